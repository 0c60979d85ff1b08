"""Two server processes serve one table together: it lives in one of them, and the other passes its people on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.postgres import Cluster
from tests.server.processes import Served
from tests.server.restless import BOT, ME, Person, compare
from tests.server.running import Guest
from tests.server.sockets import Client
from tests.waiting import SECONDS, wait_until


def arrive(url: str, name: str) -> tuple[Guest, str]:
    guest = Guest(url, {})
    key = guest.post("/api/players", json={"name": name}).json()["key"]
    guest.headers["authorization"] = f"Bearer {key}"
    return guest, key


def lay(guest: Guest, seats: list[dict[str, str]], game: str = "industry", **options: Any) -> str:
    edition = {"industry": "second", "shares": "classic"}[game]
    setup = {"game": game, "edition": edition, "players": 3, "options": options}
    return str(guest.post("/api/tables", json={"setup": setup, "seats": seats}).json()["id"])


class Pair:
    """Two servers and the database that they share."""

    def __init__(self, url: str, one: Served, two: Served) -> None:
        self.url, self.one, self.two = url, one, two


@pytest.fixture(scope="module")
def pair(postgres: Cluster) -> Iterator[Pair]:
    with postgres.lent() as url, Served(url) as first, Served(url) as two:
        yield Pair(url, first, two)


@pytest.mark.anyio
async def test_people_at_two_servers_share_a_table(pair: Pair) -> None:
    first, two = pair.one, pair.two
    ada, ada_key = arrive(first.url, "Ada")
    bo, bo_key = arrive(two.url, "Bo")
    with ada, bo:
        table = lay(ada, [ME, {"who": "open"}, BOT])
        assert bo.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 200
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
    with Client(first.url, table, ada_key) as here, Client(two.url, table, bo_key) as there:
        clients = {0: here, 1: there}
        acted = 0
        while acted < 12:
            for client in clients.values():
                client.until(lambda c: (c.state.get("to_move") or [2])[0] != 2)
            if here.state["sequence"] != there.state["sequence"]:
                (here if here.state["sequence"] < there.state["sequence"] else there).hear()
                continue
            seat = here.state["to_move"][0]
            legal = clients[seat].mine()["legal"]["actions"]
            answer = clients[seat].ask("act", seat=seat, action=legal[0])
            assert answer["type"] == "done", answer
            acted += 1
        here.ask("chat", text="good game")
        there.until(lambda c: any("good game" in text for text in c.frames))


@pytest.mark.anyio
async def test_races_between_servers_are_settled_by_the_journal(pair: Pair) -> None:
    """The same person plays the same seats from two servers at once: every action is one row, none is lost."""
    first, two = pair.one, pair.two
    guest, key = arrive(first.url, "Ada")
    with guest:
        table = lay(guest, [ME, ME, ME], rounds=30)
        assert guest.post(f"/api/tables/{table}/start").status_code == 200
    people = [Person(server, table, key, number) for number, server in enumerate((first, two))]
    people[1].asked = {f"other-{n}": (0, {}) for n in range(10_000)}  # requests of its own numbers
    for person in people:
        person.start()

    def enough() -> bool:
        assert all(person.is_alive() for person in people)
        return min(len(person.granted) for person in people) >= 12 or any(person.over for person in people)

    wait_until(enough)
    for person in people:
        person.stopping = True
    for person in people:
        person.join(SECONDS)
        assert person.problem is None
        assert person.granted
    assert await compare(pair.url, people) > 20


def test_who_is_turned_away_behind_another_server_hears_why_and_does_not_come_back(pair: Pair) -> None:
    ada, ada_key = arrive(pair.one.url, "Ada")
    bo, bo_key = arrive(pair.two.url, "Bo")
    with ada, bo:
        table = lay(ada, [ME, {"who": "open"}, {"who": "open"}])
        assert bo.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 200
        with Client(pair.one.url, table, ada_key):  # so that the table stays where it is
            assert ada.post(f"/api/tables/{table}/seats/1/leave").status_code == 200
            assert Client(pair.two.url, table, bo_key).closed() == {"type": "closing", "code": "removed"}


def connected_again(url: str, table: str, key: str) -> Client:
    """As a client does that lost its connection."""
    tries: list[Client] = []

    def served() -> bool:
        client = Client(url, table, key)
        try:
            client.until(lambda c: c.state)
        except (WebSocketException, TimeoutError):
            return False
        tries.append(client)
        return True

    wait_until(served)
    return tries[0]


def test_a_table_moves_to_another_process_when_its_own_is_killed(postgres_url: str) -> None:
    """Bots and people play on; nothing that was granted is lost."""
    with Served(postgres_url) as two:
        first = Served(postgres_url)
        first.start()
        guest, key = arrive(first.url, "Ada")
        with guest:
            table = lay(guest, [ME, BOT, BOT], rounds=1)
            with Client(two.url, table, key) as watching:
                guest.post(f"/api/tables/{table}/start")
                watching.until(lambda c: c.state["status"] == "playing")
                first.kill()
                assert watching.closed()["retry"] < 1
        with connected_again(two.url, table, key) as back:
            for _ in range(3):
                back.until(lambda c: c.on_turn or c.state["status"] == "over")
                legal = back.mine()["legal"]["actions"]
                assert back.ask("act", seat=0, action=legal[0])["type"] == "done"


@pytest.mark.anyio
async def test_who_is_here_and_whose_key_is_good_is_known_at_both_servers(pair: Pair) -> None:
    first, two = pair.one, pair.two
    ada, ada_key = arrive(first.url, "Ada")
    bo, bo_key = arrive(two.url, "Bo")
    with ada, bo:
        table = lay(ada, [ME, {"who": "open"}, {"who": "open"}])
        assert bo.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 200
        with Client(first.url, table, ada_key) as here:
            with Client(two.url, table, bo_key) as there, Client(two.url, table) as looking:
                for client in (here, there, looking):
                    client.until(lambda c: c.around == {"presence": ["here", "here", "away"], "onlookers": 1})
                there.send({"type": "here", "presence": "thinking"})
                here.until(lambda c: c.around["presence"][1] == "thinking")
                with Guest(first.url, {"authorization": f"Bearer {bo_key}"}) as other_device:
                    assert other_device.post("/api/me/key").status_code == 200
                assert there.closed()["code"] == "wrong_key"
            here.until(lambda c: c.around == {"presence": ["here", "away", "away"], "onlookers": 0})
            assert bo.get("/api/me").status_code == 401


@pytest.mark.anyio
async def test_standing_orders_are_the_same_at_both_servers(pair: Pair) -> None:
    guest, key = arrive(pair.one.url, "Ada")
    with guest:
        table = lay(guest, [ME, {"who": "open"}, {"who": "open"}])
    order = {"order": "buy", "cube": "ore", "price": 7, "count": 1}
    with Client(pair.one.url, table, key) as here, Client(pair.two.url, table, key) as there:
        assert here.ask("orders", seat=0, orders=[order])["type"] == "done"
        there.until(lambda client: client.mine().get("orders") == [order])
        assert there.ask("orders", seat=0, orders=[])["type"] == "done"
        here.until(lambda client: not client.mine().get("orders"))
