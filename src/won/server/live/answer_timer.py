"""How long a bot waits for a person who is present and has something to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Final

from won.core.game import Game
from won.server.operations.times import now
from won.tables.deadlines import answer_time
from won.tables.table import Table

LONGEST: Final = 60.0  # seconds of a timer; the sweep takes care of what takes longer


class AnswerTimer:
    """What the people of a table were asked and since when, and a timer for the end of their time."""

    __slots__ = ("_asked", "_on_timeout", "_timer")

    def __init__(self, on_timeout: Callable[[], None]) -> None:
        self._on_timeout = on_timeout
        self._asked: dict[int, tuple[Hashable, int]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def must_wait(self, table: Table, reachable: Callable[[str], bool]) -> bool:
        """Whether a reachable person still has time to answer; each new proposal gives new time."""
        assert table.game is not None
        self._asked = {seat: known for seat, known in self._asked.items() if seat in table.asked}
        wait = 0
        for seat in table.asked:
            proposal = _proposal(table.game, seat)
            if seat not in self._asked or self._asked[seat][0] != proposal:
                self._asked[seat] = (proposal, table.at)
            if reachable(table.holders[seat].player):
                wait = max(wait, self._asked[seat][1] + answer_time(table, seat) - now())
        if wait > 0 and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(min(wait / 1000, LONGEST), self._timed_out)
        return wait > 0

    @property
    def running(self) -> bool:
        return self._timer is not None

    def _timed_out(self) -> None:
        self._timer = None
        self._on_timeout()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _proposal(game: Game, seat: int) -> Hashable:
    kinds = game.next_words(seat, ())
    return tuple(game.next_words(seat, ("decline",))) if "decline" in kinds else tuple(kinds)
