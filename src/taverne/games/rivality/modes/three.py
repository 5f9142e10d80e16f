"""The three-way game (R6): 20 golems each; two fortresses and six other tiles are dealt to everyone."""

from taverne.games.rivality.modes.battle import battle_mode
from taverne.games.rivality.tiles import LAND_TILES

THREE = battle_mode("three", seats=3, sides=3, golems=20, pools=(LAND_TILES,) * 3, deck_size=8)
