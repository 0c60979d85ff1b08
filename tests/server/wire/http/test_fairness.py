"""Chance can be checked, and cheating shows."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.running import Guest
from tests.server.wire.http.conftest import Over
from tests.waiting import wait_until
from won.cli.main import main
from won.core.record import load
from won.tables.fairness import verify

GAMES = ("industry", "shares")


def nonces(guest: Guest, table: dict[str, Any]) -> list[str]:
    """What each seat of a finished table added to the seed."""
    result: list[str] = guest.get(f"/api/tables/{table['id']}/fair").json()["nonces"]
    return result


def test_what_players_add_is_seen_by_all_and_goes_into_the_draws(ada: Guest, bo: Guest) -> None:
    setup = {"game": "shares", "edition": "classic", "players": 3, "options": {"turns": 3}}
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "clerk"}]
    table = ada.post("/api/tables", json={"setup": setup, "seats": seats, "nonce": "ada1"}).json()
    at = f"/api/tables/{table['id']}"
    for nonce in ("b0", "b1"):  # it may be changed until the start
        table = bo.post(f"{at}/join", json={"seat": 1, "nonce": nonce}).json()
    assert [seat.get("nonce", "") for seat in table["seats"]] == ["ada1", "b1", ""]
    assert bo.post(f"{at}/join", json={"seat": 1, "nonce": "a\nb"}).status_code == 400
    assert ada.post(f"{at}/start").status_code == 200
    for guest, seat in ((ada, 0), (bo, 1)):
        assert guest.post(f"{at}/seats/{seat}/minder", json={"bot": "clerk"}).status_code == 200
    wait_until(lambda: bool(ada.get(at).json().get("seed")))
    proof = ada.get(f"{at}/fair").json()
    assert proof["nonces"] == ["ada1", "b1", ""]
    assert proof["verdict"]["fine"]
    asked = {"record": ada.get(f"{at}/record").json(), "seed": proof["seed"], "nonces": ["ada1", "b2", ""]}
    assert not ada.post("/api/verify", json=asked).json()["fine"]


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_is_shown_before_and_the_seed_after(over: Over, ada: Guest, stranger: Guest, game: str) -> None:
    table = over(game)
    assert hashlib.sha256(table["seed"].encode()).hexdigest() == table["commitment"]
    proof = stranger.get(f"/api/tables/{table['id']}/fair").json()
    assert proof["seed"] == table["seed"]
    assert proof["verdict"]["fine"]
    assert proof["verdict"]["promised"] == table["commitment"]
    steps = [draw.get("step") for draw in proof["verdict"]["draws"]]
    assert steps[0] is None  # the set-up
    assert (len(steps) > 20) is (game == "shares")  # only there are dice thrown


@pytest.mark.parametrize("game", GAMES)
def test_a_tampered_record_is_found_out(over: Over, ada: Guest, game: str) -> None:
    table = over(game)
    record = ada.get(f"/api/tables/{table['id']}/record").json()
    asked = {"record": record, "seed": table["seed"], "promised": table["commitment"], "nonces": nonces(ada, table)}
    assert ada.post("/api/verify", json=asked).json()["fine"]
    if game == "industry":  # somebody else begins: what follows is no longer a game
        short = {**record, "log": [], "chance": {"first": (record["chance"]["first"] + 1) % 3}}
    else:  # the last roll of the dice is another
        rolls = [place for place, entry in enumerate(record["log"]) if entry["do"] == "roll"]
        log = record["log"][: rolls[-1] + 1]
        log[-1] = {**log[-1], "dice": [7 - die for die in log[-1]["dice"]]}
        short = {**record, "log": log}
    verdict = ada.post("/api/verify", json={**asked, "record": short}).json()
    assert not verdict["fine"]
    assert [draw["fine"] for draw in verdict["draws"]].count(False) == 1


def test_another_seed_than_the_promised_one_is_found_out(over: Over, ada: Guest) -> None:
    table = over("industry")
    record = load(ada.get(f"/api/tables/{table['id']}/record").content)
    others = (str(number) for number in range(100))
    added = tuple(nonces(ada, table))
    lucky = next(seed for seed in others if verify(record, seed, nonces=added).fine)  # draws the same first player
    assert not verify(record, lucky, table["commitment"], nonces=added).fine


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"record": {}, "seed": "x"}, 422),
        ({"record": {"format": "won/1"}, "seed": "x"}, 422),
        ({"record": [], "seed": "x"}, 400),
        ({"seed": "x"}, 400),
    ],
)
def test_what_cannot_be_checked_is_refused(stranger: Guest, asked: dict[str, Any], status: int) -> None:
    assert stranger.post("/api/verify", json=asked).status_code == status


def test_anybody_can_verify_on_their_own_machine(
    over: Over, ada: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = over("shares")
    file = tmp_path / "game.json"
    file.write_bytes(ada.get(f"/api/tables/{table['id']}/record").content)
    promised = ["--promised", table["commitment"], f"--nonces={','.join(nonces(ada, table))}"]
    assert main(["verify", str(file), "--seed", table["seed"], *promised]) == 0
    assert "all as the seed gives them" in capsys.readouterr().out
    assert main(["verify", str(file), "--seed", "another", *promised, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["fine"] is False
    assert main(["verify", str(file), "--seed", "another", *promised]) == 1
    said = capsys.readouterr().out
    assert "At the set-up chance gave" in said
    assert table["commitment"] in said
    file.write_bytes(msgspec.json.encode({}))
    assert main(["verify", str(file), "--seed", "x"]) == 2


@pytest.mark.parametrize("nonce", ["a\n", "\n", "a b", "ü", "x" * 65])
def test_a_nonce_that_could_be_read_as_two_is_refused(ada: Guest, stranger: Guest, nonce: str) -> None:
    table = ada.table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])["id"]
    answer = ada.post(f"/api/tables/{table}/join", json={"seat": 0, "nonce": nonce})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")
    given = {"record": {"format": "won/1"}, "seed": "s", "nonces": [nonce]}
    assert stranger.post("/api/verify", json=given).json()["code"] == "bad_body"
