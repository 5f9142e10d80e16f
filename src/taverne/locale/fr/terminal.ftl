### The command line and the terminal.

table-seat = { $name } : { $points }
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
    « conseil » propose un coup et dit pourquoi ; « annuler » reprend votre dernière décision tant que rien de nouveau n’a été vu, « sauver FICHIER » écrit la partie, « quitter » quitte la table.
play-hint = Conseil : { $move }. { $why }
play-word-hint = conseil
play-word-undo = annuler
play-word-help = aide
play-word-save = sauver
play-word-quit = quitter
play-no-undo = Il n’y a rien à reprendre : quelque chose de nouveau a été vu depuis, ou personne n’a joué.
play-pause = Entrée pour continuer, ou « annuler ».
play-saved = La partie est écrite dans { $file }.
play-left = Vous avez quitté la table.
selfplay-progress = En jeu
selfplay-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $ruleset }, { $decisions } décisions.
selfplay-seat = Place { $seat } ({ $bot }) : { $share } % de victoires, { $points } points en moyenne
verify-bad = { $file } : { $why }
verify-partial = { $file } : partiel, ce qui en est connu est juste
verify-fair = { $file } : { $draws } tirages, tous équitables
verify-fair-missing = { $file } : pas de nombre aléatoire { $count ->
    [one] de la place { $seats }. Un robot n’en ajoute jamais ; la personne qui y jouait ne peut
   *[other] des places { $seats }. Les robots n’en ajoutent jamais ; les personnes qui y jouaient ne peuvent
} que croire que le serveur et les autres places ne se sont pas entendus sur les leurs.
verify-fair-none = { $file } : aucune place n’a ajouté de nombre aléatoire ; qui organisait la partie a pu choisir chaque tirage.
verify-fair-restarts = { $file } : { $count ->
    [one] un départ a été abandonné
   *[other] { $count } départs ont été abandonnés
} avant cette partie. Qui connaissait les nombres d’avance a pu écarter ainsi des tirages.
verify-done = Vérifiés : { $full } en entier, { $partial } en partie.
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
help-score-position = Quatre rangées jointes par « / » : p f m s sont les terrains, H E D G les tribus, R un dragon, O un portail, ? inexploré. « - » en lit un par ligne sur l’entrée standard et écrit un objet JSON par ligne. Avec une règle de Rivality : un fichier contenant un champ de bataille, une tuile par ligne, « - » pour l’entrée standard.
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
usage-no-command = Cette commande n’existe pas ; il y a : { $expected }.
usage-no-option = L’option { $found } n’existe pas.
usage-missing = Il manque { $expected }.
usage-bad-value = La valeur de { $name } n’est pas du bon genre ; un nombre entier est attendu.
usage-no-value = { $name } demande une valeur.
usage-extra = Inattendu ici : { $found }.
usage-hint = Voir { $command } --help.
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
help-balance = Faire jouer beaucoup de parties à des robots égaux et écrire un rapport sur l’équilibre du jeu.
help-balance-examples =
    taverne balance aetherya --games 100000
    taverne balance rivality/duel --games 2000 --jobs 2 --out duel.html --json duel.json
help-balance-games = combien de parties sont jouées
help-balance-bot = le robot de toutes les places
help-balance-out = où écrire le rapport, une page HTML
help-balance-json = où écrire les chiffres en JSON
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
balance-lines-told = Combien de fois une place finit avec tant de points à chaque ligne, toutes places réunies ; les tirets marquent la moyenne.
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
balance-cards-steps = { $outcome } selon le nombre de cartes de la sorte dans le royaume final ; les nombres que moins de { $rare } places ont eus sont omis.
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
play-warmup = La recherche des robots est compilée en arrière-plan ; la première fois, cela prend environ une minute. D’ici là, ils calculent plus lentement.
analyse-warmup = La recherche est compilée ; la première fois, cela prend environ une minute.
analyse-progress = Examen des décisions
analyse-head = ligne  place  coup  chances de gagner  coût (! 10 ou plus)  (meilleurs coups avec leurs chances)
analyse-line = { $number }  { $seat }  { $move }  { $value } %  { $cost }  ({ $best })
analyse-sum = { $seat } : { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
} avec un choix, { $cost } points de chances de gagner perdus en moyenne, { $blunders } fois 10 ou plus.
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
