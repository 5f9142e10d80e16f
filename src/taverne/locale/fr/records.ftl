### Les enregistrements : vérification des mélanges, import et mise en ligne.

check-fair = Les mélanges étaient honnêtes : personne n’a pu choisir ce qui a été tiré. Vérifié sur cet appareil : { $draws } tirages ont été recalculés, et chacun découle des nombres que tous avaient promis avant la partie. L’enregistrement est celui de la partie que vous avez vue.
check-unchecked = Recalculé sur cet appareil : les { $draws } tirages découlent tous des nombres de l’enregistrement. Ce navigateur n’en connaissait aucun avant la partie et ne peut pas dire s’ils étaient déjà fixés.
check-draws = Recalculé sur cet appareil : les tirages ne découlent pas des nombres de l’enregistrement. Quelqu’un a pu choisir ce qui a été tiré !
check-numbers = L’enregistrement ne dit pas de quels nombres découlent les tirages, ou se contredit ; on ne peut donc rien recalculer.
check-record = L’enregistrement n’est pas celui, complet, de la partie que vous avez vue ; ses mélanges ne peuvent pas être vérifiés !
check-no-engine = Ce navigateur n’a pas WebAssembly et ne peut pas exécuter les règles ; il ne peut donc rien recalculer lui-même.
check-ask-server = Croire le serveur
import-button = Importer des parties
import-about = Choisissez des enregistrements de parties, ou déposez les fichiers ici.
import-about-touch = Choisissez des enregistrements de parties.
import-drop = Déposez les fichiers ici
import-done = { $count ->
    [one] Une partie a été importée.
   *[other] { $count } parties ont été importées.
}
import-known = { $file } : cette partie est déjà là.
import-failed = { $file } : { $reason }
import-mark = jouée ailleurs
import-stopped = Cet enregistrement s’arrête avant la partie. Vous pouvez la regarder, mais elle ne peut pas continuer : à partir d’ici, personne ne pourrait mélanger équitablement.
web-status-stopped = enregistrement incomplet
upload-button = Mettre en ligne
upload-who = Mettre cette partie en ligne : { $name }
upload-about = Garde une copie sur le serveur, que seuls vous et ceux qui ont le lien peuvent voir.
upload-done = En ligne
upload-copy = Voir la copie
