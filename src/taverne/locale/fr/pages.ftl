### What the server says.

serve-here = Taverne est servie à { $address }
serve-network = et pour les autres sur ce réseau à { $address }
serve-data = Ses données sont gardées dans { $place }
serve-stop = Ctrl+C l’arrête ; rien n’est perdu.
page-unbuilt = Les pages pour jouer dans le navigateur n’ont pas été construites ici : lancez « make web » une fois, ou installez le paquet, qui les contient.
page-interface = L’interface pour les programmes
page-interface-more = Ce que chaque adresse prend et donne, en entier :
page-back = Retour au début
