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
"""A name, the tests that must notice, and the change, given the data modules."""

KINGDOM_TESTS = "tests/games/kingdom"


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

            code = int(pytest.main([tests, "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]) != 0)
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def main() -> None:
    """Runs every mutant, two at a time, and names those no test noticed."""
    import pytest  # noqa: F401  (imported once, before the forks)

    nothing: Mutant = ("nothing changed", KINGDOM_TESTS, lambda load: None)
    if not survives(nothing):
        sys.exit("the tests fail without any mutant")
    mutants = kingdom_mutants()
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        living = [name for (name, _, _), lives in zip(mutants, pool.map(survives, mutants), strict=True) if lives]
    print(f"{len(mutants)} mutants, {len(living)} survived")
    if living:
        sys.exit("no test noticed: " + "; ".join(living))


if __name__ == "__main__":
    main()
