"""Games played without a browser, over HTTP, so that a page can be opened at any moment of them."""

import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.services import wait_until

HURRIED = ("legend", "end", "discard", "draw")
"""How the moves begin that bring a game to its end."""
CLOCK = {"kind": "live", "seconds": 600, "reserve": 5400}


@dataclass
class Sitting:
    """A person at a table with bots."""

    client: httpx.Client
    ruleset: str
    seats: int
    clock: dict[str, object] = field(default_factory=lambda: CLOCK)
    table: str = ""
    rng: random.Random = field(default_factory=lambda: random.Random(4))

    def __post_init__(self) -> None:
        self._start()

    def _start(self) -> None:
        wish = {"ruleset": self.ruleset, "seats": self.seats, "clock": self.clock}
        self.table = str(self._post("/api/tables", wish)["id"])
        nonce = self.rng.randbytes(16)
        self._post(f"{self._at}/sit", {"seat": 1, "commitment": hashlib.sha256(nonce).hexdigest()})
        for seat in range(2, self.seats + 1):
            self._post(f"{self._at}/sit", {"seat": seat, "bot": "apprentice"})
        self._post(f"{self._at}/start", {"nonce": nonce.hex()})

    @property
    def _at(self) -> str:
        return f"/api/tables/{self.table}"

    def _post(self, path: str, body: object) -> Any:
        answer = self.client.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def game(self) -> Any:
        return self.client.get(f"{self._at}/game").raise_for_status().json()

    def is_over(self) -> bool:
        return bool(self.game()["table"]["status"] == "over")

    def _asked(self) -> dict[str, Any]:
        """What the person is asked; empty when the game is over."""
        found: dict[str, Any] = {}

        def has_news() -> bool:
            game = self.game()
            position = game.get("position")
            if position and position["legal"]:
                found.update(position)
            return bool(found) or game["table"]["status"] == "over"

        wait_until(has_news, "the person's turn")
        return found

    def play_until(self, check: Callable[[list[str]], bool]) -> None:
        """Plays until the person may play such moves; another game after one that ended before."""
        while True:
            position = self._asked()
            if not position:
                self._start()
            elif check([str(move["text"]) for move in position["legal"]]):
                return
            else:
                self.play(1)

    def play(self, moves: int | None = None) -> int:
        """Plays some moves, or hurries to the end of the game; how many moves it took."""
        played = 0
        while moves is None or played < moves:
            position = self._asked()
            if not position:
                break
            legal = [str(move["text"]) for move in position["legal"]]
            if moves is None:
                hurried = [move for move in legal if move.startswith(HURRIED)]
                legal = hurried or legal
            self._post(f"{self._at}/moves", {"move": self.rng.choice(legal), "expected": position["number"]})
            played += 1
        return played
