### The settings of a reader, in one dialog.

settings-title = Settings
settings-colours = Colours
settings-colours-system = Like my device
settings-colours-dark = Dark
settings-colours-light = Light
settings-turn = When it is my turn
settings-sound = Sound
settings-sound-off = Off
settings-sound-elsewhere = Only if I am looking elsewhere
settings-sound-turn = Always
settings-sound-move = Also on every move
settings-volume = Volume
settings-listen = Listen
settings-table = At the table
settings-speed = Animations
settings-speed-none = None
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-speed-still = Your device asks for reduced motion, so nothing moves.
settings-confirm = Confirm every move
settings-confirm-more = A move is shown first and played once you confirm it.
web-picked-sure = Play this? Confirm, or choose something else.
web-confirm-move = Confirm
settings-badge = Mark the tab
settings-badge-more = Its title and icon, and the app’s icon, show when a game waits for me.
notify-title = Notifications on this device
notify-off = Off
notify-days = Games that last days
notify-every = All games
notify-note = Only while you are not at the table, once a turn.
notify-cannot = This browser cannot show notifications here; it takes a secure address (https).
notify-nobody = Take a seat or sign in first.
notify-denied = Your browser blocks notifications of this site. Allow them in its settings.
notify-failed = The browser’s push service does not answer. Try again later.
notify-browsers = { $count ->
    [one] You are notified on one device.
   *[other] You are notified on { $count } devices.
  }
notify-off-everywhere = Turn off everywhere
