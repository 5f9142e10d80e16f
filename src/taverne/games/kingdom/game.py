"""Aetherya and Drako behind the kernel's Game protocol."""

import random
from functools import cache

from taverne.games.kingdom import opening, results, snapshot
from taverne.games.kingdom.data_types import DATA_TYPES, TERMS
from taverne.games.kingdom.determinise import determinise
from taverne.games.kingdom.editions import EDITIONS
from taverne.games.kingdom.mode import Rules
from taverne.games.kingdom.modes.competitive import COMPETITIVE
from taverne.games.kingdom.modes.cooperative.mode import COOPERATIVE
from taverne.games.kingdom.modes.objects.mode import OBJECTS
from taverne.games.kingdom.modes.solo.mode import SOLO
from taverne.games.kingdom.moves import KingdomMove, parse_move
from taverne.games.kingdom.shown import learn
from taverne.games.kingdom.state import State, census, redact
from taverne.games.kingdom.validation import check_cards
from taverne.games.kingdom.view import KingdomView, present
from taverne.kernel.chance import Draw
from taverne.kernel.errors import UnknownRuleset
from taverne.kernel.families import Family
from taverne.kernel.game import View
from taverne.kernel.outcome import Outcome
from taverne.kernel.ruleset import Offer, Ruleset
from taverne.kernel.sheet import Sheet
from taverne.kernel.steps import StepGame, TurnClauses

MODES = {mode.name: mode for mode in (COMPETITIVE, OBJECTS, SOLO, COOPERATIVE)}

OFFERS = (
    Offer("aetherya", ("fr2", "fr1", "de"), ("competitive", "objects", "solo", "cooperative")),
    Offer("drako", ("fr",), ("competitive",)),
)


class KingdomGame(StepGame[State]):
    """The rules of one kingdom ruleset."""

    family = "kingdom"
    clauses = TurnClauses(turn="A13", move="A14", end="A19")
    terms = TERMS
    data_types = DATA_TYPES

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.edition = EDITIONS[ruleset.game, ruleset.edition]
        self.mode = MODES[ruleset.mode]
        self.seats = self.mode.seats
        self.faces_game = self.mode.ending.faces_game

    def setup(self, seats: int) -> State:
        """The table before anything is drawn."""
        return opening.begin(self.rules(seats))

    def rules(self, seats: int) -> Rules:
        """The rules of a table of this size."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise UnknownRuleset("error-seats", ruleset=self.ruleset.key, found=seats, expected=allowed)
        return _rules(self.ruleset, seats)

    def redact(self, state: State, seat: int | None) -> State:
        """The table as a seat sees it."""
        return redact(state, seat)

    def determinise(self, view: View[State], rng: random.Random) -> State:
        """A full state the view could be of."""
        return determinise(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return None if state.step.asked(state) else self.mode.ending.outcome(state)

    def results(self, state: State) -> tuple[str, ...]:
        """The result lines of a finished game."""
        return self.mode.ending.results(state)

    def census(self, state: State) -> tuple[tuple[str, int], ...]:
        """How many cards of each kind and legends there are."""
        return census(state)

    def parse_move(self, text: str) -> KingdomMove:
        """The move written so."""
        return parse_move(text, self.mode.parsers)

    def parse_draws(self, text: str, seats: int) -> tuple[Draw, ...]:
        """The draws of one chance line."""
        return opening.parse_draws(text, seats, self.mode.draws)

    def learn(self, table: State, words: str) -> State:
        """The table with what a `* shown` line tells in its place."""
        return learn(table, words)

    def check_possible(self, table: State) -> None:
        """BadText if a table knows of more cards of a kind than there are."""
        check_cards(table)

    def sheets(self, state: State) -> tuple[Sheet, ...]:
        """Each seat's score with its reasons."""
        return results.proven_sheets(state)

    def present(self, view: View[State]) -> KingdomView:
        """What the view's seat sees."""
        return present(view.table)

    def summary(self, state: State) -> object | None:
        """A finished campaign or cooperative game."""
        return self.mode.ending.summary(state)

    def sides(self, seats: int) -> tuple[int, ...]:
        """Every seat is a side of its own."""
        return tuple(range(1, seats + 1))

    def format_table(self, state: State) -> tuple[str, ...]:
        """The table as lines of a snapshot."""
        return snapshot.format_table(state)

    def parse_table(self, lines: tuple[str, ...], seats: int) -> State:
        """The table written so."""
        return snapshot.parse_table(lines, self.rules(seats))


@cache
def _rules(ruleset: Ruleset, seats: int) -> Rules:
    return Rules(EDITIONS[ruleset.game, ruleset.edition], MODES[ruleset.mode], seats)


FAMILY = Family(KingdomGame.family, OFFERS, KingdomGame)
