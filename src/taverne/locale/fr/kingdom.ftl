### The kingdom games: their names and rules, and their table in the browser.

kingdom-board = Royaume de { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingdom-number = Royaume { $number }
kingdom-empty = vide
kingdom-unexplored = contrée inexplorée
kingdom-tile-on = avec une tuile : { $tile }
kingdom-target = peut être choisi : { $what }
kingdom-chosen = choisi
kingdom-hint = conseil
kingdom-present = à la table
kingdom-absent = absent de la table
kingdom-turn = { $you ->
    [yes] à vous
   *[no] à son tour
}
kingdom-arranging = { $you ->
    [yes] vous disposez
   *[no] dispose
}
kingdom-look = Voir de plus près :
kingdom-look-back = Retour à votre royaume
kingdom-back = Retour
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
kingdom-picked-last = { $ends ->
    [age] Ce coup met fin à l’âge.
   *[game] Ce coup met fin à la partie.
} Confirmez, ou touchez une autre carte.
kingdom-hint-arranged = Je les ai disposées ainsi : { $cards }.
kingdom-hint-as-good = Votre disposition est tout aussi bonne : je n’y touche pas.
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
kingdom-river-ahead = pas encore retournées
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
kingdom-explain-on = Que faut-il expliquer ?
kingdom-why-line = { $line } { $points } : pourquoi ?
kingdom-why-title = Pourquoi { $points } ?
kingdom-why-ahead = Pourquoi { $points } avec ce coup ?
kingdom-why-card = Ce que vaut « { $card } » en { $cell }
kingdom-why-none = Rien ne compte ici.
kingdom-why-later = Rien ne compte encore ici : on compte dès que les cartes sont posées.
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
kingdom-tie = { $names } ont { $points } points. Leurs meilleures lignes : { $lines }. (A10)
kingdom-tie-shared = { $names } ont { $points } points et des lignes égales : le rang est partagé. (A10)
kingdom-unwritten = Perdue, car des légendes de la rangée n’ont pas été écrites : { $legends }. (A56)
kingdom-legends-count = { $count ->
    [one] { $count } légende
   *[other] { $count } légendes
}
kingdom-winner = victoire
kingdom-change = { $points } avec ce coup
kingdom-scene-age = L’âge { $age } est fini
kingdom-age-result = Âge { $age } : royaume { $kingdom }, objectif { $objective }, score { $score }

error-kingdom-rows = « { $text } » a { $found } rangées ; il en faut { $expected }, jointes par « / ».
error-kingdom-row = La rangée { $row }, « { $text } », a { $found } cartes ; il en faut { $expected }.
error-kingdom-card = « { $found } » en { $cell } n’est pas une carte ; attendu : une de { $expected }.
event-legend-taken = { $mode ->
    [solo] { $you ->
        [yes] Vous écrivez la légende « { $legend } » !
       *[no] { $seat } écrit la légende « { $legend } » !
    }
   *[other] { $you ->
        [yes] Vous prenez la légende « { $legend } » !
       *[no] { $seat } prend la légende « { $legend } » !
    }
}
game-aetherya = Aetherya
game-drako = Drako – Aetherya Pocket
mode-aetherya-competitive = compétitif : bâtir le royaume le plus harmonieux
mode-aetherya-objects = objets et personnages : douze tuiles par joueur
mode-aetherya-solo = solo : vous contre le jeu
mode-aetherya-cooperative = coopératif : chaque royaume doit dépasser l’objectif
mode-drako-competitive = { mode-aetherya-competitive }
rule-legend-worth = { $mode ->
    [solo] Sa valeur, { $points }, fait partie de l’objectif de son âge ; une fois écrite, elle ne rapporte aucun point. (A54, A56)
    [cooperative] Personne ne la gagne : écrite, elle quitte la partie ; abandonnée, elle fait monter l’objectif de { $points }. (A62, A63)
   *[other] Vaut { $points } points. (A8)
}
rule-mode-aetherya-competitive = Chacun bâtit un royaume de 4 × 4 cartes : quatre cartes de départ au centre, douze contrées inexplorées autour. À votre tour, prenez la carte du dessus de la défausse et posez-la, ou piochez une carte et posez-la, ou défaussez la carte piochée et retournez une de vos contrées. La carte posée remplace celle qui était là, mais jamais une carte visible du même type qu’elle ; et les dragons et portails visibles ne se remplacent jamais. Les tribus marquent des points pour les terrains qu’elles aiment, les conflits et les dragons sauvages en coûtent ; les portails relient des cartes éloignées. Une fois par tour, vous pouvez prendre une légende que vos cartes visibles remplissent. Dès que quelqu’un n’a plus de contrée inexplorée, la partie s’arrête, toutes les contrées sont retournées et le plus grand total l’emporte. (A6, A12–A19)
rule-mode-aetherya-objects = On joue comme en compétitif, mais une tuile face cachée repose sur chaque contrée inexplorée. Qui explore une contrée découvre sa tuile, puis la garde ou la refuse. À la fin de votre tour, utilisez autant de vos tuiles que vous voulez : l’accord met fin aux conflits d’une carte, le bâton domestique un dragon, les autres déplacent, espionnent ou volent. Une fois qu’une tuile a servi, seule l’épée peut encore prendre une légende. Les pierres de puissance comptent à la fin, mais seulement pour le dernier chiffre de leur somme. (A30–A42)
rule-mode-aetherya-solo = Vous menez un royaume à travers trois âges, chacun avec sa rangée de 4, 5 ou 6 légendes. À votre tour, prenez deux cartes, toutes deux de la pioche, ou la défausse et une de la pioche ; défaussez l’une et jouez l’autre. Une fois par tour, vous pouvez écrire une légende de la rangée que votre royaume remplit. L’âge finit quand il n’y a plus de contrée inexplorée ou que la pioche est vide : s’il reste alors une légende à écrire, la campagne est perdue. Sinon, vous marquez les points de votre royaume moins la somme de la rangée, et gardez un bloc de 2 × 2 cartes comme centre de l’âge suivant. Avant le premier et le deuxième âge, vous pouvez échanger une légende avec une de l’âge qui suit. (A50–A57)
rule-mode-aetherya-cooperative = Vous jouez ensemble : chacun bâtit un royaume, et tout peut se discuter. Un tour se joue comme en compétitif, mais il y a deux défausses et vous choisissez où vont les cartes. Les légendes de la petite rivière qu’un royaume remplit au début ou à la fin de son tour sont écrites. Si une manche entière passe sans légende, vous en abandonnez une, et l’objectif monte de sa valeur. La partie finit quand la pioche est vide, qu’un royaume est entièrement exploré ou qu’il ne reste plus de légende. Vous gagnez si chaque royaume dépasse l’objectif. (A60–A65)
rule-mode-drako-competitive = { rule-mode-aetherya-competitive }
web-about-aetherya = Bâtissez le royaume le plus harmonieux, carte par carte.
web-about-drako = L’édition de poche révisée d’Aetherya.
web-mode-kingdom-competitive = Le jeu classique, de 2 à 4 joueurs.
web-mode-kingdom-objects = Avec douze tuiles pour chacun.
web-mode-kingdom-solo = Une campagne de trois âges, en solitaire.
web-mode-kingdom-cooperative = Tous les royaumes contre un même objectif.
hint-kingdom-arrange = Les quatre lettres vont en b2 c2 b3 c3, dans cet ordre.
hint-kingdom-drop = Laquelle des deux cartes est défaussée ?
hint-kingdom-pair = Deux cartes de la pioche, ou la défausse et une de la pioche ?
hint-kingdom-swap = Vous pouvez échanger une légende de cet âge avec une du suivant : « swap L M », ou « noswap ».
hint-kingdom-block = Quel bloc de 2 × 2 reste ? Nommez sa case en haut à gauche.
hint-kingdom-keep = Prendre la tuile (keep) ou la refuser (refuse) ?
kingdom-code-kin = Parenté d’une tribu
kingdom-code-land = Contrée d’un terrain
kingdom-code-alliance = Alliance
kingdom-code-battle = Bataille
kingdom-refused-cell-locked = { $card } { $cell } est verrouillé : une fois visibles, dragons et portails restent où ils sont.
kingdom-refused-cell-same = { $card } se trouve déjà en { $cell } : une carte n’en remplace jamais une du même type.
kingdom-refused-land-explored = { $cell } est déjà explorée : seule une contrée inexplorée peut être retournée.
kingdom-refused-legend-unmet = vos cartes visibles ne remplissent pas encore « { $legend } ».
kingdom-refused-legend-second = vous avez déjà pris une légende ce tour-ci.
kingdom-refused-treaty-target = un accord se pose sur une de vos tribus visibles qui n’en a pas encore.
kingdom-refused-staff-target = un bâton se pose sur un de vos dragons sauvages.
kingdom-refused-staff-dragons = vous avez trop de dragons pour un bâton.
