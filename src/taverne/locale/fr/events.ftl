### What happened, in a sentence for the log.

event-cards-dealt = { $you ->
    [yes] Vous recevez vos cartes de départ : { $cards }.
   *[no] { $seat } reçoit ses cartes de départ : { $cards }.
}
event-lands-laid = { $you ->
    [yes] Douze contrées inexplorées entourent votre centre.
   *[no] { $seat } : douze contrées inexplorées entourent le centre.
}
event-discard-turned-up = { $piles ->
    [two] { card-with-article } ouvre la défausse { $pile }.
   *[one] { card-with-article } ouvre la défausse.
}
event-legend-revealed = Une nouvelle légende rejoint la rivière : « { $legend } ».
event-answered = { $you ->
    [yes] Vous avez disposé vos cartes de départ ; les autres ne les voient pas encore.
   *[no] { $seat } a disposé ses cartes de départ, encore cachées.
}
event-arranged = { $you ->
    [yes] Votre royaume commence ainsi : { $cards }.
   *[no] { $seat } commence ainsi : { $cards }.
}
event-turn-began = { $you ->
    [yes] C’est à vous.
   *[no] C’est à { $seat }.
}
event-card-drawn = { $knows-discard ->
    [yes] { $you ->
        [yes] Vous prenez { $discard } de la défausse et piochez { card-with-article }.
       *[no] { $seat } prend { $discard } de la défausse et pioche { card-with-article }.
    }
   *[no] { $you ->
        [yes] Vous piochez { card-with-article }.
       *[no] { $seat } pioche { card-with-article }.
    }
}
event-card-placed = { $you ->
    [yes] Vous posez { card-with-article }
   *[no] { $seat } pose { card-with-article }
} { $pile ->
    [0] en { $cell }
   *[other] { $piles ->
        [two] (de la défausse { $pile }) en { $cell }
       *[one] (de la défausse) en { $cell }
    }
}{ $knows-replaced ->
    [yes] { $explored ->
        [yes] , où une contrée inexplorée cachait « { $replaced } »
       *[no] , à la place de « { $replaced } »
    }{ $piles ->
        [two] { "" } (qui va sur la défausse { $to }).
       *[one] .
    }
   *[no] .
}
event-land-revealed = { $you ->
    [yes] Vous explorez { $cell } et découvrez { card-with-article } ;
   *[no] { $seat } explore { $cell } et découvre { card-with-article } ;
} { $piles ->
    [two] « { $discarded } » va sur la défausse { $to }.
   *[one] « { $discarded } » va à la défausse.
}
event-deck-rebuilt = La pioche est vide ; la défausse mélangée en forme une nouvelle de { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}.
event-game-ended = { $reason ->
    [tiles] Toutes les tuiles sont posées : la bataille est finie.
    [reserve] { $you ->
        [yes] Votre dernier golem a quitté la réserve : la bataille est finie.
       *[no] { $side } : le dernier golem a quitté la réserve, la bataille est finie.
    }
    [stuck] { $you ->
        [yes] Votre magicien n’a plus où aller : la bataille est finie.
       *[no] { $side } : le magicien n’a plus où aller, la bataille est finie.
    }
    [idle] Depuis 100 tours, personne n’a exploré de contrée : la partie est finie et toutes les contrées sont retournées.
    [deck] La pioche est vide : la partie est finie et toutes les contrées sont retournées.
    [legends] Toutes les légendes sont écrites ou abandonnées : la partie est finie et toutes les contrées sont retournées.
    [campaign] Les trois âges sont achevés : votre campagne est accomplie.
    [lost] Une légende de cet âge n’est pas écrite : la campagne est finie.
   *[explored] { $you ->
        [yes] Vous n’avez plus de contrée inexplorée : la partie est finie et toutes les contrées sont retournées.
       *[no] { $seat } n’a plus de contrée inexplorée : la partie est finie et toutes les contrées sont retournées.
    }
}
event-tiles-laid = { $you ->
    [yes] Une tuile face cachée repose sur chacune de vos contrées.
   *[no] { $seat } : une tuile face cachée repose sur chaque contrée.
}
event-tile-turned-up = { $you ->
    [yes] Sur votre contrée { $cell }, une tuile apparaît : { $tile }.
   *[no] Chez { $seat }, en { $cell }, une tuile apparaît : { $tile }.
}
event-tile-kept = { $you ->
    [yes] Vous gardez « { $tile } ».
   *[no] { $seat } garde « { $tile } ».
}
event-tile-refused = { $you ->
    [yes] Vous refusez « { $tile } », qui quitte la partie.
   *[no] { $seat } refuse « { $tile } », qui quitte la partie.
}
event-tile-used = { $you ->
    [yes] Vous utilisez « { $tile } ».
   *[no] { $seat } utilise « { $tile } ».
}
event-tile-laid-on-card = { $you ->
    [yes] Vous posez « { $tile } » sur votre carte { $cell }.
   *[no] { $seat } pose « { $tile } » sur sa carte { $cell }.
}
event-tile-taken = { $you ->
    [yes] { $whose ->
        [own] « { $tile } » est à vous maintenant.
       *[other] « { $tile } » est à vous maintenant (de chez { $victim }).
    }
   *[no] { $whose ->
        [own] { $seat } a maintenant « { $tile } ».
        [you] { $seat } a maintenant « { $tile } » (de chez vous).
       *[other] { $seat } a maintenant « { $tile } » (de chez { $victim }).
    }
}
event-griffin-landed = { $you ->
    [yes] Un griffon se pose sur votre contrée { $cell }.
   *[no] Un griffon se pose chez { $seat }, en { $cell }.
}
event-cards-swapped = { $you ->
    [yes] Vous échangez vos cartes { $cell } et { $partner }.
   *[no] { $seat } échange ses cartes { $cell } et { $partner }.
}
event-tile-looked-at = { $you ->
    [yes] { $whose ->
        [own] Vous regardez en secret la tuile de votre contrée { $cell }
       *[other] Vous regardez en secret la tuile { $cell } chez { $owner }
    }{ $knows-tile ->
        [yes] { "" } : { $tile }.
       *[no] .
    }
   *[no] { $whose ->
        [own] { $seat } regarde en secret une de ses propres tuiles, en { $cell }.
        [you] { $seat } regarde en secret votre tuile en { $cell }.
       *[other] { $seat } regarde en secret la tuile { $cell } chez { $owner }.
    }
}
event-legends-laid-out = Les légendes des trois âges sont en place, rangée par rangée.
event-legends-swapped = { $you ->
    [yes] Vous remettez « { $legend } » à l’âge suivant ; « { $later } » prend sa place.
   *[no] { $seat } remet « { $legend } » à l’âge suivant ; « { $later } » prend sa place.
}
event-card-dropped = { $you ->
    [yes] Vous défaussez « { $card } » et jouez l’autre carte.
   *[no] { $seat } défausse « { $card } » et joue l’autre carte.
}
event-age-ended = { $reason ->
    [deck] La pioche est vide : l’âge { $age } est fini
   *[explored] Votre dernière contrée est explorée : l’âge { $age } est fini
}{ $lost ->
    [yes] { " " }et la campagne est perdue. Pas écrites : { $legends }.
   *[no] { " " }(royaume { $kingdom }, objectif { $objective }).
}
event-block-kept = { $you ->
    [yes] Le bloc qui commence en { $cell } devient le centre de votre âge suivant.
   *[no] { $seat } garde le bloc qui commence en { $cell } comme centre de l’âge suivant.
}
event-legend-written = { $you ->
    [yes] Votre royaume écrit la légende « { $legend } » !
   *[no] { $seat } écrit la légende « { $legend } » !
}
event-legend-given-up = { $you ->
    [yes] Vous abandonnez « { $legend } » ; l’objectif monte.
   *[no] { $seat } abandonne « { $legend } » ; l’objectif monte.
}
event-deck-laid-out = { $again ->
    [yes] { "" }
   *[no] { $you ->
        [yes] Votre pioche de { $size } tuiles est mélangée.
       *[no] { $seat } : une pioche de { $size } tuiles est mélangée.
    }
}
event-hand-dealt = { $again ->
    [yes] { $you ->
        [yes] Vous en piochez deux autres
       *[no] { $seat } en pioche deux autres
    }{ $knows-tiles ->
        [yes] { "" } : { $tiles }
       *[no] { "" }
    } ; les tuiles rendues sont mélangées à la pioche.
    [partner] { "" }
   *[no] { $knows-tiles ->
        [yes] { $you ->
            [yes] Vous piochez vos premières tuiles : { $tiles }.
           *[no] { $seat } pioche ses premières tuiles : { $tiles }.
        }
       *[no] { $you ->
            [yes] Vous piochez vos premières tuiles.
           *[no] { $seat } pioche ses premières tuiles.
        }
    }
}
event-hand-kept = { $you ->
    [yes] Vous gardez votre main de départ.
   *[no] { $seat } garde sa main de départ.
}
event-hand-returned = { $knows-tiles ->
    [yes] { $you ->
        [yes] Vous rendez votre main de départ ({ $tiles }).
       *[no] { $seat } rend sa main de départ ({ $tiles }).
    }
   *[no] { $you ->
        [yes] Vous rendez votre main de départ.
       *[no] { $seat } rend sa main de départ.
    }
}
event-half-laid-out = { $you ->
    [yes] Votre moitié du champ de bataille est posée face visible.
   *[no] { $knows-tiles ->
        [yes] { $side } : une moitié du champ de bataille est posée face visible.
       *[no] { $side } : une moitié du champ de bataille est posée face cachée.
    }
}
event-seat-passed = { $you ->
    [yes] Vous n’avez plus de tuile et passez votre tour.
   *[no] { $seat } n’a plus de tuile et passe son tour.
}
event-tile-laid = { $you ->
    [yes] Vous posez « { $tile } » en { $cell }
   *[no] { $seat } pose « { $tile } » en { $cell }
}, tournée vers { $front ->
    [n] le nord
    [e] l’est
    [s] le sud
   *[w] l’ouest
}.
event-wizard-moved = { $you ->
    [yes] Votre magicien apparaît en { $cell }.
   *[no] { $side } : le magicien apparaît en { $cell }.
}
event-golem-placed = { $you ->
    [yes] Un de vos golems l’accompagne ({ $golems }).
   *[no] { $side } : un golem l’accompagne ({ $golems }).
}
event-spell-cast = { $you ->
    [yes] { $delayed ->
        [yes] Votre sort à retardement s’éveille en { $origin }
       *[no] Votre sort part de la case { $origin }
    }
   *[no] { $delayed ->
        [yes] { $side } : un sort à retardement s’éveille en { $origin }
       *[no] { $side } : un sort part de la case { $origin }
    }
} et { $placed ->
    [0] un golem attend une place en { $cell }
    [one] { $placed } golem surgit en { $cell }
   *[other] { $placed } golems surgissent en { $cell }
} ({ $golems }){ $pushed ->
    [0] { "" }
    [one] , { $whose } retourne à la réserve
   *[other] , { $whose } retournent à la réserve
}{ $lost ->
    [0] .
   *[other] , les boucliers en arrêtent { $lost }.
}
event-rival-removed = { $you ->
    [yes] Votre golem prend la place d’un golem adverse ({ $rival }) en { $cell } ({ $golems }).
   *[no] { $side } : un golem prend la place d’un golem adverse ({ $rival }) en { $cell } ({ $golems }).
}
event-spell-lost = { $reason ->
    [uncontrolled] Personne ne contrôle { $origin } : son sort à retardement vers { $cell } est perdu.
    [wizard] { $you ->
        [yes] Un magicien protège { $cell } : votre sort parti de la case { $origin } s’éteint.
       *[no] { $side } : le sort parti de la case { $origin } s’éteint, car un magicien protège { $cell }.
    }
    [shields] { $you ->
        [yes] Votre sort parti de la case { $origin } se brise sur les boucliers en { $cell }.
       *[no] { $side } : le sort parti de la case { $origin } se brise sur les boucliers en { $cell }.
    }
   *[no-tile] { $you ->
        [yes] Votre sort parti de la case { $origin }
       *[no] { $side } : le sort parti de la case { $origin }
    } { $direction ->
        [n] vers le nord
        [e] vers l’est
        [s] vers le sud
       *[w] vers l’ouest
    } se perd dans le vide.
}
event-spell-armed = { $you ->
    [yes] Votre sort parti de la case { $origin } guette une tuile en { $cell }.
   *[no] { $side } : le sort parti de la case { $origin } guette une tuile en { $cell }.
}
event-tile-besieged = { $you ->
    [yes] Encerclée, la tuile { $cell } tombe entre vos mains ({ $golems }) !
   *[no] { $side } : encerclée, la tuile { $cell } est prise ({ $golems }) !
}
event-tile-drawn = { $knows-tile ->
    [yes] { $you ->
        [yes] Vous piochez : { $tile }.
       *[no] { $seat } pioche : { $tile }.
    }
   *[no] { $you ->
        [yes] Vous piochez une tuile.
       *[no] { $seat } pioche une tuile.
    }
}
event-tile-revealed = { $knows-tile ->
    [yes] La tuile { $cell } est retournée : { $tile }.
   *[no] La tuile { $cell } est retournée.
}
event-spells-forfeited = { $you ->
    [yes] Vous ne contrôlez plus { $cell } : votre magicien ne lance aucun sort.
   *[no] { $side } : { $cell } n’est plus sous contrôle, le magicien ne lance aucun sort.
}
happened-seated = { $you ->
    [yes] Vous prenez place à la table.
   *[no] { $seat } prend place à la table.
}
happened-vacated = { $you ->
    [yes] Vous quittez la table.
   *[no] { $seat } quitte la table.
}
happened-closed = La table a été abandonnée.
happened-called = Tout le monde est assis ; la partie va commencer.
happened-called-off = { $reason ->
    [late] Le départ est abandonné : tout le monde n’a pas répondu.
   *[left] Le départ est abandonné : quelqu’un est parti.
}
happened-started = La partie commence.
happened-confirmed = { $you ->
    [yes] Vous confirmez votre tour.
   *[no] { $seat } confirme son tour.
}
happened-undone = { $you ->
    [yes] Vous reprenez votre dernière décision.
   *[no] { $seat } reprend sa dernière décision.
}
happened-taken-over = { $you ->
    [yes] { $reason ->
        [resigned] Vous avez abandonné ; { $bot } joue à votre place.
        [clock] Votre temps est écoulé ; { $bot } joue à votre place.
        [failed] Le robot de votre place est en panne ; { $bot } prend la suite.
       *[left] Vous avez quitté la table ; { $bot } joue à votre place.
    }
   *[no] { $reason ->
        [resigned] { $seat } a abandonné ; { $bot } prend la suite.
        [clock] { $seat } n’a plus de temps ; { $bot } prend la suite.
        [failed] { $seat } est en panne ; { $bot } prend la suite.
       *[left] { $seat } a quitté la table ; { $bot } prend la suite.
    }
}
happened-returned = { $you ->
    [yes] Vous voilà de retour : vous jouez de nouveau vous-même.
   *[no] { $seat } est de retour et joue de nouveau.
}
happened-resigned = { $you ->
    [yes] Vous abandonnez ; la partie est finie.
   *[no] { $seat } abandonne ; la partie est finie.
}
happened-rematched = Revanche : la nouvelle table est prête.
