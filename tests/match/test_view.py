"""What one audience is given of a match holds no secret of the others."""

from dataclasses import fields

from taverne.hosting import presenters
from taverne.match.log import Revealed
from taverne.match.match import Match
from taverne.match.state import MatchState
from taverne.match.view import MatchView, SeenEntry
from tests.match.test_match import NONCES, SECRET, begun, legal


def test_a_secret_answer_is_told_to_its_own_seat_alone() -> None:
    match = begun()
    known = match.state.number
    answer = legal(match, 1)[3]
    match.play(1, answer, 1)
    (own,) = match.seen_by(1).entries_since(known)
    assert str(own.move) == answer
    for other in (2, None):
        (seen,) = match.seen_by(other).entries_since(known)
        assert (seen.kind, seen.seat, seen.move) == ("Moved", 1, None)
        assert repr(own.move) not in repr(seen)


def test_a_seen_entry_has_no_place_for_a_log_entry_or_a_nonce() -> None:
    assert not {field.name for field in fields(SeenEntry)} & {"entry", "nonce", "nonces", "person", "commitment"}
    match = begun()
    revealed = [entry for entry in match.seen_by(None).entries_since(-1) if entry.kind == Revealed.__name__]
    assert len(revealed) == len(NONCES)
    assert not any(nonce.hex() in repr(entry) for nonce in NONCES.values() for entry in revealed)


def test_a_view_of_a_match_shows_neither_state_nor_secret() -> None:
    match = begun()
    shown = {name: value for name, value in vars(match.seen_by(1)).items() if not name.startswith("_")}
    assert not any(value is match.state or value is match.state.game_state for value in shown.values())
    assert SECRET.hex() not in repr(shown)
    assert repr(SECRET) not in repr(shown)


def test_presenters_know_views_of_matches_only() -> None:
    known = vars(presenters).values()
    assert MatchView in known
    assert Match not in known
    assert MatchState not in known
