"""Rivality's battles (duel, three, teams, each with and without expert) on small arrays, compiled."""
