"""The balance report: all figures on one self-contained page of HTML."""

from collections.abc import Callable, Sequence

from taverne.arena.families import FAMILIES
from taverne.arena.findings import RARE, Chair, Findings, Level, Worth
from taverne.arena.page import Page
from taverne.arena.plots import NumberFormat, Panel, Steps, draw_bars, draw_dots, draw_histograms, draw_steps
from taverne.arena.sums import Estimate
from taverne.locale import Catalogue
from taverne.registry import find_game

NameItem = Callable[[str, str], str]
"""The name of an item, given its group."""


class Report(Page):
    """Writes the page in one language."""

    def __init__(self, findings: Findings, words: Catalogue, name_item: NameItem) -> None:
        super().__init__(words)
        self.found = findings
        self.name_item = name_item
        game = find_game(findings.ruleset)
        family = FAMILIES.of(game)
        self.points_message = family.points_message(game)
        self.counted = {group.name for group in family.groups(game, findings.seats) if group.most > 1}
        """The groups of which a seat may have several of an item."""
        self.win = words.say("balance-won" if findings.faces_game else "balance-win-share")

    def write(self) -> str:
        """The page."""
        found, say = self.found, self.say
        summary = say(
            "balance-summary", games=self.whole(found.games), seats=found.seats, bot=found.bot, seed=str(found.seed)
        )
        engine = say("balance-compiled" if found.compiled else "balance-by-rules")
        parts = [
            self.paragraph(f"{summary} {engine}"),
            self.paragraph(say("balance-intervals")),
            *self.seats(),
            *self.points(),
            *(self.lines() if found.lines else []),
            *(section for group in found.worths for section in self.group(group)),
            *self.length(),
            self.paragraph(say("unofficial")),
        ]
        return self.bind(say("balance-title", ruleset=found.ruleset), parts)

    def name_seat(self, chair: Chair) -> str:
        """The name of a seat."""
        return self.say("seat", seat=chair.seat)

    def seats(self) -> list[str]:
        """Who wins, and how many points each seat has."""
        found, say, chairs = self.found, self.say, self.found.chairs
        labels = [self.name_seat(chair) for chair in chairs]
        panels = [
            Panel(self.win, [chair.win for chair in chairs], found.even, self.percents),
            Panel(say("balance-mean-points"), [chair.points.mean for chair in chairs], None, self.numbers),
        ]
        if found.even is None:
            text = say("balance-won-told", share=self.percent_span(chairs[0].win))
        else:
            share, even = self.percent_span(chairs[0].win), self.number(100 * found.even)
            text = say("balance-seats-told", share=share, even=even)
        rows = [
            (label, self.percent_span(c.win), self.span(c.points.mean)) for label, c in zip(labels, chairs, strict=True)
        ]
        return [
            self.head("balance-won-head" if found.faces_game else "balance-seats-head"),
            self.figure(draw_dots("seats", labels, panels), text),
            self.table([say("balance-seat"), self.win, say("balance-mean-points")], rows),
        ]

    def points(self) -> list[str]:
        """How the points are distributed."""
        say, found, chairs = self.say, self.found, self.found.chairs
        if found.faces_game:
            chairs = chairs[:1]  # All seats have the same points.
        histograms = {self.name_seat(chair): chair.points.histogram for chair in chairs}
        svg = draw_histograms("points", histograms, say("balance-points"), say("balance-games"), self.percents)
        return [self.head("balance-points-head"), self.figure(svg, say(self.points_message))]

    def lines(self) -> list[str]:
        """Where the points come from; a line that never varies is not drawn."""
        say, found = self.say, self.found
        names = {line: say(f"line-{line}") for line in found.lines}
        varied = {line: spread for line, spread in found.lines.items() if len(spread.histogram) > 1} or found.lines
        histograms = {names[line]: spread.histogram for line, spread in varied.items()}
        means = [spread.mean.value for spread in varied.values()]
        svg = draw_bars("lines", histograms, means, 4, say("balance-seats-share"), self.percents)
        heads = [say("balance-line"), say("balance-mean-points"), *map(self.name_seat, found.chairs)]
        rows = [
            [names[line], self.span(spread.mean), *(self.span(chair.lines[line]) for chair in found.chairs)]
            for line, spread in found.lines.items()
        ]
        return [self.head("balance-lines-head"), self.figure(svg, say("balance-lines-told")), self.table(heads, rows)]

    def group(self, group: str) -> list[str]:
        """What the items of a group are worth."""
        worths = self.found.worths[group]
        told = [worth for worth in worths if worth.points is not None]
        sections = [self.head(f"balance-{group}-head")]
        if told:
            sections.append(self.figure(self.dots(group, told), self.compare(group, told)))
        else:
            sections.append(self.paragraph(self.say("balance-too-rare", rare=RARE)))
        if group in self.counted:
            sections += self.steps(group, worths)
        return [*sections, self.worth_table(group, worths)]

    def dots(self, group: str, worths: Sequence[Worth]) -> str:
        """A plot of worths, the best first."""
        say = self.say
        ordered = sorted(worths, key=_value, reverse=True)
        panels = [
            Panel(say("balance-win-change", win=self.win), [worth.win for worth in ordered], 0, self.changes),
            Panel(say("balance-points-change"), [worth.points for worth in ordered], 0, self.differences),
        ]
        if group not in self.counted:
            held = [worth.games for worth in ordered]
            panels.insert(0, Panel(say(f"balance-{group}-games"), held, None, self.percents))
        return draw_dots(group, [self.name_item(group, worth.item) for worth in ordered], panels)

    def compare(self, group: str, worths: Sequence[Worth]) -> str:
        """What the plot of a group shows, naming its best and worst item."""
        texts = [self.say(f"balance-{group}-told")]
        worst, best = min(worths, key=_value), max(worths, key=_value)
        if _value(worst) < _value(best):
            texts.append(
                self.say(
                    "balance-best-worst",
                    best=self.name_item(group, best.item),
                    most=self.change_span(best.win),
                    worst=self.name_item(group, worst.item),
                    least=self.change_span(worst.win),
                )
            )
        return " ".join([*texts, self.say("balance-caution")])

    def steps(self, group: str, worths: Sequence[Worth]) -> list[str]:
        """Win share and points by how many of an item a seat has."""
        points, even = self.say("balance-mean-points"), self.found.even
        return [
            self.step_figure(group, "win", self.win, worths, lambda level: level.win, even, self.percents),
            self.step_figure(group, "points", points, worths, lambda level: level.points, None, self.numbers),
        ]

    def step_figure(
        self,
        group: str,
        name: str,
        outcome: str,
        worths: Sequence[Worth],
        pick: Callable[[Level], Estimate],
        line: float | None,
        numbers: NumberFormat,
    ) -> str:
        """A small plot for each item: the outcome by how many of it a seat has."""
        plots = [
            Steps(
                self.name_item(group, worth.item),
                [(level.number, pick(level)) for level in worth.levels if level.seats >= RARE],
            )
            for worth in worths
        ]
        svg = draw_steps(f"{group}-{name}", plots, line, (self.say(f"balance-{group}-number"), outcome), numbers)
        return self.figure(svg, self.say(f"balance-{group}-steps", outcome=outcome, rare=RARE))

    def worth_table(self, group: str, worths: Sequence[Worth]) -> str:
        """The figures of a group as a table."""
        say = self.say
        shows_share = group not in self.counted
        heads = [
            say(f"balance-{group}-item"),
            *([say(f"balance-{group}-games")] if shows_share else []),
            say("balance-win-change", win=self.win),
            say("balance-points-change"),
        ]
        rows = [
            [
                self.name_item(group, worth.item),
                *([self.percent_span(worth.games)] if shows_share else []),
                self.change_span(worth.win),
                self.span(worth.points, sign=True),
            ]
            for worth in worths
        ]
        return self.table(heads, rows)

    def length(self) -> list[str]:
        """How long games take."""
        say, found = self.say, self.found
        lengths = {say("balance-decisions"): found.decisions, say("balance-turns"): found.turns}
        histograms = {label: spread.histogram for label, spread in lengths.items()}
        means = [spread.mean.value for spread in lengths.values()]
        svg = draw_bars("length", histograms, means, 2, say("balance-games"), self.percents)
        text = say("balance-length-told", decisions=self.span(found.decisions.mean), turns=self.span(found.turns.mean))
        return [self.head("balance-length-head"), self.figure(svg, text)]


def _value(worth: Worth) -> float:
    return worth.win.value if worth.win else 0.0
