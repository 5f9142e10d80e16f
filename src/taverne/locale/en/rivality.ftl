### Rivality: its name, modes and rules, and its battlefield in the browser.

rivality-battlefield = Battlefield
rivality-hand = Your hand
rivality-cell = ({ $x } | { $y })
rivality-sides = Sides
rivality-turns = { $side } is playing
rivality-here = { $name } is here
rivality-away = { $name } is away
rivality-reserve = { $count ->
    [one] { $count } golem in reserve
   *[other] { $count } golems in reserve
}
rivality-deck = { $count ->
    [one] { $count } tile in the deck
   *[other] { $count } tiles in the deck
}
rivality-held = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
rivality-short-points = pts
rivality-why = Why?
rivality-why-of = Why { $points } for { $side }?
rivality-why-show = Show this tile
rivality-why-close = Close the explanation
rivality-why-none = Nothing scores yet.
rivality-nobody = For nobody
rivality-total = Total
rivality-side = Side
rivality-wins = victory
rivality-ask-keep = These are your first two tiles.
rivality-picked-move = Your wizard would move to { $cell }. Confirm, or choose another tile.
rivality-picked-cast = This spell would be cast next. Confirm, or choose another.
rivality-picked-remove = One of { $side }’s golems would leave. Confirm, or choose another side.
rivality-confirm = Confirm
rivality-turn-left = Turn left
rivality-turn-right = Turn right
rivality-keep = Keep them
rivality-begin = Begin
rivality-mulligan = Draw two others
rivality-fit = Show everything
rivality-zoom-in = Zoom in
rivality-zoom-out = Zoom out
rivality-signs = Symbols and their rules
rivality-hinted = hint
rivality-versus = to
rivality-land = { $cell } { $tile } facing { $front ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
rivality-land-well = { $cell } { $tile }
rivality-land-down = { $cell }, face-down tile
rivality-controlled = controlled by { $side } ({ $golems })
rivality-contested = contested { $golems }
rivality-unheld = no golems
rivality-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
rivality-shields-entrenched = { $printed ->
    [0] 1 shield for the five golems
   *[other] { $count } shields, one of them for the five golems
}
rivality-wizard = { $side ->
    [you] your wizard
   *[other] { $side }’s wizard
}
rivality-spell = { $golems ->
    [one] { $golems } golem
   *[other] { $golems } golems
} { $distance ->
    [one] { $distance } step
   *[other] { $distance } steps
} { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
rivality-spell-breaker = { $golems ->
    [one] { $golems } golem
   *[other] { $golems } golems
} { $distance ->
    [one] { $distance } step
   *[other] { $distance } steps
} { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, breaker
rivality-armed-at = armed spell on { $cell }
rivality-cell-open = Cell { $cell }, empty: { $tile } can be laid here
rivality-cell-go = your wizard can move here
rivality-ghost = { $tile } on { $cell }, facing { $front ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, not laid yet: Enter lays it, R turns it
rivality-hand-tile = { $tile }, worth { $points }: { $spells }
rivality-hand-key = key { $key }
rivality-help-spells = Spells: { $spells }.
rivality-cast = Cast: { $spell }
rivality-cast-delayed = Cast the delayed spell of { $cell }: { $spell }
rivality-preview = Preview
rivality-preview-wait = Calculating …
rivality-preview-none = Choose a side to see what would happen.
rivality-preview-nothing = No spell has any effect.
rivality-lands = { $count ->
    [0] full
   *[other] +{ $count }
}
rivality-lost-no-tile = no tile: the spell is lost
rivality-lost-wizard = protected by a wizard
rivality-lost-shields = the shields stop it
rivality-lost-uncontrolled = nobody controls the spell: it is lost
rivality-lost-short = no tile
rivality-armed-short = armed
rivality-arms = no tile: the spell stays armed
rivality-delayed = delayed spell
rivality-to-shields = { $count ->
    [one] { $count } lost to the shields
   *[other] { $count } lost to the shields
}
rivality-excess = { $count ->
    [one] { $count } more does not fit: a tile holds five
   *[other] { $count } more do not fit: a tile holds five
}
rivality-waits = one more comes once you have chosen whose golem leaves
rivality-leave = { $count ->
    [one] { $count } golem of { $side } leaves
   *[other] { $count } golems of { $side } leave
}
rivality-golems-of = { $side ->
    [you] { $count } of yours
   *[other] { $count } of { $side }’s
}
rivality-now-of = now belongs to { $side }
rivality-now-contested = is now contested
rivality-now-unheld = now belongs to nobody
rivality-besieged = besieged by { $side }
rivality-ends = The battle ends.
rivality-told-of = { $of }: { $told }
rivality-strike = { $side }, spell to the { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}:
rivality-change = { $before } → { $after }
rivality-down = face down

game-rivality = Rivality
mode-rivality-duel = duel: hold the majority
mode-rivality-three = three-way battle
mode-rivality-teams = two teams of two
mode-rivality-solo = solo: you against the game
rule-deck-rivality = The tiles of a side, face down. After your turn you draw one while the deck lasts; after that you play on with your hand. (R6, R9)
rule-mode-rivality-duel = Two armies of 30 golems fight around the mana well. On your turn lay a tile next to another, in any direction, and your wizard and a golem come onto it. Then its spells send golems to the tiles they aim at; shields and wizards can stop them. Whoever has the most golems on a tile controls it. The game ends when all tiles are laid or a reserve is empty. You score the tiles you control, and the most points win; in a tie, the mana well decides. (R4–R14)
rule-mode-rivality-three = Three armies of 20 golems fight for everything around the mana well. On your turn lay a tile next to another, bring your wizard and a golem onto it, and cast its spells. Whoever has more golems on a tile than each of the others controls it. When a tile overflows, the strongest rival there has to yield. The game ends when all tiles are laid or a reserve is empty, and the most points win. If the lead is shared, whoever controls the mana well wins, even from behind. (R4–R14)
rule-mode-rivality-teams = Two teams of two fight around the mana well; partners sit opposite each other, so the teams take turns. A team shares its 30 golems, its deck, its wizard and its points. Each of you holds two tiles that not even your partner may know. On your turn lay one of them, bring the wizard and a golem onto it, and cast its spells. The game ends when all tiles are laid or a reserve is empty, and the team with more points wins; in a tie, the mana well decides. (R4–R14, R20)
rule-mode-rivality-solo = You face Souramoun on a battlefield of six rows of four tiles: the lower half is yours, the upper half is his and lies face down. On your turn your wizard walks over tiles with your golems to one without any golem, and a golem comes along. Souramoun’s wizard goes to the mirrored place and casts all its spells first. If you still control your wizard’s tile, you cast its spells after him. The game ends when a reserve is empty or your wizard has nowhere to go. In the normal game he also takes the contested tiles; you win if you have more points than he does. (R40–R48)
web-about-rivality = Lay lands, cast golems, win the majority.
web-mode-rivality-duel = One against one.
web-mode-rivality-three = Three sides, one well.
web-mode-rivality-teams = Two against two.
web-mode-rivality-solo = You against Souramoun.
web-thing-deck-rivality = Deck
web-option-none-rivality-solo = normal
hint-rivality-lay = Type: lay, the tile, its cell, and the direction its front faces (n e s w), such as “lay C5 0,-1 s”.
rivality-refused-laid = a tile already lies here; lay yours on an empty cell beside one.
rivality-refused-tile-first = First choose a tile from your hand, then its cell.
