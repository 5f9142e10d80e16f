"""Many games: tournaments between bots, and what they tell."""
