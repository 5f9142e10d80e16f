### Taverne auf Deutsch. Französisch und Englisch haben dieselben Nachrichten; ein Test vergleicht sie.

## Spiele, Ausgaben, Spielarten

game-aetherya = Aetherya
game-drako = Drako – Aetherya Pocket
game-rivality = Rivality
mode-duel = Duell: die Mehrheit halten
mode-three = Schlacht zu dritt
mode-teams = zwei Zweierteams
option-expert = mit Expertenregeln
option-beginner = als Einsteiger
option-veteran = als Veteran
edition-fr = französische Ausgabe
edition-fr1 = erste französische Auflage
edition-fr2 = zweite französische Auflage
edition-de = deutsche Ausgabe
mode-competitive = Wettstreit: das harmonischste Königreich bauen
mode-objects = Gegenstände und Charaktere: zwölf Plättchen für jeden
mode-solo = solo: du gegen das Spiel
mode-cooperative = kooperativ: jedes Königreich muss das Ziel übertreffen
ruleset-line = { $game } ({ $edition }), { $mode }

## Karten und Legenden

card-plain = Ebene
card-forest = Wald
card-mountain = Berg
card-swamp = Sumpf
card-human = Menschen
card-elf = Elben
card-dwarf = Zwerge
card-goblin = Goblins
card-dragon = Drache
card-portal = Portal
card-unknown = unbekannt
land-circle = Steinkreis
land-cottage = Hütte
land-fortress = Festung
land-well = Manaquelle
land-unknown = unbekanntes Plättchen
souramoun = Souramoun
legend-kin = zwei verbunden: { $first }
legend-land = drei verbunden: { $first }
legend-alliance = Allianz { $first }–{ $second }
legend-battle = Schlacht { $first }–{ $second }
legend-four = die vier Stämme
tile-treaty = Frieden
tile-staff = Stab
tile-sword = Schwert
tile-griffin = Greif
tile-hammer = Hammer
tile-palantir = Palantir
tile-stone-1 = Stein 1
tile-stone-2 = Stein 2
tile-stone-3 = Stein 3
tile-stone-4 = Stein 4
tile-smuggler = Schmuggler
tile-thief = Dieb
tile-unknown = unbekanntes Plättchen

## Der Wertungsblock

line-elves = Elben
line-dwarves = Zwerge
line-humans = Menschen
line-goblins = Goblins
line-dragons = Drachen
line-legends = Legenden
line-conflicts = Konflikte
line-total = Summe
sheet-legends-met = Legenden, die dieses Königreich erfüllt:
reason-harmony = { $card } { $cell }, verbunden mit: { $linked }
reason-tame = { $card } { $cell }, gezähmt durch: { $linked }
reason-staff = { $card } { $cell }, gezähmt durch einen Stab
reason-wild = { $card } { $cell }, wild
reason-excess = { $card } { $cell }, ein Drache zu viel
reason-conflict = { $card } { $cell }, Konflikt: { $linked }
reason-legend = Legende: { $card }
reason-stones = Steine der Macht { $card }, die letzte Ziffer ihrer Summe
reason-control = { $tile } auf { $cell } wird kontrolliert: { $golems }
reason-well = { $tile } auf { $cell } ist umkämpft, { $golems }, und geht an die Seite mit der Manaquelle
reason-souramoun = { $tile } auf { $cell } ist umkämpft, { $golems }, und geht an Souramoun
reason-contested = { $tile } auf { $cell } ist umkämpft: { $golems }
reason-empty = { $tile } auf { $cell } trägt keinen Golem: { $golems }
reason-wizard = { $tile } auf { $cell } trägt einen Magier: { $golems }
reason-rival = { $tile } auf { $cell } trägt einen Golem einer anderen Seite: { $golems }
sheet-side = Seite { $side } { $mark }: { $points }
sheet-nobody = Niemand
sheet-winners = Sieg: { $sides }
reason-path = { $count ->
    [one] durch das Portal { $portals }
   *[other] durch die Portale { $portals }
}

## Der Tisch

seat = Platz { $seat }
table-kingdom = { $name }: { $points }
table-river = Auslage:
table-held = { $name }, Legenden:
table-piles = Stapel: { $deck }   Ablage: { $discard }
table-hand = Karte auf der Hand: { $card }
table-dealt = { $name }, Startkarten: { $cards }
table-tiles-held = { $name }, Plättchen: { $tiles }
table-tiles-known = { $name }, bekannte Plättchen auf der Wildnis: { $tiles }
table-tile-turned = Aufgedeckt: { $tile }. Nehmen oder ablehnen?
table-age = Zeitalter { $age } von 3
table-row = Reihe von Zeitalter { $age }:
table-written = Geschrieben: { $legends }
table-score-age = Zeitalter { $age }: Königreich { $kingdom }, Vorgabe { $objective }
table-pair = Die zwei Karten: { $cards }
table-target = Ziel, { $points }: { $legends }
table-lost = Das Spiel ist aus und verloren.
table-won = Das Spiel ist aus und gewonnen.
table-side = { $mark } { $names }: Vorrat { $reserve }, Stapel { $deck }
table-hand-of = { $name }, Hand:
table-tile = { $tile }: links { $left }, vorn { $front }, rechts { $right }; Punkte { $points }, Schilde { $shields }
table-asked = Zu entscheiden: { $names }
table-over = Das Spiel ist aus. Sieg: { $winners }

## Spielen an der Eingabe

play-you = Du
play-welcome = { $ruleset }. Gib einen Zug oder seine Nummer ein; „hilfe“ erklärt, „verlassen“ verlässt den Tisch.
play-moved = { $name }: { $move }
shown-land = { $name }, { $cell }: { $what } wird aufgedeckt.
shown-drawn = { $name }: { $tile } gezogen.
shown-turned = { $cell }: { $tile } wird aufgedeckt.
play-chance = Gezogen: { $what }
play-moves = Deine Züge (Nummer:wohin):
play-help =
    Gib die Nummer eines Zuges ein oder seine Wörter, etwa „take b2“, „draw“, „place c1“, „reveal a4“ oder „legend four“.
    „zurück“ nimmt deine letzte Entscheidung zurück, solange nichts Neues zu sehen war, „sichern DATEI“ schreibt das Spiel auf, „verlassen“ verlässt den Tisch.
hint-arrange = Die vier Buchstaben liegen auf b2 c2 b3 c3, in dieser Reihenfolge.
hint-lay = Schreibe: lay, das Plättchen, sein Feld und wohin seine Vorderseite zeigt (n e s w), etwa „lay C5 0,-1 s“.
hint-drop = Welche der beiden Karten wird abgelegt?
hint-pair = Zwei Karten vom Stapel, oder die Ablage und eine vom Stapel?
hint-swap = Du darfst eine Legende dieses Zeitalters mit einer des nächsten tauschen: „swap L M“, oder „noswap“.
hint-block = Welcher Block von 2 × 2 bleibt? Nenne sein Feld oben links.
hint-keep = Das Plättchen nehmen (keep) oder ablehnen (refuse)?
play-word-undo = zurück
play-word-help = hilfe
play-word-save = sichern
play-word-quit = verlassen
play-no-undo = Es gibt nichts zurückzunehmen: Seither war etwas Neues zu sehen, oder niemand hat gezogen.
play-pause = Weiter mit der Eingabetaste, oder „zurück“.
play-saved = Das Spiel steht in { $file }.
play-left = Du hast den Tisch verlassen.

## Spiele unter Bots und Aufzeichnungen

selfplay-progress = Es wird gespielt
selfplay-played = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} { $ruleset }, { $decisions } Entscheidungen.
selfplay-seat = Platz { $seat } ({ $bot }): { $share } % gewonnen, im Mittel { $points } Punkte
verify-bad = { $file }: { $why }
verify-partial = { $file }: unvollständig, was davon bekannt ist, stimmt
verify-fair = { $file }: { $draws } Ziehungen, alle fair
verify-done = Geprüft: { $full } vollständig, { $partial } teilweise.

## Hilfeseiten

help-usage = Aufruf:
help-word-options = [OPTIONEN]
help-word-command = BEFEHL …
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-examples = Beispiele
help-default = (sonst: { $value })
help-option-help = Zeigt diese Seite.
help-option-lang = Die Sprache: fr, de oder en. Darf überall stehen. Sonst die der Umgebung.
help-option-version = Zeigt die Version.
help-option-ruleset = Der Schlüssel einer Regel; was er auslässt, ist die Vorgabe. „taverne rulesets“ zählt sie auf.
help-option-seats = Wie viele Plätze; sonst so wenige, wie die Regel erlaubt.
help-option-seed = Eine Zahl, die die Spiele wiederholbar macht.
help-taverne = Taverne: ein inoffizieller digitaler Spieltisch für Aetherya, Drako und Rivality.
help-taverne-examples =
    taverne play aetherya --bots journeyman
    taverne score mfEf/DEfH/spHm/HORD
    taverne selfplay drako --games 100 --record spiele
help-rulesets = Zählt alle Regeln auf: Schlüssel, Anzahl der Plätze und was sie sind.
help-rulesets-examples =
    taverne rulesets
    taverne rulesets --lang fr
help-score = Wertet ein Königreich, oder ein Schlachtfeld von Rivality, mit dem Grund für jeden Punkt.
help-score-examples =
    taverne score mfEf/DEfH/spHm/HORD
    taverne score mfEf/DEfH/spHm/HORD --legends kin-H,land-f --json
    cat koenigreiche.txt | taverne score - --ruleset drako
    taverne score schlachtfeld.txt --ruleset rivality/duel+expert
help-score-kingdom = Vier Reihen, mit „/“ verbunden: p f m s sind Landschaften, H E D G Stämme, R ein Drache, O ein Portal, ? unerforscht. „-“ liest eines je Zeile von der Standardeingabe und schreibt ein JSON-Objekt je Zeile. Mit einer Regel von Rivality: eine Datei mit einem Schlachtfeld, ein Plättchen je Zeile, „-“ für die Standardeingabe.
help-score-legends = Die Legenden im Besitz, durch Kommas getrennt.
help-score-stones = Die Steine der Macht im Besitz, durch Kommas getrennt: 1,4.
help-score-json = Schreibt JSON statt des Wertungsblocks.
help-selfplay = Lässt Bots gegeneinander spielen.
help-selfplay-examples =
    taverne selfplay aetherya/fr1/competitive --seats 4 --games 200 --seed 7 --record spiele
    taverne selfplay drako --games 400 --bots greedy,random
    taverne selfplay aetherya --games 10 --record - | taverne verify -
help-selfplay-games = Wie viele Spiele.
help-selfplay-bots = Ein Bot für jeden Platz, bei weniger wiederholt: random, greedy.
help-selfplay-record = Schreibt eine Aufzeichnung je Datei in diesen Ordner; „-“ schreibt alle auf die Standardausgabe.
help-verify = Spielt Aufzeichnungen nach und prüft jede ihrer Zeilen und jedes Ergebnis.
help-verify-examples =
    taverne verify spiele/*
    taverne verify --unfinished spiel.txt
help-verify-files = Aufzeichnungen; „-“ ist die Standardeingabe. Eine Datei kann mehrere enthalten.
help-verify-fair = Rechnet auch jede Ziehung aus dem Geheimnis und den Nonces der Aufzeichnung nach.
help-verify-unfinished = Lässt vollständige Aufzeichnungen laufender Spiele gelten.
help-show = Zeichnet den Tisch einer Aufzeichnung, am Ende oder zu jedem Zeitpunkt.
help-show-examples =
    taverne show spiel.txt
    taverne show spiel.txt --at 30 --seat 2
help-show-record = Eine Aufzeichnung; „-“ ist die Standardeingabe.
help-show-at = Nach wie vielen Ereigniszeilen; sonst am Ende.
help-show-seat = Wie dieser Platz ihn sieht; sonst vollständig.
help-play = Spielt im Terminal; du nimmst Platz 1, Bots die anderen.
help-play-examples =
    taverne play aetherya
    taverne play drako --seats 3 --bots greedy,random --record abend.txt
help-play-bots = Ein Bot für jeden anderen Platz, bei weniger wiederholt: random, greedy.
help-play-record = Schreibt das Spiel in diese Datei, wenn es endet oder du gehst.

## Fehler im Aufruf

usage-no-command = Diesen Befehl gibt es nicht; es gibt: { $expected }.
usage-no-option = Die Option { $found } gibt es nicht.
usage-missing = Es fehlt { $expected }.
usage-bad-value = Der Wert von { $name } ist von der falschen Art; erwartet wird eine ganze Zahl.
usage-no-value = { $name } braucht einen Wert.
usage-extra = Hier nicht erwartet: { $found }.
usage-hint = Siehe { $command } --help.

## Fehler: was gefunden und was erwartet wurde

error-at-line = Zeile { $line }: { $text }
error-language = Die Sprache „{ $found }“ gibt es nicht; es gibt: { $expected }.
error-file = { $file } kann nicht gelesen oder geschrieben werden: { $reason }.
error-file-text = { $file } ist kein UTF-8-Text (Byte { $position }).
error-games = { $found } Spiele können nicht gespielt werden; erwartet wird mindestens 1.
error-bots-many = { $found } Bots sind genannt, aber die Plätze für sie sind { $expected }.
error-bot-unknown = Den Bot „{ $found }“ gibt es nicht; es gibt: { $expected }.
error-choice = Es gibt keinen Zug Nummer { $found }; der letzte ist { $expected }.
error-show-at = Es gibt keine Ereigniszeile { $found }; die Aufzeichnung hat { $expected }.
error-game-unknown = Das Spiel „{ $found }“ gibt es nicht (in „{ $key }“); es gibt: { $expected }.
error-edition-unknown = Die Ausgabe „{ $found }“ gibt es nicht (in „{ $key }“); es gibt: { $expected }.
error-mode-unknown = Die Spielart „{ $found }“ gibt es nicht (in „{ $key }“); es gibt: { $expected }.
error-option-unknown = Die Option „{ $found }“ gibt es nicht (in „{ $key }“); es gibt: { $expected }.
error-options-clash = Nur eine von { $found } kann gelten (in „{ $key }“).
error-ruleset-parts = „{ $key }“ hat zu viele Teile; erwartet wird Spiel/Ausgabe/Spielart.
error-seats = { $ruleset } wird nicht mit { $found } Plätzen gespielt; möglich: { $expected }.
error-seats-tag = Die Angabe Seats sagt „{ $found }“; erwartet wird eine Zahl.
error-seat-unknown = Den Platz { $found } gibt es hier nicht; möglich: { $expected }.
error-kingdom-rows = „{ $text }“ hat { $found } Reihen; erwartet werden { $expected }, mit „/“ verbunden.
error-kingdom-row = Reihe { $row }, „{ $text }“, hat { $found } Karten; erwartet werden { $expected }.
error-kingdom-card = „{ $found }“ auf { $cell } ist keine Karte; erwartet wird eine von { $expected }.
error-card-unknown = „{ $found }“ ist keine Karte; erwartet wird eine von { $expected }.
error-cell-unknown = „{ $found }“ ist kein Feld; erwartet wird eines von { $expected }.
error-legend-unknown = „{ $found }“ ist keine Legende; erwartet wird eine von { $expected }.
error-laid-tile = „{ $found }“ ist kein auf eine Karte gelegtes Plättchen; erwartet wird { $expected }.
error-laid-tile-card = { $tile } kann nicht auf { $cell } liegen: Ein Abkommen braucht einen Stamm, ein Stab einen Drachen.
error-laid-tile-twice = Auf { $cell }, wo { $tile } liegen soll, liegt schon ein Plättchen.
error-move-unknown = „{ $found }“ ist kein Zug.
error-chance-unknown = „* { $found }“ ist nichts, was der Zufall tut.
error-not-asked = Platz { $found } hat jetzt nicht zu entscheiden; erwartet wird { $expected }.
error-game-over = Das Spiel ist aus; kein Zug ist mehr möglich.
error-move-now = „{ $found }“ ist jetzt nicht möglich; erwartet wird eines von: { $expected }.
error-spectator-moves = Wer zuschaut, kann nicht ziehen.
error-chance-not-asked = Jetzt ist nichts zu ziehen.
error-draw-expected = „* { $found }“ steht, wo „* { $expected } …“ erwartet wird.
error-draw-impossible = Es ist kein { $found } mehr zu ziehen.
error-deal-double = Platz { $seat } bekäme ein zweites { $found }; erwartet werden vier verschiedene Karten.
error-legend-gone = Die Legende { $found } ist nicht mehr im Legendenstapel.
error-arrange-cards = „{ $found }“ legt nicht die ausgeteilten Karten, { $expected }.
error-cell-locked = Auf { $cell } liegt { $card } und ist gesperrt: Dort kann nichts abgelegt werden.
error-cell-same = { $cell } zeigt schon { $card }; erwartet wird eine andere Art.
error-land-explored = { $cell } ist schon erforscht; erwartet wird eine Wildniskarte.
error-legend-second = { $legend } wäre die zweite Legende in diesem Zug; eine ist erlaubt.
error-legend-absent = { $legend } liegt nicht in der Auslage.
error-legend-unmet = Das Königreich erfüllt { $legend } nicht.
error-tag = „{ $found }“ ist keine Angabe; erwartet wird { $expected }.
error-tag-twice = Die Angabe { $found } steht zweimal da.
error-tag-missing = Die Angabe { $expected } fehlt.
error-view-tag = Die Angabe View sagt „{ $found }“; erwartet wird „spectator“ oder ein Platz von 1 bis { $expected }.
error-line = „{ $found }“ ist kein Ereignis; erwartet wird „{ $expected }“.
error-line-after-result = „{ $found }“ steht nach dem Ergebnis.
error-actor = „{ $found }“ ist kein Handelnder; erwartet wird einer von { $expected }.
error-line-differs = Gefunden wurde „{ $found }“, erwartet wird „{ $expected }“.
error-line-extra = „{ $found }“ ist mehr, als das Spiel hat.
error-line-missing = Die Aufzeichnung hört auf, wo „{ $expected }“ erwartet wird.
error-result-differs = Gefunden wurde „{ $found }“, aus dem Spiel folgt „{ $expected }“.
error-result-early = „{ $found }“ steht da, bevor das Spiel aus ist.
error-record-unfinished = Die Aufzeichnung hört vor dem Spiel auf; erwartet wird die Entscheidung von { $expected }.
error-shown = „{ $found }“ zeigt keine Wildnis dieses Spiels; erwartet wird „{ $expected }“.
error-shown-twice = Eine Wildniskarte von Platz { $seat } wird als { $found } gezeigt, war aber { $expected }.
error-card-count = Es gibt { $found } Karten { $card }; das Spiel hat { $expected }.
error-cards-total = Es gibt { $found } Karten; das Spiel hat { $expected }.
error-legend-count = Die Legende { $legend } steht { $found }-mal da; erwartet wird einmal.
error-lands-count = Für Platz { $seat } sind { $found } Wildniskarten geschrieben; erwartet werden { $expected }.
error-step-unknown = „{ $found }“ ist kein Schritt dieses Spiels; erwartet wird einer von { $expected }.
error-snapshot-twice = „{ $found }“ steht zweimal in der Stellung.
error-snapshot-missing = „{ $expected }“ fehlt in der Stellung.
error-snapshot-line = „{ $found }“ gehört nicht in die Stellung; erwartet wird „{ $expected }“.
error-stone = „{ $found }“ ist kein Stein der Macht; erwartet werden Zahlen von 1 bis 4.
error-pile-empty = Ablage { $found } ist leer: Dort ist nichts zu nehmen.
error-pile-unknown = Es gibt keine Ablage { $found }; es gibt { $expected }.
error-tile-unknown = „{ $found }“ ist kein Plättchen; erwartet wird eines von { $expected }.
error-tile-not-held = Du besitzt { $tile } nicht.
error-treaty-target = Ein Abkommen kann nicht auf { $cell } liegen; erwartet wird ein offener eigener Stamm ohne Abkommen.
error-staff-dragons = Auf { $cell } kann kein Stab gelegt werden: Es sind zu viele Drachen.
error-staff-target = Ein Stab kann nicht auf { $cell } liegen; erwartet wird ein eigener wilder Drache.
error-seat-absent = Es gibt keinen Platz { $found }; die Plätze gehen von 1 bis { $expected }.
error-tile-not-face-down = Auf { $cell } von Platz { $seat } liegt kein verdecktes Plättchen.
error-palantir-used = Jeder { $tile } in deinem Besitz wurde in diesem Zug schon benutzt.
error-smuggler-stone = Der Schmuggler wird mit einem eigenen Stein der Macht bezahlt, nicht mit { $tile }.
error-smuggler-tile = Der Schmuggler nimmt keinen Stein der Macht; verlangt war { $tile }.
error-victim = Platz { $found } ist kein Gegner.
error-victim-tile = Platz { $seat } besitzt { $tile } nicht.
error-thief-tile = Der Dieb nimmt nur Gegenstände; { $tile } ist ein Charakter.
error-legend-after-tile = Wurde ein Plättchen benutzt, nimmt nur noch das Schwert eine Legende.
error-swap-row = { $legend } liegt nicht in der Reihe, aus der getauscht würde.
error-pair-deck = Aus einem Stapel von { $found } lassen sich nicht zwei Karten nehmen.
error-drop-card = { $found } ist keine der beiden Karten, { $expected }.
error-must-place = Die Karte von der Ablage muss gelegt werden: { $cell } lässt sich mit ihr nicht aufdecken.
error-block-cell = Bei { $cell } beginnt kein Block von 2 × 2; erwartet wird eines von a1 … c3.
error-unknown-place = „{ $found }“ enthält ein „?“, wo nichts unbekannt sein kann.
error-deck-order = { $found } kann nicht an Stelle { $place } liegen: Ein Stapel hat { $expected } Festungen und keine zuunterst.
error-deck-redrawn = { $found } kann nach dem Handtausch nicht hier kommen; erwartet wird eines von { $expected }.
error-mulligan = Die Starthand kann nicht zurückgegeben werden: { $found } hat einen Zauber der Reichweite 1.
error-tile-not-in-hand = Platz { $seat } hat { $tile } nicht auf der Hand; seine Plättchen sind { $expected }.
error-cell-taken = Auf { $cell } liegt schon { $found }; erwartet wird ein leeres Feld.
error-cell-apart = { $cell } grenzt an kein Plättchen; auf { $expected } liegt keines.
error-spell-not-open = Jetzt kann kein Zauber nach { $found } gewählt werden; erwartet wird einer von: { $expected }.
error-rival-not-open = Ein Golem der Seite { $found } kann nicht entfernt werden; erwartet wird eine der Seiten { $expected }.
error-delayed-not-open = { $found } ist kein verzögerter Zauber, der jetzt zu wirken ist; erwartet wird einer von: { $expected }.
error-entrance = Dein Magier kann nicht auf { $found } kommen; erwartet wird eines von { $expected }.
error-way = Dein Magier kann nicht nach { $found } gehen; erwartet wird eines von { $expected }.
error-direction-unknown = „{ $found }“ ist keine Richtung; erwartet wird eine von { $expected }.
error-deck-size = Für einen Stapel von { $expected } sind { $found } Plättchen geschrieben.
error-field-line = „{ $found }“ ist kein Plättchen eines Schlachtfelds; erwartet wird „{ $expected }“.
error-cell-twice = { $cell } steht zweimal da: mit { $found } nach { $expected }.
error-tile-twice = { $tile } liegt auf { $found } und auf { $expected }; es gibt nur eines.
error-golems-many = Auf { $cell } stehen { $found } Golems; möglich sind höchstens { $expected }.
error-golems-text = „{ $found }“ auf { $cell } ist weder ein Magier noch Golems; erwartet wird etwa { $expected }.
error-side-unknown = „{ $found }“ nennt keine Seite; die Seiten gehen von 1 bis { $expected }.
error-side-twice = Seite { $side } steht auf { $cell } zweimal da: „{ $found }“.
error-wizard-twice = Der Magier der Seite { $side } steht auf { $found } und auf { $expected }; es gibt nur einen.
error-tile-apart = { $tile } auf { $cell } hängt nicht mit der Manaquelle zusammen.
error-well-place = Gefunden wurde „{ $found }“; auf { $expected } liegt die Manaquelle und nichts sonst.
error-well-missing = Die Manaquelle fehlt; erwartet wird „{ $expected }“.
error-golem-count = Seite { $side } hat { $found } Golems; erwartet werden { $expected }.
error-tile-count = { $tile } ist { $found }-mal da; erwartet wird { $expected }.
error-tiles-laid = { $found } ist gelegt, aber nicht auf dem Schlachtfeld, oder umgekehrt.
error-tile-side = { $tile } ist nicht im Stapel der Seite { $side }.
error-fortresses = Seite { $side } hat { $found } Festungen; erwartet werden höchstens { $expected }.
error-hand-size = Eine Hand hat { $found } Plättchen; erwartet werden höchstens { $expected }.
error-hidden-count = Für { $expected } verdeckte Plättchen sind { $found } geschrieben.
error-wizard-missing = Der Magier der Seite { $side } ist nicht auf dem Schlachtfeld, doch seine Zauber werden gewirkt.
error-gains = Die Felder in der Reihenfolge ihrer Übernahme sind „{ $found }“; es müssen { $expected } sein, in einer Reihenfolge.
error-reserve-empty = Der Vorrat der Seite { $side } ist leer: Das Spiel wäre aus.
error-no-move = Platz { $seat } ist um „{ $step }“ gefragt, hat aber keinen Zug.
error-deck-impossible = Kein Stapel von Platz { $seat } passt zu dem, was diese Aufzeichnung sagt.
error-score-held = Legenden und Steine der Macht werden in Rivality nicht gewertet.
error-fair-partial = Nur eine vollständige Aufzeichnung nennt ihre Ziehungen; diese ist unvollständig.
error-fair-tag = Die Angaben zur Fairness sind nicht hexadezimal.
error-fair-commitment = Das Geheimnis ist nicht das, auf das man sich festgelegt hatte.
error-fair-draw = Gezogen wurde „* { $found }“, Geheimnis und Nonces ergeben aber „* { $expected }“.
error-entry-unknown = Es gibt keinen Eintrag { $found }; der letzte ist { $expected }.
error-record-running = Die vollständige Aufzeichnung wird gezeigt, wenn das Spiel aus ist.
error-seat-taken = Platz { $found } ist besetzt.
error-seat-free = Auf Platz { $found } sitzt niemand.
error-seated-twice = { $found } sitzt schon an diesem Tisch.
error-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-seats-free = Das Spiel kann nicht beginnen: Auf { $found } sitzt niemand.
error-stale = Der Tisch ist weiter: { $found } war der letzte dir bekannte Eintrag, { $expected } ist jetzt der letzte.
error-unconfirmed = Der Zug von Platz { $found } ist noch zu bestätigen.
error-nothing-to-confirm = Platz { $found } hat nichts zu bestätigen.
error-undo = Platz { $found } hat nichts zurückzunehmen: Es war Neues zu sehen, oder andere haben gezogen.
error-shown-unknown = „{ $found }“ zeigt nichts; was gezeigt wird, ist bekannt.
error-no-tiles = Dieses Spiel hat weder Plättchen noch Steine der Macht.
error-line-short = „{ $found }“ hört zu früh auf; der Rest wird auf derselben Zeile erwartet.
error-seat-reserved = Platz { $found } ist für jemand anderen freigehalten.
error-nonce = Was Platz { $found } gezeigt hat, ist nicht, was er versprochen hatte.
error-nonce-late = Platz { $found } kann jetzt keine Zufallszahl zeigen.
error-closed = Dieser Tisch wurde aufgegeben.
error-rematch-running = Eine Revanche ist möglich, sobald die Partie zu Ende ist.
error-rematch-twice = Die Revanche findet an Tisch { $found } statt.
error-setting = { $name } ist „{ $found }“; erwartet wird { $expected }.
error-table-unknown = Es gibt keinen Tisch „{ $found }“. Wurde der ganze Link kopiert?
error-busy = Zu viele ziehen gleichzeitig an diesem Tisch. Bitte noch einmal versuchen.
error-storage = Im Augenblick kann nichts gespeichert werden; nichts wurde geändert. Bitte bald noch einmal versuchen.
error-internal = Auf dem Server ist etwas schiefgegangen; nichts wurde geändert.
error-too-often = Das war zu oft. Bitte einen Augenblick warten und noch einmal versuchen.
error-too-many-tables = Du hast schon { $expected } Tische, die nicht zu Ende gespielt sind.
error-too-many-followed = Höchstens { $expected } Tischen kann man zugleich folgen.
error-too-large = Die Nachricht ist zu groß; höchstens { $expected } Byte werden erwartet.
error-message = Die Nachricht ist nicht lesbar: „{ $found }“; erwartet wird { $expected }.
error-parameter-missing = Der Parameter „{ $expected }“ fehlt.
error-method = Diese Adresse kann nicht mit { $found } benutzt werden.
error-address-unknown = An dieser Adresse ist nichts.
error-origin = Eine andere Webseite darf das nicht in deinem Namen tun.
error-not-signed-in = Sag zuerst, wer du bist: mit einem Spitznamen eintreten oder anmelden.
error-account-exists = Du hast schon ein Konto.
error-name = „{ $found }“ kann kein Name sein; erwartet werden 1 bis 24 sichtbare Zeichen.
error-name-taken = Der Name „{ $found }“ ist vergeben.
error-sign-in = Name und Passwort passen nicht zusammen.
error-recover = Name und Wiederherstellungscode passen nicht zusammen.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-not-your-seat = Platz { $found } ist nicht deiner.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-chat-line = Es gibt keine Zeile { $found } in diesem Gespräch.
error-chat-empty = Diese Nachricht sagt nichts.
error-workers = { $found } Prozesse können nicht gestartet werden; erwartet werden 1 bis 64.
error-workers-redis = Mehrere Prozesse brauchen Redis, um einander Neues mitzuteilen: gib seine Adresse mit --redis an.
error-port = { $host }, Port { $found }, ist nicht benutzbar: vielleicht benutzt ihn ein anderes Programm. Wähle mit --port einen anderen.
error-server-missing = Der Server ist nicht installiert. So wird er installiert: pip install "taverne[server]"
serve-here = Taverne ist zu finden unter { $address }
serve-network = und für andere in diesem Netzwerk unter { $address }
serve-data = Die Daten liegen in { $place }
serve-stop = Strg+C beendet den Server; nichts geht verloren.
page-welcome = Ein Tisch für Aetherya, Drako und Rivality: alle Modi, allein, gegen Bots oder mit Freunden.
page-client-to-come = Die Tische stehen bereit; die Seiten zum Spielen im Browser werden noch gebaut. Bis dahin spielt man im Terminal mit „taverne play“ oder über die Schnittstelle.
page-interface = Die Schnittstelle für Programme
page-interface-more = Was jede Adresse nimmt und gibt, vollständig:
page-unofficial = Ein inoffizielles Projekt von Spielern. Es hat mit dem Autor und dem Verlag der Spiele nichts zu tun.
page-missing = Hier ist nichts.
page-back = Zurück zum Anfang
help-serve = Tische für Browser und Programme bereitstellen.
help-serve-examples =
    taverne serve
    taverne serve --host 0.0.0.0 --open
    taverne serve --workers 4 --database postgresql://user@localhost/taverne --redis redis://localhost
help-serve-host = die Adresse des Servers; 0.0.0.0 für alle im Netzwerk
help-serve-port = der Port des Servers
help-serve-workers = wie viele Prozesse; mehr als einer braucht --redis
help-serve-database = eine SQLite-Datei oder eine PostgreSQL-Adresse
help-serve-redis = die Adresse eines Redis, der Neues zwischen den Prozessen überbringt
help-serve-open = den Browser öffnen
help-serve-json = Logzeilen als JSON
error-resigned-tag = „{ $found }“ in der Angabe Resigned ist kein Platz; die Plätze sind 1 bis { $expected }.
error-bots-twice = Jeder Bot wird einmal genannt; gefunden wurde { $found }.
error-jobs = { $found } Prozesse sind nicht möglich; erwartet werden 1 bis { $expected }.
error-bot-budget = „{ $found }“ ist kein Bot mit eigener Zeit; erwartet wird ein Name, @ und Millisekunden, etwa search@200.
arena-played = { $games } Partien { $ruleset } mit { $seats } Plätzen; jedes Blatt wurde von jedem Platz aus gespielt.
arena-line = { $games } Partien, { $share } % gewonnen (95 %: { $low } bis { $high }), { $points } Punkte, Wertung { $rating }, { $time } ms je Entscheidung
help-bots = Die installierten Bots auflisten.
help-bots-examples =
    taverne bots
help-arena = Bots ein Turnier spielen lassen: jedes Blatt von jedem Platz aus.
help-arena-examples =
    taverne arena aetherya --bots greedy,random --games 400
    taverne arena rivality/duel --bots greedy,random --games 400 --jobs 2 --json
help-arena-bots = die Bots, die spielen; mit @ und Millisekunden hat einer seine eigene Zeit, etwa search@200
help-arena-games = wie viele Partien jede Besetzung spielt
help-arena-jobs = wie viele Prozesse spielen
help-arena-ms = Millisekunden, die jeder Bot über eine Entscheidung nachdenken darf; 0 für eine Zahl von Simulationen, jedes Mal dasselbe
help-arena-ray = auf dem Ray-Cluster unter dieser Adresse spielen; auto für den, der hier läuft, local startet einen mit --jobs Prozessen
help-arena-json = das Ergebnis als JSON ausgeben
error-password = Ein Passwort hat 8 bis 200 Zeichen.
error-name-length = Ein Name hat 1 bis 24 Zeichen.
error-chat-length = Eine Zeile im Gespräch hat 1 bis 500 Zeichen.
error-too-many-connections = Von dieser Netzadresse kommen zu viele Verbindungen. Bitte einige schließen.
error-ray-missing = Auf einem Cluster zu spielen braucht Ray. Es wird installiert mit: pip install "taverne[cluster]"
error-ray-address = Unter „{ $found }“ antwortet kein Ray-Cluster; erwartet wird HOST:PORT, „auto“ für den, der hier läuft, oder „local“, um einen zu starten.
help-balance = Viele Partien zwischen gleichen Bots spielen und einen Bericht über die Balance des Spiels schreiben.
help-balance-examples =
    taverne balance aetherya --games 100000
    taverne balance rivality/duel --games 2000 --jobs 2 --out duel.html --json duel.json
help-balance-games = wie viele Partien gespielt werden
help-balance-bot = der Bot auf jedem Platz
help-balance-out = wohin der Bericht geschrieben wird, eine HTML-Seite
help-balance-json = wohin die Zahlen als JSON geschrieben werden
error-report-missing = Der Bericht braucht matplotlib. Es wird installiert mit: pip install "taverne[report]"
balance-written = Geschrieben: { $file }
balance-decimal-mark = ,
balance-span = { $value } ({ $low } bis { $high })
balance-span-percent = { $value } % ({ $low } bis { $high })
balance-title = Die Balance von { $ruleset }
balance-summary = { $games } Partien mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, auf jedem der Bot „{ $bot }“, Startwert { $seed }.
balance-compiled = Sie wurden mit den kompilierten Regeln gespielt.
balance-by-rules = Sie wurden mit den Regeln selbst gespielt.
balance-intervals = Jede Quote und jeder Mittelwert steht mit seinem 95-%-Intervall: in Klammern oder als Strich durch einen Punkt. Die Plätze einer Partie hängen voneinander ab; die Intervalle berücksichtigen das. All dies sagt, wie dieser Bot spielt; stärkere Spieler finden vielleicht eine andere Balance.
balance-figures = Die Zahlen
balance-seat = Platz
balance-line = Zeile
balance-win-share = Anteil der Siege
balance-won = Gewonnene Partien
balance-mean-points = Punkte im Mittel
balance-points = Punkte
balance-games = Anteil der Partien
balance-seats-share = Anteil der Plätze
balance-decisions = Entscheidungen
balance-turns = Züge
balance-win-change = { $win }, Prozentpunkte
balance-points-change = Punkte
balance-seats-head = Die Plätze
balance-seats-told = Der erste Platz gewinnt { $share } der Partien; bei gleichen Plätzen wären es { $even } % (gestrichelt). Ein geteilter Sieg zählt anteilig.
balance-won-head = Gewonnen oder verloren
balance-won-told = Die Bots gewinnen { $share } der Partien.
balance-points-head = Die Punkte
balance-points-told = Wie oft ein Platz mit so vielen Punkten endet.
balance-points-team = Wie oft das Team mit so vielen Punkten endet.
balance-points-campaign = Wie oft die Kampagne mit so vielen Punkten endet; eine verlorene zählt 0.
balance-lines-head = Die Zeilen des Wertungsblatts
balance-lines-told = Wie oft ein fertiges Königreich in jeder Zeile so viele Punkte erhält, alle Plätze zusammen; gestrichelt ist der Mittelwert.
balance-best-worst = Mit den meisten Siegen geht { $best } einher: { $most } Prozentpunkte; mit den wenigsten { $worst }: { $least }.
balance-caution = Was zusammen auftritt, ist nicht immer Ursache und Wirkung.
balance-too-rare = Zu wenige Partien unterscheiden sich hier, um etwas zu sagen: Weniger als { $rare } Plätze stehen auf einer Seite des Vergleichs.
balance-legends-head = Was Legenden wert sind
balance-legends-told = Wie oft jede Legende genommen wird und wie viel mehr ein Platz mit ihr gewinnt und punktet als derselbe Platz ohne sie.
balance-legends-games = Genommen, Anteil der Partien
balance-legends-item = Legende
balance-cards-head = Was Karten wert sind
balance-cards-told = Wie viel mehr ein Platz mit jeder weiteren Karte einer Art im fertigen Königreich gewinnt und punktet (die Steigung einer Geraden).
balance-cards-item = Karte
balance-cards-number = Karten der Art im fertigen Königreich
balance-steps-told = { $outcome } danach, wie viele Karten der Art im fertigen Königreich liegen; Anzahlen, die weniger als { $rare } Plätze hatten, fehlen.
balance-objects-head = Was Gegenstände und Charaktere wert sind
balance-objects-told = Wie oft jedes Plättchen am Ende gehalten wird und wie viel mehr ein Platz mit ihm gewinnt und punktet als derselbe Platz ohne es.
balance-objects-games = Gehalten, Anteil der Partien
balance-objects-item = Plättchen
balance-laid-head = Was es wert ist, ein Plättchen zu legen
balance-laid-told = Wie oft jedes Plättchen gelegt wird und wie viel mehr ein Platz gewinnt und punktet, wenn er es gelegt hat, als derselbe Platz, wenn nicht.
balance-laid-games = Gelegt, Anteil der Partien
balance-laid-item = Plättchen
balance-held-head = Was es wert ist, ein Plättchen zu halten
balance-held-told = Wie oft eine Seite jedes Plättchen am Ende bekommt und wie viel mehr ein Platz gewinnt und punktet, wenn es seine ist, als derselbe Platz, wenn nicht. Die Punkte des Plättchens selbst gehören dazu.
balance-held-games = Bekommen, Anteil der Partien
balance-held-item = Plättchen
balance-length-head = Die Länge einer Partie
balance-length-told = Eine Partie braucht { $decisions } Entscheidungen und { $turns } Züge; gestrichelt sind diese Mittelwerte.
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-archmage = Erzmagier
bot-apprentice = Lehrling: meint es gut, vergisst viel; ein erster Gegner.
bot-journeyman = Geselle: sieht, was ein Zug sofort bringt, und irrt selten.
bot-master = Meister: schaut voraus, einen Augenblick lang.
bot-archmage = Erzmagier: schaut voraus, so weit seine Zeit reicht.
bot-random = irgendein erlaubter Zug
bot-greedy = der Zug, der im Augenblick am besten aussieht
bot-quick = der Zug, der der Suche vor jedem Versuch am besten erscheint
bot-search = der Zug, der in durchgespielten Partien am besten abschneidet
play-rehearsing = Die Bots machen sich bereit; beim ersten Mal dauert das eine halbe Minute.
analyse-progress = Entscheidungen werden geprüft
error-hint-wait = Die Bots machen sich bereit oder denken schon über einen Tipp für dich nach; versuche es gleich noch einmal.
analyse-head = Zeile  Platz  Zug  Gewinnaussicht  Kosten (! 10 oder mehr)  (beste Züge mit ihren Aussichten)
analyse-line = { $number }  { $seat }  { $move }  { $value } %  { $cost }  ({ $best })
analyse-sum = { $seat }: { $decisions } { $decisions ->
    [one] Entscheidung
   *[other] Entscheidungen
} mit einer Wahl, im Mittel { $cost } Punkte Gewinnaussicht verloren, { $blunders }-mal 10 oder mehr.
error-analyse-budget = Eine Zeit oder eine Zahl von Simulationen kann nicht unter 0 sein, und mindestens ein Zug wird gezeigt.
error-analyse-partial = Diese Partie erzählt, was Platz { $expected } sah: Nur dessen Entscheidungen lassen sich beurteilen.
help-analyse = Die Entscheidungen einer aufgeschriebenen Partie beurteilen: die besten Züge mit ihren Gewinnaussichten, und was der gespielte Zug gekostet hat.
help-analyse-examples =
    taverne analyse game.txt
    taverne analyse game.txt --seat 1 --ms 1000 --json
help-analyse-record = die aufgeschriebene Partie, oder - für die Standardeingabe
help-analyse-seat = nur diesen Platz beurteilen
help-analyse-ms = Millisekunden für jede Entscheidung
help-analyse-simulations = Simulationen für jede Entscheidung statt einer Zeit; jedes Mal dasselbe
help-analyse-top = wie viele der besten Züge gezeigt werden
help-analyse-json = das Urteil als JSON ausgeben
error-hint-people = Tipps gibt es nur, wo außer dir nur Bots spielen.
error-hint-asked = Du bist gerade nicht nach einer Entscheidung gefragt.
error-hint-none = Es ließ sich kein Tipp finden; versuche es noch einmal.
