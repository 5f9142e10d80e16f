### Rivality: its name, modes and rules, and its battlefield in the browser.

rivality-battlefield = Schlachtfeld
rivality-hand = Deine Hand
rivality-cell = ({ $x } | { $y })
rivality-sides = Seiten
rivality-turns = { $side } am Zug
rivality-here = { $name } ist da
rivality-away = { $name } ist nicht da
rivality-reserve = { $count ->
    [one] { $count } Golem im Vorrat
   *[other] { $count } Golems im Vorrat
}
rivality-deck = { $count ->
    [one] { $count } Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}
rivality-held = { $count ->
    [one] { $count } Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
rivality-short-points = Pkt.
rivality-why = Warum?
rivality-why-of = { $side ->
    [du] Warum { $points } für dich?
   *[other] Warum { $points } für { $side }?
}
rivality-why-show = Dieses Plättchen zeigen
rivality-why-close = Erklärung schließen
rivality-why-none = Noch zählt nichts.
rivality-nobody = Für niemanden
rivality-total = Summe
rivality-side = Seite
rivality-wins = Sieg
rivality-ask-keep = Das sind deine ersten beiden Plättchen.
rivality-picked-move = Dein Magier ginge nach { $cell }. Bestätige oder wähle neu.
rivality-picked-cast = Dieser Zauber käme als Nächstes. Bestätige, oder wähle einen anderen.
rivality-picked-remove = Ein Golem von { $side } ginge. Bestätige, oder wähle eine andere Seite.
rivality-confirm = Bestätigen
rivality-turn-left = Nach links drehen
rivality-turn-right = Nach rechts drehen
rivality-keep = Behalten
rivality-begin = Beginnen
rivality-mulligan = Zwei andere ziehen
rivality-fit = Alles zeigen
rivality-zoom-in = Vergrößern
rivality-zoom-out = Verkleinern
rivality-signs = Die Zeichen und ihre Regeln
rivality-hinted = Tipp
rivality-versus = zu
rivality-land = { $cell } { $tile } nach { $front ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
rivality-land-well = { $cell } { $tile }
rivality-land-down = { $cell }, ein verdecktes Plättchen
rivality-controlled = { $side ->
    [du] kontrolliert von dir ({ $golems })
   *[other] kontrolliert von { $side } ({ $golems })
}
rivality-contested = umkämpft { $golems }
rivality-unheld = kein Golem
rivality-shields = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
}
rivality-shields-entrenched = { $printed ->
    [0] 1 Schild für die fünf Golems
   *[other] { $count } Schilde, einer davon für die fünf Golems
}
rivality-wizard = { $side ->
    [du] dein Magier
   *[other] Magier von { $side }
}
rivality-spell = { $golems ->
    [one] { $golems } Golem
   *[other] { $golems } Golems
} { $distance ->
    [one] { $distance } Schritt
   *[other] { $distance } Schritte
} nach { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
rivality-spell-breaker = { $golems ->
    [one] { $golems } Golem
   *[other] { $golems } Golems
} { $distance ->
    [one] { $distance } Schritt
   *[other] { $distance } Schritte
} nach { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}, Schildbrecher
rivality-armed-at = lauernder Zauber auf { $cell }
rivality-cell-open = Feld { $cell }, leer: { $tile } kann hierhin
rivality-cell-go = dein Magier kann hierhin
rivality-ghost = { $tile } auf { $cell }, nach { $front ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}, noch nicht gelegt: Eingabetaste legt es, R dreht es
rivality-hand-tile = { $tile }, Wert { $points }: { $spells }
rivality-hand-key = Taste { $key }
rivality-help-spells = Zauber: { $spells }.
rivality-cast = Wirken: { $spell }
rivality-cast-delayed = Den verzögerten Zauber von { $cell } wirken: { $spell }
rivality-preview = Vorschau
rivality-preview-wait = Wird berechnet …
rivality-preview-none = Wähle eine Seite, um zu sehen, was geschähe.
rivality-preview-nothing = Kein Zauber hat eine Wirkung.
rivality-lands = { $count ->
    [0] voll
   *[other] +{ $count }
}
rivality-lost-no-tile = kein Plättchen, der Zauber verfällt
rivality-lost-wizard = geschützt von einem Magier
rivality-lost-shields = die Schilde halten ihn auf
rivality-lost-uncontrolled = niemand kontrolliert den Zauber, er verfällt
rivality-lost-short = leer
rivality-armed-short = lauert
rivality-arms = kein Plättchen, der Zauber lauert
rivality-delayed = verzögerter Zauber
rivality-to-shields = { $count ->
    [one] { $count } scheitert an den Schilden
   *[other] { $count } scheitern an den Schilden
}
rivality-excess = { $count ->
    [one] { $count } weiterer passt nicht: auf ein Plättchen passen fünf
   *[other] { $count } weitere passen nicht: auf ein Plättchen passen fünf
}
rivality-waits = einer kommt noch, sobald du gewählt hast, wessen Golem geht
rivality-leave = { $count ->
    [one] { $side ->
        [du] { $count } Golem von dir geht
       *[other] { $count } Golem von { $side } geht
    }
   *[other] { $side ->
        [du] { $count } Golems von dir gehen
       *[other] { $count } Golems von { $side } gehen
    }
}
rivality-golems-of = { $side ->
    [du] { $count } von dir
   *[other] { $count } von { $side }
}
rivality-now-of = { $side ->
    [du] geht an dich
   *[other] geht an { $side }
}
rivality-now-contested = wird umkämpft
rivality-now-unheld = fällt an niemanden
rivality-besieged = { $side ->
    [du] belagert von dir
   *[other] belagert von { $side }
}
rivality-ends = Die Schlacht endet.
rivality-told-of = { $of }: { $told }
rivality-strike = { $side }, Zauber nach { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}:
rivality-change = { $before } → { $after }
rivality-down = verdeckt

game-rivality = Rivality
mode-rivality-duel = Duell: die Mehrheit halten
mode-rivality-three = Schlacht zu dritt
mode-rivality-teams = zwei Zweierteams
mode-rivality-solo = solo: du gegen das Spiel
rule-deck-rivality = Die Plättchen einer Seite, verdeckt. Nach deinem Zug ziehst du eines, solange der Stapel reicht; danach spielst du mit deiner Hand weiter. (R6, R9)
rule-mode-rivality-duel = Zwei Heere von 30 Golems kämpfen um die Manaquelle und das Land ringsum. In deinem Zug legst du ein Plättchen in beliebiger Richtung neben ein anderes, und dein Magier kommt mit einem Golem darauf. Dann schicken seine Zauber Golems auf die Plättchen, auf die sie zielen; Schilde und Magier können sie aufhalten. Wer auf einem Plättchen die meisten Golems hat, kontrolliert es. Das Spiel endet, wenn alle Plättchen liegen oder ein Vorrat leer ist. Die Plättchen, die du kontrollierst, bringen ihre Punkte, und die meisten Punkte gewinnen; bei Gleichstand entscheidet die Manaquelle. (R4–R14)
rule-mode-rivality-three = Drei Heere von 20 Golems streiten um die Manaquelle und das Land ringsum. In deinem Zug legst du ein Plättchen neben ein anderes, stellst deinen Magier und einen Golem darauf und wirkst seine Zauber. Wer auf einem Plättchen mehr Golems hat als jeder der anderen, kontrolliert es. Läuft ein Plättchen über, muss der stärkste Rivale dort weichen. Das Spiel endet, wenn alle Plättchen liegen oder ein Vorrat leer ist, und die meisten Punkte gewinnen. Ist die Spitze geteilt, gewinnt, wer die Manaquelle kontrolliert, sogar von hinten. (R4–R14)
rule-mode-rivality-teams = Zwei Zweierteams kämpfen um die Manaquelle; Partner sitzen einander gegenüber, so sind die Teams abwechselnd am Zug. Ein Team teilt sich 30 Golems, einen Stapel, einen Magier und die Punkte. Jeder hat zwei Plättchen auf der Hand, die nicht einmal der Partner kennen darf. In deinem Zug legst du eines davon, stellst den Magier und einen Golem darauf und wirkst seine Zauber. Das Spiel endet, wenn alle Plättchen liegen oder ein Vorrat leer ist, und das Team mit mehr Punkten gewinnt; bei Gleichstand entscheidet die Manaquelle. (R4–R14, R20)
rule-mode-rivality-solo = Du trittst gegen Souramoun an, auf einem Schlachtfeld aus sechs Reihen zu vier Plättchen: Die untere Hälfte ist deine, die obere, verdeckte, ist seine. In deinem Zug geht dein Magier über Plättchen mit deinen Golems zu einem ganz ohne Golems, und ein Golem kommt mit. Souramouns Magier geht auf den gespiegelten Platz und zaubert als Erster. Kontrollierst du das Plättchen deines Magiers dann noch, wirkst du danach dessen Zauber. Das Spiel endet, wenn ein Vorrat leer ist oder dein Magier nirgendwohin gehen kann. Im normalen Spiel bekommt er auch die umkämpften Plättchen; du gewinnst mit mehr Punkten als er. (R40–R48)
web-about-rivality = Leg Länder aus, beschwöre Golems, halte die Mehrheit.
web-mode-rivality-duel = Eins gegen eins.
web-mode-rivality-three = Drei Seiten, eine Quelle.
web-mode-rivality-teams = Zwei gegen zwei.
web-mode-rivality-solo = Du gegen Souramoun.
web-thing-deck-rivality = Nachziehstapel
web-option-none-rivality-solo = normal
hint-rivality-lay = Schreibe: lay, das Plättchen, sein Feld und wohin seine Vorderseite zeigt (n e s w), etwa „lay C5 0,-1 s“.
rivality-refused-laid = Hier liegt schon ein Plättchen; lege deines auf ein leeres Feld daneben.
rivality-refused-tile-first = Wähle zuerst ein Plättchen aus deiner Hand, dann seinen Platz.
