"""Positions that people lay out: scored, improved and played on. Nothing is stored."""

from functools import lru_cache
from typing import Any

from taverne.hosting.endpoint import Call, Endpoint
from taverne.hosting.errors import NotFound
from taverne.hosting.practice import present_position, present_practice, present_table, present_try
from taverne.positions.families import FAMILIES
from taverne.practice.play import Practice, practise_on
from taverne.practice.start import EVERY_SEAT, Start, parse_start
from taverne.protocol import positions as messages
from taverne.protocol import practice
from taverne.protocol.play import Preview
from taverne.registry import AnyGame, find_game


async def score_position(call: Call[Any]) -> messages.Scored:
    asked: messages.LaidOut = call.body
    ended = Practice(_lay_out_end(asked.ruleset, tuple(asked.lines)))
    return messages.Scored(table=present_table(ended), position=present_position(ended, can_play=False, can_undo=False))


async def improve_position(call: Call[Any]) -> messages.Improvements:
    asked: messages.WhatIf = call.body
    start = _lay_out_end(asked.ruleset, tuple(asked.lines))
    if not 1 <= asked.seat <= start.seats:
        raise NotFound("error-seat-unknown", found=asked.seat, expected=f"1 … {start.seats}")
    found = FAMILIES.of(start.game).find_improvements(start.state, asked.seat)
    return messages.Improvements(
        improvements=[
            messages.Improvement(
                kind=one.kind, cells=list(one.cells), what=one.what, points=one.points, lines=one.lines
            )
            for one in found
        ]
    )


async def settle_position(call: Call[Any]) -> practice.Practice:
    asked: messages.Settle = call.body
    return present_practice(_settle(asked), can_undo=bool(asked.moves))


async def preview_settled(call: Call[Any]) -> Preview:
    asked: messages.TrySettled = call.body
    return present_try(_settle(asked), asked.move)


def _lay_out_end(ruleset: str, lines: tuple[str, ...]) -> Start:
    game = find_game(ruleset)
    state = FAMILIES.of(game).lay_out_end(game, lines)
    return _start(game, state.rules.seats, state)


def _start(game: AnyGame, seats: int, state: Any) -> Start:
    return Start("positions/end", game, seats, EVERY_SEAT, ("",) * seats, state, (), ())


def _settle(asked: messages.Settle | messages.TrySettled) -> Practice:
    return practise_on(_find_start(asked.text, asked.ruleset), tuple(asked.moves))


@lru_cache(maxsize=64)
def _find_start(text: str, ruleset: str) -> Start:
    """The start that a text describes: with its own tags, or by a ruleset."""
    if not text.lstrip().startswith("["):
        game = find_game(ruleset)
        seats, lines = FAMILIES.of(game).complete(game, tuple(line for line in text.splitlines() if line.strip()))
        text = "\n".join([f'[Ruleset "{game.ruleset.key}"]', f'[Seats "{seats}"]', "", *lines, ""])
    head, _, body = text.lstrip().partition("\n\n")
    return parse_start("positions/settled", "\n\n".join([head + f'\n[You "{EVERY_SEAT}"]', body]))


POSITION_ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/score",
        "The score of a game that was played elsewhere, with the reason for every point; nothing is stored.",
        score_position,
        messages.LaidOut,
        messages.Scored,
        errors=(404,),
        cost=3,
    ),
    Endpoint(
        "POST",
        "/api/score/changes",
        "The single changes that would have been worth most.",
        improve_position,
        messages.WhatIf,
        messages.Improvements,
        errors=(404,),
        cost=10,
    ),
    Endpoint(
        "POST",
        "/api/settle",
        "A position that somebody laid out, after one's moves; nothing is stored.",
        settle_position,
        messages.Settle,
        practice.Practice,
        errors=(404, 409),
        cost=10,
    ),
    Endpoint(
        "POST",
        "/api/settle/preview",
        "What a move would lead to there.",
        preview_settled,
        messages.TrySettled,
        Preview,
        errors=(404, 409),
        cost=3,
    ),
)
