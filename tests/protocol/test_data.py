"""The data of every ruleset fits the schema that documents it, and a client needs nothing else to play."""

import json
import random
from functools import cache
from typing import Any

import pytest
from docs.protocol import json_schema
from jsonschema import Draft202012Validator

from taverne.hosting.presenters import present_entry, present_position, present_preview
from taverne.kernel.data import move_data, to_data
from taverne.match.clock import NO_CLOCK
from taverne.match.log import Opened
from taverne.match.match import Match
from taverne.match.state import Occupant, Status
from taverne.protocol.codec import encode
from taverne.registry import find_game, rulesets
from taverne.server.openapi import openapi

TABLES = [(ruleset.key, find_game(ruleset.key).seats[0]) for ruleset in rulesets()]
SCHEMA = json_schema()


@cache
def validator(kind: str, family: str, type_: str) -> Draft202012Validator:
    """Of a family's class with that `type`; the generic object would allow anything."""
    union = SCHEMA["$defs"][f"{family.capitalize()}{kind}"]
    names = [option["$ref"].rpartition("/")[2] for option in union.get("anyOf", ())] or [union["title"]]
    (name,) = [name for name in names if SCHEMA["$defs"][name]["properties"]["type"]["enum"] == [type_]]
    return Draft202012Validator({"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{name}"})


def begun(key: str, seats: int) -> Match:
    match = Match(bytes(32))
    match.open(Opened(key, seats, NO_CLOCK, False, ""))
    for seat in range(1, seats + 1):
        match.sit(seat, Occupant(f"P{seat}", f"id{seat}", None))
    match.start(0)
    return match


def sent(message: Any) -> Any:
    """What a client receives of a message."""
    return json.loads(encode(message))


def check(kind: str, family: str, *data: Any) -> None:
    for one in data:
        validator(kind, family, one["type"]).validate(one)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_views_moves_and_events_fit_their_schema(key: str, seats: int) -> None:
    rng = random.Random(key)
    match = begun(key, seats)
    family = match.state.game.family
    told = -1
    while match.state.status is Status.PLAYING:
        seat = rng.choice(match.state.asked())
        seen = match.seen_by(seat)
        position = sent(present_position(seen))
        check("View", family, position["view"])
        chosen = rng.choice(position["legal"])
        preview = sent(present_preview(seen, chosen["text"]))
        check("View", family, preview["view"])
        check("Move", family, chosen, preview["move"])
        check("Event", family, *preview["events"])
        match.play(seat, chosen["text"], 0)
        for viewer in (seat, None):
            for entry in match.seen_by(viewer).entries_since(told):
                happened = sent(present_entry(seen.game, entry))
                check("Event", family, *happened.get("events", []))
                check("Move", family, *([happened["move"]] if happened.get("move") else []))
        told = match.state.number
    position = sent(present_position(match.seen_by(None)))
    check("View", family, position["view"])
    summary = position["result"].get("summary")
    check("Summary", family, *([summary] if summary else []))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_kept_texts_say_what_fresh_data_says(key: str, seats: int) -> None:
    """Texts are kept by identity across positions, seats and tables; what is sent must not depend on it."""
    rng = random.Random(key)
    match = begun(key, seats)
    game, decisions = match.state.game, 0
    while match.state.status is Status.PLAYING and decisions < 60:
        decisions += 1
        seat = rng.choice(match.state.asked())
        seen = match.seen_by(seat)
        position = sent(present_position(seen))
        assert position["view"] == to_data(game.present(seen.view()), game.terms)
        assert position["legal"] == [move_data(move, game.terms) for move in seen.legal()]
        reasons = [reason for sheet in game.sheets(seen.view().table) for reason in sheet.reasons]
        told = [reason for sheet in position["sheets"] for reason in sheet["reasons"]]
        assert [{**one, "linked": tuple(one["linked"])} for one in told] == [
            {**reason._asdict(), "routes": [list(route) for route in reason.routes], "golems": list(reason.golems)}
            for reason in reasons
        ]
        match.play(seat, rng.choice(position["legal"])["text"], 0)


def test_the_openapi_document_describes_the_data_too() -> None:
    schemas = openapi()["components"]["schemas"]
    assert {"KingdomView", "RivalityView", "OtherView", "GameMove"} <= set(schemas)
    assert schemas["Position"]["properties"]["view"] == {"$ref": "#/components/schemas/GameView"}
