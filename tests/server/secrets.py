"""What only one seat may know, and how to find it in what was sent.

Every person's purse holds a fortune whose first digits are that seat's alone and which no sum of the game comes near,
so that they give away any figure made from it; notes, orders, keys and the seed carry words that occur nowhere else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any

import msgspec
import pytest

from tests.server.patched import messages
from won.core.game import Game
from won.server.live.table import LiveTable
from won.server.operations.times import now
from won.tables import deadlines
from won.tables.table import Table

SIGN = "91740"  # then comes the seat: the first digits of a fortune, as a number and as sentences write it
FORTUNE = int(SIGN) * 10**13 + 5 * 10**11
FIGURE = re.compile(r"917\D?40(\d)(?:\D?\d{3}){4}")  # no time or hash looks like it
LARGE = re.compile(r"(?<![0-9a-z])\d{17,}(?![0-9a-z])")  # nothing else is as large, not even the time
CLOSED = ("over", "ended")
# Standing orders: one that acts soon, and one that stands until the end.
ORDERS: dict[str, Callable[[int], list[dict[str, Any]]]] = {
    "industry": lambda price: [
        {"order": "buy", "cube": "ore", "price": price, "count": 1},
        {"order": "sell", "cube": "ore", "price": price},
    ],
    "shares": lambda price: [{"order": "claim"}, {"order": "bid", "most": price}],
}


def money(game: Any) -> list[int]:
    state = game.state
    return state.money if game.name == "industry" else state.cash  # type: ignore[no-any-return]


def purse(game: Any, seat: int) -> int:
    """Whose purse that seat has: its own, or that of a syndicate."""
    return seat if game.name == "industry" else int(game.state.head[seat])


def enrich(monkeypatch: pytest.MonkeyPatch) -> None:
    """People begin rich; bots do not, as they may name in an offer what they have."""
    plain = Table.at_start

    def rich(self: Table) -> Game:
        game = plain(self)
        for seat, holder in enumerate(self.holders):
            if holder.player:
                money(game)[seat] += FORTUNE + seat * 10**12
        return game

    monkeypatch.setattr(Table, "at_start", rich)
    monkeypatch.setattr(deadlines, "ANSWER", 0)  # bots go on without waiting for answers


def names_a_fortune(action: Any) -> bool:
    return bool(LARGE.search(json.dumps(msgspec.to_builtins(action))))


class Listener:
    """Somebody at a table, with or without seats, and the words that are theirs alone."""

    def __init__(self, name: str, seats: Sequence[int], player: str = "", key: str = "") -> None:
        self.name = name
        self.seats = tuple(seats)
        self.player = player
        self.key = key
        self.note = f"note-{key[:20]}"
        self.price = 98_710 + (seats[0] if seats else 9)  # named in no other order
        self.known = set(seats)  # with whom a purse was ever shared
        self.over = False  # has received the end of the game
        self.own = [key, self.note] if key else []


class Watch:
    """Of one table: every text for everybody there goes through `check`."""

    def __init__(self, live: LiveTable, listeners: Sequence[Listener]) -> None:
        self.live = live
        self.listeners = listeners
        self.texts = 0
        self.bytes = 0
        self.leaks: list[tuple[str, str, str]] = []
        self._pooled: set[int] = set()
        self._started: float = inf  # sequence of the start of the game

    def look(self) -> None:
        """Who shares a purse now; what is in it is for them."""
        game: Any = self.live.table.game
        if game is None or game.name == "industry":
            return
        heads = [purse(game, seat) for seat in range(len(money(game)))]
        self._pooled = {head for head in heads if heads.count(head) > 1}
        for each in self.listeners:
            held = {heads[seat] for seat in each.seats}
            each.known |= {seat for seat, head in enumerate(heads) if head in held}

    def check(self, one: Listener, text: str) -> None:
        self.texts += 1
        self.bytes += len(text)
        self.look()
        self.leaks += [(one.name, what, text) for what in self._leaked(one, text)]

    def _leaked(self, one: Listener, text: str) -> Iterator[str]:
        shown = messages(text)
        for message in shown:
            one.over = one.over or self._tells_the_end(message)
            if message.get("token"):
                one.own.append(message["token"])
        if not one.over:
            yield from self._sums(one, text)
            if self.live.seed in text:
                yield "the seed"
            if '"chance":{"' in text:
                yield "what chance laid face down"
        for other in self.listeners:
            if other is not one:
                yield from [f"{other.name}: {word}" for word in other.own if word in text]
                if any(f'"{name}":{other.price}' in text for name in ("price", "most")):
                    yield f"an order of {other.name}"
        for message in shown:
            for row in [message] if message.get("type") == "news" else message.get("news", ()):
                yield from self._row(one, row)

    def _sums(self, one: Listener, text: str) -> Iterator[str]:
        shown = set(FIGURE.findall(text))
        yield from [f"money of seat {seat}" for seat in shown if int(seat) not in one.known]
        game: Any = self.live.table.game
        for head in self._pooled - one.known:
            if str(money(game)[head]) in text:
                yield f"the purse of the syndicate of {head}"
        if '"pooled"' in text:  # what a syndicate would have, tried out: only guessed
            theirs = [held for seat in self._others(one) if (held := money(game)[seat])]
            both = {str(money(game)[own] + held) for own in one.seats for held in theirs}
            yield from [figure for figure in both if LARGE.fullmatch(figure) and figure in text]
        elif len(one.known) <= 1 and self.texts % 8 == 0:
            yield from [figure for figure in LARGE.findall(text) if not figure.startswith(SIGN)]

    def _others(self, one: Listener) -> set[int]:
        """Whose money is not known to somebody, and is a fortune."""
        return {seat for other in self.listeners for seat in other.seats} - one.known

    def _tells_the_end(self, message: Any) -> bool:
        table = self.live.table
        if message.get("type") == "news":
            return table.status in CLOSED and message["sequence"] == table.sequence
        if message.get("type") == "patch":
            return (message.get("change") or {}).get("status", [""])[0] in CLOSED
        return message.get("status") in CLOSED

    def _row(self, one: Listener, row: Any) -> Iterator[str]:
        entry = row["entry"]
        if entry["kind"] == "acted" and entry["seat"] not in one.seats:
            if entry["action"]:
                yield "an action as it was written"
            if entry.get("how") == "order":
                yield "that an order acted"
        delay = self.live.setup.delay
        if entry["kind"] == "started":
            self._started = row["sequence"]
        in_lobby = row["sequence"] <= self._started  # people are still invited: everybody sees it at once
        if delay and not one.seats and not in_lobby and row["at"] > now() - delay * 1000:
            yield "what onlookers hear only later"
