"""Undo: alone while no person has acted since, by consent after that, and never across what the asker was shown.

The fold notes for every action to whom it showed something: chance to everyone; and a sealed bid, a hidden sum or
whatever else a seat could not know, to those who could still take something back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from won.core.game import Game
from won.core.refusal import Refused
from won.tables import limits
from won.tables.action_log import EVERYONE
from won.tables.table import Table


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def last_own(table: Table, player: str, seat: int) -> int | None:
    """The step before the last action of that person for a seat."""
    return table.action_log.last(seat, player)


def may_undo(table: Table, seat: int) -> int | None:
    """The step to which the holder of a seat may go back without asking, if there is one."""
    log, player = table.action_log, table.holders[seat].player
    if not log.by or log.people[log.by[-1]] not in ("", player):  # the most frequent case: somebody else has acted
        return None
    if table.status != "playing" or not player:
        return None
    own, passed_over = bits(table.seats_of(player)), (player,) if table.rated else ("", player)
    for step in range(len(log) - 1, _earliest(table) - 1, -1):
        by = log.people[log.by[step]]
        if log.shown[step] & own or by not in passed_over:
            return None
        if by == player and log.seats[step] == seat:
            return step
    return None


def _earliest(table: Table) -> int:
    """The first step to which an undo may go: nobody looks further back, however long the game is."""
    return max(0, len(table.action_log) - limits.UNDO)


def may_reset(table: Table, seat: int, undo: int | None = None) -> int | None:
    """The step before the first of the seat's actions in a row, to which its holder may go back without asking.

    `undo` is what `may_undo` says, where the caller knows it.
    """
    log, player = table.action_log, table.holders[seat].player
    step = len(log)
    if not step or log.seats[-1] != seat or (may_undo(table, seat) if undo is None else undo) != step - 1:
        return None
    own, earliest, by = bits(table.seats_of(player)), _earliest(table), log.people.index(player)
    while step > earliest and log.seats[step - 1] == seat and log.by[step - 1] == by and not log.shown[step - 1] & own:
        step -= 1
    return step


def may_ask(table: Table) -> dict[int, int]:
    """The seats whose last action by their holder can be taken back, with consent or without: the step before it."""
    log, holders, open_seats = table.action_log, table.holders, dict[int, int]()
    if table.status == "playing":
        own_seats = dict[str, int]()
        for seat, holder in enumerate(holders):
            own_seats[holder.player] = own_seats.get(holder.player, 0) | 1 << seat
        open_seats = {seat: own_seats[holder.player] for seat, holder in enumerate(holders) if holder.player}
    shown, asked, rated = 0, dict[int, int](), table.rated
    for place in range(len(log) - 1, _earliest(table) - 1, -1):
        by, seat = log.by[place], log.seats[place]
        shown |= log.shown[place] if by or not rated else EVERYONE
        own = open_seats.get(seat)
        if own is not None and log.people[by] == holders[seat].player:
            del open_seats[seat]
            if not shown & own:
                asked[seat] = place
        if not open_seats or shown == EVERYONE:
            break
    return asked


def shown_since(table: Table, step: int, player: str) -> bool:
    """Whether that person has been shown something after that step, by anybody.

    Where the game hides something this is known only from an action of the person on: going back further counts as
    having been shown something.
    """
    if table.hides and table.action_log[step].by != player:
        return True
    return table.action_log.showed(step, bits(table.seats_of(player)))


def answered_since(table: Table, step: int) -> bool:
    """Whether a bot or caretaker has acted after that step of a rated game: nobody tries out there how they answer."""
    return table.rated and any(not taken.by for taken in table.action_log.since(step))


class Witnesses:
    """Those who could take something back, with copies of the game that know no more than they do."""

    __slots__ = ("_games", "_seats")

    def __init__(self, table: Table, actor: int, by: str) -> None:
        game, self._games = table.game, dict[int, Game]()
        assert game is not None
        self._seats = [seat for seat in range(table.setup.players) if table.alive >> seat & 1 or (by and seat == actor)]
        if table.hides:
            self._games = {seat: game.copy_for(seat) for seat in self._seats}

    def shown(self, game: Game, actor: int, action: Any, events: Sequence[Any]) -> int:
        """A bit for each of them that saw other events than they could expect of that action."""
        if any(game.reveals(event) for event in events):
            return EVERYONE
        return bits(
            seat
            for seat, guess in self._games.items()
            if _expected(guess, seat, actor, action) != _visible(game, seat, events)
        )


def _visible(game: Game, seat: int, events: Iterable[Any]) -> list[Any]:
    return [game.visible_event(seat, event) for event in events]


def _expected(guess: Game, seat: int, actor: int, action: Any) -> list[Any] | None:
    try:
        return _visible(guess, seat, guess.apply(actor, action))
    except Refused:
        return None


def still_alive(table: Table) -> int:
    """The seats whose holder could take the last action back, found again after some were taken back."""
    return bits(
        seat
        for seat, holder in enumerate(table.holders)
        if holder.player
        and (step := last_own(table, holder.player, seat)) is not None
        and not shown_since(table, step, holder.player)
    )
