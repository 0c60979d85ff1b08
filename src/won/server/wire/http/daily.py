"""The daily table of each game: what it is, one's own try, and the board."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from won import games
from won.server.events import daily as days
from won.server.events.daily import DailyBoard, DailyEntry, DailyTable
from won.server.operations.times import now
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.games import named_game
from won.server.wire.http.lobby import table_of
from won.server.wire.http.table_info import TableInfo
from won.tables.errors import RequestError
from won.tables.names import given


class Day(msgspec.Struct, frozen=True):
    """Today, if no day is named."""

    day: Annotated[str, Meta(pattern="^(20[0-9]{2}-[01][0-9]-[0-3][0-9])?$", max_length=10)] = ""


class DailyGame(msgspec.Struct, frozen=True):
    table: DailyTable
    board: DailyBoard
    own: DailyEntry | None = None


class DailyInfo(msgspec.Struct, frozen=True):
    """Times are milliseconds since 1970; days are of universal time."""

    day: str
    today: str
    now: int
    ends_at: int
    games: dict[str, DailyGame]


async def show(call: Call) -> DailyInfo:
    request: Day = call.query
    at = now()
    today = days.day_of(at)
    day = _checked(request.day or today, today)
    games_of_day = {game: await _game(call, game, day, at) for game in games.GAMES}
    return DailyInfo(day, today, at, days.end_of(day), games_of_day)


def _checked(day: str, today: str) -> str:
    """A day that has begun."""
    try:
        days.end_of(day)
    except ValueError:
        raise RequestError("bad_value", field="day", found=day) from None
    if day > today:
        raise RequestError("bad_value", field="day", found=day)
    return day


async def _game(call: Call, game: str, day: str, at: int) -> DailyGame:
    database, player = call.database, call.person.id if call.person else ""
    board = await database.read(lambda db: days.board(db, game, day, at))
    own = await database.read(lambda db: days.entry(db, game, day, player)) if player else None
    return DailyGame(days.table_of_day(call.context.secret, game, day), board, own)


async def begin(call: Call) -> TableInfo:
    game, person = named_game(call), call.player
    given(person.name)
    database, secret = call.database, call.context.secret
    table = await database.write(lambda db: days.begin(db, secret, game, person, now()))
    await call.context.openings.open(table)
    return await table_of(call, table)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/daily", show, "The daily table of each game, with its board", query=Day, gives=DailyInfo,
             errors=(422,), tag="daily"),
    Endpoint("POST", "/api/daily/{game}", begin, "Play today’s table, or go on with it", gives=TableInfo, status=201,
             errors=(404, 422), costs="new_tables", tag="daily"),
)  # fmt: skip
