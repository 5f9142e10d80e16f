"""The long forms: many random and greedy games of every ruleset, verified, and the full conformance suite.

`make soak` runs it; `make test` runs the short forms.
"""

import random

from taverne.bots.bot import find_bot
from taverne.bots.table import play_game
from taverne.record.verify import verify
from taverne.registry import find_game, rulesets
from taverne.testing.conformance import check_game

GAMES = 300
CHECKED = 60


def main() -> None:
    """Plays every ruleset with every number of seats."""
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


if __name__ == "__main__":
    main()
