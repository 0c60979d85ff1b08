"""Who is paired with whom: players who wait for the same game, number of players and pace, by strength and patience."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from won.tables.setup import Clock

PACES: Final[dict[str, Clock]] = {
    "quick": Clock("bank", 900, 15),
    "move": Clock("move", 120),
    "daily": Clock("daily", days=1),
}
FIRST: Final = 100  # points by which the strength of others may differ at first
WIDER: Final = 3  # points more with each second of waiting
Pairs = frozenset[tuple[str, str]]


class Seek(msgspec.Struct, frozen=True):
    """A player who waits. `near`: for players of about the same strength; `patience`: seconds until bots may join."""

    player: str
    name: str
    rating: int
    near: bool
    patience: int
    since: int

    def reach(self, at: int) -> int | None:
        """By how many points others may differ now; none: by any number."""
        return FIRST + WIDER * max(0, at - self.since) // 1000 if self.near else None

    def accepts(self, other: Seek, at: int) -> bool:
        reach = self.reach(at)
        return reach is None or abs(self.rating - other.rating) <= reach

    def takes_bots(self, at: int) -> bool:
        return bool(self.patience) and at >= self.since + self.patience * 1000


class Group(msgspec.Struct, frozen=True):
    """People who play together, with so many bots."""

    seeks: tuple[Seek, ...]
    bots: int


def groups(seeks: Iterable[Seek], players: int, at: int, apart: Pairs = frozenset()) -> list[Group]:
    """Whole tables first, for those who have waited longest; then tables with bots for those who take them now."""
    waiting = sorted(seeks, key=lambda seek: (seek.since, seek.player))
    grouped = _grouped(waiting, players, at, apart, whole=True)
    paired = {seek.player for group in grouped for seek in group.seeks}
    patient = [seek for seek in waiting if seek.player not in paired and seek.takes_bots(at)]
    return grouped + _grouped(patient, players, at, apart, whole=False)


def _grouped(waiting: Sequence[Seek], players: int, at: int, apart: Pairs, whole: bool) -> list[Group]:
    left, groups = list(waiting), []
    for first in waiting:
        if first not in left:
            continue
        chosen = [first]
        for other in sorted(left, key=lambda seek: (abs(seek.rating - first.rating), seek.since, seek.player)):
            if other is not first and len(chosen) < players and _fits(other, chosen, at, apart):
                chosen.append(other)
        if len(chosen) == players or not whole:
            groups.append(Group(tuple(chosen), players - len(chosen)))
            left = [seek for seek in left if seek not in chosen]
    return groups


def _fits(other: Seek, chosen: Sequence[Seek], at: int, apart: Pairs) -> bool:
    return all(
        seek.accepts(other, at)
        and other.accepts(seek, at)
        and (seek.player, other.player) not in apart
        and (other.player, seek.player) not in apart
        for seek in chosen
    )
