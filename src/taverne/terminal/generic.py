"""The fallback for families that register nothing here: their typed data as an indented outline."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from taverne.kernel.data import JSON, to_data
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import View
from taverne.kernel.sheet import Sheet
from taverne.locale import Catalogue
from taverne.record.snapshot import parse_snapshot
from taverne.registry import AnyGame
from taverne.terminal.files import read_text

_TYPE = "type"


def draw_table(t: Catalogue, game: AnyGame, views: Sequence[View[Any]], names: list[str]) -> RenderableType:
    """The data of each view, one field per line."""
    parts: list[RenderableType] = []
    for view in views:
        if len(views) > 1 and view.seat is not None:
            parts.append(Text(names[view.seat - 1], style="bold"))
        data = to_data(game.present(view), game.terms)
        parts += [Text(line) for line in _outline(t, game.family, data, names)]
    return Group(*parts)


def _outline(t: Catalogue, family: str, data: Mapping[str, JSON], names: list[str]) -> Iterator[str]:
    """The fields of an object; what does not fit on a line is indented below it."""
    for name, value in data.items():
        if name == _TYPE:
            continue
        label = f"{_label(t, family, name)}:"
        if _is_flat(value):
            yield f"{label} {_inline(name, value, names)}"
            continue
        yield label
        for part in value if isinstance(value, list) else [value]:
            yield from _item(t, family, part, names)


def _item(t: Catalogue, family: str, part: JSON, names: list[str]) -> Iterator[str]:
    """One of the values below a label, marked by a dash."""
    if not isinstance(part, dict) or all(map(_is_flat, part.values())):
        yield f"  – {_inline('', part, names)}"
        return
    for number, line in enumerate(_outline(t, family, part, names)):
        yield f"    {line}" if number else f"  – {line}"


def _is_flat(value: JSON) -> bool:
    """Whether a value fits on a line."""
    return not isinstance(value, dict) and not (
        isinstance(value, list) and any(isinstance(part, dict) for part in value)
    )


def _label(t: Catalogue, family: str, name: str) -> str:
    """The message `field-FAMILY-NAME`, or the identifier as plain text."""
    return t.name(f"field-{family}", name.replace("_", "-")).replace("-", " ").capitalize()


def _inline(name: str, value: JSON, names: list[str]) -> str:
    """A value on one line; seats are called by their names."""
    match value:
        case None | "" | []:
            return "–"
        case bool():
            return "✓" if value else "–"
        case int() if name == "seat" and 1 <= value <= len(names):
            return names[value - 1]
        case list():
            return " ".join(_inline(name.removesuffix("s"), part, names) for part in value)
        case dict():
            return ", ".join(
                f"{key.replace('_', ' ')} {_inline(key, part, names)}" for key, part in value.items() if key != _TYPE
            )
    return str(value)


def format_end(t: Catalogue, game: AnyGame, view: View[Any], names: list[str]) -> list[str]:
    """The score sheets, with the reason for every point."""
    lines = []
    sides = game.sides(len(names))
    for sheet in game.sheets(view.table):
        members = ", ".join(name for name, side in zip(names, sides, strict=True) if side == sheet.side)
        lines += ["", *_format_sheet(t, game.family, sheet, members or "–")]
    return lines


def _format_sheet(t: Catalogue, family: str, sheet: Sheet, owner: str) -> list[str]:
    lines = [f"{owner}: {sheet.total}"]
    for reason in sheet.reasons:
        parts = (t.name(f"reason-{family}", reason.reason), reason.what, reason.cell or "", *reason.linked)
        lines.append(f"    {reason.points:+}  {' '.join(filter(None, parts))} ({reason.clause})")
    return lines


def narrate(t: Catalogue, game: AnyGame, event: Event, names: list[str]) -> list[str]:
    """The message `event-FAMILY-EVENT` with the event's fields, else the name of the event and its fields."""
    data = to_data(event, game.terms)
    kind = str(data.pop(_TYPE))
    fields = {name: _inline(name, value, names) for name, value in data.items()}
    message = f"event-{game.family}-{kind}"
    if t.has(message):
        return [t.say(message, **fields)]
    listed = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in fields.items())
    return [f"{kind.replace('-', ' ').capitalize()}: {listed}" if listed else kind.replace("-", " ").capitalize()]


def print_score(t: Catalogue, game: AnyGame, target: str, beside: Mapping[str, str], as_json: bool) -> bool:
    """Prints the score of the position in a snapshot file or on standard input."""
    if any(beside.values()):
        raise TaverneError("error-score-held", game=t.name("game", game.ruleset.game))
    game, position = parse_snapshot(read_text(target))
    sheets = game.sheets(position.table if isinstance(position, View) else position)
    if as_json:
        answer = [{**sheet._asdict(), "reasons": [reason._asdict() for reason in sheet.reasons]} for sheet in sheets]
        print(json.dumps(answer, ensure_ascii=False))
    else:
        print("\n".join(line for sheet in sheets for line in _format_sheet(t, game.family, sheet, str(sheet.side))))
    return True


def name_item(t: Catalogue, group: str, item: str) -> str:
    """The item itself."""
    return item
