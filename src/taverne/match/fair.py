"""Fair shuffles: nobody, not even the server, can choose the cards, and anyone can check this afterwards.

How it works; everything but the secret is public, and the secret is once the game is over:

- The server draws a secret of 32 bytes when the table opens and publishes its SHA-256.
- Each seat's client draws a nonce and publishes its SHA-256 when it sits down. Starting fixes the seats and these
  commitments; then the nonces are revealed, and the game begins with the last of them. If one does not arrive, or
  someone leaves, the start is called off, and everything begins again with a new secret and new nonces. Only the nonce
  of a seat that committed to none is empty.
- key = SHA-256("taverne fair 1" ‖ secret ‖ for each seat: one byte of length ‖ nonce).
- Throw number c (from 0) of n equally likely outcomes: x = HMAC-SHA256(key, c ‖ a), c of 8 and a of 4 bytes,
  big-endian, starting with a = 0; if x lies in the last, incomplete multiple of n below 2^256, a is increased by one
  and x is computed again; the outcome is x mod n. So all outcomes are exactly equally likely.
- A weighted draw throws once below the sum of the weights, in the order the rules list the outcomes.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import BadRecord, TaverneError
from taverne.kernel.game import draw
from taverne.record.replay import parse_line, table_of
from taverne.record.text import Record, is_small_number, parse_record

LABEL = b"taverne fair 1"
_NEXT_SECRET = b"taverne next secret"
SECRET_BYTES = 32
LONGEST_NONCE = 255
_ROUND = 1 << 256


def commit(secret: bytes) -> str:
    """The commitment to a secret or a nonce."""
    return hashlib.sha256(secret).hexdigest()


def is_kept(secret: bytes, commitment: str) -> bool:
    """Whether a secret matches its commitment."""
    return hmac.compare_digest(commit(secret), commitment)


def nth_secret(first: bytes, restarts: int) -> bytes:
    """The secret after so many starts were called off. None of them gives away another."""
    return hmac.digest(first, _NEXT_SECRET + restarts.to_bytes(4, "big"), "sha256") if restarts else first


class FairDice:
    """Dice whose throws are determined by the server's secret and the seats' nonces."""

    def __init__(self, secret: bytes, nonces: Sequence[bytes]) -> None:
        seats = b"".join(bytes((len(nonce),)) + nonce for nonce in nonces)
        self.key = hashlib.sha256(LABEL + secret + seats).digest()
        self.thrown = 0

    def __call__(self, n: int) -> int:
        counter = self.thrown.to_bytes(8, "big")
        self.thrown += 1
        attempt = 0
        while True:
            digest = hmac.digest(self.key, counter + attempt.to_bytes(4, "big"), "sha256")
            value = int.from_bytes(digest, "big")
            if value < _ROUND - _ROUND % n:
                return value % n
            attempt += 1


@dataclass(frozen=True, slots=True)
class FairNumbers:
    """What the draws of a finished game follow from, as its record states it."""

    secret: bytes
    nonces: tuple[bytes, ...]
    """By seat; empty where there is none."""
    restarts: int
    """How many starts were called off before."""

    @property
    def seats_without(self) -> tuple[int, ...]:
        """The seats without a nonce: those of bots, and of people who have to trust the others."""
        return tuple(seat for seat, nonce in enumerate(self.nonces, 1) if not nonce)


def fair_tags(secret: bytes, nonces: Sequence[bytes], restarts: int) -> dict[str, str]:
    """The tags by which anyone can verify the draws of a finished game."""
    tags = {"FairCommitment": commit(secret), "FairSecret": secret.hex()}
    tags.update({f"FairNonce{seat}": nonce.hex() for seat, nonce in enumerate(nonces, 1)})
    if restarts:
        tags["FairRestarts"] = str(restarts)
    return tags


def read_fair_tags(text: str) -> FairNumbers:
    """What the draws of a record follow from; BadRecord if it does not say, or its secret is another."""
    record = parse_record(text)
    return _numbers(record, table_of(record)[1])


def verify_fair(text: str) -> int:
    """Recomputes every draw of a full record from its tags and counts them; BadRecord if one differs."""
    record = parse_record(text)
    if record.is_partial:
        raise BadRecord("error-fair-partial", 1)
    game, seats = table_of(record)
    numbers = _numbers(record, seats)
    dice = FairDice(numbers.secret, numbers.nonces)
    state = game.setup(seats)
    for line in record.lines:
        try:
            for actor, move in parse_line(game, str(line), seats):
                while actor == CHANCE and game.asked(state) == (CHANCE,):
                    due = draw(game, state, dice)
                    if due.token and due != move:
                        raise BadRecord("error-fair-draw", line.number, found=str(move), expected=str(due))
                    state, _ = game.apply(state, CHANCE, due)
                    if due.token:
                        break
                else:
                    state, _ = game.apply(state, actor, move)
        except BadRecord:
            raise
        except TaverneError as error:
            raise BadRecord(error.message, line.number, clause=error.clause, **error.arguments) from error
    return dice.thrown


def _numbers(record: Record, seats: int) -> FairNumbers:
    for tag in ("FairCommitment", "FairSecret"):
        if tag not in record.tags:
            raise BadRecord("error-tag-missing", 1, expected=tag)
    try:
        secret = bytes.fromhex(record.tags["FairSecret"])
        nonces = tuple(bytes.fromhex(record.tags.get(f"FairNonce{seat}", "")) for seat in range(1, seats + 1))
    except ValueError:
        raise BadRecord("error-fair-tag", 1) from None
    if any(len(nonce) > LONGEST_NONCE for nonce in nonces):
        raise BadRecord("error-fair-tag", 1)
    if not is_kept(secret, record.tags["FairCommitment"]):
        raise BadRecord("error-fair-commitment", 1)
    restarts = record.tags.get("FairRestarts", "0")
    if not is_small_number(restarts):
        raise BadRecord("error-fair-tag", 1)
    return FairNumbers(secret, nonces, int(restarts))
