"""Questions that change nothing: what may be chosen, what would follow, what is best, what was before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

from won.core.chance import source
from won.core.game import DONE, Game
from won.core.refusal import Refused
from won.games import package
from won.server.languages import language
from won.server.live.advice import advised
from won.server.live.connection import Connection
from won.server.live.news import news
from won.server.live.replays import leafed, seen
from won.server.live.table import LiveTable
from won.server.operations.work import Asker
from won.server.wire.messages import from_client, from_server
from won.tables.commands import read
from won.tables.errors import RequestError
from won.tables.snapshots import freeze
from won.tables.table import Table, written
from won.text.games import texts

TRIED: Final = 40  # actions that may be tried one after the other
CHOSEN: Final = 200  # words on the way to one action
ADVICE: Final = 10
PATIENCE: Final = 20.0  # seconds for advice
ROWS: Final = 200  # in one answer
PAUSE: Final = 0.05  # seconds before each page of old rows, in which others are served
FEW: Final = 30  # rows that are folded at once
_LOG = logging.getLogger("won.questions")


def choices(live: LiveTable, code: str, request: from_client.Ask) -> from_server.Choices:
    """What may be chosen next, and the action if the choices already make one."""
    if len(request.chosen) > CHOSEN:
        raise RequestError("no_choice")
    game = _known_game(live.table, request.seat)
    try:
        words = _next_words(game, request.seat, request.chosen)
        complete = bool(request.chosen) and (not words or DONE in words)
        action = game.compose(request.seat, request.chosen) if complete else None
    except (KeyError, ValueError, TypeError, IndexError, AttributeError):
        raise RequestError("no_choice") from None
    hint = ""
    if action is not None:
        hint = texts(live.setup.game).action_hint(language(code), game, request.seat, action)
    return from_server.Choices(request.id, tuple(words), None if action is None else written(action), hint)


def _next_words(game: Game, seat: int, chosen: tuple[str | int, ...]) -> list[str | int]:
    """Raises unless every word was on offer when it was chosen."""
    for place, word in enumerate(chosen):
        if word not in game.next_words(seat, chosen[:place]):
            raise RequestError("no_choice")
    return game.next_words(seat, chosen)


def _known_game(table: Table, seat: int) -> Game:
    """A copy of the game with what the seat knows."""
    if table.game is None:
        raise RequestError("not_started")
    return table.game.copy_for(seat)


def tried(live: LiveTable, code: str, request: from_client.Try) -> from_server.Tried:
    """What the actions would do. Chance is drawn from another source and predicts nothing."""
    if len(request.actions) > TRIED:
        raise RequestError("too_many_tries", most=TRIED)
    seat, game = request.seat, _known_game(live.table, request.seat)
    lang, words = language(code), texts(live.setup.game)
    draw = source(f"{request.id}/{live.table.sequence}").random
    events: list[Any] = []
    hint = ""
    for place, raw in enumerate(request.actions):
        action = game.with_chance(game.without_chance(read(live.table, raw)), draw)
        if place == len(request.actions) - 1:
            hint = words.action_hint(lang, game, seat, action)
        try:
            happened = game.apply(seat, action)
        except Refused as refused:
            text = words.refusal_sentence(lang, refused.refusal, live.table.names)
            return from_server.Tried(request.id, tuple(events), game.view(seat), None, place, refused.refusal, text)
        events.extend(game.visible_event(seat, event) for event in happened)
    return from_server.Tried(request.id, tuple(events), game.view(seat), game.legal(seat), hint=hint)


async def advise(live: LiveTable, asker: Asker, code: str, request: from_client.Advise) -> str:
    """What the game's own adviser says, computed in another process."""
    table = live.table
    game = table.game
    if game is None:
        raise RequestError("not_started")
    if request.seat not in {*game.to_move, *game.to_answer}:
        raise RequestError("not_your_turn")
    live.services.work.admit(asker)
    count = min(max(1, request.count), ADVICE)
    shown = msgspec.structs.replace(freeze(table), log=b"")
    taken = [(seat, written(action)) for seat, action in table.actions()]
    try:
        async with asyncio.timeout(PATIENCE):
            return await live.services.work.run(
                asker, advised, request, live.setup, shown, taken, count, code, table.holders
            )
    except RequestError:
        raise
    except Exception as error:  # an adviser that cannot be loaded, fails, or takes too long
        _LOG.warning("table %s: no advice: %s", live.id, error)
        raise RequestError("no_advice") from error


async def look(live: LiveTable, asker: Asker, connection: Connection, request: from_client.Look) -> str:
    """An earlier position, as this connection may see it."""
    table = live.table_for(connection)
    if table is None or table.game is None:
        raise RequestError("not_started")
    if not 0 <= request.step <= table.steps:
        raise RequestError("no_step", steps=table.steps, found=request.step)
    seats = table.seats_of(connection.player)
    shared = len(seats) > 1 and package(table.setup.game).hides(table.setup.options)  # a screen that others look at too
    viewer = seats[0] if seats and not shared else None
    snapshot, lines = await live.archive.before_step(request.step, table.sequence)
    args = (request.id, live.setup, snapshot, lines, request.step, viewer)
    return await _beside(live, asker, len(lines), seen, *args)


async def leaf(live: LiveTable, asker: Asker, connection: Connection, request: from_client.Leaf) -> str:
    """Earlier news. Rows that are not in memory are folded again, for one page of an asker at a time."""
    table = live.table_for(connection)
    assert table is not None
    end = max(0, min(request.before, table.sequence + 1))
    start = max(0, end - min(max(1, request.count), ROWS))
    seats = table.seats_of(connection.player)
    recent = live.journal.recent
    if recent and recent[0].row.sequence <= start:
        folded = [change for change in recent if start <= change.row.sequence < end]
        pages = [news(table, change, seats, connection.language, connection.unwanted) for change in folded]
        return from_server.encode(from_server.Leafed(request.id, tuple(pages)))
    async with live.services.leafing.turn(asker.name):
        await asyncio.sleep(PAUSE)
        snapshot, lines = await live.archive.before(start, end)
        args = (request.id, live.setup, snapshot, lines, start, seats, connection.language, table.holders)
        return await _beside(live, asker, len(lines), leafed, *args, connection.unwanted)


async def _beside(live: LiveTable, asker: Asker, rows: int, work: Callable[..., str], *args: Any) -> str:
    """Beside the event loop, unless the work takes less time than handing it over."""
    return work(*args) if rows <= FEW else await live.services.work.run(asker, work, *args)
