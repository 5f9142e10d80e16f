### The rulebook in the browser.

rules-title = Die Regeln
rules-welcome = Jedes Spiel und jede Spielart, Abschnitt für Abschnitt und mit Bildern. Kürzel wie A15 nennen einen Abschnitt; wo immer dir am Tisch eines begegnet, führt es hierher.
rules-of = Regeln von { $game }
rules-read = Regeln lesen
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Kein Abschnitt enthält diese Wörter.
    [one] { $count } Abschnitt
   *[other] { $count } Abschnitte
}
rules-print = Drucken
rules-clause = Abschnitt { $code }
rules-link = Link zu diesem Abschnitt
rules-open = In den Regeln öffnen
rules-refused = Das geht nicht: { $why }
rules-try = Ausprobieren
rules-try-close = Tisch schließen
rules-try-more = Hier lässt sich der Abschnitt spielen. Niemand sonst sieht diesen Tisch: Nimm Züge zurück und fang neu an, so oft du willst.
rules-try-show = Zeig es mir
