### Why a hint is good, in one sentence.

hint-because = This move { $why }{ $lead ->
    [0] .
   *[other] ; in games played on from here, you win about { $lead }% more often with it than with other moves.
}
hint-searched = { $lead ->
    [0] In { $simulations } games played ahead, no other move did better.
   *[other] In { $simulations } games played ahead, you win about { $lead }% more often with this move than with the others.
}
hint-only = It is your only move.
hint-joined-2 = { $first } and { $second }
hint-joined-3 = { $first }, { $second } and { $third }
hint-why-gain = gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $has-lines ->
    [yes] { " " }({ $lines })
   *[no] { "" }
}
hint-why-cost = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} for now{ $has-lines ->
    [yes] { " " }({ $lines })
   *[no] { "" }
}
hint-why-deny = takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} away from { $side }
hint-why-end = ends the game
hint-why-legend-taken = takes the legend “{ $what }” ({ $points } points)
hint-why-legend-written = writes the legend “{ $what }”
hint-why-legend-met = meets the legend “{ $what }” ({ $points } points)
hint-why-legend-near = leaves you one card short of the legend “{ $what }” ({ $points } points)
hint-why-legend-denied = snatches “{ $what }” from { $side }, who meets it, too
hint-why-card-denied = keeps the { $what } from { $side }, who could gain { $points } points with it
hint-why-target = raises the target by only { $points }
hint-why-explore = explores { $cell }
hint-why-spare = gives up { $what }, which { $points ->
    [0] would gain nothing in your kingdom
   *[other] would gain { $points } at most
}
hint-why-draw = brings a new card, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average
hint-why-keep = keeps { $what }, { $points ->
    [0] which fits your plans better
    [one] which can gain { $points } point
   *[other] which can gain { $points } points
}
hint-why-tile-taken = takes { $what } on { $cell } (+{ $points })
hint-why-tile-captured = takes { $what } on { $cell } (+{ $points }) from { $side }
hint-why-tile-broken = breaks { $side }’s hold on { $what } on { $cell } (−{ $points })
hint-why-tile-firmer = strengthens { $what } on { $cell }
hint-why-tile-left = makes { $what } on { $cell } count (+{ $points }; the wizard leaves it)
hint-why-tile-later = wins { $what } on { $cell } (+{ $points } once the wizard moves on)
hint-land-circle = the stone circle
hint-land-cottage = the cottage
hint-land-fortress = the fortress
hint-land-well = the mana well
hint-land-unknown = a face-down tile
hint-why-spell-armed = leaves { $points ->
    [one] a spell
   *[other] { $points } spells
} lying in wait
