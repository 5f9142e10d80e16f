### Trancher une question de règles.

settle-title = Trancher
settle-about = Disposez une position, ou collez-en une, et demandez ce qui y est possible. Chaque « non » cite son article.
settle-lay-out = Disposer
settle-paste = Coller
settle-text = Une partie notée, même coupée, ou une position
settle-go = Montrer ce qui est possible
settle-none = La position apparaît ici sur un vrai plateau : touchez ce que vous voulez, jouez, revenez en arrière.
settle-turn-of = À qui le tour
settle-hand = Carte en main
settle-hand-none = aucune : le tour commence
settle-discard = Dessus de la défausse
settle-discard-any = n’importe quelle carte
settle-legends = Légendes
settle-river = Dans la rivière : { $count }
settle-tile = Tuile à poser
settle-rest = Tout le reste est inconnu et complété au hasard.
settle-met = Légendes remplies
settle-met-none = aucune
settle-moves = { $count ->
    [0] Personne ne peut jouer ici.
    [one] { $count } coup permis
   *[other] { $count } coups permis
}
settle-ask = Demander pour un coup, en notation
settle-why = Est-ce permis ?
settle-legal = Oui. { $told }
settle-all = Tous les coups permis
