"""Where a lesson on Rivality only tells something, it points at what it talks about, and that is on the table."""

import pytest

from taverne.games.rivality.tiles import TILES
from taverne.practice.families import find_start
from taverne.practice.lesson import FOLDER, LessonStep, follow, steps_of
from taverne.practice.play import Practice
from taverne.practice.rivality import FAMILY
from tests.practice.test_lessons import answer_of

LESSONS = [f"{FOLDER}/{name}" for name in FAMILY.lessons]


def things_on(practice: Practice) -> set[str]:
    """What the table can point at."""
    state, game = practice.state, practice.start.game
    grid = state.rules.mode.grid
    cells = {f"cell:{grid.format(cell)}" for cell in state.field}
    hand = {f"hand:{TILES[tile]}" for tile in state.hands[practice.start.you - 1]}
    sides = [sheet.side for sheet in game.sheets(state) if sheet.side]
    return cells | hand | {f"{what}:{side}" for what in ("reserve", "points") for side in sides}


@pytest.mark.parametrize("key", LESSONS)
def test_a_step_that_asks_for_no_move_points_at_things_on_the_table(key: str) -> None:
    steps = steps_of(find_start(key))
    for place, step in enumerate(steps):
        if step.move is None:
            practice = follow(key, tuple(map(answer_of, steps[:place])))
            assert step.things, step.message
            assert set(step.things) <= things_on(practice), step.message


def test_the_well_the_wizards_and_the_armed_spell_are_what_the_steps_mean() -> None:
    def told(lesson: str, name: str) -> tuple[LessonStep, Practice]:
        key = f"{FOLDER}/{lesson}"
        steps = steps_of(find_start(key))
        (place,) = (place for place, step in enumerate(steps) if step.message.endswith(f"-{name}"))
        return steps[place], follow(key, tuple(map(answer_of, steps[:place])))

    for lesson, name in (("rivality", "count"), ("teams", "end")):
        step, practice = told(lesson, name)
        wizards = {f"cell:{practice.state.rules.mode.grid.format(cell)}" for cell in practice.state.wizards}
        assert {thing for thing in step.things if thing.startswith("cell:")} <= wizards
    for lesson, name, tile in (
        ("rivality", "well", "W"),
        ("expert", "rules", "C9"),
        ("expert", "trap", "C2"),
        ("three", "tied", "H1"),
        ("souramoun", "count", "F3"),
    ):
        step, practice = told(lesson, name)
        grid = practice.state.rules.mode.grid
        (thing,) = step.things
        assert TILES[practice.state.field[grid.parse(thing.removeprefix("cell:"))].tile] == tile
