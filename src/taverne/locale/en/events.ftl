### What happened, in a sentence for the log.

event-cards-dealt = { $you ->
    [yes] You are dealt your starting cards: { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
event-lands-laid = { $you ->
    [yes] Twelve unexplored lands surround your centre.
   *[no] Twelve unexplored lands surround { $seat }’s centre.
}
event-discard-turned-up = { $piles ->
    [two] Discard { $pile } begins with { card-with-article }.
   *[one] The discard begins with { card-with-article }.
}
event-legend-revealed = A new legend joins the river: “{ $legend }”.
event-answered = { $you ->
    [yes] You have laid out your starting cards; the others cannot see them yet.
   *[no] { $seat } has laid out the starting cards, still hidden.
}
event-arranged = { $you ->
    [yes] Your kingdom begins with { $cards }.
   *[no] { $seat } begins with { $cards }.
}
event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
event-card-drawn = { $knows-discard ->
    [yes] { $you ->
        [yes] You take the { $discard } from the discard and draw { card-with-article }.
       *[no] { $seat } takes the { $discard } from the discard and draws { card-with-article }.
    }
   *[no] { $you ->
        [yes] You draw { card-with-article }.
       *[no] { $seat } draws { card-with-article }.
    }
}
event-card-placed = { $you ->
    [yes] You place { card-with-article }
   *[no] { $seat } places { card-with-article }
} { $pile ->
    [0] on { $cell }
   *[other] { $piles ->
        [two] (from discard { $pile }) on { $cell }
       *[one] (from the discard) on { $cell }
    }
}{ $knows-replaced ->
    [yes] { $explored ->
        [yes] , turning up the { $replaced } there
       *[no] , replacing the { $replaced }
    }{ $piles ->
        [two] { "" } (now on discard { $to }).
       *[one] .
    }
   *[no] .
}
event-land-revealed = { $you ->
    [yes] You explore { $cell } and find { card-with-article };
   *[no] { $seat } explores { $cell } and finds { card-with-article };
} { $piles ->
    [two] the { $discarded } goes on discard { $to }.
   *[one] the { $discarded } is discarded.
}
event-deck-rebuilt = The deck is empty; the discard is shuffled into a new one of { $size ->
    [one] { $size } card
   *[other] { $size } cards
}.
event-game-ended = { $reason ->
    [tiles] Every tile is laid: the battle is over.
    [reserve] { $you ->
        [yes] Your last golem has left the reserve: the battle is over.
       *[no] { $side }: the last golem has left the reserve, and the battle is over.
    }
    [stuck] { $you ->
        [yes] Your wizard has nowhere left to go: the battle is over.
       *[no] { $side }: the wizard has nowhere left to go, and the battle is over.
    }
    [idle] For 100 turns nobody has explored a land: the game is over, and every land is turned up.
    [deck] The deck is empty: the game is over, and every land is turned up.
    [legends] Every legend is written or given up: the game is over, and every land is turned up.
    [campaign] All three ages are over: your campaign is complete.
    [lost] A legend of this age is unwritten: the campaign is over.
   *[explored] { $you ->
        [yes] You have no unexplored land left: the game is over, and every land is turned up.
       *[no] { $seat } has no unexplored land left: the game is over, and every land is turned up.
    }
}
event-tiles-laid = { $you ->
    [yes] A face-down tile lies on each of your lands.
   *[no] A face-down tile lies on each of { $seat }’s lands.
}
event-tile-turned-up = { $you ->
    [yes] On your land { $cell } a tile comes to light: { $tile }.
   *[no] On { $seat }’s land { $cell } a tile comes to light: { $tile }.
}
event-tile-kept = { $you ->
    [yes] You keep { $tile }.
   *[no] { $seat } keeps { $tile }.
}
event-tile-refused = { $you ->
    [yes] You refuse { $tile }; it leaves the game.
   *[no] { $seat } refuses { $tile }; it leaves the game.
}
event-tile-used = { $you ->
    [yes] You use { $tile }.
   *[no] { $seat } uses { $tile }.
}
event-tile-laid-on-card = { $you ->
    [yes] You lay { $tile } on your card { $cell }.
   *[no] { $seat } lays { $tile } on the card { $cell }.
}
event-tile-taken = { $you ->
    [yes] { $whose ->
        [own] { $tile } is yours now.
       *[other] { $tile } is yours now (from { $victim }).
    }
   *[no] { $whose ->
        [own] { $seat } now has { $tile }.
        [you] { $seat } now has { $tile } (from you).
       *[other] { $seat } now has { $tile } (from { $victim }).
    }
}
event-griffin-landed = { $you ->
    [yes] A griffin lands on your land { $cell }.
   *[no] A griffin lands on { $seat }’s land { $cell }.
}
event-cards-swapped = { $you ->
    [yes] You swap your cards { $cell } and { $partner }.
   *[no] { $seat } swaps the cards { $cell } and { $partner }.
}
event-tile-looked-at = { $you ->
    [yes] { $whose ->
        [own] You peek at the tile on your land { $cell }
       *[other] You peek at { $owner }’s tile on { $cell }
    }{ $knows-tile ->
        [yes] : { $tile }.
       *[no] .
    }
   *[no] { $whose ->
        [own] { $seat } peeks at a tile of their own, on { $cell }.
        [you] { $seat } peeks at your tile on { $cell }.
       *[other] { $seat } peeks at { $owner }’s tile on { $cell }.
    }
}
event-legends-laid-out = The legends of the three ages lie in their rows.
event-legends-swapped = { $you ->
    [yes] You put off “{ $legend }” until the next age; “{ $later }” comes forward.
   *[no] { $seat } puts off “{ $legend }” until the next age; “{ $later }” comes forward.
}
event-card-dropped = { $you ->
    [yes] You discard { $card } and play the other card.
   *[no] { $seat } discards { $card } and plays the other card.
}
event-age-ended = { $reason ->
    [deck] The deck is empty, so age { $age } is over
   *[explored] Your last land is explored, so age { $age } is over
}{ $lost ->
    [yes] { " " }and the campaign is lost. Unwritten: { $legends }.
   *[no] : kingdom { $kingdom }, objective { $objective }.
}
event-block-kept = { $you ->
    [yes] The block from { $cell } becomes the centre of your next age.
   *[no] { $seat } keeps the block from { $cell } as the centre of the next age.
}
event-legend-written = { $you ->
    [yes] Your kingdom writes the legend “{ $legend }”!
   *[no] { $seat } writes the legend “{ $legend }”!
}
event-legend-given-up = { $you ->
    [yes] You give up “{ $legend }”; the target rises.
   *[no] { $seat } gives up “{ $legend }”; the target rises.
}
event-deck-laid-out = { $again ->
    [yes] { "" }
   *[no] { $you ->
        [yes] Your deck of { $size } tiles is shuffled.
       *[no] { $seat }: a deck of { $size } tiles is shuffled.
    }
}
event-hand-dealt = { $again ->
    [yes] { $you ->
        [yes] You draw two others
       *[no] { $seat } draws two others
    }{ $knows-tiles ->
        [yes] : { $tiles }
       *[no] { "" }
    }; the returned ones are shuffled into the deck.
    [partner] { "" }
   *[no] { $knows-tiles ->
        [yes] { $you ->
            [yes] You draw your first tiles: { $tiles }.
           *[no] { $seat } draws the first tiles: { $tiles }.
        }
       *[no] { $you ->
            [yes] You draw your first tiles.
           *[no] { $seat } draws the first tiles.
        }
    }
}
event-hand-kept = { $you ->
    [yes] You keep your opening hand.
   *[no] { $seat } keeps the opening hand.
}
event-hand-returned = { $knows-tiles ->
    [yes] { $you ->
        [yes] You return { $tiles }.
       *[no] { $seat } returns { $tiles }.
    }
   *[no] { $you ->
        [yes] You return your opening hand.
       *[no] { $seat } returns the opening hand.
    }
}
event-half-laid-out = { $you ->
    [yes] Your half of the battlefield lies face up.
   *[no] { $knows-tiles ->
        [yes] { $side }: half of the battlefield lies face up.
       *[no] { $side }: half of the battlefield lies face down.
    }
}
event-seat-passed = { $you ->
    [yes] You have no tiles left and are skipped.
   *[no] { $seat } has no tiles left and is skipped.
}
event-tile-laid = { $you ->
    [yes] You lay { $tile } on { $cell }
   *[no] { $seat } lays { $tile } on { $cell }
}, facing { $front ->
    [n] north
    [e] east
    [s] south
   *[w] west
}.
event-wizard-moved = { $you ->
    [yes] Your wizard appears on { $cell }.
   *[no] { $side }: the wizard appears on { $cell }.
}
event-golem-placed = { $you ->
    [yes] One of your golems comes along ({ $golems }).
   *[no] { $side }: a golem comes along ({ $golems }).
}
event-spell-cast = { $you ->
    [yes] { $delayed ->
        [yes] Your delayed spell on { $origin } awakens
       *[no] Your spell flies from { $origin }
    }
   *[no] { $delayed ->
        [yes] { $side }: the delayed spell on { $origin } awakens
       *[no] { $side }: a spell flies from { $origin }
    }
}, and { $placed ->
    [0] a golem waits for room on { $cell }
    [one] { $placed } golem lands on { $cell }
   *[other] { $placed } golems land on { $cell }
} ({ $golems }){ $pushed ->
    [0] { "" }
    [one] , sending { $whose } back to the reserve
   *[other] , sending { $whose } back to the reserve
}{ $lost ->
    [0] .
   *[other] ; the shields stop { $lost }.
}
event-rival-removed = { $you ->
    [yes] Your golem takes the place of one of { $rival }’s on { $cell } ({ $golems }).
   *[no] { $side }: a golem takes the place of one of { $rival }’s on { $cell } ({ $golems }).
}
event-spell-lost = { $reason ->
    [uncontrolled] Nobody controls { $origin }: its delayed spell on { $cell } is lost.
    [wizard] { $you ->
        [yes] A wizard protects { $cell }: your spell from { $origin } fades.
       *[no] { $side }: the spell from { $origin } fades because a wizard protects { $cell }.
    }
    [shields] { $you ->
        [yes] Your spell from { $origin } shatters on the shields of { $cell }.
       *[no] { $side }: the spell from { $origin } shatters on the shields of { $cell }.
    }
   *[no-tile] { $you ->
        [yes] Your spell from { $origin }
       *[no] { $side }: the spell from { $origin }
    } { $direction ->
        [n] to the north
        [e] to the east
        [s] to the south
       *[w] to the west
    } strikes empty ground.
}
event-spell-armed = { $you ->
    [yes] Your spell from { $origin } lies in wait for a tile on { $cell }.
   *[no] { $side }: the spell from { $origin } lies in wait for a tile on { $cell }.
}
event-tile-besieged = { $you ->
    [yes] Surrounded: { $cell } falls to you ({ $golems })!
   *[no] Surrounded: { $cell } falls to { $side } ({ $golems })!
}
event-tile-drawn = { $knows-tile ->
    [yes] { $you ->
        [yes] You draw { $tile }.
       *[no] { $seat } draws { $tile }.
    }
   *[no] { $you ->
        [yes] You draw a tile.
       *[no] { $seat } draws a tile.
    }
}
event-tile-revealed = { $knows-tile ->
    [yes] The tile on { $cell } is turned up: { $tile }.
   *[no] The tile on { $cell } is turned up.
}
event-spells-forfeited = { $you ->
    [yes] You no longer control { $cell }: your wizard casts nothing.
   *[no] { $side }: { $cell } is no longer controlled, so the wizard casts nothing.
}
happened-seated = { $you ->
    [yes] You sit down at the table.
   *[no] { $seat } sits down at the table.
}
happened-vacated = { $you ->
    [yes] You get up from the table.
   *[no] { $seat } gets up from the table.
}
happened-closed = The table was abandoned.
happened-called = Everyone is seated; the game is about to begin.
happened-called-off = { $reason ->
    [late] The start is called off: not everyone answered.
   *[left] The start is called off: someone left.
}
happened-started = The game begins.
happened-confirmed = { $you ->
    [yes] You confirm your turn.
   *[no] { $seat } confirms the turn.
}
happened-undone = { $you ->
    [yes] You take back your last decision.
   *[no] { $seat } takes back the last decision.
}
happened-taken-over = { $you ->
    [yes] { $reason ->
        [resigned] You have resigned; { $bot } plays on for you.
        [clock] Your time has run out; { $bot } plays on for you.
        [failed] The bot in your seat has failed; { $bot } plays on.
       *[left] You have left; { $bot } plays on for you.
    }
   *[no] { $reason ->
        [resigned] { $seat } has resigned; { $bot } plays on.
        [clock] { $seat } has run out of time; { $bot } plays on.
        [failed] { $seat } has failed; { $bot } plays on.
       *[left] { $seat } has left; { $bot } plays on.
    }
}
happened-returned = { $you ->
    [yes] You are back and playing for yourself again.
   *[no] { $seat } is back and playing again.
}
happened-resigned = { $you ->
    [yes] You give up; the game is over.
   *[no] { $seat } gives up; the game is over.
}
happened-rematched = A rematch: the new table is ready.
