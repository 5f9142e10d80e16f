"""What a mode adds to a kingdom table, in words: tiles, the rows of a campaign, the team's target."""

from taverne.games.kingdom.campaign import Campaign
from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS, SYMBOLS
from taverne.games.kingdom.council import Council
from taverne.games.kingdom.links import CELL_NAMES, CELLS
from taverne.games.kingdom.state import State
from taverne.games.kingdom.tile_names import NAMES, UNKNOWN_TILE
from taverne.games.kingdom.tiles import Tiles
from taverne.locale import Catalogue
from taverne.terminal.kingdom_words import card_name, format_points, legend_name, list_legends, tile_name


def format_extra(words: Catalogue, table: State, names: list[str]) -> list[str]:
    """The lines of a mode's own part of the table."""
    match table.extra:
        case Tiles() as tiles:
            return _tiles(words, tiles, names)
        case Campaign() as campaign:
            return _campaign(words, table, campaign)
        case Council() as council:
            return _council(words, council)
    return []


def _tiles(words: Catalogue, tiles: Tiles, names: list[str]) -> list[str]:
    lines = []
    for name, held, row in zip(names, tiles.held, tiles.lands, strict=True):
        if held:
            listed = ", ".join(f"{tile_name(words, NAMES[tile])} ({NAMES[tile]})" for tile in held)
            lines.append(words.say("table-tiles-held", name=name, tiles=listed))
        known = [
            f"{CELL_NAMES[cell]} {tile_name(words, NAMES[row[cell]])}"
            for cell in CELLS
            if row[cell] not in (0, UNKNOWN_TILE)
        ]
        if known:
            lines.append(words.say("table-tiles-known", name=name, tiles=", ".join(known)))
    if tiles.turned:
        lines.append(words.say("table-tile-turned", tile=tile_name(words, NAMES[tiles.turned])))
    return lines


def _campaign(words: Catalogue, table: State, campaign: Campaign) -> list[str]:
    lines = [words.say("table-age", age=campaign.age)]
    if table.held[0]:
        lines.append(words.say("table-written", legends=_legends(words, table.held[0])))
    for age, row in enumerate(campaign.rows, campaign.age + 1):
        lines += [words.say("table-row", age=age), *list_legends(words, row)]
    for age, (kingdom, objective) in enumerate(campaign.scores, 1):
        points = format_points(kingdom)
        lines.append(words.say("table-score-age", age=age, kingdom=points, objective=objective))
    if campaign.pair:
        cards = ", ".join(f"{card_name(words, SYMBOLS[card])} ({SYMBOLS[card]})" for card in campaign.pair)
        lines.append(words.say("table-pair", cards=cards))
    return lines


def _council(words: Catalogue, council: Council) -> list[str]:
    lines = []
    if council.written:
        lines.append(words.say("table-written", legends=_legends(words, council.written)))
    points = sum(LEGEND_POINTS[legend] for legend in council.target)
    lines.append(words.say("table-target", points=points, legends=_legends(words, council.target)))
    return lines


def _legends(words: Catalogue, legends: tuple[int, ...]) -> str:
    return ", ".join(legend_name(words, LEGENDS[legend]) for legend in legends) or "–"
