### Help on every thing of the table; the numbers are the clauses of the rules pages.

rule-card-plain = Alle damit verbundenen Menschen bringen je 2 Punkte. (A6)
rule-card-forest = Alle damit verbundenen Elben bringen je 2 Punkte, Menschen je 1. (A6)
rule-card-mountain = Alle damit verbundenen Zwerge bringen je 2 Punkte, Menschen je 1. (A6)
rule-card-swamp = Goblins direkt daneben bringen je 3 Punkte; Portale helfen ihnen nicht. Verbundene Elben und Menschen verlieren je 1 Punkt, Zwerge stört er nicht. (A4, A6)
rule-card-human = Bringen 2 Punkte für jede verbundene Ebene, 1 für jeden Wald und Berg, verlieren aber 1 für jeden Sumpf. Jede verbundene Goblin-Karte ist ein Konflikt: −2. (A6, A9)
rule-card-elf = Bringen 2 Punkte für jeden verbundenen Wald, verlieren aber 1 für jeden Sumpf. Jede verbundene Karte mit Zwergen oder Goblins ist ein Konflikt: −2. (A6, A9)
rule-card-dwarf = Bringen 2 Punkte für jeden verbundenen Berg; Sümpfe stören sie nicht. Jede verbundene Karte mit Elben oder Goblins ist ein Konflikt: −2. (A6, A9)
rule-card-goblin = Bringen 3 Punkte für jeden Sumpf direkt daneben, nie durch ein Portal. Jede verbundene Karte mit Menschen, Elben oder Zwergen ist ein Konflikt: −2, auch durch Portale. Goblins zähmen keinen Drachen. (A4, A6, A7, A9)
rule-card-dragon = { $edition ->
    [fr] Gezähmt, wenn er mit zwei Karten desselben Stammes verbunden ist, Goblins ausgenommen. Der einzige Drache eines Königreichs bringt dann 3 Punkte, von zweien jeder 5, von dreien oder mehr jeder 6. Ein wilder kostet 3, jeder über den dritten hinaus 6. Liegt er offen, lässt er sich nicht mehr ersetzen. (A7, A15, D1)
   *[other] Gezähmt, wenn er mit zwei Karten desselben Stammes verbunden ist, Goblins ausgenommen. Der einzige Drache eines Königreichs bringt dann 3 Punkte, von zweien jeder 5, von dreien oder mehr jeder 6. Ein wilder kostet ebenso viele. Ab dem vierten kostet ein Drache 6, auch wenn er gezähmt ist. Liegt er offen, lässt er sich nicht mehr ersetzen. (A7, A15)
}
rule-card-portal = Verbindet alle Karten, die daneben liegen, miteinander; Portale nebeneinander wirken wie eines. Goblins haben für ihre eigenen Punkte nichts davon. Liegt es offen, lässt es sich nicht mehr ersetzen. (A3, A4, A15)
rule-card-unknown = Eine Wildniskarte: Niemand weiß, was sie verbirgt. Lege eine Karte darauf, was auch immer darunter ist, oder lege eine gezogene Karte ab und decke sie auf. Sobald jemand keine mehr hat, endet das Spiel; solo endet das Zeitalter. (A14, A15, A19, A55)
rule-legend-kin = { $tribe ->
    [goblin] Verlangt zwei Goblins direkt nebeneinander: Ein Portal verbindet sie nicht. (A4, A20) { rule-legend-worth }
   *[other] Verlangt zwei verbundene Karten: { $first }. (A20) { rule-legend-worth }
}
rule-legend-land = Verlangt drei Karten, die zusammenhängen, in einer Reihe, im Winkel oder durch Portale: { $first }. (A20) { rule-legend-worth }
rule-legend-alliance = Verlangt eine Karte „{ $first }“, die mit einer Karte „{ $second }“ verbunden ist. (A20) { rule-legend-worth }
rule-legend-battle = { $edition ->
    [fr] Verlangt zwei Karten des einen Stammes, jede mit mindestens einer des anderen verbunden: { $first } gegen { $second }, gleich, wer zu zweit ist. Portale zählen. (D4) { rule-legend-worth }
   *[other] Verlangt eine Karte des einen Stammes, verbunden mit zwei des anderen: { $first } gegen { $second }, gleich, wer zu zweit ist. Portale zählen. (A21) { rule-legend-worth }
}
rule-legend-four = Verlangt jeden der vier Stämme mindestens einmal in deinem Königreich, verbunden oder nicht. (A20) { rule-legend-worth }
rule-tile-treaty = Lege es am Ende deines Zuges auf einen deiner offenen Stämme: Diese Karte hat keine Konflikte mehr. Es bleibt bei seiner Karte. (A32, A33)
rule-tile-staff = { $edition ->
    [de] Lege ihn am Ende deines Zuges auf einen deiner wilden Drachen: Er ist gezähmt. Nicht möglich, wenn schon drei deiner Drachen gezähmt sind. (A32, A33)
   *[other] Lege ihn am Ende deines Zuges auf einen deiner wilden Drachen: Er ist gezähmt. Nicht möglich, wenn in deinem Königreich mehr als drei Drachen zu sehen sind. (A32, A33)
}
rule-tile-sword = Gib es am Ende deines Zuges ab und nimm eine Schlacht aus der Auslage, für die dann ein einziges Paar verbundener Feinde genügt. Sie ist deine Legende in diesem Zug. (A32, A34)
rule-tile-griffin = Tausche ihn am Ende deines Zuges gegen ein verdecktes Plättchen auf der Wildnis eines beliebigen Königreichs: Das Plättchen gehört dir. Der Greif bleibt dort und wartet auf den Besitzer der Wildnis. (A32, A35)
rule-tile-hammer = Gib ihn am Ende deines Zuges ab und vertausche zwei beliebige Karten deines Königreichs, auch Drachen, Portale und Wildniskarten. (A32, A36)
rule-tile-palantir = Sieh dir am Ende jedes deiner Züge heimlich ein verdecktes Plättchen eines beliebigen Königreichs an. Du behältst ihn. (A32, A37)
rule-tile-smuggler = Gib ihn am Ende deines Zuges ab und schenke einem Gegner einen deiner Steine der Macht: Nimm dafür ein beliebiges Plättchen von ihm, das kein Stein der Macht ist. (A32, A38)
rule-tile-thief = Gib ihn am Ende deines Zuges ab und nimm einem Gegner einen beliebigen Gegenstand, auch einen Stein der Macht, aber keinen Charakter. (A32, A39)
rule-tile-stone = Ein Stein der Macht mit dem Wert { $points }. Am Ende werden deine Steine zusammengezählt, und nur die letzte Ziffer der Summe gilt: 9 bringt 9, aber 10 bringt nichts. (A42)
rule-tile-unknown = Ein verdecktes Plättchen. Wer die Wildnis darunter erkundet, sieht es und behält es oder lehnt es ab. (A30, A31)
rule-land-circle = Bringt der Seite, die ihn kontrolliert, 1 Punkt; kein Schild. (R5, R13)
rule-land-cottage = Bringt der Seite, die sie kontrolliert, 2 Punkte; 1 Schild gegen die Zauber der anderen. (R5, R13)
rule-land-fortress = Bringt der Seite, die sie kontrolliert, 4 Punkte; 2 Schilde gegen die Zauber der anderen. (R5, R13)
rule-land-well = Bringt 3 Punkte; kein Schild, kein Zauber. Wer sie kontrolliert, bekommt auch die umkämpften Plättchen, auf denen er gleichauf an der Spitze steht, und gewinnt, wenn die höchsten Punktzahlen gleich sind. (R5, R13, R14)
rule-land-unknown = Ein verdecktes Plättchen. Auf dem Schlachtfeld gegen Souramoun wird es aufgedeckt, wenn ein Magier oder ein Zauber es erreicht; auf der Hand kennt es nur, wer es hält. (R6, R43, R44, R45)
rule-golem = Wer auf einem Plättchen mehr Golems hat als jede andere Seite, kontrolliert es; bei Gleichstand an der Spitze ist es umkämpft. Fünf haben Platz: Kommen mehr, weichen zuerst die des stärksten Rivalen. Ist ein Vorrat leer, endet das Spiel. (R3, R4, R10, R12)
rule-wizard = { $protects ->
    [no] Er steht auf dem Plättchen, das zuletzt erreicht wurde, schützt aber nichts. Ein Plättchen mit einem Magier zählt für niemanden. (R13, R45, R46)
   *[other] Er steht auf dem Plättchen, das zuletzt gelegt wurde, und schützt es vor Zaubern anderer Seiten{ $expert ->
        [yes] , nur nicht vor verzögerten. Ein Plättchen mit einem Magier zählt für niemanden. (R9, R10, R13, R31)
       *[no] . Ein Plättchen mit einem Magier zählt für niemanden. (R9, R10, R13)
    }
}
rule-shield = Jeder Schild hält einen ankommenden Golem einer anderen Seite auf, solange jemand das Plättchen kontrolliert. Fünf Golems der Seite, die es kontrolliert, sind ein Schild mehr. Schildbrecher kümmert das nicht. (R5)
rule-breaker = Ein Zauber der Reichweite 3: Schilde helfen nicht gegen ihn. (R5)
rule-spell = Schickt seine Golems auf das eine Plättchen, das genau so weit entfernt ist wie seine Reichweite, in gerader Linie und über alles hinweg. Liegt dort keines oder steht der Magier einer anderen Seite darauf, geschieht nichts. (R2, R10)
rule-armed = Ein Zauber, der kein Plättchen fand, wartet. Wird auf sein Feld eines gelegt, so wirkt er nach dessen eigenen Zaubern, und zwar für die Seite, die dann das Plättchen des Zaubers kontrolliert; kontrolliert es niemand, verfällt er. Er trifft auch Plättchen mit einem Magier. (R30, R31, R32)
rule-siege = Gehören alle vier Nachbarn eines Plättchens einer Seite, die es nicht kontrolliert, so fällt es am Ende des Zuges an sie: Alle anderen Golems weichen, und einer des Belagerers kommt. Zu dritt können auch zwei Seiten gemeinsam belagern: Es bekommt, wer mehr der Nachbarn hat, bei je zweien, wer zuletzt einen davon gewonnen hat. (R33)
rule-deck = { $edition ->
    [fr] Eine hier gezogene Karte sehen alle. Ist der Stapel leer, wird die Ablage zum neuen Stapel gemischt; nur ihre oberste Karte bleibt liegen. (A14, D3)
   *[other] Eine hier gezogene Karte sehen alle. Ist der Stapel leer, wird die Ablage zum neuen Stapel gemischt und dessen erste Karte aufgedeckt; solo endet stattdessen das Zeitalter, kooperativ das Spiel. (A14, A18, A55, A64)
}
rule-discard = Nimm die oberste Karte, statt zu ziehen: Dann musst du sie ins Königreich legen. Ersetzte und abgelegte Karten kommen obenauf; kooperativ gibt es zwei Ablagen, und du hast die Wahl. (A14, A15, A16, A61)
rule-river = Die Legenden, die zu haben sind. Einmal in deinem Zug darfst du eine nehmen, die deine offenen Karten erfüllen; sie bleibt dir, und eine neue rückt nach. Kooperativ werden alle, die erfüllt sind, zu Beginn und am Ende eines Zuges geschrieben, und niemand bekommt sie. (A17, A62, A63)
rule-rows = Für jedes Zeitalter eine Reihe von Legenden: 4, 5 und 6. Alle der Reihe müssen geschrieben sein, bevor das Zeitalter endet, sonst ist die Kampagne verloren; ihre Summe ist die Vorgabe, die von den Punkten deines Königreichs abgeht. (A50, A54, A56)
rule-target = Die Legenden, die ihr gemeinsam aufgegeben habt, eine für jede Runde, in der keine geschrieben wurde. Am Ende muss jedes Königreich ihre Summe übertreffen. (A63, A65)
rule-line-elves = Für jede Karte mit Elben: 2 Punkte je verbundenem Wald, −1 je verbundenem Sumpf. (A6)
rule-line-dwarves = Für jede Karte mit Zwergen: 2 Punkte je verbundenem Berg. (A6)
rule-line-humans = Für jede Karte mit Menschen: 2 Punkte je verbundener Ebene, 1 je Wald und Berg, −1 je Sumpf. (A6)
rule-line-goblins = Für jede Karte mit Goblins: 3 Punkte je Sumpf direkt daneben; Portale zählen nicht. (A4, A6)
rule-line-dragons = { $edition ->
    [fr] Ein gezähmter Drache bringt 3, 5 oder 6 Punkte bei einem, zwei oder mindestens drei Drachen; ein wilder kostet 3, jeder über den dritten hinaus 6. (A7, D1)
   *[other] Bei einem, zwei oder mindestens drei Drachen zählt jeder 3, 5 oder 6 Punkte: gewonnen, wenn er gezähmt ist, verloren, wenn er wild ist. Höchstens drei können gezähmt sein. (A7)
}
rule-line-legends = Die Werte der Legenden, die du hast; mit Gegenständen und Charakteren auch die letzte Ziffer der Summe deiner Steine der Macht. (A8, A42)
rule-line-conflicts = −2 für jedes verbundene Paar, das einander hasst: Goblins und jeder andere Stamm, Elben und Zwerge. (A9)
rule-option-expert = Zauber, die kein Plättchen finden, bleiben gespannt und wirken, sobald eines auf ihr Feld gelegt wird, für die Seite, die dann das Plättchen des Zaubers kontrolliert. Vor solchen verzögerten Zaubern schützt kein Magier. Nach allen Zaubern eines Zuges fällt ein Plättchen, das auf allen vier Seiten von einer Seite umgeben ist, die es nicht kontrolliert, an diese. Zu dritt können zwei Seiten ein Plättchen gemeinsam belagern, und es bekommt, wer mehr der Nachbarn hat. Am Ende ist ein Plättchen einen Punkt weniger wert, solange ein Golem einer anderen Seite darauf steht. (R30–R34)
rule-option-beginner = So begegnest du Souramoun am sanftesten. Gespielt wird wie gewohnt: Du gehst, er spiegelt deinen Schritt und zaubert, dann zauberst du. Am Ende zählt jeder die Plättchen, die er kontrolliert. Umkämpfte gehören niemandem, ebenso wenig die mit einem Magier. Du gewinnst mit mehr Punkten als er. (R48)
rule-option-veteran = So begegnest du Souramoun am härtesten. Gespielt wird wie gewohnt: Du gehst, er spiegelt deinen Schritt und zaubert, dann zauberst du. Am Ende bekommt er auch alle umkämpften Plättchen. Jedes deiner Plättchen, auf dem einer seiner Golems steht, ist einen Punkt weniger wert. Plättchen mit einem Magier zählen für niemanden, und du gewinnst mit mehr Punkten als er. (R48)
