### Les places : l’attente à la table, la revanche, la relecture, la déconnexion d’un invité.

web-invite-open = Toute personne qui ouvre le lien peut s’asseoir ; un surnom suffit. Une fois toutes les places prises, on peut regarder.
web-invite-kept = Les places sont gardées pour celles et ceux qui viennent de jouer : cette table figure parmi leurs parties. Envoyez-leur aussi le lien.
web-how-to-play = Comment on joue
web-team = Équipe { $team }
web-absent = absent
web-seat-kept = gardée pour quelqu’un de la dernière partie
web-remove = Retirer
web-remove-who = Retirer { $name }
web-remove-sure = Retirer { $name } de la table ? Cette personne ne pourra plus s’y asseoir.
web-removed = La personne qui a ouvert cette table vous en a retiré. Vous pourrez regarder la partie.
web-kept-seats = Les places libres sont gardées pour d’autres.
happened-removed = { $name } est retiré de la table.
web-rematch-invited = { $names } : une nouvelle partie est proposée. Votre place vous est gardée.
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la revanche
web-status-invited = Rejouer ?
web-sign-out-guest = Vous êtes ici en invité. Si vous vous déconnectez, vos parties sont perdues pour de bon : un bot prend votre place dans les parties en cours et vos autres places se libèrent. Avec un compte, vous les gardez.
web-sign-out-sure = Se déconnecter quand même
web-guest-signs-in = Vous êtes { $name }, en invité. En vous connectant à un autre compte, vous perdez les places et les parties de cet invité. Pour les garder, créez plutôt un compte.
web-replay-play = Lecture automatique
web-replay-pause = Pause
