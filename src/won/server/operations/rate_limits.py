"""How often an address, a player or a connection may ask for something: token buckets."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

MOST: Final = 50_000  # names one set of buckets remembers; full buckets are forgotten first
DAY: Final = 24 * 3600  # seconds
_UNLIMITED: Final = 1e9  # times the usual rates
LUMPS: Final = 20  # in which a full bucket is reported to the other processes
SHARED: Final = ("rows", "address_rows", "chat", "address_chat", "new_notes")  # what is counted in lumps
Settle = Callable[[str, str, float], None]  # of a limit so much was taken from the bucket of that name


class Rate(msgspec.Struct, frozen=True):
    """`burst` requests at once, then `per_second` more each second."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True):
    """Generous for people, tight for floods."""

    address: Rate = Rate(300, 30)
    key: Rate = Rate(120, 12)
    new_players: Rate = Rate(20, 1 / 30)  # per address
    new_tables: Rate = Rate(30, 1 / 20)  # with imported records and branches, per player
    places: Rate = Rate(60, 1 / 30)  # in the lists of tables and tournaments that everybody reads, per address
    stored_rows: Rate = Rate(200_000, 10)  # of games brought in, gone on with or branched off, per address
    rows: Rate = Rate(5_000, 10)  # written at tables by what one asks for, with what is taken back, per person
    address_rows: Rate = Rate(20_000, 20)  # the same, per address
    bots: Rate = Rate(2_000, 40)  # actions of bots at the tables of one address, which wait beyond
    chat: Rate = Rate(20, 1 / 3)  # with wishes that are put to others, per person, at all tables together
    address_chat: Rate = Rate(60, 1)  # the same, per address: of however many guests
    sign_ins: Rate = Rate(30, 1 / 20)  # steps of signing in, per address
    operators: Rate = Rate(120, 4)  # requests with the key of an operator, right or wrong, per address
    reports: Rate = Rate(10, 1 / 360)  # to the operators, per person
    exports: Rate = Rate(4, 1 / 900)  # of all data of a person, and deletions, per person
    renames: Rate = Rate(5, 1 / 600)  # per person: each writes a row into every table of theirs
    mail_askers: Rate = Rate(10, 10 / DAY)  # mails that ask to confirm an address, per person
    mail_targets: Rate = Rate(3, 3 / DAY)  # the same, per address they go to
    new_notes: Rate = Rate(60, 1 / 20)  # connections that write down a note, per address
    friend_requests: Rate = Rate(20, 1 / 60)  # to be friends, and answers to them, per address
    table_invites: Rate = Rate(30, 1 / 20)  # of friends, per person
    replays: Rate = Rate(20, 1 / 3)  # whole games replayed on request, per address
    wakes: Rate = Rate(100, 5)  # requests about tables that are not in memory, per address
    new_connections: Rate = Rate(60, 2)  # per address
    handshakes: Rate = Rate(300, 20)  # the same, of which those beyond new connections are refused, and more cut off
    connection_frames: Rate = Rate(600, 150)  # over one socket, with pings and fragments; it is cut off beyond
    connection_messages: Rate = Rate(120, 30)  # over one connection
    player_messages: Rate = Rate(480, 120)  # over all connections of a player, or of an address without a key
    address_messages: Rate = Rate(1200, 300)  # over all connections of an address
    work: Rate = Rate(6, 0.3)  # seconds of processor time for long work, per person
    address_work: Rate = Rate(12, 0.6)  # the same, per address
    connections: int = 250  # open at the same time, per address
    table_connections: int = 80  # of them at one table: each is sent every row

    def times(self, factor: float) -> Rates:
        """All of them that much more generous."""
        more: dict[str, Any] = {}
        for name in self.__struct_fields__:
            rate = getattr(self, name)
            more[name] = (
                Rate(rate.burst * factor, rate.per_second * factor) if isinstance(rate, Rate) else int(rate * factor)
            )
        return Rates(**more)


class TokenBucket:
    """Starts full."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float, count: float = 1.0) -> float:
        """Zero if granted, else the seconds to wait; a refusal costs nothing."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left >= count:
            self.left -= count
            return 0.0
        return (count - self.left) / self.rate.per_second if self.rate.per_second else math.inf

    def spend(self, now: float, count: float) -> None:
        """Take what has already been used, even if that is more than there is."""
        self.take(now, 0.0)
        self.left -= count

    def full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate.per_second >= self.rate.burst


class TokenBuckets:
    """One bucket for each name: an address, a key."""

    __slots__ = ("buckets", "clock", "rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, TokenBucket] = {}

    def take(self, name: str, count: float = 1.0) -> float:
        now = self.clock()
        return self._bucket(name, now).take(now, count)

    def spend(self, name: str, count: float) -> None:
        now = self.clock()
        self._bucket(name, now).spend(now, count)

    def empty(self, name: str, wait: float) -> None:
        """Nothing is granted for so many seconds."""
        now = self.clock()
        bucket = self._bucket(name, now)
        bucket.spend(now, bucket.left + wait * self.rate.per_second)

    def wait(self, name: str) -> float:
        """The seconds until what was spent is there again; zero if nothing is missing."""
        bucket = self.buckets.get(name)
        return 0.0 if bucket is None else bucket.take(self.clock(), 0.0)

    def _bucket(self, name: str, now: float) -> TokenBucket:
        bucket = self.buckets.get(name)
        if bucket is None:
            if len(self.buckets) >= MOST:
                self._forget(now)
            bucket = self.buckets[name] = TokenBucket(self.rate, now)
        return bucket

    def _forget(self, now: float) -> None:
        """Drop full buckets, which are as good as new; if all are in use, the oldest."""
        self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.full(now)}
        for name in list(self.buckets)[: max(0, len(self.buckets) - MOST // 2)]:
            del self.buckets[name]


class SharedBuckets(TokenBuckets):
    """Of each name several processes have a bucket, and each reports in lumps what was taken from its own.

    All together grant no more than one alone would, but for a lump each.
    """

    __slots__ = ("_lump", "_settle", "_unsettled")

    def __init__(self, rate: Rate, settle: Callable[[str, float], None]) -> None:
        super().__init__(rate)
        self._lump = rate.burst / LUMPS
        self._settle = settle
        self._unsettled: dict[str, float] = {}

    def take(self, name: str, count: float = 1.0) -> float:
        wait = super().take(name, count)
        if not wait:
            unsettled = self._unsettled.pop(name, 0.0) + count
            if unsettled >= self._lump:
                self._settle(name, unsettled)
            else:
                self._unsettled[name] = unsettled
        return wait

    def _forget(self, now: float) -> None:
        super()._forget(now)
        self._unsettled = {name: left for name, left in self._unsettled.items() if name in self.buckets}


class RateLimiters:
    """The buckets of one running server; no rates: no limits, for measuring."""

    def __init__(self, rates: Rates | None) -> None:
        self.rates = rates = rates or Rates().times(_UNLIMITED)
        self.address = TokenBuckets(rates.address)
        self.key = TokenBuckets(rates.key)
        self.new_players = TokenBuckets(rates.new_players)
        self.new_tables = TokenBuckets(rates.new_tables)
        self.places = TokenBuckets(rates.places)
        self.stored_rows = TokenBuckets(rates.stored_rows)
        self.rows = TokenBuckets(rates.rows)
        self.address_rows = TokenBuckets(rates.address_rows)
        self.chat = TokenBuckets(rates.chat)
        self.address_chat = TokenBuckets(rates.address_chat)
        self.sign_ins = TokenBuckets(rates.sign_ins)
        self.operators = TokenBuckets(rates.operators)
        self.reports = TokenBuckets(rates.reports)
        self.exports = TokenBuckets(rates.exports)
        self.renames = TokenBuckets(rates.renames)
        self.mail_askers = TokenBuckets(rates.mail_askers)
        self.mail_targets = TokenBuckets(rates.mail_targets)
        self.new_notes = TokenBuckets(rates.new_notes)
        self.friend_requests = TokenBuckets(rates.friend_requests)
        self.table_invites = TokenBuckets(rates.table_invites)
        self.replays = TokenBuckets(rates.replays)
        self.wakes = TokenBuckets(rates.wakes)
        self.new_connections = TokenBuckets(rates.new_connections)
        self.player_messages = TokenBuckets(rates.player_messages)
        self.address_messages = TokenBuckets(rates.address_messages)
        self.connections: Counter[str] = Counter()  # open now, by address

    def share(self, settle: Settle) -> None:
        """Count these for all processes together: what they let through stays behind."""
        for name in SHARED:
            setattr(self, name, SharedBuckets(getattr(self.rates, name), partial(settle, name)))
