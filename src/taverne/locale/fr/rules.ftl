### Help on every thing of the table; the numbers are the clauses of the rules pages.

rule-card-plain = Chaque humain relié à elle marque 2 points. (A6)
rule-card-forest = Chaque elfe relié à elle marque 2 points, chaque humain 1. (A6)
rule-card-mountain = Chaque nain relié à elle marque 2 points, chaque humain 1. (A6)
rule-card-swamp = Chaque gobelin juste à côté marque 3 points ; les portails n’aident pas les gobelins. Chaque elfe ou humain relié perd 1 point, les nains n’en souffrent pas. (A4, A6)
rule-card-human = Marque 2 points par plaine reliée, 1 par forêt et par montagne, mais en perd 1 par marais. Chaque gobelin relié est un conflit : −2. (A6, A9)
rule-card-elf = Marque 2 points par forêt reliée, mais en perd 1 par marais. Chaque nain ou gobelin relié est un conflit : −2. (A6, A9)
rule-card-dwarf = Marque 2 points par montagne reliée ; les marais ne le gênent pas. Chaque elfe ou gobelin relié est un conflit : −2. (A6, A9)
rule-card-goblin = Marque 3 points par marais juste à côté de lui, jamais à travers un portail. Chaque humain, elfe ou nain relié est un conflit : −2, même à travers un portail. Les gobelins ne domestiquent aucun dragon. (A4, A6, A7, A9)
rule-card-dragon = { $edition ->
    [fr] Domestiqué quand il est relié à deux cartes d’une même tribu, sauf les gobelins. Seul dans son royaume, il vaut alors 3 points ; à deux, chacun en vaut 5 ; à trois ou plus, chacun en vaut 6. Sauvage, il en coûte 3 ; au-delà du troisième, chaque dragon en coûte 6. Une fois visible, on ne peut plus le remplacer. (A7, A15, D1)
   *[other] Domestiqué quand il est relié à deux cartes d’une même tribu, sauf les gobelins. Seul dans son royaume, il vaut alors 3 points ; à deux, chacun en vaut 5 ; à trois ou plus, chacun en vaut 6. Sauvage, il en coûte autant. À partir du quatrième, un dragon coûte 6 points, même domestiqué. Une fois visible, on ne peut plus le remplacer. (A7, A15)
}
rule-card-portal = Relie entre elles toutes les cartes voisines, et des portails côte à côte n’en font qu’un. Les gobelins n’en tirent rien pour leurs propres points. Une fois visible, on ne peut plus le remplacer. (A3, A4, A15)
rule-card-unknown = Une contrée inexplorée : personne ne sait ce qu’elle cache. Posez une carte dessus, quoi qu’elle cache, ou défaussez une carte piochée pour la retourner. La partie finit dès que quelqu’un n’en a plus ; en solo, c’est l’âge qui finit. (A14, A15, A19, A55)
rule-legend-kin = { $tribe ->
    [goblin] Demande deux gobelins côte à côte : un portail ne les relie pas. (A4, A20) { rule-legend-worth }
   *[other] Demande deux cartes reliées : { $first }. (A20) { rule-legend-worth }
}
rule-legend-land = Demande trois cartes qui se tiennent, en ligne, en angle ou par des portails : { $first }. (A20) { rule-legend-worth }
rule-legend-alliance = Demande une carte « { $first } » reliée à une carte « { $second } ». (A20) { rule-legend-worth }
rule-legend-battle = { $edition ->
    [fr] Demande deux cartes d’une tribu, chacune reliée à au moins une de l’autre : « { $first } » contre « { $second } », dans un sens ou dans l’autre. Les portails comptent. (D4) { rule-legend-worth }
   *[other] Demande une carte d’une tribu reliée à deux de l’autre : « { $first } » contre « { $second } », dans un sens ou dans l’autre. Les portails comptent. (A21) { rule-legend-worth }
}
rule-legend-four = Demande chacune des quatre tribus au moins une fois dans votre royaume, reliées ou non. (A20) { rule-legend-worth }
rule-tile-treaty = À la fin de votre tour, posez-le sur une de vos tribus visibles : cette carte n’est plus en conflit avec personne. Il reste avec sa carte. (A32, A33)
rule-tile-staff = { $edition ->
    [de] À la fin de votre tour, posez-le sur un de vos dragons sauvages : le voilà domestiqué. Impossible quand trois de vos dragons sont déjà domestiqués. (A32, A33)
   *[other] À la fin de votre tour, posez-le sur un de vos dragons sauvages : le voilà domestiqué. Impossible quand votre royaume montre plus de trois dragons. (A32, A33)
}
rule-tile-sword = À la fin de votre tour, défaussez-la pour prendre une bataille de la rivière dont une seule paire d’ennemis reliés suffit alors. C’est votre légende de ce tour. (A32, A34)
rule-tile-griffin = À la fin de votre tour, échangez-le avec une tuile face cachée posée sur une contrée inexplorée de n’importe quel royaume : cette tuile est à vous. Le griffon reste là, pour qui possède la contrée. (A32, A35)
rule-tile-hammer = À la fin de votre tour, défaussez-le pour échanger deux cartes de votre royaume, y compris dragons, portails et contrées inexplorées. (A32, A36)
rule-tile-palantir = À la fin de chacun de vos tours, regardez en secret une tuile face cachée de n’importe quel royaume. Vous le gardez. (A32, A37)
rule-tile-smuggler = À la fin de votre tour, défaussez-le et donnez une de vos pierres de puissance à un adversaire : prenez-lui n’importe quelle tuile qui n’est pas une pierre. (A32, A38)
rule-tile-thief = À la fin de votre tour, défaussez-le et prenez n’importe quel objet à un adversaire, pierres de puissance comprises, mais aucun personnage. (A32, A39)
rule-tile-stone = Une pierre de puissance de valeur { $points }. À la fin, vos pierres s’additionnent et seul le dernier chiffre de la somme compte : 9 vaut 9, mais 10 ne vaut rien. (A42)
rule-tile-unknown = Une tuile face cachée. Qui explore la contrée qu’elle couvre la découvre, puis la garde ou la refuse. (A30, A31)
rule-land-circle = Vaut 1 point au camp qui la contrôle ; aucun bouclier. (R5, R13)
rule-land-cottage = Vaut 2 points au camp qui la contrôle ; 1 bouclier contre les sorts des autres. (R5, R13)
rule-land-fortress = Vaut 4 points au camp qui la contrôle ; 2 boucliers contre les sorts des autres. (R5, R13)
rule-land-well = Vaut 3 points ; ni bouclier ni sort. Le camp qui le contrôle prend aussi les tuiles contestées où il est en tête à égalité, et l’emporte si les meilleurs scores sont égaux. (R5, R13, R14)
rule-land-unknown = Une tuile face cachée. En solo, elle se retourne quand un magicien ou un sort l’atteint ; dans une main, seul son propriétaire la connaît. (R6, R43, R44, R45)
rule-golem = Avoir plus de golems sur une tuile que chaque autre camp, c’est la contrôler ; à égalité en tête, elle est contestée. Une tuile en porte cinq : s’il en arrive plus, ceux du rival le plus nombreux repartent d’abord. Une réserve vide met fin à la partie. (R3, R4, R10, R12)
rule-wizard = { $protects ->
    [no] Il se tient sur la dernière tuile atteinte, mais ne protège rien. Une tuile avec un magicien ne rapporte rien à personne. (R13, R45, R46)
   *[other] Il se tient sur la dernière tuile posée et la protège des sorts des autres camps{ $expert ->
        [yes] , sauf des sorts à retardement. Une tuile avec un magicien ne rapporte rien à personne. (R9, R10, R13, R31)
       *[no] . Une tuile avec un magicien ne rapporte rien à personne. (R9, R10, R13)
    }
}
rule-shield = Chaque bouclier arrête un golem d’un autre camp qui arrive, tant que quelqu’un contrôle la tuile. Cinq golems du camp qui la contrôle ajoutent un bouclier. Les sorts qui brisent les boucliers les ignorent. (R5)
rule-breaker = Un sort de distance 3 : les boucliers ne peuvent rien contre lui. (R5)
rule-spell = Envoie ses golems sur la tuile située exactement à sa distance, en ligne droite et par-dessus tout. Sans tuile à cet endroit, ou si le magicien d’un autre camp s’y tient, rien ne se passe. (R2, R10)
rule-armed = Un sort qui n’a pas trouvé de tuile attend. Quand une tuile est posée sur la case visée, il est lancé après les sorts de celle-ci par le camp qui contrôle alors la tuile du sort ; si personne ne la contrôle, il est perdu. Il frappe aussi les tuiles avec un magicien. (R30, R31, R32)
rule-siege = Une tuile dont les quatre voisines sont toutes à un camp qui ne la contrôle pas lui revient à la fin du tour : tous les autres golems repartent, un golem de l’assiégeant arrive. À trois joueurs, deux camps peuvent l’assiéger ensemble : celui qui a le plus de voisines la prend, à deux partout celui qui en a gagné une en dernier. (R33)
rule-deck = { $edition ->
    [fr] Une carte piochée ici est vue de tous. Quand la pioche est vide, la défausse mélangée en forme une nouvelle ; seule sa carte du dessus reste. (A14, D3)
   *[other] Une carte piochée ici est vue de tous. Quand la pioche est vide, la défausse mélangée en forme une nouvelle, dont la première carte est retournée ; en solo, c’est la fin de l’âge, en coopératif celle de la partie. (A14, A18, A55, A64)
}
rule-discard = Prenez la carte du dessus au lieu de piocher : il faut alors la poser. Les cartes remplacées ou défaussées vont dessus ; en coopératif, il y a deux défausses et vous choisissez. (A14, A15, A16, A61)
rule-river = Les légendes disponibles. Une fois par tour, vous pouvez en prendre une que vos cartes visibles remplissent ; elle reste à vous, et une autre la remplace. En coopératif, toutes celles qui sont remplies s’écrivent au début et à la fin d’un tour, et personne ne les gagne. (A17, A62, A63)
rule-rows = Une rangée de légendes par âge : 4, 5 et 6. Toutes celles de la rangée doivent être écrites avant la fin de l’âge, sinon la campagne est perdue ; leur somme est l’objectif, retiré des points de votre royaume. (A50, A54, A56)
rule-target = Les légendes que vous avez abandonnées ensemble, une par manche où aucune n’a été écrite. À la fin, chaque royaume doit dépasser leur somme. (A63, A65)
rule-line-elves = Pour chaque elfe : 2 points par forêt reliée, −1 par marais relié. (A6)
rule-line-dwarves = Pour chaque nain : 2 points par montagne reliée. (A6)
rule-line-humans = Pour chaque humain : 2 points par plaine reliée, 1 par forêt et par montagne, −1 par marais. (A6)
rule-line-goblins = Pour chaque gobelin : 3 points par marais juste à côté ; les portails ne comptent pas. (A4, A6)
rule-line-dragons = { $edition ->
    [fr] Un dragon domestiqué marque 3, 5 ou 6 points selon qu’il y a un, deux, ou trois dragons et plus ; un dragon sauvage en coûte 3, et chacun au-delà du troisième 6. (A7, D1)
   *[other] Avec un, deux, ou trois dragons et plus, chacun vaut 3, 5 ou 6 points : gagnés s’il est domestiqué, perdus s’il est sauvage. Trois au plus peuvent être domestiqués. (A7)
}
rule-line-legends = La valeur des légendes que vous détenez ; avec les objets et personnages, aussi le dernier chiffre de la somme de vos pierres de puissance. (A8, A42)
rule-line-conflicts = −2 par paire reliée de tribus qui se haïssent : les gobelins et chaque autre tribu, les elfes et les nains. (A9)
rule-option-expert = Les sorts qui ne trouvent pas de tuile restent armés et sont lancés quand une tuile est posée sur la case visée, par le camp qui contrôle alors la tuile du sort. Aucun magicien ne protège une tuile de ces sorts à retardement. Après tous les sorts d’un tour, une tuile entourée sur ses quatre côtés par un camp qui ne la contrôle pas lui revient. À trois joueurs, deux camps peuvent assiéger une tuile ensemble, et celui qui a le plus de voisines la prend. À la fin, une tuile vaut un point de moins tant qu’un golem d’un autre camp s’y trouve. (R30–R34)
rule-option-beginner = La façon la plus douce d’affronter Souramoun. La partie se joue comme d’habitude : vous marchez, il vous imite en miroir et lance ses sorts, puis vous lancez les vôtres. À la fin, chacun marque les tuiles qu’il contrôle. Les tuiles contestées ne sont à personne, ni celles avec un magicien. Vous gagnez avec plus de points que lui. (R48)
rule-option-veteran = La façon la plus rude d’affronter Souramoun. La partie se joue comme d’habitude : vous marchez, il vous imite en miroir et lance ses sorts, puis vous lancez les vôtres. À la fin, il prend aussi toutes les tuiles contestées. Chacune de vos tuiles où se trouve un de ses golems vaut un point de moins. Les tuiles avec un magicien ne comptent pour personne, et vous gagnez avec plus de points que lui. (R48)
