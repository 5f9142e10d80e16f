"""The duel (R6): two players, 30 golems each. Seat 1 has the ★ deck, seat 2 the – deck."""

from taverne.games.rivality.modes.battle import battle_mode
from taverne.games.rivality.tiles import PLAIN, STARRED

DUEL = battle_mode("duel", seats=2, sides=2, golems=30, pools=(STARRED, PLAIN), deck_size=12)
