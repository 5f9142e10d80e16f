"""The core imports, plays and verifies with every third-party package blocked (it must run in a browser)."""

import subprocess
import sys

SCRIPT = """
import sys

class Block:
    def find_spec(self, name, path=None, target=None):
        root = name.partition(".")[0]
        if root not in sys.stdlib_module_names and root != "taverne":
            raise ImportError(f"{name} is not in the standard library")

sys.meta_path.insert(0, Block())
for name in [name for name in sys.modules if name.partition(".")[0] not in sys.stdlib_module_names]:
    if name not in ("__main__", "taverne"):
        sys.modules.pop(name)

import random
from taverne.record.verify import verify
from taverne.registry import rulesets, find_game
from taverne.testing.conformance import check_game
import taverne.bots.greedy, taverne.bots.table
for ruleset in rulesets():
    game = find_game(ruleset.key)
    check_game(game, game.seats[0], random.Random(1), games=1, sample=3)
print("pure")
"""


def test_the_core_needs_the_standard_library_alone() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.stdout == "pure\n", done.stderr
