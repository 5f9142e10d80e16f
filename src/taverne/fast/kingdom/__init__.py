"""Aetherya competitive and Drako on small arrays, compiled: layout, links, scoring, turns, playouts."""
