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
