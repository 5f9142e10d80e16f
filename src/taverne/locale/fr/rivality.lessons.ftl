### Leçons pour Rivality. Chaque nombre vient du moteur.

lesson-rivality = Apprendre Rivality
lesson-rivality-about = Tuiles, golems, sorts et boucliers autour du puits de mana, en cinq minutes.
lesson-rivality-well = Au centre se trouve le puits de mana. Runa et vous posez des tuiles autour, et chaque tuile lance des sorts qui envoient des golems. Qui a le plus de golems sur une tuile la contrôle et en reçoit les points.
lesson-rivality-lay = À vous : choisissez la plaine à dolmens qui brille dans votre main, puis la place au-dessus du puits. Son grand sort doit viser le puits, vers le bas : l’aperçu le montre. Puis confirmez.
lesson-rivality-lay-why = Les flèches d’une tuile sont ses sorts : trois golems, à un pas. Ils prennent aussitôt le puits, qui vaut { $gain } points.
lesson-rivality-lay-wrong = Presque. Prenez la tuile qui brille, posez-la au-dessus du puits et tournez-la jusqu’à ce que trois golems volent vers le puits.
lesson-rivality-strike = Runa riposte : une tuile contient au plus cinq golems, les siens ont donc chassé deux des vôtres. Répondez avec votre autre plaine à dolmens, par la gauche, le sort vers le puits.
lesson-rivality-strike-why = Quatre golems arrivent et chassent tous les siens. Avec cinq golems vous y êtes retranché, ce qui vaut un bouclier. Vous gagnez { $gain } points.
lesson-rivality-strike-wrong = Pas tout à fait. Prenez la plaine à dolmens au grand sort de quatre, posez-la à gauche du puits et visez-le.
lesson-rivality-fortress = Votre bouclier a arrêté un golem de Runa et vous tenez toujours le puits : { $points } à { $theirs }. Posez maintenant votre forteresse au-dessus de la plaine à dolmens de Runa, son sort court vers le bas.
lesson-rivality-fortress-why = Son magicien est parti, la tuile n’est donc plus protégée : deux golems battent le sien. Vous gagnez { $gain } points.
lesson-rivality-fortress-wrong = Pas là. Posez la forteresse au-dessus de la plaine à dolmens de Runa, à droite de votre première tuile, et tournez-la jusqu’à ce que deux golems y arrivent.
lesson-rivality-breaker = La chaumière de Runa sous le puits a un bouclier, qui avale un golem de chaque attaque. Mais les sorts au bouclier brisé l’ignorent. Posez votre chaumière tout en haut, son long sort vers le bas : il vole trois pas, par-dessus tout le reste.
lesson-rivality-breaker-why = Deux golems se posent sur sa chaumière et aucun bouclier ne les arrête. Et votre forteresse compte désormais, car votre magicien la quitte : { $gain } points de plus.
lesson-rivality-breaker-wrong = Tout près ! Posez la chaumière tout en haut, au-dessus de votre première tuile, et tournez-la jusqu’à ce que son long sort vise vers le bas.
lesson-rivality-count = Vous menez { $points } à { $theirs }. Les plaines à dolmens comptent le moins, puis les chaumières, le puits et les forteresses. Une tuile avec un magicien ne compte pour personne. Appuyez sur « Pourquoi ? » pour voir chaque tuile qui compte.
lesson-rivality-end = La partie finit quand toutes les tuiles sont posées, ou dès que quelqu’un n’a plus de golem en réserve ; il vous en reste { $reserve }. Le plus grand total l’emporte, et le puits départage. Vous savez tout : jouez votre première partie !

lesson-souramoun = En solo contre Souramoun
lesson-souramoun-about = Pour qui connaît Rivality : votre magicien marche, et le sorcier noir imite chacun de ses pas.
lesson-souramoun-halves = Le plateau est déjà en place : la moitié du bas est à vous, celle du haut à Souramoun, encore face cachée. Ici, personne ne pose de tuile. Votre magicien marche, et là où il arrive, la tuile lance ses sorts.
lesson-souramoun-enter = Votre magicien entre par la rangée du bas. Choisissez la plaine à dolmens qui brille, regardez l’aperçu et confirmez.
lesson-souramoun-enter-why = Un golem l’accompagne, et le sort de la tuile en envoie d’autres juste au-dessus : une route pour vos prochains pas. Une tuile avec un magicien ne compte encore pour personne ; le coup rapporte donc { $gain } pour l’instant.
lesson-souramoun-enter-wrong = Vous pourriez aussi entrer là. Mais la tuile qui brille a le sort le plus puissant droit devant.
lesson-souramoun-walk = Souramoun est allé sur l’image en miroir de votre tuile, a lancé ses sorts le premier et mène { $theirs } à { $points }. Votre magicien traverse des tuiles qui portent vos golems et doit s’arrêter sur une tuile sans golem. Choisissez la chaumière qui brille.
lesson-souramoun-walk-why = L’un de ses sorts porte votre route à cinq golems, ce qui vaut un bouclier. L’autre vole loin et ignore les boucliers : il arrive aux pieds de Souramoun, car ici les magiciens ne protègent rien.
lesson-souramoun-walk-wrong = C’est un choix honorable, mais essayez la chaumière qui brille : ses deux sorts touchent quelque chose.
lesson-souramoun-end = On continue ainsi jusqu’à ce qu’une réserve soit vide ou que votre magicien ne puisse plus aller nulle part ; il vous reste { $reserve } golems. Pour gagner, il faut strictement plus de points que Souramoun, qui prend aussi les tuiles contestées, sauf au niveau débutant. Bonne chance !
