"""The memory in which one thread searches: a family's own arrays, then the tree."""

from array import array

from taverne.fast.memory import new_memory

NONE = -1
"""What stands for no node, edge or move."""
MAX_DEPTH = 64
"""The most edges a simulation takes."""
MOST_TRIED = 1 << 10
"""The most moves of the root that are listed."""

# Where the arrays of a tree lie, in words from its start.
SIZES = 0
NODES, EDGES, ROOM = range(3)
"""In SIZES: how many nodes and edges there are, and for how many of each there is room."""
TRIED_MOVES = 8
TRIED_TIMES = TRIED_MOVES + MOST_TRIED
TRIED_VALUES = TRIED_TIMES + MOST_TRIED
"""The edges tried at the root, once they are listed."""
ARRAYS = TRIED_VALUES + MOST_TRIED
"""The nine arrays of nodes and edges, one after the other."""


class Workspace:
    """The memory in which one thread searches."""

    def __init__(self, size: int, capacity: int) -> None:
        """Room for this many words of a family and for a tree of this many edges."""
        self.memory = new_memory(size + ARRAYS + 9 * capacity)
        self.tree = size
        self.memory.write(self.tree + ROOM, array("q", [capacity]))

    def clear(self) -> None:
        """Removes everything from the tree but its root."""
        self.memory.run("clear_tree", self.tree)

    def root_stats(self) -> list[tuple[int, float, int]]:
        """The moves tried at the root, each with its mean value and number of tries."""
        count = int(self.memory.run("list_tried", self.tree))
        moves, times, values = (array(kind, bytes(8 * count)) for kind in "qqd")
        self.memory.read(self.tree + TRIED_MOVES, moves)
        self.memory.read(self.tree + TRIED_TIMES, times)
        self.memory.read(self.tree + TRIED_VALUES, values)
        return list(zip(moves, values, times, strict=True))
