"""A seat at a table of a server, through `won.client`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from won.client import AsyncTable, ClientError, Server
from won.core.game import Legal, Word
from won.core.record import Seat, read_action
from won.drawing import TableView
from won.games import package
from won.mcp.seat import AssistantSeat, SeatError
from won.text.language import Language
from won.text.outline import outline

MOST_LINES: Final = 40  # of news in one answer; the latest are kept


class ServerSeat(AssistantSeat):
    def __init__(self, server: Server, name: str, table: AsyncTable, lang: Language) -> None:
        super().__init__(table.welcome.setup.game, lang)
        self._server = server
        self._name = name
        self._table = table
        self._lines: list[str] = []
        self._reader = asyncio.create_task(self._follow(), name="mcp-news")

    async def _follow(self) -> None:
        async for news in self._table.follow():
            self._lines += news.lines

    @property
    def _seat(self) -> int:
        mine = self._table.state.mine
        if not mine:
            raise SeatError("You hold no seat at this table.")
        return mine[0].seat

    async def table(self) -> str:
        state = self._table.state
        names = [f"{place}: {seat.name or 'free'}" for place, seat in enumerate(state.seats)]
        return "\n".join([f"Seats: {', '.join(names)}", outline(self._own_view()), self._status()])

    def _own_view(self) -> Any:
        """The view of the own seat, else that of an onlooker; none before the game has begun."""
        state = self._table.state
        return state.mine[0].view if state.mine else state.public

    def _view(self) -> TableView:
        state, view = self._table.state, self._own_view()
        if view is None:
            raise SeatError(self._status())
        return TableView(
            self.game_name, self._table.welcome.setup.options, self._seats(), state.steps, view, state.result
        )

    async def _attempt(self, action: Any) -> str:
        tried = await self._ask(self._table.attempt(self._seat, msgspec.to_builtins(action)))
        if tried.refusal is not None:
            raise SeatError(tried.text)
        return tried.hint or self.texts.action_sentence(self.lang, action, self._seats())

    async def _act(self, action: Any) -> str:
        await self._ask(self._table.act(self._seat, action))
        return self._news()

    async def wait(self, seconds: float) -> str:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ask(self._table.turn()), seconds)
        return self._news()

    def _news(self) -> str:
        lines, self._lines = self._lines[-MOST_LINES:], []
        return "\n".join([*lines, self._status()])

    def _status(self) -> str:
        state = self._table.state
        if state.result is not None:
            scores = [f"{state.seats[points.seat].name}: {points.total}" for points in state.result.scores]
            winners = ", ".join(state.seats[seat].name for seat in state.result.winners)
            return "\n".join(["The game is over.", *scores, f"Winner: {winners}"])
        if state.status != "playing":
            return f"The table is {state.status}. Use `wait` until the game begins."
        seats = [mine.seat for mine in state.mine]
        if any(seat in state.to_move for seat in seats):
            return "It is your turn."
        asked = any(seat in state.asked for seat in seats)
        return "You are asked for an answer." if asked else "Others are to move. Use `wait`."

    async def chat(self, text: str) -> str:
        await self._ask(self._table.chat(text))
        return "Said."

    async def record(self) -> bytes:
        try:
            return msgspec.json.encode(await asyncio.to_thread(self._server.record, self._name))
        except ClientError as error:
            raise SeatError(str(error)) from None

    async def close(self) -> None:
        self._reader.cancel()
        await self._table.__aexit__(None, None, None)

    async def _legal(self) -> Legal | None:
        mine = self._table.state.mine
        legal = mine[0].legal if mine else None
        if legal is None:
            return None
        kinds = package(self.game_name).actions
        return Legal(tuple(read_action(action, kinds) for action in legal.actions), legal.composed)

    async def _next_words(self, chosen: Sequence[Word]) -> tuple[Sequence[Word], Any | None]:
        choices = await self._ask(self._table.choices(self._seat, chosen))
        action = choices.action and read_action(choices.action, package(self.game_name).actions)
        return choices.words, action

    def _seats(self) -> Sequence[Seat]:
        return [Seat(seat.name, seat.nation, seat.bot) for seat in self._table.state.seats]

    async def _ask(self, request: Any) -> Any:
        try:
            return await request
        except ClientError as error:
            raise SeatError(str(error)) from None


async def join_server(
    lang: Language, url: str, name: str, key: str = "", player: str = "Assistant", invite: str = "", seat: int = -1
) -> tuple[ServerSeat, str]:
    """Take a seat at a table, or come back to one's own with the key; returns the seat and the key."""
    server = Server(url, key)
    try:
        if not key:
            await asyncio.to_thread(server.register, player)
            await asyncio.to_thread(lambda: server.join(name, None if seat < 0 else seat, name=player, invite=invite))
        table = server.connect(name, language=lang.code, invite=invite)
        await table.__aenter__()
    except (ClientError, OSError) as error:
        raise SeatError(f"{url} table {name}: {error}") from None
    return ServerSeat(server, name, table, lang), server.key
