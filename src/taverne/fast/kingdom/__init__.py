"""The competitive game on small arrays, compiled: layout, links, scoring, turns, playouts, search."""
