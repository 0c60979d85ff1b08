"""The requests of one connected client, message by message."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from won.players.orders import BadOrder, read
from won.server.languages import language
from won.server.live.connection import Connection
from won.server.live.journal import Decide
from won.server.live.table import LiveTable
from won.server.operations.times import now
from won.server.operations.work import Asker
from won.server.wire.messages import from_client, from_server
from won.server.wire.socket.questions import advise, choices, leaf, look, tried
from won.server.wire.socket.repeats import repeats
from won.tables import commands, limits
from won.tables.errors import RequestError
from won.tables.policy import Viewer, require
from won.tables.validation import spoken
from won.text.games import texts
from won.text.table import error_sentence

_LOG = logging.getLogger("won.session")


class Session:
    """One connection at one table, after its `hello`."""

    __slots__ = ("asker", "connection", "live")

    def __init__(self, live: LiveTable, connection: Connection, address: str = "") -> None:
        self.live = live
        self.asker = Asker(connection.player, address)
        self.connection = connection

    @property
    def player(self) -> str:
        return self.connection.player

    async def handle(self, message: Any) -> None:
        """Send exactly one answer, except to presence, which needs none, and to a wish for the whole state."""
        if self.connection.closing:  # it was dismissed: later messages do not count
            return
        try:
            self._admit(message)
            await _HANDLERS[type(message)](self, message)
        except RequestError as error:
            self.refuse(getattr(message, "id", ""), error)
        except self.live.services.store.errors:  # logged and counted where it happened
            self.refuse(getattr(message, "id", ""), RequestError("storage"))
        except Exception:  # an error of ours must not end the connection
            _LOG.exception("table %s: %s failed", self.live.id, type(message).__name__)
            self.refuse(getattr(message, "id", ""), RequestError("internal"))

    def _admit(self, message: Any) -> None:
        """Ask the policy. What changes the table asks again at the moment of the change."""
        seat: int | None = getattr(message, "seat", None)
        what = type(message).__struct_config__.tag
        if isinstance(message, from_client.Wish):
            what = f"wish {message.matter}"
        table, away = self.live.table, False
        if seat is not None and 0 <= seat < table.setup.players:
            away = self.live.audience.absence.long(table.holders[seat].player)
        require(table, what, self.viewer, seat, away)

    @property
    def viewer(self) -> Viewer:
        return self.live.viewer(self.player, self.connection.invited, self.connection.since)

    def refuse(self, request: str, error: RequestError) -> None:
        self.connection.send(refused(self.live, self.connection.language, request, error))

    def _done(self, request: str, sequence: int) -> None:
        self.connection.send(from_server.Done(request, sequence))

    async def _change(self, message: from_client.Changing, decide: Decide) -> None:
        same = partial(repeats, message)
        self._done(message.id, await self.live.journal.change(decide, self.player, message.id, same))

    async def act(self, m: from_client.Act) -> None:
        who, seed = self.player, self.live.seed
        await self._change(m, lambda table: commands.act(table, seed, m.seat, m.action, who, m.id, now(), m.after))

    async def wish(self, m: from_client.Wish) -> None:
        who = self.player
        if m.matter == "bot":
            away = self.live.audience.absence.long
            await self._change(m, lambda table: commands.vote(table, m.seat, who, m.id, away))
        else:
            await self._change(m, lambda table: commands.wish(table, m.seat, m.matter, m.step, who, m.id, now()))

    def asks_others(self, m: from_client.Wish) -> bool:
        """Whether the wish is put to others, or does anything that everyone hears of but an undo of one's own."""
        return m.matter != "undo" or commands.undo_asks(self.live.table, m.seat, m.step, self.player, now())

    async def answer(self, m: from_client.Answer) -> None:
        wished = self.live.table.wish
        if m.yes and wished is not None and wished.matter == "take":  # the newcomer may be gone by now
            self.live.services.bans.check("player", wished.by)
            if await self.live.services.store.player(wished.by) is None:
                raise RequestError("no_player")
        await self._change(m, lambda table: commands.answer(table, m.seat, m.yes, self.player, m.id, m.after))

    async def concede(self, m: from_client.Concede) -> None:
        await self._change(m, lambda table: commands.concede(table, m.seat, self.player, m.id))

    async def learn(self, m: from_client.Learn) -> None:
        who, seed = self.player, self.live.seed
        await self._change(m, lambda table: commands.learn(table, seed, m.seat, m.page, m.show, who, m.id))

    async def chat(self, m: from_client.Chat) -> None:
        viewer, name = self.viewer, self.connection.name
        _check_length(m.text.strip(), limits.CHAT)
        text = spoken(m.text)
        if not text:
            raise RequestError("nothing_said")
        await self._change(m, lambda table: commands.say(table, text, viewer, name, m.id))

    async def note(self, m: from_client.Note) -> None:
        _check_length(m.text, limits.NOTE)
        await self.live.services.store.set_note(
            self.live.id,
            self.player,
            m.text.replace("\0", ""),  # no database stores a NUL
        )
        self.connection.send(from_server.Noted(m.id))

    async def orders(self, m: from_client.Orders) -> None:
        if len(m.orders) > limits.ORDERS:
            raise RequestError("too_many_orders", most=limits.ORDERS)
        try:
            for order in m.orders:
                read(self.live.setup.game, order)
        except BadOrder as error:
            raise RequestError("bad_order", detail=error.detail) from None
        await self.live.set_orders(m.seat, list(m.orders), self.viewer)
        self._done(m.id, self.live.table.sequence)

    async def here(self, m: from_client.Here) -> None:
        if self.connection.presence != m.presence:
            self.connection.presence = m.presence
            self.live.presence_changed()
        if m.presence != "away":
            await self.back()

    async def back(self) -> None:
        """A person who returns takes the seat back, unless they asked for the bot themselves."""
        if commands.returned(self.live.table, self.player):
            with contextlib.suppress(RequestError):  # the table may be closed by now
                await self.live.seats.back(self.player)

    async def ping(self, m: from_client.Ping) -> None:
        self.connection.send(from_server.Pong(m.id, now()))

    async def ask(self, m: from_client.Ask) -> None:
        self.connection.send(choices(self.live, self.connection.language, m))

    async def try_out(self, m: from_client.Try) -> None:
        self.connection.send(tried(self.live, self.connection.language, m))

    async def advise(self, m: from_client.Advise) -> None:
        self.connection.send_text(await advise(self.live, self.asker, self.connection.language, m))

    async def look(self, m: from_client.Look) -> None:
        self.connection.send_text(await look(self.live, self.asker, self.connection, m))

    async def leaf(self, m: from_client.Leaf) -> None:
        self.connection.send_text(await leaf(self.live, self.asker, self.connection, m))

    async def refresh(self, m: from_client.Refresh) -> None:
        self.live.audience.refresh(self.connection)

    async def hello(self, m: from_client.Hello) -> None:
        raise RequestError("bad_message", detail="hello")


def refused(live: LiveTable, code: str, request: str, error: RequestError) -> from_server.Refused:
    """The refusal with its sentence: the game's own where its rules refuse."""
    lang = language(code)
    if error.refusal is not None:
        text = texts(live.setup.game).refusal_sentence(lang, error.refusal, live.table.names)
    else:
        text = error_sentence(lang, error.code, error.about) or lang.gettext("That cannot be done.")
    return from_server.Refused(request, error.code, text, error.refusal)


def _check_length(text: str, most: int) -> None:
    if len(text) > most:
        raise RequestError("too_long", most=most)


_HANDLERS: Final[dict[type, Callable[[Session, Any], Awaitable[None]]]] = {
    from_client.Hello: Session.hello,
    from_client.Act: Session.act,
    from_client.Ask: Session.ask,
    from_client.Try: Session.try_out,
    from_client.Advise: Session.advise,
    from_client.Look: Session.look,
    from_client.Leaf: Session.leaf,
    from_client.Refresh: Session.refresh,
    from_client.Wish: Session.wish,
    from_client.Answer: Session.answer,
    from_client.Concede: Session.concede,
    from_client.Learn: Session.learn,
    from_client.Chat: Session.chat,
    from_client.Note: Session.note,
    from_client.Orders: Session.orders,
    from_client.Here: Session.here,
    from_client.Ping: Session.ping,
}
