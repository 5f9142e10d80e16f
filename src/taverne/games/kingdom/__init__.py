"""Aetherya and Drako: one kingdom of 4 × 4 cells, editions as data, modes as small files."""
