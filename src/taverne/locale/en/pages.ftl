### What the server says.

serve-here = Taverne is served at { $address }
serve-network = and for others on this network at { $address }
serve-data = Its data are kept in { $place }
serve-stop = Ctrl+C stops it; nothing is lost.
page-unbuilt = The pages to play on in the browser were not built here: run “make web” once, or install the package, which has them.
page-interface = The interface for programs
page-interface-more = What each address takes and gives, in full:
page-back = Back to the start
