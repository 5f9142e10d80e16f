"""What every game shares: the Game protocol, chance, views, outcomes, rulesets and errors. Names no game."""
