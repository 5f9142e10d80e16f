"""Battlefields from the box: the end of a game to score, and positions to ask about."""

from collections.abc import Iterable

from taverne.games.rivality.game import RivalityGame
from taverne.games.rivality.golems import controller
from taverne.games.rivality.state import HAND, State, begin
from taverne.games.rivality.tiles import FORTRESSES, TILES, WELL, format_tiles, parse_land_tile
from taverne.games.rivality.turn import OVER
from taverne.kernel.errors import BadText
from taverne.positions.families import PositionFamily
from taverne.registry import AnyGame


def lay_out_end(game: AnyGame, lines: tuple[str, ...]) -> State:
    """The end of a game: the lines of its battlefield."""
    assert isinstance(game, RivalityGame)
    mode = game.mode
    field, wizards, hidden = game.read_battlefield("\n".join(lines))
    placed = [sum(land.golems[side] for land in field.values()) for side in range(mode.sides)]
    return begin(game.rules(mode.seats))._replace(
        step=OVER,
        field=field,
        frontier=(),
        wizards=wizards,
        reserves=tuple(mode.golems - count for count in placed),
        hidden=hidden,
    )


def complete(game: AnyGame, lines: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """The snapshot of a position in which a tile is to be laid.

    Given are the battlefield, the hand of the seat that lays (`hand S T…`) and whose turn it is (`decision turn S`).
    All other tiles are unknown.
    """
    assert isinstance(game, RivalityGame)
    mode = game.mode
    if not mode.grid.has_well:
        raise BadText("error-settle-mode", found=game.ruleset.key)
    heads = {line.split()[0] for line in lines if line.split()}
    battlefield = [line for line in lines if line.split() and line.split()[0] not in ("hand", "decision")]
    table = lay_out_end(game, tuple(battlefield))
    decision = next((line for line in lines if line.startswith("decision ")), "decision turn 1")
    text = [*battlefield, *(f"reserve {side} {count}" for side, count in enumerate(table.reserves, 1))]
    laid = _share_out(game, [land.tile for land in table.field.values() if land.tile < WELL])
    hands = {line.split()[1]: line.split()[2:] for line in lines if line.startswith("hand ")}
    for side, seats in enumerate(table.rules.seats_of[1:], 1):
        left = mode.deck_size - sum(len(laid[seat]) for seat in seats)
        for seat in seats:
            known = [TILES[parse_land_tile(code)] for code in hands.pop(str(seat), [])]
            hand = [*known, *["?"] * (min(left, HAND) - len(known))]
            text += [f"hand {seat} {' '.join(hand)}"] if hand else []
            left -= len(hand)
        text += [f"deck {side} {' '.join('?' * left)}"] if left > 0 else []
    if hands or not heads:
        raise BadText("error-seat-unknown", found=next(iter(hands), ""), expected=f"1 … {mode.seats}")
    text += [f"laid {seat} {format_tiles(bytes(tiles))}" for seat, tiles in laid.items() if tiles]
    if table.rules.tracks_gains:
        controlled = [mode.grid.format(cell) for cell, land in table.field.items() if controller(land.golems)]
        text += [" ".join(["gained", *controlled])] if controlled else []
    return mode.seats, (*text, decision)


def _share_out(game: RivalityGame, tiles: Iterable[int]) -> dict[int, list[int]]:
    """Who laid which tile: whoever's deck it is from, and of several the one who laid least.

    With three players every deck may hold any tile, and as many fortresses as the others (R6).
    """
    rules, mode = game.rules(game.mode.seats), game.mode
    laid: dict[int, list[int]] = {seat: [] for seat in range(1, mode.seats + 1)}
    for tile in sorted(tiles, key=lambda tile: tile not in FORTRESSES):
        able = [seat for seat in laid if tile in mode.pools[rules.side_of[seat] - 1]]
        seat = min(able, key=lambda seat: len(laid[seat]))
        laid[seat].append(tile)
    return laid


FAMILY = PositionFamily(lay_out_end, complete)
