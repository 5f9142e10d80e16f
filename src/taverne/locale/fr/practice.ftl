### S’exercer sur des positions préparées, et leçons.

error-practice-unknown = Il n’y a aucun exercice nommé « { $found } ».
error-practice-long = Cet exercice se termine après { $expected } coups. Recommencez-le.
lesson-wrong = C’est permis, mais la leçon vous propose autre chose : essayez ce qui brille.
practice-again = Recommencer
