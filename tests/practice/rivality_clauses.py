"""For each clause of Rivality, what proves that its position shows it: the moves, the events and the score."""

from collections.abc import Callable

from taverne.games.rivality.events import (
    DeckLaidOut,
    GameEnded,
    GolemPlaced,
    HalfLaidOut,
    HandDealt,
    HandReturned,
    SpellArmed,
    SpellCast,
    SpellsForfeited,
    TileBesieged,
    TileDrawn,
    TileLaid,
    TileRevealed,
    TurnBegan,
    WizardMoved,
)
from taverne.games.rivality.golems import controller
from taverne.games.rivality.grid import (
    EAST,
    ENTRANCES,
    NORTH_HALF,
    NOWHERE,
    SOUTH,
    WELL_CELL,
    mirrored,
    place_of,
)
from taverne.games.rivality.moves import Cast, CastDelayed, Enter, Keep, Lay, Mulligan, Walk
from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import FARSIGHTED, MOST_GOLEMS, PLAIN, SHIELDS, SPELLS, STARRED
from taverne.practice.play import practise
from tests.practice.rivality_tried import Tried, crossed, takes

CLAUSES: dict[str, Callable[[Tried], bool]] = {}
"""Whether a position shows a clause, by the clause."""


def shows(clause: str) -> Callable[[Callable[[Tried], bool]], Callable[[Tried], bool]]:
    """Registers what proves a clause."""

    def register(test: Callable[[Tried], bool]) -> Callable[[Tried], bool]:
        CLAUSES[clause] = test
        return test

    return register


@shows("R1")
def turned_towards_the_well(it: Tried) -> bool:
    """The first tile lies north of the well, and its front, turned to the south, strikes it."""
    is_first = set(it.before.field) == {WELL_CELL} and isinstance(it.move, Lay)
    struck = [(event.direction, event.cell) for event in it.casts()]
    left = [event.direction for event in it.lost()]
    return is_first and it.move.front == SOUTH and struck == [(SOUTH, WELL_CELL)] and left == [EAST]


@shows("R2")
def over_an_empty_cell(it: Tried) -> bool:
    """A spell crosses an empty cell and takes the tile behind it."""
    return any(takes(event, 2) and set(crossed(event)) - set(it.then.field) for event in it.casts())


@shows("R3")
def five_at_most(it: Tried) -> bool:
    """The caster's own golems, too, are in excess of five."""
    return [(event.golems, event.removed[0]) for event in it.casts()] == [((MOST_GOLEMS, 0), 1)]


@shows("R4")
def more_golems_or_as_many(it: Tried) -> bool:
    """One spell makes a rival's tile contested, another gives a contested one to its caster; nobody leaves."""
    changes = {(event.before, event.after) for event in it.casts()}
    return changes == {(2, 0), (0, 1)} and not any(sum(event.removed) for event in it.casts()) and bool(it.lost())


@shows("R5")
def shields_and_a_breaker(it: Tried) -> bool:
    """A shield stops one golem, and a breaker ignores the shields of a fortress; both tiles are taken."""
    stopped = [event for event in it.casts() if event.lost and takes(event, 2)]
    broken = [event for event in it.casts() if len(crossed(event)) == 2 and not event.lost and takes(event, 2)]
    return len(stopped) == 1 and [SHIELDS[it.before.field[event.cell].tile] for event in broken] == [2]


@shows("R6")
def dealt(it: Tried) -> bool:
    """The decks are laid out and the hands dealt; the ★ deck is seat 1's."""
    deals = [event for event in it.events(it.opening) if isinstance(event, DeckLaidOut | HandDealt)]
    decks = [set(deck + hand) for deck, hand in zip(it.before.decks, it.before.hands, strict=True)]
    is_setup = len(deals) == 4 and it.before.reserves == (30, 30) and decks == [set(STARRED), set(PLAIN)]
    return is_setup and isinstance(it.move, Keep)


@shows("R7")
def clockwise(it: Tried) -> bool:
    """The turn goes round from seat 1 to the person, on and back to them."""
    events = it.events((*it.opening, *it.played))
    turns = [event.seat for event in events if isinstance(event, TurnBegan)]
    return it.start.you == 2 and turns == [2, 3, 1, 2] and [takes(event, 1) for event in it.casts()] == [True]


@shows("R8")
def another_hand(it: Tried) -> bool:
    """Two tiles without a spell of range 1 go back, and the new ones reach the well."""
    if not isinstance(it.move, Mulligan):
        return False
    (back,) = (event.tiles for event in it.own if isinstance(event, HandReturned))
    new = practise(it.start.key, (str(it.move),)).state.hands[0]
    reached = [event.cell for event in it.events(it.played) if isinstance(event, SpellCast) and event.side == it.you]
    return set(back) <= set(FARSIGHTED) and not set(new) & set(FARSIGHTED) and reached == [WELL_CELL]


@shows("R9")
def a_whole_turn(it: Tried) -> bool:
    """Tile, wizard, golem, all spells, a new tile: each happens, and nothing out of the ordinary."""
    happened = [type(event) for event in it.own]
    is_plain = not any(event.lost or sum(event.removed) for event in it.casts())
    whole = [TileLaid, WizardMoved, GolemPlaced, SpellCast, SpellCast, TileDrawn, TurnBegan]
    return happened == whole and is_plain and not any(map(crossed, it.casts())) and it.before.wizards[0] != NOWHERE


@shows("R10")
def too_many_golems(it: Tried) -> bool:
    """A wizard keeps one spell away; where the other strikes, rivals make room and lose the tile."""
    kept = [event.reason for event in it.lost()]
    return kept == ["wizard"] and [(event.removed, takes(event, 2)) for event in it.casts()] == [((0, 3), True)]


@shows("R11")
def the_right_order(it: Tried) -> bool:
    """Cast first, the spell takes its tile; cast last, the reserve is too small for it and the game is lost."""
    if not isinstance(it.move, Cast):
        return False
    (other,) = (move for move in it.start.game.legal(it.before, it.start.you) if move != it.move)
    wrong = practise(it.start.key, (str(other),)).state
    short = it.before.reserves[0] < sum(event.arriving for event in it.casts())
    return short and it.lead(wrong) < 0 < it.lead(it.after) and takes(it.casts()[0], 2)


@shows("R12")
def the_last_golem(it: Tried) -> bool:
    """The game stops in the midst of a turn: a spell that would strike is not cast any more."""
    states = [entry.state for entry in it.played]
    rests = [state.casting.spells for state in states if state.casting]
    struck = [event for event in it.events(it.played) if isinstance(event, SpellCast)]
    is_lay = isinstance(it.move, Lay) and all(it.after.hands)
    return is_lay and it.ends_by_reserve and len(struck) == 1 and [len(rest) for rest in rests] == [2]


@shows("R13")
def the_well_decides_contested_tiles(it: Tried) -> bool:
    """With the well the contested tiles change hands; tiles with a wizard count for nobody."""
    won = {reason.cell for reason in it.reasons(it.after, it.you) if reason.reason == "well"}
    lost = {reason.cell for reason in it.reasons(it.before, 2) if reason.reason == "well"}
    nobody = [(reason.reason, reason.clause) for reason in it.reasons(it.after, 0)]
    return it.ends_by_reserve and won == lost != set() and nobody == [("wizard", "R13")] * 2


@shows("R14")
def the_well_breaks_a_tie(it: Tried) -> bool:
    """Two others are tied for the most points; the side with the well wins with fewer."""
    points = it.points(it.after)
    has_well = controller(it.after.field[WELL_CELL].golems) == it.you
    return it.ends_by_reserve and has_well and points[1] == points[2] > points[0]


@shows("R20")
def one_wizard_for_two(it: Tried) -> bool:
    """The partner's tile calls the wizard away from the person's, and golems come from the same reserve."""
    (partner,) = (entry for entry in it.played if entry.actor == 3)
    (step,) = (event for event in partner.events if isinstance(event, WizardMoved))
    helped = [event for event in partner.events if isinstance(event, SpellCast) and takes(event, 2)]
    return (step.side, step.start) == (it.you, it.then.wizards[0]) and bool(helped)


@shows("R30")
def a_delayed_spell_changes_sides(it: Tried) -> bool:
    """The laid tile takes the circle whose armed spell aims at it: the spell is cast by its new side."""
    first, *_ = it.casts()
    late = [event for event in it.casts() if event.delayed]
    return takes(first, 2) and [event.origin for event in late] == [first.cell] and late[0].cell == it.move.cell


@shows("R31")
def a_wizard_is_no_help(it: Tried) -> bool:
    """A spell is armed; a rival lays a tile there and loses it in spite of the wizard on it."""
    armed = {event.cell for event in it.own if isinstance(event, SpellArmed)}
    events = it.events(it.played[1:])
    late = [event for event in events if isinstance(event, SpellCast) and event.delayed and event.side == it.you]
    return [event.cell in armed and event.cell == it.after.wizards[1] and takes(event, 2) for event in late] == [True]


@shows("R32")
def the_breaker_first(it: Tried) -> bool:
    """Two delayed spells wait: cast the other way round they bring fewer golems."""
    if not isinstance(it.move, CastDelayed):
        return False
    (other,) = (move for move in it.start.game.legal(it.before, it.start.you) if move != it.move)
    cell = it.casts()[0].cell
    wrong = practise(it.start.key, (str(other),)).entries[len(it.opening)].state
    return all(event.delayed for event in it.casts()) and wrong.field[cell].golems[0] < it.then.field[cell].golems[0]


@shows("R33")
def surrounded(it: Tried) -> bool:
    """The fourth neighbour is taken, and a full fortress falls."""
    fallen = [event for event in it.own if isinstance(event, TileBesieged)]
    return [(event.side, event.before, event.removed) for event in fallen] == [(it.you, 2, (0, MOST_GOLEMS))]


@shows("R34")
def a_point_less(it: Tried) -> bool:
    """A rival's golem leaves a tile of the person's, and one of theirs enters a rival's: that wins the game."""

    def deducted(state: State, side: int) -> set[str | None]:
        return {reason.cell for reason in it.reasons(state, side) if (reason.reason, reason.clause) == ("rival", "R34")}

    own = deducted(it.before, it.you) - deducted(it.after, it.you)
    theirs = deducted(it.after, 2) - deducted(it.before, 2)
    return it.ends_by_reserve and len(own) == len(theirs) == 1 and it.lead(it.after) <= len(own | theirs)


@shows("R35")
def it_points_where_it_pointed(it: Tried) -> bool:
    """A tile that points away from the well stays so: only a tile laid before it makes use of its spell."""
    stays = all(it.after.field[cell][:2] == land[:2] for cell, land in it.before.field.items())
    moves = [move for move in it.start.game.legal(it.before, it.start.you) if isinstance(move, Lay)]
    untouched = not any(move.cell in it.before.field or move.tile in it.before.laid[0] for move in moves)
    late = [event for event in it.casts() if event.delayed]
    own = [controller(it.before.field[event.origin].golems) == it.you for event in late]
    return "expert" in it.options and stays and untouched and own == [True] and late[0].cell == it.move.cell


@shows("R40")
def two_halves(it: Tried) -> bool:
    """Both halves are laid out, Souramoun's face down."""
    halves = [event.side for event in it.events(it.opening) if isinstance(event, HalfLaidOut)]
    return halves == [1, 2] and it.before.hidden == NORTH_HALF and isinstance(it.move, Enter)


@shows("R41")
def souramoun_casts_first(it: Tried) -> bool:
    """Souramoun moves after the person and casts before them: what he takes, they take back."""
    order = [event.side for event in it.own if isinstance(event, WizardMoved)]
    sides = [event.side for event in it.own if isinstance(event, SpellCast)]
    taken = {event.cell for event in it.casts(2) if takes(event, 1)}
    return order == [1, 2] and sides == sorted(sides, reverse=True) and any(event.cell in taken for event in it.casts())


@shows("R42")
def entering(it: Tried) -> bool:
    """The wizard comes with a golem to the bottom row, the only one open to it."""
    if not (isinstance(it.move, Enter) and not it.opening):
        return False
    cell = it.move.cell
    ways = [move.cell for move in it.start.game.legal(it.before, it.start.you) if isinstance(move, Enter)]
    return it.own[:2] == (WizardMoved(1, NOWHERE, cell), GolemPlaced(1, cell, (0, 0), (1, 0))) and ways == [*ENTRANCES]


@shows("R43")
def a_long_walk(it: Tried) -> bool:
    """The wizard walks four tiles over the person's golems and turns up the one it ends on."""
    if not isinstance(it.move, Walk):
        return False
    (x, y), (to_x, to_y) = place_of(it.before.wizards[0]), place_of(it.move.cell)
    steps = abs(x - to_x) + abs(y - to_y)
    turned_up = [event.cell for event in it.own[:1] if isinstance(event, TileRevealed)]
    return steps == 4 and turned_up == [it.move.cell] and it.own[-1] == TurnBegan(1)


@shows("R44")
def the_mirrored_step(it: Tried) -> bool:
    """Souramoun comes to the mirrored tile, a shielded one of the person's, and the shield stops nobody."""
    if not isinstance(it.move, Walk):
        return False
    cell = mirrored(it.move.cell)
    land = it.before.field[cell]
    arrivals = [event.cell for event in it.own if isinstance(event, GolemPlaced) and event.side == 2]
    return arrivals == [cell] and controller(land.golems) == 1 and SHIELDS[land.tile] > 0


@shows("R45")
def souramouns_spells(it: Tried) -> bool:
    """One spell leaves the battlefield, one turns up a tile, one strikes the tile under the person's wizard."""
    left = [event.reason for event in it.lost(2)]
    struck = {event.cell for event in it.casts(2)}
    turned = {event.cell for event in it.own if isinstance(event, TileRevealed)}
    return left == ["no-tile"] and bool(struck & turned) and it.then.wizards[0] in struck


@shows("R46")
def still_under_control(it: Tried) -> bool:
    """A shield keeps the tile, so its spells are cast; elsewhere the wizard would lose his."""
    if not isinstance(it.move, Walk):
        return False
    game = it.start.game
    kept = [event.reason for event in it.lost(2) if event.cell == it.move.cell]
    others = [game.apply(it.before, 1, move)[1] for move in game.legal(it.before, 1) if move != it.move]
    forfeits = any(isinstance(event, SpellsForfeited) for events in others for event in events)
    every = len(SPELLS[it.then.field[it.move.cell].tile][0])
    return kept == ["shields"] and len(it.casts()) == every and forfeits


@shows("R47")
def nowhere_to_go(it: Tried) -> bool:
    """The wizard has no tile left to go to, and the person is ahead."""
    return GameEnded("stuck", it.you) in it.own and it.lead(it.after) > 0


@shows("R48")
def a_veterans_points(it: Tried) -> bool:
    """Souramoun gets contested tiles, his golems cost points, and the person still has more."""
    own = {(reason.reason, reason.clause) for reason in it.reasons(it.after, 1)}
    his = {(reason.reason, reason.clause) for reason in it.reasons(it.after, 2)}
    ended = any(isinstance(event, GameEnded) for event in it.own)
    return ended and ("rival", "R48") in own and ("souramoun", "R48") in his and it.lead(it.after) > 0
