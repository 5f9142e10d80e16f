### The settings of a reader, in one dialog.

settings-title = Einstellungen
settings-colours = Farben
settings-colours-system = Wie mein Gerät
settings-colours-dark = Dunkel
settings-colours-light = Hell
settings-turn = Wenn ich dran bin
settings-sound = Ton
settings-sound-off = Aus
settings-sound-elsewhere = Wenn ich dran bin und woanders hinschaue
settings-sound-turn = Wenn ich dran bin
settings-sound-move = Wenn ich dran bin und bei jedem Zug
settings-volume = Lautstärke
settings-listen = Anhören
settings-table = Am Tisch
settings-speed = Animationen
settings-speed-none = Keine
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-speed-still = Dein Gerät wünscht wenig Bewegung, also bewegt sich nichts.
settings-confirm = Jeden Zug bestätigen
settings-confirm-more = Der Zug wird erst gezeigt und erst gespielt, wenn du ihn bestätigst.
web-picked-sure = Diesen Zug spielen? Bestätige, oder wähle etwas anderes.
web-confirm-move = Bestätigen
