"""Tournaments: set up by anybody, entered by a link, with standings as they come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, structs
from sqlalchemy import Connection, and_, func, select

from won.server.accounts.keys import TABLE, new_id
from won.server.events import tournaments as stored
from won.server.events.entrants import entrants_of, staying
from won.server.events.rounds import EntrantStanding, Played, standings
from won.server.events.tournament_model import Entrant, Format, Status, Tournament
from won.server.operations.times import now
from won.server.storage.event_schema import planned_tables, tournament_entrants, tournament_tables, tournaments
from won.server.storage.schema import tables
from won.server.wire.http.endpoint import Call, Endpoint, Handler
from won.server.wire.http.lobby import Word, check_club, spend_place
from won.tables import limits
from won.tables.errors import RequestError
from won.tables.names import given
from won.tables.setup import WantedSetup
from won.tables.validation import check_bot, checked_setup, tidy

T = TypeVar("T")
ClubId = Annotated[str, Meta(pattern=f"^([2-9a-z]{{{TABLE}}})?$")]
LISTED: Final = 50
_AT: Final = "/api/tournaments/{tournament}"


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`setup` is that of every table, and needs a clock. `rounds` are those of a Swiss one.

    `bot`: the level that fills tables. `listed`: found by everybody, not by its link alone; the tables of one that is
    not listed are private. With `setup.club` it is for the members of that club, who find it there.
    """

    name: Annotated[str, Meta(max_length=limits.TITLE)]
    format: Format
    setup: WantedSetup
    bot: Word
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    listed: bool = True


class TournamentsWanted(msgspec.Struct, frozen=True):
    """The newest first; with `mine` those that one has entered or set up, with `club` those of a club of one's own."""

    status: Literal["open", "playing", "over"] = "open"
    mine: Literal["", "yes"] = ""
    club: ClubId = ""


class TournamentListed(msgspec.Struct, frozen=True):
    tournament: Tournament
    entrants: int


class TableOfRound(msgspec.Struct, frozen=True):
    """`entrants` by seat; their `places` once the game is over. `opened`: it can be gone to."""

    round: int
    table: str
    entrants: tuple[int, ...]
    places: tuple[int, ...] | None
    opened: bool


class TournamentInfo(msgspec.Struct, frozen=True):
    tournament: Tournament
    entrants: tuple[Entrant, ...]
    standings: tuple[EntrantStanding, ...]
    tables: tuple[TableOfRound, ...]


async def listed(call: Call) -> tuple[TournamentListed, ...]:
    request: TournamentsWanted = call.query
    player = call.player.id if request.mine else ""
    if request.club:
        await check_club(call, request.club)
    return await call.database.read(lambda db: _listed(db, request.status, player, request.club))


def _listed(db: Connection, status: Status, player: str, club: str) -> tuple[TournamentListed, ...]:
    query = select(tournaments).where(tournaments.c.status == status)
    if club:
        query = query.where(tournaments.c.club == club)
    elif player:
        entered = select(tournament_entrants.c.tournament_id).where(
            tournament_entrants.c.player_id == player, staying()
        )
        query = query.where(tournaments.c.id.in_(entered) | (tournaments.c.host == player))
    else:
        query = query.where(tournaments.c.listed, tournaments.c.club == "")
    rows = db.execute(query.order_by(tournaments.c.made_at.desc()).limit(LISTED)).all()
    among = tournament_entrants.c.tournament_id.in_([row.id for row in rows])
    people = and_(among, tournament_entrants.c.player_id != "", staying())
    counted = select(tournament_entrants.c.tournament_id, func.count()).join(tournaments).where(people)
    counts = {row[0]: row[1] for row in db.execute(counted.group_by(tournament_entrants.c.tournament_id))}
    return tuple(TournamentListed(stored.tournament_from(row), counts.get(row.id, 0)) for row in rows)


async def create(call: Call) -> TournamentInfo:
    request: NewTournament = call.body
    call.game = request.setup.game
    setup, name, at = checked_setup(request.setup), tidy(request.name, limits.TITLE), now()
    await check_club(call, setup.club)
    if setup.clock.kind == "none":
        raise RequestError("bad_value", field="$.setup.clock.kind", found="none")
    if not name:
        raise RequestError("no_name", field="$.name")
    new = new_id()
    every = structs.replace(
        setup, title=name, public=request.listed, rated=True, delay=0, event="tournament", event_id=new
    )
    tournament = Tournament(
        id=new,
        host=call.player.id,
        name=name,
        format=request.format,
        setup=every,
        rounds=request.rounds if request.format == "swiss" else 0,
        bot=check_bot(setup.game, request.bot, "$.bot"),
        listed=request.listed,
        status="open",
        round=0,
        made_at=at,
        changed_at=at,
        club=setup.club,
    )
    await spend_place(call, request.listed and not setup.club)
    await call.database.write(lambda db: stored.create(db, tournament))
    return await call.database.read(lambda db: _tournament_info(db, new))


async def show(call: Call) -> TournamentInfo:
    await _check_open_to(call)
    return await call.database.read(lambda db: _tournament_info(db, _id(call)))


async def _check_open_to(call: Call) -> None:
    player = call.person.id if call.person else ""
    await call.database.read(lambda db: stored.check_open_to(db, _id(call), player))


def _tournament_info(db: Connection, tournament: str) -> TournamentInfo:
    event = stored.find(db, tournament)
    entrants = entrants_of(db, tournament)
    query = select(tournament_tables, tables.c.id.label("made"), planned_tables.c.id.label("planned"))
    query = query.outerjoin(tables, tables.c.id == tournament_tables.c.table_id)
    query = query.outerjoin(planned_tables, planned_tables.c.id == tournament_tables.c.table_id)
    query = query.where(tournament_tables.c.tournament_id == tournament)
    rows = db.execute(query.order_by(tournament_tables.c.round, tournament_tables.c.number)).all()
    games = stored.played(db, tournament)
    numbers = [entrant.number for entrant in entrants]
    shown = tuple(_table(row, game) for row, game in zip(rows, games, strict=True))
    return TournamentInfo(event, tuple(entrants), tuple(standings(numbers, games)), shown)


def _table(row: Any, game: Played) -> TableOfRound:
    opened = row.made is not None and row.planned is None
    return TableOfRound(game.round, row.table_id, game.entrants, game.places, opened)


async def join(call: Call) -> TournamentInfo:
    given(call.player.name)
    return await _changed(call, lambda db: stored.join(db, _id(call), call.player))


async def leave(call: Call) -> TournamentInfo:
    return await _changed(call, lambda db: stored.leave(db, _id(call), call.player.id))


async def remove(call: Call) -> TournamentInfo:
    number = int(call.path_param("entrant"))
    return await _changed(call, lambda db: stored.remove(db, _id(call), call.player.id, number))


async def cancel(call: Call) -> TournamentInfo:
    return await _changed(call, lambda db: stored.cancel(db, _id(call), call.player.id))


async def start(call: Call) -> TournamentInfo:
    await _check_open_to(call)
    for table in await call.database.write(lambda db: stored.start(db, _id(call), call.player.id)):
        await call.context.openings.open(table)
    return await show(call)


def _id(call: Call) -> str:
    return call.path_param("tournament")


async def _changed(call: Call, change: Callable[[Connection], None]) -> TournamentInfo:
    await _check_open_to(call)
    await call.database.write(change)
    return await call.database.read(lambda db: _tournament_info(db, _id(call)))


def _post(path: str, handler: Handler, summary: str) -> Endpoint:
    errors = (403, 409, 422)
    return Endpoint("POST", _AT + path, handler, summary, gives=TournamentInfo, errors=errors, tag="tournaments")


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tournaments", listed, "List tournaments", query=TournamentsWanted,
             gives=tuple[TournamentListed, ...], errors=(404,), tag="tournaments"),
    Endpoint("POST", "/api/tournaments", create, "Set up a tournament", takes=NewTournament, gives=TournamentInfo,
             status=201, errors=(404, 409, 422), costs="new_tables", tag="tournaments"),
    Endpoint("GET", _AT, show, "One tournament with its standings and tables", gives=TournamentInfo,
             tag="tournaments"),
    _post("/join", join, "Enter a tournament before it begins"),
    _post("/leave", leave, "Leave a tournament; once it has begun, its next rounds"),
    _post("/start", start, "Begin the first round, as its host"),
    _post("/cancel", cancel, "Play no more rounds, as its host"),
    Endpoint("DELETE", _AT + "/entrants/{entrant}", remove, "Send an entrant away before it begins, as its host",
             gives=TournamentInfo, errors=(403, 409), tag="tournaments"),
)  # fmt: skip
