"""Nothing of one player's is ever sent to another: looked for in the bytes of whole random games.

Every seat starts with a fortune that no other sum of the game comes near, so that any figure of that size in somebody
else's messages is a leak; notes, orders, keys and the seed carry words that occur nowhere else.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.server.memory import MemoryStore
from won.core.game import Game
from won.server import messages as msg
from won.server.connection import Connection
from won.server.hub import Hub
from won.server.live import Live
from won.server.session import Session
from won.server.setup import Setup
from won.server.socket import _welcome
from won.server.storage import Person
from won.server.table.table import Table, written

FORTUNE = 1_000_000_000_000
FIGURE = re.compile(r"\d{12,}|\d{1,3}(?:[.,\s]\d{3}){4,}")  # in a field, or in a sentence as its reader writes it
SETUPS: dict[str, Callable[[Random], tuple[str, dict[str, Any]]]] = {
    "industry": lambda draw: ("second", {"rounds": 1, "cash": "private"}),
    "shares": lambda draw: ("classic", {"turns": 25, "bidding": draw.choice(["open", "sealed"]), "claims": "hand"}),
}
ORDERS: dict[str, Callable[[int], dict[str, Any]]] = {
    "industry": lambda mark: {"order": "buy", "cube": "ore", "price": mark, "count": 1},
    "shares": lambda mark: {"order": "bid", "most": mark},
}


def money(game: Any) -> list[int]:
    state = game.state
    return state.money if game.name == "industry" else state.cash  # type: ignore[no-any-return]


def party(game: Any, seat: int) -> int:
    return seat if game.name == "industry" else int(game.state.head[seat])


@pytest.fixture
def fortunes(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table.at_start

    def rich(self: Table) -> Game:
        game = plain(self)
        for seat in range(self.setup.players):
            money(game)[seat] += FORTUNE * (seat + 1) + seat * 7_000_000_000
        return game

    monkeypatch.setattr(Table, "at_start", rich)


class Player:
    def __init__(self, live: Live, seat: int, mark: int) -> None:
        self.seat = seat
        self.connection = Connection(f"player{seat}", f"Name {seat}", ("en", "it", "fr")[seat % 3])
        self.session = Session(live, self.connection)
        self.note = f"note-of-{seat}-{mark}"
        self.order_mark = 73_310 + seat  # a price that nothing has
        self.friends = {seat}  # with whom it has ever shared a purse


class Watch:
    """All that one player could be told, and must not be told."""

    def __init__(self, live: Live, players: list[Player]) -> None:
        self.live = live
        self.players = players
        self.sums: dict[int, set[str]] = {player.seat: set() for player in players}
        self.bytes = 0

    def look(self) -> None:
        game: Any = self.live.table.game
        for player in self.players:
            self.sums[player.seat].add(str(money(game)[party(game, player.seat)]))
            self.sums[player.seat].add(str(money(game)[player.seat]))
            player.friends |= {
                other for other in range(len(self.players)) if party(game, other) == party(game, player.seat)
            }

    async def read(self) -> None:
        for player in self.players:
            connection = player.connection
            while connection.outbox or connection.state_due:
                for text in await connection.next(self.live):
                    self.bytes += len(text)
                    self.check(player, text)

    def check(self, player: Player, text: str) -> None:
        over = self.live.table.status in ("over", "ended")
        if not over:
            figures = {re.sub(r"\D", "", figure) for figure in FIGURE.findall(text)}
            for other in self.players:
                if other.seat not in player.friends:
                    assert not figures & self.sums[other.seat] - {"0"}, (player.seat, other.seat, text)
            assert self.live.seed not in text
            assert '"chance":{"' not in text
        for other in self.players:
            if other is not player:
                assert other.note not in text
                assert not re.search(rf"\b{other.order_mark}\b", text)
                assert f"key-{other.seat}" not in text
        for told in [json.loads(text)]:
            if told["type"] == "news" and told["entry"]["kind"] == "acted" and told["entry"]["seat"] != player.seat:
                assert told["entry"]["action"] == {}
                assert told["entry"].get("how") != "order"


async def act(live: Live, player: Player, draw: Random, request: str) -> None:
    game: Any = live.table.game
    seat = player.seat
    if draw.random() < 0.05 and live.table.steps:
        await player.session.handle(msg.Look(request, draw.randrange(live.table.steps)))
    elif draw.random() < 0.03:
        await player.session.handle(msg.Leaf(request, live.table.sequence, 10))
    elif draw.random() < 0.05:
        await player.session.handle(msg.Wish(request, seat, "undo"))
    elif draw.random() < 0.03:
        order = ORDERS[live.setup.game](player.order_mark)
        await player.session.handle(msg.Orders(request, seat, (order,)))
    else:
        action = game.sample(seat, draw.random)
        if action is None or _tells(action):
            return
        raw = written(game.bare(action))
        if draw.random() < 0.2:
            await player.session.handle(msg.Try(request + "t", seat, (raw,)))
        await player.session.handle(msg.Act(request, seat, raw))


def _tells(action: Any) -> bool:
    """An offer that names a fortune tells it itself."""
    return bool(FIGURE.search(json.dumps(written(action))))


async def one_game(name: str, seed: int) -> int:
    draw = Random(seed)
    edition, options = SETUPS[name](draw)
    store = MemoryStore()
    hub = Hub(store, sweep=3600, lenience=0)
    setup = Setup(name, edition, draw.choice([3, 4]), options)
    live = await hub.create(setup, "player0")
    players = [Player(live, seat, seed) for seat in range(setup.players)]
    for player in players:
        person = store.people[player.connection.player] = Person(player.connection.player, "", f"key-{player.seat}", 0)
        await live.sit(player.seat, player.connection.player, player.connection.name)
        await _welcome(live, player.connection, person, -1)
        await player.session.handle(msg.Note("n", player.note))
    await live.start(by="player0")
    watch = Watch(live, players)
    watch.look()
    for number in range(260):
        if live.table.status != "playing":
            break
        waiting = [*live.table.to_move, *live.table.asked]
        player = players[draw.choice(waiting)] if draw.random() < 0.9 else draw.choice(players)
        await act(live, player, draw, f"q{number}")
        while live.robots.busy:
            await asyncio.sleep(0)
        watch.look()
        await watch.read()
    await hub.stop()
    return watch.bytes


@pytest.mark.usefixtures("fortunes")
@pytest.mark.parametrize("name", ["industry", "shares"])
def test_no_byte_of_one_players_secrets_reaches_another(name: str) -> None:
    sent = sum(asyncio.run(one_game(name, seed)) for seed in range(5))
    assert sent > 500_000  # it was not quiet


@pytest.mark.soak
@pytest.mark.usefixtures("fortunes")
@pytest.mark.parametrize("name", ["industry", "shares"])
def test_no_byte_of_one_players_secrets_reaches_another_in_thousands_of_games(name: str) -> None:
    for seed in range(100, 100 + max(200, int(os.environ.get("WON_SOAK_GAMES", "10000")) // 5)):
        asyncio.run(one_game(name, seed))
