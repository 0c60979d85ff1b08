"""The daily table: every day one for each game, with the same set-up, bots and chance for everyone who plays it.

Everything is drawn from the server's secret and the date, so that nobody can work it out beforehand. Until the day is
over nobody sees the game of somebody else, and no seed (`Setup.sealed_until`).
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, func, insert, select

from won import games
from won.core.chance import source
from won.games import PerGame
from won.server.accounts.daily_results import State
from won.server.accounts.keys import new_id, token
from won.server.events.openings import Chair, plan
from won.server.storage.event_schema import daily_entries
from won.server.storage.model import Person
from won.server.storage.schema import players
from won.tables.setup import Setup

SHOWN: Final = 100  # places on the board
SEATS: Final = (3, 4)


class DailyGame(NamedTuple):
    """How a game is played at its daily table."""

    length: int  # in rounds or turns: half an hour
    bots: tuple[str, ...]  # none that thinks for a time: it would not play alike on a busy machine


DAILY: Final[PerGame[DailyGame]] = PerGame(
    industry=lambda: DailyGame(6, ("clerk", "merchant")),
    shares=lambda: DailyGame(60, ("dabbler", "clerk", "merchant")),
)


class DailyTable(msgspec.Struct, frozen=True):
    """The set-up of a day; `bots` by seat, an empty name for the player."""

    setup: Setup
    bots: tuple[str, ...]


class DailyLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the board; `table` once everybody may look at it.

    `guest`: begun without an account. It stays so when its guest signs in, who may have tried several times.
    """

    rank: int
    player: str
    name: str
    score: int
    place: int
    guest: bool = False
    table: str = ""


class DailyEntry(msgspec.Struct, frozen=True):
    """One's own try."""

    table: str
    state: State
    score: int | None
    place: int | None
    rank: int | None


class DailyBoard(msgspec.Struct, frozen=True):
    lines: tuple[DailyLine, ...]
    begun: int  # by how many
    finished: int


def day_of(at: int) -> str:
    """By universal time, for everybody alike."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp() * 1000)


def table_of_day(secret: str, game: str, day: str) -> DailyTable:
    lots = source(token(secret, "daily set-up", game, day))
    package = games.package(game)
    editions = package.rules.FACTS.editions
    edition = sorted(editions)[int(lots.random() * len(editions))]
    counts = [count for count in SEATS if editions[edition][0] <= count <= editions[edition][1]]
    seats = counts[int(lots.random() * len(counts))]
    own = int(lots.random() * seats)
    levels = DAILY[game].bots
    bots = tuple("" if seat == own else levels[int(lots.random() * len(levels))] for seat in range(seats))
    setup = Setup(
        game,
        edition,
        seats,
        {package.defaults.limit: DAILY[game].length},
        public=False,
        rated=True,
        event="daily",
        event_id=day,
        sealed_until=end_of(day),
    )
    return DailyTable(setup, bots)


def begin(db: Connection, secret: str, game: str, person: Person, at: int) -> str:
    """The table of the player's first try today, planned if this is the first time that they ask."""
    day = day_of(at)
    own = and_(_of(day, game), daily_entries.c.player_id == person.id)
    known = db.execute(select(daily_entries.c.table_id).where(own)).scalar()
    if known is not None:
        return str(known)
    today, table = table_of_day(secret, game, day), new_id()
    row = {"day": day, "game": game, "player_id": person.id, "table_id": table, "made_at": at, "state": "playing"}
    db.execute(insert(daily_entries), row | {"guest": not person.account})
    chairs = [Chair(bot=bot) if bot else Chair(person.id, person.name) for bot in today.bots]
    plan(db, table, today.setup, chairs, token(secret, "daily", game, day))
    return table


def board(db: Connection, game: str, day: str, at: int) -> DailyBoard:
    """The best first; equal scores share a rank."""
    counted = and_(_of(day, game), daily_entries.c.state == "counted")
    query = select(daily_entries, players.c.name).join(players, players.c.id == daily_entries.c.player_id)
    query = query.where(counted)
    rows = db.execute(query.order_by(daily_entries.c.score.desc(), daily_entries.c.finished_at).limit(SHOWN)).all()
    scores = [row.score for row in rows]
    lines = tuple(_line(row, scores.index(row.score) + 1, at >= end_of(day)) for row in rows)
    over = func.count(daily_entries.c.finished_at)
    begun, finished = db.execute(select(func.count(), over).where(_of(day, game))).one()
    return DailyBoard(lines, begun, finished)


def entry(db: Connection, game: str, day: str, player: str) -> DailyEntry | None:
    own = and_(_of(day, game), daily_entries.c.player_id == player)
    row = db.execute(select(daily_entries).where(own)).first()
    if row is None:
        return None
    rank = None
    if row.state == "counted":
        better = and_(_of(day, game), daily_entries.c.state == "counted", daily_entries.c.score > row.score)
        rank = 1 + db.execute(select(func.count()).where(better)).scalar_one()
    return DailyEntry(row.table_id, row.state, row.score, row.place, rank)


def _of(day: str, game: str) -> Any:
    return and_(daily_entries.c.day == day, daily_entries.c.game == game)


def _line(row: Any, rank: int, opened: bool) -> DailyLine:
    table = row.table_id if opened else ""
    return DailyLine(rank, row.player_id, row.name, row.score, row.place, row.guest, table)
