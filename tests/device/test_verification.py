"""The engine in the browser recomputes a game from its record alone, and says what is wrong with it."""

import re

import pytest

from taverne.device.device import client_of
from taverne.kernel.data import to_data
from tests.device.memory import MemoryStorage
from tests.device.test_device import Page, opened
from tests.match.test_imported import DUEL, play, record_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def test_a_fair_record_gives_the_numbers_and_the_game_as_the_seat_saw_it() -> None:
    match = play(DUEL, 2, resigns=1)
    async with opened(MemoryStorage()) as device:
        page = Page(device)
        found = await page.ask("POST", "/api/verify", {"record": record_of(match), "seat": 2})
        assert (found["fault"], found["sentence"]) == ("", "")
        assert found["draws"] == match.state.draws
        assert found["secret"] == match.state.secret.hex()
        assert found["nonces"] == ["", ""]
        assert found["view"] == to_data(match.state.game.present(match.seen_by(2).view()), match.state.game.terms)
        moves = [entry["move"]["text"] for entry in found["entries"] if entry["move"] and entry["seat"] == 2]
        assert moves == [str(turn.move) for turn in match.state.turns if turn.actor == 2]
        watched = await page.ask("POST", "/api/verify", {"record": record_of(match)})
        assert watched["view"] != found["view"], "a spectator sees nobody's hand"
        assert not (await page.ask("GET", "/api/people/me/tables"))["tables"], "nothing is stored"


@pytest.mark.parametrize(
    ("change", "by", "fault"),
    [
        (r"(?<=\* deck 2 )(\w+) (\w+)", r"\2 \1", "draws"),
        (r'(?<=FairNonce1 ")', "00", "draws"),
        (r'(?<=FairSecret "\w)\w', "g", "numbers"),
        (r'(?<=FairSecret ")\w\w', "", "numbers"),
        (r"\[FairSecret.*\n", "", "numbers"),
        (r"= [^\n]*\n", "", "record"),
        (r"\n1 ", "\n2 ", "record"),
        (r'Seats "2"', 'Seats "3"', "record"),
        (r'Seats "2"', 'Seats "1"', "record"),
    ],
)
async def test_what_is_wrong_with_a_record_is_named_and_told(change: str, by: str, fault: str) -> None:
    record, count = re.subn(change, by, record_of(play(DUEL, 2)), count=1)
    assert count
    async with opened(MemoryStorage()) as device:
        page = Page(device, client_of({"language": "de"}))
        found = await page.ask("POST", "/api/verify", {"record": record, "seat": 2})
        assert found["fault"] == fault
        assert found["sentence"].startswith("Zeile ")
        assert (found["view"] is not None, found["draws"]) == (fault == "draws", 0)


async def test_a_record_for_another_seat_or_too_long_for_any_game_is_refused() -> None:
    async with opened(MemoryStorage()) as device:
        page = Page(device)
        found = await page.ask("POST", "/api/verify", {"record": record_of(play(DUEL, 2)), "seat": 3})
        assert found["fault"] == "record"
        assert await page.ask("POST", "/api/verify", {"record": "x" * 40_001}) == (422, "record-long")
