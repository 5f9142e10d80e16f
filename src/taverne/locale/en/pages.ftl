### What the server says.

serve-here = Taverne is running at { $address }
serve-network = and for others on this network at { $address }
serve-data = Data is stored in { $place }
serve-stop = Press Ctrl+C to stop; nothing is lost.
page-unbuilt = The web client has not been built: run “make web” once, or install the package, which includes it.
page-interface = API for programs
page-interface-more = Everything each address accepts and returns:
page-back = Back to the start
