### What the server says.

serve-here = Taverne ist zu finden unter { $address }
serve-network = und für andere in diesem Netzwerk unter { $address }
serve-data = Die Daten liegen in { $place }
serve-stop = Strg+C beendet den Server; nichts geht verloren.
page-unbuilt = Die Seiten zum Spielen im Browser wurden hier nicht gebaut: einmal „make web“ ausführen, oder das Paket installieren, das sie enthält.
page-interface = Die Schnittstelle für Programme
page-interface-more = Was jede Adresse nimmt und gibt, vollständig:
page-back = Zurück zum Anfang
