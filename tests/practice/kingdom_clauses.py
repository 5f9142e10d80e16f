"""What the positions of the kingdom games' clauses show."""

from taverne.games.kingdom.modes.objects.tile_names import NAMES
from taverne.games.kingdom.modes.objects.tiles import tiles_of
from taverne.practice.play import Practice
from tests.practice.shown import Shown


def held(practice: Practice, seat: int = 1) -> list[str]:
    """The tiles that a seat holds."""
    return [NAMES[tile] for tile in tiles_of(practice.state).held[seat - 1]]


def tiles_on_lands(practice: Practice) -> list[int]:
    """How many tiles lie on each seat's lands."""
    return [sum(tile > 0 for tile in lands) for lands in tiles_of(practice.state).lands]


def line(practice: Practice, name: str, seat: int = 1) -> int:
    """The points of a line of a seat's score sheet."""
    return practice.start.game.sheets(practice.state)[seat - 1].lines[name]


def reasons(practice: Practice) -> set[tuple[str, str]]:
    """Why the person's points count, with the clauses."""
    sheet = practice.start.game.sheets(practice.state)[practice.start.you - 1]
    return {(reason.reason, reason.clause) for reason in sheet.reasons}


_OBJECTS = {
    "A30": Shown("arrange", "TilesLaid", 5, holds=lambda played: tiles_on_lands(played.after) == [12, 12]),
    "A31": Shown("keep", "TileKept", 3, worse="refuse"),
    "A32": Shown("legend kin-E", "TileUsed", 8, refused=("use thief 2 staff", "legend kin-E")),
    "A33": Shown(
        "use treaty",
        "TileLaidOnCard",
        10,
        worse="use treaty b2",
        holds=lambda played: (
            (line(played.before, "conflicts"), line(played.first, "conflicts")) == (-4, 0)
            and ("staff", "A33") in reasons(played.after)
        ),
    ),
    "A34": Shown("use sword", "LegendTaken", 3, refused=("use sword battle-DG",)),
    "A35": Shown(
        "use griffin",
        "GriffinLanded",
        6,
        holds=lambda played: "griffin" in held(played.before) and "griffin" not in held(played.first),
    ),
    "A36": Shown("use hammer", "CardsSwapped", 8, worse="use hammer a1 b3"),
    "A37": Shown(
        "use palantir",
        "TileLookedAt",
        6,
        holds=lambda played: (
            held(played.after) == ["palantir", "stone-4"]
            and [NAMES[event.tile] for event in played.named("TileLookedAt")] == ["stone-4"]
        ),
    ),
    "A38": Shown(
        "use smuggler",
        "TileTaken",
        3,
        worse="use smuggler stone-3 2 treaty",
        holds=lambda played: (
            ("stone-1" in held(played.before), "stone-1" in held(played.first, 2)) == (True, True)
            and ("treaty" in held(played.before, 2), "treaty" in held(played.first)) == (True, True)
            and (line(played.before, "legends", 2), line(played.first, "legends", 2)) == (11, 2)
        ),
    ),
    "A39": Shown(
        "use thief",
        "TileTaken",
        3,
        refused=("use thief 2 smuggler",),
        holds=lambda played: "sword" in held(played.before, 2) and "sword" in held(played.first),
    ),
    "A40": Shown(
        "use thief",
        "TileTaken",
        4,
        refused=("use thief 2 staff",),
        refused_by="A39",
        holds=lambda played: bool(played.before.state.kingdoms[1].staffs) and held(played.before, 2) == ["stone-4"],
    ),
    "A41": Shown(
        "take",
        "GameEnded",
        6,
        holds=lambda played: (
            (tiles_on_lands(played.before), tiles_on_lands(played.after)) == ([1, 6], [0, 0])
            and ("staff", "A33") in reasons(played.after)
            and line(played.after, "conflicts") == 0
        ),
    ),
    "A42": Shown(
        "use thief",
        "TileTaken",
        2,
        worse="use thief 2 stone-3",
        holds=lambda played: ("stones", "A42") in reasons(played.after) and held(played.after).count("stone-2") == 1,
    ),
}

KINGDOM_CLAUSES = {**_OBJECTS}
