"""What the page of the operators asks for. Everything that changes something is written into the log with it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from won.server.accounts import bans, clubs, operator_log, reports, table_actions
from won.server.accounts.bans import Ban
from won.server.accounts.operator_log import Logged
from won.server.accounts.reports import Report
from won.server.accounts.table_actions import Action
from won.server.live.moderation import apply_table_actions
from won.server.operations.times import now
from won.server.storage import people as stored_people
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.operator_task import apply_bans
from won.tables.errors import RequestError

HOUR: Final = 3_600_000  # milliseconds
LOGGED: Final = 200  # entries of the log shown
Reason = Annotated[str, Meta(max_length=500)]


class OperatorInfo(msgspec.Struct, frozen=True):
    name: str
    reports: int  # that wait


class ReportsWanted(msgspec.Struct, frozen=True):
    closed: Annotated[str, Meta(pattern="^(yes)?$")] = ""


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`subject`: the id of a player or an address. `addresses`: also those that the player has come from lately."""

    subject: Annotated[str, Meta(min_length=1, max_length=60)]
    hours: Annotated[int, Meta(ge=1, le=10**6)] = 24
    reason: Reason = ""
    addresses: bool = False


class TableAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: Action
    reason: Reason = ""


class ClubAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason = ""


class BanInfo(msgspec.Struct, frozen=True):
    ban: Ban
    name: str  # of the player


class LogInfo(msgspec.Struct, frozen=True):
    """The last entries, the latest first; `whole`: the chain of hashes holds from the first to the last."""

    entries: tuple[Logged, ...]
    whole: bool


async def me(call: Call) -> OperatorInfo:
    waiting = await call.database.read(lambda db: reports.listed(db, closed=False))
    return OperatorInfo(call.operator, len(waiting))


async def every_report(call: Call) -> tuple[Report, ...]:
    closed = call.query.closed == "yes"
    return tuple(await call.database.read(lambda db: reports.listed(db, closed)))


async def close_report(call: Call) -> None:
    report = call.path_param("report")

    def work(db: Connection) -> None:
        if not reports.close(db, report, now()):
            raise RequestError("no_report")
        _note(call, db, "close report", report=report)

    await call.database.write(work)


async def every_ban(call: Call) -> tuple[BanInfo, ...]:
    def work(db: Connection) -> tuple[BanInfo, ...]:
        listed = []
        for ban in bans.active(db, now()):
            person = stored_people.find(db, ban.subject) if ban.kind == "player" else None
            listed.append(BanInfo(ban, person.name if person else ""))
        return tuple(listed)

    return await call.database.read(work)


async def ban(call: Call) -> None:
    request: NewBan = call.body
    kind, subject = bans.kind_of(request.subject)
    at = now()
    until = at + request.hours * HOUR
    subjects = [(kind, subject)]
    if kind == "player" and request.addresses:
        subjects += [("address", address) for address in call.context.hub.services.origins.of(subject)]

    def work(db: Connection) -> None:
        if kind == "player" and stored_people.find(db, subject) is None:
            raise RequestError("no_player", field="$.subject")
        for sort, name in subjects:
            added = bans.add(db, sort, name, until, request.reason, at)
            _note(call, db, "ban", ban=added, kind=sort, subject=name, until=until, reason=request.reason)

    await call.database.write(work)
    await apply_bans(call.database_store, call.context.hub)


async def lift(call: Call) -> None:
    ban = call.path_param("ban")

    def work(db: Connection) -> None:
        if not bans.lift(db, ban):
            raise RequestError("no_ban")
        _note(call, db, "lift", ban=ban)

    await call.database.write(work)
    await apply_bans(call.database_store, call.context.hub)


async def act_on_table(call: Call) -> None:
    table, request = call.table, call.body

    def work(db: Connection) -> None:
        table_actions.take(db, table, request.action, now())
        _note(call, db, request.action, table=table, reason=request.reason)

    await call.database.write(work)
    await apply_table_actions(call.database_store, call.context.hub)


async def dissolve(call: Call) -> None:
    """A club goes; its tables stay with those who sit there."""
    club, request = call.path_param("club"), call.body

    def work(db: Connection) -> None:
        name = clubs.find(db, club, change=True).name
        clubs.dissolve(db, club)
        _note(call, db, "dissolve club", club=club, name=name, reason=request.reason)

    await call.database.write(work)
    await call.context.hub.processes.club_changed(club)


async def log(call: Call) -> LogInfo:
    logged = await call.database.read(operator_log.rows)
    return LogInfo(tuple(reversed(logged[-LOGGED:])), operator_log.broken_at(logged) is None)


def _note(call: Call, db: Connection, action: str, **about: Any) -> None:
    operator_log.write(db, call.operator, action, about, now())


# They have no summary, since they are no part of the interface for programs.
ENDPOINTS: Final = (
    Endpoint("GET", "/api/operator", me, "", gives=OperatorInfo),
    Endpoint("GET", "/api/operator/reports", every_report, "", query=ReportsWanted, gives=tuple[Report, ...]),
    Endpoint("POST", "/api/operator/reports/{report}/close", close_report, "", status=204),
    Endpoint("GET", "/api/operator/bans", every_ban, "", gives=tuple[BanInfo, ...]),
    Endpoint("POST", "/api/operator/bans", ban, "", takes=NewBan, status=204),
    Endpoint("DELETE", "/api/operator/bans/{ban}", lift, "", status=204),
    Endpoint("POST", "/api/operator/tables/{table}", act_on_table, "", takes=TableAction, status=204),
    Endpoint("POST", "/api/operator/clubs/{club}/dissolve", dissolve, "", takes=ClubAction, status=204),
    Endpoint("GET", "/api/operator/log", log, "", gives=LogInfo),
)
