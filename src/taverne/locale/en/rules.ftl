### Help on every thing of the table; the numbers are the clauses of the rules pages.

rule-card-plain = Every human linked to it scores 2 points. (A6)
rule-card-forest = Every elf linked to it scores 2 points, every human 1. (A6)
rule-card-mountain = Every dwarf linked to it scores 2 points, every human 1. (A6)
rule-card-swamp = Every goblin right next to it scores 3 points; portals do not help goblins. Every linked elf or human loses 1 point; dwarves do not mind. (A4, A6)
rule-card-human = Scores 2 points for every linked plain and 1 for every forest and mountain, but loses 1 for every swamp. Every linked goblin is a conflict: −2. (A6, A9)
rule-card-elf = Scores 2 points for every linked forest, but loses 1 for every swamp. Every linked dwarf or goblin is a conflict: −2. (A6, A9)
rule-card-dwarf = Scores 2 points for every linked mountain; swamps do not trouble it. Every linked elf or goblin is a conflict: −2. (A6, A9)
rule-card-goblin = Scores 3 points for every swamp right next to it, never through a portal. Every linked human, elf or dwarf is a conflict: −2, through portals too. Goblins do not tame dragons. (A4, A6, A7, A9)
rule-card-dragon = { $edition ->
    [fr] Tame when linked to two cards of the same tribe, goblins excepted. The only dragon in a kingdom is then worth 3 points; of two, each is worth 5; of three or more, each 6. A wild one costs 3, and each dragon past the third costs 6. Once face up it cannot be replaced. (A7, A15, D1)
   *[other] Tame when linked to two cards of the same tribe, goblins excepted. The only dragon in a kingdom is then worth 3 points; of two, each is worth 5; of three or more, each 6. A wild one costs as many points. From the fourth on, a dragon costs 6 even if it is tame. Once face up it cannot be replaced. (A7, A15)
}
rule-card-portal = Links all cards next to it with one another, and portals side by side act as one. Goblins gain nothing from it for their own points. Once face up it cannot be replaced. (A3, A4, A15)
rule-card-unknown = An unexplored land: nobody knows what it hides. Place a card on it, whatever it may be, or discard a drawn card to turn it up. The game ends when a player has none left; in the solo game, only the age ends. (A14, A15, A19, A55)
rule-legend-kin = { $tribe ->
    [goblin] Needs two goblins right next to each other: a portal does not link them. (A4, A20) { rule-legend-worth }
   *[other] Needs two linked cards: { $first }. (A20) { rule-legend-worth }
}
rule-legend-land = Needs three connected cards, in a line, in an L or through portals: { $first }. (A20) { rule-legend-worth }
rule-legend-alliance = Needs one { $first } card linked to one { $second } card. (A20) { rule-legend-worth }
rule-legend-battle = { $edition ->
    [fr] Needs two cards of one tribe, each linked to at least one of the other: { $first } against { $second }, whichever side has the two. Portals count. (D4) { rule-legend-worth }
   *[other] Needs one card of one tribe linked to two of the other: { $first } against { $second }, whichever side has the two. Portals count. (A21) { rule-legend-worth }
}
rule-legend-four = Needs each of the four tribes at least once in your kingdom, linked or not. (A20) { rule-legend-worth }
rule-tile-treaty = At the end of your turn, lay it on one of your face-up tribes: that card is no longer in any conflict. It stays with its card. (A32, A33)
rule-tile-staff = { $edition ->
    [de] At the end of your turn, lay it on one of your wild dragons: it is tame. Not possible once three of your dragons are tame. (A32, A33)
   *[other] At the end of your turn, lay it on one of your wild dragons: it is tame. Not possible while your kingdom shows more than three dragons. (A32, A33)
}
rule-tile-sword = At the end of your turn, discard it to take a battle legend from the river for which a single linked pair of enemies is enough. It counts as your legend of this turn. (A32, A34)
rule-tile-griffin = At the end of your turn, swap it with a face-down tile on an unexplored land of any kingdom: that tile is yours. The griffin stays there, for the owner of the land to find. (A32, A35)
rule-tile-hammer = At the end of your turn, discard it to swap any two cards of your kingdom, dragons, portals and unexplored lands included. (A32, A36)
rule-tile-palantir = At the end of each of your turns, look secretly at one face-down tile of any kingdom. You keep it. (A32, A37)
rule-tile-smuggler = At the end of your turn, discard it and give an opponent one of your power stones: take any tile of theirs that is not a power stone. (A32, A38)
rule-tile-thief = At the end of your turn, discard it and take any object from an opponent, power stones included, but not a character. (A32, A39)
rule-tile-stone = A power stone of { $points }. At the end the stones you hold are added up, and only the last digit of the sum counts: 9 is worth 9, but 10 is worth nothing. (A42)
rule-tile-unknown = A face-down tile. Whoever explores the land under it sees the tile and keeps or refuses it. (A30, A31)
rule-land-circle = Worth 1 point to the side that controls it; no shield. (R5, R13)
rule-land-cottage = Worth 2 points to the side that controls it; 1 shield against the spells of others. (R5, R13)
rule-land-fortress = Worth 4 points to the side that controls it; 2 shields against the spells of others. (R5, R13)
rule-land-well = Worth 3 points; no shield, no spell. Whoever controls it also takes the contested tiles where they share the lead, and wins if the highest scores are tied. (R5, R13, R14)
rule-land-unknown = A face-down tile. On the solo battlefield it is turned up when a wizard or a spell reaches it; in a hand only its owner knows it. (R6, R43, R44, R45)
rule-golem = The side with more golems on a tile than any other controls it; a tie for the most means it is contested. A tile holds five: when more arrive, golems of the strongest rival go home first. The game ends when a reserve runs out. (R3, R4, R10, R12)
rule-wizard = { $protects ->
    [no] Stands on the tile reached last, but protects nothing. A tile with a wizard on it scores for nobody. (R13, R45, R46)
   *[other] Stands on the tile laid last and protects it from the spells of other sides{ $expert ->
        [yes] , except delayed ones. A tile with a wizard on it scores for nobody. (R9, R10, R13, R31)
       *[no] . A tile with a wizard on it scores for nobody. (R9, R10, R13)
    }
}
rule-shield = Each shield stops one arriving golem of another side, as long as somebody controls the tile. Five golems of the side in control add one shield. Breakers ignore shields. (R5)
rule-breaker = A spell of range 3: shields do nothing against it. (R5)
rule-spell = Sends its golems to the one tile exactly as far away as its range, in a straight line and over anything between. Without a tile there, or with another side’s wizard on it, nothing happens. (R2, R10)
rule-armed = A spell that found no tile waits. When a tile is laid on its cell it is cast after that tile’s own spells, by whoever then controls the spell’s tile; if nobody does, it is lost. It strikes tiles with wizards too. (R30, R31, R32)
rule-siege = A tile whose four neighbours all belong to one side that does not control it falls to that side at the end of the turn: all other golems go home, and one of the besieger’s arrives. With three players two sides can besiege it together: the one with more neighbours takes it; with two each, the one that gained one of them most recently does. (R33)
rule-deck = { $edition ->
    [fr] A card drawn from here is seen by all. When the deck is empty, the discard is shuffled into a new one; only its top card stays. (A14, D3)
   *[other] A card drawn from here is seen by all. When the deck is empty, the discard is shuffled into a new one and its first card turned up; in the solo game the age ends instead, and in the cooperative game the whole game does. (A14, A18, A55, A64)
}
rule-discard = You may take the top card instead of drawing, but then you must place it. Cards that are replaced or discarded land on top; in the cooperative game there are two piles, and you choose. (A14, A15, A16, A61)
rule-river = The legends on offer. Once per turn you may take one that your face-up cards meet; it stays yours, and a new one fills the gap. In the cooperative game all that are met are written at the start and at the end of a turn, and nobody gets them. (A17, A62, A63)
rule-rows = One row of legends for each age: 4, 5 and 6. All the legends in the row must be written before the age ends, or the campaign is lost; their sum is the objective, which is subtracted from your kingdom’s points. (A50, A54, A56)
rule-target = The legends you gave up together, one for every round in which none was written. At the end each kingdom must score more than their sum. (A63, A65)
rule-line-elves = For every elf: 2 points for each linked forest, −1 for each linked swamp. (A6)
rule-line-dwarves = For every dwarf: 2 points for each linked mountain. (A6)
rule-line-humans = For every human: 2 points for each linked plain, 1 for each forest and mountain, −1 for each swamp. (A6)
rule-line-goblins = For every goblin: 3 points for each swamp right next to it; portals do not count. (A4, A6)
rule-line-dragons = { $edition ->
    [fr] Each tame dragon scores 3, 5 or 6 with one, two, or three or more dragons; each wild one costs 3, each past the third 6. (A7, D1)
   *[other] With one, two, or three or more dragons each is worth 3, 5 or 6: added if it is tame, subtracted if it is wild. At most three can be tame. (A7)
}
rule-line-legends = The values of the legends you hold; with objects and characters also the last digit of your power stones’ sum. (A8, A42)
rule-line-conflicts = −2 for every linked pair of enemies: goblins with every other tribe, elves with dwarves. (A9)
rule-option-expert = Spells that find no tile stay armed and are cast when a tile is laid on their cell, by whoever then controls the spell’s tile. No wizard protects a tile from such delayed spells. After all spells of a turn, a tile surrounded on its four sides by one side that does not control it falls to that side. With three players two sides can besiege a tile together, and the one with more of its neighbours takes it. At the end a tile is worth one point less while a golem of another side stands on it. (R30–R34)
rule-option-beginner = The gentlest way to meet Souramoun. The game is played as usual: you walk, he mirrors your step and casts, then you cast. At the end each of you scores the tiles you control. Contested tiles go to nobody, and neither do those with a wizard. You win if you have more points than he does. (R48)
rule-option-veteran = The hardest way to meet Souramoun. The game is played as usual: you walk, he mirrors your step and casts, then you cast. At the end he also takes all contested tiles. Each of your tiles with one of his golems on it is worth one point less. Tiles with a wizard count for nobody, and you win if you have more points than he does. (R48)
