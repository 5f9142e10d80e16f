"""What follows from a battlefield and is worth showing on it: control, shields, armed spells, scores with reasons."""

from taverne.games.rivality.expert import armed_spells
from taverne.games.rivality.golems import NOBODY, controller, shields_for
from taverne.games.rivality.grid import DIRECTIONS, Grid
from taverne.games.rivality.proof import Item, Proof
from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import SHIELDS
from taverne.kernel.sheet import Reason, Sheet


def marks(state: State) -> tuple[str, ...]:
    """`control CELL SIDE SHIELDS` or `contested CELL` where golems stand; `armed CELL d CELL`: a spell and its aim."""
    grid = state.rules.mode.grid
    lines = []
    for cell, land in sorted(state.field.items()):
        side = controller(land.golems)
        if side != NOBODY:
            lines.append(f"control {grid.format(cell)} {side} {shields_for(land.golems, SHIELDS[land.tile])}")
        elif any(land.golems):
            lines.append(f"contested {grid.format(cell)}")
    lines += [
        f"armed {grid.format(cell)} {DIRECTIONS[spell.direction]} {grid.format(cell + spell.offset)}"
        for cell, spell in armed_spells(state)
    ]
    return tuple(lines)


def proven_sheets(proof: Proof, grid: Grid) -> tuple[Sheet, ...]:
    """Each side's points with their reasons; at last what counts for nobody."""
    sides = [*range(1, len(proof.points) + 1), NOBODY]
    return tuple(_proven(side, proof, grid) for side in sides)


def _proven(side: int, proof: Proof, grid: Grid) -> Sheet:
    reasons = tuple(_reason(item, grid) for item in proof.items if item.side == side)
    return Sheet(side, sum(reason.points for reason in reasons), {}, reasons, {})


def _reason(item: Item, grid: Grid) -> Reason:
    return Reason("", item.reason, item.tile, grid.format(item.cell), (), (), item.golems, item.points, item.clause)
