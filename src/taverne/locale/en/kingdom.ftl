### The kingdom table in the browser.

kingdom-board = Kingdom of { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingdom-empty = empty
kingdom-unexplored = unexplored land
kingdom-tile-on = with a tile: { $tile }
kingdom-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
kingdom-target = can be chosen: { $what }
kingdom-chosen = chosen
kingdom-hint = hint
kingdom-present = is at the table
kingdom-absent = is away
kingdom-turn = playing
kingdom-look = Look closer:
kingdom-look-back = Back to my kingdom
kingdom-others = The other kingdoms
kingdom-do-place = place { $card } here
kingdom-do-reveal = explore this land
kingdom-do-use = use { $tile } here
kingdom-do-block = keep this card and the three to its right and below
kingdom-do-swap = swap places
kingdom-do-draw = draw a card
kingdom-do-take = take this card
kingdom-do-explore = discard the card in hand and explore a land
kingdom-do-put = put the replaced card here
kingdom-do-pair-deck = take two cards from the deck
kingdom-do-pair-discard = take this card and one from the deck
kingdom-do-drop = discard this card
kingdom-do-hand = choose where to place it
kingdom-do-legend = take this legend
kingdom-do-write = write this legend
kingdom-do-move-legend = move this legend to another age
kingdom-do-give-up = give up this legend
kingdom-do-tile = use this tile
kingdom-do-get = take this tile
kingdom-do-stone = give this stone
kingdom-do-end = End turn
kingdom-do-keep = Keep it
kingdom-do-refuse = Refuse it
kingdom-do-noswap = Leave the rows as they are
kingdom-do-arrange = Done
kingdom-picked-smuggler = Which power stone do you give away?
kingdom-picked-stone = Which tile do you take for it?
kingdom-picked-legend = Which legend of the next age should replace “{ $legend }”?
kingdom-picked-armed = This is what would change. Confirm, or tap another card.
kingdom-confirm = Confirm
kingdom-hint-arranged = Your cards are arranged as the hint suggests.
kingdom-deck = Deck
kingdom-deck-label = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kingdom-discard = Discard
kingdom-discard-number = Discard { $number }
kingdom-discard-label = { $pile }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $card }
kingdom-discard-empty = { $pile }, empty
kingdom-hand = In hand
kingdom-hand-label = In hand: { $card }
kingdom-pair = The two cards
kingdom-turned = Found
kingdom-river-left = { $count ->
    [one] { $count } more in the deck
   *[other] { $count } more in the deck
}
kingdom-river-empty = no legends left
kingdom-age = Age { $age } of 3
kingdom-age-short = Age { $age }
kingdom-objective = objective { $points }
kingdom-goal = { $left ->
    [0] All legends of this row are written. More points than { $objective } make a good score: you have { $kingdom }.
   *[other] Write all legends of this row ({ $left } to go), with more points than { $objective }: you have { $kingdom }.
}
kingdom-line-stones = Legends, stones
kingdom-written = Written
kingdom-written-round = Written this round
kingdom-nothing-written = none yet
kingdom-target-title = Target
kingdom-target-beat = Every kingdom must score more than { $points }.
kingdom-held-legends = Legends
kingdom-held-tiles = Tiles
kingdom-legend = Legend:
kingdom-legend-met = your kingdom meets it
kingdom-met = met
kingdom-tile-label = { $tile }, held by { $name }
kingdom-explain = Explain a card
kingdom-explain-on = Choose what to explain
kingdom-why-line = { $line } { $points }: why?
kingdom-why-title = Why { $points }?
kingdom-why-card = What { $card } { $cell } is worth
kingdom-why-none = Nothing scores here.
kingdom-rule = Rule
kingdom-sheet = Score sheet
kingdom-sheet-line = Line
kingdom-sheet-kingdom = Kingdom
kingdom-sheet-objective = Objective
kingdom-sheet-score = Score
kingdom-sheet-target = Target
kingdom-sheet-team = Lowest kingdom minus the target
kingdom-sheet-campaign = Campaign
kingdom-sheet-result = Result
kingdom-sheet-lost = lost
kingdom-sheet-won = won
kingdom-tied = Equal points: the best single line decides, then the second best, and so on. (A10)
kingdom-unwritten = The campaign is lost because these legends were not written: { $legends }. (A56)
kingdom-legends-count = { $count ->
    [one] { $count } legend
   *[other] { $count } legends
}
kingdom-winner = winner
kingdom-change = { $points } with this move
kingdom-age-result = Age { $age }: kingdom { $kingdom }, objective { $objective }, score { $score }
