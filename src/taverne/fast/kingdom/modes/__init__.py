"""The steps of a turn in each mode: legal moves, and what a move or a draw leads to."""
