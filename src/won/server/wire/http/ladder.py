"""The ladder of bots, and how somebody's ratings and results have come about."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from won import games
from won.server.accounts import curves
from won.server.accounts import ladder as ratings
from won.server.accounts.curves import Curves, Results
from won.server.accounts.keys import new_id
from won.server.events.openings import Chair, plan, planned_for
from won.server.storage.event_schema import ladder
from won.server.storage.model import CLOSED, Person
from won.server.storage.schema import players, sittings, tables
from won.server.storage.transaction_lock import one_at_a_time
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.lobby import Word, table_of
from won.server.wire.http.table_info import TableInfo
from won.tables.errors import RequestError
from won.tables.setup import Setup

SEATS: Final = 3
LISTED: Final = 50
LOCK: Final = 0x6C6164  # one game of the ladder is begun at a time


class LadderWanted(msgspec.Struct, frozen=True):
    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)]


class Climbing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rated game against bots of one level. A game that is not finished has to be finished first."""

    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)]
    bot: Word


class Rung(msgspec.Struct, frozen=True):
    bot: str
    rating: int


class Climber(msgspec.Struct, frozen=True):
    player: str
    name: str
    rating: int
    games: int
    provisional: bool


class LadderInfo(msgspec.Struct, frozen=True):
    """The bots, the strongest first; people by their games against them; oneself, and one's unfinished game."""

    bots: tuple[Rung, ...]
    people: tuple[Climber, ...]
    own: Climber | None
    going: str = ""


async def show(call: Call) -> LadderInfo:
    request: LadderWanted = call.query
    rated = _bots(request.game, request.edition)
    database, person = call.database, call.person
    people = await database.read(lambda db: _people(db, request.game, request.edition))
    own, going = None, ""
    if person is not None:
        rating, count = await database.read(lambda db: ratings.rating_of(db, person.id, request.game, request.edition))
        own = Climber(person.id, person.name, round(rating), count, count < ratings.SURE)
        going = await database.read(lambda db: _going(db, person.id, request.game, request.edition))
    rungs = sorted((Rung(bot, rating) for bot, rating in rated.items()), key=lambda rung: -rung.rating)
    return LadderInfo(tuple(rungs), people, own, going)


def _bots(game: str, edition: str) -> dict[str, int]:
    if game not in ratings.BOTS:
        raise RequestError("no_game", field="game", found=game, known=list(ratings.BOTS))
    if edition not in ratings.BOTS[game]:
        raise RequestError("bad_value", field="edition", found=edition)
    return ratings.BOTS[game][edition]


def _people(db: Connection, game: str, edition: str) -> tuple[Climber, ...]:
    """Those with few games stand behind the others."""
    query = select(ladder, players.c.name).join(players, players.c.id == ladder.c.player_id)
    query = query.where(ladder.c.game == game, ladder.c.edition == edition)
    query = query.order_by(ladder.c.games < ratings.SURE, ladder.c.rating.desc(), ladder.c.player_id).limit(LISTED)
    return tuple(
        Climber(row.player_id, row.name, round(row.rating), row.games, row.games < ratings.SURE)
        for row in db.execute(query)
    )


def _going(db: Connection, player: str, game: str, edition: str) -> str:
    """The unfinished game of the ladder, so that nobody leaves one that goes badly."""
    for planned in planned_for(db, player):
        if (planned.setup.event, planned.setup.game, planned.setup.edition) == ("ladder", game, edition):
            return planned.id
    query = select(tables.c.id).join(sittings, sittings.c.table_id == tables.c.id)
    query = query.where(sittings.c.player_id == player, sittings.c.closed.is_(False), tables.c.status.not_in(CLOSED))
    query = query.where(tables.c.game == game, tables.c.edition == edition)
    table = db.execute(query.where(tables.c.setup.contains('"event":"ladder"'))).scalar()
    return str(table or "")


async def climb(call: Call) -> TableInfo:
    request: Climbing = call.body
    if request.bot not in _bots(request.game, request.edition):
        raise RequestError("no_bot", field="$.bot", found=request.bot, known=list(_bots(request.game, request.edition)))
    table = await call.database.write(lambda db: _begin(db, request, call.player))
    await call.context.openings.open(table)
    return await table_of(call, table)


def _begin(db: Connection, request: Climbing, person: Person) -> str:
    one_at_a_time(db, LOCK)
    going = _going(db, person.id, request.game, request.edition)
    if going:
        return going
    least, most = games.rules(request.game).FACTS.editions[request.edition]
    seats, table = max(least, min(most, SEATS)), new_id()
    setup = Setup(request.game, request.edition, seats, public=False, rated=True, event="ladder")
    plan(db, table, setup, [Chair(person.id, person.name), *[Chair(bot=request.bot)] * (seats - 1)])
    return table


async def curve(call: Call) -> Curves:
    request: LadderWanted = call.query
    return await curves.curves_of(call.database_store, call.path_param("player"), request.game, request.edition)


async def results(call: Call) -> tuple[Results, ...]:
    return tuple(await curves.results_of(call.database_store, call.path_param("player")))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/ladder", show, "The ladder of bots, and who has climbed it", query=LadderWanted,
             gives=LadderInfo, errors=(404, 422), tag="ladder"),
    Endpoint("POST", "/api/ladder", climb, "Play against a bot of the ladder, or go on", takes=Climbing,
             gives=TableInfo, status=201, errors=(404, 422), costs="new_tables", tag="ladder"),
    Endpoint("GET", "/api/players/{player}/curve", curve, "How the ratings of a player have moved", query=LadderWanted,
             gives=Curves, tag="players"),
    Endpoint("GET", "/api/players/{player}/results", results, "Results by edition and number of players",
             gives=tuple[Results, ...], tag="players"),
)  # fmt: skip
