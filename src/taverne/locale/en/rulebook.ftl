### The rulebook in the browser.

rules-title = The rules
rules-welcome = Every game and mode, clause by clause, with pictures. Codes such as A15 name a clause; wherever you meet one at the table, it leads here.
rules-of = Rules of { $game }
rules-read = Read the rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No clause contains these words.
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-print = Print
rules-clause = clause { $code }
rules-link = link to this clause
rules-open = Open in the rulebook
rules-refused = That is not possible: { $why }
rules-try = Try it
rules-try-close = Close the board
rules-try-more = Here the clause can be played. Nobody else sees this table: take moves back, and start again as often as you like.
rules-try-show = Show me
