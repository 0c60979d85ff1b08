"""An acknowledged action survives the death of the server at any moment, and none is done twice or by half."""

from __future__ import annotations

import os
import time
from random import Random

import httpx
import pytest

from tests.server.processes import Served
from tests.server.restless import BOT, ME, Person, compare
from tests.waiting import SECONDS, wait_until


async def kill_often(url: str, kills: int, tables: int, seed: int = 1) -> int:
    draw = Random(seed)
    server = Served(url)
    server.start()
    people: list[Person] = []
    try:
        people.extend(_begin(server, ("industry", "shares")[number % 2], number) for number in range(tables))
        for person in people:
            person.start()
        for _ in range(kills):
            if draw.random() < 0.9:  # else it dies while people come back
                let_play(people, draw.randint(1, 12))
            time.sleep(draw.uniform(0, 0.1))  # anywhere between two answers
            server.kill()
            assert not [person.problem for person in people if person.problem]
            await compare(url, people)
            server.start()
        let_play(people, 12)
        for person in people:
            person.stopping = True
        for person in people:
            person.join(SECONDS)
            assert not person.is_alive()
            assert person.problem is None
    finally:
        for person in people:
            person.stopping = True
        server.kill()
    return await compare(url, people)


def let_play(people: list[Person], actions: int) -> None:
    """Until so many more were granted, or there is nothing left to play."""
    wanted = sum(len(person.granted) for person in people) + actions

    def enough() -> bool:
        assert not [person.problem for person in people if person.problem]
        return sum(len(person.granted) for person in people) >= wanted or all(person.over for person in people)

    wait_until(enough, 120)


def _begin(server: Served, game: str, number: int) -> Person:
    edition, options = {"industry": ("second", {"rounds": 30}), "shares": ("classic", {})}[game]
    setup = {"game": game, "edition": edition, "players": 3, "options": options}
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as guest:
        key = guest.post("/api/players", json={"name": f"Person {number}"}).json()["key"]
        seats = [ME, ME, ME] if number % 3 else [ME, BOT, ME]
        body = {"setup": setup, "seats": seats, "start": True}
        made = guest.post("/api/tables", json=body, headers={"authorization": f"Bearer {key}"})
        assert made.status_code == 201, made.text
    return Person(server, made.json()["id"], key, number)


@pytest.mark.anyio
async def test_what_was_granted_survives_the_death_of_the_server(sqlite_url: str) -> None:
    assert await kill_often(sqlite_url, kills=3, tables=2) > 10


@pytest.mark.soak
@pytest.mark.anyio
async def test_what_was_granted_survives_hundreds_of_deaths(url: str) -> None:
    for seed in range(10):  # games end: a few tables each
        await kill_often(url, kills=int(os.environ.get("WON_SOAK_KILLS", "300")) // 10, tables=4, seed=seed)
