### Practising on prepared positions, and lessons.

error-practice-unknown = There is nothing to practise on called “{ $found }”.
error-practice-long = This practice is over after { $expected } moves. Start it again.
lesson-wrong = You could do that, but the lesson has something else in mind: try what glows.
practice-again = Start again
