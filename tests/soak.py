"""The long forms of what `make test` runs in short: `make soak`, or `python -m tests.soak rules|kills|fuzz`."""

import asyncio
import random
import sys

from taverne.bots.bot import find_bot
from taverne.bots.table import play_game
from taverne.record.verify import verify
from taverne.registry import find_game, rulesets
from taverne.testing.conformance import check_game
from tests.server.fuzzing import fuzz
from tests.server.kills import run_kills
from tests.server.services import DEPLOYMENTS
from tests.server.test_fuzz import check_http

GAMES = 300
CHECKED = 60
KILLS = 300
MESSAGES = 200_000
AT_ONCE = 10_000
EXAMPLES = 200


def soak_rules() -> None:
    """Many random and greedy games of every ruleset with every number of seats, verified and held to every promise."""
    for ruleset in rulesets():
        game = find_game(ruleset.key)
        for seats in game.seats:
            for name in ("random", "greedy"):
                bots = [find_bot(name, game)] * seats
                for number in range(GAMES):
                    verify(play_game(game, bots, random.Random(f"{ruleset.key} {number}")).record)
            check_game(game, seats, random.Random(ruleset.key), games=CHECKED)
            print(
                f"{ruleset.key} {seats}: {2 * GAMES} games verified, {CHECKED} held against every promise", flush=True
            )


def soak_kills() -> None:
    """Kills servers on each database."""
    for kind in DEPLOYMENTS:
        print(f"{kind}: {run_kills(kind, KILLS, say=True)}", flush=True)


def soak_fuzz() -> None:
    """Throws nonsense at servers on each database."""
    for kind, deployment in DEPLOYMENTS.items():
        with deployment() as served:
            print(f"{kind}: {check_http(served, EXAMPLES)} requests keep to their description", flush=True)
            answered = 0
            for part in range(MESSAGES // 2 // AT_ONCE):
                answered += asyncio.run(fuzz(served, AT_ONCE, part))
                print(f"{kind}: {(part + 1) * AT_ONCE} messages, {answered} problems answered", flush=True)
            logs = served.logs()
            if " ERROR " in logs:
                sys.exit(logs)


PARTS = {"rules": soak_rules, "kills": soak_kills, "fuzz": soak_fuzz}


def main() -> None:
    """Runs the parts that are named, or all."""
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()


if __name__ == "__main__":
    main()
