"""Observations of Rivality tell what a seat sees, and nothing that it does not (decision 3)."""

import random
from typing import Any

import numpy as np
import pytest

from taverne.fast import bits
from taverne.fast.rivality import game as kernels
from taverne.fast.rivality import layout, observation, playout
from taverne.fast.rivality.gains import LAY_TOLD
from taverne.fast.rivality.moves import LAY
from taverne.fast.rivality.packing import pack, to_number, unpack
from taverne.games.rivality.battle import Battle
from taverne.games.rivality.golems import NOBODY
from taverne.games.rivality.opening import known_tiles
from taverne.games.rivality.results import count
from taverne.games.rivality.scoring import owner_of
from taverne.games.rivality.state import State, battlefield_of
from taverne.games.rivality.tiles import POINTS, SPELLS
from taverne.games.rivality.unseen import is_possible, with_tile
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, preview, view_of
from taverne.registry import find_game
from tests.fast.rivality_games import KEYS

pytestmark = pytest.mark.slow


def observed(table: layout.Row, seat: int) -> Any:
    """What a seat, from 1, sees of a table; the table stays as it is."""
    out = np.full(observation.SIZE, 7, np.int8)
    before = unpack_plain(table)
    observation.observe(bits.view_row(table), seat - 1, out)
    assert unpack_plain(table) == before
    return out


def unpack_plain(table: layout.Row) -> tuple[object, ...]:
    """What a row holds apart from its frontier, which observing sorts."""
    return (*table[: layout.FRONTIER], sorted(table[layout.FRONTIER : layout.FRONTIER + table[layout.OPEN]]))


def states(key: str, games: int) -> list[Any]:
    """States of random games at which a seat is asked or the game is over."""
    game, rng, found = find_game(key), random.Random(key), []
    dice = random_dice(rng)
    for _ in range(games):
        state: Any = game.setup(game.seats[0])
        while asked := game.asked(state):
            if asked == (CHANCE,):
                move: Any = draw(game, state, dice)
            else:
                found.append(state)
                move = rng.choice(game.legal(state, asked[0]))
            state, _ = game.apply(state, asked[0], move)
        found.append(state)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_cannot_see_changes_no_number(key: str) -> None:
    game, rng, generator = find_game(key), random.Random(1), bits.new_random(1)
    for state in states(key, 12):
        for seat in range(1, game.seats[0] + 1):
            view = view_of(game, state, seat)
            expected = observed(pack(view.table), seat)
            other = pack(state)
            assert np.array_equal(observed(other, seat), expected)
            assert np.array_equal(observed(pack(game.determinise(view, rng)), seat), expected)
            kernels.resample(bits.view_row(other), seat - 1, generator)
            assert np.array_equal(observed(other, seat), expected)


@pytest.mark.parametrize("key", KEYS)
def test_a_table_that_was_played_looks_as_one_that_was_packed(key: str) -> None:
    game: Any = find_game(key)
    rules = game.rules(game.seats[0])
    table, generator = layout.new_row(rules), bits.new_random(9)
    row = bits.view_row(table)
    for _ in range(6):
        kernels.deal(row, generator)
        while not kernels.is_over(row):
            kernels.apply_move(row, playout.choose_random(row, generator))
            kernels.settle(row, generator)
            packed = pack(unpack(table, rules))
            for seat in range(1, game.seats[0] + 1):
                assert np.array_equal(observed(table, seat), observed(packed, seat))


def changes(state: State, after: tuple[int, ...], side: int) -> list[int]:
    """By how much each side's points change, a side's own first."""
    before, _ = count(state)
    order = state.rules.rounds[side]
    return [after[other - 1] - before[other - 1] for other in order] + [0] * (3 - len(order))


def unclaimed(state: State) -> int:
    """The points of the tiles without a wizard that nobody takes; with expert rules one less where golems are (R34)."""
    battlefield, scoring = battlefield_of(state), state.rules.variant.scoring
    free = (cell for cell in battlefield.field if owner_of(battlefield, cell, scoring) == NOBODY)
    lands = (battlefield.field[cell] for cell in free if cell not in battlefield.wizards)
    return sum(POINTS[land.tile] - (any(land.golems) and bool(scoring.deducts)) for land in lands)


def after_lay(state: State, tile: int, cell: int, front: int) -> State:
    """The table after a lay and the tile's own spells, one after the other while the reserve lasts."""
    battle = Battle(state)
    battle.lay(tile, cell, front)
    for spell in SPELLS[tile][front]:
        if battle.spent:
            break
        battle.cast(battle.side, cell, spell)
    # The golem for which room must be made does not arrive.
    return battle.frozen(state.step, state.seat)[0]


@pytest.mark.parametrize("key", [key for key in KEYS if "solo" not in key])
def test_the_gains_of_a_lay_are_those_of_its_spells(key: str) -> None:
    rng, told = random.Random(2), 0
    for state in states(key, 12):
        if state.step.name != "turn":
            continue
        out = observed(pack(state), state.seat)
        legal: Any = find_game(key).legal(state, state.seat)
        for move in rng.sample(legal, 12):
            number = to_number(state, state.seat, move)
            found = out[observation.LAYS_AT + LAY_TOLD * (number - LAY) :][:LAY_TOLD]
            after = after_lay(state, move.tile, move.cell, move.front)
            expected = changes(state, count(after)[0], state.rules.side_of[state.seat])
            assert found.tolist() == [*expected, unclaimed(after) - unclaimed(state)], str(move)
            told += any(expected)
    assert told > 500


@pytest.mark.parametrize("key", [key for key in KEYS if "solo" not in key])
def test_cells_of_the_frontier_tell_which_places_lie_in_reach(key: str) -> None:
    told = 0
    for state in states(key, 4):
        table = pack(state)
        cells = observed(table, 1)[observation.CELLS_AT : observation.LAYS_AT].reshape(-1, 16)
        places = {table[layout.LAND + place] & 4095: place for place in range(table[layout.COUNT])}
        open_cells = sorted(table[layout.FRONTIER : layout.FRONTIER + table[layout.OPEN]])
        assert not cells[len(open_cells) :].any()
        for cell, found in zip(open_cells, cells, strict=False):
            line = [cell - 3, cell - 2, cell - 1, cell, cell + 1, cell + 2, cell + 3]
            column = [cell - 64, cell - 128, cell - 192, cell + 64, cell + 128, cell + 192]
            assert found[:7].tolist() == [places.get(other, -1) + 1 for other in line]
            assert found[7] == 1
            assert found[8:14].tolist() == [places.get(other, -1) + 1 for other in column]
            assert found[14:].tolist() == [cell % 64 - 32, cell // 64 - 32]
            told += int((found[:14] > 1).sum())
    assert told > 1000


@pytest.mark.parametrize("key", [key for key in KEYS if "solo" in key])
def test_the_gains_of_a_walk_are_those_of_its_preview(key: str) -> None:
    game: Any = find_game(key)
    told = 0
    for state in states(key, 30):
        if state.step.name not in ("turn", "enter"):
            continue
        squares = observed(pack(state), 1)[observation.WALKS_AT : observation.CELLS_AT].reshape(24, 3)
        view, legal = view_of(game, state, 1), game.legal(state, 1)
        assert squares[:, 0].sum() == len(legal)
        for move in legal:
            place = layout_place(move.cell)
            after, _ = preview(game, view, move)
            assert squares[place].tolist() == [1, *changes(state, count(after.table)[0], 1)[:2]]
            told += 1
    assert told > 300


def layout_place(cell: int) -> int:
    """The square of a cell, row by row."""
    x, y = cell % 64 - 32, cell // 64 - 32
    return 4 * y + x


@pytest.mark.parametrize("key", KEYS)
def test_sections_tell_hands_points_and_what_is_unseen(key: str) -> None:
    game: Any = find_game(key)
    for state in states(key, 4):
        rules = state.rules
        points, first = count(state)
        for seat in range(1, game.seats[0] + 1):
            out = observed(pack(state), seat)
            view = view_of(game, state, seat)
            sides = out[observation.SIDES_AT : observation.TILES_AT].reshape(3, 12)
            order = rules.rounds[rules.side_of[seat]]
            assert sides[: len(order), 0].tolist() == [state.reserves[side - 1] for side in order]
            assert sides[: len(order), 8].tolist() == [points[side - 1] for side in order]
            assert sides[: len(order), 10].tolist() == [side in first for side in order]
            lines = sides[:, 3:7].sum(axis=1) - sides[:, 7]
            assert lines.tolist() == sides[:, 8].tolist()
            tiles = out[observation.TILES_AT : observation.PLACES_AT].reshape(7, 24)
            for number, hand in enumerate((state.hands[seat - 1][:1], state.hands[seat - 1][1:])):
                assert np.flatnonzero(tiles[number]).tolist() == list(hand)
            hidden = {state.field[cell].tile for cell in state.hidden}
            laid = {land.tile for cell, land in state.field.items() if cell not in state.hidden} - {24}
            assert set(np.flatnonzero(tiles[2]).tolist()) == laid
            if not rules.mode.grid.has_well:
                assert set(np.flatnonzero(tiles[4]).tolist()) == hidden
                continue
            guesses = [game.determinise(view, random.Random(number)) for number in range(8)]
            for turn, side in enumerate(order):
                told = set(np.flatnonzero(tiles[3 + turn]).tolist())
                possible = {tile for tile in range(24) if _may_hold(view, side, seat, tile)}
                # Of three sides `_may_hold` does not count the fortresses of one whose last tile it fills in.
                assert told == possible or (rules.mode.sides == 3 and told < possible)
                assert told >= set(b"".join(_hidden(guess, side, seat) for guess in guesses))


def _hidden(state: Any, side: int, seat: int) -> bytes:
    """The tiles of a side that a seat does not see."""
    hands = (state.hands[other - 1] for other in state.rules.seats_of[side] if other != seat)
    return b"".join((*hands, state.decks[side - 1]))


def _may_hold(view: Any, side: int, seat: int, tile: int) -> bool:
    """Whether a tile may lie in a place of a side that a seat does not see."""
    table = view.table
    if tile not in table.rules.mode.pools[side - 1] or tile in known_tiles(table):
        return False
    seats = [other for other in table.rules.seats_of[side] if other != seat]
    if any(with_tile(table, other, tile) is not None for other in seats):
        return True
    deck = table.decks[side - 1]
    known = (deck[:place] + bytes([tile]) + deck[place + 1 :] for place in range(len(deck)))
    return any(is_possible(table._replace(decks=_replaced(table.decks, side, other))) for other in known)


def _replaced(decks: tuple[bytes, ...], side: int, deck: bytes) -> tuple[bytes, ...]:
    return (*decks[: side - 1], deck, *decks[side:])


def test_solo_fills_the_first_part_alone() -> None:
    game: Any = find_game("rivality/fr/solo")
    table = layout.new_row(game.rules(1))
    kernels.deal(bits.view_row(table), bits.new_random(1))
    out = observed(table, 1)
    assert (out[observation.CELLS_AT :] == 7).all()
    assert observation.count_numbers(game.rules(1)) == observation.CELLS_AT
