"""Snapshots: one position of a game as text, in full or as a view."""

from typing import Any

from taverne.kernel.errors import BadRecord, TaverneError
from taverne.kernel.game import View, view_of
from taverne.record.text import format_tags, is_small_number, parse_tags
from taverne.record.verify import SPECTATOR, parse_viewer
from taverne.registry import AnyGame, find_game


def format_snapshot(game: AnyGame, seats: int, state: Any) -> str:
    """A full position as text."""
    return _format(game, seats, state, {})


def format_view(game: AnyGame, seats: int, view: View[Any]) -> str:
    """A view as text."""
    return _format(game, seats, view.table, {"View": SPECTATOR if view.seat is None else str(view.seat)})


def _format(game: AnyGame, seats: int, table: Any, tags: dict[str, str]) -> str:
    head = {"Ruleset": game.ruleset.key, "Seats": str(seats), **tags}
    return "\n".join([*format_tags(head), "", *game.format_table(table), ""])


def parse_snapshot(text: str) -> tuple[AnyGame, Any]:
    """The game and the full state, or the View, that a snapshot shows."""
    tags, body = parse_tags(text)
    for tag in ("Ruleset", "Seats"):
        if tag not in tags:
            raise BadRecord("error-tag-missing", 1, expected=tag)
    if not is_small_number(tags["Seats"]):
        raise BadRecord("error-seats-tag", 1, found=tags["Seats"])
    try:
        game = find_game(tags["Ruleset"])
        table = game.parse_table(tuple(line for _, line in body), int(tags["Seats"]))
    except BadRecord:
        raise
    except TaverneError as error:
        line = body[0][0] if body else 1
        raise BadRecord(error.message, line, clause=error.clause, **error.arguments) from error
    if "View" not in tags:
        return game, table
    viewer = parse_viewer(tags["View"], int(tags["Seats"]))
    return game, view_of(game, table, viewer)
