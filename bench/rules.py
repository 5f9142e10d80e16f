"""Random self-play and scoring in pure Python on one core, beside python-chess in the same run."""

import random
from functools import partial

import chess

from bench.timing import beside, rate
from taverne.games.kingdom.editions import EDITIONS
from taverne.games.kingdom.kingdom import parse_kingdom
from taverne.games.kingdom.scoring import score
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw
from taverne.registry import AnyGame, find_game


def random_game(game: AnyGame, seats: int, rng: random.Random) -> int:
    """Plays one game of random moves, events and all, and says how many decisions it took."""
    dice = random_dice(rng)
    state, decisions = game.setup(seats), 0
    while asked := game.asked(state):
        actor = asked[0]
        if actor == CHANCE:
            state, _ = game.apply(state, CHANCE, draw(game, state, dice))
        else:
            legal = game.legal(state, actor)
            state, _ = game.apply(state, actor, legal[dice(len(legal))])
            decisions += 1
    return decisions


def random_chess(rng: random.Random) -> int:
    """Plays one chess game of random legal plies, and says how many."""
    board, plies = chess.Board(), 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        plies += 1
    return plies


def random_plies(rng: random.Random) -> int:
    """The same without asking whether the game is over: plies until none is legal, 300 at most."""
    board, plies = chess.Board(), 0
    while plies < 300 and (legal := list(board.legal_moves)):
        board.push(rng.choice(legal))
        plies += 1
    return plies


def score_kingdoms() -> int:
    """Scores random full kingdoms without proof items."""
    edition = EDITIONS["aetherya", "fr2"]
    for kingdom in KINGDOMS:
        score(kingdom, edition)
    return len(KINGDOMS)


def _random_kingdom(rng: random.Random) -> str:
    return "/".join("".join(rng.choice("pfmsHEDGRO") for _ in range(4)) for _ in range(4))


KINGDOMS = [parse_kingdom(_random_kingdom(random.Random(number))) for number in range(2000)]


def main() -> None:
    """Prints the table."""
    rng = random.Random(1)
    for key, seats, least in (("aetherya/competitive", 2, 3.0), ("rivality/duel", 2, 1.0)):
        game = find_game(key)
        ours, theirs, ratio = beside(partial(random_game, game, seats, rng), partial(random_chess, rng))
        print(
            f"{key}: {ours:,.0f} decisions/s; python-chess: {theirs:,.0f} plies/s; ratio {ratio:.2f} (at least {least})"
        )
        ours, theirs, ratio = beside(partial(random_game, game, seats, rng), partial(random_plies, rng))
        print(
            f"    beside bare plies, which never ask whether the game is over: {theirs:,.0f} plies/s; ratio {ratio:.2f}"
        )
    kingdoms = max(rate(score_kingdoms) for _ in range(5))
    print(f"kingdoms scored without proof: {kingdoms:,.0f}/s (at least 50,000)")


if __name__ == "__main__":
    main()
