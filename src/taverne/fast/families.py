"""The kernels of each family: those that search, by name, and those that play one game or batches of games."""

from typing import Any

from taverne.fast import tree
from taverne.fast.kingdom import entries as kingdom
from taverne.fast.rivality import entries as rivality
from taverne.kernel.families import Families

BATCHES: Families[Any] = Families(
    "taverne.fast.batches",
    {"kingdom": "taverne.fast.kingdom.batches:KERNELS", "rivality": "taverne.fast.rivality.batches:KERNELS"},
    None,
)
"""The `BatchKernels` of each family; None for a family without kernels."""

TABLES: Families[Any] = Families(
    "taverne.fast.tables",
    {"kingdom": "taverne.fast.kingdom.single:TABLES", "rivality": "taverne.fast.rivality.single:TABLES"},
    None,
)
"""The `TableKernels` of each family; None for a family without kernels."""

KERNELS: dict[str, Any] = {
    "clear_tree": tree.clear_tree,
    "list_tried": tree.list_tried,
    "kingdom_search": kingdom.search,
    "kingdom_goal_search": kingdom.search_goal,
    "kingdom_lead": kingdom.lead,
    "rivality_search": rivality.search,
}
"""The kernels that searches call: each takes the address of its arrays first, then whole numbers."""
