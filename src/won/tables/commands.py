"""What a person, or something that acts for a seat, asks for: the drafts that do it, or a `RequestError`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from won.core.game import Game
from won.core.game_types import ActionJson, GameAction, JsonObject
from won.tables import lesson, limits, undo
from won.tables.consent import answered, granted, needed
from won.tables.deadlines import time_to_answer
from won.tables.drafts import Draft, Move
from won.tables.draws import Draws
from won.tables.entries import Acted, Answered, Asked, Conceded, How, Matter, Said
from won.tables.errors import RequestError
from won.tables.names import distinct
from won.tables.policy import Viewer, require
from won.tables.stand_in import come_back, stand_in
from won.tables.table import Table, Wish, written


def playing(table: Table) -> Game:
    """The game in play; raises where nothing can be done in it now."""
    if table.game is None:
        raise RequestError("not_started")
    if table.status != "playing":
        raise RequestError("paused" if table.status == "paused" else "over")
    return table.game


def act(
    table: Table, seed: str, seat: int, raw: ActionJson, by: str, request: str, at: int, after: int | None = None
) -> list[Draft]:
    """An action by hand."""
    require(table, "act", Viewer(by), seat)
    game = playing(table)
    if after is not None and table.touched[seat] > after:
        raise RequestError("stale", after=after, now=table.sequence)
    action = lesson.attempt(table, game, seat, read(table, raw))
    _leave_time(table, game, action, at)
    return [acted(table, seed, seat, action, "hand", by, request)]


def _leave_time(table: Table, game: Game, action: Any, at: int) -> None:
    """Raises where an action comes so soon after its notice that those asked had no time to answer."""
    notice = game.notice_of(action)
    if notice is not None:
        left = table.action_log[notice].at + time_to_answer(table.setup.clock) - at
        if left > 0:
            raise RequestError("too_soon", seconds=-(-left // 1000))


def read(table: Table, raw: ActionJson) -> GameAction:
    """The action that a client wrote."""
    try:
        return table.read(raw)
    except (msgspec.ValidationError, RecursionError) as error:
        raise RequestError("bad_action", detail=str(error)) from None


def acted(
    table: Table,
    seed: str,
    seat: int,
    action: Any,
    how: How,
    by: str = "",
    request: str = "",
    reason: JsonObject | None = None,
) -> Move:
    """The action with what chance adds to it. The fold checks it against the rules."""
    game = playing(table)
    bare = game.without_chance(action)
    complete = lesson.with_chance(table, game, bare)
    if complete is None:
        draw = Draws(seed, table.nonces).of_action(bare, game.steps, table.action_log.draws)
        complete = game.with_chance(bare, draw)
    return Move(Acted(seat, written(complete), how, by, request, reason), complete)


def wish(table: Table, seat: int, matter: Matter, step: int | None, by: str, request: str, at: int) -> list[Draft]:
    """What nobody else must agree to is done at once; else the others are asked."""
    require(table, f"wish {matter}", Viewer(by), seat)
    back = _undo_step(table, seat, step) if matter == "undo" else 0
    waiting = needed(table, by, matter, back, at)
    if waiting:
        return [Asked(matter, seat, back, by, request)]
    return [granted(table, Wish(matter, seat, waiting, back), by, request)]


def undo_asks(table: Table, seat: int, step: int | None, by: str, at: int) -> bool:
    """Whether others would be asked about that undo."""
    try:
        require(table, "wish undo", Viewer(by), seat)
        return bool(needed(table, by, "undo", _undo_step(table, seat, step), at))
    except RequestError:
        return False


def vote(table: Table, seat: int, by: str, request: str, away: Callable[[str], bool]) -> list[Draft]:
    """Ask those who are present whether the caretaker should play for somebody who is away."""
    target = table.holders[seat].player if 0 <= seat < table.setup.players else ""
    require(table, "wish bot", Viewer(by), seat, away(target))
    if not table.holders[seat].has_say or table.holders[seat].minder:
        raise RequestError("nobody_to_mind", seat=seat)
    voters = [
        other
        for other, holder in enumerate(table.holders)
        if holder.has_say and holder.player not in (by, target) and not holder.minder and not away(holder.player)
    ]
    own = table.seats_of(by)[0]
    if voters:
        return [Asked("bot", own, 0, by, request, seat, tuple(voters))]
    return [stand_in(table, seat, by)]


def _undo_step(table: Table, seat: int, step: int | None) -> int:
    """The step to go back to; never across what chance, or anybody's secret, has shown."""
    player = table.holders[seat].player
    back = undo.last_own(table, player, seat) if step is None else step
    if back is None or not 0 <= back < table.steps:
        raise RequestError("nothing_to_undo")
    if table.steps - back > limits.UNDO:
        raise RequestError("too_far_back", most=limits.UNDO)
    if undo.shown_since(table, back, player) or undo.answered_since(table, back):
        raise RequestError("chance_shown")
    return back


def answer(table: Table, seat: int, yes: bool, by: str, request: str, after: int | None = None) -> list[Draft]:
    """Agree or not, to no other wish than that of the moment `after`; whoever wished it says no to withdraw it."""
    require(table, "answer", Viewer(by), seat)
    open_wish = table.wish
    asked = open_wish is not None and (seat in open_wish.waiting or (not yes and open_wish.by == by))
    if open_wish is None or not asked:
        raise RequestError("nothing_asked")
    if after is not None and open_wish.asked > after:
        raise RequestError("stale", after=after, now=table.sequence)
    reply = Answered(seat, yes, by, request)
    if yes and not answered(table, open_wish, seat):
        return [reply, granted(table, open_wish, open_wish.by)]
    return [reply]


def returned(table: Table, player: str) -> list[Draft]:
    """Somebody is here again: a vote about their seat is off, and so is a bot that they did not ask for."""
    drafts: list[Draft] = []
    for seat in table.seats_of(player):
        holder, open_wish = table.holders[seat], table.wish
        if table.status in ("playing", "paused") and holder.minder and not holder.own_wish and not holder.conceded:
            drafts.append(come_back(table, seat))
        elif open_wish is not None and open_wish.matter == "bot" and open_wish.about == seat:
            drafts.append(Answered(seat, False, player))
    return drafts


def learn(table: Table, seed: str, seat: int, page: int, show: bool, by: str, request: str) -> list[Draft]:
    """Go on in the lesson: a page that was read, or with `show` the action of the page, done for the learner."""
    require(table, "learn", Viewer(by), seat)
    if not show:
        return [lesson.turned(table, page, by, request)]
    return [acted(table, seed, seat, lesson.shown(table, seat, page), "order", by, request)]


def concede(table: Table, seat: int, by: str, request: str) -> list[Draft]:
    require(table, "concede", Viewer(by), seat)
    return [Conceded(seat, by, request)]


def say(table: Table, text: str, who: Viewer, name: str, request: str) -> list[Draft]:
    """Chat; `@name` mentions a player of this table. Nobody speaks under the name of somebody who plays."""
    require(table, "chat", who)
    by = who.player
    if table.said.get(by, 0) >= limits.SAID:
        raise RequestError("said_enough", most=limits.SAID)
    own = table.seats_of(by)
    if not own and table.said_by_onlookers >= limits.SAID_BY_ONLOOKERS:
        raise RequestError("said_enough", most=limits.SAID_BY_ONLOOKERS)
    name = table.holders[own[0]].name if own else distinct(table, -1, name)
    folded = text.casefold()
    mentions = [holder.player for holder in table.holders if holder.player and f"@{holder.name}".casefold() in folded]
    return [Said(text, name, tuple(dict.fromkeys(mentions)), by, request)]
