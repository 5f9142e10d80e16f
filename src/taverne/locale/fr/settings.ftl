### The settings of a reader, in one dialog.

settings-title = Réglages
settings-colours = Couleurs
settings-colours-system = Comme mon appareil
settings-colours-dark = Sombres
settings-colours-light = Claires
settings-turn = Quand c’est à moi de jouer
settings-sound = Son
settings-sound-off = Aucun
settings-sound-elsewhere = Seulement si je regarde ailleurs
settings-sound-turn = Toujours
settings-sound-move = Aussi à chaque coup
settings-volume = Volume
settings-listen = Écouter
settings-table = À la table
settings-speed = Animations
settings-speed-none = Aucune
settings-speed-fast = Rapides
settings-speed-normal = Normales
settings-speed-slow = Lentes
settings-speed-still = Votre appareil demande de réduire les animations : rien ne bouge.
settings-confirm = Confirmer chaque coup
settings-confirm-more = Le coup est d’abord montré ; il n’est joué qu’une fois confirmé.
web-picked-sure = Jouer ce coup ? Confirmez, ou choisissez autre chose.
web-confirm-move = Confirmer
settings-badge = Signaler sur l’onglet
settings-badge-more = Son titre, son icône et celle de l’application indiquent qu’une partie m’attend.
notify-title = Notifications sur cet appareil
notify-off = Aucune
notify-days = Parties sur plusieurs jours
notify-every = Toutes les parties
notify-note = Seulement quand vous n’êtes pas à la table, une fois par tour.
notify-cannot = Ce navigateur ne peut pas afficher de notifications ici : il faut une adresse sécurisée (https).
notify-nobody = Prenez d’abord place à une table ou connectez-vous.
notify-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
notify-failed = Le service de notification du navigateur ne répond pas. Réessayez plus tard.
notify-browsers = { $count ->
    [one] Un appareil vous prévient.
   *[other] { $count } appareils vous préviennent.
  }
notify-off-everywhere = Désactiver partout
