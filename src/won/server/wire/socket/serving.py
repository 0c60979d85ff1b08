"""The WebSocket of a table: hello, then questions and answers until somebody leaves."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from won.server.accounts.keys import key_hash, same, token
from won.server.live.connection import Connection, encoded
from won.server.live.hub import Hub
from won.server.live.news import news
from won.server.live.table import Live
from won.server.operations.rate_limits import RateLimiters, TokenBucket
from won.server.operations.times import now
from won.server.storage import Person
from won.server.wire import messages as msg
from won.server.wire.socket.session import Session
from won.tables import limits
from won.tables.deadlines import time_to_answer
from won.tables.errors import RequestError
from won.text.language import SOURCE, known

PATIENCE: Final = 15.0  # seconds to say hello
STRIKES: Final = 20  # messages that cannot be read before the connection is closed
HASTE: Final = 0.1  # of a strike, for one that comes too fast
# What takes work, or is put before everyone, counts for more messages than one.
COSTS: Final[dict[type, int]] = {msg.Leaf: 10, msg.Advise: 10, msg.Chat: 5, msg.Note: 5, msg.Look: 3, msg.Try: 2}
_READER: Final = msgspec.json.Decoder(msg.FromClient)
GOING_AWAY: Final = 1001
POLICY: Final = 1008


async def serve(websocket: WebSocket, hub: Hub, table_id: str, limiters: RateLimiters, address: str) -> None:
    """Answers until the socket closes; the table outlives any fault of a client."""
    await websocket.accept()
    try:
        await _serve(websocket, hub, table_id, limiters, address)
    except (WebSocketDisconnect, RuntimeError):  # gone in the middle of something
        return


async def _serve(websocket: WebSocket, hub: Hub, table_id: str, limiters: RateLimiters, address: str) -> None:
    hello = await _hello(websocket)
    if hello is None:
        return
    language = known(hello.language) or SOURCE
    try:
        person = await identify(hub, table_id, hello.key)
        live = await hub.table(table_id)
    except RequestError as error:
        await _close(websocket, error.code)
        return
    connection = Connection(person.id if person else "", person.name if person else "", language)
    session = Session(live, connection)
    await _welcome(live, connection, person, hello.since)
    writer = asyncio.create_task(_write(websocket, connection, live))
    try:
        await session.back()
        await _read(websocket, session, Pace(limiters, connection.player or address))
    finally:
        live.part(connection)
        connection.close()
        with contextlib.suppress(Exception):
            await writer


async def _hello(websocket: WebSocket) -> msg.Hello | None:
    try:
        async with asyncio.timeout(PATIENCE):
            first = _READER.decode(await _receive(websocket))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TimeoutError, RequestError):
        await _close(websocket, "hello")
        return None
    if isinstance(first, msg.Hello):
        return first
    await _close(websocket, "hello")
    return None


async def identify(hub: Hub, table_id: str, key: str) -> Person | None:
    """Who shows this key, or the token of an earlier connection to this table; nobody without one."""
    if not key:
        return None
    player, _, shown = key.partition(".")
    if shown:
        person = await hub.store.player(player)
        if person is not None and same(resume_token(await hub.store.secret(), table_id, person), key):
            return person
        raise RequestError("wrong_key")
    hashed = key_hash(key)
    found = await hub.store.player_by_key(hashed)
    if found is None or not same(found.key_hash, hashed):
        raise RequestError("wrong_key")
    return found


def resume_token(secret: str, table_id: str, person: Person) -> str:
    """Good for one table; a new key of the player makes it worthless."""
    return f"{person.id}.{token(secret, 'resume', table_id, person.id, person.key_hash)}"


async def _welcome(live: Live, connection: Connection, person: Person | None, since: int) -> None:
    """Who and where, what was missed if it is at hand, and the table as it is."""
    hub, player = live.hub, connection.player
    note, resume = "", ""
    if person is not None:
        note = await hub.store.note(live.id, player)
        resume = resume_token(await hub.store.secret(), live.id, person)
    if live.late_for(player):
        await live.delay.begin()
    live.join(connection)
    host, wait = player == live.host, time_to_answer(live.setup.clock) / 1000
    connection.send(msg.Welcome(live.id, live.setup, live.commitment, now(), player, host, note, resume, wait))
    if not connection.delayed:
        seats = live.table.seats_of(player)
        for folded in live.recent:
            if folded.row.sequence > since:
                connection.send(news(live.table, folded, seats, connection.language))
    connection.show_state()
    live.around()


class Pace:
    """How fast somebody may speak: over this socket, and over all of theirs together."""

    def __init__(self, limiters: RateLimiters, who: str) -> None:
        self._connection = TokenBucket(limiters.rates.connection_messages, time.monotonic())
        self._player = limiters.player_messages
        self._who = who

    def too_fast(self, message: object) -> bool:
        cost = COSTS.get(type(message), 1)
        return bool(self._connection.take(time.monotonic(), cost) or self._player.take(self._who, cost))


async def _read(websocket: WebSocket, session: Session, pace: Pace) -> None:
    strikes = 0.0
    while not session.connection.closing and strikes < STRIKES:
        try:
            message = _READER.decode(await _receive(websocket))
        except RequestError as error:
            strikes += 1
            session.refuse("", error)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            strikes += 1
            session.refuse("", RequestError("bad_message", detail=str(error)))
        else:
            if pace.too_fast(message):
                strikes += HASTE
                session.refuse(getattr(message, "id", ""), RequestError("too_fast"))
            else:
                await session.handle(message)
    if strikes >= STRIKES:
        session.connection.send(msg.Closing("strikes"))


async def _receive(websocket: WebSocket) -> bytes | str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or GOING_AWAY)
    data: bytes | str | None = message.get("text")
    if data is None:
        data = message.get("bytes") or b""
    if len(data) > limits.MESSAGE:
        raise RequestError("too_long", most=limits.MESSAGE)
    return data


async def _write(websocket: WebSocket, connection: Connection, live: Live) -> None:
    """Everything that is put for this client, in order; the last thing closes the socket."""
    try:
        while texts := await connection.next(live):
            for text in texts:
                await websocket.send({"type": "websocket.send", "text": text})
        await websocket.close(GOING_AWAY)
    except (WebSocketDisconnect, RuntimeError):
        connection.close()


async def _close(websocket: WebSocket, code: str) -> None:
    await websocket.send({"type": "websocket.send", "text": encoded(msg.Closing(code))})
    await websocket.close(POLICY)
