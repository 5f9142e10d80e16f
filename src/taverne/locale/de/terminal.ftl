### The command line and the terminal.

table-seat = { $name }: { $points }
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
    „tipp“ schlägt einen Zug vor und sagt, warum; „zurück“ nimmt deine letzte Entscheidung zurück, solange nichts Neues zu sehen war, „sichern DATEI“ schreibt das Spiel auf, „verlassen“ verlässt den Tisch.
play-hint = Tipp: { $move }. { $why }
play-word-hint = tipp
play-word-undo = zurück
play-word-help = hilfe
play-word-save = sichern
play-word-quit = verlassen
play-no-undo = Es gibt nichts zurückzunehmen: Seither war etwas Neues zu sehen, oder niemand hat gezogen.
play-pause = Weiter mit der Eingabetaste, oder „zurück“.
play-saved = Das Spiel steht in { $file }.
play-left = Du hast den Tisch verlassen.
selfplay-progress = Es wird gespielt
selfplay-played = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} { $ruleset }, { $decisions } Entscheidungen.
selfplay-seat = Platz { $seat } ({ $bot }): { $share } % gewonnen, im Mittel { $points } Punkte
verify-bad = { $file }: { $why }
verify-partial = { $file }: unvollständig, was davon bekannt ist, stimmt
verify-fair = { $file }: { $draws } Ziehungen, alle fair
verify-fair-missing = { $file }: keine Zufallszahl von { $count ->
    [one] Platz { $seats }. Bots tragen nie eine bei; ein Mensch, der dort saß, kann
   *[other] den Plätzen { $seats }. Bots tragen nie eine bei; Menschen, die dort saßen, können
} nur darauf vertrauen, dass Server und andere Plätze ihre nicht abgesprochen haben.
verify-fair-none = { $file }: Kein Platz hat eine Zufallszahl beigetragen; wer die Partie ausrichtete, konnte alles Gezogene aussuchen.
verify-fair-restarts = { $file }: Vor dieser Partie { $count ->
    [one] wurde ein Start
   *[other] wurden { $count } Starts
} abgebrochen. Wer die Zahlen früh kannte, konnte so missliebige Ziehungen verwerfen.
verify-done = Geprüft: { $full } vollständig, { $partial } teilweise.
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
help-score-position = Vier Reihen, mit „/“ verbunden: p f m s sind Landschaften, H E D G Stämme, R ein Drache, O ein Portal, ? unerforscht. „-“ liest eines je Zeile von der Standardeingabe und schreibt ein JSON-Objekt je Zeile. Mit einer Regel von Rivality: eine Datei mit einem Schlachtfeld, ein Plättchen je Zeile, „-“ für die Standardeingabe.
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
usage-no-command = Diesen Befehl gibt es nicht; es gibt: { $expected }.
usage-no-option = Die Option { $found } gibt es nicht.
usage-missing = Es fehlt { $expected }.
usage-bad-value = Der Wert von { $name } ist von der falschen Art; erwartet wird eine ganze Zahl.
usage-no-value = { $name } braucht einen Wert.
usage-extra = Hier nicht erwartet: { $found }.
usage-hint = Siehe { $command } --help.
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
help-balance = Viele Partien zwischen gleichen Bots spielen und einen Bericht über die Balance des Spiels schreiben.
help-balance-examples =
    taverne balance aetherya --games 100000
    taverne balance rivality/duel --games 2000 --jobs 2 --out duel.html --json duel.json
help-balance-games = wie viele Partien gespielt werden
help-balance-bot = der Bot auf jedem Platz
help-balance-out = wohin der Bericht geschrieben wird, eine HTML-Seite
help-balance-json = wohin die Zahlen als JSON geschrieben werden
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
balance-lines-told = Wie oft ein Platz am Ende in jeder Zeile so viele Punkte hat, alle Plätze zusammen; gestrichelt ist der Mittelwert.
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
balance-cards-steps = { $outcome } danach, wie viele Karten der Art im fertigen Königreich liegen; Anzahlen, die weniger als { $rare } Plätze hatten, fehlen.
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
play-warmup = Die Suche der Bots wird im Hintergrund übersetzt; beim ersten Mal dauert das etwa eine Minute. Bis dahin rechnen sie langsamer.
analyse-warmup = Die Suche wird übersetzt; beim ersten Mal dauert das etwa eine Minute.
analyse-progress = Entscheidungen werden geprüft
analyse-head = Zeile  Platz  Zug  Gewinnaussicht  Kosten (! 10 oder mehr)  (beste Züge mit ihren Aussichten)
analyse-line = { $number }  { $seat }  { $move }  { $value } %  { $cost }  ({ $best })
analyse-sum = { $seat }: { $decisions } { $decisions ->
    [one] Entscheidung
   *[other] Entscheidungen
} mit einer Wahl, im Mittel { $cost } Punkte Gewinnaussicht verloren, { $blunders }-mal 10 oder mehr.
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
