"""A bot does not go on over the head of a person who is here and has been asked something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Final

from won.core.game import Game
from won.server.operations.times import now
from won.tables.deadlines import patience
from won.tables.table import Table

LONGEST: Final = 60.0  # seconds of a timer; what takes longer is for the sweep


class Waiting:
    """What the people of a table have been asked, since when, and a timer for the end of their time."""

    __slots__ = ("_asked", "_then", "_timer")

    def __init__(self, then: Callable[[], None]) -> None:
        self._then = then
        self._asked: dict[int, tuple[Hashable, int]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def for_people(self, table: Table, reaches: Callable[[str], bool]) -> bool:
        """Whether somebody who can be reached has still a moment to answer; each new proposal gives a new one."""
        assert table.game is not None
        self._asked = {seat: known for seat, known in self._asked.items() if seat in table.asked}
        wait = 0
        for seat in table.asked:
            proposed = _proposed(table.game, seat)
            if seat not in self._asked or self._asked[seat][0] != proposed:
                self._asked[seat] = (proposed, table.at)
            if reaches(table.holders[seat].player):
                wait = max(wait, self._asked[seat][1] + patience(table, seat) - now())
        if wait > 0 and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(min(wait / 1000, LONGEST), self._over)
        return wait > 0

    @property
    def going_on(self) -> bool:
        return self._timer is not None

    def _over(self) -> None:
        self._timer = None
        self._then()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _proposed(game: Game, seat: int) -> Hashable:
    kinds = game.next_words(seat, ())
    return tuple(game.next_words(seat, ("decline",))) if "decline" in kinds else tuple(kinds)
