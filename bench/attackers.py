"""What a few people can do to a server at the same time, within the rules of the protocol and without end.

They run in a process of lower priority: elsewhere an attacker brings a machine of their own, and what theirs computes
here would otherwise be counted as harm to the others.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.synchronize import Event, Semaphore
from typing import Final

import httpx
from websockets.exceptions import WebSocketException

from bench.attack.asking import BOT, ME
from bench.attack.attacks.leaf_through_a_long_game import import_long, leaf, long_record
from tests.server.running import Guest
from tests.server.sockets import Client

ROWS = 2500
HOGS = 20  # tables of bots of one person
LOWER = 15  # of priority


@contextmanager
def attackers(url: str, names: Collection[str]) -> Iterator[None]:
    """They are at it from the first answer that each of them gets until the end of the block."""
    spawn = multiprocessing.get_context("spawn")
    stopping, begun = spawn.Event(), spawn.Semaphore(0)
    process = spawn.Process(target=_attack, args=(url, list(names), stopping, begun), daemon=True)
    process.start()
    try:
        assert all(begun.acquire(timeout=60) for _ in names), "the attackers get no answer"
        yield
        assert process.is_alive(), "the attackers did not last as long as the measurement"
    finally:
        stopping.set()
        process.join(60)


def _attack(url: str, names: list[str], stopping: Event, begun: Semaphore) -> None:
    os.nice(LOWER)
    threads = [threading.Thread(target=ATTACKS[name], args=(url, stopping, begun)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _page_through_a_long_game(url: str, stopping: Event, begun: Semaphore) -> None:
    """Six onlookers without a key."""
    with _person(url) as owner:
        leaf(url, import_long(owner, ROWS), stopping, begun)


def _import_long_games(url: str, stopping: Event, begun: Semaphore) -> None:
    record = long_record(ROWS)
    with _person(url) as person:
        _again(lambda: person.post("/api/records", content=record), stopping, begun)


def _ask_for_advice(url: str, stopping: Event, begun: Semaphore) -> None:
    with _person(url) as person, ExitStack() as stack:
        table = person.table(seats=[ME, BOT, BOT], start=True)["id"]
        client = stack.enter_context(Client(url, table, person.key))
        seat = client.mine()["seat"]
        _again(lambda: client.ask("advise", seat=seat), stopping, begun)


def _open_what_ifs(url: str, stopping: Event, begun: Semaphore) -> None:
    with _person(url) as person:
        table = person.table(seats=[ME, ME, ME], start=True)["id"]
        _again(lambda: person.post(f"/api/tables/{table}/branch", json={"step": 0}), stopping, begun)


def _let_bots_play(url: str, stopping: Event, begun: Semaphore) -> None:
    """Many tables of one person, who watches them, since bots pause where nobody is."""
    with _person(url) as person, ExitStack() as stack:
        for _ in range(HOGS):
            table = person.table(options={"rounds": 2000}, seats=[BOT, BOT, BOT], start=True)["id"]
            stack.enter_context(Client(url, table, person.key))
        begun.release()
        stopping.wait()


def _talk(url: str, stopping: Event, begun: Semaphore) -> None:
    with _person(url) as person:
        table = person.table(seats=[ME, ME, ME], start=True)["id"]
        with Client(url, table, person.key) as client:
            _again(lambda: client.ask("chat", text="x" * 200), stopping, begun)


ATTACKS: Final[Mapping[str, Callable[[str, Event, Semaphore], None]]] = {
    "page": _page_through_a_long_game,
    "import": _import_long_games,
    "advise": _ask_for_advice,
    "branch": _open_what_ifs,
    "bots": _let_bots_play,
    "talk": _talk,
}


def _person(url: str) -> Guest:
    guest = Guest(url, {})
    guest.key = guest.post("/api/players", json={"name": "Mallory"}).json()["key"]
    guest.headers["authorization"] = f"Bearer {guest.key}"
    return guest


def _again(ask: Callable[[], object], stopping: Event, begun: Semaphore) -> None:
    """One request after the other, as fast as the answers come; a refusal is an answer."""
    first = True
    while not stopping.is_set():
        with suppress(httpx.HTTPError, WebSocketException, TimeoutError):
            ask()
        if first:
            begun.release()
            first = False
