"""Aetherya and Drako behind the kernel's Game protocol."""

import random
from functools import cache

from taverne.games.kingdom import opening, snapshot
from taverne.games.kingdom.completion import fill_unknown
from taverne.games.kingdom.determinise import determinise
from taverne.games.kingdom.editions import EDITIONS
from taverne.games.kingdom.modes.competitive import COMPETITIVE
from taverne.games.kingdom.modes.cooperative import COOPERATIVE
from taverne.games.kingdom.modes.objects import OBJECTS
from taverne.games.kingdom.modes.solo import SOLO
from taverne.games.kingdom.moves import KingdomMove, parse_move
from taverne.games.kingdom.state import SEATS, Rules, State, census, redact, refuse
from taverne.kernel.chance import CHANCE, Chances, Draw
from taverne.kernel.errors import UnknownRuleset
from taverne.kernel.events import Event
from taverne.kernel.game import Move, View
from taverne.kernel.outcome import Outcome
from taverne.kernel.ruleset import Offer, Ruleset

MODES = {mode.name: mode for mode in (COMPETITIVE, OBJECTS, SOLO, COOPERATIVE)}

OFFERS = (
    Offer("aetherya", ("fr2", "fr1", "de"), ("competitive", "objects", "solo", "cooperative")),
    Offer("drako", ("fr",), ("competitive",)),
)


class KingdomGame:
    """The rules of one kingdom ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.edition = EDITIONS[ruleset.game, ruleset.edition]
        self.mode = MODES[ruleset.mode]
        self.seats = self.mode.seats

    def setup(self, seats: int) -> State:
        """The table before anything is drawn."""
        return opening.begin(self.rules(seats))

    def rules(self, seats: int) -> Rules:
        """The rules of a table of this size."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise UnknownRuleset("error-seats", ruleset=self.ruleset.key, found=seats, expected=allowed)
        return _rules(self.ruleset, seats)

    def asked(self, state: State) -> tuple[int, ...]:
        """Who is to answer."""
        step = state.step
        return SEATS[state.seat] if step.is_turn else step.asked(state)

    def chances(self, state: State) -> Chances:
        """What chance may draw."""
        chances = state.step.chances
        if chances is None:
            raise refuse("error-chance-not-asked", "A14")
        return chances(state)

    def legal(self, state: State, seat: int) -> tuple[KingdomMove, ...]:
        """All moves of a seat, in a fixed order."""
        step = state.step
        if seat != state.seat if step.is_turn else seat not in step.asked(state):
            return ()
        return step.legal(state, seat)

    def apply(self, state: State, actor: int, move: Move | Draw) -> tuple[State, tuple[Event, ...]]:
        """The state after a move and the events that led there."""
        step = state.step
        if actor != state.seat if step.is_turn else actor not in step.asked(state):
            raise self._not_asked(state, actor)
        handler = step.apply.get(type(move))  # type: ignore[arg-type]
        if handler is None:
            words = ", ".join(sorted({str(legal).split()[0] for legal in step.legal(state, actor)}))
            raise refuse("error-move-now", "A14", found=str(move), expected=words or "*")
        return handler(state, actor, move)  # type: ignore[arg-type]

    def _not_asked(self, state: State, actor: int) -> Exception:
        asked = state.step.asked(state)
        if not asked:
            return refuse("error-game-over", "A19")
        return refuse(
            "error-not-asked", "A13", found=actor or "*", expected=" ".join(str(seat or "*") for seat in asked)
        )

    def redact(self, state: State, seat: int | None) -> State:
        """The table as a seat sees it."""
        return redact(state, seat)

    def determinise(self, view: View[State], rng: random.Random) -> State:
        """A full state the view could be of."""
        return determinise(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return None if state.step.asked(state) else self.mode.outcome(state)

    def results(self, state: State) -> tuple[str, ...]:
        """The result lines of a finished game."""
        return self.mode.results(state)

    def census(self, state: State) -> tuple[tuple[str, int], ...]:
        """How many cards of each kind and legends there are."""
        return census(state)

    def parse_move(self, text: str) -> KingdomMove:
        """The move written so."""
        return parse_move(text, self.mode.words)

    def parse_draws(self, text: str, seats: int) -> tuple[Draw, ...]:
        """The draws of one chance line."""
        return opening.parse_draws(text, seats, self.mode.draws)

    def fill_unknown(self, lines: tuple[str, ...], seats: int) -> tuple[str, ...]:
        """A partial record's lines with a possible value for every `?`."""

        def act(state: State, line: str) -> State:
            actor, _, words = line.partition(" ")
            if actor != "*":
                return self.apply(state, int(actor), self.parse_move(words))[0]
            for draw in self.parse_draws(words, seats):
                state, _ = self.apply(state, CHANCE, draw)
            return state

        return fill_unknown(lines, self.setup(seats), act)

    def format_table(self, state: State) -> tuple[str, ...]:
        """The table as lines of a snapshot."""
        return snapshot.format_table(state)

    def parse_table(self, lines: tuple[str, ...], seats: int) -> State:
        """The table written so."""
        return snapshot.parse_table(lines, self.rules(seats))


@cache
def _rules(ruleset: Ruleset, seats: int) -> Rules:
    return Rules(EDITIONS[ruleset.game, ruleset.edition], MODES[ruleset.mode], seats)
