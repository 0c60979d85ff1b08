"""Every cell of the policy, tried over real sockets and HTTP: who, what, when, rated or not, present or away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product
from typing import Any, get_args

import pytest
from starlette.routing import Route, WebSocketRoute

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from tools.policy_page import PAGE, page
from won.server.app import ENDPOINTS, make_app
from won.server.operations.config import Config
from won.server.wire.messages.from_client import FromClient, Wish
from won.tables import policy_table
from won.tables.entries import Matter
from won.tables.policy import Roles, Situation, granted, refusal
from won.tables.policy_model import PHASES, Phase
from won.tables.policy_table import POLICY, SOCKET, TABLE_ROUTES

AUTHORITY = {
    "no_key", "not_yours", "not_host", "not_invited", "removed", "not_started", "started", "paused", "not_paused",
    "over", "not_over", "rated", "tournament", "puzzle", "still_here", "conceded",
}  # fmt: skip
# Requests that nothing but the policy refuses, and that change as little as possible where it does not.
FIELDS: dict[str, dict[str, Any]] = {
    "act": {"seat": 0, "action": {"do": "nothing"}},
    "ask": {"seat": 0, "chosen": ["nothing"]},
    "try": {"seat": 0, "actions": [{"do": "nothing"}]},
    "advise": {"seat": 0},
    "look": {"step": 10**6},
    "leaf": {"before": 3},
    "answer": {"seat": 0, "yes": False},
    "concede": {"seat": 0},
    "learn": {"seat": 0, "page": 0},
    "chat": {"text": "hello"},
    "note": {"text": "hello"},
    "orders": {"seat": 0, "orders": []},
    **{f"wish {matter}": {"seat": 0} for matter in get_args(Matter)},
}
BODIES: dict[str, dict[str, Any]] = {
    "join": {"seat": 0, "name": "Zoe"},
    "bots": {"seat": 0, "bot": "random"},
    "minder": {"bot": ""},
    "take": {"name": "Zoe"},
    "mutes": {"player": "2" * 12},
    "invites": {"player": "2" * 12},
}
LAST = ("POST /api/tables/{table}/seats/{seat}/leave", "concede", "POST /api/tables/{table}/close")  # what ends things
# What each person of a table is to its first seat, whose holder is Ada.
WHO: dict[str, Roles] = {
    "guest": frozenset(("guest",)),
    "outsider": frozenset(("outsider",)),
    "spectator": frozenset(("spectator",)),
    "rival": frozenset(("rival", "deputy")),
    "partner": frozenset(("partner", "deputy")),
    "seated": frozenset(("seated", "deputy")),
    "host": frozenset(("host", "spectator")),
}


def test_every_message_and_every_route_stands_in_the_policy() -> None:
    messages = [kind.__struct_config__.tag for kind in get_args(FromClient) if kind is not Wish]
    assert set(SOCKET) == {*messages, *(f"wish {matter}" for matter in get_args(Matter))}
    routes: set[str] = set()
    for route in make_app(Config("sqlite://")).app.routes:
        if isinstance(route, WebSocketRoute):
            routes.add(f"GET {route.path}")
        elif isinstance(route, Route) and route.methods:
            routes |= {f"{method} {route.path}" for method in route.methods if method != "HEAD"}
    routes |= {endpoint.deed for endpoint in ENDPOINTS}
    assert routes == set(POLICY) - set(SOCKET)


def test_the_page_about_the_policy_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.policy_page"


def test_nobody_may_do_anything_to_a_seat_of_a_partner_that_a_rival_may_not() -> None:
    for deed in POLICY.values():
        for right in deed.rights:
            assert (
                ("partner" in right.who) == ("rival" in right.who) or deed.about != "seat" or right.when == ("lobby",)
            )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Config(f"sqlite:///{tmp_path_factory.mktemp('policy') / 'won.db'}", rates=None)) as running:
        yield running


@pytest.fixture(scope="module")
def everyone(server: Running) -> Iterator[dict[str, Guest]]:
    with ExitStack() as leaving:
        yield {
            name: leaving.enter_context(server.guest() if name == "guest" else server.player(name.title()))
            for name in WHO
        }


class Room:
    """One table in one phase with everybody at it: seats for three of them, and a bot once it has begun."""

    def __init__(self, server: Running, people: dict[str, Guest], phase: Phase, rated: bool) -> None:
        self.server, self.people, self.phase, self.rated = server, people, phase, rated
        self.away = False
        host = people["host"]
        self.id = host.table("shares", 4, rated=rated)["id"]
        for seat, name in enumerate(("seated", "partner", "rival", "outsider")):
            assert self.http(name, "POST", "/join", {"seat": seat}).status_code == 200
        assert self.http("host", "POST", "/seats/3/leave").status_code == 200  # the outsider is sent away
        self.invite = self.http("host", "GET", "/invites").json()["table"]["token"]
        if phase != "lobby":
            assert self.http("host", "POST", "/bots", {"bot": "random"}).status_code == 200
            assert self.http("host", "POST", "/start").status_code == 200
        self.open = ExitStack()
        self.clients = {
            name: self.open.enter_context(Client(server.url, self.id, guest.key))
            for name, guest in people.items()
            if name != "outsider"
        }
        if phase in ("paused", "over"):
            self._agree("pause" if phase == "paused" else "end")
        live = server.context.hub.tables[self.id]
        if live.table.game is not None:
            head: list[int] = live.table.game.state.head  # type: ignore[attr-defined]
            head[1] = head[0]  # a syndicate

    def _agree(self, matter: str) -> None:
        assert self.clients["seated"].ask("wish", seat=0, matter=matter)["type"] == "done"
        for seat, name in ((1, "partner"), (2, "rival")):
            assert self.clients[name].ask("answer", seat=seat, yes=True)["type"] == "done"

    def http(self, name: str, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        return self.people[name].request(method, f"/api/tables/{self.id}{path}", json=body)

    def code(self, name: str, what: str) -> str:
        """The code by which the policy refuses it, or nothing."""
        code = self._http_code(name, what) if what in TABLE_ROUTES else self._socket_code(name, what)
        return code if code in AUTHORITY else ""

    def _http_code(self, name: str, what: str) -> str:
        method, _, path = what.partition(" ")
        path = path.replace("/api/tables/{table}", "").replace("{seat}", "0")
        path = path.replace("{player}", "2" * 12)
        body = BODIES.get(path.rpartition("/")[2], {})
        if path.endswith(("join", "take")):
            body = {**body, "invite": self.invite}
        answer = self.http(name, method, path, body if method == "POST" else None)
        return "" if answer.is_success else str(answer.json()["code"])

    def _socket_code(self, name: str, what: str) -> str:
        if name == "outsider":  # cannot even open the socket
            return str(Client(self.server.url, self.id, self.people[name].key).closed()["code"])
        kind, _, matter = what.partition(" ")
        fields = {**FIELDS.get(what, {}), **({"matter": matter} if matter else {})}
        if kind in ("hello", "here", "refresh"):
            return ""  # they have no answer of their own; every client of this test has said hello
        return str(self.clients[name].ask(kind, **fields).get("code", ""))

    def expected(self, name: str, what: str) -> str:
        code = refusal(what, WHO[name], Situation(self.phase, self.rated, self.away))
        return "removed" if code == "not_invited" else code

    def try_all(self, what: str, names: list[str]) -> None:
        for name in names:
            result, expected = self.code(name, what), self.expected(name, what)
            assert result == expected, (what, name, self.phase, self.rated, self.away)


@pytest.mark.parametrize("what", [*SOCKET, *TABLE_ROUTES])
def test_what_is_refused_in_a_tournament(what: str) -> None:
    """`bench.attack` tries those that are refused there over real sockets."""
    elsewhere = any(not right.tournament for right in POLICY[what].rights)
    for name, phase in product(WHO, PHASES):
        code = refusal(what, WHO[name], Situation(phase))
        within = refusal(what, WHO[name], Situation(phase, tournament=True))
        assert within == ("tournament" if elsewhere and not code else code), (name, phase)


@pytest.mark.parametrize("what", [*SOCKET, *TABLE_ROUTES])
def test_what_is_refused_at_a_puzzle(what: str) -> None:
    for name, phase in product(WHO, PHASES):
        now = Situation(phase, puzzle=True)
        right = granted(what, WHO[name], Situation(phase))
        code = refusal(what, WHO[name], Situation(phase))
        assert refusal(what, WHO[name], now) == ("puzzle" if right is not None and not right.puzzle else code)


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("phase", PHASES)
def test_every_cell(
    server: Running, everyone: dict[str, Guest], phase: Phase, rated: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(server, everyone, phase, rated)
    if phase == "lobby":
        monkeypatch.setitem(WHO, "partner", WHO["rival"])  # there are no syndicates before the game
    now = Situation(phase, rated)
    with room.open:
        for what in (*SOCKET, *TABLE_ROUTES):
            if what not in LAST:
                room.try_all(what, list(WHO))
        for what in LAST:  # first those who may not
            room.try_all(what, [name for name in WHO if granted(what, WHO[name], now) is None])
        if phase == "playing":
            _someone_away(room, monkeypatch)
        for what in LAST:
            room.try_all(what, [name for name in WHO if granted(what, WHO[name], now) is not None])


def _someone_away(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The holder of the first seat goes, and the grace period passes."""
    monkeypatch.setattr(policy_table, "GRACE", 0.05)
    room.clients["seated"].socket.close()
    absence = room.server.context.hub.tables[room.id].audience.absence
    wait_until(lambda: absence.long(room.people["seated"].id))
    room.away = True
    for what in SOCKET:
        if what not in LAST:
            room.try_all(what, [name for name in WHO if name != "seated"])
    room.away = False
    room.clients["seated"] = room.open.enter_context(Client(room.server.url, room.id, room.people["seated"].key))
    monkeypatch.undo()
