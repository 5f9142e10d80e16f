"""A kingdom's score sheet as text and as JSON."""

from collections.abc import Mapping, Sequence
from typing import Any

from taverne.kernel.sheet import Reason, Sheet
from taverne.locale import Catalogue
from taverne.terminal.kingdom.names import card_name, format_points, legend_name


def format_sheet(t: Catalogue, sheet: Sheet, cards: Mapping[str, str], lines: Sequence[str]) -> list[str]:
    """The lines of the sheet, each followed by the reason for every point; `cards` are the symbols by cell."""
    names = {line: t.say(f"line-{line}") for line in lines}
    width = max(map(len, (t.say("line-total"), *names.values()))) + 2
    text = []
    for line, name in names.items():
        text.append(f"{name:<{width}}{format_points(sheet.lines[line]):>4}")
        text += [f"    {_format_reason(t, reason, cards)}" for reason in sheet.reasons if reason.line == line]
    text.append(f"{t.say('line-total'):<{width}}{format_points(sheet.total):>4}")
    if sheet.met:
        text.append(t.say("sheet-legends-met"))
        text += [f"    {code:<12} {legend_name(t, code)}: {' '.join(cells)}" for code, cells in sheet.met.items()]
    return text


def _format_reason(t: Catalogue, reason: Reason, cards: Mapping[str, str]) -> str:
    message = f"reason-{reason.reason}"
    if reason.cell is None:
        name = reason.what if reason.reason == "stones" else legend_name(t, reason.what)
        text = t.say(message, card=name)
    else:
        linked = ", ".join(f"{card_name(t, cards[cell])} {cell}" for cell in reason.linked)
        name = card_name(t, reason.what)
        text = t.say(message, card=name, kind=reason.what, cell=reason.cell, linked=linked or "–")
        if portals := _portals(reason):
            text += " " + t.say("reason-path", portals=" ".join(portals), count=len(portals))
    sign = "+" if reason.points > 0 else ""
    return f"{sign}{format_points(reason.points)}  {text} ({reason.clause})"


def _portals(reason: Reason) -> list[str]:
    """Every portal that the links run through."""
    return list(dict.fromkeys(portal for route in reason.routes for portal in route))


def sheet_json(sheet: Sheet) -> dict[str, Any]:
    """The sheet as JSON data."""
    return {
        "lines": sheet.lines,
        "total": sheet.total,
        "legends_met": list(sheet.met),
        "legend_cells": {code: list(cells) for code, cells in sheet.met.items()},
        "items": [
            {
                "line": reason.line,
                "reason": reason.reason,
                "card": reason.what,
                "cell": reason.cell,
                "linked": list(reason.linked),
                "path": _portals(reason),
                "points": reason.points,
                "clause": reason.clause,
            }
            for reason in sheet.reasons
        ],
    }
