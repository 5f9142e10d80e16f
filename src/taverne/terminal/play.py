"""`taverne play`: a plain game at the prompt against bots."""

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from taverne.bots.bot import Bot, Budget, find_bot
from taverne.bots.search.warmup import needs_warmup, warm_up_ruleset
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import told_to
from taverne.kernel.game import Move, draw, view_of
from taverne.locale import Catalogue
from taverne.record.replay import write_record
from taverne.record.scribe import Scribe
from taverne.registry import AnyGame
from taverne.terminal.faces import face_of
from taverne.terminal.files import check_writable
from taverne.terminal.records import print_table


class Left(Exception):
    """The player left the table."""


def name_of(words: Catalogue, bot: str) -> str:
    """What a bot is called: those for people have a name in every language."""
    return words.say(f"level-{bot}") if words.has(f"level-{bot}") else bot


class Sitting:
    """One game with a person in seat 1 and bots in the others."""

    def __init__(self, words: Catalogue, game: AnyGame, names: list[str], seed: int | None) -> None:
        self.words = words
        self.game = game
        self.names = [words.say("play-you"), *(f"{name_of(words, name)} {seat}" for seat, name in enumerate(names, 2))]
        rng = random.Random(seed)
        self.dice = random_dice(random.Random(rng.getrandbits(64)))
        self.rng = rng
        self.bots: dict[int, Bot] = {seat: find_bot(name, game) for seat, name in enumerate(names, 2)}
        self.is_to_rehearse = needs_warmup(names)
        self.undo_words = ("undo", words.say("play-word-undo"))
        self.console = Console(highlight=False, markup=False)
        self.state: Any = game.setup(len(self.names))
        self.log: list[tuple[int, Any]] = []
        self.way_back: list[tuple[Any, int]] = []
        """States the player may go back to: nothing was revealed and nobody moved since."""

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        say = self.words.say
        self.console.print(say("play-welcome", ruleset=self.game.ruleset.key))
        if self.is_to_rehearse:
            with self.console.status(say("play-rehearsing")):
                warm_up_ruleset(self.game.ruleset.key)
        while asked := self.game.asked(self.state):
            actor = asked[0]
            if actor == CHANCE:
                self.way_back.clear()
                self.apply(actor, draw(self.game, self.state, self.dice))
            elif actor in self.bots:
                if self.way_back and self.wants_back():
                    continue
                self.way_back.clear()
                view = view_of(self.game, self.state, actor)
                legal = self.game.legal(self.state, actor)
                move = self.bots[actor].choose(view, legal, self.rng, Budget(milliseconds=1000))
                self.console.print(say("play-moved", name=self.names[actor - 1], move=str(move)))
                self.apply(actor, move)
            else:
                self.ask(actor)
        print_table(self.words, self.console, self.game, self.state, self.names)
        for line in face_of(self.game).format_end(self.words, self.state, self.names):
            self.console.print(line)

    def apply(self, actor: int, move: Any) -> None:
        """Plays one move and tells what became known by it."""
        self.state, events = self.game.apply(self.state, actor, move)
        self.log.append((actor, move))
        for event in told_to(events, 1):
            for shown in event.shown():
                self.way_back.clear()
                self.console.print(face_of(self.game).say_shown(self.words, shown, self.names))
        # What is drawn in the setup is on the table when the first question is asked.
        if actor == CHANCE and move.token_for(1) not in ("", "?") and any(seat for seat, _ in self.log):
            self.console.print(self.words.say("play-chance", what=f"{move.head} {move.token_for(1)}"))

    def ask(self, seat: int) -> None:
        """Asks the player for one decision."""
        legal = self.game.legal(self.state, seat)
        print_table(self.words, self.console, self.game, view_of(self.game, self.state, seat).table, self.names)
        self.console.print(self.words.say("play-moves"))
        self.console.print(format_choices(legal))
        word = str(legal[0]).split()[0]
        if word in HINTS:
            self.console.print(self.words.say(f"hint-{word}"))
        while True:
            text = self.read()
            if text in self.undo_words:
                if self.undo():
                    return
            elif text in ("help", "?", self.words.say("play-word-help")):
                self.console.print(self.words.say("play-help"))
                self.console.print(format_choices(legal))
            elif text.split()[:1] in (["save"], [self.words.say("play-word-save")]):
                self.save(text.split()[1:])
            elif text in ("quit", "exit", self.words.say("play-word-quit")):
                raise Left
            elif text:
                try:
                    move = choice(self.game, legal, text)
                    self.game.apply(self.state, seat, move)
                except TaverneError as error:
                    self.console.print(self.words.say_error(error))
                    continue
                self.way_back.append((self.state, len(self.log)))
                self.apply(seat, move)
                return

    def wants_back(self) -> bool:
        """Before the others answer: the moment to take a move back."""
        self.console.print(self.words.say("play-pause"))
        return self.read() in self.undo_words and self.undo()

    def read(self) -> str:
        """One line of the player's; the end of the input is leaving."""
        try:
            return " ".join(self.console.input("> ").split())
        except EOFError:
            raise Left from None

    def undo(self) -> bool:
        """Takes back the player's last decision, if nothing was revealed since."""
        if not self.way_back:
            self.console.print(self.words.say("play-no-undo"))
            return False
        self.state, length = self.way_back.pop()
        del self.log[length:]
        return True

    def record(self) -> str:
        """The game so far as a full record once it is over, else as the player sees it."""
        over = not self.game.asked(self.state)
        scribe = Scribe(full=True) if over else Scribe(1)
        state = self.game.setup(len(self.names))
        for actor, move in self.log:
            asked = self.game.asked(state)
            state, events = self.game.apply(state, actor, move)
            scribe.note(actor, move, events, asked, self.game.asked(state))
        tags = {f"Seat{seat}": name for seat, name in enumerate(self.names, 1)}
        if not over:
            tags["View"] = "1"
        return write_record(self.game, len(self.names), state, scribe.lines, tags)

    def save(self, arguments: Sequence[str]) -> None:
        """Writes the record to a file."""
        path = Path(arguments[0] if arguments else "taverne-game.txt")
        try:
            path.write_text(self.record(), "utf-8")
        except OSError as error:
            self.console.print(self.words.say("error-file", file=str(path), reason=error.strerror or ""))
        else:
            self.console.print(self.words.say("play-saved", file=str(path)))


def choice(game: AnyGame, legal: Sequence[Move], text: str) -> Move:
    """The move a player means: its number in the list, or its words."""
    if text.isdecimal():
        number = int(text)
        if not 1 <= number <= len(legal):
            raise TaverneError("error-choice", found=number, expected=len(legal))
        return legal[number - 1]
    return game.parse_move(text)


HINTS = ("arrange", "lay", "drop", "pair", "swap", "block", "keep")
"""Moves whose words need one."""
MANY = 40
"""Moves of one word past which they are told by what may stand in each place, not one by one."""


def format_choices(legal: Sequence[Move]) -> str:
    """The legal moves with their numbers, those of one word on one line; many alike by what may stand in each place."""
    groups: dict[str, list[tuple[int, list[str]]]] = {}
    for number, move in enumerate(legal, 1):
        word, *rest = str(move).split()
        word, rest = (f"{word} {rest[0]}", rest[1:]) if word == "use" else (word, rest)
        groups.setdefault(word, []).append((number, rest))
    return "\n".join(f"  {word:<8} {_format_group(moves)}" for word, moves in groups.items())


def _format_group(moves: list[tuple[int, list[str]]]) -> str:
    if len(moves) <= MANY:
        return "  ".join(f"{number}:{' '.join(rest)}" if rest else str(number) for number, rest in moves)
    places = zip(*(rest for _, rest in moves), strict=False)
    return "  ".join(f"[{' '.join(dict.fromkeys(words))}]" for words in places)


def play(words: Catalogue, game: AnyGame, names: list[str], seed: int | None, record: str | None) -> None:
    """Seats the player and plays; the record is saved if asked for, also of a game left early."""
    if record is not None:
        check_writable(record)
    sitting = Sitting(words, game, names, seed)
    try:
        sitting.run()
    except (Left, KeyboardInterrupt):
        sitting.console.print(words.say("play-left"))
    if record is not None:
        sitting.save([record])
    sys.stdout.flush()
