"""OpenSpiel: every ruleset as a Python game with chance nodes. Importing `taverne.envs.spiel.game` registers it."""
