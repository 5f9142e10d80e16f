### What happened, in a sentence for the log.

event-cards-dealt = { $you ->
    [yes] Du bekommst deine Startkarten: { $cards }.
   *[no] { $seat } bekommt die Startkarten: { $cards }.
}
event-lands-laid = { $you ->
    [yes] Zwölf Wildniskarten umgeben deine Mitte.
   *[no] { $seat }: Zwölf Wildniskarten umgeben die Mitte.
}
event-discard-turned-up = { $piles ->
    [two] Ablage { $pile } beginnt mit { card-with-article }.
   *[one] Die Ablage beginnt mit { card-with-article }.
}
event-legend-revealed = Eine neue Legende kommt in die Auslage: „{ $legend }“.
event-answered = { $you ->
    [yes] Du hast deine Startkarten ausgelegt; die anderen sehen sie noch nicht.
   *[no] { $seat } hat die Startkarten ausgelegt, noch verdeckt.
}
event-arranged = { $you ->
    [yes] Dein Königreich beginnt so: { $cards }.
   *[no] { $seat } beginnt so: { $cards }.
}
event-turn-began = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
event-card-drawn = { $knows-discard ->
    [yes] { $you ->
        [yes] Du nimmst „{ $discard }“ von der Ablage und ziehst { card-with-article }.
       *[no] { $seat } nimmt „{ $discard }“ von der Ablage und zieht { card-with-article }.
    }
   *[no] { $you ->
        [yes] Du ziehst { card-with-article }.
       *[no] { $seat } zieht { card-with-article }.
    }
}
event-card-placed = { $you ->
    [yes] Du legst { card-with-article }
   *[no] { $seat } legt { card-with-article }
} { $pile ->
    [0] auf { $cell }
   *[other] { $piles ->
        [two] (von Ablage { $pile }) auf { $cell }
       *[one] (von der Ablage) auf { $cell }
    }
}{ $knows-replaced ->
    [yes] { $explored ->
        [yes] ; die Wildnis dort verbarg „{ $replaced }“
       *[no] ; abgelegt wird „{ $replaced }“
    }{ $piles ->
        [two] { "" } (jetzt auf Ablage { $to }).
       *[one] .
    }
   *[no] .
}
event-land-revealed = { $you ->
    [yes] Du erkundest { $cell } und findest { card-with-article };
   *[no] { $seat } erkundet { $cell } und findet { card-with-article };
} { $piles ->
    [two] „{ $discarded }“ kommt auf Ablage { $to }.
   *[one] abgelegt wird „{ $discarded }“.
}
event-deck-rebuilt = Der Stapel ist leer; die gemischte Ablage wird zum neuen Stapel mit { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
}.
event-game-ended = { $reason ->
    [tiles] Alle Plättchen liegen: Die Schlacht ist aus.
    [reserve] { $you ->
        [yes] Dein letzter Golem hat den Vorrat verlassen: Die Schlacht ist aus.
       *[no] { $side }: Der letzte Golem hat den Vorrat verlassen, die Schlacht ist aus.
    }
    [stuck] { $you ->
        [yes] Dein Magier kann nirgendwohin mehr gehen: Die Schlacht ist aus.
       *[no] { $side }: Der Magier kann nirgendwohin mehr gehen, die Schlacht ist aus.
    }
    [idle] 100 Züge lang hat niemand Wildnis erkundet: Das Spiel ist aus, alle Wildniskarten werden aufgedeckt.
    [deck] Der Stapel ist leer: Das Spiel ist aus, alle Wildniskarten werden aufgedeckt.
    [legends] Jede Legende ist geschrieben oder aufgegeben: Das Spiel ist aus, alle Wildniskarten werden aufgedeckt.
    [campaign] Alle drei Zeitalter sind vorüber: Deine Kampagne ist vollendet.
    [lost] Eine Legende dieses Zeitalters blieb ungeschrieben: Die Kampagne ist zu Ende.
   *[explored] { $you ->
        [yes] Du hast keine Wildniskarte mehr: Das Spiel ist aus, alle Wildniskarten werden aufgedeckt.
       *[no] { $seat } hat keine Wildniskarte mehr: Das Spiel ist aus, alle Wildniskarten werden aufgedeckt.
    }
}
event-tiles-laid = { $you ->
    [yes] Auf jeder deiner Wildniskarten liegt ein verdecktes Plättchen.
   *[no] { $seat }: Auf jeder Wildniskarte liegt ein verdecktes Plättchen.
}
event-tile-turned-up = { $you ->
    [yes] Auf deiner Wildnis { $cell } kommt ein Plättchen zum Vorschein: { $tile }.
   *[no] Bei { $seat } kommt auf { $cell } ein Plättchen zum Vorschein: { $tile }.
}
event-tile-kept = { $you ->
    [yes] Du behältst „{ $tile }“.
   *[no] { $seat } behält „{ $tile }“.
}
event-tile-refused = { $you ->
    [yes] Du lehnst „{ $tile }“ ab; das Plättchen ist aus dem Spiel.
   *[no] { $seat } lehnt „{ $tile }“ ab; das Plättchen ist aus dem Spiel.
}
event-tile-used = { $you ->
    [yes] Du setzt „{ $tile }“ ein.
   *[no] { $seat } setzt „{ $tile }“ ein.
}
event-tile-laid-on-card = { $you ->
    [yes] Du legst „{ $tile }“ auf deine Karte { $cell }.
   *[no] { $seat } legt „{ $tile }“ auf die eigene Karte { $cell }.
}
event-tile-taken = { $you ->
    [yes] { $whose ->
        [own] „{ $tile }“ gehört jetzt dir.
       *[other] „{ $tile }“ gehört jetzt dir (von { $victim }).
    }
   *[no] { $whose ->
        [own] { $seat } hat jetzt „{ $tile }“.
        [you] { $seat } hat jetzt „{ $tile }“ (von dir).
       *[other] { $seat } hat jetzt „{ $tile }“ (von { $victim }).
    }
}
event-griffin-landed = { $you ->
    [yes] Ein Greif landet auf deiner Wildnis { $cell }.
   *[no] Ein Greif landet bei { $seat } auf { $cell }.
}
event-cards-swapped = { $you ->
    [yes] Du vertauschst deine Karten { $cell } und { $partner }.
   *[no] { $seat } vertauscht die eigenen Karten { $cell } und { $partner }.
}
event-tile-looked-at = { $you ->
    [yes] { $whose ->
        [own] Du siehst dir heimlich das Plättchen auf deiner Wildnis { $cell } an
       *[other] Du siehst dir heimlich das Plättchen auf { $cell } bei { $owner } an
    }{ $knows-tile ->
        [yes] : { $tile }.
       *[no] .
    }
   *[no] { $whose ->
        [own] { $seat } sieht sich heimlich ein eigenes Plättchen auf { $cell } an.
        [you] { $seat } sieht sich heimlich dein Plättchen auf { $cell } an.
       *[other] { $seat } sieht sich heimlich das Plättchen auf { $cell } bei { $owner } an.
    }
}
event-legends-laid-out = Die Legenden der drei Zeitalter liegen in ihren Reihen.
event-legends-swapped = { $you ->
    [yes] Du verschiebst „{ $legend }“ ins nächste Zeitalter; „{ $later }“ rückt vor.
   *[no] { $seat } verschiebt „{ $legend }“ ins nächste Zeitalter; „{ $later }“ rückt vor.
}
event-card-dropped = { $you ->
    [yes] Du legst „{ $card }“ ab und spielst mit der anderen Karte.
   *[no] { $seat } legt „{ $card }“ ab und spielt mit der anderen Karte.
}
event-age-ended = { $reason ->
    [deck] Der Stapel ist leer und Zeitalter { $age } damit zu Ende
   *[explored] Deine letzte Wildnis ist erkundet und Zeitalter { $age } damit zu Ende
}{ $lost ->
    [yes] , und die Kampagne ist verloren. Ungeschrieben: { $legends }.
   *[no] : Königreich { $kingdom }, Vorgabe { $objective }.
}
event-block-kept = { $you ->
    [yes] Der Block ab { $cell } wird die Mitte deines nächsten Zeitalters.
   *[no] { $seat } behält den Block ab { $cell } als Mitte des nächsten Zeitalters.
}
event-legend-written = { $you ->
    [yes] Dein Königreich schreibt die Legende „{ $legend }“!
   *[no] { $seat } schreibt die Legende „{ $legend }“!
}
event-legend-given-up = { $you ->
    [yes] Du gibst „{ $legend }“ auf; das Ziel steigt.
   *[no] { $seat } gibt „{ $legend }“ auf; das Ziel steigt.
}
event-deck-laid-out = { $again ->
    [yes] { "" }
   *[no] { $you ->
        [yes] Dein Stapel aus { $size } Plättchen ist gemischt.
       *[no] { $seat }: Ein Stapel aus { $size } Plättchen ist gemischt.
    }
}
event-hand-dealt = { $again ->
    [yes] { $you ->
        [yes] Du ziehst zwei andere
       *[no] { $seat } zieht zwei andere
    }{ $knows-tiles ->
        [yes] : { $tiles }
       *[no] { "" }
    }; die zurückgegebenen werden in den Stapel gemischt.
    [partner] { "" }
   *[no] { $knows-tiles ->
        [yes] { $you ->
            [yes] Du ziehst deine ersten Plättchen: { $tiles }.
           *[no] { $seat } zieht die ersten Plättchen: { $tiles }.
        }
       *[no] { $you ->
            [yes] Du ziehst deine ersten Plättchen.
           *[no] { $seat } zieht die ersten Plättchen.
        }
    }
}
event-hand-kept = { $you ->
    [yes] Du behältst deine Starthand.
   *[no] { $seat } behält die Starthand.
}
event-hand-returned = { $knows-tiles ->
    [yes] { $you ->
        [yes] Du gibst deine Starthand zurück ({ $tiles }).
       *[no] { $seat } gibt die Starthand zurück ({ $tiles }).
    }
   *[no] { $you ->
        [yes] Du gibst deine Starthand zurück.
       *[no] { $seat } gibt die Starthand zurück.
    }
}
event-half-laid-out = { $you ->
    [yes] Deine Hälfte des Schlachtfelds liegt offen aus.
   *[no] { $knows-tiles ->
        [yes] { $side }: Eine Hälfte des Schlachtfelds liegt offen aus.
       *[no] { $side }: Eine Hälfte des Schlachtfelds liegt verdeckt aus.
    }
}
event-seat-passed = { $you ->
    [yes] Du hast kein Plättchen mehr und wirst übersprungen.
   *[no] { $seat } hat kein Plättchen mehr und wird übersprungen.
}
event-tile-laid = { $you ->
    [yes] Du legst „{ $tile }“ auf { $cell }
   *[no] { $seat } legt „{ $tile }“ auf { $cell }
}, nach { $front ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
} gerichtet.
event-wizard-moved = { $you ->
    [yes] Dein Magier erscheint auf { $cell }.
   *[no] { $side }: Der Magier erscheint auf { $cell }.
}
event-golem-placed = { $you ->
    [yes] Einer deiner Golems kommt mit ({ $golems }).
   *[no] { $side }: Ein Golem kommt mit ({ $golems }).
}
event-spell-cast = { $you ->
    [yes] { $delayed ->
        [yes] Dein verzögerter Zauber auf { $origin } erwacht
       *[no] Dein Zauber fliegt von { $origin } los
    }
   *[no] { $delayed ->
        [yes] { $side }: Ein verzögerter Zauber auf { $origin } erwacht
       *[no] { $side }: Ein Zauber fliegt von { $origin } los
    }
}, { $placed ->
    [0] ein Golem wartet auf Platz auf { $cell }
    [one] { $placed } Golem landet auf { $cell }
   *[other] { $placed } Golems landen auf { $cell }
} ({ $golems }){ $pushed ->
    [0] { "" }
    [one] , { $whose } kehrt in den Vorrat zurück
   *[other] , { $whose } kehren in den Vorrat zurück
}{ $lost ->
    [0] .
    [one] ; an den Schilden scheitert { $lost }.
   *[other] ; an den Schilden scheitern { $lost }.
}
event-rival-removed = { $you ->
    [yes] Dein Golem verdrängt einen von { $rival } auf { $cell } ({ $golems }).
   *[no] { $side }: Ein Golem verdrängt einen von { $rival } auf { $cell } ({ $golems }).
}
event-spell-lost = { $reason ->
    [uncontrolled] Niemand kontrolliert { $origin }: Der verzögerte Zauber auf { $cell } verfällt.
    [wizard] { $you ->
        [yes] Ein Magier schützt { $cell }: Dein Zauber von { $origin } erlischt.
       *[no] { $side }: Der Zauber von { $origin } erlischt, denn ein Magier schützt { $cell }.
    }
    [shields] { $you ->
        [yes] Dein Zauber von { $origin } zerschellt an den Schilden auf { $cell }.
       *[no] { $side }: Der Zauber von { $origin } zerschellt an den Schilden auf { $cell }.
    }
   *[no-tile] { $you ->
        [yes] Dein Zauber von { $origin }
       *[no] { $side }: Der Zauber von { $origin }
    } { $direction ->
        [n] nach Norden
        [e] nach Osten
        [s] nach Süden
       *[w] nach Westen
    } geht ins Leere.
}
event-spell-armed = { $you ->
    [yes] Dein Zauber von { $origin } lauert auf ein Plättchen auf { $cell }.
   *[no] { $side }: Der Zauber von { $origin } lauert auf ein Plättchen auf { $cell }.
}
event-tile-besieged = { $you ->
    [yes] Umzingelt: { $cell } fällt an dich ({ $golems })!
   *[no] Umzingelt: { $cell } fällt an { $side } ({ $golems })!
}
event-tile-drawn = { $knows-tile ->
    [yes] { $you ->
        [yes] Du ziehst: { $tile }.
       *[no] { $seat } zieht: { $tile }.
    }
   *[no] { $you ->
        [yes] Du ziehst ein Plättchen.
       *[no] { $seat } zieht ein Plättchen.
    }
}
event-tile-revealed = { $knows-tile ->
    [yes] Das Plättchen auf { $cell } wird aufgedeckt: { $tile }.
   *[no] Das Plättchen auf { $cell } wird aufgedeckt.
}
event-spells-forfeited = { $you ->
    [yes] Du kontrollierst { $cell } nicht mehr: Dein Magier zaubert nicht.
   *[no] { $side }: { $cell } ist nicht mehr unter Kontrolle, der Magier zaubert nicht.
}
happened-seated = { $you ->
    [yes] Du setzt dich an den Tisch.
   *[no] { $seat } setzt sich an den Tisch.
}
happened-vacated = { $you ->
    [yes] Du stehst vom Tisch auf.
   *[no] { $seat } steht vom Tisch auf.
}
happened-closed = Der Tisch wurde aufgegeben.
happened-called = Alle sitzen; gleich beginnt das Spiel.
happened-called-off = { $reason ->
    [late] Der Start wird abgebrochen: Nicht alle haben geantwortet.
   *[left] Der Start wird abgebrochen: Jemand ist gegangen.
}
happened-started = Das Spiel beginnt.
happened-confirmed = { $you ->
    [yes] Du bestätigst deinen Zug.
   *[no] { $seat } bestätigt den Zug.
}
happened-undone = { $you ->
    [yes] Du nimmst deine letzte Entscheidung zurück.
   *[no] { $seat } nimmt die letzte Entscheidung zurück.
}
happened-taken-over = { $you ->
    [yes] { $reason ->
        [resigned] Du hast aufgegeben; { $bot } spielt für dich weiter.
        [clock] Deine Zeit ist abgelaufen; { $bot } spielt für dich weiter.
        [failed] Der Bot auf deinem Platz ist ausgefallen; { $bot } spielt weiter.
       *[left] Du hast den Tisch verlassen; { $bot } spielt für dich weiter.
    }
   *[no] { $reason ->
        [resigned] { $seat } hat aufgegeben; { $bot } spielt weiter.
        [clock] { $seat } hat keine Zeit mehr; { $bot } spielt weiter.
        [failed] { $seat } ist ausgefallen; { $bot } spielt weiter.
       *[left] { $seat } hat den Tisch verlassen; { $bot } spielt weiter.
    }
}
happened-returned = { $you ->
    [yes] Du bist zurück und spielst wieder selbst.
   *[no] { $seat } ist zurück und spielt wieder selbst.
}
happened-resigned = { $you ->
    [yes] Du gibst auf; das Spiel ist aus.
   *[no] { $seat } gibt auf; das Spiel ist aus.
}
happened-rematched = Revanche: Der neue Tisch steht bereit.
