### The rulebook in the browser.

rules-title = Les règles
rules-welcome = Chaque jeu et chaque mode, article par article, avec des images. Les codes comme A15 désignent un article ; où que vous en croisiez un à la table, il mène ici.
rules-of = Règles de { $game }
rules-read = Lire les règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun article ne contient ces mots.
    [one] { $count } article
   *[other] { $count } articles
}
rules-print = Imprimer
rules-clause = article { $code }
rules-link = lien vers cet article
rules-open = Ouvrir dans les règles
rules-refused = C’est impossible : { $why }
rules-try = Essayer
rules-try-close = Fermer le plateau
rules-try-more = Ici, l’article peut être joué. Personne d’autre ne voit cette table : reprenez vos coups et recommencez autant que vous voulez.
rules-try-show = Montrez-moi
