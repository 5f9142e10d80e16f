### Lessons for Rivality. Every number comes from the engine.

lesson-rivality = Learn Rivality
lesson-rivality-about = Tiles, golems, spells and shields around the mana well, in five minutes.
lesson-rivality-well = In the middle lies the mana well. You and Runa each lay land tiles around it, and each tile casts spells that send golems. Whoever has the most golems on a tile controls it and gets its points.
lesson-rivality-lay = Your turn: choose the glowing stone circle in your hand, then the place above the well. Its big spell must point down at the well: the preview shows it. Then confirm.
lesson-rivality-lay-why = The arrows on a tile are its spells: three golems, one step away. They take the well at once, which is worth { $gain } points.
lesson-rivality-lay-wrong = Almost. Take the glowing tile, lay it above the well, and turn it until three golems fly to the well.
lesson-rivality-strike = Runa struck back: a tile holds five golems at most, so hers pushed two of yours out. Answer with your other circle, from the left, its spell pointing at the well.
lesson-rivality-strike-why = Four golems arrive and push all of hers out. With five golems you are entrenched there, which is as good as a shield. That gains { $gain } points.
lesson-rivality-strike-wrong = Not quite. Use the circle with the big spell of four, lay it to the left of the well, and point it at the well.
lesson-rivality-fortress = Your shield blocked one of Runa’s golems and you still hold the well: { $points } to { $theirs }. Now lay your fortress above Runa’s stone circle, so that its short spell points down at it.
lesson-rivality-fortress-why = Her wizard has moved on, so the circle is no longer protected: two golems beat her one. That gains { $gain } points.
lesson-rivality-fortress-wrong = Not there. Lay the fortress above Runa’s stone circle, to the right of your first tile, and turn it until two golems land on the circle.
lesson-rivality-breaker = Runa’s cottage below the well has a shield, which swallows one golem of every attack. But spells with a broken shield ignore it. Lay your cottage at the very top, its long spell pointing down: it flies three steps, over everything in between.
lesson-rivality-breaker-why = Two golems land on her cottage and no shield stops them. And your fortress counts now, because your wizard leaves it: { $gain } more points.
lesson-rivality-breaker-wrong = So near! Lay the cottage at the very top, above your first tile, and turn it until its long spell points down.
lesson-rivality-count = You lead with { $points } to { $theirs }. Stone circles count least, then cottages, the well and fortresses. A tile with a wizard on it counts for nobody. Press “Why?” to see every tile that scores.
lesson-rivality-end = The game ends when all tiles are laid, or as soon as someone has no golem left in reserve; you still have { $reserve }. The most points win, and the well decides a tie. Now you know it all: play your first game!

lesson-souramoun = Alone against Souramoun
lesson-souramoun-about = For those who know Rivality: your wizard walks, and the dark one mirrors every step.
lesson-souramoun-halves = The board is laid out already: the lower half is yours, the upper half is Souramoun’s, still face down. Nobody lays tiles here. Instead your wizard walks, and wherever it arrives, the tile casts its spells.
lesson-souramoun-enter = Your wizard enters on the bottom row. Choose the glowing stone circle, look at the preview, and confirm.
lesson-souramoun-enter-why = One golem comes along, and the circle’s spell sends more to the tile above: a road for your next steps. A tile with a wizard on it counts for nobody yet, so the move gains { $gain } for now.
lesson-souramoun-enter-wrong = You could enter there, too. But the glowing circle has the strongest spell straight ahead.
lesson-souramoun-walk = Souramoun went to the mirror image of your tile, cast his spells first, and leads with { $theirs } to { $points }. Your wizard now walks over tiles that hold your golems and must stop on one without any. Choose the glowing cottage.
lesson-souramoun-walk-why = One of its spells makes your road five golems strong, which is as good as a shield. The other flies far and ignores shields: it lands right at Souramoun’s feet, for wizards protect nothing here.
lesson-souramoun-walk-wrong = A fair choice, but try the glowing cottage: both of its spells strike something.
lesson-souramoun-end = So it goes on until one reserve is empty or your wizard can go nowhere; you still have { $reserve } golems. To win you need strictly more points than Souramoun, and he gets the contested tiles as well, unless you play as a beginner. Good luck!
