"""Rivality on small arrays, compiled: every ruleset, from the first draw to the results."""
