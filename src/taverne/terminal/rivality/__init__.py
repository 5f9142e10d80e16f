"""Rivality in the terminal."""

from taverne.terminal.families import TerminalFamily
from taverne.terminal.rivality.names import name_cell, name_hinted, name_item, souramoun
from taverne.terminal.rivality.narrate import narrate
from taverne.terminal.rivality.score import format_end, print_score
from taverne.terminal.rivality.table import draw_table

FAMILY = TerminalFamily(draw_table, format_end, narrate, print_score, name_item, name_hinted, name_cell, souramoun)
