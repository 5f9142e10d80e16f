"""Rivality: a battlefield of land tiles and golems, for two or three sides or alone against Souramoun."""
