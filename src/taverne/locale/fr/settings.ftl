### The settings of a reader, in one dialog.

settings-title = Réglages
settings-colours = Couleurs
settings-colours-system = Comme mon appareil
settings-colours-dark = Sombres
settings-colours-light = Claires
settings-turn = Quand c’est à moi de jouer
settings-sound = Son
settings-sound-off = Aucun
settings-sound-elsewhere = À mon tour, si je regarde ailleurs
settings-sound-turn = À mon tour
settings-sound-move = À mon tour et à chaque coup
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
