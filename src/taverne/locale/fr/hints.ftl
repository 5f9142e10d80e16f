### Pourquoi un conseil est bon, en une phrase.

hint-because = Ce coup { $why }{ $lead ->
    [0] .
   *[other] { " " }; dans les parties simulées à partir d’ici, vous gagnez ainsi environ { $lead } % plus souvent qu’avec d’autres coups.
}
hint-searched = { $lead ->
    [0] Sur { $simulations } parties simulées, aucun autre coup n’a fait mieux.
   *[other] Sur { $simulations } parties simulées, vous gagnez avec ce coup environ { $lead } % plus souvent qu’avec les autres.
}
hint-only = C’est votre seul coup.
hint-joined-2 = { $first } et { $second }
hint-joined-3 = { $first }, { $second } et { $third }
hint-why-gain = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $has-lines ->
    [yes] { " " }({ $lines })
   *[no] { "" }
}
hint-why-cost = coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant{ $has-lines ->
    [yes] { " " }({ $lines })
   *[no] { "" }
}
hint-why-deny = retire { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $side }
hint-why-end = met fin à la partie
hint-why-legend-taken = prend la légende « { $what } » ({ $points } points)
hint-why-legend-written = écrit la légende « { $what } »
hint-why-legend-met = remplit la légende « { $what } » ({ $points } points)
hint-why-legend-near = vous met à une carte de la légende « { $what } » ({ $points } points)
hint-why-legend-denied = souffle « { $what } » à { $side }, dont le royaume la remplit aussi
hint-why-card-denied = prive { $side } de la carte { $what }, qui lui vaudrait { $points } points
hint-why-target = n’élève l’objectif que de { $points }
hint-why-explore = explore { $cell }
hint-why-spare = renonce à la carte { $what }, qui { $points ->
    [0] ne rapporterait rien dans votre royaume
   *[other] rapporterait { $points } au mieux
}
hint-why-draw = apporte une nouvelle carte, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne
hint-why-keep = garde la carte { $what }, qui { $points ->
    [0] sert mieux vos projets
    [one] peut rapporter { $points } point
   *[other] peut rapporter { $points } points
}
hint-why-tile-taken = prend { $what } en { $cell } (+{ $points })
hint-why-tile-captured = prend { $what } en { $cell } (+{ $points }) à { $side }
hint-why-tile-broken = brise le contrôle de { $side } sur { $what } en { $cell } (−{ $points })
hint-why-tile-firmer = renforce { $what } en { $cell }
hint-why-tile-left = fait compter { $what } en { $cell } (+{ $points } ; le magicien s’en va)
hint-why-tile-later = gagne { $what } en { $cell } (+{ $points } quand le magicien s’en ira)
hint-land-circle = la plaine à dolmens
hint-land-cottage = la chaumière
hint-land-fortress = la forteresse
hint-land-well = le puits de mana
hint-land-unknown = une tuile face cachée
hint-why-spell-armed = laisse { $points ->
    [one] un sort
   *[other] { $points } sorts
} en embuscade
