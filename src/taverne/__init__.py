"""Taverne: an unofficial digital table for Aetherya, Drako and Rivality."""

__version__ = "0.1.0"
