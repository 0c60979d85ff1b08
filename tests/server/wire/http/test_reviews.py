"""Reviews: asked for once, computed in the background, stored, and told to everyone in their language."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import Guest
from tests.waiting import wait_until
from won.core.record import load

RECORD = Path(__file__).parents[3] / "games/shares-2p.json"


def test_a_review_is_computed_once_and_told_in_each_language(ada: Guest, stranger: Guest) -> None:
    table = ada.post("/api/records", content=RECORD.read_bytes()).json()["id"]
    address = f"/api/tables/{table}/review"
    assert stranger.get(address).json()["state"] == "none"
    assert ada.post(address).json()["state"] == "working"
    seen = wait_until(lambda: (shown := ada.get(address).json())["state"] == "ready" and shown)
    assert seen["part"] == 1
    result = seen["review"]
    assert len(result["curve"]) == len(load(RECORD.read_bytes()).log)
    assert len(result["moments"]) == 3
    assert all(mistake["sentence"].startswith("Turn") for mistake in result["mistakes"])
    french = stranger.get(address, headers={"accept-language": "fr"}).json()["review"]
    assert french["curve"] == result["curve"]
    assert all(mistake["sentence"].startswith("Tour") for mistake in french["mistakes"])
    assert any(step["why"] for mistake in french["mistakes"] for step in mistake["line"])


def test_a_running_game_is_not_reviewed(ada: Guest) -> None:
    table = ada.table("shares", seats=[{"who": "me"}] * 3, start=True)
    answer = ada.post(f"/api/tables/{table['id']}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    assert ada.get(f"/api/tables/{table['id']}/review").json()["code"] == "not_over"
