### Taverne in English. French and German have the same messages; a test compares them.

## Games, editions, modes

game-aetherya = Aetherya
game-drako = Drako – Aetherya Pocket
game-rivality = Rivality
mode-duel = duel: hold the majority
mode-three = three-way battle
mode-teams = two teams of two
option-expert = with expert rules
option-beginner = as a beginner
option-veteran = as a veteran
edition-fr = French
edition-fr1 = first French printing
edition-fr2 = second French printing
edition-de = German
mode-competitive = competitive: build the most harmonious kingdom
mode-objects = objects & characters: twelve tiles for each player
mode-solo = solo: you against the game
mode-cooperative = cooperative: every kingdom must beat the target
ruleset-line = { $game } ({ $edition }), { $mode }

## Cards and legends

card-plain = Plain
card-forest = Forest
card-mountain = Mountain
card-swamp = Swamp
card-human = Human
card-elf = Elf
card-dwarf = Dwarf
card-goblin = Goblin
card-dragon = Dragon
card-portal = Portal
card-unknown = unknown
land-circle = Stone circle
land-cottage = Cottage
land-fortress = Fortress
land-well = Mana well
land-unknown = unknown tile
souramoun = Souramoun
legend-kin = two linked: { $first }
legend-land = three linked: { $first }
legend-alliance = alliance { $first }–{ $second }
legend-battle = battle { $first }–{ $second }
legend-four = the four tribes
tile-treaty = Treaty
tile-staff = Staff
tile-sword = Sword
tile-griffin = Griffin
tile-hammer = Hammer
tile-palantir = Palantir
tile-stone-1 = Stone 1
tile-stone-2 = Stone 2
tile-stone-3 = Stone 3
tile-stone-4 = Stone 4
tile-smuggler = Smuggler
tile-thief = Thief
tile-unknown = unknown tile

## The score sheet

line-elves = Elves
line-dwarves = Dwarves
line-humans = Humans
line-goblins = Goblins
line-dragons = Dragons
line-legends = Legends
line-conflicts = Conflicts
line-total = Total
sheet-legends-met = Legends this kingdom meets:
reason-harmony = { $card } { $cell } is linked to { $linked }
reason-tame = { $card } { $cell } is tamed by { $linked }
reason-staff = { $card } { $cell } is tamed by a staff
reason-wild = { $card } { $cell } is wild
reason-excess = { $card } { $cell } is one dragon too many
reason-conflict = { $card } { $cell } is in conflict with { $linked }
reason-legend = legend held: { $card }
reason-stones = power stones { $card }, the last digit of their sum
reason-control = { $tile } on { $cell } is controlled: { $golems }
reason-well = { $tile } on { $cell } is contested, { $golems }, and goes to who controls the well
reason-souramoun = { $tile } on { $cell } is contested, { $golems }, and goes to Souramoun
reason-contested = { $tile } on { $cell } is contested: { $golems }
reason-empty = { $tile } on { $cell } holds no golem: { $golems }
reason-wizard = { $tile } on { $cell } has a wizard on it: { $golems }
reason-rival = { $tile } on { $cell } has a golem of another side on it: { $golems }
sheet-side = Side { $side } { $mark }: { $points }
sheet-nobody = Nobody
sheet-winners = Won by { $sides }
reason-path = { $count ->
    [one] through the portal { $portals }
   *[other] through the portals { $portals }
}

## The table

seat = Seat { $seat }
table-kingdom = { $name }: { $points }
table-river = River:
table-held = { $name }, legends:
table-piles = Deck: { $deck }   Discard: { $discard }
table-hand = Card in hand: { $card }
table-dealt = { $name }, starting cards: { $cards }
table-tiles-held = { $name }, tiles: { $tiles }
table-tiles-known = { $name }, tiles known on the lands: { $tiles }
table-tile-turned = Turned up: { $tile }. Keep or refuse it?
table-age = Age { $age } of 3
table-row = Row of age { $age }:
table-written = Written: { $legends }
table-score-age = Age { $age }: kingdom { $kingdom }, objective { $objective }
table-pair = The two cards: { $cards }
table-target = Target, { $points }: { $legends }
table-lost = The game is over, and lost.
table-won = The game is over, and won.
table-side = { $mark } { $names }: reserve { $reserve }, deck { $deck }
table-hand-of = { $name }, hand:
table-tile = { $tile }: left { $left }, front { $front }, right { $right }; points { $points }, shields { $shields }
table-asked = To decide: { $names }
table-over = The game is over. Won by: { $winners }

## Playing at the prompt

play-you = You
play-welcome = { $ruleset }. Type a move or its number; “help” explains, “quit” leaves.
play-moved = { $name }: { $move }
shown-land = { $name }, { $cell }: { $what } is turned up.
shown-drawn = { $name } drew { $tile }.
shown-turned = { $cell }: { $tile } is turned up.
play-chance = Drawn: { $what }
play-moves = Your moves (number:where):
play-help =
    Type the number of a move, or its words, such as “take b2”, “draw”, “place c1”, “reveal a4” or “legend four”.
    “undo” takes your last decision back while nothing new has been seen, “save FILE” writes the game down, “quit” leaves.
hint-arrange = The four letters lie on b2 c2 b3 c3, in that order.
hint-lay = Write: lay, the tile, its cell, and where its front points (n e s w), such as “lay C5 0,-1 s”.
hint-drop = Which of the two cards is discarded?
hint-pair = Two cards of the deck, or the discard and one of the deck?
hint-swap = You may exchange a legend of this age with one of the next: “swap L M”, or “noswap”.
hint-block = Which 2 × 2 block stays? Name its top left cell.
hint-keep = Keep the tile, or refuse it?
play-word-undo = undo
play-word-help = help
play-word-save = save
play-word-quit = quit
play-no-undo = There is nothing to take back: something new has been seen since, or nobody has moved.
play-pause = Press Enter to go on, or type “undo”.
play-saved = The game is written to { $file }.
play-left = You left the table.

## Self-play and records

selfplay-progress = Playing
selfplay-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $ruleset }, { $decisions } decisions.
selfplay-seat = Seat { $seat } ({ $bot }): won { $share } %, { $points } points on average
verify-bad = { $file }: { $why }
verify-partial = { $file }: partial, what is known of it is right
verify-fair = { $file }: { $draws } draws, all fair
verify-done = { $full } verified in full, { $partial } in part.

## Help pages

help-usage = Usage:
help-word-options = [OPTIONS]
help-word-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples
help-default = (without it: { $value })
help-option-help = Show this page.
help-option-lang = The language: fr, de or en. May stand anywhere. Without it, that of the environment.
help-option-version = Show the version.
help-option-ruleset = A ruleset key; what it leaves out is the default. `taverne rulesets` lists them.
help-option-seats = How many seats; without it the fewest the ruleset allows.
help-option-seed = A number that makes the games repeatable.
help-taverne = Taverne: an unofficial digital table for Aetherya, Drako and Rivality.
help-taverne-examples =
    taverne play aetherya --bots journeyman
    taverne score mfEf/DEfH/spHm/HORD
    taverne selfplay drako --games 100 --record games
help-rulesets = List every ruleset: its key, how many seats it has, and what it is.
help-rulesets-examples =
    taverne rulesets
    taverne rulesets --lang de
help-score = Score a kingdom, or a battlefield of Rivality, with the reason for every point.
help-score-examples =
    taverne score mfEf/DEfH/spHm/HORD
    taverne score mfEf/DEfH/spHm/HORD --legends kin-H,land-f --json
    cat kingdoms.txt | taverne score - --ruleset drako
    taverne score battlefield.txt --ruleset rivality/duel+expert
help-score-kingdom = Four rows joined by “/”: p f m s are terrains, H E D G tribes, R a dragon, O a portal, ? unexplored. “-” reads one a line from standard input and writes one JSON object a line. With a ruleset of Rivality: a file with a battlefield, one tile a line, “-” for standard input.
help-score-legends = The legends held, with commas between them.
help-score-stones = The power stones held, with commas between them: 1,4.
help-score-json = Write JSON instead of the sheet.
help-selfplay = Let bots play games among themselves.
help-selfplay-examples =
    taverne selfplay aetherya/fr1/competitive --seats 4 --games 200 --seed 7 --record out
    taverne selfplay drako --games 400 --bots greedy,random
    taverne selfplay aetherya --games 10 --record - | taverne verify -
help-selfplay-games = How many games.
help-selfplay-bots = A bot for each seat, repeated if fewer: random, greedy.
help-selfplay-record = Write one record a file into this folder; “-” writes all to standard output.
help-verify = Replay records and check every line and result of theirs.
help-verify-examples =
    taverne verify out/*
    taverne verify --unfinished game.txt
help-verify-files = Records; “-” is standard input. A file may hold several.
help-verify-fair = Also recompute every draw from the secret and the nonces in the record.
help-verify-unfinished = Accept full records of games that are not over.
help-show = Draw the table of a record, at its end or at any point.
help-show-examples =
    taverne show game.txt
    taverne show game.txt --at 30 --seat 2
help-show-record = A record; “-” is standard input.
help-show-at = After how many event lines; without it at the end.
help-show-seat = As this seat sees it; without it in full.
help-play = Play in the terminal; you take seat 1, bots the others.
help-play-examples =
    taverne play aetherya
    taverne play drako --seats 3 --bots greedy,random --record evening.txt
help-play-bots = A bot for each other seat, repeated if fewer: random, greedy.
help-play-record = Write the game to this file when it ends or you leave.

## Usage errors

usage-no-command = There is no such command; there are: { $expected }.
usage-no-option = There is no option { $found }.
usage-missing = { $expected } is missing.
usage-bad-value = The value of { $name } is of the wrong kind; a whole number is expected.
usage-no-value = { $name } needs a value.
usage-extra = Not expected here: { $found }.
usage-hint = See { $command } --help.

## Errors: what was found, what was expected

error-at-line = line { $line }: { $text }
error-language = There is no language “{ $found }”; there are: { $expected }.
error-file = { $file } cannot be read or written: { $reason }.
error-file-text = { $file } is not UTF-8 text (byte { $position }).
error-games = { $found } games cannot be played; at least 1 is expected.
error-bots-many = { $found } bots are named, but the seats for them are { $expected }.
error-bot-unknown = There is no bot “{ $found }”; there are: { $expected }.
error-choice = There is no move number { $found }; the last is { $expected }.
error-show-at = There is no event line { $found }; the record has { $expected }.
error-game-unknown = There is no game “{ $found }” (in “{ $key }”); there are: { $expected }.
error-edition-unknown = There is no edition “{ $found }” (in “{ $key }”); there are: { $expected }.
error-mode-unknown = There is no mode “{ $found }” (in “{ $key }”); there are: { $expected }.
error-option-unknown = There is no option “{ $found }” (in “{ $key }”); there are: { $expected }.
error-options-clash = Only one of { $found } can hold (in “{ $key }”).
error-ruleset-parts = “{ $key }” has too many parts; game/edition/mode is expected.
error-seats = { $ruleset } is not played with { $found } seats; possible: { $expected }.
error-seats-tag = The Seats tag says “{ $found }”; a number is expected.
error-seat-unknown = There is no such seat as { $found } here; possible: { $expected }.
error-kingdom-rows = “{ $text }” has { $found } rows; { $expected }, joined by “/”, are expected.
error-kingdom-row = Row { $row }, “{ $text }”, has { $found } cards; { $expected } are expected.
error-kingdom-card = “{ $found }” on { $cell } is no card; expected is one of { $expected }.
error-card-unknown = “{ $found }” is no card; expected is one of { $expected }.
error-cell-unknown = “{ $found }” is no cell; expected is one of { $expected }.
error-legend-unknown = “{ $found }” is no legend; expected is one of { $expected }.
error-laid-tile = “{ $found }” is no tile laid on a card; expected is { $expected }.
error-laid-tile-card = A { $tile } cannot lie on { $cell }: a treaty needs a tribe, a staff a dragon.
error-laid-tile-twice = There is already a tile on { $cell }, where { $tile } should lie.
error-move-unknown = “{ $found }” is no move.
error-chance-unknown = “* { $found }” is nothing chance does.
error-not-asked = Seat { $found } is not to decide now; expected is { $expected }.
error-game-over = The game is over; no move is possible.
error-move-now = “{ $found }” is not possible now; expected is one of: { $expected }.
error-spectator-moves = A spectator cannot move.
error-chance-not-asked = Nothing is to be drawn now.
error-draw-expected = “* { $found }” was found where “* { $expected } …” is expected.
error-draw-impossible = No { $found } is left to be drawn.
error-deal-double = Seat { $seat } would be dealt a second { $found }; four different cards are expected.
error-legend-gone = The legend { $found } is no longer in the legend deck.
error-arrange-cards = “{ $found }” does not lay the cards dealt, { $expected }.
error-cell-locked = { $cell } holds { $card }, which is locked: nothing can be placed there.
error-cell-same = { $cell } already shows { $card }; another kind is expected.
error-land-explored = { $cell } is already explored; an unexplored land is expected.
error-legend-second = { $legend } would be the second legend this turn; one is allowed.
error-legend-absent = { $legend } is not in the river.
error-legend-unmet = The kingdom does not meet { $legend }.
error-tag = “{ $found }” is no tag; expected is { $expected }.
error-tag-twice = The tag { $found } stands twice.
error-tag-missing = The tag { $expected } is missing.
error-view-tag = The View tag says “{ $found }”; expected is “spectator” or a seat from 1 to { $expected }.
error-line = “{ $found }” is no event; expected is “{ $expected }”.
error-line-after-result = “{ $found }” stands after the result.
error-actor = “{ $found }” is no actor; expected is one of { $expected }.
error-line-differs = “{ $found }” was found, “{ $expected }” is expected.
error-line-extra = “{ $found }” is more than the game has.
error-line-missing = The record stops where “{ $expected }” is expected.
error-result-differs = “{ $found }” was found, “{ $expected }” follows from the game.
error-result-early = “{ $found }” stands before the game is over.
error-record-unfinished = The record stops before the game does; the decision of { $expected } is expected.
error-shown = “{ $found }” shows no land of this game; expected is “{ $expected }”.
error-shown-twice = A land of seat { $seat } is shown as { $found }, but it was { $expected }.
error-card-count = There are { $found } cards of { $card }; the game has { $expected }.
error-cards-total = There are { $found } cards; the game has { $expected }.
error-legend-count = The legend { $legend } is there { $found } times; once is expected.
error-lands-count = Seat { $seat } has { $found } lands written; { $expected } are expected.
error-step-unknown = “{ $found }” is no step of this game; expected is one of { $expected }.
error-snapshot-twice = “{ $found }” stands twice in the snapshot.
error-snapshot-missing = “{ $expected }” is missing in the snapshot.
error-snapshot-line = “{ $found }” does not belong in the snapshot; expected is “{ $expected }”.
error-stone = “{ $found }” is no power stone; expected are numbers from 1 to 4.
error-pile-empty = Discard { $found } is empty: nothing can be taken from it.
error-pile-unknown = There is no discard { $found }; there is { $expected }.
error-tile-unknown = “{ $found }” is no tile; expected is one of { $expected }.
error-tile-not-held = You do not hold { $tile }.
error-treaty-target = A treaty cannot lie on { $cell }; one of your face-up tribes without a treaty is expected.
error-staff-dragons = No staff can be laid on { $cell }: there are too many dragons.
error-staff-target = A staff cannot lie on { $cell }; one of your wild dragons is expected.
error-seat-absent = There is no seat { $found }; the seats are 1 to { $expected }.
error-tile-not-face-down = There is no face-down tile on { $cell } of seat { $seat }.
error-palantir-used = Every { $tile } you hold has been used this turn.
error-smuggler-stone = The smuggler is paid with a power stone you hold, not with { $tile }.
error-smuggler-tile = The smuggler takes no power stone; { $tile } was asked for.
error-victim = Seat { $found } is not an opponent.
error-victim-tile = Seat { $seat } does not hold { $tile }.
error-thief-tile = The thief takes objects only; { $tile } is a character.
error-legend-after-tile = Once a tile has been used, only the sword still takes a legend.
error-swap-row = { $legend } is not in the row it would be swapped from.
error-pair-deck = Two cards cannot be taken from a deck of { $found }.
error-drop-card = { $found } is not one of the two cards, { $expected }.
error-must-place = The card from the discard must be placed: { $cell } cannot be revealed with it.
error-block-cell = No 2 × 2 block begins at { $cell }; expected is one of a1 … c3.
error-unknown-place = “{ $found }” holds a “?” where nothing can be unknown.
error-deck-order = { $found } cannot lie at place { $place }: a deck has { $expected } fortresses and none at its bottom.
error-deck-redrawn = { $found } cannot come here after the mulligan; expected is one of { $expected }.
error-mulligan = The opening hand cannot be returned: { $found }: a spell of range 1.
error-tile-not-in-hand = Seat { $seat } does not hold { $tile }; its tiles are { $expected }.
error-cell-taken = { $cell } already holds { $found }; an empty cell is expected.
error-cell-apart = { $cell } is not adjacent to a tile; there is none on { $expected }.
error-spell-not-open = No spell to { $found } can be chosen now; expected is one of: { $expected }.
error-rival-not-open = A golem of side { $found } cannot be removed; expected is one of the sides { $expected }.
error-delayed-not-open = { $found } is no delayed spell to be cast now; expected is one of: { $expected }.
error-entrance = Your wizard cannot enter on { $found }; expected is one of { $expected }.
error-way = Your wizard cannot go to { $found }; expected is one of { $expected }.
error-direction-unknown = “{ $found }” is no direction; expected is one of { $expected }.
error-deck-size = { $found } tiles are written for a deck of { $expected }.
error-field-line = “{ $found }” is no tile of a battlefield; expected is “{ $expected }”.
error-cell-twice = { $cell } stands twice: with { $found } after { $expected }.
error-tile-twice = { $tile } lies on { $found } and on { $expected }; there is one of it.
error-golems-many = { $found } golems stand on { $cell }; at most { $expected } are possible.
error-golems-text = “{ $found }” on { $cell } is neither a wizard nor golems; expected is such as { $expected }.
error-side-unknown = “{ $found }” names no side; the sides are 1 to { $expected }.
error-side-twice = Side { $side } stands twice on { $cell }: “{ $found }”.
error-wizard-twice = The wizard of side { $side } stands on { $found } and on { $expected }; there is one.
error-tile-apart = { $tile } on { $cell } does not hang together with the mana well.
error-well-place = “{ $found }” was found; the mana well and nothing else lies at { $expected }.
error-well-missing = The mana well is missing; “{ $expected }” is expected.
error-golem-count = Side { $side } has { $found } golems; there are { $expected } of them.
error-tile-count = { $tile } is there { $found } times; { $expected } is expected.
error-tiles-laid = { $found } is laid but not on the battlefield, or the other way round.
error-tile-side = { $tile } is not in the deck of side { $side }.
error-fortresses = Side { $side } has { $found } fortresses; at most { $expected } are expected.
error-hand-size = A hand has { $found } tiles; at most { $expected } are expected.
error-hidden-count = { $found } tiles are written for { $expected } that lie face down.
error-wizard-missing = The wizard of side { $side } is not on the battlefield, yet its spells are being cast.
error-gains = The cells in the order control was gained are “{ $found }”; they must be { $expected }, in some order.
error-reserve-empty = The reserve of side { $side } is empty: the game would be over.
error-no-move = Seat { $seat } is asked for “{ $step }” but has no move.
error-deck-impossible = No deck of seat { $seat } agrees with what this record tells of it.
error-score-held = Legends and power stones are not scored in Rivality.
error-fair-partial = Only a full record tells its draws; this one is partial.
error-fair-tag = The fairness tags are not hexadecimal.
error-fair-commitment = The secret is not the one that was committed to.
error-fair-draw = “* { $found }” was drawn, but the secret and the nonces give “* { $expected }”.
error-entry-unknown = There is no entry { $found }; the last is { $expected }.
error-record-running = The full record is shown when the game is over.
error-seat-taken = Seat { $found } is taken.
error-seat-free = Nobody sits in seat { $found }.
error-seated-twice = { $found } already sits at this table.
error-started = The game has already begun.
error-not-started = The game has not begun yet.
error-seats-free = The game cannot begin: nobody sits in { $found }.
error-stale = The table has moved on: entry { $found } was the last you knew, { $expected } is the last now.
error-unconfirmed = The turn of seat { $found } is still to be confirmed.
error-nothing-to-confirm = Seat { $found } has nothing to confirm.
error-undo = Seat { $found } has nothing to take back: something new has been seen, or others have moved.
error-shown-unknown = “{ $found }” shows nothing; what is shown is known.
error-no-tiles = This game has no tiles and no power stones.
error-line-short = “{ $found }” stops too early; more of it is expected on the same line.
error-seat-reserved = Seat { $found } is kept for someone else.
error-nonce = What seat { $found } showed is not what it had promised.
error-nonce-late = Seat { $found } cannot show a nonce now.
error-closed = This table has been given up.
error-rematch-running = A rematch is possible once the game is over.
error-rematch-twice = The rematch is at table { $found }.
error-setting = { $name } is “{ $found }”; expected is { $expected }.
error-table-unknown = There is no table “{ $found }”. Was the whole link copied?
error-busy = Too many people move at this table at once. Try again.
error-storage = What happens cannot be stored at the moment; nothing was changed. Try again soon.
error-internal = Something went wrong on the server; nothing was changed.
error-too-often = That was too often. Wait a moment and try again.
error-too-many-tables = You already have { $expected } unfinished tables.
error-too-many-followed = At most { $expected } tables can be followed at once.
error-too-large = The message is too large; at most { $expected } bytes are expected.
error-message = The message cannot be read: “{ $found }”; expected is { $expected }.
error-parameter-missing = The parameter “{ $expected }” is missing.
error-method = This address cannot be used with { $found }.
error-address-unknown = There is nothing at this address.
error-origin = Another web page may not do this in your name.
error-not-signed-in = First say who you are: enter with a nickname or sign in.
error-account-exists = You already have an account.
error-name = “{ $found }” cannot be a name; expected are 1 to 24 visible characters.
error-name-taken = The name “{ $found }” is taken.
error-sign-in = Name and password do not fit.
error-recover = Name and recovery code do not fit.
error-host-only = Only who opened the table can do this.
error-not-your-seat = Seat { $found } is not yours.
error-not-seated = You do not sit at this table.
error-no-free-seat = There is no free seat at this table.
error-chat-line = There is no line { $found } in this chat.
error-chat-empty = There is nothing to say in this message.
error-workers = { $found } processes cannot be started; expected are 1 to 64.
error-workers-redis = Several processes need Redis to tell each other the news: give its address with --redis.
error-port = { $host }, port { $found }, cannot be used: another program may be using it. Choose another with --port.
error-server-missing = The server is not installed. Install it with: pip install "taverne[server]"
serve-here = Taverne is served at { $address }
serve-network = and for others on this network at { $address }
serve-data = Its data are kept in { $place }
serve-stop = Ctrl+C stops it; nothing is lost.
page-welcome = A table for Aetherya, Drako and Rivality: all modes, alone, against bots or with friends.
page-client-to-come = The tables are ready; the pages to play on in the browser are still being built. Until then play in the terminal with “taverne play”, or through the interface.
page-interface = The interface for programs
page-interface-more = What each address takes and gives, in full:
page-unofficial = An unofficial project by players. It is not connected with the games' designer or publisher.
page-missing = There is nothing here.
page-back = Back to the start
help-serve = Serve tables to browsers and programs.
help-serve-examples =
    taverne serve
    taverne serve --host 0.0.0.0 --open
    taverne serve --workers 4 --database postgresql://user@localhost/taverne --redis redis://localhost
help-serve-host = the address to serve at; 0.0.0.0 for everyone on the network
help-serve-port = the port to serve at
help-serve-workers = how many processes; more than one needs --redis
help-serve-database = a SQLite file or a PostgreSQL address
help-serve-redis = the address of a Redis that carries news between processes
help-serve-open = open the browser
help-serve-json = log lines as JSON
error-resigned-tag = “{ $found }” in the tag Resigned is no seat; the seats are 1 to { $expected }.
error-bots-twice = Each bot is named once; found is { $found }.
error-jobs = { $found } processes cannot be used; expected are 1 to { $expected }.
error-bot-budget = “{ $found }” does not name a bot and its time; write a name, @ and milliseconds, such as search@200.
arena-played = { $games } games of { $ruleset } with { $seats } seats; every deal was played from every seat.
arena-line = { $games } games, { $share } % won (95 %: { $low } to { $high }), { $points } points, rating { $rating }, { $time } ms a decision
help-bots = List the bots that are installed.
help-bots-examples =
    taverne bots
help-arena = Let bots play a tournament: every deal from every seat.
help-arena-examples =
    taverne arena aetherya --bots greedy,random --games 400
    taverne arena rivality/duel --bots greedy,random --games 400 --jobs 2 --json
help-arena-bots = the bots that play; with @ and milliseconds one has its own time, such as search@200
help-arena-games = how many games each line-up plays
help-arena-jobs = how many processes play
help-arena-ms = milliseconds each bot may think about a decision; 0 for a number of simulations, the same each time
help-arena-ray = play on the Ray cluster at this address; auto for the one running here, local to start one with --jobs processes
help-arena-json = print the result as JSON
error-password = A password has 8 to 200 characters.
error-name-length = A name has 1 to 24 characters.
error-chat-length = A chat line has 1 to 500 characters.
error-too-many-connections = Too many connections come from this network address. Close some of them.
error-ray-missing = Playing on a cluster needs Ray. Install it with: pip install "taverne[cluster]"
error-ray-address = No Ray cluster answers at “{ $found }”; expected is HOST:PORT, “auto” for the one running here, or “local” to start one.
help-balance = Play many games between equal bots and write a report on the balance of a game.
help-balance-examples =
    taverne balance aetherya --games 100000
    taverne balance rivality/duel --games 2000 --jobs 2 --out duel.html --json duel.json
help-balance-games = how many games are played
help-balance-bot = the bot in every seat
help-balance-out = where to write the report, one page of HTML
help-balance-json = where to write the figures as JSON
error-report-missing = The report needs matplotlib. Install it with: pip install "taverne[report]"
balance-written = Written: { $file }
balance-decimal-mark = .
balance-span = { $value } ({ $low } to { $high })
balance-span-percent = { $value } % ({ $low } to { $high })
balance-title = The balance of { $ruleset }
balance-summary = { $games } games with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, every seat played by the bot “{ $bot }”, seed { $seed }.
balance-compiled = They were played by the compiled rules.
balance-by-rules = They were played by the rules themselves.
balance-intervals = Every rate and mean stands with its 95 % interval: in brackets, or as the bar through a dot. Seats of one game depend on each other; the intervals take that into account. All of it tells how this bot plays; stronger players may find another balance.
balance-figures = The figures
balance-seat = Seat
balance-line = Line
balance-win-share = Win share
balance-won = Games won
balance-mean-points = Mean points
balance-points = Points
balance-games = Share of the games
balance-seats-share = Share of the seats
balance-decisions = Decisions
balance-turns = Turns
balance-win-change = { $win }, percentage points
balance-points-change = Points
balance-seats-head = The seats
balance-seats-told = The first seat wins { $share } of the games; with equal seats it would be { $even } % (dashed). A shared win counts in parts.
balance-won-head = Won or lost
balance-won-told = The bots win { $share } of the games.
balance-points-head = Points
balance-points-told = How often a seat ends with so many points.
balance-points-team = How often the team ends with so many points.
balance-points-campaign = How often the campaign ends with so many points; a lost one counts 0.
balance-lines-head = The lines of the score sheet
balance-lines-told = How often a final kingdom gets so many points in each line, all seats together; the dashed line is the mean.
balance-best-worst = The most wins go with { $best }: { $most } percentage points; the fewest with { $worst }: { $least }.
balance-caution = What goes together is not always cause and effect.
balance-too-rare = Too few games differ here to tell anything: fewer than { $rare } seats are on one side of the comparison.
balance-legends-head = What legends are worth
balance-legends-told = How often each legend is taken, and how much more a seat wins and scores with it than the same seat without it.
balance-legends-games = Taken, share of games
balance-legends-item = Legend
balance-cards-head = What cards are worth
balance-cards-told = How much more a seat wins and scores with each further card of a kind in its final kingdom (the slope of a straight line).
balance-cards-item = Card
balance-cards-number = Cards of the kind in the final kingdom
balance-steps-told = { $outcome } by how many cards of the kind stand in the final kingdom; numbers that fewer than { $rare } seats had are left out.
balance-objects-head = What objects and characters are worth
balance-objects-told = How often each tile is held at the end, and how much more a seat wins and scores with it than the same seat without it.
balance-objects-games = Held, share of games
balance-objects-item = Tile
balance-laid-head = What laying a tile is worth
balance-laid-told = How often each tile is laid, and how much more a seat wins and scores when it has laid it than the same seat when it has not.
balance-laid-games = Laid, share of games
balance-laid-item = Tile
balance-held-head = What holding a tile is worth
balance-held-told = How often a side takes each tile at the end, and how much more a seat wins and scores when its side does than the same seat when it does not. The tile’s own points are part of this.
balance-held-games = Taken, share of games
balance-held-item = Tile
balance-length-head = The length of a game
balance-length-told = A game takes { $decisions } decisions and { $turns } turns; the dashed lines are these means.
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-archmage = Archmage
bot-apprentice = Apprentice: means well, forgets much; a first opponent.
bot-journeyman = Journeyman: sees what a move brings at once, and seldom errs.
bot-master = Master: looks ahead, for a moment.
bot-archmage = Archmage: looks ahead as long as its time allows.
bot-random = any legal move
bot-greedy = the move that looks best at once
bot-quick = the move that looks best to the search before it has tried any
bot-search = the move that does best in simulated games
play-rehearsing = The bots get ready; the first time that takes half a minute.
analyse-progress = Looking at decisions
error-hint-wait = The bots are getting ready, or think of a hint for you already; try again in a moment.
analyse-head = line  seat  move  chance to win  cost (! 10 or more)  (best moves with their chances)
analyse-line = { $number }  { $seat }  { $move }  { $value } %  { $cost }  ({ $best })
analyse-sum = { $seat }: { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
} with a choice, { $cost } points of winning chances lost each on average, { $blunders } of them 10 or more.
error-analyse-budget = A time or a number of simulations cannot be less than 0, and at least one move is shown.
error-analyse-partial = This record tells what seat { $expected } saw: only the decisions of that seat can be judged.
help-analyse = Judge the decisions of a record: the best moves with their chances to win, and what the move played cost.
help-analyse-examples =
    taverne analyse game.txt
    taverne analyse game.txt --seat 1 --ms 1000 --json
help-analyse-record = the record, or - for standard input
help-analyse-seat = judge this seat alone
help-analyse-ms = milliseconds for each decision
help-analyse-simulations = simulations for each decision instead of a time; the same each time
help-analyse-top = how many of the best moves are shown
help-analyse-json = print the judgement as JSON
error-hint-people = There are hints only where nobody else plays but bots.
error-hint-asked = You are not asked for a decision now.
error-hint-none = No hint could be found; try again.
