"""The building blocks of a report's page: localised numbers, plots with captions, tables."""

from collections.abc import Sequence
from html import escape

from taverne.arena.plots import NumberFormat
from taverne.arena.sums import Estimate
from taverne.locale import Catalogue

_STYLE = """
body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; background: #fff; color: #222;
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { line-height: 1.2; } h2 { margin-top: 3rem; border-bottom: 1px solid #ccc; }
figure { margin: 1rem 0; break-inside: avoid; } figcaption { color: #444; }
svg { width: 100%; height: auto; } summary { cursor: pointer; color: #444; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .75rem .2rem 0; text-align: right; border-bottom: 1px solid #eee; }
th:first-child, td:first-child { text-align: left; }
@media print {
  body { margin: 0; max-width: none; font-size: 10pt; } h2 { break-after: avoid; } details { display: none; }
}
"""


class Page:
    """Writes the parts of a page in one language."""

    def __init__(self, words: Catalogue) -> None:
        self.say = words.say
        self.language = words.language
        self.mark = words.say("balance-decimal-mark")
        self.percents = NumberFormat(100, lambda value, digits: f"{self.number(value, digits)} %")
        self.changes = NumberFormat(100, lambda value, digits: self.number(value, digits, sign=True))
        self.numbers = NumberFormat(1, self.number)
        self.differences = NumberFormat(1, lambda value, digits: self.number(value, digits, sign=True))

    def bind(self, title: str, parts: Sequence[str]) -> str:
        """The whole page as one self-contained file."""
        return "\n".join(
            [
                f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">',
                f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>',
                f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>",
                *parts,
                "</body>\n</html>\n",
            ]
        )

    def paragraph(self, text: str) -> str:
        """A paragraph."""
        return f"<p>{escape(text)}</p>"

    def number(self, value: float, digits: int = 1, *, sign: bool = False) -> str:
        """A number as the language writes it."""
        text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        if not text.strip("+-0."):
            text = text.lstrip("+-")
        return text.replace("-", "−").replace(".", self.mark)

    def whole(self, value: int) -> str:
        """A whole number with its digits in groups of three."""
        return f"{value:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")

    def span(self, estimate: Estimate | None, *, sign: bool = False) -> str:
        """A value and its interval."""
        if estimate is None:
            return "–"
        digits = 1 if estimate.high - estimate.low > 0.2 else 2
        numbers = [self.number(each, digits, sign=sign) for each in (estimate.value, estimate.low, estimate.high)]
        return self.say("balance-span", value=numbers[0], low=numbers[1], high=numbers[2])

    def percent_span(self, share: Estimate) -> str:
        """A share and its interval."""
        numbers = [self.number(100 * each) for each in (share.value, share.low, share.high)]
        return self.say("balance-span-percent", value=numbers[0], low=numbers[1], high=numbers[2])

    def change_span(self, change: Estimate | None) -> str:
        """A difference of shares and its interval, in percentage points."""
        if change is None:
            return "–"
        numbers = [self.number(100 * each, sign=True) for each in (change.value, change.low, change.high)]
        return self.say("balance-span", value=numbers[0], low=numbers[1], high=numbers[2])

    def figure(self, svg: str, text: str) -> str:
        """A plot and its caption."""
        drawing = svg.replace("<svg", f'<svg role="img" aria-label="{escape(text)}"', 1)
        return f"<figure>{drawing}<figcaption>{escape(text)}</figcaption></figure>"

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """The figures behind a plot."""
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f"<details><summary>{escape(self.say('balance-figures'))}</summary>{table}</details>"

    def head(self, message: str) -> str:
        """The title of a section."""
        return f"<h2>{escape(self.say(message))}</h2>"
