### Szenen am Ende einer Partie.

scene-continue = Weiter
