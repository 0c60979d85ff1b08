"""The part of a vector environment that one process plays, at tables where every seat is the caller's."""

from __future__ import annotations

from typing import Any

from won.envs.play import Play
from won.envs.sight import Sight


class Window:
    """The rows of a shelf, as memory that is quickly written to."""

    def __init__(self, shelf: Any) -> None:
        self.seen: list[Any] = [row.data for row in shelf["seen"]]
        self.final: list[Any] = [row.data for row in shelf["final"]]
        self.mask: list[Any] = [row.data for row in shelf["mask"]]
        self.paid: list[Any] = [row.data for row in shelf["reward"]]
        self.action: Any = shelf["action"].data
        self.over: Any = shelf["over"].data
        self.cut: Any = shelf["cut"].data
        self.seat: Any = shelf["seat"].data

    def show(self, row: int, sight: Sight, seat: int) -> None:
        """What a seat sees that has the word."""
        sight.write(seat, self.seen[row])
        self.mask[row][:] = sight.desk.mask().array.data
        self.seat[row] = seat

    def end(self, row: int, sight: Sight, seat: int) -> None:
        """The game of a row is over: what a seat sees of it last, and whether it was cut off."""
        sight.write(seat, self.final[row])
        self.over[row], self.cut[row] = not sight.desk.cut, sight.desk.cut

    def close(self) -> None:
        """Let go of the memory."""
        self.seen, self.final, self.mask, self.paid = [], [], [], []
        self.action = self.over = self.cut = self.seat = None


class TableRows:
    """Whoever has the word at a table is asked; every seat is paid."""

    def __init__(self, shelf: Any, part: range, plays: list[Play]) -> None:
        self.window = Window(shelf)
        self.first = part.start
        self.plays = plays

    def reset(self, seed: int | None) -> None:
        for place, play in enumerate(self.plays):
            row = self.first + place
            play.reset(None if seed is None else seed + row)
            self.window.show(row, play.sight, play.desk.seat)

    def step(self) -> None:
        """Say the words that lie on the shelf; rewards and ends are zero before."""
        window = self.window
        for place, play in enumerate(self.plays):
            row, speaker = self.first + place, play.desk.seat
            if play.step(window.action[row]) < 0:
                self._pay(row, play)
            if play.desk.seat < 0:
                window.end(row, play.sight, speaker)
                play.reset(None)
            window.show(row, play.sight, play.desk.seat)

    def _pay(self, row: int, play: Play) -> None:
        earned = play.earned()
        if earned is not None:
            for seat, reward in enumerate(earned):
                self.window.paid[row][seat] = reward

    def say(self, row: int, index: int) -> None:
        """One word in one row: raises `Illegal` where it may not be said."""
        self.plays[row - self.first].desk.step(index)

    def close(self) -> None:
        self.window.close()
