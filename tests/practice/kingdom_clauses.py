"""What the positions of the kingdom games' clauses show."""

from functools import partial

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.modes.cooperative.team import target_of
from taverne.games.kingdom.modes.objects.tile_names import NAMES
from taverne.games.kingdom.modes.objects.tiles import tiles_of
from taverne.games.kingdom.modes.solo.campaign import objective_of
from taverne.games.kingdom.results import summarise_points
from taverne.practice.play import Practice
from taverne.registry import rulesets
from tests.practice.shown import Played, Shown, points

aetherya = partial(Shown, "aetherya/competitive")
objects = partial(Shown, "aetherya/objects")
solo = partial(Shown, "aetherya/solo")
cooperative = partial(Shown, "aetherya/cooperative")
drako = partial(Shown, "drako/competitive")


def line(practice: Practice, name: str, seat: int = 1) -> int:
    """The points of a line of a seat's score sheet."""
    return practice.start.game.sheets(practice.state)[seat - 1].lines[name]


def reasons(practice: Practice) -> set[tuple[str, str]]:
    """Why the person's points count, with the clauses."""
    sheet = practice.start.game.sheets(practice.state)[practice.start.you - 1]
    return {(reason.reason, reason.clause) for reason in sheet.reasons}


def portal_lines(practice: Practice) -> set[str]:
    """The lines of the person's score sheet that count a link through a portal."""
    sheet = practice.start.game.sheets(practice.state)[practice.start.you - 1]
    return {reason.line for reason in sheet.reasons if any(reason.routes)}


def lands(practice: Practice) -> list[int]:
    """How many unexplored lands each kingdom has."""
    return [kingdom.hidden.bit_count() for kingdom in practice.state.kingdoms]


def held(practice: Practice, seat: int = 1) -> list[str]:
    """The tiles that a seat holds."""
    return [NAMES[tile] for tile in tiles_of(practice.state).held[seat - 1]]


def tiles_on_lands(practice: Practice) -> list[int]:
    """How many tiles lie on each seat's lands."""
    return [sum(tile > 0 for tile in row) for row in tiles_of(practice.state).lands]


def is_battle(played: Played, *, spreads: bool) -> bool:
    """Whether the person's kingdom meets a battle of dwarves and goblins as Aetherya or Drako asks for it."""
    legends = met(played.before.state.kingdoms[0].up, spreads)
    return legends >> LEGENDS.index("battle-DG") & 1 == 1


def placed(played: Played) -> list[tuple[int, int, bool]]:
    """The discard that each card the person places comes from (0: the hand), the one it sends a card to, and whether
    it explores a land."""
    return [(one.pile, one.to, one.explored) for one in played.named("CardPlaced") if one.seat == played.you]


def discards_after_rebuild(played: Played) -> str:
    """The discard at the moment when a new deck is made."""
    (state,) = (
        entry.state
        for entry in played.after.entries
        if any(type(event).__name__ == "DeckRebuilt" for event in entry.events)
    )
    return "".join(SYMBOLS[card] for card in state.discards[0])


def has_won(practice: Practice) -> bool | None:
    """Whether the person has won against the game; None while it lasts."""
    outcome = practice.start.game.outcome(practice.state)
    return None if outcome is None else outcome.won


KINGDOM_CLAUSES = {
    "A1": aetherya(
        "reveal",
        "LandRevealed",
        2,
        worse="place b1",
        holds=lambda played: played.before.state.kingdoms[0].cards == played.first.state.kingdoms[0].cards,
    ),
    "A2": aetherya(
        "take", "CardPlaced", 4, worse="take a1", holds=lambda played: points(played.instead("take b1")) == 2
    ),
    "A3": aetherya(
        "take", "CardPlaced", 2, worse="take d3", holds=lambda played: portal_lines(played.after) == {"elves"}
    ),
    "A4": aetherya("take", "CardPlaced", 3, worse="take d2", holds=lambda played: line(played.after, "goblins") == 3),
    "A5": aetherya(
        "take", "CardPlaced", 6, worse="take d4", holds=lambda played: "dragons" in portal_lines(played.after)
    ),
    "A6": aetherya(
        "take",
        "CardPlaced",
        5,
        worse="take b1",
        holds=lambda played: (
            [line(played.after, name) - line(played.before, name) for name in ("elves", "humans")] == [3, 2]
        ),
    ),
    "A7": aetherya(
        "take", "CardPlaced", 8, worse="take d3", holds=lambda played: ("tame", "A7") in reasons(played.after)
    ),
    "A8": aetherya("legend kin-E", "LegendTaken", 2, holds=lambda played: line(played.after, "legends") == 2),
    "A9": aetherya(
        "take",
        "CardPlaced",
        3,
        holds=lambda played: ("conflict", "A9") in reasons(played.before) - reasons(played.after),
    ),
    "A10": aetherya(
        "take",
        "GameEnded",
        4,
        holds=lambda played: summarise_points(played.after.state).is_decided_by_lines,
    ),
    "A11": aetherya("take", "GameEnded", 2, holds=lambda played: points(played.after) == 23),
    "A12": aetherya(
        "arrange", "LandsLaid", 4, worse="arrange EDfm", holds=lambda played: lands(played.after) == [12, 12]
    ),
    "A13": aetherya("take", holds=lambda played: [event.seat for event in played.named("TurnBegan")] == [2, 3, 1]),
    "A14": aetherya("draw", "CardDrawn", 4, holds=lambda played: [pile for pile, _, _ in placed(played)] == [0, 1]),
    "A15": aetherya("take", "CardPlaced", 2, refused=("take b3",)),
    "A16": aetherya("draw", "LandRevealed", 2, holds=lambda played: not placed(played)),
    "A17": aetherya("legend kin-E", "LegendTaken", 5, refused=("legend kin-E", "legend alliance-HE")),
    "A18": aetherya("draw", "DeckRebuilt", 2, holds=lambda played: not discards_after_rebuild(played)),
    "A19": aetherya(
        "take",
        "GameEnded",
        2,
        holds=lambda played: (
            (lands(played.before), lands(played.after)) == ([1, 5], [0, 0])
            and "alliance-HD" in played.after.start.game.sheets(played.after.state)[0].met
            and LEGENDS.index("alliance-HD") in played.after.state.river
        ),
    ),
    "A20": aetherya("legend land-f", "LegendTaken", 4, worse="legend kin-E"),
    "A21": aetherya("legend battle-DG", "LegendTaken", 3, holds=lambda played: is_battle(played, spreads=False)),
    "A30": objects("arrange", "TilesLaid", 5, holds=lambda played: tiles_on_lands(played.after) == [12, 12]),
    "A31": objects("keep", "TileKept", 3, worse="refuse"),
    "A32": objects("legend kin-E", "TileUsed", 8, refused=("use thief 2 staff", "legend kin-E")),
    "A33": objects(
        "use treaty",
        "TileLaidOnCard",
        10,
        worse="use treaty b2",
        holds=lambda played: (
            (line(played.before, "conflicts"), line(played.first, "conflicts")) == (-4, 0)
            and ("staff", "A33") in reasons(played.after)
        ),
    ),
    "A34": objects("use sword", "LegendTaken", 3, refused=("use sword battle-DG",)),
    "A35": objects(
        "use griffin",
        "GriffinLanded",
        6,
        holds=lambda played: "griffin" in held(played.before) and "griffin" not in held(played.first),
    ),
    "A36": objects("use hammer", "CardsSwapped", 8, worse="use hammer a1 b3"),
    "A37": objects(
        "use palantir",
        "TileLookedAt",
        6,
        holds=lambda played: (
            held(played.after) == ["palantir", "stone-4"]
            and [NAMES[event.tile] for event in played.named("TileLookedAt")] == ["stone-4"]
        ),
    ),
    "A38": objects(
        "use smuggler",
        "TileTaken",
        3,
        worse="use smuggler stone-3 2 treaty",
        holds=lambda played: (
            "stone-1" in held(played.before)
            and "stone-1" in held(played.first, 2)
            and "treaty" in held(played.before, 2)
            and "treaty" in held(played.first)
            and line(played.before, "legends", 2) - line(played.first, "legends", 2) == 9
        ),
    ),
    "A39": objects(
        "use thief",
        "TileTaken",
        3,
        refused=("use thief 2 smuggler",),
        holds=lambda played: "sword" in held(played.before, 2) and "sword" in held(played.first),
    ),
    "A40": objects(
        "use thief",
        "TileTaken",
        4,
        refused=("use thief 2 staff",),
        refused_by="A39",
        holds=lambda played: played.before.state.kingdoms[1].staffs > 0,
    ),
    "A41": objects(
        "take",
        "GameEnded",
        6,
        holds=lambda played: (
            (tiles_on_lands(played.before), tiles_on_lands(played.after)) == ([1, 6], [0, 0])
            and ("staff", "A33") in reasons(played.after)
        ),
    ),
    "A42": objects(
        "use thief",
        "TileTaken",
        2,
        holds=lambda played: points(played.before) - points(played.instead("use thief 2 stone-3")) == 7,
    ),
    "A50": solo(
        "arrange",
        "LegendsLaidOut",
        4,
        holds=lambda played: (
            [[len(row) for row in event.rows] for event in played.named("LegendsLaidOut")] == [[4, 5, 6]]
        ),
    ),
    "A51": solo("arrange", "LandsLaid", 5, worse="arrange DGms", holds=lambda played: lands(played.after) == [12]),
    "A52": solo(
        "swap",
        "LegendsSwapped",
        0,
        refused=("swap land-s kin-G",),
        holds=lambda played: (objective_of(played.before.state), objective_of(played.after.state)) == (14, 12),
    ),
    "A53": solo("pair discard", "CardDropped", 2, refused=("pair discard", "drop s", "reveal a1")),
    "A54": solo(
        "legend land-f",
        "LegendTaken",
        refused=("legend land-f", "legend kin-E"),
        refused_by="A17",
        holds=lambda played: points(played.first) == points(played.before) and len(played.after.state.held[0]) == 2,
    ),
    "A55": solo(
        "pair discard",
        "AgeEnded",
        refused=("pair deck",),
        holds=lambda played: [event.reason for event in played.named("AgeEnded")] == ["deck"],
    ),
    "A56": solo(
        "legend kin-H",
        "AgeEnded",
        holds=lambda played: (
            [(event.kingdom, event.objective, event.is_lost) for event in played.named("AgeEnded")] == [(18, 10, False)]
            and has_won(played.instead("place d4")) is False
        ),
    ),
    "A57": solo("block", "BlockKept", worse="block a3", holds=lambda played: points(played.first) == 8),
    "A60": cooperative(
        "arrange", "Arranged", 4, holds=lambda played: (played.you, lands(played.before)) == (2, [12, 16])
    ),
    "A61": cooperative("take", "CardPlaced", 3, holds=lambda played: placed(played) == [(2, 2, False)]),
    "A62": cooperative("take", "LegendWritten", 2, holds=lambda played: len(played.named("LegendWritten")) == 2),
    "A63": cooperative(
        "discard kin-D",
        "LegendGivenUp",
        refused=("discard kin-H",),
        holds=lambda played: (
            [target_of(practice.state) for practice in (played.before, played.after, played.instead("discard four"))]
            == [2, 4, 6]
        ),
    ),
    "A64": cooperative(
        "draw",
        "GameEnded",
        holds=lambda played: [event.reason for event in played.named("GameEnded")] == ["deck"],
    ),
    "A65": cooperative(
        "place",
        "GameEnded",
        3,
        holds=lambda played: has_won(played.after) is True and has_won(played.instead("reveal d4")) is False,
    ),
    "D1": drako(
        "take", "CardPlaced", 10, worse="take d2", holds=lambda played: ("wild", "D1") in reasons(played.after)
    ),
    "D2": drako("arrange", "LandsLaid", 4, worse="arrange HGps", holds=lambda played: lands(played.after) == [12, 12]),
    "D3": drako("draw", "DeckRebuilt", 2, holds=lambda played: discards_after_rebuild(played) == "m"),
    "D4": drako(
        "legend battle-DG",
        "LegendTaken",
        3,
        holds=lambda played: is_battle(played, spreads=True) and not is_battle(played, spreads=False),
    ),
    "D5": drako(
        "take",
        "CardPlaced",
        2,
        holds=lambda played: (
            placed(played) == [(1, 1, True)]
            and played.after.state.extra is None
            and {ruleset.mode for ruleset in rulesets() if ruleset.game == "drako"} == {"competitive"}
        ),
    ),
}
"""By clause."""
