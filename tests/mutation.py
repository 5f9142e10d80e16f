"""The mutation check: flips every edition switch and every scoring constant in turn; a test must fail each time.

`python -m tests.mutation` runs it. Each mutant lives in a forked process that changes one value of a data module
before anything else of the game is imported, then runs the game's tests until one fails.
"""

import dataclasses
import importlib
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

Mutant = tuple[str, str, Callable[[Any], None]]
"""A name, the tests of which one must notice, and the change, given how to load a module."""

KINGDOM_TESTS = "editions scoring legends setup turn objects links solo cooperative"
RIVALITY_TESTS = "tiles scoring spells setup turn expert teams solo examples battlefield"
"""The tests of a game that name its values, those that notice soonest first."""


def set_value(module: str, name: str, value: object) -> Callable[[Any], None]:
    """A change of one module attribute."""
    return lambda load: setattr(load(module), name, value)


def kingdom_mutants() -> list[Mutant]:
    """Every switch and constant of the kingdom games."""
    from taverne.games.kingdom import cards, editions

    data = "taverne.games.kingdom.cards"
    mutants: list[Mutant] = []

    def constant(name: str, value: object, label: str = "") -> None:
        mutants.append((f"{name} {label or value}", KINGDOM_TESTS, set_value(data, name, value)))

    for name in ("COPIES_PER_SEAT", "DRAGON_LIMIT", "DRAGON_EXCESS", "DRAGON_TAMERS", "CONFLICT", "REALM_SIZE"):
        constant(name, getattr(cards, name) + 1)
    for tribe, likes in cards.HARMONY.items():
        for terrain in cards.TERRAINS:
            changed = {**cards.HARMONY, tribe: {**likes, terrain: likes.get(terrain, 0) + 1}}
            constant("HARMONY", changed, f"{cards.SYMBOLS[tribe]} {cards.SYMBOLS[terrain]}")
    for place, value in enumerate(cards.DRAGON_VALUES):
        constant("DRAGON_VALUES", (*cards.DRAGON_VALUES[:place], value + 1, *cards.DRAGON_VALUES[place + 1 :]))
    for place, value in enumerate(cards.LEGEND_POINTS):
        points = (*cards.LEGEND_POINTS[:place], value + 1, *cards.LEGEND_POINTS[place + 1 :])
        constant("LEGEND_POINTS", points, cards.LEGENDS[place])
    for pair in cards.HATED:
        constant("HATED", tuple(other for other in cards.HATED if other != pair), f"without {pair}")
    for key, edition in editions.EDITIONS.items():
        for field in dataclasses.fields(edition):
            value = getattr(edition, field.name)
            if value is None:
                continue  # The edition has no mode that asks.
            flipped = tuple(cost + 1 for cost in value) if isinstance(value, tuple) else not value
            mutants.append((f"{'/'.join(key)} {field.name}", KINGDOM_TESTS, _flip(key, field.name, flipped)))
    return mutants


def _flip(key: tuple[str, str], name: str, value: object) -> Callable[[Any], None]:
    def change(load: Callable[[str], Any]) -> None:
        table = load("taverne.games.kingdom.editions").EDITIONS
        table[key] = dataclasses.replace(table[key], **{name: value})

    return change


def rivality_mutants() -> list[Mutant]:
    """Every scoring constant, shield, spell and golem count of Rivality."""
    from taverne.games.rivality import tiles

    data = "taverne.games.rivality.tiles"
    mutants: list[Mutant] = []
    for name in ("POINTS", "SHIELDS"):
        values = getattr(tiles, name)
        for kind in ("circle", "cottage", "fortress", "well"):
            changed = tuple(value + (tiles.KIND[tile] == kind) for tile, value in enumerate(values))
            mutants.append((f"{name} {kind}", RIVALITY_TESTS, set_value(data, name, changed)))
    for tile in tiles.LAND_TILES:
        turned = [[(*spells,) for spells in row] for row in tiles.SPELLS]
        turned[tile] = [(s[0]._replace(golems=s[0].golems + 1), *s[1:]) for s in turned[tile]]
        changed_spells = tuple(tuple(row) for row in turned)
        mutants.append((f"SPELLS {tiles.TILES[tile]}", RIVALITY_TESTS, set_value(data, "SPELLS", changed_spells)))
    mutants.append(("MOST_GOLEMS", RIVALITY_TESTS, set_value(data, "MOST_GOLEMS", tiles.MOST_GOLEMS + 1)))
    modes = ("duel", "three", "teams", "solo")
    mutants += [(f"golems {mode}", RIVALITY_TESTS, _more_golems(mode)) for mode in modes]
    flips = [("expert", "arms"), ("expert", "besieges"), ("", "arms")]
    mutants += [(f"variant {option} {field}", RIVALITY_TESTS, _flip_variant(option, field)) for option, field in flips]
    return mutants


def _more_golems(mode: str) -> Callable[[Any], None]:
    def change(load: Callable[[str], Any]) -> None:
        modes = load("taverne.games.rivality.game").MODES
        modes[mode] = dataclasses.replace(modes[mode], golems=modes[mode].golems + 1)

    return change


def _flip_variant(option: str, field: str) -> Callable[[Any], None]:
    def change(load: Callable[[str], Any]) -> None:
        modes = load("taverne.games.rivality.game").MODES
        for name in ("duel", "three", "teams"):
            options = (option,) if option else ()
            variants = dict(modes[name].variants)
            variants[options] = dataclasses.replace(variants[options], **{field: not getattr(variants[options], field)})
            modes[name] = dataclasses.replace(modes[name], variants=variants)

    return change


def survives(mutant: Mutant) -> bool:
    """Whether no test notices the mutant."""
    _, tests, change = mutant
    child = os.fork()
    if child == 0:
        code = 1
        try:
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            for name in [name for name in sys.modules if name.partition(".")[0] in ("taverne", "tests")]:
                del sys.modules[name]
            change(importlib.import_module)
            import pytest

            folder = "kingdom" if tests == KINGDOM_TESTS else "rivality"
            files = [f"tests/games/{folder}/test_{name}.py" for name in tests.split()]
            without = [f"-pno:{plugin}" for plugin in ("cacheprovider", "xdist", "cov", "randomly")]
            code = int(pytest.main([*files, "-x", "-q", *without]) != 0)
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def main() -> None:
    """Runs every mutant, two at a time, and names those no test noticed."""
    import pytest  # noqa: F401  (imported once, before the forks)

    for tests in (KINGDOM_TESTS, RIVALITY_TESTS):
        if not survives(("nothing changed", tests, lambda load: None)):
            sys.exit(f"the tests {tests} fail without any mutant")
    mutants = [*kingdom_mutants(), *rivality_mutants()]
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        living = [name for (name, _, _), lives in zip(mutants, pool.map(survives, mutants), strict=True) if lives]
    print(f"{len(mutants)} mutants, {len(living)} survived")
    if living:
        sys.exit("no test noticed: " + "; ".join(living))


if __name__ == "__main__":
    main()
