"""What balance reports collect about the kingdom games: score sheets, legends, cards and tiles."""

from functools import partial
from typing import Any

import numpy as np

from taverne.arena.families import ArenaFamily, Batch, Floats, Group, Ints, PlayBatch, SeatEnd
from taverne.fast import HAS_NUMBA
from taverne.games.kingdom.cards import KINDS, LEGENDS, SYMBOLS
from taverne.games.kingdom.editions import EDITIONS, Edition
from taverne.games.kingdom.events import TurnBegan
from taverne.games.kingdom.modes.cooperative.team import Team
from taverne.games.kingdom.modes.objects.tile_names import NAMES, SET
from taverne.games.kingdom.modes.objects.tiles import Tiles
from taverne.games.kingdom.modes.solo.campaign import Campaign
from taverne.games.kingdom.results import rank_key, sheets
from taverne.games.kingdom.scoring import ScoreLines
from taverne.games.kingdom.state import State
from taverne.registry import AnyGame

_LEGENDS = Group("legends", LEGENDS, 1)
_OBJECTS = Group("objects", tuple(NAMES[tile] for tile in SET), 1)


def groups(game: AnyGame, seats: int) -> tuple[Group, ...]:
    """Legends and cards, and the tiles where they are played."""
    start = game.setup(seats)
    cards = Group("cards", tuple(SYMBOLS[kind] for kind in KINDS), start.rules.copies)
    return (_LEGENDS, cards, _OBJECTS) if isinstance(start.extra, Tiles) else (_LEGENDS, cards)


def collect(game: AnyGame, state: Any) -> list[SeatEnd]:
    """Each seat's score sheet, legends, cards and tiles."""
    ends = []
    for seat, (kingdom, sheet) in enumerate(zip(state.kingdoms, sheets(state), strict=True)):
        legends = _legends_of(state, seat)
        having = [
            tuple(legends >> legend & 1 for legend in range(len(LEGENDS))),
            tuple(kingdom.up[kind].bit_count() for kind in KINDS),
        ]
        if isinstance(state.extra, Tiles):
            held = state.extra.held[seat]
            having.append(tuple(int(tile in held) for tile in SET))
        ends.append(SeatEnd(tuple(sheet), tuple(having)))
    return ends


def _legends_of(state: State, seat: int) -> int:
    """The legends a seat took, or wrote in any age; what a team wrote counts for every seat."""
    held = sum(1 << legend for legend in state.held[seat])
    match state.extra:
        case Campaign(gone=gone):
            return held | gone
        case Team(written=written, gone=gone):
            return gone | sum(1 << legend for legend in written)
    return held


def compiled(game: AnyGame, bot: str) -> PlayBatch | None:
    """The kernel plays the competitive game with some of the bots."""
    if not HAS_NUMBA or game.ruleset.mode != "competitive":
        return None
    from taverne.fast.kingdom.series import PLAYERS

    edition = EDITIONS[game.ruleset.game, game.ruleset.edition]
    return partial(_play_series, bot, edition) if bot in PLAYERS else None


def _play_series(bot: str, edition: Edition, seats: int, games: int, seed: int) -> Batch:
    from taverne.fast.kingdom.series import play_series

    series = play_series(bot, edition, seats, games, seed)
    legends = series.held[..., None] >> np.arange(len(LEGENDS)) & 1
    shares = win_shares(series.lines)
    return Batch(series.points, shares, series.lines, (legends, series.counts), series.decisions, series.turns)


def win_shares(lines: Ints) -> Floats:
    """What each seat won, given the score sheets of many games."""
    shares = np.zeros(lines.shape[:2])
    for game, rows in enumerate(lines.tolist()):
        keys = [rank_key(ScoreLines(*row)) for row in rows]
        best = max(keys)
        won = 1 / keys.count(best)
        for seat, key in enumerate(keys):
            if key == best:
                shares[game, seat] = won
    return shares


def points_message(game: AnyGame) -> str:
    """Teams and campaigns have one score for all seats."""
    if not game.faces_game:
        return "balance-points-told"
    return "balance-points-team" if max(game.seats) > 1 else "balance-points-campaign"


FAMILY = ArenaFamily(ScoreLines._fields, groups, collect, (TurnBegan,), compiled, points_message)
