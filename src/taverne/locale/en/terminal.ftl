### The command line and the terminal.

table-seat = { $name }: { $points }
table-river = River:
table-held = { $name }, legends:
table-piles = Deck: { $deck }   Discard: { $discard }
table-hand = Card in hand: { $card }
table-dealt = { $name }, starting cards: { $cards }
table-tiles-held = { $name }, tiles: { $tiles }
table-tiles-known = { $name }, known tiles on the lands: { $tiles }
table-tile-turned = Turned up: { $tile }. Keep or refuse it?
table-age = Age { $age } of 3
table-row = Row of age { $age }:
table-written = Written: { $legends }
table-score-age = Age { $age }: kingdom { $kingdom }, objective { $objective }
table-pair = The two cards: { $cards }
table-target = Target, { $points }: { $legends }
table-lost = The game is over: lost.
table-won = The game is over: won.
table-side = { $mark } { $names }: reserve { $reserve }, deck { $deck }
table-hand-of = { $name }, hand:
table-tile = { $tile }: left { $left }, front { $front }, right { $right }; points { $points }, shields { $shields }
table-asked = To decide: { $names }
table-over = The game is over. Won by: { $winners }
play-you = You
play-welcome = { $ruleset }. Type a move or its number, “help” for help, or “quit” to leave.
play-moved = { $name }: { $move }
shown-land = { $name }, { $cell }: { $what } is turned up.
shown-drawn = { $name } drew { $tile }.
shown-turned = { $cell }: { $tile } is turned up.
play-chance = Drawn: { $what }
play-moves = Your moves (number:where):
play-help =
    Type the number of a move, or the move itself, such as “take b2”, “draw”, “place c1”, “reveal a4” or “legend four”.
    “hint” suggests a move and says why, “undo” takes back your last decision as long as nothing new has been seen, “save FILE” saves the game, “quit” leaves.
play-hint = Hint: { $move }. { $why }
play-word-hint = hint
play-word-undo = undo
play-word-help = help
play-word-save = save
play-word-quit = quit
play-no-undo = There is nothing to take back: something new has been seen since, or nobody has moved yet.
play-pause = Press Enter to continue, or type “undo”.
play-saved = The game was saved to { $file }.
play-left = You left the table.
selfplay-progress = Playing
selfplay-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $ruleset }, { $decisions } decisions.
selfplay-seat = Seat { $seat } ({ $bot }): won { $share } %, { $points } points on average
verify-bad = { $file }: { $why }
verify-partial = { $file }: partial; everything known about it is correct
verify-fair = { $file }: { $draws } draws, all fair
verify-fair-missing = { $file }: no random number from { $count ->
    [one] seat { $seats }. A bot never adds one; a person who played there
   *[other] seats { $seats }. Bots never add one; people who played there
} can only trust that the server and the other seats did not agree on theirs.
verify-fair-none = { $file }: no seat added a random number, so whoever ran the game could have chosen every draw.
verify-fair-restarts = { $file }: { $count ->
    [one] one start was
   *[other] { $count } starts were
} called off before this game. Someone who saw the numbers early could have rejected draws that way.
verify-done = { $full } verified in full, { $partial } in part.
help-usage = Usage:
help-word-options = [OPTIONS]
help-word-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples
help-default = (default: { $value })
help-option-help = Show this page.
help-option-lang = The language: fr, de or en. Can appear anywhere. The default is the language of the environment.
help-option-version = Show the version.
help-option-ruleset = A ruleset key; parts left out take their defaults. `taverne rulesets` lists all keys.
help-option-seats = How many seats; by default the fewest the ruleset allows.
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
help-score-position = Four rows joined by “/”: p f m s are terrains, H E D G tribes, R a dragon, O a portal, ? unexplored. “-” reads one kingdom per line from standard input and writes one JSON object per line. With a Rivality ruleset: a file with a battlefield, one tile per line, or “-” for standard input.
help-score-legends = The legends held, separated by commas.
help-score-stones = The power stones held, separated by commas: 1,4.
help-score-json = Write JSON instead of the sheet.
help-selfplay = Let bots play games against each other.
help-selfplay-examples =
    taverne selfplay aetherya/fr1/competitive --seats 4 --games 200 --seed 7 --record out
    taverne selfplay drako --games 400 --bots greedy,random
    taverne selfplay aetherya --games 10 --record - | taverne verify -
help-selfplay-games = How many games.
help-selfplay-bots = A bot for each seat: random, greedy. A shorter list is repeated.
help-selfplay-record = Write one record per file into this folder; “-” writes them all to standard output.
help-verify = Replay records and check every line and result.
help-verify-examples =
    taverne verify out/*
    taverne verify --unfinished game.txt
help-verify-files = Records; “-” is standard input. A file may contain several.
help-verify-fair = Also recompute every draw from the secret and the nonces in the record.
help-verify-unfinished = Accept full records of games that are not over.
help-show = Draw the table of a record, at its end or at any point.
help-show-examples =
    taverne show game.txt
    taverne show game.txt --at 30 --seat 2
help-show-record = A record; “-” is standard input.
help-show-at = Show the table after this many event lines; by default at the end.
help-show-seat = Show the table as this seat sees it; by default in full.
help-play = Play in the terminal; you take seat 1, and bots take the others.
help-play-examples =
    taverne play aetherya
    taverne play drako --seats 3 --bots greedy,random --record evening.txt
help-play-bots = A bot for each other seat: random, greedy. A shorter list is repeated.
help-play-record = Write the game to this file when it ends or when you leave.
usage-no-command = There is no such command; available: { $expected }.
usage-no-option = There is no option { $found }.
usage-missing = { $expected } is missing.
usage-bad-value = The value of { $name } must be a whole number.
usage-no-value = { $name } needs a value.
usage-extra = Unexpected argument: { $found }.
usage-hint = See { $command } --help.
help-serve = Serve tables to browsers and programs.
help-serve-examples =
    taverne serve
    taverne serve --host 0.0.0.0 --open
    taverne serve --workers 4 --database postgresql://user@localhost/taverne --redis redis://localhost
help-serve-host = the address to listen on; 0.0.0.0 for everyone on the network
help-serve-port = the port to listen on
help-serve-workers = how many processes; more than one needs --redis
help-serve-database = a SQLite file or a PostgreSQL address
help-serve-redis = the address of a Redis server that carries notices between processes
help-serve-open = open a browser
help-serve-json = write log lines as JSON
arena-played = { $games } games of { $ruleset } with { $seats } seats; every deal was played from every seat.
arena-line = { $games } games, { $share } % won (95 %: { $low } to { $high }), { $points } points, rating { $rating }, { $time } ms per decision
help-bots = List the installed bots.
help-bots-examples =
    taverne bots
help-arena = Let bots play a tournament: every deal is played from every seat.
help-arena-examples =
    taverne arena aetherya --bots greedy,random --games 400
    taverne arena rivality/duel --bots greedy,random --games 400 --jobs 2 --json
help-arena-bots = the bots that play; add @ and milliseconds to give one its own time, such as search@200
help-arena-games = how many games each line-up plays
help-arena-jobs = how many processes play
help-arena-ms = milliseconds each bot may think about a decision; 0 for a fixed number of simulations instead
help-arena-ray = play on the Ray cluster at this address; auto for the one running here, local to start one with --jobs processes
help-arena-json = print the result as JSON
help-balance = Play many games between equal bots and write a report on the balance of a game.
help-balance-examples =
    taverne balance aetherya --games 100000
    taverne balance rivality/duel --games 2000 --jobs 2 --out duel.html --json duel.json
help-balance-games = how many games to play
help-balance-bot = the bot in every seat
help-balance-out = where to write the report, a single HTML page
help-balance-json = where to write the figures as JSON
balance-written = Written: { $file }
balance-decimal-mark = .
balance-span = { $value } ({ $low } to { $high })
balance-span-percent = { $value } % ({ $low } to { $high })
balance-title = The balance of { $ruleset }
balance-summary = { $games } games with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, every seat played by the bot “{ $bot }”, seed { $seed }.
balance-compiled = They were played with the compiled rules.
balance-by-rules = They were played with the rules themselves.
balance-intervals = Every rate and mean is given with its 95 % interval, in brackets or as the bar through a dot. The seats of one game depend on each other; the intervals take that into account. All of this shows how this bot plays; stronger players may find a different balance.
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
balance-seats-told = The first seat wins { $share } of the games; if all seats were equal, it would be { $even } % (dashed). A shared win is split between the winners.
balance-won-head = Won or lost
balance-won-told = The bots win { $share } of the games.
balance-points-head = Points
balance-points-told = How often a seat ends with each number of points.
balance-points-team = How often the team ends with each number of points.
balance-points-campaign = How often the campaign ends with each number of points; a lost one counts as 0.
balance-lines-head = The lines of the score sheet
balance-lines-told = How often a seat ends with each number of points in a line, all seats together; the dashed line is the mean.
balance-best-worst = The most wins go with { $best }: { $most } percentage points; the fewest with { $worst }: { $least }.
balance-caution = Correlation does not imply causation.
balance-too-rare = Too few games differ here to draw any conclusion: fewer than { $rare } seats are on one side of the comparison.
balance-legends-head = What legends are worth
balance-legends-told = How often each legend is taken, and how much more a seat wins and scores with it than the same seat without it.
balance-legends-games = Taken, share of games
balance-legends-item = Legend
balance-cards-head = What cards are worth
balance-cards-told = How much more a seat wins and scores with each additional card of a kind in its final kingdom (the slope of a straight line).
balance-cards-item = Card
balance-cards-number = Cards of the kind in the final kingdom
balance-cards-steps = { $outcome } by the number of cards of the kind in the final kingdom; numbers reached by fewer than { $rare } seats are left out.
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
balance-length-told = A game takes { $decisions } decisions and { $turns } turns; the dashed lines mark these means.
play-warmup = The bots’ search is being compiled in the background; the first time this takes about a minute. Until then they search more slowly.
analyse-warmup = Compiling the search; the first time this takes about a minute.
analyse-progress = Looking at decisions
analyse-head = line  seat  move  chance to win  cost (! 10 or more)  (best moves with their chances)
analyse-line = { $number }  { $seat }  { $move }  { $value } %  { $cost }  ({ $best })
analyse-sum = { $seat }: { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
} with a choice, each costing { $cost } points of winning chance on average, { $blunders } of them 10 or more.
help-analyse = Judge the decisions of a record: the best moves with their winning chances, and what the move played cost.
help-analyse-examples =
    taverne analyse game.txt
    taverne analyse game.txt --seat 1 --ms 1000 --json
help-analyse-record = the record, or - for standard input
help-analyse-seat = judge only this seat
help-analyse-ms = milliseconds for each decision
help-analyse-simulations = a number of simulations for each decision instead of a time; the result is the same every time
help-analyse-top = how many of the best moves to show
help-analyse-json = print the results as JSON
