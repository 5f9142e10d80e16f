"""Practising over HTTP: nothing is stored, nobody signs in, and what is hidden stays hidden."""

import httpx

from tests.server.services import Deployment

START = "rules/A15"


def test_a_start_is_played_previewed_and_taken_back(sqlite: Deployment) -> None:
    with httpx.Client(base_url=sqlite.urls[0]) as client:

        def practise(*moves: str) -> httpx.Response:
            return client.post("/api/practice", json={"start": START, "moves": list(moves)})

        begun = practise().json()
        assert begun["table"]["you"] == 1
        assert begun["lesson"] is None
        assert not begun["position"]["can_undo"]
        moves = [move["text"] for move in begun["position"]["legal"]]
        assert "take a2" in moves
        shown = client.post("/api/practice/preview", json={"start": START, "moves": [], "move": "take a2"}).json()
        assert shown["sheets"][0]["total"] > begun["position"]["sheets"][0]["total"]
        played = practise("take a2").json()
        assert [entry["kind"] for entry in played["entries"]] == ["Moved", "Moved", "Drawn", "Moved"]
        assert played["position"]["can_undo"]
        assert practise().json() == begun
        cells = begun["position"]["view"]["kingdoms"][1]["cells"]
        assert {cell["card"] for cell in cells if cell["cell"].startswith("a")} == {"?"}
        refused = practise("take b3")
        assert (refused.status_code, refused.json()["clause"]) == (409, "A15")
        unknown = client.post("/api/practice", json={"start": "rules/none"})
        assert (unknown.status_code, unknown.json()["code"]) == (404, "practice-unknown")


def test_a_lesson_explains_a_wrong_move_in_the_readers_language_and_stays_where_it_is(sqlite: Deployment) -> None:
    with httpx.Client(base_url=sqlite.urls[0]) as client:
        lessons = client.get("/api/lessons?lang=fr").json()["lessons"]
        assert [lesson["family"] for lesson in lessons if lesson["is_first"]] == ["kingdom", "rivality"]
        start = lessons[0]["start"]
        begun = client.post("/api/practice?lang=fr", json={"start": start}).json()
        assert begun["lesson"]["place"] == 1
        other = next(move["text"] for move in begun["position"]["legal"] if move["text"] != begun["lesson"]["move"])
        refused = client.post("/api/practice?lang=fr", json={"start": start, "moves": [other]}).json()
        assert refused["lesson"]["wrong"].startswith("Presque")
        assert refused["position"] == begun["position"]
        played = client.post("/api/practice", json={"start": start, "moves": [begun["lesson"]["move"]]}).json()
        assert (played["lesson"]["place"], played["lesson"]["wrong"]) == (2, "")
        assert played["position"]["legal"] == [], "a step that only tells something leaves nothing to play"
        outdated = client.post("/api/practice", json={"start": start, "moves": [other, "draw"]})
        assert outdated.status_code == 409
