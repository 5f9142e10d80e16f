"""Trains a network by self-play: `python -m taverne.learn FAMILY --minutes 25`.

It goes on from the last checkpoint in the folder and prints a learning curve. In the end the network plays a match
against the one in the package, and replaces it if it wins beyond noise.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from typing import Any

import jax

from taverne.arena.standings import interval
from taverne.bots.learned.library import release, released_file
from taverne.learn.checkpoints import load_checkpoint, load_params, save_checkpoint, save_weights
from taverne.learn.curriculum import Weighted, share_out
from taverne.learn.families import FAMILIES
from taverne.learn.network import Params, init_params
from taverne.learn.ppo import Rates, improve, new_training
from taverne.learn.self_play import collect, play_match
from taverne.learn.tables import SelfPlayTables


@dataclass(frozen=True, slots=True)
class Settings:
    """How much is played and learned at a time, and how large the network is."""

    tables: int = 16384
    steps: int = 64
    epochs: int = 2
    minibatch: int = 32768
    width: int = 512
    blocks: int = 2
    seed: int = 1
    games: int = 4096
    """The games of a match that tells how strong the network is."""


FIRST_RATES, LAST_RATES = Rates(5e-4, 0.01, 0.5), Rates(2e-5, 0.001, 0.05)
WARM_UP = 5
"""Updates until the learning rate has risen to its first value."""
EVERY = 60.0
"""Seconds between two points of the learning curve."""


def rates_at(progress: float, iteration: int) -> Rates:
    """The rates after this share of the training."""
    learning, entropy, lead = (
        first + (last - first) * share
        for first, last, share in (
            (FIRST_RATES.learning, LAST_RATES.learning, progress),
            (FIRST_RATES.entropy, LAST_RATES.entropy, progress),
            (FIRST_RATES.lead, LAST_RATES.lead, min(1.0, 2 * progress)),
        )
    )
    return Rates(learning * min(1.0, (iteration + 1) / WARM_UP), entropy, lead)


class Trainer:
    """A network in training, its tables, and its learning curve."""

    def __init__(self, kinds: Sequence[Weighted], settings: Settings, folder: Path) -> None:
        self.kinds = kinds
        self.settings = settings
        self.folder = folder
        self.tables = SelfPlayTables(share_out(tuple(kinds), settings.tables), settings.seed)
        self.checkpoint = folder / "checkpoint.npz"
        self.weights = folder / "weights.npz"
        self.iterations, self.decisions, self.seconds = 0, 0, 0.0
        if self.checkpoint.exists():
            self.training, progress = load_checkpoint(self.checkpoint)
            self.iterations, self.decisions, self.seconds = (
                progress[name] for name in ("iterations", "decisions", "seconds")
            )
            print(f"goes on after {self.seconds:.0f} s and {self.decisions:,} decisions", flush=True)
        else:
            self.training = new_training(self._new_params())
        self.key = jax.random.key(settings.seed + self.iterations)
        self.start = _copy(self.training.average)
        """The parameters with which this run began."""

    def _new_params(self) -> Params:
        settings, tables = self.settings, self.tables
        return init_params(jax.random.key(settings.seed), tables.inputs, tables.moves, settings.width, settings.blocks)

    def train(self, *, seconds: float = inf, iterations: float = inf) -> None:
        """Plays and learns for some time, or this many times."""
        began, told, past, first = time.perf_counter(), 0.0, self.start, self.iterations
        look = self.tables.look()
        while (progress := max((time.perf_counter() - began) / seconds, (self.iterations - first) / iterations)) < 1:
            spent = time.perf_counter() - began
            rates = rates_at(progress, self.iterations)
            self.key, play, learn = jax.random.split(self.key, 3)
            rollout, look = collect(self.tables, look, self.training.params, play, self.settings.steps)
            size = min(self.settings.minibatch, rollout.moves.size)
            self.training, figures = improve(
                self.training,
                rollout,
                learn,
                (rates.learning, rates.entropy, rates.lead),
                epochs=self.settings.epochs,
                size=size,
            )
            self.iterations += 1
            self.decisions += rollout.moves.size
            if spent - told > EVERY or self.iterations == 1:
                told = spent
                past = self._tell(began, past, figures)
        self.seconds += time.perf_counter() - began
        self.save()

    def _tell(self, began: float, past: Params, figures: dict[str, Any]) -> Params:
        """Prints a point of the learning curve and saves; the parameters to measure against next time."""
        now = _copy(self.training.average)
        games, seed = self.settings.games, self.settings.seed + self.iterations
        kind = self.kinds[0]
        won = [play_match(kind.ruleset, kind.seats, now, other, games, seed) for other in (self.start, past)]
        spent = self.seconds + time.perf_counter() - began
        told = ", ".join(f"{name} {float(value):.4f}" for name, value in figures.items())
        print(
            f"{spent:6.0f} s: {self.decisions:13,} decisions, won {won[0]:6.1%} against the start"
            f" and {won[1]:6.1%} against the last point; {told}",
            flush=True,
        )
        self.save()
        return now

    def save(self) -> None:
        """Writes the checkpoint and the weights."""
        progress = {"iterations": self.iterations, "decisions": self.decisions, "seconds": self.seconds}
        save_checkpoint(self.checkpoint, self.training, progress)
        about = {
            **asdict(self.settings),
            **progress,
            "tables": [f"{kind.ruleset} {kind.seats}" for kind in self.kinds],
            "observation": self.tables.version,
        }
        save_weights(self.weights, self.training.average, about)


def _copy(params: Params) -> Params:
    """Parameters that further training does not overwrite."""
    return {name: part.copy() for name, part in params.items()}


def is_better(trainer: Trainer, released: Path) -> bool:
    """Whether the new network beats the released one beyond noise; prints a line for each kind of table."""
    games, won, fair = trainer.settings.games, 0.0, 0.0
    now, old = trainer.training.average, load_params(released)
    for kind in trainer.kinds:
        share = play_match(kind.ruleset, kind.seats, now, old, games, seed=99)
        print(f"{kind.ruleset}, {kind.seats} seats: won {share:.1%} of {games} games", flush=True)
        won += share * games
        fair += games / kind.seats
    low, _ = interval(won, games * len(trainer.kinds))
    return low * games * len(trainer.kinds) > fair


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m taverne.learn", description=__doc__.splitlines()[0])
    parser.add_argument("family", choices=FAMILIES.names())
    parser.add_argument("network", nargs="?", help="which network of the family; the first if unsaid")
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--folder", type=Path, default=Path("learned"), help="checkpoint and weights lie there")
    parser.add_argument("--release", action="store_true", help="put it in the package if it beats the one there")
    for name in Settings.__dataclass_fields__:
        parser.add_argument(f"--{name}", type=int, default=getattr(Settings(), name))
    given = parser.parse_args()
    networks = FAMILIES.find(given.family)
    name = given.network or next(iter(networks))
    if name not in networks:
        parser.error(f"{given.family} has no network {name}; it has {', '.join(networks)}")
    settings = Settings(**{field: getattr(given, field) for field in Settings.__dataclass_fields__})
    trainer = Trainer(networks[name], settings, given.folder / f"{given.family}-{name}")
    trainer.train(seconds=60 * given.minutes)
    if given.release:
        old = released_file(f"{given.family}-{name}")
        if old is None or is_better(trainer, old):
            print("released as", release(f"{given.family}-{name}", trainer.weights))
        else:
            print("not released: it does not beat the network that is there beyond noise")


if __name__ == "__main__":
    main()
