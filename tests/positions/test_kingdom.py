"""Kingdoms from the box: scored as `taverne score` scores them, improved, and completed to positions to play on."""

import json
import random

import pytest

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.editions import EDITIONS
from taverne.games.kingdom.kingdom import format_kingdom, parse_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.results import BestLines, Tie, sheets, summarise_points
from taverne.games.kingdom.scoring import score
from taverne.kernel.errors import TaverneError
from taverne.positions.families import FAMILIES
from taverne.practice.play import practise_on
from taverne.practice.start import EVERY_SEAT, parse_start
from taverne.registry import find_game

KINGDOM = FAMILIES.find("kingdom")
EXAMPLE = "mfEf/DEfH/spHm/HORD"
KEYS = ["aetherya/fr2/objects", "aetherya/fr1/competitive", "aetherya/de/competitive", "drako/fr/competitive"]


def random_kingdom(rng: random.Random) -> str:
    return "/".join("".join(rng.choice(SYMBOLS[:10]) for _ in range(4)) for _ in range(4))


@pytest.mark.parametrize("key", KEYS)
def test_what_is_laid_out_scores_as_the_kingdoms_alone(key: str) -> None:
    rng, game = random.Random(key), find_game(key)
    edition = EDITIONS[game.ruleset.game, game.ruleset.edition]
    for _ in range(50):
        texts = [random_kingdom(rng) for _ in range(rng.randint(1, 4))]
        legends = rng.sample(LEGENDS, 3)
        lines = [f"kingdom {seat} {text}" for seat, text in enumerate(texts, 1)]
        table = KINGDOM.lay_out_end(game, (*lines, f"legends 1 {' '.join(legends)}"))
        held = [tuple(map(parse_legend, legends)), *[()] * (len(texts) - 1)]
        expected = [score(parse_kingdom(text), edition, own) for text, own in zip(texts, held, strict=True)]
        assert list(sheets(table)) == expected


def test_tiles_and_stones_count_where_the_edition_has_them() -> None:  # A33, A42, D5
    aetherya, drako = find_game("aetherya"), find_game("drako")
    lines = (f"kingdom 1 {EXAMPLE} staff@c4", "held 1 stone-4 stone-4 stone-4")
    (sheet,) = sheets(KINGDOM.lay_out_end(aetherya, lines))
    assert (sheet.dragons, sheet.legends) == (3, 2)
    for refused in (lines, (lines[0],), (f"kingdom 1 {EXAMPLE}", lines[1])):
        with pytest.raises(TaverneError, match="error-no-tiles"):
            KINGDOM.lay_out_end(drako, refused)


def test_a_tie_names_the_lines_that_decide_it() -> None:  # A10
    game = find_game("aetherya")
    same = KINGDOM.lay_out_end(game, (f"kingdom 1 {EXAMPLE}", f"kingdom 2 {EXAMPLE}"))
    (tie,) = summarise_points(same).ties
    assert not tie.is_broken
    assert [best.seat for best in tie.seats] == [1, 2]
    one, other = "Ef??/????/????/????", "E???/f???/????/????"
    spread = KINGDOM.lay_out_end(
        game, (f"kingdom 1 {one}", f"kingdom 2 {other}", "kingdom 3 ????/????/????/????", "legends 3 kin-H")
    )
    assert summarise_points(spread).ties == (
        Tie(2, tuple(BestLines(seat, (2, 0, 0, 0, 0, 0, 0)) for seat in (1, 2, 3)), is_broken=False),
    )
    lines = ("kingdom 1 ????/????/????/????", "legends 1 land-f", "kingdom 2 EfDm/????/????/????")
    broken = KINGDOM.lay_out_end(game, lines)
    (tie,) = summarise_points(broken).ties
    assert tie == Tie(4, (BestLines(1, (4,)), BestLines(2, (2,))), is_broken=True)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ((), "error-kingdoms"),
        (tuple(f"kingdom {seat} {EXAMPLE}" for seat in range(1, 6)), "error-kingdoms"),
        ((f"kingdom 2 {EXAMPLE}",), "error-snapshot-missing"),
        (("kingdom 1 mf",), "error-kingdom-rows"),
        ((f"kingdom 1 {EXAMPLE}", "legends 1 kin-H kin-H"), "error-legend-count"),
        (
            (f"kingdom 1 {EXAMPLE}", f"kingdom 2 {EXAMPLE}", "legends 1 kin-H", "legends 2 kin-H"),
            "error-legend-count",
        ),
        ((f"kingdom 1 {EXAMPLE}", "held 1 hammer"), "error-stone"),
        ((f"kingdom 1 {EXAMPLE}", "river kin-H"), "error-snapshot-line"),
    ],
)
def test_what_cannot_lie_so_is_refused(lines: tuple[str, ...], message: str) -> None:
    with pytest.raises(TaverneError, match=message):
        KINGDOM.lay_out_end(find_game("aetherya"), lines)


def test_improvements_gain_what_they_say_and_nothing_gains_more() -> None:  # A15, A36
    rng, game = random.Random(7), find_game("aetherya")
    for _ in range(20):
        text = random_kingdom(rng)
        table = KINGDOM.lay_out_end(game, (f"kingdom 1 {text}",))
        total = sheets(table)[0].total
        found = {one.kind: one for one in KINGDOM.find_improvements(table, 1)}
        cards = text.replace("/", "")
        swaps = []
        for one in range(16):
            for other in range(one):
                swapped = list(cards)
                swapped[one], swapped[other] = swapped[other], swapped[one]
                rows = "/".join("".join(swapped[row : row + 4]) for row in range(0, 16, 4))
                swaps.append(sheets(KINGDOM.lay_out_end(game, (f"kingdom 1 {rows}",)))[0].total)
        best = max(swaps) - total
        assert (found["swap"].points if "swap" in found else 0) == max(best, 0)
        assert all(sum(one.lines.values()) == one.points > 0 for one in found.values())


def test_a_position_is_completed_with_what_is_unknown() -> None:
    game = find_game("aetherya")
    seats, lines = KINGDOM.complete(game, ("kingdom 1 ???f/?EfH/?pH?/????", "legends 1 kin-E", "hand G", "discard 1 m"))
    text = "\n".join([f'[Ruleset "{game.ruleset.key}"]', f'[Seats "{seats}"]', '[You "0"]', "", *lines, ""])
    practice = practise_on(parse_start("x", text), ())
    assert practice.you == 1
    assert format_kingdom(practice.state.kingdoms[0]) == "???f/?EfH/?pH?/????"
    assert dict(game.census(practice.state))["legends"] == len(LEGENDS)
    after = practise_on(practice.start, ("place a1",))
    assert after.you == 2, "the person plays every seat"
    assert EVERY_SEAT == 0


@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        (("kingdom 1 ????/?EfH/?pH?/????", "kingdom 2 ????/?E?H/?pH?/????"), "A12"),
        (("kingdom 1 mfEf/DEfH/spHm/HORD",), "A19"),
        (("kingdom 1 ???f/?EfH/?pf?/??fR", "hand f", "discard 1 f"), "A12"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused_with_its_clause(lines: tuple[str, ...], clause: str) -> None:
    game = find_game("aetherya")
    with pytest.raises(TaverneError) as refused:
        game.parse_table(KINGDOM.complete(game, lines)[1], 2)
    assert refused.value.clause == clause, json.dumps(str(refused.value))
