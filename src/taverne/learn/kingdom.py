"""The networks of Aetherya and Drako: one for each mode, for every edition and number of seats."""

from taverne.learn.curriculum import Curriculum, Weighted

_EDITIONS = ("aetherya/fr2", "aetherya/fr1", "aetherya/de")
_TIMES = {2: 3.0, 3: 1.0, 4: 1.0}


def _tables(mode: str, *others: str) -> tuple[Weighted, ...]:
    """Tables of two to four seats; the default edition counts four times as much as the other two."""
    weights = dict(zip(_EDITIONS, (4.0, 1.0, 1.0), strict=True)) | dict.fromkeys(others, 3.0)
    return tuple(
        Weighted(f"{edition}/{mode}", seats, weight * times)
        for edition, weight in weights.items()
        for seats, times in _TIMES.items()
    )


CURRICULUM: Curriculum = {
    "competitive": _tables("competitive", "drako/fr"),
    "objects": _tables("objects"),
    "cooperative": _tables("cooperative"),
    "solo": tuple(Weighted(f"{edition}/solo", 1) for edition in _EDITIONS),
}
