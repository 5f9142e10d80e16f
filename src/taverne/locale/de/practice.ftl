### Üben an vorbereiteten Stellungen, und Lektionen.

error-practice-unknown = Es gibt keine Übung namens „{ $found }“.
error-practice-long = Diese Übung endet nach { $expected } Zügen. Fang sie neu an.
lesson-wrong = Das ginge, aber die Lektion hat etwas anderes vor: Versuch, was markiert ist.
lesson-wrong-front = Das richtige Plättchen am richtigen Platz: Dreh es nur noch, bis seine Zauber so fliegen, wie die Lektion es will, und bestätige dann.
practice-again = Neu anfangen
learn-title = Spielen lernen
learn-more = Geführte Partien am echten Tisch: immer nur eine Aufgabe. Du kannst jederzeit gehen und später weitermachen.
learn-step = Schritt { $place } von { $count }
learn-leave = Verlassen
learn-next = Weiter
learn-skip = Mach das für mich
learn-text = Text der Lektion
learn-play = { $others ->
    [0] Eine echte Partie spielen
   *[other] Eine echte Partie gegen Bots spielen
}
learn-done = abgeschlossen
learn-question = Bist du zum ersten Mal hier?
learn-game = { $game } in fünf Minuten lernen
learn-known = Ich kenne das Spiel
learn-decline = Nein danke
