"""The kernels of each family that Python calls, by name.

Each takes the address of its arrays first, then whole numbers.
"""

from typing import Any

from taverne.fast import tree
from taverne.fast.kingdom import entries as kingdom
from taverne.fast.rivality import entries as rivality

KERNELS: dict[str, Any] = {
    "clear_tree": tree.clear_tree,
    "list_tried": tree.list_tried,
    "kingdom_search": kingdom.search,
    "kingdom_goal_search": kingdom.search_goal,
    "kingdom_lead": kingdom.lead,
    "rivality_search": rivality.search,
}
