### The kingdom table in the browser.

kingdom-board = Königreich von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kingdom-empty = leer
kingdom-unexplored = Wildniskarte
kingdom-tile-on = mit Plättchen: { $tile }
kingdom-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kingdom-target = wählbar: { $what }
kingdom-chosen = gewählt
kingdom-hint = Tipp
kingdom-present = ist am Tisch
kingdom-absent = ist nicht am Tisch
kingdom-turn = am Zug
kingdom-look = Näher ansehen:
kingdom-look-back = Zurück zu deinem Königreich
kingdom-others = Die anderen Königreiche
kingdom-do-place = hier ablegen: { $card }
kingdom-do-reveal = diese Wildniskarte aufdecken
kingdom-do-use = hier einsetzen: { $tile }
kingdom-do-block = die vier Karten von hier nach rechts und unten behalten
kingdom-do-swap = Plätze tauschen
kingdom-do-draw = eine Karte ziehen
kingdom-do-take = diese Karte nehmen
kingdom-do-explore = die Handkarte ablegen und eine Wildniskarte aufdecken
kingdom-do-put = die alte Karte hierher legen
kingdom-do-pair-deck = zwei Karten vom Stapel nehmen
kingdom-do-pair-discard = diese Karte und eine vom Stapel nehmen
kingdom-do-drop = diese Karte ablegen
kingdom-do-hand = wählen, wohin sie kommt
kingdom-do-legend = diese Legende nehmen
kingdom-do-write = diese Legende schreiben
kingdom-do-move-legend = diese Legende in ein anderes Zeitalter legen
kingdom-do-give-up = diese Legende aufgeben
kingdom-do-tile = dieses Plättchen einsetzen
kingdom-do-get = dieses Plättchen nehmen
kingdom-do-stone = diesen Stein abgeben
kingdom-do-end = Zug beenden
kingdom-do-keep = Behalten
kingdom-do-refuse = Ablehnen
kingdom-do-noswap = Reihen so lassen
kingdom-do-arrange = Fertig
kingdom-picked-smuggler = Welchen Stein der Macht gibst du ab?
kingdom-picked-stone = Welches Plättchen nimmst du dafür?
kingdom-picked-legend = Welche Legende des nächsten Zeitalters kommt an die Stelle von „{ $legend }“?
kingdom-picked-armed = Du siehst, was sich ändern würde. Bestätige, oder tippe eine andere Karte an.
kingdom-confirm = Bestätigen
kingdom-hint-arranged = Der Tipp hat deine Karten so ausgelegt.
kingdom-deck = Stapel
kingdom-deck-label = Stapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kingdom-discard = Ablage
kingdom-discard-number = Ablage { $number }
kingdom-discard-label = { $pile }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, oben: { $card }
kingdom-discard-empty = { $pile }, leer
kingdom-hand = Auf der Hand
kingdom-hand-label = Auf der Hand: { $card }
kingdom-pair = Die zwei Karten
kingdom-turned = Gefunden
kingdom-river-left = { $count ->
    [one] noch { $count } im Stapel
   *[other] noch { $count } im Stapel
}
kingdom-river-empty = keine Legende übrig
kingdom-age = Zeitalter { $age } von 3
kingdom-age-short = Zeitalter { $age }
kingdom-objective = Vorgabe { $points }
kingdom-goal = { $left ->
    [0] Alle Legenden dieser Reihe sind geschrieben. Mehr als { $objective } Punkte sind eine gute Wertung: Du hast { $kingdom }.
   *[other] Schreibe alle Legenden dieser Reihe (noch { $left }), mit mehr als { $objective } Punkten: Du hast { $kingdom }.
}
kingdom-line-stones = Legenden, Steine
kingdom-written = Geschrieben
kingdom-written-round = In dieser Runde geschrieben
kingdom-nothing-written = noch keine
kingdom-target-title = Ziel
kingdom-target-beat = Jedes Königreich muss mehr als { $points } erreichen.
kingdom-held-legends = Legenden
kingdom-held-tiles = Plättchen
kingdom-legend = Legende:
kingdom-legend-met = dein Königreich erfüllt sie
kingdom-met = erfüllt
kingdom-tile-label = { $tile }, bei { $name }
kingdom-explain = Karte erklären
kingdom-explain-on = Wähle, was erklärt wird
kingdom-why-line = { $line } { $points }: warum?
kingdom-why-title = Warum { $points }?
kingdom-why-card = Was { $card } { $cell } zählt
kingdom-why-none = Hier zählt nichts.
kingdom-rule = Regel
kingdom-sheet = Wertungsblatt
kingdom-sheet-line = Zeile
kingdom-sheet-kingdom = Königreich
kingdom-sheet-objective = Vorgabe
kingdom-sheet-score = Wertung
kingdom-sheet-target = Ziel
kingdom-sheet-team = Schwächstes Königreich minus Ziel
kingdom-sheet-campaign = Kampagne
kingdom-sheet-result = Ergebnis
kingdom-sheet-lost = verloren
kingdom-sheet-won = gewonnen
kingdom-tied = Gleich viele Punkte: Die beste einzelne Zeile entscheidet, dann die zweitbeste und so weiter. (A10)
kingdom-unwritten = Verloren, weil Legenden der Reihe ungeschrieben blieben: { $legends }. (A56)
kingdom-legends-count = { $count ->
    [one] { $count } Legende
   *[other] { $count } Legenden
}
kingdom-winner = Sieg
kingdom-change = { $points } mit diesem Zug
kingdom-age-result = Zeitalter { $age }: Königreich { $kingdom }, Vorgabe { $objective }, Wertung { $score }
