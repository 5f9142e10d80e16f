### Lektionen für Rivality. Jede Zahl kommt aus den Regeln selbst.

lesson-rivality = Rivality lernen
lesson-rivality-about = Plättchen, Golems, Zauber und Schilde rund um die Manaquelle in fünf Minuten.
lesson-rivality-well = In der Mitte liegt die Manaquelle. Du und Runa legt Plättchen um sie herum, und jedes Plättchen wirkt Zauber, die Golems schicken. Wer auf einem Plättchen die meisten Golems hat, kontrolliert es und bekommt seine Punkte.
lesson-rivality-lay = Du bist dran: Wähle den leuchtenden Steinkreis auf deiner Hand, dann den Platz über der Quelle. Sein großer Zauber muss nach unten auf die Quelle zeigen: Die Vorschau zeigt es dir. Dann bestätige.
lesson-rivality-lay-why = Die Pfeile eines Plättchens sind seine Zauber: drei Golems, einen Schritt weit. Sie nehmen sofort die Quelle ein, und die bringt { $gain } Punkte.
lesson-rivality-lay-wrong = Fast. Nimm das leuchtende Plättchen, leg es über die Quelle und dreh es, bis drei Golems auf die Quelle fliegen.
lesson-rivality-strike = Runa schlägt zurück: Auf ein Plättchen passen höchstens fünf Golems, also haben ihre zwei von deinen verdrängt. Antworte mit deinem anderen Steinkreis, von links, den Zauber auf die Quelle gerichtet.
lesson-rivality-strike-why = Vier Golems kommen an und verdrängen alle von Runa. Mit fünf Golems bist du dort verschanzt, das ist so gut wie ein Schild. Du gewinnst { $gain } Punkte.
lesson-rivality-strike-wrong = Nicht ganz. Nimm den Steinkreis mit dem großen Viererzauber, leg ihn links neben die Quelle und ziele auf sie.
lesson-rivality-fortress = Dein Schild hat einen von Runas Golems aufgehalten, und du hältst die Quelle noch: { $points } zu { $theirs }. Leg jetzt deine Festung über Runas Steinkreis, ihr kurzer Zauber zeigt nach unten auf ihn.
lesson-rivality-fortress-why = Ihr Magier ist weitergezogen, der Steinkreis ist also nicht mehr geschützt: Zwei Golems schlagen ihren einen. Du gewinnst { $gain } Punkte.
lesson-rivality-fortress-wrong = Nicht dort. Leg die Festung über Runas Steinkreis, rechts neben dein erstes Plättchen, und dreh sie, bis zwei Golems auf dem Steinkreis landen.
lesson-rivality-breaker = Runas Hütte unter der Quelle hat einen Schild, der bei jedem Angriff einen Golem schluckt. Aber Zauber mit zerbrochenem Schild kümmert das nicht. Leg deine Hütte ganz nach oben, ihr langer Zauber zeigt nach unten: Er fliegt drei Schritte weit, über alles hinweg.
lesson-rivality-breaker-why = Zwei Golems landen auf ihrer Hütte, und kein Schild hält sie auf. Und deine Festung zählt jetzt, weil dein Magier sie verlässt: { $gain } Punkte mehr.
lesson-rivality-breaker-wrong = Knapp daneben! Leg die Hütte ganz nach oben, über dein erstes Plättchen, und dreh sie, bis ihr langer Zauber nach unten zeigt.
lesson-rivality-count = Du führst mit { $points } zu { $theirs }. Steinkreise zählen am wenigsten, dann Hütten, die Quelle und Festungen. Ein Plättchen mit einem Magier zählt für niemanden. Drück „Warum?“, um jedes Plättchen zu sehen, das zählt.
lesson-rivality-end = Das Spiel endet, wenn alle Plättchen liegen oder sobald jemand keinen Golem mehr im Vorrat hat; du hast noch { $reserve }. Die meisten Punkte gewinnen, bei Gleichstand entscheidet die Quelle. Jetzt weißt du alles: Spiel deine erste Partie!

lesson-souramoun = Allein gegen Souramoun
lesson-souramoun-about = Für alle, die Rivality kennen: Dein Magier wandert, und der dunkle Magier spiegelt jeden Schritt.
lesson-souramoun-halves = Das Schlachtfeld liegt schon bereit: Die untere Hälfte gehört dir, die obere Souramoun, noch verdeckt. Hier legt niemand Plättchen. Stattdessen wandert dein Magier, und wo er ankommt, wirkt das Plättchen seine Zauber.
lesson-souramoun-enter = Dein Magier betritt die unterste Reihe. Wähle den leuchtenden Steinkreis, sieh dir die Vorschau an und bestätige.
lesson-souramoun-enter-why = Ein Golem kommt mit, und der Zauber schickt weitere auf das Plättchen darüber: eine Straße für deine nächsten Schritte. Ein Plättchen mit einem Magier zählt noch für niemanden, darum bringt der Zug zunächst { $gain }.
lesson-souramoun-enter-wrong = Auch dort könntest du beginnen. Aber der leuchtende Steinkreis hat den stärksten Zauber geradeaus.
lesson-souramoun-walk = Souramoun ging auf das Spiegelbild deines Plättchens, hat zuerst gezaubert und führt mit { $theirs } zu { $points }. Dein Magier geht jetzt über Plättchen mit deinen Golems und muss auf einem ohne Golems stehen bleiben. Wähle die leuchtende Hütte.
lesson-souramoun-walk-why = Einer ihrer Zauber bringt deine Straße auf fünf Golems, das ist so gut wie ein Schild. Der andere fliegt weit und kümmert sich um keinen Schild: Er landet bei Souramoun selbst, denn Magier schützen hier nichts.
lesson-souramoun-walk-wrong = Das ginge auch, aber versuch die leuchtende Hütte: Ihre beiden Zauber treffen etwas.
lesson-souramoun-end = So geht es weiter, bis ein Vorrat leer ist oder dein Magier nirgends mehr hinkann; du hast noch { $reserve } Golems. Um zu gewinnen, brauchst du mehr Punkte als Souramoun, und er bekommt auch die umkämpften Plättchen, außer für Anfänger. Viel Glück!
