"""The networks of each family of games, registered here and nowhere else."""

from taverne.kernel.families import Families
from taverne.learn.curriculum import Curriculum

FAMILIES: Families[Curriculum] = Families(
    "taverne.learn.families",
    {"kingdom": "taverne.learn.kingdom:CURRICULUM", "rivality": "taverne.learn.rivality:CURRICULUM"},
    {},
)
"""By family; a package that adds a family with kernels may add its networks with an entry point in this group."""
