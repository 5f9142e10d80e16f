"""What is printed on the components of each family, for the web client to draw: `make protocol` writes it."""

from collections.abc import Callable
from typing import Any

from taverne.kernel.families import Families

FAMILIES: Families[Callable[[], dict[str, Any]]] = Families(
    "taverne.components",
    {"kingdom": "docs.kingdom:components", "rivality": "docs.rivality:components"},
    dict,
)


def components() -> dict[str, Any]:
    """What is printed on everything, by kind of component."""
    return {kind: things for family in FAMILIES for kind, things in family().items()}
