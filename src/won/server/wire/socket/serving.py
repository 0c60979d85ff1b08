"""Serve one client: the handshake, then requests and answers until one side leaves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from won.server.accounts.identity import player_with_key, player_with_token, resume_token
from won.server.accounts.invitations import may_enter
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.live.news import news
from won.server.live.ownership import RemoteTableError
from won.server.live.table import LiveTable
from won.server.operations.rate_limits import RateLimiters
from won.server.operations.times import now
from won.server.storage import Person, TableStore
from won.server.wire.messages import from_client, from_server
from won.server.wire.messages.from_server import encode
from won.server.wire.socket.channel import Channel, Gone
from won.server.wire.socket.message_limit import HEAVY, MessageLimit
from won.server.wire.socket.session import Session
from won.tables import limits
from won.tables.deadlines import time_to_answer
from won.tables.errors import RequestError
from won.tables.policy import require
from won.text.language import SOURCE, known

VERSION: Final = 2  # of the protocol
PATIENCE: Final = 15.0  # seconds to say hello
TRIES: Final = 4  # to find the process that has the table
PAUSE: Final = 0.2  # seconds between them
COME_BACK: Final = 1.0  # seconds after which a client comes back to a table that could not be served
STRIKES: Final = 20  # unreadable messages after which the connection is closed
TOO_FAST: Final = 0.1  # of a strike, for a message beyond the rate limit
_DECODER: Final = msgspec.json.Decoder(from_client.FromClient)
GOING_AWAY: Final = 1001
POLICY: Final = 1008
_LOG: Final = logging.getLogger("won.session")


PassOn = Callable[[str, bytes | str], Awaitable[bool]]  # to the process at an address, beginning with a message


async def serve(
    channel: Channel, hub: Hub, table_id: str, limiters: RateLimiters, address: str, pass_on: PassOn | None = None
) -> None:
    """Answer until the channel closes; no error of a client harms the table.

    `pass_on` serves the client through the process that has the table; false if that process is not reached.
    """
    with contextlib.suppress(Gone):
        await _serve(channel, hub, table_id, limiters, address, pass_on)


async def _serve(
    channel: Channel, hub: Hub, table_id: str, limiters: RateLimiters, address: str, pass_on: PassOn | None
) -> None:
    received = await _hello(channel)
    if received is None:
        return
    first, hello = received
    language = known(hello.language) or SOURCE
    try:
        person = await _identify(hub.services.store, table_id, hello.key)
        if person is not None:
            hub.services.origins.note(person.id, address)
        live = await _table(hub, table_id, first, pass_on)
        if live is None:
            return
        shows = await _admit(live, person, hello)
        if live.audience.connections_from(address) >= limiters.rates.table_connections:
            raise RequestError("busy")  # several shook hands before the first had said hello
    except RequestError as error:
        await _close(channel, error.code)
        return
    except hub.services.store.errors:
        _LOG.exception("table %s: the database does not answer somebody who comes", table_id)
        await _close(channel, "storage")
        return
    prompt = person is not None and (person.id == live.host or bool(live.table.seats_of(person.id)))
    owner, device, key = (person.id, person.device, person.key_hash) if person else ("", "", "")
    shown = None if hello.screen else person  # a screen is an onlooker from here on
    name, since = (shown.name, shown.made_at) if shown else ("", 0)
    connection = Connection(shown.id if shown else "", name, language, hello.version, shows, since)
    connection.address, connection.owner, connection.device, connection.key_hash = address, owner, device, key
    connection.prompt = hello.screen and prompt
    session = Session(live, connection, address)
    await _welcome(live, connection, shown, hello.since)
    if code := await _turned_away(live, person, hello):  # before anything is sent
        connection.turn_away(_closing(code))
    writer = asyncio.create_task(_write(channel, connection))
    try:
        if not connection.closing:
            await session.back()
        await _read(channel, session, MessageLimit(limiters, connection.player or address, address))
    finally:
        live.audience.leave(connection)
        connection.close()
        with contextlib.suppress(Exception):
            await writer


async def _table(hub: Hub, table_id: str, first: bytes | str, pass_on: PassOn | None) -> LiveTable | None:
    """The table, or nothing once another process that has it has served the client."""
    for _ in range(TRIES):
        try:
            return await hub.table(table_id)
        except RemoteTableError as remote:
            if pass_on is None:
                raise
            if await pass_on(remote.address, first):
                return None
            await asyncio.sleep(PAUSE)  # it may be dead by now
    raise RequestError("busy")


async def _hello(channel: Channel) -> tuple[bytes | str, from_client.Hello] | None:
    """The first message, as it came and as it was meant."""
    try:
        async with asyncio.timeout(PATIENCE):
            received = await _receive(channel)
            first = _DECODER.decode(received)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TimeoutError, RequestError):
        await _close(channel, "hello")
        return None
    if isinstance(first, from_client.Hello):
        return received, first
    await _close(channel, "hello")
    return None


async def _identify(store: TableStore, table_id: str, key: str) -> Person | None:
    """The player with this key, or with the token of an earlier connection to this table; none without a key."""
    if not key:
        return None
    return await (player_with_token(store, table_id, key) if "." in key else player_with_key(store, key))


async def _admit(live: LiveTable, person: Person | None, hello: from_client.Hello) -> bool:
    """Whether they show an invitation; raises where the table is closed to them."""
    player = person.id if person else ""
    live.services.bans.check("player", player)
    shows = await may_enter(live.services.store, live.id, live.table, player, hello.invite)
    require(live.table, "hello", live.viewer(player, shows))
    return shows


async def _turned_away(live: LiveTable, person: Person | None, hello: from_client.Hello) -> str:
    """Why, if a key was replaced, a device signed out or an invitation made void while the table was being read, or if
    the table has left this process: they would hear nothing any more.
    """
    try:
        if person is not None and await live.services.store.player_by_key(person.key_hash) is None:
            return "wrong_key"
        await _admit(live, person, hello)
    except RequestError as error:
        return error.code
    except live.services.store.errors:  # logged and counted where it happened
        return "storage"
    return "restart" if live.journal.closed else ""


async def _welcome(live: LiveTable, connection: Connection, person: Person | None, since: int) -> None:
    """Send the welcome, the missed rows that are in memory, and the state."""
    store, player = live.services.store, connection.player
    note, resume = "", ""
    if person is not None:
        note = await store.note(live.id, player)
        resume = await resume_token(store, live.id, person)
        connection.unwanted = await store.unwanted(player, live.id)
    await live.join(connection)
    if player in live.table.removed:  # sent away while the connection was being made
        live.audience.dismiss("removed", None, player)
        return
    host, wait = player == live.host, time_to_answer(live.setup.clock) / 1000
    version = VERSION if connection.patches else 1
    connection.send(
        from_server.Welcome(
            live.id, live.setup, live.commitment, now(), player, host, note, resume, wait, version=version
        )
    )
    if not connection.delayed:
        seats = live.table.seats_of(player)
        for folded in live.journal.recent:
            if folded.row.sequence > since:
                connection.send(news(live.table, folded, seats, connection.language, connection.unwanted))
    live.audience.send_state(connection)
    live.presence_changed()


async def _read(channel: Channel, session: Session, limit: MessageLimit) -> None:
    strikes = 0.0
    while not session.connection.closing and strikes < STRIKES:
        try:
            received = await _receive(channel)
            message = _DECODER.decode(received)
        except RequestError as error:
            strikes += 1
            session.refuse("", error)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            strikes += 1
            session.refuse("", RequestError("bad_message", detail=str(error)))
        else:
            if limit.too_fast(message, len(received), session.asks_others):
                strikes += TOO_FAST * (1 + len(received) // HEAVY)
                session.refuse(getattr(message, "id", ""), RequestError("too_fast"))
            else:
                await session.handle(message)
    if strikes >= STRIKES:
        session.connection.send(from_server.Closing("strikes"))


async def _receive(channel: Channel) -> bytes | str:
    data = await channel.receive()
    if len(data) > limits.MESSAGE:
        raise RequestError("too_long", most=limits.MESSAGE)
    return data


async def _write(channel: Channel, connection: Connection) -> None:
    """Send what cannot be written at once, in order, then close the socket."""
    try:
        while frames := await connection.next(channel.write):
            for frame in frames:
                await channel.send(frame)
        await channel.close(GOING_AWAY)
    except Gone:
        connection.close()


async def _close(channel: Channel, code: str) -> None:
    await channel.send(encode(_closing(code)))
    await channel.close(POLICY)


def _closing(code: str) -> from_server.Closing:
    return from_server.Closing(code, COME_BACK if code in ("busy", "restart", "storage") else None)
