"""What one connected person asks of a table, message by message."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from won.players.orders import BadOrder, read
from won.server.live.connection import Connection
from won.server.live.news import language
from won.server.live.table import Live
from won.server.operations.times import now
from won.server.wire import messages as msg
from won.server.wire.socket.questions import advise, choices, leaf, look, tried
from won.tables import commands, limits
from won.tables.errors import RequestError
from won.text.games import texts
from won.text.table import error_sentence

_LOG = logging.getLogger("won.session")


class Session:
    """One connection at one table, after its `hello`."""

    __slots__ = ("connection", "live")

    def __init__(self, live: Live, connection: Connection) -> None:
        self.live = live
        self.connection = connection

    @property
    def player(self) -> str:
        return self.connection.player

    async def handle(self, message: Any) -> None:
        """Answered by exactly one message, except presence, which needs none."""
        if self.connection.closing:  # sent away: what it says after that does not count
            return
        try:
            await _HANDLERS[type(message)](self, message)
        except RequestError as error:
            self.refuse(getattr(message, "id", ""), error)
        except Exception:  # a fault of ours must not cost a player the connection
            _LOG.exception("table %s: %s failed", self.live.id, type(message).__name__)
            self.refuse(getattr(message, "id", ""), RequestError("internal"))

    def refuse(self, request: str, error: RequestError) -> None:
        self.connection.send(refused(self.live, self.connection.language, request, error))

    def _done(self, request: str, sequence: int) -> None:
        self.connection.send(msg.Done(request, sequence))

    async def act(self, m: msg.Act) -> None:
        live, who = self.live, self.player
        sequence = await live.change(
            lambda table: commands.act(table, live.seed, m.seat, m.action, who, m.id, m.after), who, m.id
        )
        self._done(m.id, sequence)

    async def wish(self, m: msg.Wish) -> None:
        who = self.player
        sequence = await self.live.change(
            lambda table: commands.wish(table, m.seat, m.matter, m.step, who, m.id, now()), who, m.id
        )
        self._done(m.id, sequence)

    async def answer(self, m: msg.Answer) -> None:
        who = self.player
        sequence = await self.live.change(lambda table: commands.answer(table, m.seat, m.yes, who, m.id), who, m.id)
        self._done(m.id, sequence)

    async def concede(self, m: msg.Concede) -> None:
        who = self.player
        sequence = await self.live.change(lambda table: commands.concede(table, m.seat, who, m.id), who, m.id)
        self._done(m.id, sequence)

    async def chat(self, m: msg.Chat) -> None:
        who, name = self.player, self.connection.name
        if not who:
            raise RequestError("no_key")
        text = m.text.strip()
        _bounded(text, limits.CHAT)
        if not text:
            raise RequestError("nothing_said")
        sequence = await self.live.change(lambda table: commands.say(table, text, who, name, m.id), who, m.id)
        self._done(m.id, sequence)

    async def note(self, m: msg.Note) -> None:
        if not self.player:
            raise RequestError("no_key")
        _bounded(m.text, limits.NOTE)
        await self.live.hub.store.set_note(self.live.id, self.player, m.text.replace("\0", ""))  # no database keeps it
        self.connection.send(msg.Noted(m.id))

    async def orders(self, m: msg.Orders) -> None:
        commands.own(self.live.table, m.seat, self.player)
        if len(m.orders) > limits.ORDERS:
            raise RequestError("too_many_orders", most=limits.ORDERS)
        try:
            for order in m.orders:
                read(self.live.setup.game, order)
        except BadOrder as error:
            raise RequestError("bad_order", detail=error.detail) from None
        await self.live.set_orders(m.seat, list(m.orders))
        self._done(m.id, self.live.table.sequence)

    async def here(self, m: msg.Here) -> None:
        if self.connection.presence != m.presence:
            self.connection.presence = m.presence
            self.live.around()
        if m.presence != "away":
            await self.back()

    async def back(self) -> None:
        """A person who returns takes the seat back from whoever minded it."""
        who = self.player
        for seat in self.live.table.seats_of(who):
            if self.live.table.holders[seat].minder:
                with contextlib.suppress(RequestError):  # the game may be over, or the seat another's by now
                    await self.live.mind(seat, "", by=who)

    async def ping(self, m: msg.Ping) -> None:
        self.connection.send(msg.Pong(m.id, now()))

    async def ask(self, m: msg.Ask) -> None:
        self._own(m.seat)
        self.connection.send(choices(self.live, self.connection.language, m))

    async def try_out(self, m: msg.Try) -> None:
        self._own(m.seat)
        self.connection.send(tried(self.live, self.connection.language, m))

    async def advise(self, m: msg.Advise) -> None:
        self._own(m.seat)
        self.connection.send(await advise(self.live, self.connection.language, m))

    async def look(self, m: msg.Look) -> None:
        self.connection.send(look(self.live, self.connection, m))

    async def leaf(self, m: msg.Leaf) -> None:
        self.connection.send(await leaf(self.live, self.connection, m))

    async def hello(self, m: msg.Hello) -> None:
        raise RequestError("bad_message", detail="hello")

    def _own(self, seat: int) -> None:
        commands.own(self.live.table, seat, self.player)
        commands.playing(self.live.table)


def refused(live: Live, code: str, request: str, error: RequestError) -> msg.Refused:
    """With the sentence for it: the game's own where its rules refuse."""
    lang = language(code)
    if error.refusal is not None:
        text = texts(live.setup.game).refusal_sentence(lang, error.refusal, live.table.names)
    else:
        text = error_sentence(lang, error.code, error.about) or lang.gettext("That cannot be done.")
    return msg.Refused(request, error.code, text, error.refusal)


def _bounded(text: str, most: int) -> None:
    if len(text) > most:
        raise RequestError("too_long", most=most)


_HANDLERS: Final[dict[type, Callable[[Session, Any], Awaitable[None]]]] = {
    msg.Hello: Session.hello,
    msg.Act: Session.act,
    msg.Ask: Session.ask,
    msg.Try: Session.try_out,
    msg.Advise: Session.advise,
    msg.Look: Session.look,
    msg.Leaf: Session.leaf,
    msg.Wish: Session.wish,
    msg.Answer: Session.answer,
    msg.Concede: Session.concede,
    msg.Chat: Session.chat,
    msg.Note: Session.note,
    msg.Orders: Session.orders,
    msg.Here: Session.here,
    msg.Ping: Session.ping,
}
