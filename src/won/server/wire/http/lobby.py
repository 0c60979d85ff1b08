"""The lobby: tables to join or watch, and new ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from won.server.accounts import keys
from won.server.accounts.invitations import may_enter
from won.server.live.leaving import leave_if_gone
from won.server.live.replays import MadeTable
from won.server.live.table import LiveTable
from won.server.operations.times import now
from won.server.storage import CLOSED, Filter, Person
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.naming import check_own
from won.server.wire.http.table_info import TableInfo, Tables, table_info
from won.tables import limits, seating
from won.tables.entries import AnyEntry, Sat
from won.tables.errors import RequestError
from won.tables.names import appearance, numbered
from won.tables.policy import require
from won.tables.setup import Setup, WantedSetup
from won.tables.table import Status
from won.tables.validation import check_bot, check_nation, checked_setup, tidy

Shown = Annotated[str, Meta(max_length=limits.NAME)]
Word = Annotated[str, Meta(max_length=40)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-zA-Z]*$(?!\n)")]  # `$` alone lets a line feed follow
STATUSES: Final[dict[str, tuple[Status, ...]]] = {
    "open": ("open",),
    "playing": ("playing", "paused"),
    "over": CLOSED,
    "any": (),
}


class Wanted(msgspec.Struct, frozen=True):
    """Public tables, or with `mine` those of the player; the newest first. `open`: with a free seat."""

    status: Literal["open", "playing", "over", "any"] = "any"
    game: Annotated[str, Meta(pattern="^[a-z]*$", max_length=20)] = ""
    mine: Literal["", "yes"] = ""
    limit: Annotated[int, Meta(ge=1, le=limits.PAGE)] = 50
    before: Annotated[str, Meta(pattern="^[2-9a-z]*$", max_length=keys.TABLE)] = ""


class Invited(msgspec.Struct, frozen=True):
    """An invitation to a private table, for somebody who has no seat there."""

    invite: Annotated[str, Meta(max_length=60)] = ""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets the seat: the creator, perhaps under another name at the same screen, a bot, or anyone who joins."""

    who: Literal["me", "bot", "open"] = "open"
    bot: Word = ""
    name: Shown = ""
    nation: Word = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats that are not listed are open. With `start` the game begins at once; every seat must be taken.

    `nonce` is what the creator adds to the seed, for the seats of `me`.
    """

    setup: WantedSetup
    seats: Annotated[tuple[Chair, ...], Meta(max_length=10)] = ()
    start: bool = False
    nonce: Nonce = ""


async def tables(call: Call) -> Tables:
    wanted: Wanted = call.query
    own_only = wanted.mine == "yes"
    rows = await call.context.store.tables(
        Filter(
            status=STATUSES[wanted.status],
            public=None if own_only else True,
            player=call.player.id if own_only else "",
            game=wanted.game,
            limit=wanted.limit,
            before=wanted.before,
        )
    )
    infos = map(table_info, rows)
    shown = tuple(info for info in infos if info.free) if wanted.status == "open" and not own_only else tuple(infos)
    return Tables(shown, rows[-1].id if len(rows) == wanted.limit else "")


async def create(call: Call) -> TableInfo:
    request: NewTable = call.body
    call.game = request.setup.game
    setup = checked_setup(request.setup)
    await check_club(call, setup.club)
    if len(request.seats) > setup.players:
        raise RequestError("bad_value", field="$.seats", found=len(request.seats))
    await check_own_names(call, request.seats)
    entries = seated(call.player, setup, request.seats, request.nonce)
    await check_own_entries(call, entries)
    if request.start and len(entries) < setup.players:
        raise RequestError("seats_free")
    await check_table_count(call)
    await spend_place(call, setup.public)
    live = await call.context.hub.create(setup, call.player.id, entries)
    await leave_if_gone(live, call.player.id)
    if request.start:
        await live.seats.start(by=call.player.id)
    return await table_of(call, live.id)


async def spend_place(call: Call, public: bool) -> None:
    """In the lists that everybody reads: nobody fills them, however many keys they have."""
    if public and call.context.config.rates is not None:
        from won.server.wire.http import quotas  # a browser has neither limits nor a database

        await quotas.spend_place(call)


async def check_club(call: Call, club: str) -> None:
    """Only its members lay tables for a club."""
    if club and not await call.context.store.in_club(club, call.player.id):
        raise RequestError("no_club", field="$.setup.club")


async def check_own_names(call: Call, seats: tuple[Chair, ...]) -> None:
    """Nobody sits down by the name of somebody else's account, nor by one that shows nothing."""
    for seat, chair in enumerate(seats):
        if name := tidy(chair.name):
            field = f"$.seats[{seat}].name"
            if not appearance(name):
                raise RequestError("no_name", field=field)
            await check_own(call, name, field)


async def check_own_entries(call: Call, entries: Sequence[AnyEntry]) -> None:
    """Nor with the number that a second seat of the same name gets."""
    for entry in entries:
        if isinstance(entry, Sat) and entry.player:
            await check_own(call, entry.name, f"$.seats[{entry.seat}].name")


async def check_table_count(call: Call) -> None:
    """Tables that nobody finishes pile up, each with its bots."""
    if call.context.config.rates is not None and await call.context.store.unfinished(call.player.id) >= limits.TABLES:
        raise RequestError("too_many_tables", most=limits.TABLES)


def seated(person: Person, setup: Setup, seats: tuple[Chair, ...], nonce: str = "") -> list[AnyEntry]:
    """The first entries of a journal: who holds which seat from the start."""
    entries: list[AnyEntry] = []
    taken: set[str] = set()
    names: list[str] = []
    for seat, wanted_seat in enumerate(seats):
        place = f"$.seats[{seat}]"
        nation = check_nation(setup.game, wanted_seat.nation, f"{place}.nation")
        if nation in taken:
            raise RequestError("bad_value", field=f"{place}.nation", found=nation)
        taken |= {nation} - {""}
        if wanted_seat.who == "me":
            if setup.rated and any(entry.player for entry in entries if isinstance(entry, Sat)):
                raise RequestError("rated", field=f"{place}.who")  # one seat a person
            name = numbered(tidy(wanted_seat.name) or person.name, names)
            entries.append(Sat(seat, person.id, name, nation, by=person.id, nonce=nonce))
        elif wanted_seat.who == "bot":
            level = check_bot(setup.game, wanted_seat.bot, f"{place}.bot")
            name = numbered(tidy(wanted_seat.name) or level, names)
            entries.append(Sat(seat, name=name, nation=nation, bot=level, by=person.id))
        else:
            continue
        names.append(name)
    return entries


async def table(call: Call) -> TableInfo:
    shown = await table_of(call, call.table)
    if call.person is not None or not shown.setup.public:  # to those without a key a public table is open
        await check_inside(call, f"GET {seating.TABLE}")
    return shown


async def check_inside(call: Call, what: str) -> LiveTable:
    """The table, if the policy lets whoever asks do that: a private one may need the invitation in the query."""
    live = await call.context.hub.table(call.table)
    shown = call.query.invite if isinstance(call.query, Invited) else ""
    player, since = (call.person.id, call.person.made_at) if call.person else ("", 0)
    shows = await may_enter(call.context.store, live.id, live.table, player, shown)
    require(live.table, what, live.viewer(player, shows, since))
    return live


def check_unsealed(live: LiveTable) -> LiveTable:
    """The table, unless others still have to play with the same chance."""
    if now() < live.setup.sealed_until:
        raise RequestError("sealed")
    return live


async def adopted(call: Call, made: MadeTable) -> TableInfo:
    """A new table of whoever asks that begins with a whole game."""
    if call.context.config.rates is not None:
        from won.server.wire.http.quotas import spend_rows  # a browser has neither limits nor a database

        await spend_rows(call, len(made.lines))
    return await table_of(call, (await call.context.hub.adopt(made, call.player.id)).id)


async def table_of(call: Call, wanted: str) -> TableInfo:
    row = await call.context.store.table(wanted)
    if row is None:
        raise RequestError("no_table")
    return table_info(row)


_EXAMPLE: Final = {
    "setup": {"game": "industry", "edition": "second", "players": 3, "options": {"rounds": 10}, "title": "Friday"},
    "seats": [{"who": "me"}, {"who": "bot", "bot": "clerk"}, {"who": "bot", "bot": "clerk"}],
    "start": True,
}
ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables", tables, "List tables", query=Wanted, gives=Tables,
             tag="tables"),
    Endpoint("POST", "/api/tables", create, "Create a table",  takes=NewTable, gives=TableInfo, status=201,
             errors=(403, 409, 422), costs="new_tables", example=_EXAMPLE, tag="tables"),
    Endpoint("GET", "/api/tables/{table}", table, "One table", query=Invited, gives=TableInfo,
             errors=(403, 404), tag="tables"),
)  # fmt: skip
