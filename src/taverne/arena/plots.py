"""The plots of a balance report, as SVG to embed in a page. All texts are passed in."""

import io
import re
import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import Formatter, FuncFormatter, MaxNLocator

from taverne.arena.sums import Estimate

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#aa4499")
"""One for each seat, distinguishable for the colour-blind; each also has its own stroke."""
_STROKES = ("-", "--", "-.", ":")
_INK, _GREY, _FAINT = "#222222", "#777777", "#dddddd"
_WIDTH = 9.0
_TITLE = 28
"""How many letters of a panel's title fit on one line."""
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": _GREY,
    "axes.labelcolor": _INK,
    "axes.axisbelow": True,
    "axes.titlesize": 10,
    "grid.color": _FAINT,
    "text.color": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
}


class NumberFormat(NamedTuple):
    """How to write the numbers on an axis."""

    factor: int
    """100 for percent."""
    write: Callable[[float, int], str]
    """Writes a number with this many decimals."""


class Ticks(Formatter):
    """Writes the numbers of an axis with enough digits to tell them apart."""

    def __init__(self, numbers: NumberFormat) -> None:
        self.numbers = numbers

    def __call__(self, value: float, pos: int | None = None) -> str:
        """A single number."""
        return self.numbers.write(self.numbers.factor * value, 1)

    def format_ticks(self, values: Sequence[float]) -> list[str]:
        """All numbers of the axis."""
        step = self.numbers.factor * abs(values[1] - values[0]) if len(values) > 1 else 1.0
        digits = next((digits for digits in range(6) if abs(step - round(step, digits)) < step / 100), 6)
        return [self.numbers.write(self.numbers.factor * value, digits) for value in values]


class Panel(NamedTuple):
    """A column of dots with their intervals."""

    title: str
    estimates: Sequence[Estimate | None]
    line: float | None
    """Where the dots would be if all were equal."""
    numbers: NumberFormat


class Steps(NamedTuple):
    """One small plot of means by number."""

    title: str
    points: Sequence[tuple[int, Estimate]]


def draw_dots(name: str, labels: Sequence[str], panels: Sequence[Panel]) -> str:
    """A row for each label and a panel for each of its values."""
    with mpl.rc_context({**_STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(_WIDTH, 0.9 + 0.27 * len(labels)), layout="constrained")
        axes = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
        for axis, panel in zip(axes, panels, strict=True):
            _draw_panel(axis, panel)
        axes[0].set_yticks(range(len(labels)), labels)
        axes[0].set_ylim(len(labels) - 0.4, -0.6)
        return _svg(figure, name)


def _draw_panel(axis: Any, panel: Panel) -> None:
    for row, estimate in enumerate(panel.estimates):
        if estimate is not None:
            axis.plot([estimate.low, estimate.high], [row, row], color=COLOURS[0], linewidth=2, alpha=0.55)
            axis.plot([estimate.value], [row], "o", color=COLOURS[0], markersize=5)
    if panel.line is not None:
        axis.axvline(panel.line, color=_GREY, linewidth=1, linestyle="--")
    axis.set_title(textwrap.fill(panel.title, _TITLE), loc="left")
    axis.tick_params(axis="y", length=0)
    axis.grid(visible=True)
    axis.xaxis.set_major_locator(MaxNLocator(5))
    axis.xaxis.set_major_formatter(Ticks(panel.numbers))


def draw_histograms(
    name: str, histograms: Mapping[str, Mapping[int, int]], across: str, up: str, numbers: NumberFormat
) -> str:
    """Overlaid histograms of whole numbers."""
    with mpl.rc_context({**_STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(_WIDTH, 3.2), layout="constrained")
        axis = figure.subplots()
        for place, (label, histogram) in enumerate(histograms.items()):
            values = range(min(histogram), max(histogram) + 1)
            total = sum(histogram.values())
            shares = [histogram.get(value, 0) / total for value in values]
            style: dict[str, Any] = {"color": COLOURS[place % 4], "linestyle": _STROKES[place % 4], "linewidth": 1.6}
            axis.step(values, shares, where="mid", label=label, **style)
        if len(histograms) > 1:
            axis.legend(frameon=False)
        _dress(axis, across, up, numbers)
        return _svg(figure, name)


def draw_bars(
    name: str,
    histograms: Mapping[str, Mapping[int, int]],
    means: Sequence[float],
    columns: int,
    up: str,
    numbers: NumberFormat,
) -> str:
    """A small histogram for each label, with its mean marked."""
    with mpl.rc_context({**_STYLE, "svg.hashsalt": name}):
        rows = -(-len(histograms) // columns)
        figure = Figure(figsize=(_WIDTH, 2.1 * rows + 0.2), layout="constrained")
        axes = figure.subplots(rows, columns, squeeze=False).ravel()
        for axis, (label, histogram), middle in zip(axes, histograms.items(), means, strict=False):
            total = sum(histogram.values())
            axis.bar(list(histogram), [count / total for count in histogram.values()], width=1, color=COLOURS[0])
            axis.axvline(middle, color=COLOURS[1], linewidth=1.5, linestyle="--")
            _dress(axis, "", "", numbers)
            axis.set_title(label, loc="left")
        for axis in axes[len(histograms) :]:
            axis.set_visible(False)
        figure.supylabel(up, fontsize=10)
        return _svg(figure, name)


def draw_steps(
    name: str, plots: Sequence[Steps], line: float | None, labels: tuple[str, str], numbers: NumberFormat
) -> str:
    """A small plot for each item: what seats won or scored by how many of it they had."""
    with mpl.rc_context({**_STYLE, "svg.hashsalt": name}):
        columns = 5
        figure = Figure(figsize=(_WIDTH, 1.9 * -(-len(plots) // columns) + 0.2), layout="constrained")
        axes = figure.subplots(-(-len(plots) // columns), columns, sharex=True, sharey=True, squeeze=False).ravel()
        for axis, plot in zip(axes, plots, strict=False):
            for number, estimate in plot.points:
                axis.plot([number, number], [estimate.low, estimate.high], color=COLOURS[0], linewidth=2, alpha=0.55)
            values = [estimate.value for _, estimate in plot.points]
            axis.plot([number for number, _ in plot.points], values, "o-", color=COLOURS[0], markersize=4, linewidth=1)
            if line is not None:
                axis.axhline(line, color=_GREY, linewidth=1, linestyle="--")
            _dress(axis, "", "", numbers)
            axis.set_title(plot.title, loc="left")
        figure.supxlabel(labels[0], fontsize=10)
        figure.supylabel(labels[1], fontsize=10)
        return _svg(figure, name)


def _dress(axis: Any, across: str, up: str, numbers: NumberFormat) -> None:
    axis.set_xlabel(across)
    axis.set_ylabel(up)
    axis.grid(visible=True)
    axis.xaxis.set_major_locator(MaxNLocator(5, integer=True))
    axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.0f}".replace("-", "−")))
    axis.yaxis.set_major_locator(MaxNLocator(5))
    axis.yaxis.set_major_formatter(Ticks(numbers))


def _svg(figure: Figure, name: str) -> str:
    """The drawing alone, with ids that are unique on the page."""
    file = io.StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.S)
    used = set(re.findall(r"#([\w-]+)", text))
    text = re.sub(r' id="([\w.-]+)"', lambda found: f' id="{name}-{found[1]}"' if found[1] in used else "", text)
    return re.sub(r'(href="|url\()#', rf"\1#{name}-", text)
