"""A storage in memory, which does what web/src/device/storage.ts does with IndexedDB."""

from collections.abc import Sequence


class MemoryStorage:
    def __init__(self) -> None:
        self.rows: dict[str, tuple[str, int | None]] = {}
        self.logs: dict[str, list[str]] = {}

    async def find(self, match: str) -> str | None:
        return self.rows[match][0] if match in self.rows else None

    async def all(self) -> Sequence[str]:
        return [row for row, _ in self.rows.values()]

    async def due(self, now: int) -> Sequence[str]:
        due = [(at, row) for row, at in self.rows.values() if at is not None and at <= now]
        return [row for _, row in sorted(due)]

    async def entries(self, match: str, first: int) -> Sequence[str]:
        return self.logs.get(match, [])[first:]

    async def append(self, match: str, row: str, due_at: int | None, first: int, entries: Sequence[str]) -> bool:
        log = self.logs.setdefault(match, [])
        if len(log) != first:
            return False
        log.extend(entries)
        self.rows[match] = row, due_at
        return True

    async def claim(self, match: str, row: str, due_at: int, until: int) -> bool:
        if self.rows[match][1] != due_at:
            return False
        self.rows[match] = row, until
        return True
