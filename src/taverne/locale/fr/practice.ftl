### S’exercer sur des positions préparées, et leçons.

error-practice-unknown = Il n’y a aucun exercice nommé « { $found } ».
error-practice-long = Cet exercice se termine après { $expected } coups. Recommencez-le.
lesson-wrong = C’est permis, mais la leçon vous propose autre chose : essayez ce qui est marqué.
lesson-wrong-front = La bonne tuile au bon endroit : tournez-la seulement jusqu’à ce que ses sorts partent comme le demande la leçon, puis confirmez.
practice-again = Recommencer
learn-title = Apprendre à jouer
learn-more = Des parties guidées à la vraie table : une demande à la fois. Vous pouvez partir quand vous voulez et reprendre plus tard.
learn-step = Étape { $place } sur { $count }
learn-leave = Quitter
learn-next = Continuer
learn-skip = Faites-le pour moi
learn-text = Le texte de la leçon
learn-play = { $others ->
    [0] Jouer une vraie partie
   *[other] Jouer une vraie partie contre des bots
}
learn-done = terminée
learn-question = C’est votre première visite ?
learn-game = Apprendre { $game } en cinq minutes
learn-known = Je connais le jeu
learn-decline = Non merci
