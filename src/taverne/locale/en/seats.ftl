### Seats: the lobby, the rematch, replays, signing out as a guest.

web-invite-open = Whoever opens the link can sit down; a nickname is enough. Once all seats are taken, they can watch.
web-invite-kept = The seats are kept for those who played before: they find this table among their games. Send them the link, too.
web-how-to-play = How it is played
web-team = Team { $team }
web-absent = absent
web-seat-kept = kept for a player of the last game
web-remove = Remove
web-remove-who = Remove { $name }
web-remove-sure = Remove { $name } from the table? They cannot sit down here again.
web-removed = The host has taken you off this table. You can watch once the game starts.
web-kept-seats = The free seats are kept for others.
happened-removed = The host removes { $name } from the table.
web-rematch-invited = { $names } would like to play again. Your seat is kept for you.
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-status-invited = Play again?
web-sign-out-guest = You are a guest. If you sign out, your games are lost for good: a bot takes your seat in games that are being played, and your other seats become free. With an account you keep them.
web-sign-out-sure = Sign out anyway
web-guest-signs-in = You are { $name }, a guest. If you sign in to another account, you lose that guest’s seats and games. Create an account instead to keep them.
web-replay-play = Play automatically
web-replay-pause = Pause
