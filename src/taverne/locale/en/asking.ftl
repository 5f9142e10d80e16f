### What is asked at the table, and of whom.

ask-arrange = Lay out your four starting cards as you like: drag one onto another, or choose two, to swap them. Then press “{ kingdom-do-arrange }”.
wait-arrange = The starting cards are being laid out: waiting for { $names }.
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
    [write] Take two cards: both from the deck, or the discard and one from the deck. You may write a legend first.
   *[no] Take two cards: both from the deck, or the discard and one from the deck.
}
wait-turn-pair = Two cards are being taken: waiting for { $names }.
ask-turn-lay = Choose one of your tiles, lay it next to another and turn it as you like.
wait-turn-lay = A tile is being laid: waiting for { $names }.
ask-turn-move = Lead your wizard over tiles with golems of yours to a tile without any golem.
wait-turn-move = The wizard is about to move: waiting for { $names }.
ask-hand = { $reveals ->
    [yes] { $legends ->
        [yes] Place { $card }, or discard it and explore a land; you may take a legend first.
        [write] Place { $card }, or discard it and explore a land; you may write a legend first.
       *[no] Place { $card }, or discard it and explore a land.
    }
   *[no] { $legends ->
        [yes] Place { $card }; you may take a legend first.
        [write] Place { $card }; you may write a legend first.
       *[no] Place { $card }.
    }
}
wait-hand = { $card } is being played: waiting for { $names }.
ask-close = { $legends ->
    [write] Write a legend, or end your turn.
    [yes] { $uses ->
        [yes] Take a legend, use your tiles, or end your turn. Once you have used a tile, only the sword can still take a legend this turn.
       *[no] Take a legend, or end your turn.
    }
   *[no] { $uses ->
        [yes] Use your tiles, or end your turn.
       *[no] End your turn.
    }
}
wait-close = The turn is coming to its end: waiting for { $names }.
ask-tile = You have found { $tile }. Keep it or refuse it?
wait-tile = { $tile } has been found: { $names } may keep or refuse it.
ask-swap = You may exchange a legend of this age with one of the next, or leave the rows as they are.
wait-swap = A legend may be moved to another age: waiting for { $names }.
ask-drop = Which of the two cards do you discard? You play with the other.
wait-drop = One of the two cards is being discarded: waiting for { $names }.
ask-block = The age is over. Which four cards become the centre of the next? Choose the top-left card of a 2 × 2 block; there are nine.
wait-block = The centre of the next age is being chosen: waiting for { $names }.
ask-give-up = No legend was written this round. Which one of the river joins the target?
wait-give-up = No legend was written this round, so one joins the target: waiting for { $names }.
ask-mulligan = Do you keep your two tiles? If neither has a spell of range 1, you may return both and draw two others.
wait-mulligan = The opening hand may be returned: waiting for { $names }.
ask-cast = Your reserve is short. Which spell is cast next?
wait-cast = The next spell is being chosen: waiting for { $names }.
ask-remove = The tile is full and two rivals are equal. Whose golem makes room for yours?
wait-remove = A golem has to make room: waiting for { $names }.
ask-delayed = Several of your delayed spells awaken. Which one is cast next?
wait-delayed = Delayed spells awaken: waiting for { $names }.
ask-enter = Choose a tile of the bottom row: there your wizard enters the battlefield.
wait-enter = The wizard is about to enter the battlefield: waiting for { $names }.
ask-over = The game is over.
wait-over = The game is over.
ask-choose = Choose one of the moves.
wait-choose = Waiting for { $names }.
picked-pile = Where do you place { $card }, the top of the discard?
picked-hand = Where do you place { $card }?
picked-discard = { $card } will be discarded. Which land do you explore?
picked-tile = What do you use { $tile } on?
picked-cell = Choose one more card.
picked-to = { $known ->
    [no] On which discard does the card found on { $cell } go?
   *[yes] On which discard does { $card } go?
}
picked-land = Choose a place for the tile.
picked-place = Turn the tile until it lies right, then confirm.
