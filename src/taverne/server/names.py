"""The names people may take: visible, in one script to a word, and not to be mistaken for somebody else's."""

import re
import unicodedata
from functools import cache

from confusable_homoglyphs.categories import unique_aliases  # type: ignore[import-untyped]
from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]
from precis_i18n import get_profile

from taverne.kernel.errors import TaverneError

LONGEST = 24
STORED = 64
"""The most characters that are stored of a folded name or a look."""
_NICKNAME = get_profile("NicknameCasePreserved")
"""RFC 8266: compatible characters are the same, spaces are single, nothing is invisible or unassigned."""
_EMOJI_STYLE = "\N{VARIATION SELECTOR-16}"
_BLANK = {"\N{BRAILLE PATTERN BLANK}", "\N{MUSICAL SYMBOL NULL NOTEHEAD}"}
"""Symbols to Unicode, and so to RFC 8266, although nothing is printed for them."""
_EVERYWHERE = {"COMMON", "INHERITED", "UNKNOWN"}
_MIXED = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""The scripts that are written together (UTS #39, highly restrictive)."""
_BARE_MARKS = re.compile("(^|Z)M|M{4}")
"""Marks on nothing, or stacked high: they are drawn over what stands beside them."""
_DIRECTION = "\N{LEFT-TO-RIGHT MARK}"
_ALIKE: dict[str, list[str]] = {
    text.strip(_DIRECTION): [other["c"].strip(_DIRECTION) for other in others]
    for text, others in confusables_data.items()
}
"""For each prototype of UTS #39 everything that looks like it, and for each of these the prototype."""


def clean_name(name: str) -> str:
    """A name as people see it; TaverneError if it cannot be one."""
    try:
        cleaned: str = _NICKNAME.enforce(_plain(name))
    except UnicodeEncodeError:
        raise _unfit(name) from None
    if len(cleaned) > LONGEST or not _BLANK.isdisjoint(cleaned) or _BARE_MARKS.search(_kinds(cleaned)):
        raise _unfit(name)
    if not all(map(_is_in_one_script, cleaned.split())):
        raise TaverneError("error-name-scripts", found=cleaned)
    return cleaned


def _kinds(name: str) -> str:
    """The first letter of each character's category: `L` for letters, `M` for marks."""
    return "".join(unicodedata.category(sign)[0] for sign in name)


def _plain(name: str) -> str:
    return " ".join(name.replace(_EMOJI_STYLE, "").split())


def _unfit(name: str) -> TaverneError:
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name)
    return TaverneError("error-name", found=shown)


def _is_in_one_script(word: str) -> bool:
    scripts: set[str] = unique_aliases(word) - _EVERYWHERE
    return len(scripts) <= 1 or any(scripts <= mixed for mixed in _MIXED)


def fold(name: str) -> str:
    """The name one signs in with, whatever its case; a name that may no longer be taken still signs in."""
    return unicodedata.normalize("NFKC", _plain(name)).casefold()[:STORED]


def look_of(name: str) -> str:
    """The same for all names that can be mistaken for each other, such as Paul and PAUI."""
    return _skeleton(_skeleton(name).casefold()).casefold().replace("i", "l")[:STORED]


def are_alike(one: str, other: str) -> bool:
    """Whether two names can be mistaken for each other."""
    return fold(one) == fold(other) or look_of(one) == look_of(other)


def _skeleton(text: str) -> str:
    """The skeleton of UTS #39: each character replaced by the one that stands for all that look like it."""
    visible = (sign for sign in unicodedata.normalize("NFD", text) if unicodedata.category(sign) != "Cf")
    return unicodedata.normalize("NFD", "".join(map(_prototype, visible)))


@cache
def _prototype(sign: str) -> str:
    alike = _ALIKE.get(sign, [])
    if len(alike) != 1:
        return sign
    if len(_ALIKE[alike[0]]) > 1:
        return alike[0]
    # The library does not say which of two is the prototype. Either would do, unless one of them is several characters.
    return max(sign, alike[0], key=lambda text: (len(text), text))
