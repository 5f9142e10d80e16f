### Taverne en français. L’allemand et l’anglais ont les mêmes messages ; un test les compare.

## Jeux, éditions, modes

game-aetherya = Aetherya
game-drako = Drako – Aetherya Pocket
game-rivality = Rivality
mode-duel = duel : tenir la majorité
mode-three = bataille à trois
mode-teams = deux équipes de deux
option-expert = avec les règles expertes
option-beginner = en débutant
option-veteran = en vétéran
edition-fr = édition française
edition-fr1 = premier tirage français
edition-fr2 = second tirage français
edition-de = édition allemande
mode-competitive = compétitif : bâtir le royaume le plus harmonieux
mode-objects = objets et personnages : douze tuiles par joueur
mode-solo = solo : vous contre le jeu
mode-cooperative = coopératif : chaque royaume doit dépasser l’objectif
ruleset-line = { $game } ({ $edition }), { $mode }

## Cartes et légendes

card-plain = Plaine
card-forest = Forêt
card-mountain = Montagne
card-swamp = Marais
card-human = Humain
card-elf = Elfe
card-dwarf = Nain
card-goblin = Gobelin
card-dragon = Dragon
card-portal = Portail
card-unknown = inconnue
land-circle = Plaine à dolmens
land-cottage = Chaumière
land-fortress = Forteresse
land-well = Puits de mana
land-unknown = tuile inconnue
souramoun = Souramoun
legend-kin = deux reliés : { $first }
legend-land = trois reliés : { $first }
legend-alliance = alliance { $first }–{ $second }
legend-battle = bataille { $first }–{ $second }
legend-four = les quatre tribus
tile-treaty = Accord
tile-staff = Bâton
tile-sword = Épée
tile-griffin = Griffon
tile-hammer = Marteau
tile-palantir = Palantir
tile-stone-1 = Pierre 1
tile-stone-2 = Pierre 2
tile-stone-3 = Pierre 3
tile-stone-4 = Pierre 4
tile-smuggler = Trafiquant
tile-thief = Voleur
tile-unknown = tuile inconnue

## La feuille de score

line-elves = Elfes
line-dwarves = Nains
line-humans = Humains
line-goblins = Gobelins
line-dragons = Dragons
line-legends = Légendes
line-conflicts = Conflits
line-total = Total
sheet-legends-met = Légendes que ce royaume remplit :
reason-harmony = { $card } { $cell } est relié à { $linked }
reason-tame = { $card } { $cell } est domestiqué par { $linked }
reason-staff = { $card } { $cell } est domestiqué par un bâton
reason-wild = { $card } { $cell } est sauvage
reason-excess = { $card } { $cell } est un dragon de trop
reason-conflict = { $card } { $cell } est en conflit avec { $linked }
reason-legend = légende détenue : { $card }
reason-stones = pierres de puissance { $card }, dernier chiffre de leur somme
reason-control = { $tile } en { $cell } est contrôlée : { $golems }
reason-well = { $tile } en { $cell } est contestée, { $golems }, et revient à qui contrôle le puits
reason-souramoun = { $tile } en { $cell } est contestée, { $golems }, et revient à Souramoun
reason-contested = { $tile } en { $cell } est contestée : { $golems }
reason-empty = { $tile } en { $cell } ne porte aucun golem : { $golems }
reason-wizard = { $tile } en { $cell } porte un magicien : { $golems }
reason-rival = { $tile } en { $cell } porte un golem d’un autre camp : { $golems }
sheet-side = Camp { $side } { $mark } : { $points }
sheet-nobody = Personne
sheet-winners = Victoire : { $sides }
reason-path = { $count ->
    [one] par le portail { $portals }
   *[other] par les portails { $portals }
}

## La table

seat = Place { $seat }
table-kingdom = { $name } : { $points }
table-river = Rivière :
table-held = { $name }, légendes :
table-piles = Pioche : { $deck }   Défausse : { $discard }
table-hand = Carte en main : { $card }
table-dealt = { $name }, cartes de départ : { $cards }
table-tiles-held = { $name }, tuiles : { $tiles }
table-tiles-known = { $name }, tuiles connues sur les contrées : { $tiles }
table-tile-turned = Retournée : { $tile }. La prendre ou la refuser ?
table-age = Âge { $age } sur 3
table-row = Rangée de l’âge { $age } :
table-written = Écrites : { $legends }
table-score-age = Âge { $age } : royaume { $kingdom }, objectif { $objective }
table-pair = Les deux cartes : { $cards }
table-target = Objectif, { $points } : { $legends }
table-lost = La partie est finie, et perdue.
table-won = La partie est finie, et gagnée.
table-side = { $mark } { $names } : réserve { $reserve }, pioche { $deck }
table-hand-of = { $name }, main :
table-tile = { $tile } : gauche { $left }, avant { $front }, droite { $right } ; points { $points }, boucliers { $shields }
table-asked = À décider : { $names }
table-over = La partie est finie. Victoire : { $winners }

## Jouer au terminal

play-you = Vous
play-welcome = { $ruleset }. Tapez un coup ou son numéro ; « aide » explique, « quitter » quitte la table.
play-moved = { $name } : { $move }
shown-land = { $name }, { $cell } : { $what } est retourné.
shown-drawn = { $name } : { $tile } piochée.
shown-turned = { $cell } : { $tile } est retournée.
play-chance = Tiré : { $what }
play-moves = Vos coups (numéro:où) :
play-help =
    Tapez le numéro d’un coup, ou ses mots, comme « take b2 », « draw », « place c1 », « reveal a4 » ou « legend four ».
    « annuler » reprend votre dernière décision tant que rien de nouveau n’a été vu, « sauver FICHIER » écrit la partie, « quitter » quitte la table.
hint-arrange = Les quatre lettres vont en b2 c2 b3 c3, dans cet ordre.
hint-lay = Écrivez : lay, la tuile, sa case et où va son avant (n e s w), comme « lay C5 0,-1 s ».
hint-drop = Laquelle des deux cartes est défaussée ?
hint-pair = Deux cartes de la pioche, ou la défausse et une de la pioche ?
hint-swap = Vous pouvez échanger une légende de cet âge avec une du suivant : « swap L M », ou « noswap ».
hint-block = Quel bloc de 2 × 2 reste ? Nommez sa case en haut à gauche.
hint-keep = Prendre la tuile (keep) ou la refuser (refuse) ?
play-word-undo = annuler
play-word-help = aide
play-word-save = sauver
play-word-quit = quitter
play-no-undo = Il n’y a rien à reprendre : quelque chose de nouveau a été vu depuis, ou personne n’a joué.
play-pause = Entrée pour continuer, ou « annuler ».
play-saved = La partie est écrite dans { $file }.
play-left = Vous avez quitté la table.

## Parties entre robots et enregistrements

selfplay-progress = En jeu
selfplay-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $ruleset }, { $decisions } décisions.
selfplay-seat = Place { $seat } ({ $bot }) : { $share } % de victoires, { $points } points en moyenne
verify-bad = { $file } : { $why }
verify-partial = { $file } : partiel, ce qui en est connu est juste
verify-fair = { $file } : { $draws } tirages, tous équitables
verify-done = Vérifiés : { $full } en entier, { $partial } en partie.

## Pages d’aide

help-usage = Usage :
help-word-options = [OPTIONS]
help-word-command = COMMANDE …
help-arguments = Arguments{ " " }
help-options = Options{ " " }
help-commands = Commandes{ " " }
help-examples = Exemples{ " " }
help-default = (sinon : { $value })
help-option-help = Affiche cette page.
help-option-lang = La langue : fr, de ou en. Peut se trouver n’importe où. Sinon, celle de l’environnement.
help-option-version = Affiche la version.
help-option-ruleset = La clé d’une règle ; ce qu’elle omet prend la valeur par défaut. « taverne rulesets » les énumère.
help-option-seats = Le nombre de places ; sinon le plus petit que la règle permet.
help-option-seed = Un nombre qui rend les parties reproductibles.
help-taverne = Taverne : une table numérique non officielle pour Aetherya, Drako et Rivality.
help-taverne-examples =
    taverne play aetherya --bots journeyman
    taverne score mfEf/DEfH/spHm/HORD
    taverne selfplay drako --games 100 --record parties
help-rulesets = Énumère toutes les règles : leur clé, leur nombre de places et ce qu’elles sont.
help-rulesets-examples =
    taverne rulesets
    taverne rulesets --lang de
help-score = Compte les points d’un royaume, ou d’un champ de bataille de Rivality, avec la raison de chaque point.
help-score-examples =
    taverne score mfEf/DEfH/spHm/HORD
    taverne score mfEf/DEfH/spHm/HORD --legends kin-H,land-f --json
    cat royaumes.txt | taverne score - --ruleset drako
    taverne score bataille.txt --ruleset rivality/duel+expert
help-score-kingdom = Quatre rangées jointes par « / » : p f m s sont les terrains, H E D G les tribus, R un dragon, O un portail, ? inexploré. « - » en lit un par ligne sur l’entrée standard et écrit un objet JSON par ligne. Avec une règle de Rivality : un fichier contenant un champ de bataille, une tuile par ligne, « - » pour l’entrée standard.
help-score-legends = Les légendes détenues, séparées par des virgules.
help-score-stones = Les pierres de puissance détenues, séparées par des virgules : 1,4.
help-score-json = Écrit du JSON au lieu de la feuille.
help-selfplay = Fait jouer des robots entre eux.
help-selfplay-examples =
    taverne selfplay aetherya/fr1/competitive --seats 4 --games 200 --seed 7 --record parties
    taverne selfplay drako --games 400 --bots greedy,random
    taverne selfplay aetherya --games 10 --record - | taverne verify -
help-selfplay-games = Le nombre de parties.
help-selfplay-bots = Un robot par place, répétés s’il y en a moins : random, greedy.
help-selfplay-record = Écrit un enregistrement par fichier dans ce dossier ; « - » les écrit tous sur la sortie standard.
help-verify = Rejoue des enregistrements et contrôle chacune de leurs lignes et chaque résultat.
help-verify-examples =
    taverne verify parties/*
    taverne verify --unfinished partie.txt
help-verify-files = Des enregistrements ; « - » est l’entrée standard. Un fichier peut en contenir plusieurs.
help-verify-fair = Recalcule aussi chaque tirage à partir du secret et des nonces de l’enregistrement.
help-verify-unfinished = Accepte les enregistrements complets de parties non terminées.
help-show = Dessine la table d’un enregistrement, à sa fin ou à tout moment.
help-show-examples =
    taverne show partie.txt
    taverne show partie.txt --at 30 --seat 2
help-show-record = Un enregistrement ; « - » est l’entrée standard.
help-show-at = Après combien de lignes d’événements ; sinon à la fin.
help-show-seat = Telle que cette place la voit ; sinon en entier.
help-play = Joue dans le terminal ; vous prenez la place 1, des robots les autres.
help-play-examples =
    taverne play aetherya
    taverne play drako --seats 3 --bots greedy,random --record soiree.txt
help-play-bots = Un robot pour chaque autre place, répétés s’il y en a moins : random, greedy.
help-play-record = Écrit la partie dans ce fichier quand elle finit ou quand vous partez.

## Erreurs d’usage

usage-no-command = Cette commande n’existe pas ; il y a : { $expected }.
usage-no-option = L’option { $found } n’existe pas.
usage-missing = Il manque { $expected }.
usage-bad-value = La valeur de { $name } n’est pas du bon genre ; un nombre entier est attendu.
usage-no-value = { $name } demande une valeur.
usage-extra = Inattendu ici : { $found }.
usage-hint = Voir { $command } --help.

## Erreurs : ce qui a été trouvé, ce qui était attendu

error-at-line = ligne { $line } : { $text }
error-language = La langue « { $found } » n’existe pas ; il y a : { $expected }.
error-file = { $file } ne peut être lu ou écrit : { $reason }.
error-file-text = { $file } n’est pas un texte UTF-8 (octet { $position }).
error-games = { $found } parties ne peuvent être jouées ; il en faut au moins 1.
error-bots-many = { $found } robots sont nommés, mais les places pour eux sont { $expected }.
error-bot-unknown = Le robot « { $found } » n’existe pas ; il y a : { $expected }.
error-choice = Il n’y a pas de coup numéro { $found } ; le dernier est { $expected }.
error-show-at = Il n’y a pas de ligne d’événement { $found } ; l’enregistrement en a { $expected }.
error-game-unknown = Le jeu « { $found } » n’existe pas (dans « { $key } ») ; il y a : { $expected }.
error-edition-unknown = L’édition « { $found } » n’existe pas (dans « { $key } ») ; il y a : { $expected }.
error-mode-unknown = Le mode « { $found } » n’existe pas (dans « { $key } ») ; il y a : { $expected }.
error-option-unknown = L’option « { $found } » n’existe pas (dans « { $key } ») ; il y a : { $expected }.
error-options-clash = Une seule de { $found } peut valoir (dans « { $key } »).
error-ruleset-parts = « { $key } » a trop de parties ; jeu/édition/mode est attendu.
error-seats = { $ruleset } ne se joue pas à { $found } places ; possibles : { $expected }.
error-seats-tag = L’étiquette Seats dit « { $found } » ; un nombre est attendu.
error-seat-unknown = La place { $found } n’existe pas ici ; possibles : { $expected }.
error-kingdom-rows = « { $text } » a { $found } rangées ; il en faut { $expected }, jointes par « / ».
error-kingdom-row = La rangée { $row }, « { $text } », a { $found } cartes ; il en faut { $expected }.
error-kingdom-card = « { $found } » en { $cell } n’est pas une carte ; attendu : une de { $expected }.
error-card-unknown = « { $found } » n’est pas une carte ; attendu : une de { $expected }.
error-cell-unknown = « { $found } » n’est pas une case ; attendu : une de { $expected }.
error-legend-unknown = « { $found } » n’est pas une légende ; attendu : une de { $expected }.
error-laid-tile = « { $found } » n’est pas une tuile posée sur une carte ; attendu : { $expected }.
error-laid-tile-card = { $tile } ne peut être posé en { $cell } : un accord veut une tribu, un bâton un dragon.
error-laid-tile-twice = Il y a déjà une tuile en { $cell }, où { $tile } devrait être posé.
error-move-unknown = « { $found } » n’est pas un coup.
error-chance-unknown = « * { $found } » n’est rien que le hasard fasse.
error-not-asked = Ce n’est pas à la place { $found } de décider ; attendu : { $expected }.
error-game-over = La partie est finie ; aucun coup n’est possible.
error-move-now = « { $found } » n’est pas possible maintenant ; attendu : un de { $expected }.
error-spectator-moves = Un spectateur ne peut pas jouer.
error-chance-not-asked = Il n’y a rien à tirer maintenant.
error-draw-expected = « * { $found } » a été trouvé où « * { $expected } … » est attendu.
error-draw-impossible = Il ne reste pas de { $found } à tirer.
error-deal-double = La place { $seat } recevrait un second { $found } ; quatre cartes différentes sont attendues.
error-legend-gone = La légende { $found } n’est plus dans la pioche des légendes.
error-arrange-cards = « { $found } » ne pose pas les cartes reçues, { $expected }.
error-cell-locked = { $cell } porte { $card }, qui est verrouillé : rien ne peut y être placé.
error-cell-same = { $cell } montre déjà { $card } ; une autre sorte est attendue.
error-land-explored = { $cell } est déjà explorée ; une contrée inexplorée est attendue.
error-legend-second = { $legend } serait la seconde légende de ce tour ; une seule est permise.
error-legend-absent = { $legend } n’est pas dans la rivière.
error-legend-unmet = Le royaume ne remplit pas { $legend }.
error-tag = « { $found } » n’est pas une étiquette ; attendu : { $expected }.
error-tag-twice = L’étiquette { $found } figure deux fois.
error-tag-missing = Il manque l’étiquette { $expected }.
error-view-tag = L’étiquette View dit « { $found } » ; attendu : « spectator » ou une place de 1 à { $expected }.
error-line = « { $found } » n’est pas un événement ; attendu : « { $expected } ».
error-line-after-result = « { $found } » figure après le résultat.
error-actor = « { $found } » n’est pas un acteur ; attendu : un de { $expected }.
error-line-differs = « { $found } » a été trouvé, « { $expected } » est attendu.
error-line-extra = « { $found } » est de trop pour cette partie.
error-line-missing = L’enregistrement s’arrête où « { $expected } » est attendu.
error-result-differs = « { $found } » a été trouvé, « { $expected } » découle de la partie.
error-result-early = « { $found } » figure avant la fin de la partie.
error-record-unfinished = L’enregistrement s’arrête avant la partie ; la décision de { $expected } est attendue.
error-shown = « { $found } » ne montre aucune contrée de cette partie ; attendu : « { $expected } ».
error-shown-twice = Une contrée de la place { $seat } est montrée comme { $found }, mais c’était { $expected }.
error-card-count = Il y a { $found } cartes { $card } ; le jeu en a { $expected }.
error-cards-total = Il y a { $found } cartes ; le jeu en a { $expected }.
error-legend-count = La légende { $legend } figure { $found } fois ; une fois est attendue.
error-lands-count = La place { $seat } a { $found } contrées écrites ; { $expected } sont attendues.
error-step-unknown = « { $found } » n’est pas une étape de ce jeu ; attendu : une de { $expected }.
error-snapshot-twice = « { $found } » figure deux fois dans la position.
error-snapshot-missing = Il manque « { $expected } » dans la position.
error-snapshot-line = « { $found } » n’a rien à faire dans la position ; attendu : « { $expected } ».
error-stone = « { $found } » n’est pas une pierre de puissance ; des nombres de 1 à 4 sont attendus.
error-pile-empty = La défausse { $found } est vide : on n’y peut rien prendre.
error-pile-unknown = Il n’y a pas de défausse { $found } ; il y en a { $expected }.
error-tile-unknown = « { $found } » n’est pas une tuile ; attendu : une de { $expected }.
error-tile-not-held = Vous ne détenez pas { $tile }.
error-treaty-target = Un accord ne peut être posé en { $cell } ; une de vos tribus visibles sans accord est attendue.
error-staff-dragons = Aucun bâton ne peut être posé en { $cell } : il y a trop de dragons.
error-staff-target = Un bâton ne peut être posé en { $cell } ; un de vos dragons sauvages est attendu.
error-seat-absent = Il n’y a pas de place { $found } ; les places vont de 1 à { $expected }.
error-tile-not-face-down = Il n’y a pas de tuile face cachée en { $cell } chez la place { $seat }.
error-palantir-used = Chaque { $tile } que vous détenez a déjà servi ce tour.
error-smuggler-stone = Le trafiquant se paie d’une pierre de puissance que vous détenez, pas de { $tile }.
error-smuggler-tile = Le trafiquant ne prend pas de pierre de puissance ; { $tile } était demandé.
error-victim = La place { $found } n’est pas un adversaire.
error-victim-tile = La place { $seat } ne détient pas { $tile }.
error-thief-tile = Le voleur ne prend que des objets ; { $tile } est un personnage.
error-legend-after-tile = Une fois une tuile utilisée, seule l’épée prend encore une légende.
error-swap-row = { $legend } n’est pas dans la rangée d’où on l’échangerait.
error-pair-deck = Deux cartes ne peuvent être prises d’une pioche de { $found }.
error-drop-card = { $found } n’est pas une des deux cartes, { $expected }.
error-must-place = La carte de la défausse doit être placée : on ne peut révéler { $cell } avec elle.
error-block-cell = Aucun bloc de 2 × 2 ne commence en { $cell } ; attendu : une de a1 … c3.
error-unknown-place = « { $found } » contient un « ? » où rien ne peut être inconnu.
error-deck-order = { $found } ne peut être à la place { $place } : une pioche a { $expected } forteresses et aucune au fond.
error-deck-redrawn = { $found } ne peut venir ici après le nouveau tirage ; attendu : une de { $expected }.
error-mulligan = La main de départ ne peut être rendue : { $found } a un sort de distance 1.
error-tile-not-in-hand = La place { $seat } n’a pas { $tile } en main ; ses tuiles sont { $expected }.
error-cell-taken = { $cell } porte déjà { $found } ; une case vide est attendue.
error-cell-apart = { $cell } n’est adjacente à aucune tuile ; il n’y en a pas en { $expected }.
error-spell-not-open = Aucun sort vers { $found } ne peut être choisi maintenant ; attendu : un de { $expected }.
error-rival-not-open = Aucun golem du camp { $found } ne peut être retiré ; attendu : un des camps { $expected }.
error-delayed-not-open = { $found } n’est pas un sort à retardement à lancer maintenant ; attendu : un de { $expected }.
error-entrance = Votre magicien ne peut entrer en { $found } ; attendu : une de { $expected }.
error-way = Votre magicien ne peut aller en { $found } ; attendu : une de { $expected }.
error-direction-unknown = « { $found } » n’est pas une direction ; attendu : une de { $expected }.
error-deck-size = { $found } tuiles sont écrites pour une pioche de { $expected }.
error-field-line = « { $found } » n’est pas une tuile d’un champ de bataille ; attendu : « { $expected } ».
error-cell-twice = { $cell } figure deux fois : avec { $found } après { $expected }.
error-tile-twice = { $tile } est en { $found } et en { $expected } ; il n’y en a qu’une.
error-golems-many = { $found } golems sont en { $cell } ; { $expected } au plus sont possibles.
error-golems-text = « { $found } » en { $cell } n’est ni un magicien ni des golems ; attendu par exemple : { $expected }.
error-side-unknown = « { $found } » ne nomme aucun camp ; les camps vont de 1 à { $expected }.
error-side-twice = Le camp { $side } figure deux fois en { $cell } : « { $found } ».
error-wizard-twice = Le magicien du camp { $side } est en { $found } et en { $expected } ; il n’y en a qu’un.
error-tile-apart = { $tile } en { $cell } ne tient pas au puits de mana.
error-well-place = « { $found } » a été trouvé ; le puits de mana, et rien d’autre, est en { $expected }.
error-well-missing = Il manque le puits de mana ; « { $expected } » est attendu.
error-golem-count = Le camp { $side } a { $found } golems ; { $expected } sont attendus.
error-tile-count = { $tile } figure { $found } fois ; { $expected } est attendu.
error-tiles-laid = { $found } est posée mais pas sur le champ de bataille, ou l’inverse.
error-tile-side = { $tile } n’est pas dans la pioche du camp { $side }.
error-fortresses = Le camp { $side } a { $found } forteresses ; { $expected } au plus sont attendues.
error-hand-size = Une main a { $found } tuiles ; { $expected } au plus sont attendues.
error-hidden-count = { $found } tuiles sont écrites pour { $expected } faces cachées.
error-wizard-missing = Le magicien du camp { $side } n’est pas sur le champ de bataille, mais ses sorts sont lancés.
error-gains = Les cases dans l’ordre des prises de contrôle sont « { $found } » ; il faut { $expected }, dans un ordre.
error-reserve-empty = La réserve du camp { $side } est vide : la partie serait finie.
error-no-move = La place { $seat } doit répondre à « { $step } » mais n’a aucun coup.
error-deck-impossible = Aucune pioche de la place { $seat } ne s’accorde avec ce que dit cet enregistrement.
error-score-held = Légendes et pierres de puissance ne se comptent pas dans Rivality.
error-fair-partial = Seul un enregistrement complet dit ses tirages ; celui-ci est partiel.
error-fair-tag = Les étiquettes d’équité ne sont pas hexadécimales.
error-fair-commitment = Le secret n’est pas celui qui avait été engagé.
error-fair-draw = « * { $found } » a été tiré, mais le secret et les nonces donnent « * { $expected } ».
error-entry-unknown = Il n’y a pas d’entrée { $found } ; la dernière est { $expected }.
error-record-running = L’enregistrement complet se montre quand la partie est finie.
error-seat-taken = La place { $found } est prise.
error-seat-free = Personne n’occupe la place { $found }.
error-seated-twice = { $found } est déjà à cette table.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-seats-free = La partie ne peut commencer : personne n’occupe { $found }.
error-stale = La table a avancé : { $found } était la dernière entrée connue de vous, { $expected } est la dernière.
error-unconfirmed = Le tour de la place { $found } reste à confirmer.
error-nothing-to-confirm = La place { $found } n’a rien à confirmer.
error-undo = La place { $found } n’a rien à reprendre : du nouveau a été vu, ou d’autres ont joué.
error-shown-unknown = « { $found } » ne montre rien ; ce qui est montré est connu.
error-no-tiles = Ce jeu n’a ni tuiles ni pierres de puissance.
error-line-short = « { $found } » s’arrête trop tôt ; la suite est attendue sur la même ligne.
error-seat-reserved = La place { $found } est gardée pour quelqu’un d’autre.
error-nonce = Ce que la place { $found } a montré n’est pas ce qu’elle avait promis.
error-nonce-late = La place { $found } ne peut pas montrer de nombre maintenant.
error-closed = Cette table a été abandonnée.
error-rematch-running = Une revanche est possible une fois la partie terminée.
error-rematch-twice = La revanche se joue à la table { $found }.
error-setting = { $name } vaut « { $found } » ; attendu : { $expected }.
error-table-unknown = Il n’y a pas de table « { $found } ». Le lien a-t-il été copié en entier ?
error-busy = Trop de monde joue en même temps à cette table. Réessayez.
error-storage = Rien ne peut être enregistré pour le moment ; rien n’a changé. Réessayez bientôt.
error-internal = Quelque chose a échoué sur le serveur ; rien n’a changé.
error-too-often = C’était trop souvent. Attendez un instant et réessayez.
error-too-many-tables = Vous avez déjà { $expected } tables inachevées.
error-too-many-followed = On peut suivre au plus { $expected } tables à la fois.
error-too-large = Le message est trop grand ; { $expected } octets au plus sont attendus.
error-message = Le message est illisible : « { $found } » ; attendu : { $expected }.
error-parameter-missing = Le paramètre « { $expected } » manque.
error-method = Cette adresse ne s’utilise pas avec { $found }.
error-address-unknown = Il n’y a rien à cette adresse.
error-origin = Une autre page web ne peut pas faire cela en votre nom.
error-not-signed-in = Dites d’abord qui vous êtes : entrez avec un surnom ou connectez-vous.
error-account-exists = Vous avez déjà un compte.
error-name = « { $found } » ne peut pas être un nom ; 1 à 24 caractères visibles sont attendus.
error-name-taken = Le nom « { $found } » est pris.
error-sign-in = Le nom et le mot de passe ne vont pas ensemble.
error-recover = Le nom et le code de secours ne vont pas ensemble.
error-host-only = Seul qui a ouvert la table peut faire cela.
error-not-your-seat = La place { $found } n’est pas la vôtre.
error-not-seated = Vous n’êtes pas assis à cette table.
error-no-free-seat = Il n’y a pas de place libre à cette table.
error-chat-line = Il n’y a pas de ligne { $found } dans cette discussion.
error-chat-empty = Ce message ne dit rien.
error-workers = { $found } processus ne peuvent pas être lancés ; 1 à 64 sont attendus.
error-workers-redis = Plusieurs processus ont besoin de Redis pour se tenir au courant : donnez son adresse avec --redis.
error-port = { $host }, port { $found }, ne peut pas servir : un autre programme l’utilise peut-être. Choisissez-en un autre avec --port.
error-server-missing = Le serveur n’est pas installé. Installez-le avec : pip install "taverne[server]"
serve-here = Taverne est servie à { $address }
serve-network = et pour les autres sur ce réseau à { $address }
serve-data = Ses données sont gardées dans { $place }
serve-stop = Ctrl+C l’arrête ; rien n’est perdu.
page-welcome = Une table pour Aetherya, Drako et Rivality : tous les modes, seul, contre des robots ou entre amis.
page-client-to-come = Les tables sont prêtes ; les pages pour jouer dans le navigateur sont en construction. D’ici là, jouez dans le terminal avec « taverne play », ou par l’interface.
page-interface = L’interface pour les programmes
page-interface-more = Ce que chaque adresse prend et donne, en entier :
page-unofficial = Un projet non officiel, fait par des joueurs. Il n’est lié ni à l’auteur ni à l’éditeur des jeux.
page-missing = Il n’y a rien ici.
page-back = Retour au début
help-serve = Servir des tables aux navigateurs et aux programmes.
help-serve-examples =
    taverne serve
    taverne serve --host 0.0.0.0 --open
    taverne serve --workers 4 --database postgresql://user@localhost/taverne --redis redis://localhost
help-serve-host = l’adresse où servir ; 0.0.0.0 pour tous sur le réseau
help-serve-port = le port où servir
help-serve-workers = combien de processus ; plus d’un demande --redis
help-serve-database = un fichier SQLite ou une adresse PostgreSQL
help-serve-redis = l’adresse d’un Redis qui porte les nouvelles entre les processus
help-serve-open = ouvrir le navigateur
help-serve-json = les lignes du journal en JSON
error-resigned-tag = « { $found } » dans l’étiquette Resigned n’est pas une place ; les places vont de 1 à { $expected }.
error-bots-twice = Chaque robot est nommé une fois ; trouvé : { $found }.
error-jobs = { $found } processus ne peuvent pas être employés ; 1 à { $expected } sont attendus.
error-bot-budget = « { $found } » n’est pas un robot avec son propre temps ; attendu : un nom, @ et des millisecondes, comme search@200.
arena-played = { $games } parties de { $ruleset } à { $seats } places ; chaque donne a été jouée de chaque place.
arena-line = { $games } parties, { $share } % gagnées (95 % : { $low } à { $high }), { $points } points, cote { $rating }, { $time } ms par décision
help-bots = Lister les robots installés.
help-bots-examples =
    taverne bots
help-arena = Faire jouer un tournoi aux robots : chaque donne de chaque place.
help-arena-examples =
    taverne arena aetherya --bots greedy,random --games 400
    taverne arena rivality/duel --bots greedy,random --games 400 --jobs 2 --json
help-arena-bots = les robots qui jouent ; avec @ et des millisecondes, l’un a son propre temps, comme search@200
help-arena-games = combien de parties joue chaque tablée
help-arena-jobs = combien de processus jouent
help-arena-ms = millisecondes dont chaque robot dispose pour une décision ; 0 pour un nombre de simulations, toujours le même résultat
help-arena-ray = jouer sur le cluster Ray de cette adresse ; auto pour celui qui tourne ici, local pour en lancer un de --jobs processus
help-arena-json = écrire le résultat en JSON
error-password = Un mot de passe a de 8 à 200 caractères.
error-name-length = Un nom a de 1 à 24 caractères.
error-chat-length = Une ligne de discussion a de 1 à 500 caractères.
error-too-many-connections = Trop de connexions viennent de cette adresse. Fermez-en quelques-unes.
error-ray-missing = Jouer sur un cluster demande Ray. À installer par : pip install "taverne[cluster]"
error-ray-address = Aucun cluster Ray ne répond à « { $found } » ; attendu : HÔTE:PORT, « auto » pour celui qui tourne ici, ou « local » pour en lancer un.
help-balance = Faire jouer beaucoup de parties à des robots égaux et écrire un rapport sur l’équilibre du jeu.
help-balance-examples =
    taverne balance aetherya --games 100000
    taverne balance rivality/duel --games 2000 --jobs 2 --out duel.html --json duel.json
help-balance-games = combien de parties sont jouées
help-balance-bot = le robot de toutes les places
help-balance-out = où écrire le rapport, une page HTML
help-balance-json = où écrire les chiffres en JSON
error-report-missing = Le rapport demande matplotlib. À installer par : pip install "taverne[report]"
balance-written = Écrit : { $file }
balance-decimal-mark = ,
balance-span = { $value } (de { $low } à { $high })
balance-span-percent = { $value } % (de { $low } à { $high })
balance-title = L’équilibre de { $ruleset }
balance-summary = { $games } parties à { $seats ->
    [one] une place
   *[other] { $seats } places
}, toutes tenues par le robot « { $bot } », graine { $seed }.
balance-compiled = Elles ont été jouées par les règles compilées.
balance-by-rules = Elles ont été jouées par les règles mêmes.
balance-intervals = Chaque taux et chaque moyenne porte son intervalle à 95 % : entre parenthèses, ou comme la barre à travers un point. Les places d’une partie dépendent l’une de l’autre ; les intervalles en tiennent compte. Tout ceci dit comment joue ce robot ; de meilleurs joueurs peuvent trouver un autre équilibre.
balance-figures = Les chiffres
balance-seat = Place
balance-line = Ligne
balance-win-share = Part des victoires
balance-won = Parties gagnées
balance-mean-points = Points en moyenne
balance-points = Points
balance-games = Part des parties
balance-seats-share = Part des places
balance-decisions = Décisions
balance-turns = Tours
balance-win-change = { $win }, points de pourcentage
balance-points-change = Points
balance-seats-head = Les places
balance-seats-told = La première place gagne { $share } des parties ; à places égales ce serait { $even } % (en tirets). Une victoire partagée compte en parts.
balance-won-head = Gagné ou perdu
balance-won-told = Les robots gagnent { $share } des parties.
balance-points-head = Les points
balance-points-told = Combien de fois une place finit avec tant de points.
balance-points-team = Combien de fois l’équipe finit avec tant de points.
balance-points-campaign = Combien de fois la campagne finit avec tant de points ; une campagne perdue compte 0.
balance-lines-head = Les lignes de la feuille de score
balance-lines-told = Combien de fois un royaume final reçoit tant de points à chaque ligne, toutes places réunies ; les tirets marquent la moyenne.
balance-best-worst = Le plus de victoires va avec { $best } : { $most } points de pourcentage ; le moins avec { $worst } : { $least }.
balance-caution = Ce qui va ensemble n’est pas toujours cause et effet.
balance-too-rare = Trop peu de parties diffèrent ici pour en dire quelque chose : moins de { $rare } places sont d’un côté de la comparaison.
balance-legends-head = Ce que valent les légendes
balance-legends-told = Combien de fois chaque légende est prise, et ce qu’une place gagne et marque de plus avec elle que la même place sans elle.
balance-legends-games = Prise, part des parties
balance-legends-item = Légende
balance-cards-head = Ce que valent les cartes
balance-cards-told = Ce qu’une place gagne et marque de plus avec chaque carte de plus d’une sorte dans son royaume final (la pente d’une droite).
balance-cards-item = Carte
balance-cards-number = Cartes de la sorte dans le royaume final
balance-steps-told = { $outcome } selon le nombre de cartes de la sorte dans le royaume final ; les nombres que moins de { $rare } places ont eus sont omis.
balance-objects-head = Ce que valent objets et personnages
balance-objects-told = Combien de fois chaque tuile est tenue à la fin, et ce qu’une place gagne et marque de plus avec elle que la même place sans elle.
balance-objects-games = Tenue, part des parties
balance-objects-item = Tuile
balance-laid-head = Ce que vaut la pose d’une tuile
balance-laid-told = Combien de fois chaque tuile est posée, et ce qu’une place gagne et marque de plus quand elle l’a posée que la même place quand elle ne l’a pas posée.
balance-laid-games = Posée, part des parties
balance-laid-item = Tuile
balance-held-head = Ce que vaut la maîtrise d’une tuile
balance-held-told = Combien de fois un camp prend chaque tuile à la fin, et ce qu’une place gagne et marque de plus quand c’est le sien que la même place quand ce ne l’est pas. Les points de la tuile en font partie.
balance-held-games = Prise, part des parties
balance-held-item = Tuile
balance-length-head = La durée d’une partie
balance-length-told = Une partie demande { $decisions } décisions et { $turns } tours ; les tirets marquent ces moyennes.
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-archmage = Archimage
bot-apprentice = Apprenti : plein de bonne volonté, oublie beaucoup ; un premier adversaire.
bot-journeyman = Compagnon : voit ce qu’un coup rapporte aussitôt, et se trompe rarement.
bot-master = Maître : réfléchit un court instant, et voit plus loin.
bot-archmage = Archimage : voit aussi loin que son temps le permet.
bot-random = n’importe quel coup légal
bot-greedy = le coup qui paraît le meilleur sur le moment
bot-quick = le coup qui paraît le meilleur à la recherche avant tout essai
bot-search = le coup qui réussit le mieux dans des parties simulées
play-rehearsing = Les robots se préparent ; la première fois, cela prend une demi-minute.
analyse-progress = Examen des décisions
error-hint-wait = Les robots se préparent, ou cherchent déjà un conseil pour vous ; réessayez dans un instant.
analyse-head = ligne  place  coup  chances de gagner  coût (! 10 ou plus)  (meilleurs coups avec leurs chances)
analyse-line = { $number }  { $seat }  { $move }  { $value } %  { $cost }  ({ $best })
analyse-sum = { $seat } : { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
} avec un choix, { $cost } points de chances de gagner perdus en moyenne, { $blunders } fois 10 ou plus.
error-analyse-budget = Un temps ou un nombre de simulations ne peut être inférieur à 0, et un coup au moins est montré.
error-analyse-partial = Cette partie est racontée du point de vue de la place { $expected } : seules ses décisions peuvent être jugées.
help-analyse = Juger les décisions d’une partie notée : les meilleurs coups avec leurs chances de gagner, et ce qu’a coûté le coup joué.
help-analyse-examples =
    taverne analyse game.txt
    taverne analyse game.txt --seat 1 --ms 1000 --json
help-analyse-record = la partie notée, ou - pour l’entrée standard
help-analyse-seat = juger cette place seulement
help-analyse-ms = millisecondes pour chaque décision
help-analyse-simulations = simulations pour chaque décision au lieu d’un temps ; toujours le même résultat
help-analyse-top = combien des meilleurs coups sont montrés
help-analyse-json = écrire le jugement en JSON
error-hint-people = Il n’y a de conseils que là où seuls des robots jouent avec vous.
error-hint-asked = Aucune décision ne vous est demandée en ce moment.
error-hint-none = Aucun conseil n’a pu être trouvé ; essayez encore.
