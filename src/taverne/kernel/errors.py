"""The one family of errors: a message id of the catalogue, its arguments and the clause that says why."""

from collections.abc import Mapping


class TaverneError(Exception):
    """Something asked of Taverne that cannot be done; nothing was changed."""

    def __init__(self, message: str, *, clause: str = "", **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause
        self.arguments: Mapping[str, str | int] = arguments

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        reason = f" [{self.clause}]" if self.clause else ""
        return f"{self.message}({details}){reason}"


class IllegalMove(TaverneError):
    """A move the rules do not allow now."""


class BadText(TaverneError):
    """Text that is not in the notation."""


class UnknownRuleset(TaverneError):
    """A ruleset key, or a number of seats, that no game offers."""


class BadRecord(TaverneError):
    """A record that does not replay; `line` is where, counted from 1."""

    def __init__(self, message: str, line: int, *, clause: str = "", **arguments: str | int) -> None:
        super().__init__(message, clause=clause, **arguments)
        self.line = line
