### What is asked at the table, and of whom.

ask-arrange = Disposez vos quatre cartes de départ : glissez une carte sur une autre, ou choisissez-en deux, pour les échanger. Puis appuyez sur « { kingdom-do-arrange } ».
wait-arrange = Les cartes de départ sont à disposer : on attend { $names }.
ask-turn = { $draws ->
    [yes] { $takes ->
        [yes] { $legends ->
            [yes] Prenez la défausse ou piochez une carte ; vous pouvez d’abord prendre une légende.
           *[no] Prenez la défausse ou piochez une carte.
        }
       *[no] { $legends ->
            [yes] Piochez une carte ; vous pouvez d’abord prendre une légende.
           *[no] Piochez une carte.
        }
    }
   *[no] C’est à vous de jouer.
}
wait-turn = C’est à { $names } de jouer.
ask-turn-pair = { $legends ->
    [write] Écrivez une légende, ou prenez deux cartes : de la pioche, ou l’une de la défausse.
   *[no] Prenez deux cartes : de la pioche, ou l’une de la défausse.
}
wait-turn-pair = Deux cartes sont à prendre : on attend { $names }.
ask-turn-lay = Choisissez une de vos tuiles, posez-la à côté d’une autre et tournez-la comme vous voulez.
wait-turn-lay = Une tuile est à poser : on attend { $names }.
ask-turn-move = Menez votre magicien, par des tuiles où vous avez des golems, jusqu’à une tuile sans aucun golem.
wait-turn-move = Le magicien va se déplacer : on attend { $names }.
ask-hand = { $reveals ->
    [yes] { $legends ->
        [yes] Posez « { $card } », ou défaussez la carte et explorez une contrée ; vous pouvez d’abord prendre une légende.
        [write] Posez « { $card } », ou défaussez la carte et explorez une contrée ; vous pouvez d’abord écrire une légende.
       *[no] Posez « { $card } », ou défaussez la carte et explorez une contrée.
    }
   *[no] { $legends ->
        [yes] Posez « { $card } » ; vous pouvez d’abord prendre une légende.
        [write] Posez « { $card } » ; vous pouvez d’abord écrire une légende.
       *[no] Posez « { $card } ».
    }
}
wait-hand = La carte « { $card } » est à jouer : on attend { $names }.
ask-close = { $legends ->
    [write] Écrivez une légende ou terminez votre tour.
    [yes] { $uses ->
        [yes] Prenez une légende, puis utilisez vos tuiles, ou terminez.
       *[no] { $choices ->
            [one] Prenez la légende « { $legend } » (+{ $points }) ou terminez votre tour.
           *[other] Prenez l’une des { $choices } légendes ou terminez votre tour.
        }
    }
   *[no] { $uses ->
        [yes] Utilisez vos tuiles ou terminez votre tour.
       *[no] Terminez votre tour.
    }
}
wait-close = Le tour touche à sa fin : on attend { $names }.
ask-tile = Vous avez trouvé une tuile : { $tile }. La garder ou la refuser ?
wait-tile = Une tuile est apparue, « { $tile } », à garder ou à refuser : on attend { $names }.
ask-swap = Vous pouvez échanger une légende de cet âge avec une du suivant, ou laisser les rangées telles quelles.
wait-swap = Une légende peut changer d’âge : on attend { $names }.
ask-drop = Laquelle des deux cartes défaussez-vous ? Vous jouerez l’autre.
wait-drop = Une des deux cartes est à défausser : on attend { $names }.
ask-block = L’âge est fini. Quelles quatre cartes deviennent le centre du suivant ? Choisissez la carte en haut à gauche d’un bloc de 2 × 2 .
wait-block = Le centre de l’âge suivant est à choisir : on attend { $names }.
ask-give-up = Aucune légende n’a été écrite pendant cette manche. Laquelle de la rivière rejoint l’objectif ?
wait-give-up = Aucune légende n’a été écrite, l’une d’elles va rejoindre l’objectif : on attend { $names }.
ask-mulligan = Gardez-vous vos deux tuiles ? Si aucune n’a de sort de distance 1, vous pouvez rendre les deux et en piocher deux autres.
wait-mulligan = La main de départ peut être rendue : on attend { $names }.
ask-cast = Votre réserve ne suffit pas à tout. Quel sort lancez-vous maintenant ?
wait-cast = Le prochain sort est à choisir : on attend { $names }.
ask-remove = Deux rivaux sont à égalité : quel golem laisse sa place au vôtre ?
wait-remove = Un golem doit laisser sa place : on attend { $names }.
ask-delayed = Plusieurs de vos sorts à retardement s’éveillent. Lequel lancez-vous maintenant ?
wait-delayed = Des sorts à retardement s’éveillent : on attend { $names }.
ask-enter = Choisissez une tuile de la rangée du bas : votre magicien y entre sur le champ de bataille.
wait-enter = Le magicien va entrer sur le champ de bataille : on attend { $names }.
ask-over = La partie est finie.
wait-over = La partie est finie.
ask-choose = Choisissez un coup.
wait-choose = On attend { $names }.
picked-pile = Où posez-vous « { $card } », le dessus de la défausse ?
picked-hand = Où posez-vous « { $card } » ?
picked-discard = « { $card } » ira à la défausse. Quelle contrée explorez-vous ?
picked-tile = Sur quoi utilisez-vous « { $tile } » ?
picked-cell = Choisissez encore une carte.
picked-to = { $known ->
    [no] Sur quelle défausse va la carte trouvée en { $cell } ?
   *[yes] Sur quelle défausse va « { $card } » ?
}
picked-land = Choisissez une place pour la tuile.
picked-place = Tournez la tuile si besoin, puis confirmez.
