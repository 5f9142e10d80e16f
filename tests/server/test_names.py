"""Names are visible and nobody can pass for somebody else, whatever script they write in."""

import asyncio

import pytest

from taverne.kernel.errors import TaverneError
from taverne.server.names import clean_name, fold, look_of
from tests.server.client import Refusal
from tests.server.gathering import players
from tests.server.services import Deployment
from tests.server.test_people import PASSWORD, newcomer, refused, unique

INVISIBLE = {
    "hangul filler": "\u3164",
    "braille blank": "\u2800",
    "hangul choseong filler": "Ann\u115f",
    "hangul jungseong filler": "\u1160Ann",
    "halfwidth hangul filler": "Ann\uffa0",
    "null notehead": "Ann\U0001d159",
    "combining grapheme joiner": "An\u034fn",
    "zero width space": "An\u200bn",
    "word joiner": "Ann\u2060",
    "byte order mark": "\ufeffAnn",
    "right-to-left override": "\u202ennA",
    "khmer inherent vowel": "Ann\u17b4",
    "tag": "Ann\U000e0041",
    "unassigned": "Ann\u0378",
    "private use": "\ue000",
    "soft hyphen": "An\u00adn",
    "a mark on nothing": "\u0301",
    "a mark on a space": "Ann \u0488",
    "a tower of marks": "A" + "\u0489" * 20,
}
MIXED = ("Аnn", "Аnn-Мary", "Αlex", "Pаul", "Mаx Müller", "Ꭺnn")
"""With a Cyrillic, Greek or Cherokee letter among Latin ones."""
LEGITIMATE = (
    "Zoë",
    "Jean-Luc",
    "D'Artagnan",
    "O’Neil",
    "Łukasz",
    "Jürgen Groß",
    "Ngũgĩ",
    "Ζωή",
    "Μαρία Κάλλας",
    "Анна",
    "Иванов-Петров",
    "Anna Иванова",
    "علي",
    "محمد رضا",
    "می\u200cخواهم",
    "דוד",
    "李小龙",
    "山田 太郎",
    "Kenさん",
    "김철수",
    "आनंद",
    "สมชาย",
    "🐉",
    "X Æ A-12",
    "Ann.",
)
ALIKE = (
    ("Ann", "ANN"),
    ("Paul", "PAUI"),
    ("Ali", "ALI"),
    ("Ali", "Al1"),
    ("Anna", "Ａｎｎａ"),
    ("copa", "сора"),
    ("AHHA", "АННА"),
    ("MAPTA", "Марта".upper()),
    ("O'Neil", "O’Neil"),
    ("Mia", "Rnia"),
    ("Bob", "B0b"),
    ("Zoe\u0301", "Zoé"),
    ("علي", "على"),
    ("ADA", "Ꭺꭰꭺ"),
)
"""The second could be taken for the first."""
DIFFERENT = (("Ann", "Anna"), ("Ann", "Änn"), ("Nera", "Vera"), ("Анна", "Инна"), ("李", "王"), ("Zoe", "Zoë"))


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_nothing_in_a_name_is_invisible(name: str) -> None:
    with pytest.raises(TaverneError, match=r"error-name\("):
        clean_name(name)


@pytest.mark.parametrize("name", MIXED)
def test_a_word_is_written_in_one_script(name: str) -> None:
    with pytest.raises(TaverneError, match="error-name-scripts"):
        clean_name(name)


@pytest.mark.parametrize("name", LEGITIMATE)
def test_people_keep_the_names_they_have(name: str) -> None:
    assert clean_name(name) == name
    assert clean_name(f" {name}  ") == name
    assert fold(name.upper()) == fold(clean_name(name).upper())


@pytest.mark.parametrize(("one", "two"), ALIKE)
def test_look_alikes_are_told(one: str, two: str) -> None:
    one, two = clean_name(one), clean_name(two)
    assert fold(one) == fold(two) or look_of(one) == look_of(two)


@pytest.mark.parametrize(("one", "two"), DIFFERENT)
def test_names_that_differ_to_the_eye_are_different(one: str, two: str) -> None:
    assert fold(one) != fold(two)
    assert look_of(one) != look_of(two)


def test_an_emoji_may_be_written_with_its_style() -> None:
    assert clean_name("\u2764\ufe0f") == "\u2764"


def test_nobody_takes_a_name_that_looks_like_that_of_an_account_or_a_bot(deployment: Deployment) -> None:
    async def run() -> None:
        ann, eve = await newcomer(deployment), await newcomer(deployment, "Eve")
        name = unique(deployment, "copa")
        alike = name.replace("copa", "сора")
        await ann.call("POST", "/api/people/account", {"name": name, "password": PASSWORD})
        for path, more in (("guest", {}), ("name", {}), ("account", {"password": PASSWORD})):
            asking = eve.call("POST", f"/api/people/{path}", {"name": alike, **more})
            assert await refused(asking) == ("name-taken", 403)
        assert await refused(eve.call("POST", "/api/people/name", {"name": "greedу"})) == ("name-scripts", 422)
        assert await refused(eve.call("POST", "/api/people/name", {"name": "Archrnage"})) == ("name-taken", 403)
        assert (await ann.call("POST", "/api/people/name", {"name": name.upper()}))["name"] == name.upper()
        shown = name.replace("copa", "Bob")
        await ann.call("POST", "/api/people/name", {"name": shown})
        for taken in (shown.upper(), shown.replace("o", "0", 1), name):
            assert await refused(eve.call("POST", "/api/people/name", {"name": taken})) == ("name-taken", 403)
        for person in (ann, eve):
            await person.close()

    asyncio.run(run())


def test_nobody_sits_down_who_could_be_taken_for_someone_at_the_table(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=71) as (ann, eve, bob):
            await ann.call("POST", "/api/people/name", {"name": "Copa"})
            await eve.call("POST", "/api/people/name", {"name": "Сора"})
            await bob.call("POST", "/api/people/name", {"name": "copa"})
            table = await ann.create("aetherya", 3)
            await ann.sit(table, 1)
            for impostor in (eve, bob):
                with pytest.raises(Refusal) as refusal:
                    await impostor.sit(table, 2)
                assert (refusal.value.code, refusal.value.status) == ("name-at-table", 409)
            await ann.sit(table, 2)  # Nobody is taken for oneself.
            await eve.call("POST", "/api/people/name", {"name": "Eve"})
            await eve.sit(table, 1)

    asyncio.run(run())
