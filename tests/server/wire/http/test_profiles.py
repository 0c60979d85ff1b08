"""What others see of a player."""

from __future__ import annotations

from typing import Any

from tests.server.databases import database_store
from tests.server.running import Guest, Running
from tests.waiting import wait_until
from won.server.accounts.ratings import settle_some


def test_a_profile_shows_what_was_played_in_public(ada: Guest, stranger: Guest) -> None:
    shown = ada.finished("shares")
    ada.finished("shares", public=False)
    profile = stranger.get(f"/api/players/{ada.id}").json()
    assert (profile["id"], profile["name"]) == (ada.id, "Ada")
    assert not {"key", "key_hash"} & set(profile)
    tables = stranger.get(f"/api/players/{ada.id}/tables").json()["tables"]
    assert [table["id"] for table in tables] == [shown["id"]]


def test_nobody(stranger: Guest) -> None:
    assert stranger.get(f"/api/players/{'2' * 12}").json()["code"] == "no_player"
    assert stranger.get(f"/api/players/{'2' * 12}/tables").json() == {"tables": [], "before": ""}
    assert stranger.get(f"/api/players/{'2' * 12}/history").json() == []
    assert stranger.get("/api/players/x").status_code == 404


def test_a_rated_game_shows_in_profiles_and_among_the_best(
    server: Running, ada: Guest, bo: Guest, stranger: Guest
) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    table = ada.table("shares", options={"turns": 60}, rated=True, seats=seats)["id"]  # long enough to count
    bo.post(f"/api/tables/{table}/join", json={})
    ada.post(f"/api/tables/{table}/start")
    for seat, player in enumerate((ada, bo)):
        player.post(f"/api/tables/{table}/seats/{seat}/leave")  # a bot plays on for them
    ada.wait(table, "over")

    def ratings() -> Any:
        # As the server itself does every few seconds, some each time.
        server.within(settle_some(database_store(server.context.store)))
        return stranger.get(f"/api/players/{ada.id}").json()["ratings"]

    rated = wait_until(ratings)
    assert [(each["game"], each["edition"], each["games"]) for each in rated] == [("shares", "classic", 1)]
    [past] = stranger.get(f"/api/players/{bo.id}/history").json()
    assert past["table"] == table
    assert past["rating_before"] == 1500
    earlier = {"before": past["finished_at"], "table": past["table"]}
    assert stranger.get(f"/api/players/{bo.id}/history", params=earlier).json() == []
    best = stranger.get("/api/ratings", params={"game": "shares", "edition": "classic", "limit": 100}).json()
    assert {ada.id, bo.id} <= {each["player"] for each in best}


def test_the_best_of_what_is_no_game(stranger: Guest) -> None:
    assert stranger.get("/api/ratings?game=chess&edition=x").status_code == 404
    assert stranger.get("/api/ratings?game=shares&edition=x").status_code == 422
    assert stranger.get("/api/ratings?game=shares").status_code == 400
