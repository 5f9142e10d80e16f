### Plätze: die Runde vor dem Spiel, die Revanche, das Nachspielen, Gäste, die sich abmelden.

web-invite-open = Wer den Link öffnet, kann Platz nehmen; ein Spitzname genügt. Sind alle Plätze besetzt, kann man zuschauen.
web-invite-kept = Die Plätze sind für alle freigehalten, die eben mitgespielt haben: Sie finden den Tisch unter ihren Partien. Schick ihnen ruhig auch den Link.
web-how-to-play = So wird gespielt
web-team = Team { $team }
web-absent = abwesend
web-seat-kept = freigehalten für jemanden aus der letzten Partie
web-remove = Entfernen
web-remove-who = { $name } entfernen
web-remove-sure = { $name } vom Tisch nehmen? An diesem Tisch ist danach kein Platz mehr für diese Person.
web-removed = Wer den Tisch eröffnet hat, hat dich von ihm genommen. Du kannst zuschauen, sobald das Spiel beginnt.
web-kept-seats = Die freien Plätze sind für andere freigehalten.
happened-removed = { $name } wird vom Tisch genommen.
web-rematch-invited = { $names } möchte noch einmal spielen. Dein Platz ist freigehalten.
web-rematch-join = Zur Revanche Platz nehmen
web-rematch-watch = Bei der Revanche zuschauen
web-status-invited = Noch einmal?
web-sign-out-guest = Du bist als Gast hier. Wenn du dich abmeldest, sind deine Partien endgültig verloren: In laufenden Partien übernimmt ein Bot deinen Platz, deine anderen Plätze werden frei. Mit einem Konto behältst du sie.
web-sign-out-sure = Trotzdem abmelden
web-guest-signs-in = Du bist { $name }, ein Gast. Wenn du dich bei einem anderen Konto anmeldest, verlierst du die Plätze und Partien dieses Gastes. Leg stattdessen ein Konto an, um sie zu behalten.
web-replay-play = Automatisch abspielen
web-replay-pause = Anhalten
