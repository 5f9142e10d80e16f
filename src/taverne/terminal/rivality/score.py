"""The score of a battlefield as text and as JSON, at the end of a game and for `taverne score`."""

import json
from collections.abc import Mapping
from typing import Any

from taverne.games.rivality.game import RivalityGame
from taverne.games.rivality.golems import NOBODY
from taverne.games.rivality.grid import Grid
from taverne.games.rivality.proof import Item, Proof
from taverne.games.rivality.state import State
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import View
from taverne.locale import Catalogue
from taverne.terminal.files import read_text
from taverne.terminal.rivality.names import MARKS, format_golems, name_cell


def format_end(t: Catalogue, game: RivalityGame, view: View[State], names: list[str]) -> list[str]:
    """The final score, tile by tile."""
    return ["", *_format_proof(t, game.prove(view.table), game.mode.grid)]


def print_score(t: Catalogue, game: RivalityGame, target: str, beside: Mapping[str, str], as_json: bool) -> bool:
    """Prints the score of the battlefield in a file or on standard input."""
    if any(beside.values()):
        raise TaverneError("error-score-held", game=t.name("game", game.ruleset.game))
    proof = game.prove_text(read_text(target))
    if as_json:
        print(json.dumps(_proof_json(proof, game.mode.grid), ensure_ascii=False))
    else:
        print("\n".join(_format_proof(t, proof, game.mode.grid)))
    return True


def _format_proof(t: Catalogue, proof: Proof, grid: Grid) -> list[str]:
    """Each side's points with the tiles they come from, then the tiles that count for nobody."""
    text = []
    for side, points in enumerate(proof.points, 1):
        text.append(t.say("sheet-side", side=side, mark=MARKS[side], points=points))
        text += [f"    {_format_item(t, item, grid)}" for item in proof.items if item.side == side]
    text.append(t.say("sheet-nobody"))
    text += [f"    {_format_item(t, item, grid)}" for item in proof.items if item.side == NOBODY]
    return [*text, t.say("sheet-winners", sides=", ".join(MARKS[side] for side in proof.winners))]


def _format_item(t: Catalogue, item: Item, grid: Grid) -> str:
    tile = f"{t.say(f'land-{item.kind}')} {item.tile}"
    golems = format_golems(item.golems) or "–"
    text = t.say(f"reason-{item.reason}", cell=name_cell(t, grid.format(item.cell)), tile=tile, golems=golems)
    sign = f"+{item.points}" if item.points > 0 else f"−{-item.points}" if item.points < 0 else "0"
    return f"{sign}  {text} ({item.clause})"


def _proof_json(proof: Proof, grid: Grid) -> dict[str, Any]:
    return {
        "points": {str(side): points for side, points in enumerate(proof.points, 1)},
        "winners": list(proof.winners),
        "well": proof.well or None,
        "items": [
            {
                "cell": grid.format(item.cell),
                "tile": item.tile,
                "kind": item.kind,
                "side": item.side or None,
                "golems": {str(side): count for side, count in enumerate(item.golems, 1) if count},
                "contested": list(item.tied) if len(item.tied) > 1 else [],
                "reason": item.reason,
                "points": item.points,
                "clause": item.clause,
            }
            for item in proof.items
        ],
    }
