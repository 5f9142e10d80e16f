### The battlefield of Rivality.

rivality-battlefield = Battlefield
rivality-hand = Your hand
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
rivality-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rivality-short-points = pts
rivality-why = Why?
rivality-why-of = Why { $points } for { $side }?
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
rivality-controlled = controlled by { $side } { $golems }
rivality-contested = contested { $golems }
rivality-unheld = no golem
rivality-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
rivality-wizard = { $side }’s wizard
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
rivality-leave = { $count ->
    [one] { $count } golem of { $side } leaves
   *[other] { $count } golems of { $side } leave
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
