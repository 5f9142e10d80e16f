"""Kingdom tables for tests, drawn as text pictures."""

from taverne.games.kingdom.cards import NO_CARD, SYMBOLS, UNKNOWN
from taverne.games.kingdom.editions import EDITIONS, Edition
from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.kingdom import Kingdom, lay_out, parse_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.scoring import ScoreLines, score
from taverne.games.kingdom.state import State
from taverne.registry import find_game

PRINTED = EDITIONS["aetherya", "fr2"]
POCKET = EDITIONS["drako", "fr"]


def board(picture: str, lands: str = "") -> Kingdom:
    """The kingdom of a picture of four rows; `lands` says what its `?` hide, in reading order."""
    rows = [row.replace(" ", "") for row in picture.split("\n") if row.strip()]
    kingdom = parse_kingdom("/".join(rows))
    if not lands:
        return kingdom
    cards = bytearray(kingdom.cards)
    for cell, symbol in zip(cells_of(kingdom.hidden), lands, strict=True):
        cards[cell] = SYMBOLS.index(symbol)
    return lay_out(bytes(cards), kingdom.hidden)


def lines(picture: str, edition: Edition = PRINTED) -> ScoreLines:
    """The score of a picture."""
    return score(board(picture), edition)


def game(key: str = "aetherya") -> KingdomGame:
    """A kingdom game by its key."""
    found = find_game(key)
    assert isinstance(found, KingdomGame)
    return found


def table(
    *kingdoms: Kingdom,
    key: str = "aetherya",
    seat: int = 1,
    discard: str = "p",
    deck: str = "pfmsHEDGRO",
    river: str = "",
    legend_deck: str = "",
    held: tuple[str, ...] = (),
    hand: str = "",
    step: str = "turn",
    taken: bool = False,
    idle: int = 0,
) -> State:
    """A table in the middle of a game; what a test does not say is as plain as can be."""
    rules = game(key).rules(len(kingdoms))
    codes = held or ("",) * len(kingdoms)
    return State(
        rules=rules,
        step=rules.mode.steps.by_name()[step],
        seat=seat,
        kingdoms=kingdoms,
        deck=bytes(deck.count(symbol) for symbol in SYMBOLS),
        deck_known=False,
        discards=(bytes(SYMBOLS.index(symbol) for symbol in discard),),
        river=tuple(parse_legend(code) for code in river.split()),
        legend_deck=sum(1 << parse_legend(code) for code in legend_deck.split()),
        held=tuple(tuple(parse_legend(code) for code in text.split()) for text in codes),
        hand=SYMBOLS.index(hand) if hand else NO_CARD,
        taken=taken,
        played=step == "close",
        idle=idle,
        opening=None,
    )


def act(state: State, line: str, key: str = "aetherya") -> State:
    """The state after one line of a record."""
    rules = game(key)
    actor, _, words = line.partition(" ")
    if actor == "*":
        for draw in rules.parse_draws(words, len(state.kingdoms)):
            state, _ = rules.apply(state, 0, draw)
        return state
    return rules.apply(state, int(actor), rules.parse_move(words))[0]


def legal(state: State, key: str = "aetherya") -> list[str]:
    """The texts of the moves of the seat that is asked."""
    rules = game(key)
    return [str(move) for move in rules.legal(state, rules.asked(state)[0])]


WILD = board(
    """
    ????
    ?Ep?
    ?fH?
    ????
    """,
    "pfmsHEDGROps",
)
"""A kingdom early in the game: four cards up, twelve lands."""

__all__ = ["POCKET", "PRINTED", "UNKNOWN", "WILD", "act", "board", "game", "legal", "lines", "table"]
