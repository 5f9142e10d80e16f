"""The table as lines of text and back, in full or as a view with `?` for whatever is unknown."""

from taverne.games.rivality.battlefield import Battlefield, format_battlefield, frontier, parse_battlefield
from taverne.games.rivality.grid import DIRECTIONS, SQUARE_OF, Grid, parse_direction
from taverne.games.rivality.state import Casting, Overflow, Rules, State, Step, battlefield_of, begin
from taverne.games.rivality.tiles import SPELLS, Spell, format_tiles, parse_any_tile
from taverne.games.rivality.validation import validate
from taverne.kernel.errors import BadText

# A line about a seat or a side names it after its first word.
_NUMBERED = ("reserve", "deck", "hand", "laid")


def format_table(state: State) -> tuple[str, ...]:
    """One line for each thing on the table; empty decks, hands and rows of laid tiles have none."""
    grid = state.rules.mode.grid
    lines = format_battlefield(battlefield_of(state), grid).splitlines()
    lines += [f"reserve {side} {count}" for side, count in enumerate(state.reserves, 1)]
    for word, things in (("deck", state.decks), ("hand", state.hands), ("laid", state.laid)):
        lines += [f"{word} {owner} {format_tiles(tiles)}" for owner, tiles in enumerate(things, 1) if tiles]
    under = bytes(state.field[cell].tile for cell in state.hidden)
    for word, tiles in (("returned", state.returned), ("written", state.written), ("his", under)):
        lines += [f"{word} {format_tiles(tiles)}"] if tiles else []
    if state.gains:
        lines.append(" ".join(["gained", *map(grid.format, state.gains)]))
    lines += _format_casting(state.casting, grid)
    lines.append(f"decision {state.step.name} {state.seat}")
    return tuple(lines)


def _format_casting(casting: Casting | None, grid: Grid) -> list[str]:
    if casting is None:
        return []
    lines = [" ".join(["casting", *(DIRECTIONS[spell.direction] for spell in casting.spells)])]
    if casting.delayed:
        spells = [f"{grid.format(cell)} {DIRECTIONS[spell.direction]}" for cell, spell in casting.delayed]
        lines.append(" ".join(["delayed", *spells]))
    if casting.overflow is not None:
        side, cell, rivals, before = casting.overflow
        lines.append(" ".join(["overflow", str(side), grid.format(cell), *map(str, rivals), "before", str(before)]))
    return lines


def parse_table(lines: tuple[str, ...], rules: Rules) -> State:
    """The state, or the table of a view, that these lines describe."""
    read = _SnapshotLines(lines, rules)
    start = begin(rules)
    step, seat = read.decision()
    under = read.tiles("his")
    field, wizards, hidden = read.battlefield()
    if len(under) != len(hidden):
        raise BadText("error-hidden-count", clause="R40", found=len(under), expected=len(hidden))
    tiles = dict(zip(hidden, under, strict=True))
    seats = range(1, rules.mode.seats + 1)
    sides = range(1, rules.mode.sides + 1)
    table = start._replace(
        step=step,
        seat=seat,
        field={cell: land._replace(tile=tiles.get(cell, land.tile)) for cell, land in field.items()},
        frontier=frontier(field) if rules.mode.grid.has_well else (),
        wizards=wizards,
        reserves=tuple(read.number(f"reserve {side}") for side in sides),
        decks=tuple(read.tiles(f"deck {side}") for side in sides),
        hands=tuple(read.tiles(f"hand {owner}") for owner in seats),
        laid=tuple(read.tiles(f"laid {owner}") for owner in seats),
        returned=read.tiles("returned"),
        written=read.tiles("written"),
        hidden=hidden,
        gains=tuple(rules.mode.grid.parse(word) for word in read.words("gained")),
    )
    table = table._replace(casting=read.casting(table))
    read.check_all_read()
    validate(table)
    return table


class _SnapshotLines:
    """The lines of a snapshot by their heads, each read once."""

    def __init__(self, lines: tuple[str, ...], rules: Rules) -> None:
        self.rules = rules
        self.grid = rules.mode.grid
        self.lands: list[str] = []
        self.by_head: dict[str, list[str]] = {}
        self.left: set[str] = set()
        for line in lines:
            words = line.split()
            if "," in words[0] or words[0] in SQUARE_OF:
                self.lands.append(line)
                continue
            size = 2 if words[0] in _NUMBERED else 1
            head = " ".join(words[:size])
            if head in self.by_head:
                raise BadText("error-snapshot-twice", found=head)
            self.by_head[head] = words[size:]
            self.left.add(head)

    def words(self, head: str) -> list[str]:
        """The words of a line after its head; none if there is no such line."""
        self.left.discard(head)
        return self.by_head.get(head, [])

    def tiles(self, head: str) -> bytes:
        return bytes(map(parse_any_tile, self.words(head)))

    def number(self, head: str) -> int:
        if head not in self.by_head:
            raise BadText("error-snapshot-missing", expected=head)
        words = self.words(head)
        if len(words) != 1 or not (words[0].isascii() and words[0].isdecimal()):
            raise BadText("error-snapshot-line", found=" ".join([head, *words]), expected=f"{head} N")
        return int(words[0])

    def battlefield(self) -> Battlefield:
        return parse_battlefield("\n".join(self.lands), self.rules.mode.sides, self.grid)

    def decision(self) -> tuple[Step, int]:
        if "decision" not in self.by_head:
            raise BadText("error-snapshot-missing", expected="decision")
        words = self.words("decision")
        match words:
            case [name, seat] if seat in [str(number) for number in range(1, len(self.rules.side_of))]:
                steps = {step.name: step for step in self.rules.mode.steps}
                if name not in steps:
                    raise BadText("error-step-unknown", found=name, expected=" ".join(steps))
                return steps[name], int(seat)
        found = " ".join(["decision", *words])
        raise BadText("error-snapshot-line", found=found, expected="decision STEP SEAT")

    def casting(self, table: State) -> Casting | None:
        """The rest of the turn, if a choice interrupted it."""
        if "casting" not in self.by_head:
            return None
        wizard = table.wizards[self.rules.side_of[table.seat] - 1]
        spells = tuple(self._spell(table, wizard, word) for word in self.words("casting"))
        words = self.words("delayed")
        pairs = zip(words[::2], words[1::2], strict=len(words) % 2 == 0)
        cells = [(self.grid.parse(place), way) for place, way in pairs]
        delayed = tuple((cell, self._spell(table, cell, way)) for cell, way in cells)
        return Casting(spells, delayed, self._overflow(table))

    def _spell(self, table: State, cell: int, way: str) -> Spell:
        direction = parse_direction(way)
        land = table.field.get(cell)
        for spell in () if land is None else SPELLS[land.tile][land.front]:
            if spell.direction == direction:
                return spell
        raise BadText("error-snapshot-line", found=f"casting {way}", expected="casting DIRECTION …")

    def _overflow(self, table: State) -> Overflow | None:
        if "overflow" not in self.by_head:
            return None
        words = self.words("overflow")
        numbers = [str(side) for side in range(len(table.reserves) + 1)]
        match words:
            case [side, place, one, other, "before", before] if all(
                number in numbers for number in (side, one, other, before)
            ):
                cell = self.grid.parse(place)
                if cell in table.field and "0" not in (side, one, other):
                    return Overflow(int(side), cell, (int(one), int(other)), int(before))
        expected = "overflow SIDE CELL SIDE SIDE before SIDE"
        raise BadText("error-snapshot-line", found=" ".join(["overflow", *words]), expected=expected)

    def check_all_read(self) -> None:
        if self.left:
            raise BadText("error-snapshot-line", found=sorted(self.left)[0], expected="decision …")
