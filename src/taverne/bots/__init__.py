"""Opponents. A bot sees a view and the legal moves, and nothing else."""
