"""The `taverne` command: its arguments and help in the reader's language. `terminal/` does the work."""

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

import typer
from typer.exceptions import Abort, TyperException

from taverne import __version__
from taverne.kernel.errors import BadRecord, TaverneError
from taverne.locale import LANGUAGES, Catalogue, find_catalogue, language_of
from taverne.registry import find_game, rulesets
from taverne.terminal import records
from taverne.terminal.analyse import analyse_record
from taverne.terminal.arena import arena, list_bots
from taverne.terminal.families import FAMILIES
from taverne.terminal.help import HelpCommand, HelpGroup, usage_sentence
from taverne.terminal.play import play as play_at_prompt
from taverne.terminal.selfplay import seat_bots
from taverne.terminal.selfplay import selfplay as play_series

_Command = TypeVar("_Command", bound=Callable[..., None])

WRONG = 1
"""The exit code for records that do not verify and for bad lines among good ones."""
USAGE = 2
"""The exit code for a request that makes no sense."""
INTERRUPTED = 130
"""The exit code for a command interrupted at the keyboard."""


def build(t: Catalogue) -> typer.Typer:
    """The command with its help in one language."""
    say = t.say
    first = rulesets()[0].game
    app = typer.Typer(
        cls=HelpGroup,
        add_completion=False,
        rich_markup_mode=None,
        no_args_is_help=True,
        help=say("help-taverne"),
        epilog="help-taverne-examples",
        context_settings={"help_option_names": ["-h", "--help"], "obj": t},
    )

    def argument(metavar: str, message: str) -> Any:
        return typer.Argument(metavar=metavar, help=say(message), show_default=False)

    def option(name: str, metavar: str, message: str, *, shown: bool = False) -> Any:
        return typer.Option(name, metavar=metavar, help=say(message), show_default=shown)

    def flag(name: str, message: str) -> Any:
        return typer.Option(name, help=say(message))

    def command(name: str) -> Callable[[_Command], _Command]:
        return app.command(name, cls=HelpCommand, help=say(f"help-{name}"), epilog=f"help-{name}-examples")

    @app.callback()
    def options(
        lang: Annotated[str, option("--lang", "LANG", "help-option-lang")] = "",
        version: Annotated[
            bool, typer.Option("--version", help=say("help-option-version"), callback=_print_version, is_eager=True)
        ] = False,
    ) -> None:
        """Declares the options for the help page; both have taken effect before."""

    @command("rulesets")
    def list_rulesets() -> None:
        keys = [ruleset.key for ruleset in rulesets()]
        width = max(map(len, keys))
        for ruleset in rulesets():
            seats = find_game(ruleset.key).seats
            span = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
            options = " ".join(t.name("option", option) for option in ruleset.options)
            line = say(
                "ruleset-line",
                game=t.name("game", ruleset.game),
                edition=t.name("edition", ruleset.edition),
                mode=t.name(f"mode-{ruleset.game}", ruleset.mode),
            )
            print(f"{ruleset.key:<{width}}  {span:>3}  {line} {options}".rstrip())

    @command("score")
    def score(
        position: Annotated[str, argument("POSITION", "help-score-position")],
        ruleset: Annotated[str, option("--ruleset", "KEY", "help-option-ruleset", shown=True)] = first,
        legends: Annotated[str, option("--legends", "L,…", "help-score-legends")] = "",
        stones: Annotated[str, option("--stones", "N,…", "help-score-stones")] = "",
        as_json: Annotated[bool, flag("--json", "help-score-json")] = False,
    ) -> None:
        game = find_game(ruleset)
        beside = {"legends": legends, "stones": stones}
        if not FAMILIES.of(game).print_score(t, game, position, beside, as_json):
            raise typer.Exit(WRONG)

    @command("selfplay")
    def selfplay(
        ruleset: Annotated[str, argument("RULESET", "help-option-ruleset")],
        seats: Annotated[int, option("--seats", "N", "help-option-seats")] = 0,
        games: Annotated[int, option("--games", "K", "help-selfplay-games", shown=True)] = 100,
        seed: Annotated[int, option("--seed", "S", "help-option-seed", shown=True)] = 0,
        bots: Annotated[str, option("--bots", "B,…", "help-selfplay-bots", shown=True)] = "random",
        record: Annotated[str, option("--record", "DIR|-", "help-selfplay-record")] = "",
    ) -> None:
        game = find_game(ruleset)
        seats = seats or game.seats[0]
        game.setup(seats)
        if games < 1:
            raise TaverneError("error-games", found=games)
        play_series(t, game, seat_bots(bots, seats), games, seed, record or None)

    @command("bots")
    def bots_command() -> None:
        list_bots(t)

    @command("arena")
    def arena_command(
        ruleset: Annotated[str, argument("RULESET", "help-option-ruleset")],
        bots: Annotated[str, option("--bots", "B,…", "help-arena-bots", shown=True)] = "greedy,random",
        seats: Annotated[int, option("--seats", "N", "help-option-seats")] = 0,
        games: Annotated[int, option("--games", "K", "help-arena-games", shown=True)] = 100,
        jobs: Annotated[int, option("--jobs", "J", "help-arena-jobs", shown=True)] = 1,
        seed: Annotated[int, option("--seed", "S", "help-option-seed", shown=True)] = 0,
        milliseconds: Annotated[int, option("--ms", "MS", "help-arena-ms", shown=True)] = 50,
        ray: Annotated[str, option("--ray", "ADDRESS", "help-arena-ray")] = "",
        as_json: Annotated[bool, flag("--json", "help-arena-json")] = False,
    ) -> None:
        game = find_game(ruleset)
        names = [name.strip() for name in bots.split(",")]
        arena(
            t,
            game,
            names,
            seats=seats or game.seats[0],
            games=games,
            jobs=jobs,
            seed=seed,
            milliseconds=milliseconds,
            as_json=as_json,
            ray=ray,
        )

    @command("balance")
    def balance_command(
        ruleset: Annotated[str, argument("RULESET", "help-option-ruleset")],
        seats: Annotated[int, option("--seats", "N", "help-option-seats")] = 0,
        games: Annotated[int, option("--games", "K", "help-balance-games", shown=True)] = 1000,
        bot: Annotated[str, option("--bot", "B", "help-balance-bot", shown=True)] = "quick",
        jobs: Annotated[int, option("--jobs", "J", "help-arena-jobs", shown=True)] = 1,
        seed: Annotated[int, option("--seed", "S", "help-option-seed", shown=True)] = 0,
        page: Annotated[str, option("--out", "FILE.html", "help-balance-out")] = "",
        figures: Annotated[str, option("--json", "FILE", "help-balance-json")] = "",
    ) -> None:
        try:
            from taverne.terminal.balance import balance
        except ImportError:
            raise TaverneError("error-report-missing") from None
        game = find_game(ruleset)
        balance(
            t,
            game,
            bot,
            seats=seats or game.seats[0],
            games=games,
            jobs=jobs,
            seed=seed,
            page=page,
            figures=figures,
        )

    @command("analyse")
    def analyse_command(
        record: Annotated[str, argument("RECORD", "help-analyse-record")],
        seat: Annotated[int | None, option("--seat", "S", "help-analyse-seat")] = None,
        milliseconds: Annotated[int, option("--ms", "MS", "help-analyse-ms", shown=True)] = 200,
        simulations: Annotated[int, option("--simulations", "N", "help-analyse-simulations")] = 0,
        top: Annotated[int, option("--top", "N", "help-analyse-top", shown=True)] = 3,
        seed: Annotated[int, option("--seed", "S", "help-option-seed", shown=True)] = 0,
        as_json: Annotated[bool, flag("--json", "help-analyse-json")] = False,
    ) -> None:
        analyse_record(
            t,
            record,
            seat=seat,
            milliseconds=milliseconds,
            simulations=simulations,
            top=top,
            seed=seed,
            as_json=as_json,
        )

    @command("verify")
    def verify(
        files: Annotated[list[str], argument("FILE…", "help-verify-files")],
        fair: Annotated[bool, flag("--fair", "help-verify-fair")] = False,
        unfinished: Annotated[bool, flag("--unfinished", "help-verify-unfinished")] = False,
    ) -> None:
        if not records.verify_files(t, files, unfinished=unfinished, fair=fair):
            raise typer.Exit(WRONG)

    @command("show")
    def show(
        record: Annotated[str, argument("RECORD", "help-show-record")],
        at: Annotated[int | None, option("--at", "N", "help-show-at")] = None,
        seat: Annotated[int | None, option("--seat", "S", "help-show-seat")] = None,
    ) -> None:
        records.show(t, record, at, seat)

    @command("play")
    def play(
        ruleset: Annotated[str, argument("RULESET", "help-option-ruleset")] = first,
        seats: Annotated[int, option("--seats", "N", "help-option-seats")] = 0,
        bots: Annotated[str, option("--bots", "B,…", "help-play-bots", shown=True)] = "greedy",
        seed: Annotated[int | None, option("--seed", "S", "help-option-seed")] = None,
        record: Annotated[str, option("--record", "FILE", "help-play-record")] = "",
    ) -> None:
        game = find_game(ruleset)
        seats = seats or game.seats[0]
        game.setup(seats)
        names = seat_bots(bots, seats - 1) if seats > 1 else []
        play_at_prompt(t, game, names, seed, record or None)

    @command("serve")
    def serve(
        host: Annotated[str, option("--host", "HOST", "help-serve-host", shown=True)] = "127.0.0.1",
        port: Annotated[int, option("--port", "PORT", "help-serve-port", shown=True)] = 8000,
        workers: Annotated[int, option("--workers", "N", "help-serve-workers", shown=True)] = 1,
        database: Annotated[str, option("--database", "FILE|URL", "help-serve-database")] = "",
        redis: Annotated[str, option("--redis", "URL", "help-serve-redis")] = "",
        opens: Annotated[bool, flag("--open", "help-serve-open")] = False,
        json_logs: Annotated[bool, flag("--json-logs", "help-serve-json")] = False,
    ) -> None:
        try:
            from taverne.server.serving import serve as serve_tables
        except ImportError:
            raise TaverneError("error-server-missing") from None
        serve_tables(t, host, port, workers, database, redis, opens=opens, json_logs=json_logs)

    return app


def _print_version(asked: bool) -> None:
    if asked:
        print(f"taverne {__version__}")
        raise typer.Exit


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language that the command line, or else the environment, asks for; and the other arguments."""
    rest = list(arguments)
    language = language_of()
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            language = value if equals else "".join(arguments[place + 1 : place + 2])
            del rest[place : place + (1 if equals else 2)]
            break
    return language, rest


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command; an error ends it with one sentence and an exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # A character the terminal lacks is replaced, not a traceback.
    language, rest = take_language(sys.argv[1:] if arguments is None else arguments)
    t = find_catalogue(language if language in LANGUAGES else language_of())
    try:
        if language not in LANGUAGES:
            raise TaverneError("error-language", found=language, expected=", ".join(LANGUAGES))
        code = build(t)(rest, prog_name="taverne", standalone_mode=False)
    except TaverneError as error:
        code = WRONG if isinstance(error, BadRecord) else USAGE
        print(t.say_error(error), file=sys.stderr)
    except TyperException as error:
        code = USAGE
        print(usage_sentence(t, error), file=sys.stderr)
    except (Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except BrokenPipeError:
        # Nobody reads the output any more: end quietly.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code if isinstance(code, int) else 0)
