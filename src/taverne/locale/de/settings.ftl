### The settings of a reader, in one dialog.

settings-title = Einstellungen
settings-colours = Farben
settings-colours-system = Wie mein Gerät
settings-colours-dark = Dunkel
settings-colours-light = Hell
settings-turn = Wenn ich dran bin
settings-sound = Ton
settings-sound-off = Aus
settings-sound-elsewhere = Nur wenn ich wegschaue
settings-sound-turn = Immer
settings-sound-move = Auch bei jedem Zug
settings-volume = Lautstärke
settings-listen = Anhören
settings-table = Am Tisch
settings-speed = Animationen
settings-speed-none = Keine
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-speed-still = Dein Gerät wünscht wenig Bewegung, also bewegt sich nichts.
settings-confirm = Jeden Zug bestätigen
settings-confirm-more = Der Zug wird erst gezeigt und erst gespielt, wenn du ihn bestätigst.
web-picked-sure = Diesen Zug spielen? Bestätige, oder wähle etwas anderes.
web-confirm-move = Bestätigen
settings-badge = Am Tab anzeigen
settings-badge-more = Sein Titel, sein Symbol und das der App zeigen, dass eine Partie auf mich wartet.
notify-title = Benachrichtigungen auf diesem Gerät
notify-off = Aus
notify-days = Partien über Tage
notify-every = Alle Partien
notify-note = Nur solange du nicht am Tisch bist, einmal pro Zug.
notify-cannot = Dieser Browser kann hier keine Benachrichtigungen zeigen; dafür braucht es eine sichere Adresse (https).
notify-nobody = Setz dich zuerst an einen Tisch oder melde dich an.
notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen.
notify-failed = Der Benachrichtigungsdienst des Browsers antwortet nicht. Versuch es später noch einmal.
notify-browsers = { $count ->
    [one] Du wirst auf einem Gerät benachrichtigt.
   *[other] Du wirst auf { $count } Geräten benachrichtigt.
  }
notify-off-everywhere = Überall ausschalten
