### Practising on prepared positions, and lessons.

error-practice-unknown = There is nothing to practise on called “{ $found }”.
error-practice-long = This practice is over after { $expected } moves. Start it again.
lesson-wrong = You could do that, but the lesson has something else in mind: try what is marked.
lesson-wrong-front = The right tile in the right place: now only turn it until its spells fly as the lesson says, then confirm.
practice-again = Start again
learn-title = Learn to play
learn-more = Guided games at the real table: one request at a time. You can leave at any time and carry on later.
learn-step = Step { $place } of { $count }
learn-leave = Leave
learn-next = Continue
learn-skip = Do it for me
learn-text = The text of the lesson
learn-play = { $others ->
    [0] Play a real game
   *[other] Play a real game against bots
}
learn-done = completed
learn-question = Is this your first time here?
learn-game = Learn { $game } in five minutes
learn-known = I know the game
learn-decline = No thanks
