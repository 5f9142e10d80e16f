"""Objects & characters (A30–A42), tile by tile."""

import pytest

from taverne.games.kingdom.kingdom import Kingdom, format_kingdom, parse_kingdom
from taverne.games.kingdom.links import CELL_OF
from taverne.games.kingdom.modes.objects.events import TileLookedAt, TileTurnedUp
from taverne.games.kingdom.modes.objects.tile_names import NAMES, UNKNOWN_TILE
from taverne.games.kingdom.modes.objects.tiles import Tiles, no_tiles, tiles_of
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.state import State
from taverne.kernel.errors import IllegalMove
from taverne.kernel.events import told_to
from taverne.kernel.game import view_of
from tests.games.kingdom.boards import act, board, game, legal, table
from tests.games.kingdom.test_setup import deal

KEY = "aetherya/objects"
EARLY = board("????\n?Ep?\n?fH?\n????", "pfmsHEDGROps")
ROW = "treaty staff sword griffin hammer palantir stone-1 stone-2 stone-3 stone-4 smuggler thief"


def tiles(
    *held: str, lands: tuple[str, ...] = (), face_up: tuple[int, ...] = (), used: bool = False, looks: int = 0
) -> Tiles:
    """Tiles held by each seat, and on each seat's lands as `tile@cell`."""
    seats = max(len(held), len(lands), 2)
    rows = []
    opened = []
    for seat in range(seats):
        row, out = bytearray(16), 0b1_1111_1111_1110
        for word in (lands[seat] if seat < len(lands) else "").split():
            name, _, place = word.partition("@")
            row[CELL_OF[place]] = NAMES.index(name)
            out &= ~(1 << NAMES.index(name))
        rows.append(bytes(row))
        opened.append(out)
    mine = [tuple(sorted(NAMES.index(name) for name in text.split())) for text in held]
    return no_tiles(seats)._replace(
        held=tuple(mine + [()] * (seats - len(mine))),
        lands=tuple(rows),
        opened=tuple(opened),
        face_up=face_up or (0,) * seats,
        used=used,
        looks=looks,
    )


def at_close(tiles: Tiles, *kingdoms: Kingdom, key: str = KEY, river: str = "", taken: bool = False) -> State:
    """The end of seat 1's turn."""
    boards = kingdoms or (EARLY, EARLY)
    boards += (EARLY,) * (len(tiles.lands) - len(boards))
    return table(*boards, key=key, step="close", river=river, taken=taken)._replace(extra=tiles)


def uses(state: State, tile: str) -> list[str]:
    return [move for move in legal(state, KEY) if move.startswith(f"use {tile} ")]


def refused(state: State, line: str, key: str = KEY) -> str:
    with pytest.raises(IllegalMove) as caught:
        act(state, line, key)
    return caught.value.message


def test_each_seat_lays_its_twelve_tiles_unseen_on_its_lands() -> None:  # A30
    state = deal(3, key=KEY)
    assert all(sorted(tile for tile in row if tile) == list(range(1, 13)) for row in tiles_of(state).lands)
    for seat in (None, 1, 2, 3):
        seen = tiles_of(view_of(game(KEY), state, seat).table)
        assert all(set(row) <= {0, UNKNOWN_TILE} for row in seen.lands)


def test_a_tile_can_be_laid_only_once() -> None:  # A30
    state = game(KEY).setup(2)
    for line in ("* river kin-H kin-E kin-D kin-G land-p land-f land-m land-s", "* deal 1 pfms", "* deal 2 HEDG"):
        state = act(state, line, KEY)
    for seat in (1, 2):
        state = act(state, f"* lands {seat} RROOpfmsHEDG", KEY)
    assert refused(state, "* tiles 1 thief thief") == "error-draw-impossible"
    assert refused(state, "* tiles 2 thief") == "error-draw-expected"
    assert act(state, f"* tiles 1 {ROW}", KEY).step.name == "tiles"


@pytest.mark.parametrize("line", ["1 take a1", "1 place a1", "1 reveal a1"])
def test_the_tile_of_an_explored_land_is_turned_up_and_kept_or_refused(line: str) -> None:  # A31
    state = table(EARLY, EARLY, key=KEY, discard="m")._replace(extra=tiles("", "", lands=("thief@a1", "")))
    if "take" not in line:
        state = act(act(state, "1 draw", KEY), "* card D", KEY)
    state = act(state, line, KEY)
    assert legal(state, KEY) == ["keep", "refuse"]
    kept = act(state, "1 keep", KEY)
    assert tiles_of(kept).held[0] == (NAMES.index("thief"),)
    refused_tile = act(state, "1 refuse", KEY)
    assert tiles_of(refused_tile).held[0] == ()
    assert refused_tile.seat == 2


def test_everyone_sees_the_tile_that_is_turned_up() -> None:  # A31
    state = table(EARLY, EARLY, key=KEY, discard="m")._replace(extra=tiles("", "", lands=("thief@a1", "")))
    _, events = game(KEY).apply(state, 1, game(KEY).parse_move("take a1"))
    for seat in (None, 1, 2):
        assert [line for event in told_to(events, seat) for line in event.shown()] == ["1 a1 p", "1 a1 thief"]


def test_the_last_lands_tile_is_still_decided_and_nothing_else_happens() -> None:  # A31
    last = board("?Epf\nmEpf\nmfHs\nHORD", "G")
    extra = tiles("hammer", "", lands=("stone-3@a1", ""))
    state = table(last, EARLY, key=KEY, discard="m", river="kin-E four")._replace(extra=extra)
    state = act(state, "1 take a1", KEY)
    assert legal(state, KEY) == ["keep", "refuse"]
    ended = act(state, "1 keep", KEY)
    assert game(KEY).asked(ended) == ()
    assert sheets(ended)[0].legends == 3


def test_tiles_are_used_at_the_end_in_any_number_and_order() -> None:  # A32
    kingdom = board("GE??\n?Ep?\n?fR?\n????")
    state = at_close(tiles("treaty staff hammer", ""), kingdom, EARLY)
    assert {move.split()[1] for move in legal(state, KEY) if move.startswith("use")} == {"treaty", "staff", "hammer"}
    for line in ("1 use staff c3", "1 use treaty a1", "1 use hammer a1 a2"):
        state = act(state, line, KEY)
    assert state.seat == 2, "nothing is left to use: the turn ends by itself"


def test_after_a_tile_only_the_sword_takes_a_legend() -> None:  # A32
    kingdom = board("HH??\nGE??\n?fR?\n????")
    state = at_close(tiles("staff sword", ""), kingdom, EARLY, river="kin-H battle-EG")
    assert "legend kin-H" in legal(state, KEY)
    state = act(state, "1 use staff c3", KEY)
    assert legal(state, KEY) == ["use sword battle-EG", "end"]
    assert refused(state, "1 legend kin-H") == "error-legend-after-tile"


def test_a_tile_gained_this_turn_may_be_used_this_turn() -> None:  # A32
    state = at_close(tiles("thief", "hammer"))
    state = act(state, "1 use thief 2 hammer", KEY)
    assert len(uses(state, "hammer")) == 120


def test_a_tile_without_a_target_cannot_be_used() -> None:  # A32
    state = at_close(tiles("staff sword smuggler thief treaty", ""), board("????\n?pp?\n?ff?\n????"), EARLY)
    assert legal(state, KEY) == ["end"]


def test_a_tile_not_held_cannot_be_used() -> None:  # A32
    assert refused(at_close(tiles("staff", "")), "1 use hammer a1 b1") == "error-tile-not-held"
    assert refused(at_close(tiles("staff", "")), "1 use palantir 2 a1") == "error-tile-not-held"


def test_a_treaty_lies_on_a_tribe_and_ends_its_conflicts() -> None:  # A33
    state = at_close(tiles("treaty", ""), board("GE??\nH???\n????\n????"), EARLY)
    assert uses(state, "treaty") == ["use treaty a1", "use treaty b1", "use treaty a2"]
    after = act(state, "1 use treaty a1", KEY)
    assert sheets(state)[0].conflicts == -4
    assert sheets(after)[0].conflicts == 0
    assert refused(state, "1 use treaty c1") == "error-treaty-target"


def test_a_card_bears_one_treaty_and_battles_ignore_it() -> None:  # A33
    kingdom = parse_kingdom("GE??/H???/????/???? treaty@a1")
    state = at_close(tiles("treaty", ""), kingdom, EARLY)
    assert "use treaty a1" not in legal(state, KEY)
    fought = parse_kingdom("GEG?/????/????/???? treaty@b1")
    assert "legend battle-EG" in legal(at_close(tiles("", ""), fought, EARLY, river="battle-EG"), KEY)


def test_a_treatys_card_is_replaced_and_the_tile_is_gone() -> None:  # A33
    kingdom = parse_kingdom("GEG?/????/????/???? treaty@b1")
    state = table(kingdom, EARLY, key=KEY, discard="m")._replace(extra=tiles("", ""))
    after = act(state, "1 take b1", KEY)
    assert format_kingdom(after.kingdoms[0]) == "GmG?/????/????/????"


def test_a_staff_tames_a_wild_dragon_only() -> None:  # A33
    kingdom = board("HRH?\n????\nR???\n????")
    state = at_close(tiles("staff", ""), kingdom, EARLY)
    assert uses(state, "staff") == ["use staff a3"]
    assert refused(state, "1 use staff b1") == "error-staff-target"
    assert refused(state, "1 use staff a1") == "error-staff-target"
    assert sheets(act(state, "1 use staff a3", KEY))[0].dragons == 10


@pytest.mark.parametrize("edition", ["fr2", "fr1"])
def test_no_staff_with_four_dragons(edition: str) -> None:  # A33
    key = f"aetherya/{edition}/objects"
    four = board("R?R?\n????\nR?R?\n????")
    assert refused(at_close(tiles("staff", ""), four, EARLY, key=key), "1 use staff a1", key) == "error-staff-dragons"
    tame = board("HRHR\nH?HH\nR???\n????")
    assert "use staff a3" in legal(at_close(tiles("staff", ""), tame, EARLY, key=key), key)


def test_in_german_no_staff_once_three_dragons_are_tame() -> None:  # A33
    key = "aetherya/de/objects"
    four = board("R?R?\n????\nR?R?\n????")
    assert "use staff a1" in legal(at_close(tiles("staff", ""), four, EARLY, key=key), key)
    three_tame = board("HRHR\nHRHH\nR???\n????")
    assert (
        refused(at_close(tiles("staff", ""), three_tame, EARLY, key=key), "1 use staff a3", key)
        == "error-staff-dragons"
    )


def test_a_staff_moves_with_its_dragon_and_dragons_cannot_be_replaced() -> None:  # A33
    kingdom = parse_kingdom("R???/????/????/???? staff@a1")
    state = at_close(tiles("hammer", ""), kingdom, EARLY)
    after = act(state, "1 use hammer a1 d4", KEY)
    assert format_kingdom(after.kingdoms[0]) == "????/????/????/???R staff@d4"


def test_the_sword_takes_a_battle_with_a_single_pair() -> None:  # A34
    state = at_close(tiles("sword", ""), board("GE??\n????\n????\n????"), EARLY, river="battle-EG battle-HG kin-H")
    assert uses(state, "sword") == ["use sword battle-EG"]
    after = act(state, "1 use sword battle-EG", KEY)
    assert after.held[0] == (7,)
    assert tiles_of(after).held[0] == ()
    assert refused(state, "1 use sword battle-HG") == "error-legend-unmet"
    assert refused(state, "1 use sword battle-DG") == "error-legend-absent"


def test_the_sword_is_refused_after_the_turns_legend_was_taken() -> None:  # A34
    state = at_close(tiles("sword", ""), board("GE??\n????\n????\n????"), EARLY, river="battle-EG", taken=True)
    assert refused(state, "1 use sword battle-EG") == "error-legend-second"
    assert legal(state, KEY) == ["end"]


def test_after_the_sword_the_river_is_refilled_and_the_turn_goes_on() -> None:  # A34
    kingdom = board("GE??\n????\n??R?\n????")
    state = at_close(tiles("sword staff", ""), kingdom, EARLY, river="battle-EG")._replace(legend_deck=1 << 14)
    state = act(act(state, "1 use sword battle-EG", KEY), "* river four", KEY)
    assert legal(state, KEY) == ["use staff c3", "end"]


def test_a_griffin_swaps_with_a_face_down_tile_of_any_kingdom() -> None:  # A35
    state = at_close(tiles("griffin", "", lands=("stone-1@a1", "thief@d4")))
    assert uses(state, "griffin") == ["use griffin 1 a1", "use griffin 2 d4"]
    after = act(state, "1 use griffin 2 d4", KEY)
    assert tiles_of(after).held[0] == (NAMES.index("thief"),)
    assert NAMES[tiles_of(after).lands[1][CELL_OF["d4"]]] == "griffin"
    assert tiles_of(view_of(game(KEY), after, None).table).lands[1][CELL_OF["d4"]] == NAMES.index("griffin")


def test_a_face_up_griffin_cannot_be_chosen() -> None:  # A35
    extra = tiles("griffin", "", lands=("", "griffin@d4 thief@c4"), face_up=(0, 1 << CELL_OF["d4"]))
    state = at_close(extra)
    assert uses(state, "griffin") == ["use griffin 2 c4"]
    assert refused(state, "1 use griffin 2 d4") == "error-tile-not-face-down"
    assert refused(state, "1 use griffin 7 d4") == "error-seat-absent"


def test_a_griffin_goes_to_the_lands_owner_who_may_use_it_again() -> None:  # A35
    extra = tiles("griffin", "", lands=("", "thief@a1 hammer@b1"))
    state = act(at_close(extra), "1 use griffin 2 a1", KEY)
    state = act(state, "1 end", KEY) if state.seat == 1 else state
    state = act(state, "2 take a1", KEY)
    assert legal(state, KEY) == ["keep", "refuse"]
    state = act(state, "2 keep", KEY)
    assert uses(state, "griffin") == ["use griffin 2 b1"]
    after = act(state, "2 use griffin 2 b1", KEY)
    assert tiles_of(after).held[1] == (NAMES.index("hammer"),)


def test_a_hammer_swaps_any_two_cards_locked_ones_included() -> None:  # A36
    state = at_close(tiles("hammer", ""), board("RO??\n????\n????\n????"), EARLY)
    assert len(uses(state, "hammer")) == 120
    assert format_kingdom(act(state, "1 use hammer a1 b1", KEY).kingdoms[0]).startswith("OR")


def test_a_hammer_swaps_a_land_with_its_tile_unseen() -> None:  # A36
    kingdom = board("p???\n????\n????\n????", "m" + "p" * 14)
    extra = tiles("hammer", "", lands=("stone-4@b1", ""))
    extra = extra._replace(seen=((0, 0), (1 << CELL_OF["b1"], 0)))
    state = at_close(extra, kingdom, EARLY)
    after, events = game(KEY).apply(state, 1, game(KEY).parse_move("use hammer a1 b1"))
    assert format_kingdom(after.kingdoms[0]).startswith("?p??")
    assert after.kingdoms[0].cards[CELL_OF["a1"]] == 2
    assert NAMES[tiles_of(after).lands[0][CELL_OF["a1"]]] == "stone-4"
    assert not [line for event in told_to(events, 1) for line in event.shown()]
    assert tiles_of(after).knows(2, 1, CELL_OF["a1"]), "who had looked at it still knows it"


def test_a_hammers_cells_differ_and_stand_in_reading_order() -> None:  # A36
    from taverne.kernel.errors import BadText

    for text in ("use hammer a1 a1", "use hammer b1 a1"):
        with pytest.raises(BadText):
            game(KEY).parse_move(text)


def test_a_palantir_shows_a_tile_to_its_seat_alone_for_good() -> None:  # A37
    state = at_close(tiles("palantir hammer", "", lands=("", "thief@d4")))
    after, events = game(KEY).apply(state, 1, game(KEY).parse_move("use palantir 2 d4"))
    looked = [event for event in told_to(events, 1) if isinstance(event, TileLookedAt)]
    assert looked[0].shown() == ("2 d4 thief",)
    for seat in (None, 2):
        assert not [line for event in told_to(events, seat) for line in event.shown()]
        assert tiles_of(view_of(game(KEY), after, seat).table).lands[1][CELL_OF["d4"]] == UNKNOWN_TILE
    for moment in (after, act(after, "1 end", KEY)):
        seen = tiles_of(view_of(game(KEY), moment, 1).table)
        assert NAMES[seen.lands[1][CELL_OF["d4"]]] == "thief"
    assert tiles_of(after).held[0] == (5, 6), "it is kept"


def test_each_palantir_looks_once_a_turn_also_at_a_tile_already_seen() -> None:  # A37
    state = at_close(tiles("palantir palantir hammer", "", lands=("", "thief@d4")))
    state = act(act(state, "1 use palantir 2 d4", KEY), "1 use palantir 2 d4", KEY)
    assert refused(state, "1 use palantir 2 d4") == "error-palantir-used"
    state = act(act(state, "1 end", KEY), "2 take b2", KEY)
    state = act(state, "1 take c2", KEY)
    assert "use palantir 2 d4" in legal(state, KEY), "again in the next turn"


def test_what_was_seen_is_no_news_when_it_is_turned_up() -> None:  # A37
    extra = tiles("", "", lands=("thief@a1", ""))._replace(seen=((0, 0), (1 << CELL_OF["a1"], 0)))
    state = table(EARLY, EARLY, key=KEY, discard="m")._replace(extra=extra)
    _, events = game(KEY).apply(state, 1, game(KEY).parse_move("take a1"))
    (known,) = [event for event in told_to(events, 2) if isinstance(event, TileTurnedUp)]
    (news,) = [event for event in told_to(events, 1) if isinstance(event, TileTurnedUp)]
    assert (known.shown(), news.shown()) == ((), ("1 a1 thief",))


def test_a_smuggler_gives_a_stone_and_takes_a_tile_that_is_none() -> None:  # A38
    state = at_close(tiles("smuggler stone-1", "hammer griffin stone-4"))
    assert uses(state, "smuggler") == ["use smuggler stone-1 2 griffin", "use smuggler stone-1 2 hammer"]
    after = act(state, "1 use smuggler stone-1 2 griffin", KEY)
    held = [[NAMES[tile] for tile in row] for row in tiles_of(after).held]
    assert held == [["griffin"], ["hammer", "stone-1", "stone-4"]]


def test_a_smuggler_asking_for_a_stone_or_paying_with_none_is_refused() -> None:  # A38
    state = at_close(tiles("smuggler stone-1", "hammer stone-4"))
    assert refused(state, "1 use smuggler stone-1 2 stone-4") == "error-smuggler-tile"
    assert refused(state, "1 use smuggler stone-2 2 hammer") == "error-smuggler-stone"
    assert refused(state, "1 use smuggler stone-1 1 hammer") == "error-victim"
    assert refused(state, "1 use smuggler stone-1 2 thief") == "error-victim-tile"


def test_a_thief_takes_an_object_stones_included_but_no_character() -> None:  # A39
    state = at_close(tiles("thief", "hammer griffin stone-4"))
    assert uses(state, "thief") == ["use thief 2 hammer", "use thief 2 stone-4"]
    assert refused(state, "1 use thief 2 griffin") == "error-thief-tile"
    assert refused(state, "1 use thief 9 hammer") == "error-victim"
    after = act(state, "1 use thief 2 stone-4", KEY)
    assert [[NAMES[tile] for tile in row] for row in tiles_of(after).held] == [["stone-4"], ["hammer", "griffin"][::-1]]


def test_tiles_on_cards_or_lands_are_held_by_nobody() -> None:  # A40
    laid = parse_kingdom("GE??/????/????/???? treaty@a1")
    state = at_close(tiles("thief", "", lands=("", "stone-4@a1")), EARLY, laid)
    assert uses(state, "thief") == []


def test_at_the_end_tiles_on_lands_leave_unseen_and_laid_ones_count() -> None:  # A41
    last = parse_kingdom("?GEf/mEpf/mfHs/HORD treaty@b1 staff@c4")
    extra = tiles("", "", lands=("thief@a1", "stone-4@a1 hammer@b1"))
    state = table(last, EARLY, key=KEY, discard="m")._replace(extra=extra)
    state, events = game(KEY).apply(act(state, "1 take a1", KEY), 1, game(KEY).parse_move("refuse"))
    assert not any(tiles_of(state).lands[1])
    assert all("stone" not in line for event in events for line in event.shown())
    assert sheets(state)[0].conflicts == 0
    assert format_kingdom(state.kingdoms[0]).endswith("treaty@b1 staff@c4")


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("stone-1 stone-2 stone-3 stone-4", 0),
        ("stone-4", 4),
        ("stone-4 stone-4 stone-4", 2),
        ("", 0),
        ("stone-3 stone-4", 7),
    ],
)
def test_power_stones_count_the_last_digit_of_their_sum(stones: str, points: int) -> None:  # A42
    state = at_close(tiles(f"{stones} hammer", ""))._replace(held=((14,), ()))
    assert sheets(state)[0].legends == 4 + points
    assert f"legends {4 + points} " in game(KEY).results(state)[0]


def test_the_hundredth_idle_turn_is_completed_with_its_tiles() -> None:  # A19, A32
    state = at_close(tiles("hammer", "", lands=("stone-1@a1", "")))._replace(idle=100)
    assert len(uses(state, "hammer")) == 120
    ended = act(state, "1 use hammer b2 c2", KEY)
    assert game(KEY).asked(ended) == ()
    assert not any(tiles_of(ended).lands[0])
