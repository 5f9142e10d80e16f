"""The taverne command as a person meets it: output, exit codes, three languages, never a traceback."""

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from taverne.cli import main
from taverne.locale import LANGUAGES
from taverne.match.fair import commit
from taverne.match.log import Started
from taverne.registry import rulesets
from tests.match.test_match import NONCES, begun, play_on, sit_down

EXAMPLE = "mfEf/DEfH/spHm/HORD"


class Done:
    """What a run of the command left: exit code, output and errors."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def taverne(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    monkeypatch.setenv("TAVERNE_LANG", "en")

    def run(*arguments: str, stdin: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Done(int(caught.value.code or 0), out, err)

    return run


def test_score_prints_the_sheet_with_a_reason_for_every_point(taverne) -> None:  # type: ignore[no-untyped-def]
    done = taverne("score", EXAMPLE)
    sheet = [line.split() for line in done.out.splitlines() if not line.startswith(" ")]
    assert sheet == [
        ["Elves", "10"],
        ["Dwarves", "4"],
        ["Humans", "8"],
        ["Goblins", "0"],
        ["Dragons", "3"],
        ["Legends", "0"],
        ["Conflicts", "−2"],
        ["Total", "23"],
    ]
    reasons = [line.split()[0] for line in done.out.splitlines() if line.startswith(" ")]
    assert sum(int(points.replace("−", "-")) for points in reasons) == 23
    assert "through the portal b4" in done.out
    assert done.code == 0


def test_score_as_json_has_lines_total_legends_and_items(taverne) -> None:  # type: ignore[no-untyped-def]
    answer = json.loads(taverne("score", EXAMPLE, "--json").out)
    assert answer["lines"] == {
        "elves": 10,
        "dwarves": 4,
        "humans": 8,
        "goblins": 0,
        "dragons": 3,
        "legends": 0,
        "conflicts": -2,
    }
    assert answer["total"] == 23 == sum(item["points"] for item in answer["items"])
    assert answer["legends_met"] == []
    held = json.loads(taverne("score", EXAMPLE, "--json", "--legends", "kin-H,land-f").out)
    assert held["lines"]["legends"] == 6
    met = json.loads(taverne("score", "HH??/????/????/????", "--json").out)
    assert met["legends_met"] == ["kin-H"]
    assert met["legend_cells"] == {"kin-H": ["a1", "b1"]}


def test_score_reads_many_and_goes_on_after_a_bad_line(taverne) -> None:  # type: ignore[no-untyped-def]
    done = taverne("score", "-", stdin=f"{EXAMPLE}\nnonsense\n\nHH??/????/????/????\n")
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert [answer.get("total") for answer in answers] == [23, None, 0]
    assert "nonsense" in answers[1]["error"]
    assert done.code == 1
    assert taverne("score", "-", stdin=f"{EXAMPLE}\n").code == 0


def test_score_follows_the_edition(taverne) -> None:  # type: ignore[no-untyped-def]
    four_wild = "R?R?/????/R?R?/????"
    assert json.loads(taverne("score", four_wild, "--json").out)["total"] == -24
    assert json.loads(taverne("score", four_wild, "--json", "--ruleset", "drako").out)["total"] == -15


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        (("score", "mfEf/DEfH/spHm/HOR"), "HOR"),
        (("score", "mfEf/DEfH/spHm/HORX"), "X"),
        (("score", EXAMPLE, "--legends", "kin-Z"), "kin-Z"),
        (("score", EXAMPLE, "--legends", "four,four"), "four"),
        (("score", EXAMPLE, "--ruleset", "chess"), "chess"),
        (("score", EXAMPLE, "--ruleset", "aetherya/xx/competitive"), "xx"),
        (("score",), "POSITION"),
        (("score", EXAMPLE, "extra"), "extra"),
        (("score", EXAMPLE, "--frob"), "--frob"),
        (("score", EXAMPLE, "--ruleset"), "--ruleset"),
        (("selfplay", "aetherya", "--seats", "9"), "9"),
        (("selfplay", "aetherya", "--seats", "x"), "--seats"),
        (("selfplay", "aetherya", "--bots", "deep"), "deep"),
        (("selfplay", "aetherya", "--bots", "random,random,random"), "3"),
        (("selfplay", "aetherya", "--games", "0"), "0"),
        (("verify", "/no/such/file"), "/no/such/file"),
        (("verify",), "FILE"),
        (("show", "/no/such/file"), "/no/such/file"),
        (("frobnicate",), "rulesets"),
        (("selfplay", "aetherya", "--games", "1", "--record", "/proc/nope/x"), "/proc/nope/x"),
        (("selfplay", "aetherya", "--games", "1", "--record", "/etc/hostname"), "/etc/hostname"),
        (("play", "aetherya", "--record", "/no/such/folder/x"), "/no/such/folder/x"),
        (("score", f"{EXAMPLE} treaty@b2", "--ruleset", "drako"), "tiles"),
        (("score", EXAMPLE, "--stones", "1", "--ruleset", "drako"), "tiles"),
        (("score", EXAMPLE, "--stones", "5"), "5"),
        (("score", "/no/such/file", "--ruleset", "rivality/duel"), "/no/such/file"),
        (("score", "-", "--ruleset", "rivality/duel", "--stones", "1"), "Rivality"),
        (("rulesets", "--lang", "xx"), "xx"),
    ],
)
def test_a_bad_request_is_one_sentence_and_exit_code_2(taverne, arguments, found) -> None:  # type: ignore[no-untyped-def]
    done = taverne(*arguments)
    assert done.code == 2
    assert found in done.err
    assert len(done.err.strip().splitlines()) == 1
    assert done.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "rulesets", "score", "selfplay", "arena", "balance", "verify", "show", "play"])
def test_every_command_explains_itself_with_examples(taverne, command: str, language: str) -> None:  # type: ignore[no-untyped-def]
    done = taverne(*command.split(), "--help", "--lang", language)
    assert done.code == 0
    heading = {"en": "Examples", "fr": "Exemples", "de": "Beispiele"}[language]
    examples = done.out.partition(heading)[2]
    assert f"taverne {command}".strip() in examples
    english = (
        "Show this message",
        "Commands:" if language != "en" else "Befehle",
        "Usage:" if language == "de" else "#",
    )
    assert not any(word in done.out for word in english)


def test_rulesets_lists_every_key(taverne) -> None:  # type: ignore[no-untyped-def]
    listed = [line.split()[0] for line in taverne("rulesets").out.splitlines()]
    assert listed == [ruleset.key for ruleset in rulesets()]
    assert "zweite französische Auflage" in taverne("--lang=de", "rulesets").out


def test_games_are_played_recorded_and_verified(taverne, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    folder = tmp_path / "out"
    done = taverne(
        "selfplay", "aetherya/fr1/competitive", "--seats", "4", "--games", "3", "--seed", "7", "--record", str(folder)
    )
    assert done.code == 0
    files = sorted(str(path) for path in folder.iterdir())
    assert len(files) == 3
    assert taverne("verify", *files).code == 0
    again = taverne("selfplay", "aetherya/fr1", "--seats", "4", "--games", "3", "--seed", "7", "--record", "-")
    assert again.out == "".join(Path(file).read_text() + "\n" for file in files)
    assert taverne("verify", "-", stdin=again.out).code == 0


def test_a_record_that_does_not_verify_is_named_with_line_and_reason(taverne, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    text = taverne("selfplay", "drako", "--games", "1", "--seed", "1", "--record", "-").out
    half = tmp_path / "half.txt"
    half.write_text("\n".join(text.splitlines()[:40]) + "\n")
    done = taverne("verify", str(half))
    assert done.code == 1
    assert "half.txt: line 40" in done.err
    assert taverne("verify", "--unfinished", str(half)).code == 0
    edited = tmp_path / "edited.txt"
    edited.write_text(text.replace("total ", "total 9", 1))
    done = taverne("verify", str(half), str(edited))
    assert done.code == 1
    assert len(done.err.splitlines()) == 2
    broken = tmp_path / "broken.bin"
    broken.write_bytes(b"\xff\xfe\x00")
    assert taverne("verify", str(broken)).code == 2


def test_show_draws_the_table_at_any_point(taverne, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "game.txt"
    file.write_text(taverne("selfplay", "aetherya", "--games", "1", "--seed", "1", "--record", "-").out)
    assert "The game is over" in taverne("show", str(file)).out
    at = taverne("show", str(file), "--at", "12", "--seat", "2")
    assert "To decide: Seat" in at.out
    assert "Forêt" in taverne("show", str(file), "--lang", "fr").out
    assert taverne("show", str(file), "--at", "99999").code == 2
    assert taverne("show", str(file), "--seat", "5").code == 2
    file.write_text(file.read_text().replace("1 arrange", "1 juggle"))
    assert taverne("show", str(file)).code == 1


@pytest.mark.parametrize("key", [ruleset.key for ruleset in rulesets()])
def test_show_draws_the_table_before_anything_was_drawn(taverne, key: str) -> None:  # type: ignore[no-untyped-def]
    record = taverne("selfplay", key, "--games", "1", "--seed", "1", "--record", "-").out
    for at in ("0", "1"):
        for seat in ((), ("--seat", "1")):
            assert taverne("show", "-", "--at", at, *seat, stdin=record).code == 0


def test_a_record_may_begin_with_a_byte_order_mark(taverne, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    record = "\ufeff" + taverne("selfplay", "drako", "--games", "1", "--seed", "1", "--record", "-").out
    file = tmp_path / "game.txt"
    file.write_text(record, "utf-8")
    assert taverne("verify", str(file)).code == 0
    assert taverne("verify", "-", stdin=record).code == 0


def test_a_nonce_that_is_too_long_is_a_bad_record(taverne) -> None:  # type: ignore[no-untyped-def]
    record = taverne("selfplay", "drako", "--games", "1", "--seed", "1", "--record", "-").out
    secret = bytes(32)
    tags = {"FairCommitment": commit(secret), "FairSecret": secret.hex(), "FairNonce1": "00" * 256, "FairNonce2": ""}
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items()]
    head, _, rest = record.partition("\n")
    done = taverne("verify", "--fair", "-", stdin="\n".join([head, *lines, rest]))
    assert done.code == 1
    assert "at most 255 bytes" in done.err


def test_a_campaign_is_shown_with_the_points_of_its_kingdom_alone(taverne) -> None:  # type: ignore[no-untyped-def] # A54
    record = taverne(
        "selfplay", "aetherya/solo", "--games", "1", "--seed", "5", "--bots", "greedy", "--record", "-"
    ).out
    assert "= age 3 kingdom 3 objective 18" in record
    assert "Seat 1 greedy: 3 " in taverne("show", "-", stdin=record).out


def test_a_game_is_played_at_the_prompt_to_its_end(taverne, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    saved = tmp_path / "mine.txt"
    done = taverne("play", "drako", "--seed", "5", "--record", str(saved), stdin="1\n" * 500)
    assert done.code == 0
    assert "The game is over" in done.out
    assert taverne("verify", str(saved)).code == 0


def test_leaving_the_table_keeps_the_game(taverne, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    saved = tmp_path / "left.txt"
    lines = [
        "help",
        "999",
        "nonsense",
        "place a1",
        "1",
        "draw",
        "undo",
        f"save {tmp_path / 'now.txt'}",
        "save /no/such/x",
        "quit",
    ]
    done = taverne("play", "aetherya", "--seed", "5", "--record", str(saved), stdin="\n".join(lines))
    assert done.code == 0
    assert "You left the table" in done.out
    for file in (saved, tmp_path / "now.txt"):
        assert taverne("verify", str(file)).code == 0
        assert "lands 1 ????????????" in file.read_text(), "a game left early tells nothing that was hidden"
    assert taverne("play", "aetherya", stdin="").code == 0


def test_a_decision_can_be_taken_back_before_the_others_answer(taverne) -> None:  # type: ignore[no-untyped-def]
    done = taverne("play", "aetherya", "--seed", "8", stdin="1\nundo\nundo\n2\n\nquit\n")
    assert done.out.count("Press Enter to continue") == 2
    assert "nothing to take back" in done.out
    assert done.out.count("24:") == 2, "the arrangement was asked twice"


def test_the_version_is_told(taverne) -> None:  # type: ignore[no-untyped-def]
    assert taverne("--version").out.startswith("taverne ")


def test_stones_and_laid_tiles_are_scored(taverne) -> None:  # type: ignore[no-untyped-def]
    plain = json.loads(taverne("score", EXAMPLE, "--json").out)
    tiles = json.loads(taverne("score", f"{EXAMPLE} treaty@b2", "--stones", "1,4", "--json").out)
    assert tiles["lines"]["legends"] == 5
    assert tiles["lines"]["conflicts"] == 0
    assert tiles["total"] == plain["total"] + 7


def test_a_battlefield_is_scored_with_its_reasons(taverne) -> None:  # type: ignore[no-untyped-def]
    field = "0,0 W n 1:2 2:1\n0,-1 C5 s w1 1:1\n1,0 F2 w 2:3\n"
    answer = json.loads(taverne("score", "-", "--ruleset", "rivality/duel", "--json", stdin=field).out)
    assert answer["points"] == {"1": 3, "2": 4}
    assert sum(item["points"] for item in answer["items"]) == 7
    sheet = taverne("score", "-", "--ruleset", "rivality/duel+expert", stdin=field).out
    assert "Won by ②" in sheet
    assert "R34" in sheet
    assert taverne("score", "-", "--ruleset", "rivality/duel", stdin="0,0 W n 1:6\n").code == 2
    assert taverne("score", "-", "--ruleset", "rivality/solo", stdin="a1 W n\n").code == 2
    many = "\n".join(["0,0 W n 1:5", *(f"0,{y} C{y} n 1:5" for y in range(1, 7))])
    assert taverne("score", "-", "--ruleset", "rivality/duel", stdin=many).code == 2


def test_an_output_that_lacks_a_sign_gets_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from taverne.cli import main; main()", "score", EXAMPLE],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "key", ["aetherya/solo", "aetherya/objects", "aetherya/cooperative", "rivality/duel+expert", "rivality/solo"]
)
def test_every_kind_of_game_is_played_through_at_the_prompt(taverne, key: str, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    saved = tmp_path / "mine.txt"
    done = taverne("play", key, "--seed", "4", "--record", str(saved), stdin="1\n" * 3000)
    assert done.code == 0
    assert "The game is over" in done.out
    assert taverne("verify", str(saved)).code == 0


def test_long_nonsense_gets_a_sentence_too(taverne) -> None:  # type: ignore[no-untyped-def]
    nonsense = "a" * 5000
    assert taverne("verify", "-", stdin=nonsense).code == 1
    assert taverne("show", "-", stdin=nonsense).code == 1
    assert taverne("score", "-", stdin=nonsense).code == 1
    assert taverne("score", "-", "--ruleset", "rivality/duel", stdin=nonsense).code == 2
    assert taverne("score", EXAMPLE, "--ruleset", nonsense).code == 2
    assert taverne("verify", "-", stdin=f'[Ruleset "drako"]\n[Seats "{"9" * 5000}"]\n').code == 1
    assert taverne("score", "-", "--ruleset", "rivality/duel", stdin=f"0,0 W n 1:{'9' * 5000}").code == 2


def test_fair_records_are_verified(taverne, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    match = begun("drako")
    play_on(match, random.Random(1))
    file = tmp_path / "fair.txt"
    file.write_text(match.seen_by(None).record(full=True))
    assert "all fair" in taverne("verify", "--fair", str(file)).out
    assert "no random number" not in taverne("verify", "--fair", str(file)).out
    plain = taverne("selfplay", "drako", "--games", "1", "--record", "-").out
    assert taverne("verify", "--fair", "-", stdin=plain).code == 1


def test_verifying_names_who_has_to_trust_the_others(taverne) -> None:  # type: ignore[no-untyped-def]
    """What a server wrote that declared a nonce late, or all of them, or called starts off."""

    def verified(late: set[int], restarts: int) -> str:
        match = sit_down("drako")
        for at in range(restarts):
            match.start(at)
            left = match.state.occupants[2]
            match.leave(2, at, "greedy")
            match.commit(1, commit(NONCES[1]))
            match.sit(2, left)
        match.start(9)
        nonces = tuple("" if seat in late else nonce.hex() for seat, nonce in NONCES.items())
        match.state.absorb(Started(9, nonces))
        match._draw()
        play_on(match, random.Random(2))
        done = taverne("verify", "--fair", "-", stdin=match.seen_by(None).record(full=True))
        assert done.code == 0
        return str(done.out)

    assert "no random number from seat 1. A bot never adds one" in verified({1}, 0)
    assert "no seat added a random number" in verified({1, 2}, 0)
    told = verified(set(), 2)
    assert "2 starts were called off" in told
    assert "no random number" not in told
