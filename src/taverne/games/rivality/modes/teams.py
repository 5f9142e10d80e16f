"""The team game (R20): seats 1 and 3 against 2 and 4, each team one side with one deck, reserve and wizard."""

from taverne.games.rivality.modes.battle import battle_mode
from taverne.games.rivality.tiles import PLAIN, STARRED

TEAMS = battle_mode("teams", seats=4, sides=2, golems=30, pools=(STARRED, PLAIN), deck_size=12)
