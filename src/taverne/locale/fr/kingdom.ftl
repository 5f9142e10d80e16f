### The kingdom table in the browser.

kingdom-board = Royaume de { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingdom-empty = vide
kingdom-unexplored = contrée inexplorée
kingdom-tile-on = avec une tuile : { $tile }
kingdom-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
kingdom-target = peut être choisi : { $what }
kingdom-chosen = choisi
kingdom-hint = conseil
kingdom-present = à la table
kingdom-absent = absent de la table
kingdom-turn = à son tour
kingdom-look = Voir de plus près :
kingdom-look-back = Revenir à votre royaume
kingdom-others = Les autres royaumes
kingdom-do-place = poser ici : { $card }
kingdom-do-reveal = explorer cette contrée
kingdom-do-use = utiliser ici : { $tile }
kingdom-do-block = garder les quatre cartes d’ici vers la droite et le bas
kingdom-do-swap = échanger les places
kingdom-do-draw = piocher une carte
kingdom-do-take = prendre cette carte
kingdom-do-explore = défausser la carte en main et explorer une contrée
kingdom-do-put = mettre l’ancienne carte ici
kingdom-do-pair-deck = prendre deux cartes de la pioche
kingdom-do-pair-discard = prendre cette carte et une de la pioche
kingdom-do-drop = défausser cette carte
kingdom-do-hand = choisir où la poser
kingdom-do-legend = prendre cette légende
kingdom-do-write = écrire cette légende
kingdom-do-move-legend = changer cette légende d’âge
kingdom-do-give-up = abandonner cette légende
kingdom-do-tile = utiliser cette tuile
kingdom-do-get = prendre cette tuile
kingdom-do-stone = donner cette pierre
kingdom-do-end = Finir le tour
kingdom-do-keep = La garder
kingdom-do-refuse = La refuser
kingdom-do-noswap = Laisser les rangées ainsi
kingdom-do-arrange = C’est prêt
kingdom-picked-smuggler = Quelle pierre de puissance donnez-vous ?
kingdom-picked-stone = Quelle tuile prenez-vous en échange ?
kingdom-picked-legend = Quelle légende de l’âge suivant vient à la place de « { $legend } » ?
kingdom-picked-armed = Vous voyez ce que cela changerait. Confirmez, ou touchez une autre carte.
kingdom-confirm = Confirmer
kingdom-hint-arranged = Le conseil a disposé vos cartes ainsi.
kingdom-deck = Pioche
kingdom-deck-label = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kingdom-discard = Défausse
kingdom-discard-number = Défausse { $number }
kingdom-discard-label = { $pile }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, au-dessus : { $card }
kingdom-discard-empty = { $pile }, vide
kingdom-hand = En main
kingdom-hand-label = En main : { $card }
kingdom-pair = Les deux cartes
kingdom-turned = Trouvée
kingdom-river-left = { $count ->
    [one] encore { $count } dans la pioche
   *[other] encore { $count } dans la pioche
}
kingdom-river-empty = plus aucune légende
kingdom-age = Âge { $age } sur 3
kingdom-age-short = Âge { $age }
kingdom-objective = objectif { $points }
kingdom-goal = { $left ->
    [0] Toutes les légendes de cette rangée sont écrites. Plus de { $objective } points font un bon score : vous en avez { $kingdom }.
   *[other] Écrivez toutes les légendes de cette rangée (encore { $left }), avec plus de { $objective } points : vous en avez { $kingdom }.
}
kingdom-line-stones = Légendes, pierres
kingdom-written = Écrites
kingdom-written-round = Écrites cette manche
kingdom-nothing-written = aucune pour l’instant
kingdom-target-title = Objectif
kingdom-target-beat = Chaque royaume doit valoir plus de { $points }.
kingdom-held-legends = Légendes
kingdom-held-tiles = Tuiles
kingdom-legend = Légende :
kingdom-legend-met = votre royaume la remplit
kingdom-met = remplie
kingdom-tile-label = { $tile }, chez { $name }
kingdom-explain = Expliquer une carte
kingdom-explain-on = Choisissez quoi expliquer
kingdom-why-line = { $line } { $points } : pourquoi ?
kingdom-why-title = Pourquoi { $points } ?
kingdom-why-card = Ce que compte { $card } { $cell }
kingdom-why-none = Rien ne compte ici.
kingdom-rule = Règle
kingdom-sheet = Feuille de score
kingdom-sheet-line = Ligne
kingdom-sheet-kingdom = Royaume
kingdom-sheet-objective = Objectif
kingdom-sheet-score = Score
kingdom-sheet-target = Objectif
kingdom-sheet-team = Plus faible royaume moins l’objectif
kingdom-sheet-campaign = Campagne
kingdom-sheet-result = Résultat
kingdom-sheet-lost = perdue
kingdom-sheet-won = gagnée
kingdom-tied = Égalité de points : la meilleure ligne décide, puis la deuxième, et ainsi de suite. (A10)
kingdom-unwritten = Perdue, car des légendes de la rangée n’ont pas été écrites : { $legends }. (A56)
kingdom-legends-count = { $count ->
    [one] { $count } légende
   *[other] { $count } légendes
}
kingdom-winner = victoire
kingdom-change = { $points } avec ce coup
kingdom-age-result = Âge { $age } : royaume { $kingdom }, objectif { $objective }, score { $score }
