"""The lobby: tables to look at and join, and new ones."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from won.server.accounts import keys
from won.server.storage import Filter, Person
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.table_info import CLOSED, Tables, TableSeen, seen
from won.tables import limits
from won.tables.entries import AnyEntry, Sat
from won.tables.errors import RequestError
from won.tables.setup import Setup
from won.tables.table import Status
from won.tables.validation import check_bot, check_nation, checked_setup, tidy

Shown = Annotated[str, Meta(max_length=limits.NAME)]
Word = Annotated[str, Meta(max_length=40)]
_KINDS: Final[dict[str, tuple[Status, ...]]] = {
    "open": ("open",),
    "playing": ("playing", "paused"),
    "over": CLOSED,
    "any": (),
}


class Wanted(msgspec.Struct, frozen=True):
    """Which tables: public ones, or the own with `mine`; the newest first."""

    status: Literal["open", "playing", "over", "any"] = "any"
    game: Annotated[str, Meta(pattern="^[a-z]*$", max_length=20)] = ""
    mine: Literal["", "yes"] = ""
    limit: Annotated[int, Meta(ge=1, le=limits.PAGE)] = 50
    before: Annotated[str, Meta(pattern="^[2-9a-z]*$", max_length=keys.TABLE)] = ""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: oneself, perhaps under the name of somebody at the same screen, a bot, or whoever comes."""

    who: Literal["me", "bot", "open"] = "open"
    bot: Word = ""
    name: Shown = ""
    nation: Word = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats that are not named are open. With `start` the game begins at once, if all are taken."""

    setup: Setup
    seats: Annotated[tuple[Chair, ...], Meta(max_length=10)] = ()
    start: bool = False


async def tables(call: Call) -> Tables:
    wanted: Wanted = call.query
    mine = wanted.mine == "yes"
    found = await call.context.store.tables(
        Filter(
            status=_KINDS[wanted.status],
            public=None if mine else True,
            player=call.player.id if mine else "",
            game=wanted.game,
            limit=wanted.limit,
            before=wanted.before,
        )
    )
    return Tables(tuple(map(seen, found)), found[-1].id if len(found) == wanted.limit else "")


async def create(call: Call) -> TableSeen:
    asked: NewTable = call.body
    call.game = asked.setup.game
    setup = checked_setup(asked.setup)
    if len(asked.seats) > setup.players:
        raise RequestError("bad_value", field="$.seats", found=len(asked.seats))
    entries = seated(call.player, setup, asked.seats)
    if asked.start and len(entries) < setup.players:
        raise RequestError("seats_free")
    live = await call.context.hub.create(setup, call.player.id, entries)
    if asked.start:
        await live.seats.start(by=call.player.id)
    return await table_of(call, live.id)


def seated(person: Person, setup: Setup, chairs: tuple[Chair, ...]) -> list[AnyEntry]:
    """The first rows of a journal: who sits where from the beginning."""
    found: list[AnyEntry] = []
    taken: set[str] = set()
    for seat, chair in enumerate(chairs):
        place = f"$.seats[{seat}]"
        nation = check_nation(setup.game, chair.nation, f"{place}.nation")
        if nation in taken:
            raise RequestError("bad_value", field=f"{place}.nation", found=nation)
        taken |= {nation} - {""}
        if chair.who == "me":
            name = tidy(chair.name) or person.name
            found.append(Sat(seat, player=person.id, name=name, nation=nation, by=person.id))
        elif chair.who == "bot":
            level = check_bot(setup.game, chair.bot, f"{place}.bot")
            found.append(Sat(seat, name=tidy(chair.name) or level, nation=nation, bot=level, by=person.id))
    return found


async def table(call: Call) -> TableSeen:
    return await table_of(call, call.table)


async def table_of(call: Call, wanted: str) -> TableSeen:
    row = await call.context.store.table(wanted)
    if row is None:
        raise RequestError("no_table")
    return seen(row)


_EXAMPLE: Final = {
    "setup": {"game": "industry", "edition": "second", "players": 3, "options": {"rounds": 10}, "title": "Friday"},
    "seats": [{"who": "me"}, {"who": "bot", "bot": "clerk"}, {"who": "bot", "bot": "clerk"}],
    "start": True,
}
ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables", tables, "Tables to join, watch or look back on", query=Wanted, gives=Tables,
             tag="tables"),
    Endpoint("POST", "/api/tables", create, "Lay a table", who="player", takes=NewTable, gives=TableSeen, status=201,
             faults=(409, 422), costs="new_tables", example=_EXAMPLE, tag="tables"),
    Endpoint("GET", "/api/tables/{table}", table, "One table", gives=TableSeen, faults=(404,), tag="tables"),
)  # fmt: skip
