### Scènes à la fin d’une partie.

scene-continue = Continuer
