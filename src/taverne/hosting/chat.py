"""Chat at tables: what is said, and who hears it."""

from collections.abc import Callable

from taverne.hosting.limits import Limit
from taverne.hosting.rows import ChatLine, Person
from taverne.hosting.storage import MatchStore
from taverne.hosting.tables import Tables, storing
from taverne.kernel.errors import TaverneError
from taverne.match.state import Refused
from taverne.protocol.tables import Muted, MutedLine

LATEST = 200
"""How many chat lines someone who comes late is shown."""


class Chat:
    """Stores and finds chat lines. A deleted person's lines stay, without author and text, to keep the numbering."""

    def __init__(self, tables: Tables, store: MatchStore, clock: Callable[[], int], limit: Limit) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock
        self._limit = limit
        self.listeners: list[Callable[[str], None]] = []
        """Called with each table where something was said."""

    async def say(self, person: Person, table: str, text: str) -> None:
        """Says something at a table."""
        self._limit.take(person.id)
        cleaned = clean_text(text)
        async with self._tables.cached(table) as cached:
            seat = cached.match.state.seat_of(person.id)
        await storing(self._store.say(table, person.id, seat, person.name, cleaned, self._clock()))
        for listener in self.listeners:
            listener(table)

    async def since(self, person: Person | None, table: str, number: int) -> tuple[int, list[ChatLine]]:
        """The last line after a number, whoever may see it, and those lines that the person does see."""
        lines = await storing(self._store.chat_from(table, number + 1, LATEST))
        muted = await storing(self._store.muted_by(person.id)) if person is not None and lines else set()
        last = lines[-1].number if lines else number
        return last, [line for line in lines if line.person and line.person not in muted]

    async def mute(self, person: Person, table: str, number: int, *, undo: bool) -> None:
        """Mutes or unmutes the author of a chat line."""
        lines = await storing(self._store.chat_from(table, number, 1, upto=number))
        if not lines or not lines[0].person:
            raise Refused("error-chat-line", found=number)
        await storing(self._store.mute(person.id, lines[0].person, undo=undo))

    async def muted(self, person: Person, table: str) -> Muted:
        """Those who spoke at a table and whom a person has muted, each with their last line."""
        async with self._tables.cached(table):  # Refuses a table that does not exist.
            pass
        lines = await storing(self._store.chat_from(table, 0, LATEST))
        muted = await storing(self._store.muted_by(person.id))
        last = {line.person: line for line in lines if line.person in muted}
        return Muted(lines=[MutedLine(line=line.number, name=line.name) for line in last.values()])


def clean_text(text: str) -> str:
    """A chat line: a single line of printable characters."""
    cleaned = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not cleaned:
        raise TaverneError("error-chat-empty")
    return cleaned
