"""Positions that people lay out themselves: to score a game from the box, or to settle a question about the rules."""
