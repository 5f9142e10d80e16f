"""Battles (duel, three and teams, each with and without expert) on small arrays, compiled."""
