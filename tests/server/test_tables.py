"""What happens at a table: seats, undo, clocks, confirmation, resignation, rematch, chat, presence, bad input."""

import asyncio
import json
from typing import Any

import pytest

from taverne.record.verify import verify
from tests.server.client import Player, Refusal
from tests.server.gathering import begin, play_out, play_until, players, sit_down
from tests.server.services import PATIENCE, Deployment, TaverneServer, serve_sqlite


async def code(work: Any) -> str | None:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code


def test_seats_belong_to_those_who_took_them(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=31) as (ann, bob, eve):
            table = await ann.create("aetherya", 2)
            await ann.sit(table, 1)
            assert await code(bob.sit(table, 1)) == "seat-taken"
            assert (await ann.sit(table, 2))["you"] == 2, "one may change seats"
            assert [seat["is_taken"] for seat in (await ann.sit(table, 1))["seats"]] == [True, False]
            assert await code(bob.sit(table, 5)) == "seat-unknown"
            assert await code(bob.sit(table, 2, bot="greedy")) == "host-only"
            assert await code(ann.sit(table, 2, bot="nobody")) == "bot-unknown"
            assert await code(ann.start(table)) == "seats-free"
            await ann.sit(table, 2, bot="random")
            assert await code(eve.call("POST", f"/api/tables/{table}/leave", {"seat": 2})) == "not-your-seat"
            await ann.call("POST", f"/api/tables/{table}/leave", {"seat": 2})
            assert await code(eve.start(table)) == "not-seated"
            await bob.sit(table)
            assert await code(eve.sit(table)) == "no-free-seat"
            await ann.start(table)
            assert await code(ann.start(table)) == "started"
            assert await code(ann.create("aetherya", 9)) == "message"
            assert await code(ann.create("aetherya", 5)) == "seats"
            assert await code(ann.create("chess")) == "game-unknown"
            assert await code(eve.call("GET", "/api/tables/nowhere")) == "table-unknown"

    asyncio.run(run())


def test_a_table_is_given_up_when_its_host_goes_and_nobody_sits_there(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=42) as (ann, bob):
            table = await ann.create("aetherya", 2, public=True)
            await ann.sit(table, 2, bot="random")
            await ann.call("POST", f"/api/tables/{table}/leave", {"seat": 2})
            await bob.sit(table, 1)
            left = await bob.call("POST", f"/api/tables/{table}/leave", {})
            assert left["status"] == "open", "a guest who goes closes nothing"
            await ann.sit(table, 1)
            assert (await ann.call("POST", f"/api/tables/{table}/leave", {}))["status"] == "closed"
            assert await code(bob.sit(table, 1)) == "closed"

    asyncio.run(run())


def test_public_tables_are_listed_and_the_others_only_for_those_who_sit_there(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=32) as (ann, bob):
            shown = await ann.create("drako", 2, public=True, clock={"kind": "days", "days": 3})
            hidden = await ann.create("drako", 2)
            await bob.sit(hidden, 2)
            listed = {line["id"]: line for line in (await bob.call("GET", "/api/tables"))["tables"]}
            assert hidden not in listed
            assert listed[shown]["clock"] == {"kind": "days", "days": 3}
            assert listed[shown]["players"] == ["", ""]
            mine = [line["id"] for line in (await bob.call("GET", "/api/people/me/tables"))["tables"]]
            assert mine == [hidden]
            await ann.sit(hidden, 1)
            await ann.start(hidden)
            await bob.subscribe(hidden)
            await bob.play(hidden, stop=lambda: bob.tables[hidden].status == "playing")
            lines = (await bob.call("GET", "/api/people/me/tables"))["tables"]
            assert lines[0]["your_turn"], "all arrange their cards at once"

    asyncio.run(run())


def test_finished_games_are_listed_with_their_result(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=31) as people:
            ann, bob = people
            table = await sit_down(people, "drako", 2)
            await ann.start(table)
            await asyncio.gather(*(person.play(table) for person in people))
            result = ann.tables[table].position["result"]  # type: ignore[index]
            for seat, person in enumerate(people, 1):
                line = (await person.call("GET", "/api/people/me/tables"))["tables"][0]
                assert (line["status"], line["points"]) == ("over", result["points"])
                assert line["has_won"] == (seat in result["winners"])
            given_up = await sit_down(people, "drako", 2)
            await ann.start(given_up)
            await bob.play(given_up, stop=lambda: bob.tables[given_up].status == "playing")
            line = (await bob.call("GET", "/api/people/me/tables"))["tables"][0]
            assert line.get("has_won") is None, "nothing is told of a game that is played"
            await ann.ask({"type": "resign", "table": given_up})
            line = (await bob.call("GET", "/api/people/me/tables"))["tables"][0]
            assert (line["has_won"], line.get("points", [])) == (True, [])

    asyncio.run(run())


def test_a_decision_can_be_taken_back_before_a_bot_answers() -> None:
    async def run(deployment: Deployment) -> None:
        async with players(deployment.urls, 1, seed=33) as (ann,):
            table = await sit_down([ann], "rivality/duel", 2, bot="greedy")
            await ann.start(table)
            seen = ann.tables[table]
            await ann.until(lambda: seen.position is not None and bool(seen.position["legal"]))
            if "keep" in seen.moves:
                await ann.ask({"type": "move", "table": table, "move": "keep", "expected": seen.number})
                await ann.until(lambda: "keep" not in seen.moves)
            # A move that shows nothing new can be taken back while the bot waits.
            table = await sit_down([ann], "aetherya", 2, bot="greedy")
            await ann.start(table)
            seen = ann.tables[table]
            await ann.until(lambda: seen.position is not None and bool(seen.position["legal"]))
            number = seen.number
            move = seen.moves[0]
            await ann.ask({"type": "move", "table": table, "move": move, "expected": number})
            await ann.until(lambda: seen.number > number)
            assert seen.position["can_undo"], "the bot has not answered yet"  # type: ignore[index]
            await ann.ask({"type": "undo", "table": table})
            await ann.until(lambda: bool(seen.position["legal"]))  # type: ignore[index]
            assert seen.entries[-1]["kind"] == "Undone"
            assert seen.entries[-1]["undone"] == number + 1
            await ann.ask({"type": "move", "table": table, "move": move, "expected": seen.number})
            await ann.until(lambda: any(entry["seat"] == 2 and entry["kind"] == "Moved" for entry in seen.entries))

    with serve_sqlite(TAVERNE_BOT_PAUSE="700") as deployment:
        asyncio.run(run(deployment))


def test_a_turn_waits_for_its_confirmation(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=34) as people:
            table = await sit_down(people, "rivality/duel", 2, confirms=True)
            await play_out(people, table)
            kinds = {entry["kind"] for entry in people[0].tables[table].entries}
            assert "Confirmed" in kinds

    asyncio.run(run())


def test_a_bot_takes_over_from_who_leaves_or_lets_the_clock_run_out(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=35) as people:
            table = await sit_down(people, "aetherya", 3, clock={"kind": "live", "seconds": 5})
            await begin(people, table)
            ann, bob, _ = people
            leaving = asyncio.create_task(bob.call("POST", f"/api/tables/{table}/leave", {}))
            playing = asyncio.create_task(ann.play(table))
            await leaving
            seen = ann.tables[table]
            await ann.until(lambda: any(entry["reason"] == "clock" for entry in seen.entries), 40)
            await playing
            reasons = {entry["seat"]: entry["reason"] for entry in seen.entries if entry["kind"] == "TakenOver"}
            assert reasons[2] == "left"
            rematch = await bob.call("POST", f"/api/tables/{table}/rematch")
            assert [seat["bot"] for seat in rematch["seats"]] == [None, None, None], "seats are kept for people"
            assert reasons[3] == "clock"
            assert seen.table["seats"][1]["bot"] == "greedy"
            assert seen.position["clocks"][0]["reserve"] == 0  # type: ignore[index]

    asyncio.run(run())


def test_who_left_can_come_back(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=43) as people:
            ann, bob = people
            table = await sit_down(people, "rivality/duel", 2)
            await ann.start(table)
            await play_until(people, table, 34)
            assert (await bob.call("POST", f"/api/tables/{table}/leave", {}))["away"] == 2
            assert (await ann.call("GET", f"/api/tables/{table}")).get("away") is None, "each is told of oneself alone"
            mine = (await bob.call("GET", "/api/people/me/tables"))["tables"]
            assert [line["id"] for line in mine] == [table], "it is still theirs"
            assert await code(ann.sit(table, 2)) == "started"
            back = await bob.sit(table)
            assert (back["you"], back.get("away")) == (2, None)
            await asyncio.gather(*(person.play(table) for person in people))
            kinds = [entry["kind"] for entry in ann.tables[table].entries]
            assert "Returned" in kinds
            assert await code(bob.sit(table, 2)) == "started"

    asyncio.run(run())


def test_starting_twice_shows_the_nonce_and_a_wrong_one_is_refused(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=44) as people:
            ann, bob = people
            table = await sit_down(people, "aetherya", 2)
            assert await code(ann.call("POST", f"/api/tables/{table}/start", {"nonce": "aa"})) == "nonce"
            assert (await ann.call("GET", f"/api/tables/{table}"))["status"] == "open"
            assert (await ann.start(table))["status"] == "starting"
            assert (await bob.start(table))["status"] == "playing"
            assert all(seat["nonce"] for seat in (await ann.call("GET", f"/api/tables/{table}"))["seats"])

    asyncio.run(run())


def test_resigning_ends_a_duel_and_its_record_still_verifies(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=36) as people:
            ann, bob = people
            table = await sit_down(people, "aetherya", 2)
            await ann.start(table)
            await play_until(people, table, 45)
            await bob.ask({"type": "resign", "table": table})
            await ann.until(lambda: ann.tables[table].is_over)
            result = ann.tables[table].position["result"]  # type: ignore[index]
            assert result["winners"] == [1]
            assert result["resigned"] == 2
            record = (await ann.call("GET", f"/api/tables/{table}/record"))["record"]
            assert verify(record).is_resigned
            assert not verify(record).is_finished
            solo = await sit_down([ann], "rivality/solo", 1)
            await ann.start(solo)
            await play_until([ann], solo, 30)
            await ann.ask({"type": "resign", "table": solo})
            await ann.until(lambda: ann.tables[solo].is_over)
            assert ann.tables[solo].position["result"]["winners"] == []  # type: ignore[index]
            together = await sit_down(people, "aetherya/cooperative", 2)
            await ann.start(together)
            await play_until(people, together, 60)
            await bob.ask({"type": "resign", "table": together})
            await ann.play(together)
            reasons = [entry["reason"] for entry in ann.tables[together].entries if entry["kind"] == "TakenOver"]
            assert reasons == ["resigned"], "a bot plays on"

    asyncio.run(run())


def test_a_rematch_keeps_a_seat_for_everyone_one_further_on(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=37) as (ann, bob, eve):
            table = await sit_down([ann, bob], "aetherya", 3, bot="random")
            assert await code(ann.call("POST", f"/api/tables/{table}/rematch")) == "rematch-running"
            await play_out([ann, bob], table)
            new = await ann.call("POST", f"/api/tables/{table}/rematch")
            assert (new["you"], new["is_host"]) == (2, True), "who asks for it has a seat"
            assert [(seat["bot"], seat["is_kept"]) for seat in new["seats"]] == [("random", 0), (None, 0), (None, 1)]
            await bob.until(lambda: bob.tables[table].table["rematch"] == new["id"])
            assert await code(eve.sit(new["id"])) == "no-free-seat"
            assert await code(eve.sit(new["id"], 3)) == "seat-reserved"
            mine = (await bob.call("GET", "/api/people/me/tables"))["tables"]
            assert [line["id"] for line in mine if line["is_invited"]] == [new["id"]], "the others are invited"
            assert (await ann.call("POST", f"/api/tables/{table}/rematch"))["you"] == 2, "once is enough"
            await ann.call("POST", f"/api/tables/{new['id']}/leave", {})
            again = await bob.call("POST", f"/api/tables/{table}/rematch")
            assert (new["id"], again["you"]) == (again["id"], 3), "it is kept for the others"
            assert (await ann.sit(new["id"]))["you"] == 2
            assert await code(eve.call("POST", f"/api/tables/{table}/rematch")) == "not-seated"

    asyncio.run(run())


def test_chat_is_heard_by_all_but_those_who_mute_it(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=38) as (ann, bob, eve):
            table = await sit_down([ann, bob], "aetherya", 2)
            await eve.subscribe(table)
            await ann.ask({"type": "say", "table": table, "text": " hello \n <b>there</b> "})
            await eve.until(lambda: bool(eve.tables[table].chat))
            line = eve.tables[table].chat[0]
            assert (line["text"], line["name"], line["seat"]) == ("hello <b>there</b>", "P1", 1)
            await bob.until(lambda: bool(bob.tables[table].chat))
            await bob.ask({"type": "mute", "table": table, "line": line["number"]})
            await ann.ask({"type": "say", "table": table, "text": "unheard"})
            await eve.ask({"type": "say", "table": table, "text": "from afar"})
            await bob.until(lambda: bob.tables[table].chat[-1]["text"] == "from afar")
            assert [one["text"] for one in bob.tables[table].chat] == ["hello <b>there</b>", "from afar"]
            assert bob.tables[table].chat[-1]["seat"] is None
            muted = (await bob.call("GET", f"/api/tables/{table}/muted"))["lines"]
            assert [one["name"] for one in muted] == ["P1"], "those who are not heard are told, to be heard again"
            assert (await ann.call("GET", f"/api/tables/{table}/muted"))["lines"] == []
            assert await code(bob.call("GET", "/api/tables/nosuchtable/muted")) == "table-unknown"
            await bob.ask({"type": "mute", "table": table, "line": muted[0]["line"], "undo": True})
            assert (await bob.call("GET", f"/api/tables/{table}/muted"))["lines"] == []
            await ann.ask({"type": "say", "table": table, "text": "heard again"})
            await bob.until(lambda: bob.tables[table].chat[-1]["text"] == "heard again")
            assert await code(bob.ask({"type": "mute", "table": table, "line": 99})) == "chat-line"
            assert await code(bob.ask({"type": "say", "table": table, "text": " \u200b "})) == "chat-empty"

    asyncio.run(run())


def test_everyone_sees_who_is_there(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=39) as (ann, bob, eve):
            table = await sit_down([ann, bob], "aetherya", 2)
            await eve.subscribe(table)
            seen = ann.tables[table]
            await ann.until(lambda: seen.presence.get("seats") == [1, 2] and seen.presence["watching"] == 1)
            await bob.disconnect()
            await ann.until(lambda: seen.presence["seats"] == [1])

    asyncio.run(run())


def test_bad_input_gets_a_typed_answer_and_leaves_the_game_as_it_was(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=40) as people:
            ann, bob, eve = people
            table = await sit_down([ann, bob], "aetherya", 2)
            assert await code(ann.ask({"type": "move", "table": table, "move": "draw", "expected": 0})) == "not-started"
            await ann.start(table)
            await play_until((ann, bob), table, 60)
            before = await ann.events(table)
            number = before[-1]["number"]
            asked = ann if 1 in (await ann.call("GET", f"/api/tables/{table}/game"))["position"]["asked"] else bob
            other = bob if asked is ann else ann
            for person, move, expected, problem in (
                (asked, "fly", number, "move-unknown"),
                (other, "draw", number, "not-asked"),
                (asked, "draw", number - 1, "stale"),
                (asked, "draw", number + 7, "stale"),
                (eve, "draw", number, "not-seated"),
            ):
                message = {"type": "move", "table": table, "move": move, "expected": expected}
                found = await code(person.ask(message))
                assert found == problem or (problem in ("move-unknown", "not-asked") and found), (move, found)
            assert await code(eve.ask({"type": "subscribe", "table": "nowhere"})) == "table-unknown"
            for raw in ("nonsense", "{}", '{"type":"fly"}', b"\x00\xff", "x" * 1_500_000, '{"type":"move"}'):
                await asked.send_raw(raw)
            await asked.ask({"type": "ping"})
            problems = [json.loads(text) for text in asked.heard if '"problem"' in text]
            assert [problem["code"] for problem in problems[-6:]].count("message") == 5
            assert "too-large" in [problem["code"] for problem in problems[-6:]]
            assert await ann.events(table) == before
            assert asked.reconnections == 0, "the socket stays open"

    asyncio.run(run())


def test_sentences_are_in_the_readers_language(deployment: Deployment) -> None:
    async def run() -> None:
        ann = await Player(deployment.urls, "Ann").enter()
        for language, word in (("fr", "Il n’y a pas"), ("de-CH,en;q=0.5", "Es gibt keinen"), ("xx", "There is no")):
            ann.http.headers["Accept-Language"] = language
            with pytest.raises(Refusal, match=word):
                await ann.call("GET", "/api/tables/nowhere")
        await ann.close()

    asyncio.run(run())


def test_a_server_that_is_stopped_in_order_goes_on_where_it_was(tmp_path: Any) -> None:
    async def run(server: TaverneServer) -> None:
        async with players([server.url], 2, seed=41) as people:
            table = await sit_down(people, "rivality/duel", 2)
            await people[0].start(table)
            await play_until(people, table, 40)
            assert server.process is not None
            server.process.terminate()
            assert await asyncio.to_thread(server.process.wait, PATIENCE) in (0, -15), "it ends by itself"
            await asyncio.to_thread(server.start)
            await asyncio.gather(*(person.play(table) for person in people))

    server = TaverneServer({"TAVERNE_DATABASE_URL": str(tmp_path / "t.db")})
    server.start()
    try:
        asyncio.run(run(server))
    finally:
        server.stop()


def test_the_shuffles_of_a_finished_game_verify_for_anyone(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=77) as (ann, eve):
            table = await sit_down([ann], "aetherya/solo", 1)
            await ann.start(table)
            assert await code(eve.call("GET", f"/api/tables/{table}/fairness")) == "record-running"
            await ann.play(table)
            checked = await eve.call("GET", f"/api/tables/{table}/fairness")
            assert checked["is_fair"]
            assert checked["draws"] > 20

    asyncio.run(run())


def test_a_visitor_is_told_who_they_are_or_that_they_are_nobody_yet(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 1, seed=78) as (ann,):
            assert (await ann.call("GET", "/api/people/visitor"))["me"]["name"] == ann.name
            stranger = Player(deployment.urls, "Nobody")
            assert (await stranger.call("GET", "/api/people/visitor"))["me"] is None
            await stranger.close()

    asyncio.run(run())
