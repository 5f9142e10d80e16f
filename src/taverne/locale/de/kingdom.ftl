### The kingdom games: their names and rules, and their table in the browser.

kingdom-board = Königreich von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kingdom-number = Königreich { $number }
kingdom-empty = leer
kingdom-unexplored = Wildniskarte
kingdom-tile-on = mit Plättchen: { $tile }
kingdom-target = wählbar: { $what }
kingdom-chosen = gewählt
kingdom-hint = Tipp
kingdom-present = ist am Tisch
kingdom-absent = ist nicht am Tisch
kingdom-turn = { $you ->
    [yes] du bist dran
   *[no] am Zug
}
kingdom-arranging = { $you ->
    [yes] du legst aus
   *[no] legt aus
}
kingdom-look = Näher ansehen:
kingdom-look-back = Zurück zu deinem Königreich
kingdom-back = Zurück
kingdom-others = Die anderen Königreiche
kingdom-do-place = „{ $card }“ hierher legen
kingdom-do-reveal = diese Wildniskarte aufdecken
kingdom-do-use = „{ $tile }“ hier einsetzen
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
kingdom-picked-last = { $ends ->
    [age] Damit endet das Zeitalter.
   *[game] Damit endet die Partie.
} Bestätige, oder tippe eine andere Karte an.
kingdom-hint-arranged = Ich habe sie so ausgelegt: { $cards }.
kingdom-hint-as-good = Deine Anordnung ist ebenso gut, darum lasse ich sie so.
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
kingdom-river-ahead = noch nicht aufgedeckt
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
kingdom-explain-on = Was soll erklärt werden?
kingdom-why-line = { $line } { $points }: warum?
kingdom-why-title = Warum { $points }?
kingdom-why-ahead = Warum { $points } mit diesem Zug?
kingdom-why-card = Was „{ $card }“ auf { $cell } zählt
kingdom-why-none = Hier zählt nichts.
kingdom-why-later = Noch zählt hier nichts: Gezählt wird, sobald die Karten liegen.
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
kingdom-tie = { $names } haben je { $points } Punkte. Ihre besten Zeilen: { $lines }. (A10)
kingdom-tie-shared = { $names } haben { $points } Punkte und gleiche Zeilen: Sie teilen sich den Rang. (A10)
kingdom-unwritten = Verloren, weil Legenden der Reihe ungeschrieben blieben: { $legends }. (A56)
kingdom-legends-count = { $count ->
    [one] { $count } Legende
   *[other] { $count } Legenden
}
kingdom-winner = Sieg
kingdom-change = { $points } mit diesem Zug
kingdom-scene-age = Zeitalter { $age } ist zu Ende
kingdom-age-result = Zeitalter { $age }: Königreich { $kingdom }, Vorgabe { $objective }, Wertung { $score }

error-kingdom-rows = „{ $text }“ hat { $found } Reihen; erwartet werden { $expected }, mit „/“ verbunden.
error-kingdom-row = Reihe { $row }, „{ $text }“, hat { $found } Karten; erwartet werden { $expected }.
error-kingdom-card = „{ $found }“ auf { $cell } ist keine Karte; erwartet wird eine von { $expected }.
event-legend-taken = { $mode ->
    [solo] { $you ->
        [yes] Du schreibst die Legende „{ $legend }“!
       *[no] { $seat } schreibt die Legende „{ $legend }“!
    }
   *[other] { $you ->
        [yes] Du nimmst die Legende „{ $legend }“!
       *[no] { $seat } nimmt die Legende „{ $legend }“!
    }
}
game-aetherya = Aetherya
game-drako = Drako – Aetherya Pocket
mode-aetherya-competitive = Wettstreit: das harmonischste Königreich bauen
mode-aetherya-objects = Gegenstände und Charaktere: zwölf Plättchen für jeden
mode-aetherya-solo = solo: du gegen das Spiel
mode-aetherya-cooperative = kooperativ: jedes Königreich muss das Ziel übertreffen
mode-drako-competitive = { mode-aetherya-competitive }
rule-legend-worth = { $mode ->
    [solo] Ihr Wert, { $points }, gehört zur Vorgabe ihres Zeitalters; geschrieben bringt sie keine Punkte. (A54, A56)
    [cooperative] Niemand bekommt sie: Geschrieben verlässt sie das Spiel, aufgegeben erhöht sie das Ziel um { $points }. (A62, A63)
   *[other] { $points } Punkte wert. (A8)
}
rule-mode-aetherya-competitive = Alle bauen je ein Königreich aus 4 × 4 Karten: vier Startkarten in der Mitte, zwölf Wildniskarten darum herum. In deinem Zug nimmst du die oberste Karte der Ablage und legst sie, oder du ziehst eine Karte und legst sie, oder du legst die gezogene Karte ab und deckst eine deiner Wildniskarten auf. Eine gelegte Karte ersetzt die, die dort lag, aber nie eine offene Karte ihrer eigenen Art; und offene Drachen und Portale werden überhaupt nie ersetzt. Stämme bringen Punkte für die Landschaften, die sie mögen, Konflikte und wilde Drachen kosten welche; Portale verbinden, was weit auseinander liegt. Einmal im Zug darfst du eine Legende nehmen, die deine offenen Karten erfüllen. Hat jemand keine Wildniskarte mehr, endet das Spiel sofort, alle Wildniskarten werden aufgedeckt, und die meisten Punkte gewinnen. (A6, A12–A19)
rule-mode-aetherya-objects = Gespielt wird wie im Wettstreit, aber auf jeder Wildniskarte liegt ein verdecktes Plättchen. Wer eine Wildnis erkundet, sieht ihr Plättchen und behält es oder lehnt es ab. Am Ende deines Zuges darfst du beliebig viele deiner Plättchen einsetzen: Das Friedensabkommen beendet die Konflikte einer Karte, der Stab zähmt einen Drachen, die anderen tauschen, spähen oder stehlen. Ist ein Plättchen eingesetzt, kann nur noch das Schwert eine Legende holen. Steine der Macht zählen am Ende, aber nur mit der letzten Ziffer ihrer Summe. (A30–A42)
rule-mode-aetherya-solo = Du führst ein Königreich durch drei Zeitalter, jedes mit seiner Reihe von 4, 5 oder 6 Legenden. In deinem Zug nimmst du zwei Karten, beide vom Stapel, oder die Ablage und eine vom Stapel; eine legst du ab, mit der anderen spielst du. Einmal im Zug darfst du eine Legende der Reihe schreiben, die dein Königreich erfüllt. Das Zeitalter endet, wenn keine Wildniskarte mehr da oder der Stapel leer ist: Fehlt dann noch eine Legende der Reihe, ist die Kampagne verloren. Sonst bekommst du die Punkte deines Königreichs minus die Summe der Reihe und behältst einen Block von 2 × 2 Karten als Mitte des nächsten Zeitalters. Vor dem ersten und vor dem zweiten Zeitalter darfst du eine Legende mit einer des folgenden tauschen. (A50–A57)
rule-mode-aetherya-cooperative = Ihr spielt zusammen: Jeder baut ein Königreich, und alles darf besprochen werden. Ein Zug geht wie im Wettstreit, aber es gibt zwei Ablagen, und ihr wählt, wohin die Karten kommen. Legenden der kleinen Auslage, die ein Königreich zu Beginn oder am Ende seines Zuges erfüllt, werden geschrieben. Vergeht eine ganze Runde ohne Legende, gebt ihr eine auf, und das Ziel steigt um ihren Wert. Das Spiel endet, wenn der Stapel leer, ein Königreich ganz erkundet oder keine Legende mehr übrig ist. Ihr gewinnt, wenn jedes Königreich das Ziel übertrifft. (A60–A65)
rule-mode-drako-competitive = { rule-mode-aetherya-competitive }
web-about-aetherya = Bau Karte für Karte das harmonischste Königreich.
web-about-drako = Die überarbeitete Taschenausgabe von Aetherya.
web-mode-kingdom-competitive = Das klassische Spiel, 2 bis 4 Spieler.
web-mode-kingdom-objects = Mit zwölf Plättchen für jeden.
web-mode-kingdom-solo = Eine Kampagne über drei Zeitalter, allein.
web-mode-kingdom-cooperative = Alle Königreiche gegen ein Ziel.
hint-kingdom-arrange = Die vier Buchstaben liegen auf b2 c2 b3 c3, in dieser Reihenfolge.
hint-kingdom-drop = Welche der beiden Karten wird abgelegt?
hint-kingdom-pair = Zwei Karten vom Stapel, oder die Ablage und eine vom Stapel?
hint-kingdom-swap = Du darfst eine Legende dieses Zeitalters mit einer des nächsten tauschen: „swap L M“, oder „noswap“.
hint-kingdom-block = Welcher Block von 2 × 2 bleibt? Nenne sein Feld oben links.
hint-kingdom-keep = Das Plättchen nehmen (keep) oder ablehnen (refuse)?
kingdom-code-kin = Föderation eines Stammes
kingdom-code-land = Landstrich einer Landschaft
kingdom-code-alliance = Allianz
kingdom-code-battle = Schlacht
kingdom-refused-cell-locked = { $card } { $cell } ist gesperrt: Offene Drachen und Portale bleiben, wo sie sind.
kingdom-refused-cell-same = Auf { $cell } liegt schon: { $card }. Eine Karte ersetzt nie eine ihrer eigenen Art.
kingdom-refused-land-explored = { $cell } ist schon erkundet: Nur Wildniskarten lassen sich aufdecken.
kingdom-refused-legend-unmet = Deine offenen Karten erfüllen „{ $legend }“ noch nicht.
kingdom-refused-legend-second = Du hast in diesem Zug schon eine Legende genommen.
kingdom-refused-treaty-target = Ein Friedensabkommen kommt auf einen deiner offenen Stämme, der noch keines hat.
kingdom-refused-staff-target = Ein Stab kommt auf einen deiner wilden Drachen.
kingdom-refused-staff-dragons = Du hast zu viele Drachen für einen Stab.
