"""Undo: alone while nobody else has acted since, by consent after that, and never across what chance showed."""

from __future__ import annotations

from won.core.refusal import Refused
from won.tables.table import Table


def last_own(table: Table, player: str, seat: int) -> int | None:
    """The step before the last action of that person for a seat."""
    for step in range(len(table.action_log) - 1, -1, -1):
        if table.action_log[step].by == player and table.action_log[step].seat == seat:
            return step
    return None


def may_undo(table: Table, seat: int) -> int | None:
    """The step to which the holder of a seat may go back without asking, if there is one."""
    player = table.holders[seat].player
    if table.status != "playing" or not player:
        return None
    for step in range(len(table.action_log) - 1, -1, -1):
        taken = table.action_log[step]
        if taken.chance or taken.by not in ("", player):
            return None
        if taken.by == player and taken.seat == seat:
            return step
    return None


def may_reset(table: Table, seat: int) -> int | None:
    """The step before the first of the seat's actions in a row, to which its holder may go back without asking."""
    step, player = len(table.action_log), table.holders[seat].player
    if may_undo(table, seat) != step - 1:
        return None
    while step and table.action_log[step - 1][:2] == (seat, player) and not table.action_log[step - 1].chance:
        step -= 1
    return step


def chance_since(table: Table, step: int) -> bool:
    """Whether chance has been shown after that step."""
    return any(taken.chance for taken in table.action_log.since(step))


def revealed_since(table: Table, step: int) -> bool:
    """Whether a person learned something hidden after that step: a sealed bid, a hidden sum.

    Each of their actions is played again with only what they knew; if other events follow, something was revealed.
    """
    if not table.rules.FACTS.hidden:
        return False
    game = table.game_at(step)
    for taken, (seat, action) in zip(table.action_log.since(step), table.actions(step), strict=True):
        guess = game.copy_for(seat)
        events = game.apply(seat, action)
        if not taken.by:
            continue
        try:
            expected = guess.apply(seat, action)
        except Refused:
            return True
        if [game.visible_event(seat, event) for event in events] != [
            guess.visible_event(seat, event) for event in expected
        ]:
            return True
    return False
