### Regelfragen klären.

settle-title = Regelfrage klären
settle-about = Eine Stellung aufbauen oder einfügen und fragen, was darin möglich ist. Jedes Nein nennt seinen Abschnitt.
settle-lay-out = Aufbauen
settle-paste = Einfügen
settle-text = Eine aufgezeichnete Partie, auch abgebrochen, oder eine Stellung
settle-go = Zeigen, was möglich ist
settle-none = Hier erscheint die Stellung als echtes Spielbrett: antippen, weiterspielen, zurücknehmen.
settle-turn-of = Wer am Zug ist
settle-hand = Karte auf der Hand
settle-hand-none = keine: der Zug beginnt
settle-discard = Oberste Karte der Ablage
settle-discard-any = irgendeine Karte
settle-legends = Legenden
settle-river = Im Fluss: { $count }
settle-tile = Plättchen zum Legen
settle-rest = Alles andere ist unbekannt und wird zufällig ergänzt.
settle-met = Erfüllte Legenden
settle-met-none = keine
settle-moves = { $count ->
    [0] Hier kann niemand ziehen.
    [one] { $count } erlaubter Zug
   *[other] { $count } erlaubte Züge
}
settle-ask = Nach einem Zug fragen, in der Notation
settle-why = Geht das?
settle-legal = Ja. { $told }
settle-all = Alle erlaubten Züge
