"""Opponents. A bot sees a view and the legal moves, nothing else."""
