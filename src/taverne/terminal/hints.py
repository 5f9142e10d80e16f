"""Hints in the terminal: a move and one sentence on why it is good, made from the same messages as in the browser."""

import random

from taverne.bots.bot import Budget
from taverne.bots.hints import Advice, advise
from taverne.bots.reasons import HintReason
from taverne.locale import Catalogue
from taverne.match.view import MatchView
from taverne.registry import AnyGame
from taverne.terminal.families import FAMILIES

_PLACES = ("first", "second", "third")


def hint_for(t: Catalogue, seen: MatchView, names: list[str], rng: random.Random, budget: Budget) -> str:
    """What the search would do in a seat's place, and why."""
    assert seen.seat is not None
    sides = seen.game.sides(len(names))
    advice = advise(seen.game, seen.view(), sides[seen.seat - 1], seen.legal(), rng, budget)
    return t.say("play-hint", move=advice.move, why=explain_advice(t, seen.game, advice, names))


def explain_advice(t: Catalogue, game: AnyGame, advice: Advice, names: list[str]) -> str:
    """The reasons of a hint in one sentence."""
    known = [one for one in advice.reasons if t.has(f"hint-why-{one.reason}")]
    parts = [_explain(t, game, one, names) for one in known[: len(_PLACES)]]
    if not parts:
        message = "hint-searched" if advice.simulations else "hint-only"
        return t.say(message, lead=advice.lead, simulations=advice.simulations)
    why = t.say(f"hint-joined-{len(parts)}", **dict(zip(_PLACES, parts, strict=False))) if len(parts) > 1 else parts[0]
    return t.say("hint-because", why=why, lead=advice.lead)


def _explain(t: Catalogue, game: AnyGame, one: HintReason, names: list[str]) -> str:
    family = FAMILIES.of(game)
    lines = ", ".join(f"{t.name('line', line)} {_signed(points)}" for line, points in one.lines.items())
    seats = [name for name, side in zip(names, game.sides(len(names)), strict=True) if side == one.side]
    return t.say(
        f"hint-why-{one.reason}",
        what=family.name_hinted(t, one.what),
        cell=family.name_cell(t, one.cell or ""),
        side=" & ".join(seats) or family.nobody(t),
        points=one.points,
        lines=lines,
        **{"has-lines": "yes" if lines else "no"},
    )


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
