"""Serve one client: the handshake, then requests and answers until one side leaves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from won.server.accounts.identity import player_with_key, player_with_token, resume_token
from won.server.accounts.invitations import may_enter
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.live.news import news
from won.server.live.ownership import Elsewhere
from won.server.live.table import LiveTable
from won.server.operations.rate_limits import RateLimiters, TokenBucket
from won.server.operations.times import now
from won.server.storage import Person, TableStore
from won.server.wire.messages import from_client, from_server
from won.server.wire.messages.from_server import encode
from won.server.wire.socket.channel import Channel, Gone
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
# Messages that cost much work, or that everyone sees, count as several.
COSTS: Final[dict[type, int]] = {
    from_client.Leaf: 10,
    from_client.Advise: 10,
    from_client.Chat: 5,
    from_client.Note: 5,
    from_client.Look: 3,
    from_client.Refresh: 3,
    from_client.Try: 2,
}
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
            hub.services.bans.check("player", person.id)
            hub.services.origins.note(person.id, address)
        live = await _table(hub, table_id, first, pass_on)
        if live is None:
            return
        player = person.id if person else ""
        shows = await may_enter(hub.services.store, table_id, live.table, player, hello.invite)
        require(live.table, "hello", live.viewer(player, shows))
    except RequestError as error:
        await _close(channel, error.code, COME_BACK if error.code in ("busy", "restart", "storage") else None)
        return
    except hub.services.store.errors:
        _LOG.exception("table %s: the database does not answer somebody who comes", table_id)
        await _close(channel, "storage", COME_BACK)
        return
    prompt = person is not None and (person.id == live.host or bool(live.table.seats_of(person.id)))
    owner, device = (person.id, person.device) if person else ("", "")
    if hello.screen:
        person = None  # from here on an onlooker
    name, since = (person.name, person.made_at) if person else ("", 0)
    connection = Connection(person.id if person else "", name, language, hello.version, shows, since)
    connection.address, connection.owner, connection.device = address, owner, device
    connection.prompt = hello.screen and prompt
    session = Session(live, connection, address)
    await _welcome(live, connection, person, hello.since)
    writer = asyncio.create_task(_write(channel, connection))
    try:
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
        except Elsewhere as elsewhere:
            if pass_on is None:
                raise
            if await pass_on(elsewhere.address, first):
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


class MessageLimit:
    """The rate limits of one connection: its own, and those of all connections of its player and of its address."""

    def __init__(self, limiters: RateLimiters, who: str, address: str) -> None:
        self._connection = TokenBucket(limiters.rates.connection_messages, time.monotonic())
        self._limiters = limiters
        self._who = who
        self._address = address

    def too_fast(self, message: object) -> bool:
        cost, shared = COSTS.get(type(message), 1), self._limiters
        if _is_put_to_all(message) and (shared.chat.take(self._who) or shared.address_chat.take(self._address)):
            return True
        return bool(
            self._connection.take(time.monotonic(), cost)
            or shared.player_messages.take(self._who, cost)
            or shared.address_messages.take(self._address, cost)
        )


def _is_put_to_all(message: object) -> bool:
    """Whether everyone is to read it: chat, and wishes but for undo, which mostly asks nobody."""
    wished = isinstance(message, from_client.Wish) and message.matter != "undo"
    return wished or isinstance(message, from_client.Chat)


async def _read(channel: Channel, session: Session, limit: MessageLimit) -> None:
    strikes = 0.0
    while not session.connection.closing and strikes < STRIKES:
        try:
            message = _DECODER.decode(await _receive(channel))
        except RequestError as error:
            strikes += 1
            session.refuse("", error)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            strikes += 1
            session.refuse("", RequestError("bad_message", detail=str(error)))
        else:
            if limit.too_fast(message):
                strikes += TOO_FAST
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


async def _close(channel: Channel, code: str, retry: float | None = None) -> None:
    await channel.send(encode(from_server.Closing(code, retry)))
    await channel.close(POLICY)
