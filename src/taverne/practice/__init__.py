"""Prepared positions to practise on: one person plays, and everything else follows a script. Nothing is stored."""
