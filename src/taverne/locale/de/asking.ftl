### What is asked at the table, and of whom.

ask-arrange = Lege deine vier Startkarten aus, wie du willst: Zieh eine auf eine andere oder wähle zwei, um sie zu tauschen. Drücke dann „{ kingdom-do-arrange }“.
wait-arrange = Die Startkarten werden ausgelegt: Warten auf { $names }.
ask-turn = { $draws ->
    [yes] { $takes ->
        [yes] { $legends ->
            [yes] Nimm die Ablage oder zieh eine Karte; vorher darfst du eine Legende nehmen.
           *[no] Nimm die Ablage oder zieh eine Karte.
        }
       *[no] { $legends ->
            [yes] Zieh eine Karte; vorher darfst du eine Legende nehmen.
           *[no] Zieh eine Karte.
        }
    }
   *[no] Du bist am Zug.
}
wait-turn = Am Zug: { $names }.
ask-turn-pair = { $legends ->
    [write] Schreibe eine Legende oder nimm zwei Karten: vom Stapel, eine auch von der Ablage.
   *[no] Nimm zwei Karten: vom Stapel, eine auch von der Ablage.
}
wait-turn-pair = Zwei Karten werden genommen: Warten auf { $names }.
ask-turn-lay = Wähle eines deiner Plättchen, lege es neben ein anderes und drehe es, wie du willst.
wait-turn-lay = Ein Plättchen wird gelegt: Warten auf { $names }.
ask-turn-move = Führe deinen Magier über Plättchen mit deinen Golems zu einem Plättchen ganz ohne Golems.
wait-turn-move = Der Magier bricht auf: Warten auf { $names }.
ask-hand = { $reveals ->
    [yes] { $legends ->
        [yes] Lege „{ $card }“ ins Königreich, oder lege die Karte ab und decke eine Wildniskarte auf; vorher darfst du eine Legende nehmen.
        [write] Lege „{ $card }“ ins Königreich, oder lege die Karte ab und decke eine Wildniskarte auf; vorher darfst du eine Legende schreiben.
       *[no] Lege „{ $card }“ ins Königreich, oder lege die Karte ab und decke eine Wildniskarte auf.
    }
   *[no] { $legends ->
        [yes] Lege „{ $card }“ ins Königreich; vorher darfst du eine Legende nehmen.
        [write] Lege „{ $card }“ ins Königreich; vorher darfst du eine Legende schreiben.
       *[no] Lege „{ $card }“ ins Königreich.
    }
}
wait-hand = Eine Karte wird gespielt, „{ $card }“: Warten auf { $names }.
ask-close = { $legends ->
    [write] Schreibe eine Legende oder beende deinen Zug.
    [yes] { $uses ->
        [yes] Nimm eine Legende, setze dann Plättchen ein, oder beende den Zug.
       *[no] { $choices ->
            [one] Nimm die Legende „{ $legend }“ (+{ $points }) oder beende deinen Zug.
           *[other] Nimm eine von { $choices } Legenden oder beende deinen Zug.
        }
    }
   *[no] { $uses ->
        [yes] Setze Plättchen ein oder beende den Zug.
       *[no] Beende deinen Zug.
    }
}
wait-close = Der Zug geht zu Ende: Warten auf { $names }.
ask-tile = Du hast ein Plättchen gefunden: { $tile }. Behalten oder ablehnen?
wait-tile = Ein Plättchen ist aufgetaucht, „{ $tile }“. Behalten oder ablehnen? Warten auf { $names }.
ask-swap = Du darfst eine Legende dieses Zeitalters mit einer des nächsten tauschen oder die Reihen so lassen.
wait-swap = Eine Legende darf das Zeitalter wechseln: Warten auf { $names }.
ask-drop = Welche der beiden Karten legst du ab? Mit der anderen spielst du.
wait-drop = Eine der beiden Karten wird abgelegt: Warten auf { $names }.
ask-block = Das Zeitalter ist zu Ende. Welche vier Karten werden die Mitte des nächsten? Wähle die Karte links oben in einem Block von 2 × 2.
wait-block = Die Mitte des nächsten Zeitalters wird gewählt: Warten auf { $names }.
ask-give-up = In dieser Runde wurde keine Legende geschrieben. Welche aus der Auslage kommt zum Ziel?
wait-give-up = In dieser Runde wurde keine Legende geschrieben, eine kommt zum Ziel: Warten auf { $names }.
ask-mulligan = Behältst du deine beiden Plättchen? Hat keines einen Zauber der Reichweite 1, darfst du beide zurückgeben und zwei andere ziehen.
wait-mulligan = Die Starthand darf zurückgegeben werden: Warten auf { $names }.
ask-cast = Dein Vorrat ist knapp. Welcher Zauber kommt als Nächstes?
wait-cast = Der nächste Zauber wird gewählt: Warten auf { $names }.
ask-remove = Zwei Rivalen sind gleich stark: Wessen Golem macht deinem Platz?
wait-remove = Ein Golem muss Platz machen: Warten auf { $names }.
ask-delayed = Mehrere deiner verzögerten Zauber erwachen. Welcher kommt als Nächstes?
wait-delayed = Verzögerte Zauber erwachen: Warten auf { $names }.
ask-enter = Wähle ein Plättchen der untersten Reihe: Dort betritt dein Magier das Schlachtfeld.
wait-enter = Der Magier betritt gleich das Schlachtfeld: Warten auf { $names }.
ask-over = Das Spiel ist aus.
wait-over = Das Spiel ist aus.
ask-choose = Wähle einen Zug.
wait-choose = Am Zug: { $names }.
picked-pile = Wohin legst du „{ $card }“ von der Ablage?
picked-hand = Wohin legst du „{ $card }“?
picked-discard = „{ $card }“ wird abgelegt. Welche Wildniskarte deckst du auf?
picked-tile = Worauf setzt du „{ $tile }“ ein?
picked-cell = Wähle noch eine Karte.
picked-to = { $known ->
    [no] Auf welche Ablage kommt die Karte, die auf { $cell } gefunden wird?
   *[yes] Auf welche Ablage kommt „{ $card }“?
}
picked-land = Wähle einen Platz für das Plättchen.
picked-place = Drehe das Plättchen bei Bedarf und bestätige.
