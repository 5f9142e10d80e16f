"""Kingdom games in the terminal."""

from taverne.terminal.families import TerminalFamily
from taverne.terminal.kingdom.names import name_hinted, name_item
from taverne.terminal.kingdom.narrate import narrate
from taverne.terminal.kingdom.score import print_score
from taverne.terminal.kingdom.table import draw_table, format_end

FAMILY = TerminalFamily(draw_table, format_end, narrate, print_score, name_item, name_hinted)
