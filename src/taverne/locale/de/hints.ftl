### Warum ein Tipp gut ist, in einem Satz.

hint-because = Dieser Zug { $why }{ $lead ->
    [0] .
   *[other] ; in vorausgespielten Partien gewinnst du damit rund { $lead } % öfter als mit anderen Zügen.
}
hint-searched = { $lead ->
    [0] In { $simulations } vorausgespielten Partien war kein anderer Zug besser.
   *[other] In { $simulations } vorausgespielten Partien gewinnst du mit diesem Zug rund { $lead } % öfter als mit den anderen.
}
hint-only = Das ist dein einziger Zug.
hint-joined-2 = { $first } und { $second }
hint-joined-3 = { $first }, { $second } und { $third }
hint-why-gain = bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $has-lines ->
    [yes] { " " }({ $lines })
   *[no] { "" }
}
hint-why-cost = kostet vorerst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $has-lines ->
    [yes] { " " }({ $lines })
   *[no] { "" }
}
hint-why-deny = nimmt { $side } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-why-end = beendet die Partie
hint-why-legend-taken = holt die Legende „{ $what }“ ({ $points } Punkte)
hint-why-legend-written = schreibt die Legende „{ $what }“
hint-why-legend-met = erfüllt die Legende „{ $what }“ ({ $points } Punkte)
hint-why-legend-near = bringt dich bis auf eine Karte an die Legende „{ $what }“ heran ({ $points } Punkte)
hint-why-legend-denied = schnappt { $side } die Legende „{ $what }“ weg, die dort auch erfüllt ist
hint-why-card-denied = überlässt { $side } die Karte { $what } nicht, die dort { $points } Punkte brächte
hint-why-target = erhöht das Ziel nur um { $points }
hint-why-explore = erkundet { $cell }
hint-why-spare = verzichtet auf die Karte { $what }, die { $points ->
    [0] dir nirgends Punkte brächte
   *[other] höchstens { $points } brächte
}
hint-why-draw = bringt eine neue Karte, im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
hint-why-keep = behält die Karte { $what }, die { $points ->
    [0] besser zu deinem Plan passt
    [one] { $points } Punkt bringen kann
   *[other] { $points } Punkte bringen kann
}
hint-why-tile-taken = nimmt { $what } auf { $cell } ein (+{ $points })
hint-why-tile-captured = nimmt { $side } { $what } auf { $cell } ab (+{ $points })
hint-why-tile-broken = bricht die Kontrolle von { $side } über { $what } auf { $cell } (−{ $points })
hint-why-tile-firmer = verstärkt { $what } auf { $cell }
hint-why-tile-left = lässt { $what } auf { $cell } zählen (+{ $points }; der Magier zieht weiter)
hint-why-tile-later = gewinnt { $what } auf { $cell } (+{ $points }, sobald der Magier weiterzieht)
hint-land-circle = den Steinkreis
hint-land-cottage = die Hütte
hint-land-fortress = die Festung
hint-land-well = die Manaquelle
hint-land-unknown = ein verdecktes Plättchen
hint-why-spell-armed = lässt { $points ->
    [one] einen Zauber
   *[other] { $points } Zauber
} lauern
