"""The tables of a vector environment that one process plays, where the caller plays every seat."""

from __future__ import annotations

from typing import Any

from won.envs.observation import Observations
from won.envs.play import Play


class RowWriter:
    """Writes the rows of `SharedArrays` through memory views, which are faster than arrays."""

    def __init__(self, shared: Any) -> None:
        self.seen: list[Any] = [row.data for row in shared["seen"]]
        self.final: list[Any] = [row.data for row in shared["final"]]
        self.mask: list[Any] = [row.data for row in shared["mask"]]
        self.reward: list[Any] = [row.data for row in shared["reward"]]
        self.action: Any = shared["action"].data
        self.over: Any = shared["over"].data
        self.cut: Any = shared["cut"].data
        self.seat: Any = shared["seat"].data

    def write(self, row: int, observations: Observations, seat: int) -> None:
        """What the seat to speak sees, and its mask."""
        observations.write(seat, self.seen[row])
        self.mask[row][:] = observations.dialogue.mask().array.data
        self.seat[row] = seat

    def end(self, row: int, observations: Observations, seat: int) -> None:
        """The last observation of a game that is over, and whether it was truncated."""
        observations.write(seat, self.final[row])
        self.over[row], self.cut[row] = not observations.dialogue.cut, observations.dialogue.cut

    def close(self) -> None:
        """Release the memory."""
        self.seen, self.final, self.mask, self.reward = [], [], [], []
        self.action = self.over = self.cut = self.seat = None


class TableGames:
    """Asks the seat to speak at each table, and rewards every seat."""

    def __init__(self, shared: Any, part: range, plays: list[Play]) -> None:
        self.writer = RowWriter(shared)
        self.first = part.start
        self.plays = plays

    def reset(self, seed: int | None) -> None:
        for place, play in enumerate(self.plays):
            row = self.first + place
            play.reset(None if seed is None else seed + row)
            self.writer.write(row, play.observations, play.dialogue.seat)

    def step(self) -> None:
        """Say the words of the action array; the caller has set rewards and ends to zero."""
        writer = self.writer
        for place, play in enumerate(self.plays):
            row, speaker = self.first + place, play.dialogue.seat
            if play.step(writer.action[row]) < 0:
                self._reward(row, play)
            if play.dialogue.seat < 0:
                writer.end(row, play.observations, speaker)
                play.reset(None)
            writer.write(row, play.observations, play.dialogue.seat)

    def _reward(self, row: int, play: Play) -> None:
        rewards = play.rewards()
        if rewards is not None:
            for seat, reward in enumerate(rewards):
                self.writer.reward[row][seat] = reward

    def say(self, row: int, index: int) -> None:
        """Say one word in one row; raises `Illegal` where it is not allowed."""
        self.plays[row - self.first].dialogue.step(index)

    def close(self) -> None:
        self.writer.close()
