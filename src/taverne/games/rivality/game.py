"""Rivality behind the kernel's Game protocol."""

import random
from functools import cache

from taverne.games.rivality import opening, snapshot
from taverne.games.rivality.battlefield import Battlefield, parse_battlefield
from taverne.games.rivality.data_types import DATA_TYPES, terms_of
from taverne.games.rivality.determinise import determinise
from taverne.games.rivality.modes.duel import DUEL
from taverne.games.rivality.modes.solo import SOLO
from taverne.games.rivality.modes.teams import TEAMS
from taverne.games.rivality.modes.three import THREE
from taverne.games.rivality.moves import RivalityMove, parse_move
from taverne.games.rivality.proof import Proof, prove, proven_sheets
from taverne.games.rivality.redact import redact
from taverne.games.rivality.seating import make_rules
from taverne.games.rivality.shown import learn
from taverne.games.rivality.state import Rules, State, battlefield_of, begin, census
from taverne.games.rivality.tiles import WELL
from taverne.games.rivality.validation import check_possible
from taverne.games.rivality.view import BattleSummary, RivalityView, present, summarise
from taverne.kernel.chance import Draw
from taverne.kernel.errors import BadText, UnknownRuleset
from taverne.kernel.families import Family
from taverne.kernel.game import View
from taverne.kernel.outcome import Outcome
from taverne.kernel.ruleset import Offer, Ruleset
from taverne.kernel.sheet import Sheet
from taverne.kernel.steps import StepGame, TurnClauses

MODES = {mode.name: mode for mode in (DUEL, THREE, TEAMS, SOLO)}

OFFERS = (
    Offer(
        "rivality",
        ("fr",),
        tuple(MODES),
        options={
            "duel": (("", "expert"),),
            "three": (("", "expert"),),
            "teams": (("", "expert"),),
            "solo": (("normal", "beginner", "veteran"),),
        },
    ),
)


class RivalityGame(StepGame[State]):
    """The rules of one Rivality ruleset."""

    family = "rivality"
    clauses = TurnClauses(turn="R7", move="R9", end="R12")
    data_types = DATA_TYPES

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.mode = MODES[ruleset.mode]
        self.seats: tuple[int, ...] = (self.mode.seats,)
        self.terms = terms_of(self.mode.grid)
        self.faces_game = self.mode.faces_game

    def setup(self, seats: int) -> State:
        """The table before anything is drawn."""
        return begin(self.rules(seats))

    def rules(self, seats: int) -> Rules:
        """The rules of a table of this size."""
        if seats not in self.seats:
            raise UnknownRuleset("error-seats", ruleset=self.ruleset.key, found=seats, expected=str(self.mode.seats))
        return _rules(self.ruleset)

    def redact(self, state: State, seat: int | None) -> State:
        """The table as a seat sees it."""
        return redact(state, seat)

    def determinise(self, view: View[State], rng: random.Random) -> State:
        """A full state consistent with the view."""
        return determinise(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return None if state.step.asked(state) else self.mode.outcome(state)

    def results(self, state: State) -> tuple[str, ...]:
        """The result lines of a finished game."""
        return self.mode.results(state)

    def prove(self, state: State) -> Proof:
        """The score as the golems stand, with the reason for every point."""
        return prove(battlefield_of(state), state.rules.variant.scoring)

    def prove_text(self, text: str) -> Proof:
        """The score of a battlefield written in the notation, by this ruleset."""
        return prove(self.read_battlefield(text), self.mode.variants[self.ruleset.options].scoring)

    def read_battlefield(self, text: str) -> Battlefield:
        """A battlefield written in the notation; BadText if this ruleset cannot come to it."""
        battlefield = parse_battlefield(text, self.mode.sides, self.mode.grid)
        self._check_possible(battlefield)
        return battlefield

    def _check_possible(self, battlefield: Battlefield) -> None:
        """Refuses more golems than a side has, and a well where there is none (R6, R40)."""
        mode = self.mode
        for side in range(1, mode.sides + 1):
            found = sum(land.golems[side - 1] for land in battlefield.field.values())
            if found > mode.golems:
                raise BadText("error-golem-count", clause="R6", side=side, found=found, expected=mode.golems)
        if not mode.grid.has_well and any(land.tile == WELL for land in battlefield.field.values()):
            raise BadText("error-tile-unknown", clause="R40", found="W", expected="C1 … C10 H1 … H8 F1 … F6")

    def census(self, state: State) -> tuple[tuple[str, int], ...]:
        """How many golems of each side and tiles there are."""
        return census(state)

    def parse_move(self, text: str) -> RivalityMove:
        """The move that a text stands for."""
        return parse_move(text)

    def parse_draws(self, text: str, seats: int) -> tuple[Draw, ...]:
        """The draws of one chance line."""
        return opening.parse_draws(text, self.rules(seats))

    def learn(self, table: State, words: str) -> State:
        """A partly known table with the tile that a `* shown` line reveals."""
        return learn(table, words)

    def check_possible(self, table: State) -> None:
        """Raises BadText unless some arrangement of the hidden tiles is consistent with the table."""
        check_possible(table)

    def sheets(self, state: State) -> tuple[Sheet, ...]:
        """Each side's score with its reasons, and what counts for nobody."""
        return proven_sheets(battlefield_of(state), state.rules.variant.scoring, self.mode.grid)

    def present(self, view: View[State]) -> RivalityView:
        """What the view's seat sees."""
        return present(view.table)

    def summary(self, state: State) -> BattleSummary:
        """The sides that won a finished game."""
        return summarise(state)

    def sides(self, seats: int) -> tuple[int, ...]:
        """Partners are one side (R20)."""
        return self.rules(seats).side_of[1 : seats + 1]

    def format_table(self, state: State) -> tuple[str, ...]:
        """The table as lines of a snapshot."""
        return snapshot.format_table(state)

    def parse_table(self, lines: tuple[str, ...], seats: int) -> State:
        """The table that these lines describe."""
        return snapshot.parse_table(lines, opening.assign_decks_of(self.rules(seats), lines))


@cache
def _rules(ruleset: Ruleset) -> Rules:
    return make_rules(MODES[ruleset.mode], ruleset.options)


FAMILY = Family(RivalityGame.family, OFFERS, RivalityGame)
