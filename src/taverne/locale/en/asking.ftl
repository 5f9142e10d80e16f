### What is asked at the table, and of whom.

ask-arrange = Arrange your four starting cards: drag one onto another, or select two, to swap them. Then press “{ kingdom-do-arrange }”.
wait-arrange = Waiting for { $names } to arrange the starting cards.
ask-turn = { $draws ->
    [yes] { $takes ->
        [yes] { $legends ->
            [yes] Take the discard or draw a card; you may take a legend first.
           *[no] Take the discard or draw a card.
        }
       *[no] { $legends ->
            [yes] Draw a card; you may take a legend first.
           *[no] Draw a card.
        }
    }
   *[no] It is your turn.
}
wait-turn = Waiting for { $names }.
ask-turn-pair = { $legends ->
    [write] Write a legend, or take two cards: from the deck, or one of them from the discard.
   *[no] Take two cards: from the deck, or one of them from the discard.
}
wait-turn-pair = Waiting for { $names } to take two cards.
ask-turn-lay = Choose one of your tiles, lay it next to another tile and turn it any way you like.
wait-turn-lay = Waiting for { $names } to lay a tile.
ask-turn-move = Move your wizard across tiles with your golems to a tile without any golems.
wait-turn-move = Waiting for { $names } to move the wizard.
ask-hand = { $reveals ->
    [yes] { $legends ->
        [yes] Place the { $card }, or discard it and explore a land; you may take a legend first.
        [write] Place the { $card }, or discard it and explore a land; you may write a legend first.
       *[no] Place the { $card }, or discard it and explore a land.
    }
   *[no] { $legends ->
        [yes] Place the { $card }; you may take a legend first.
        [write] Place the { $card }; you may write a legend first.
       *[no] Place the { $card }.
    }
}
wait-hand = Waiting for { $names } to play the { $card }.
ask-close = { $legends ->
    [write] Write a legend, or end your turn.
    [yes] { $uses ->
        [yes] Take a legend, then use your tiles, or end your turn.
       *[no] { $choices ->
            [one] Take the legend “{ $legend }” (+{ $points }), or end your turn.
           *[other] Take one of { $choices } legends, or end your turn.
        }
    }
   *[no] { $uses ->
        [yes] Use your tiles, or end your turn.
       *[no] End your turn.
    }
}
wait-close = Waiting for { $names } to end the turn.
ask-tile = You found a tile: { $tile }. Keep it or refuse it?
wait-tile = Waiting for { $names } to keep or refuse “{ $tile }”.
ask-swap = You may swap a legend of this age with one of the next, or leave the rows as they are.
wait-swap = Waiting for { $names } to swap legends.
ask-drop = Which of the two cards do you discard? You play the other one.
wait-drop = Waiting for { $names } to discard one of two cards.
ask-block = The age is over. Which four cards become the centre of the next one? Choose the top left card of a 2 × 2 block.
wait-block = Waiting for { $names } to choose the centre of the next age.
ask-give-up = No legend was written this round. Which legend in the river do you give up?
wait-give-up = No legend was written this round. Waiting for { $names } to give one up.
ask-mulligan = Keep your two tiles? As neither has a spell of range 1, you may return both and draw two new ones.
wait-mulligan = Waiting for { $names } to keep or return the opening hand.
ask-cast = You do not have enough golems for every spell. Which one is cast next?
wait-cast = Waiting for { $names } to choose the next spell.
ask-remove = Two rivals are equally strong: whose golem makes room for yours?
wait-remove = Waiting for { $names } to choose which golem makes room.
ask-delayed = Several of your delayed spells take effect. Which one is cast next?
wait-delayed = Waiting for { $names } to choose the next delayed spell.
ask-enter = Choose a tile in the bottom row for your wizard to enter the battlefield.
wait-enter = Waiting for { $names } to bring the wizard onto the battlefield.
ask-over = The game is over.
wait-over = The game is over.
ask-choose = Choose a move.
wait-choose = Waiting for { $names }.
picked-pile = Where do you place the { $card } from the discard?
picked-hand = Where do you place the { $card }?
picked-discard = The { $card } will be discarded. Which land do you explore?
picked-tile = What do you use “{ $tile }” on?
picked-cell = Choose a second card.
picked-to = { $known ->
    [no] Which discard does the card found on { $cell } go on?
   *[yes] Which discard does the { $card } go on?
}
picked-land = Choose a cell for the tile.
picked-place = Turn the tile if needed, then confirm.
