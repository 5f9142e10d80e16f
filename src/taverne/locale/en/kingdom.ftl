### The kingdom games: their names and rules, and their table in the browser.

kingdom-board = Kingdom of { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingdom-number = Kingdom { $number }
kingdom-empty = empty
kingdom-unexplored = unexplored land
kingdom-tile-on = with a tile: { $tile }
kingdom-target = can be chosen: { $what }
kingdom-chosen = chosen
kingdom-hint = hint
kingdom-present = is at the table
kingdom-absent = is away
kingdom-turn = { $you ->
    [yes] your turn
   *[no] playing
}
kingdom-arranging = { $you ->
    [yes] you lay out
   *[no] laying out
}
kingdom-look = Look closer:
kingdom-look-back = Back to my kingdom
kingdom-back = Back
kingdom-others = The other kingdoms
kingdom-do-place = place the { $card } here
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
kingdom-picked-last = { $ends ->
    [age] This ends the age.
   *[game] This ends the game.
} Confirm, or tap another card.
kingdom-hint-arranged = I have laid them out like this: { $cards }.
kingdom-hint-as-good = Your arrangement is just as good, so I leave it as it is.
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
}, { $card } on top
kingdom-discard-empty = { $pile }, empty
kingdom-hand = In hand
kingdom-hand-label = In hand: { $card }
kingdom-pair = The two cards
kingdom-turned = Found
kingdom-river-left = { $count ->
    [one] { $count } more in the deck
   *[other] { $count } more in the deck
}
kingdom-river-ahead = not turned up yet
kingdom-river-empty = no legends left
kingdom-age = Age { $age } of 3
kingdom-age-short = Age { $age }
kingdom-objective = objective { $points }
kingdom-goal = { $left ->
    [0] All the legends in this row are written. More points than { $objective } make a good score: you have { $kingdom }.
   *[other] Write all the legends in this row ({ $left } to go), with more points than { $objective }: you have { $kingdom }.
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
kingdom-why-ahead = Why { $points } with this move?
kingdom-why-card = What the { $card } on { $cell } is worth
kingdom-why-none = Nothing scores here.
kingdom-why-later = Nothing scores here yet: it does once the cards are laid out.
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
kingdom-tie = { $names } have { $points } points. Their best lines: { $lines }. (A10)
kingdom-tie-shared = { $names } have { $points } points and equal lines: they share the rank. (A10)
kingdom-unwritten = The campaign is lost because these legends were not written: { $legends }. (A56)
kingdom-legends-count = { $count ->
    [one] { $count } legend
   *[other] { $count } legends
}
kingdom-winner = winner
kingdom-change = { $points } with this move
kingdom-scene-age = Age { $age } is over
kingdom-age-result = Age { $age }: kingdom { $kingdom }, objective { $objective }, score { $score }

error-kingdom-rows = “{ $text }” has { $found } rows; expected { $expected }, joined by “/”.
error-kingdom-row = Row { $row }, “{ $text }”, has { $found } cards; expected { $expected }.
error-kingdom-card = “{ $found }” on { $cell } is not a card; expected one of { $expected }.
event-legend-taken = { $mode ->
    [solo] { $you ->
        [yes] You write the legend “{ $legend }”!
       *[no] { $seat } writes the legend “{ $legend }”!
    }
   *[other] { $you ->
        [yes] You take the legend “{ $legend }”!
       *[no] { $seat } takes the legend “{ $legend }”!
    }
}
game-aetherya = Aetherya
game-drako = Drako – Aetherya Pocket
mode-aetherya-competitive = competitive: build the most harmonious kingdom
mode-aetherya-objects = objects & characters: twelve tiles per player
mode-aetherya-solo = solo: you against the game
mode-aetherya-cooperative = cooperative: every kingdom must beat the target
mode-drako-competitive = { mode-aetherya-competitive }
rule-legend-worth = { $mode ->
    [solo] Its value, { $points }, is part of the objective of its age; once written, it is worth no points. (A54, A56)
    [cooperative] Nobody gets it: once written, it leaves the game; if given up, it raises the target by { $points }. (A62, A63)
   *[other] Worth { $points } points. (A8)
}
rule-mode-aetherya-competitive = Each of you builds a kingdom of 4 × 4 cards: four starting cards in the centre, twelve unexplored lands around them. On your turn either take the top discard and place it, or draw a card and place it, or discard the drawn card and turn up one of your lands. A placed card replaces the one that lay there, but never a face-up card of its own kind; and face-up dragons and portals are never replaced at all. Tribes score for the terrains they like, while conflicts and wild dragons cost points; portals link cards that lie apart. Once per turn you may take a legend that your face-up cards meet. As soon as somebody has no unexplored land left, the game ends, all lands are turned up, and the most points win. (A6, A12–A19)
rule-mode-aetherya-objects = You play as in the competitive game, but a face-down tile lies on each unexplored land. Whoever explores a land sees its tile and keeps or refuses it. At the end of your turn you may use as many of your tiles as you like: treaties end conflicts, staffs tame dragons, and the others move, spy or steal. Once a tile has been used, only the sword can still take a legend. Power stones count at the end, but only the last digit of their sum. (A30–A42)
rule-mode-aetherya-solo = You lead one kingdom through three ages, each with its row of 4, 5 or 6 legends. On your turn take two cards, both from the deck, or the discard and one from the deck; discard one and play the other. Once per turn you may write a legend in the row that your kingdom meets. The age ends when no unexplored land is left or the deck is empty: if any legend in the row is still unwritten, the campaign is lost. Otherwise you score your kingdom minus the sum of the row, and keep a block of 2 × 2 cards as the centre of the next age. Before the first and the second age you may swap a legend with one of the age after it. (A50–A57)
rule-mode-aetherya-cooperative = You play together: each builds a kingdom, and everything may be discussed. A turn is played as in the competitive game, but there are two discard piles, and you choose where cards go. All the legends in the small river that a kingdom meets at the start or the end of its turn are written. If a whole round passes without one, you give up a legend, and the target rises by its value. The game ends when the deck is empty, a kingdom is fully explored, or no legend is left. You win if every kingdom scores more than the target. (A60–A65)
rule-mode-drako-competitive = { rule-mode-aetherya-competitive }
web-about-aetherya = Build the most harmonious kingdom, card by card.
web-about-drako = The revised pocket edition of Aetherya.
web-mode-kingdom-competitive = The classic game, 2 to 4 players.
web-mode-kingdom-objects = With twelve tiles per player.
web-mode-kingdom-solo = A campaign of three ages, alone.
web-mode-kingdom-cooperative = All kingdoms against one target.
hint-kingdom-arrange = The four letters go on b2 c2 b3 c3, in that order.
hint-kingdom-drop = Which of the two cards do you discard?
hint-kingdom-pair = Two cards from the deck, or the discard and one from the deck?
hint-kingdom-swap = You may swap a legend of this age with one of the next: “swap L M”, or “noswap”.
hint-kingdom-block = Which 2 × 2 block do you keep? Name its top left cell.
hint-kingdom-keep = Keep the tile, or refuse it?
kingdom-code-kin = Kin of a tribe
kingdom-code-land = Realm of a terrain
kingdom-code-alliance = Alliance
kingdom-code-battle = Battle
kingdom-refused-cell-locked = { $card } { $cell } is locked: once face up, dragons and portals stay where they are.
kingdom-refused-cell-same = { $card } already lies on { $cell }: a card never replaces one of its own kind.
kingdom-refused-land-explored = { $cell } is already explored: only an unexplored land can be turned up.
kingdom-refused-legend-unmet = your face-up cards do not meet “{ $legend }” yet.
kingdom-refused-legend-second = you have already taken a legend this turn.
kingdom-refused-treaty-target = a treaty goes on one of your face-up tribes that has none yet.
kingdom-refused-staff-target = a staff goes on one of your wild dragons.
kingdom-refused-staff-dragons = you have too many dragons for a staff.
