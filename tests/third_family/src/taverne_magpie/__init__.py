"""Magpie, a tiny card game for Taverne."""
