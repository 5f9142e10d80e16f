"""The networks of Rivality: one for all battles, one for the game against Souramoun."""

from taverne.learn.curriculum import Curriculum, Weighted

CURRICULUM: Curriculum = {
    "battles": tuple(
        Weighted(f"rivality/fr/{mode}{option}", seats)
        for mode, seats in (("duel", 2), ("three", 3), ("teams", 4))
        for option in ("", "+expert")
    ),
    "solo": tuple(Weighted(f"rivality/fr/solo{option}", 1) for option in ("", "+beginner", "+veteran")),
}
