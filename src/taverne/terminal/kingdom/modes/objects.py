"""Object and character tiles beside a kingdom table."""

from collections.abc import Sequence

from taverne.games.kingdom.modes.objects.tiles import TilesView
from taverne.locale import Catalogue
from taverne.terminal.kingdom.names import tile_name


def describe_tiles(t: Catalogue, views: Sequence[TilesView], names: list[str]) -> list[str]:
    """The tiles each seat holds, those known on its lands, and the one just turned up."""
    lines = []
    for number, (seat, name) in enumerate(zip(views[0].seats, names, strict=True)):
        if seat.held:
            listed = ", ".join(f"{tile_name(t, tile)} ({tile})" for tile in seat.held)
            lines.append(t.say("table-tiles-held", name=name, tiles=listed))
        known = {land.cell: land.tile for view in views for land in view.seats[number].lands if land.tile != "?"}
        if known:
            listed = ", ".join(
                f"{land.cell} {tile_name(t, known[land.cell])}" for land in seat.lands if land.cell in known
            )
            lines.append(t.say("table-tiles-known", name=name, tiles=listed))
    if views[0].turned_up is not None:
        lines.append(t.say("table-tile-turned", tile=tile_name(t, views[0].turned_up)))
    return lines
