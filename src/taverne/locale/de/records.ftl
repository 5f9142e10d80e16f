### Aufzeichnungen: Prüfung des Mischens, Import und Hochladen.

check-fair = Es wurde ehrlich gemischt: Niemand konnte bestimmen, was gezogen wird. Auf diesem Gerät geprüft: { $draws } Ziehungen wurden nachgerechnet, und jede folgt aus den Zahlen, die alle vor der Partie versprochen haben. Die Aufzeichnung ist die der Partie, die du gesehen hast.
check-unchecked = Auf diesem Gerät nachgerechnet: Alle { $draws } Ziehungen folgen aus den Zahlen der Aufzeichnung. Dieser Browser kannte vor der Partie keine davon und kann nicht sagen, ob sie da schon feststanden.
check-draws = Auf diesem Gerät nachgerechnet: Die Ziehungen folgen nicht aus den Zahlen der Aufzeichnung. Jemand könnte ausgesucht haben, was gezogen wurde!
check-numbers = Die Aufzeichnung nennt die Zahlen nicht, aus denen die Ziehungen folgen, oder widerspricht sich; so lässt sich nichts nachrechnen.
check-record = Die Aufzeichnung ist keine vollständige der Partie, die du gesehen hast; deren Mischen lässt sich nicht prüfen!
check-no-engine = Dieser Browser hat kein WebAssembly und kann die Regeln nicht ausführen, also auch nichts selbst nachrechnen.
check-ask-server = Dem Server glauben
import-button = Partien importieren
import-about = Wähle Aufzeichnungen von Partien aus, oder lege die Dateien hier ab.
import-about-touch = Wähle Aufzeichnungen von Partien aus.
import-drop = Lege die Dateien hier ab
import-done = { $count ->
    [one] Eine Partie wurde
   *[other] { $count } Partien wurden
} importiert.
import-known = { $file }: Diese Partie ist schon da.
import-failed = { $file }: { $reason }
import-mark = anderswo gespielt
import-stopped = Diese Aufzeichnung hört vor der Partie auf. Du kannst die Partie ansehen, aber sie kann nicht weitergehen: Von hier an könnte niemand fair mischen.
web-status-stopped = unvollständige Aufzeichnung
upload-button = Hochladen
upload-who = Diese Partie hochladen: { $name }
upload-about = Legt eine Kopie auf dem Server ab, die nur du sehen kannst und wer den Link hat.
upload-done = Hochgeladen
upload-copy = Kopie ansehen
