"""Verifies a record without trusting whoever sent it: what follows from its text alone."""

from taverne.hosting.encoding import writer_of
from taverne.hosting.endpoint import Call, Host
from taverne.hosting.presenters import present_entry
from taverne.kernel.errors import BadRecord
from taverne.locale import Catalogue
from taverne.match.fair import verify_fair
from taverne.match.imported import NotImportable, read_finished_game
from taverne.match.match import Match
from taverne.protocol.records import Verification, VerifyRecord
from taverne.record.verify import parse_viewer


async def verify_record(call: Call[Host]) -> Verification:
    return present_verification(call.body, call.words)


def present_verification(asked: VerifyRecord, words: Catalogue) -> Verification:
    """Whether every draw of a record follows from its numbers, and how its game looks from a seat."""
    try:
        game = read_finished_game(asked.record)
        if asked.seat is not None:
            parse_viewer(str(asked.seat), game.played.seats)
    except (BadRecord, NotImportable) as error:
        return Verification(fault="record", sentence=words.say_error(error))
    try:
        numbers = game.numbers
    except BadRecord as error:
        return Verification(fault="numbers", sentence=words.say_error(error))
    draws, sentence = 0, ""
    try:
        draws = verify_fair(asked.record)
    except BadRecord as error:
        sentence = words.say_error(error)
    match = Match(game.secret)
    match.import_log(game.log(0))
    seen = match.seen_by(asked.seat)
    return Verification(
        fault="draws" if sentence else "",
        sentence=sentence,
        draws=draws,
        secret=numbers.secret.hex(),
        nonces=[nonce.hex() for nonce in numbers.nonces],
        restarts=numbers.restarts,
        view=writer_of(seen.game).write(seen.game.present(seen.view())),
        entries=[present_entry(seen.game, entry) for entry in seen.entries_since(-1)],
    )
