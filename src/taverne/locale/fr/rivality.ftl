### Rivality: its name, modes and rules, and its battlefield in the browser.

rivality-battlefield = Champ de bataille
rivality-hand = Votre main
rivality-cell = ({ $x } | { $y })
rivality-sides = Camps
rivality-turns = à { $side } de jouer
rivality-here = { $name } est là
rivality-away = { $name } n’est pas là
rivality-reserve = { $count ->
    [one] { $count } golem en réserve
   *[other] { $count } golems en réserve
}
rivality-deck = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
rivality-held = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
rivality-short-points = pts
rivality-why = Pourquoi ?
rivality-why-of = Pourquoi { $points } pour { $side } ?
rivality-why-show = Montrer cette tuile
rivality-why-close = Fermer l’explication
rivality-why-none = Rien ne compte encore.
rivality-nobody = Pour personne
rivality-total = Total
rivality-side = Camp
rivality-wins = victoire
rivality-ask-keep = Voici vos deux premières tuiles.
rivality-picked-move = Votre magicien irait en { $cell }. Confirmez ou choisissez une autre tuile.
rivality-picked-cast = Ce sort serait le prochain. Confirmez ou choisissez-en un autre.
rivality-picked-remove = Un golem de { $side } partirait. Confirmez ou choisissez un autre camp.
rivality-confirm = Confirmer
rivality-turn-left = Tourner à gauche
rivality-turn-right = Tourner à droite
rivality-keep = Les garder
rivality-begin = Commencer
rivality-mulligan = En piocher deux autres
rivality-fit = Tout voir
rivality-zoom-in = Zoomer
rivality-zoom-out = Dézoomer
rivality-signs = Les signes et leurs règles
rivality-hinted = conseil
rivality-versus = à
rivality-land = { $cell } { $tile } face { $front ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
}
rivality-land-well = { $cell } { $tile }
rivality-land-down = { $cell }, une tuile face cachée
rivality-controlled = sous le contrôle de { $side } ({ $golems })
rivality-contested = contrôle contesté { $golems }
rivality-unheld = aucun golem
rivality-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
rivality-shields-entrenched = { $printed ->
    [0] 1 bouclier pour les cinq golems
   *[other] { $count } boucliers, dont un pour les cinq golems
}
rivality-wizard = { $side ->
    [vous] votre magicien
   *[other] magicien de { $side }
}
rivality-spell = { $golems ->
    [one] { $golems } golem
   *[other] { $golems } golems
} à { $distance ->
    [one] { $distance } pas
   *[other] { $distance } pas
} { $direction ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
}
rivality-spell-breaker = { $golems ->
    [one] { $golems } golem
   *[other] { $golems } golems
} à { $distance ->
    [one] { $distance } pas
   *[other] { $distance } pas
} { $direction ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
}, brise-bouclier
rivality-armed-at = sort armé vers { $cell }
rivality-cell-open = Case { $cell }, vide : on peut y poser { $tile }
rivality-cell-go = votre magicien peut y aller
rivality-ghost = { $tile } en { $cell }, face { $front ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
}, pas encore en place : Entrée pour poser, R pour tourner
rivality-hand-tile = { $tile }, valeur { $points } : { $spells }
rivality-hand-key = touche { $key }
rivality-help-spells = Sorts : { $spells }.
rivality-cast = Lancer : { $spell }
rivality-cast-delayed = Lancer le sort à retardement de { $cell } : { $spell }
rivality-preview = Aperçu
rivality-preview-wait = Calcul en cours…
rivality-preview-none = Choisissez un camp pour voir ce qui se passerait.
rivality-preview-nothing = Aucun sort n’a d’effet.
rivality-lands = { $count ->
    [0] plein
   *[other] +{ $count }
}
rivality-lost-no-tile = pas de tuile, le sort est perdu
rivality-lost-wizard = un magicien protège la tuile
rivality-lost-shields = les boucliers l’arrêtent
rivality-lost-uncontrolled = personne ne contrôle le sort, il est perdu
rivality-lost-short = case vide
rivality-armed-short = armé
rivality-arms = pas de tuile, le sort reste armé
rivality-delayed = sort à retardement
rivality-to-shields = { $count ->
    [one] les boucliers en arrêtent { $count }
   *[other] les boucliers en arrêtent { $count }
}
rivality-excess = { $count ->
    [one] { $count } de plus ne tient pas : cinq au maximum
   *[other] { $count } de plus ne tiennent pas : cinq au maximum
}
rivality-waits = un de plus arrive dès que vous avez choisi à qui est le golem qui part
rivality-leave = { $count ->
    [one] { $count } golem de { $side } part
   *[other] { $count } golems de { $side } partent
}
rivality-golems-of = { $side ->
    [vous] { $count } des vôtres
   *[other] { $count } ({ $side })
}
rivality-now-of = revient à { $side }
rivality-now-contested = n’est à personne, à égalité
rivality-now-unheld = n’est plus à personne
rivality-besieged = siège remporté par { $side }
rivality-ends = La bataille s’achève.
rivality-told-of = { $of } : { $told }
rivality-strike = { $side }, sort { $direction ->
    [n] vers le nord
    [e] vers l’est
    [s] vers le sud
   *[w] vers l’ouest
} :
rivality-change = { $before } → { $after }
rivality-down = face cachée

game-rivality = Rivality
mode-rivality-duel = duel : tenir la majorité
mode-rivality-three = bataille à trois
mode-rivality-teams = deux équipes de deux
mode-rivality-solo = solo : vous contre le jeu
rule-deck-rivality = Les tuiles d’un camp, face cachée. Après votre tour, vous en piochez une tant qu’il en reste ; ensuite, vous jouez avec votre main. (R6, R9)
rule-mode-rivality-duel = Deux armées de 30 golems s’affrontent autour du puits de mana. À votre tour, posez une tuile à côté d’une autre, dans le sens que vous voulez ; votre magicien y vient avec un golem. Puis ses sorts envoient des golems sur les tuiles qu’ils visent ; boucliers et magiciens peuvent les arrêter. Le camp qui a le plus de golems sur une tuile la contrôle. La partie finit quand toutes les tuiles sont posées ou qu’une réserve est vide. Les tuiles que vous contrôlez rapportent leurs points et le plus grand total l’emporte ; à égalité, le puits de mana décide. (R4–R14)
rule-mode-rivality-three = Trois armées de 20 golems se disputent tout ce qui entoure le puits de mana. À votre tour, posez une tuile à côté d’une autre, amenez-y votre magicien et un golem, et lancez ses sorts. Le camp qui a sur une tuile plus de golems que chacun des autres la contrôle. Quand une tuile déborde, le rival le plus nombreux doit céder. La partie finit quand toutes les tuiles sont posées ou qu’une réserve est vide, et le plus grand total l’emporte. Si la tête est partagée, le camp qui contrôle le puits de mana gagne, même en venant de derrière. (R4–R14)
rule-mode-rivality-teams = Deux équipes de deux s’affrontent autour du puits de mana ; les partenaires se font face, si bien que les équipes alternent. Une équipe partage ses 30 golems, sa pioche, son magicien et ses points. Chacun a en main deux tuiles que même son partenaire ne doit pas connaître. À votre tour, posez l’une d’elles, amenez-y le magicien et un golem, et lancez ses sorts. La partie finit quand toutes les tuiles sont posées ou qu’une réserve est vide, et l’équipe qui a le plus de points gagne ; à égalité, le puits de mana décide. (R4–R14, R20)
rule-mode-rivality-solo = Vous affrontez Souramoun sur un champ de bataille de six rangées de quatre tuiles : la moitié du bas est à vous, celle du haut, face cachée, est à lui. À votre tour, votre magicien marche par des tuiles où vous avez des golems jusqu’à une tuile sans aucun golem, et un golem l’accompagne. Le magicien de Souramoun va à la place symétrique et lance d’abord tous ses sorts. Si vous contrôlez encore la tuile de votre magicien, vous lancez les siens après lui. La partie finit quand une réserve est vide ou que votre magicien n’a plus où aller. En partie normale, il prend aussi les tuiles contestées ; vous gagnez avec plus de points que lui. (R40–R48)
web-about-rivality = Posez des terres, lancez des golems, gardez la majorité.
web-mode-rivality-duel = Un contre un.
web-mode-rivality-three = Trois camps, un puits.
web-mode-rivality-teams = Deux contre deux.
web-mode-rivality-solo = Vous contre Souramoun.
web-thing-deck-rivality = Pioche
web-option-none-rivality-solo = normal
hint-rivality-lay = Écrivez : lay, la tuile, sa case et où va son avant (n e s w), comme « lay C5 0,-1 s ».
rivality-refused-laid = une tuile se trouve déjà ici ; posez la vôtre sur une case vide à côté d’une tuile.
rivality-refused-tile-first = Choisissez d’abord une tuile de votre main, puis sa place.
