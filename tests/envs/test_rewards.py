"""What ended games are worth: wins shared fairly between seats, sides and the game itself."""

import numpy as np
import pytest

from taverne.fast.rewards import Reward, Scorer
from taverne.registry import find_game


def score(key: str, reward: Reward, points: tuple[int, ...], ranks: tuple[int, ...]) -> list[float]:
    scorer = Scorer(find_game(key), len(points), reward)
    rewards: list[float] = scorer.score(np.array([points]), np.array([ranks]))[0].tolist()
    return rewards


@pytest.mark.parametrize(
    ("key", "ranks", "rewards"),
    [
        ("aetherya/competitive", (2, 1), (-1, 1)),
        ("aetherya/competitive", (1, 1), (0, 0)),
        ("aetherya/competitive", (1, 2, 3), (1, -0.5, -0.5)),
        ("aetherya/competitive", (1, 1, 3), (0.25, 0.25, -0.5)),
        ("rivality/teams", (2, 1, 2, 1), (-1, 1, -1, 1)),
        ("aetherya/cooperative", (1, 1, 1), (1, 1, 1)),
        ("aetherya/cooperative", (2, 2), (-1, -1)),
        ("rivality/solo", (2,), (-1,)),
    ],
)
def test_a_result_is_worth_the_same_to_all_rivals_together(
    key: str, ranks: tuple[int, ...], rewards: tuple[float, ...]
) -> None:
    assert score(key, Reward.RESULT, (0,) * len(ranks), ranks) == pytest.approx(rewards)


@pytest.mark.parametrize(
    ("key", "points", "rewards"),
    [
        ("aetherya/competitive", (30, 20), (10, -10)),
        ("aetherya/competitive", (30, 20, 25), (5, -10, -5)),
        ("rivality/teams", (9, 14, 9, 14), (-5, 5, -5, 5)),
        ("aetherya/cooperative", (7, 7), (7, 7)),
    ],
)
def test_a_difference_is_to_the_best_rival(key: str, points: tuple[int, ...], rewards: tuple[float, ...]) -> None:
    assert score(key, Reward.DIFFERENCE, points, (1,) * len(points)) == list(rewards)
