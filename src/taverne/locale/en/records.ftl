### Records: the check of the shuffles, import and upload.

check-fair = The shuffles were fair: nobody could choose what was drawn. Checked on this device: { $draws } draws were recomputed, and every one follows from the numbers that everyone committed to before the game. The record is of the game you saw.
check-unchecked = Recomputed on this device: all { $draws } draws follow from the numbers in the record. This browser knew none of these numbers before the game, so it cannot tell whether they were fixed by then.
check-draws = Recomputed on this device: the draws do not follow from the numbers in the record. Someone could have chosen what was drawn!
check-numbers = The record does not say which numbers the draws follow from, or contradicts itself, so they cannot be recomputed.
check-record = The record is not a complete record of the game you saw, so the shuffles of that game cannot be checked!
check-no-engine = This browser has no WebAssembly and cannot run the rules, so it cannot recompute the draws itself.
check-ask-server = Take the server’s word
import-button = Import games
import-about = Choose the records of games, or drop the files here.
import-about-touch = Choose the records of games.
import-drop = Drop the files here
import-done = { $count ->
    [one] One game was
   *[other] { $count } games were
} imported.
import-known = { $file }: this game is here already.
import-failed = { $file }: { $reason }
import-mark = played elsewhere
import-stopped = This record ends before its game does. You can look at the game, but it cannot go on: nobody could shuffle fairly from here.
web-status-stopped = incomplete record
upload-button = Upload
upload-who = Upload this game: { $name }
upload-about = Stores a copy on the server, where only you and those with the link can see it.
upload-done = Uploaded
upload-copy = See the copy
