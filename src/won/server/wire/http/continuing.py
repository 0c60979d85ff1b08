"""A running game that was played without a server goes on here, with friends."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta, structs

from won.games import read_record
from won.server.live.replays import MadeTable, made_table
from won.server.operations.times import now
from won.server.storage import Person
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.lobby import Chair, Nonce, adopted, check_own_names, check_table_count, seated
from won.server.wire.http.records import record_in
from won.server.wire.http.table_info import TableInfo
from won.tables import limits
from won.tables.branches import continued
from won.tables.entries import Paused
from won.tables.errors import RequestError
from won.tables.stand_in import caretaker


class Continuing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game that is not over, and who takes each of its seats.

    A bot keeps a seat of `open` until somebody with an invitation takes it, and the game is paused until then.
    `nonce` is what the host adds to the seed, for the seats of `me`.
    """

    record: msgspec.Raw
    seats: Annotated[tuple[Chair, ...], Meta(max_length=10)]
    nonce: Nonce = ""


async def continue_game(call: Call) -> TableInfo:
    request: Continuing = call.body
    data = record_in(call, request.record)
    await check_own_names(call, request.seats)
    await check_table_count(call)
    args = (data, call.player, request.seats, request.nonce, now())
    return await adopted(call, await call.beside(_continued_table, *args))


def _continued_table(data: bytes, person: Person, seats: tuple[Chair, ...], nonce: str, at: int) -> MadeTable:
    """The whole game is replayed, in a worker process."""
    record = read_record(data)
    if len(seats) != len(record.seats):
        raise RequestError("bad_value", field="$.seats", found=len(seats))
    setup, played = continued(record, secrets.SystemRandom().random)
    chairs = tuple(
        structs.replace(chair, who="bot", bot=caretaker(setup.game)) if chair.who == "open" else chair
        for chair in seats
    )
    entries = [*seated(person, setup, chairs, nonce), *played]
    if any(chair.who == "open" for chair in seats):
        entries.append(Paused(person.id))
    return made_table(setup, entries, at)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/continued", continue_game, "Continue a game that was begun without a server",
             takes=Continuing, gives=TableInfo, status=201, errors=(409, 422), most=limits.RECORD, costs="new_tables",
             tag="records"),
)  # fmt: skip
