"""Questions that change nothing: what may be chosen, what would follow, what is best, what was before."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from won.core.chance import source
from won.core.game import DONE, Game
from won.players.bot import Decision
from won.players.games import PLAYERS
from won.server.live.connection import Connection
from won.server.live.news import language, news
from won.server.live.reasons import why
from won.server.live.table import Live
from won.server.wire import messages as msg
from won.tables.commands import read
from won.tables.errors import RequestError
from won.tables.fold import fold
from won.tables.history import History
from won.tables.table import Table, written
from won.text.games import texts

TRIED: Final = 40  # actions that may be tried one after the other
CHOSEN: Final = 200  # words on the way to one action
ADVICE: Final = 10
PATIENCE: Final = 20.0  # seconds for advice
LEAVES: Final = 200  # rows in one answer
_LOG = logging.getLogger("won.questions")


def choices(live: Live, code: str, asked: msg.Ask) -> msg.Choices:
    """What may come next; the action, as soon as what was chosen makes one."""
    if len(asked.chosen) > CHOSEN:
        raise RequestError("no_choice")
    game = _seen(live.table, asked.seat)
    try:
        words = _walk(game, asked.seat, asked.chosen)
        whole = bool(asked.chosen) and (not words or DONE in words)
        action = game.compose(asked.seat, asked.chosen) if whole else None
    except (KeyError, ValueError, TypeError, IndexError, AttributeError):
        raise RequestError("no_choice") from None
    hint = ""
    if action is not None:
        hint = texts(live.setup.game).action_hint(language(code), game, asked.seat, action)
    return msg.Choices(asked.id, tuple(words), None if action is None else written(action), hint)


def _walk(game: Game, seat: int, chosen: tuple[str | int, ...]) -> list[str | int]:
    """Every word must have been on offer when it was chosen."""
    for place, word in enumerate(chosen):
        if word not in game.next_words(seat, chosen[:place]):
            raise RequestError("no_choice")
    return game.next_words(seat, chosen)


def _seen(table: Table, seat: int) -> Game:
    if table.game is None:
        raise RequestError("not_started")
    return table.game.copy_for(seat)


def tried(live: Live, code: str, asked: msg.Try) -> msg.Tried:
    """On a copy with what the seat knows; chance is drawn from elsewhere and foretells nothing."""
    if len(asked.actions) > TRIED:
        raise RequestError("too_many_tries", most=TRIED)
    game = _seen(live.table, asked.seat)
    lang, words = language(code), texts(live.setup.game)
    draw = source(f"{asked.id}/{live.table.sequence}").random
    told: list[Any] = []
    hint = ""
    for place, raw in enumerate(asked.actions):
        action = game.with_chance(game.without_chance(read(live.table, raw)), draw)
        refusal = game.check(asked.seat, action)
        if refusal is not None:
            text = words.refusal_sentence(lang, refusal, live.table.names)
            return msg.Tried(asked.id, tuple(told), game.view(asked.seat), None, place, refusal, text)
        if place == len(asked.actions) - 1:
            hint = words.action_hint(lang, game, asked.seat, action)
        told.extend(game.visible_event(asked.seat, event) for event in game.apply(asked.seat, action))
    return msg.Tried(asked.id, tuple(told), game.view(asked.seat), game.legal(asked.seat), hint=hint)


def _advise(game: Game, seat: int, count: int) -> list[Decision]:
    return PLAYERS[game.name].advise(game, seat, count)


async def advise(live: Live, code: str, asked: msg.Advise) -> msg.Advised:
    """The best actions by the advice of the game's experts, thought out off the event loop."""
    game = _seen(live.table, asked.seat)
    if asked.seat not in {*game.to_move, *game.to_answer}:
        raise RequestError("not_your_turn")
    count = min(max(1, asked.count), ADVICE)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            found = await loop.run_in_executor(live.hub.advisers, _advise, game, asked.seat, count)
    except Exception as error:  # an adviser that cannot be loaded, fails, or thinks too long
        _LOG.warning("table %s: no advice: %s", live.id, type(error).__name__)
        raise RequestError("no_advice") from error
    lang, words, names = language(code), texts(live.setup.game), live.table.names
    best = [
        msg.Advised.Advice(
            written(game.without_chance(option.action)),
            None if option.reason is None else option.reason.worth,
            words.action_sentence(lang, option.action, names),
            why(live.setup.game, lang, option.reason, names),
        )
        for option in found
    ]
    return msg.Advised(asked.id, tuple(best))


def look(live: Live, connection: Connection, asked: msg.Look) -> msg.Seen:
    """The table after a step, with no other eyes than now."""
    table = live.delay.table if connection.delayed else live.table
    if table is None or table.game is None:
        raise RequestError("not_started")
    if not 0 <= asked.step <= table.steps:
        raise RequestError("no_step", steps=table.steps, found=asked.step)
    seats = table.seats_of(connection.player)
    past = History() if connection.delayed else live.past
    game = past.game(table, asked.step)
    return msg.Seen(asked.id, asked.step, game.view(seats[0] if seats else None))


async def leaf(live: Live, connection: Connection, asked: msg.Leaf) -> msg.Leafed:
    """Rows from before those at hand are folded again to know what was told of them."""
    table = live.delay.table if connection.delayed else live.table
    assert table is not None
    first = min(asked.before, table.sequence + 1)
    since = max(0, first - min(max(1, asked.count), LEAVES))
    seats = table.seats_of(connection.player)
    if live.recent and live.recent[0].row.sequence <= since:
        told = [folded for folded in live.recent if since <= folded.row.sequence < first]
    else:
        then = Table(live.setup)
        told = [fold(then, row) for row in (await live.hub.store.rows(live.id))[:first]][since:]
    return msg.Leafed(asked.id, tuple([news(table, folded, seats, connection.language) for folded in told]))
