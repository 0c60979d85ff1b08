"""The ranks of the people at a finished table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from won.players import bots_for
from won.server.storage import TableRow
from won.tables.entries import AnyEntry, Conceded, Merged, Sat, Started

LEAST: Final = 15  # actions a seat of the shortest game that is rated
Key = tuple[bool, int]  # conceded, rank in the game: the smaller the better


class Standing(msgspec.Struct, frozen=True):
    player: str
    seat: int
    rank: int  # from 0, among all who held a seat; equals share one
    place: int | None  # from 1, as shown; none if the game did not end
    score: int | None
    conceded: bool


def standings(table: TableRow, seating: Sequence[AnyEntry]) -> list[Standing]:
    """Each person once, by the best of several seats; those who conceded come last, also if the seat was taken over."""
    gone = [holder.conceded or holder.deserted for holder in table.seats]  # whoever leaves loses
    sat = [(holder.player, seat, gone[seat]) for seat, holder in enumerate(table.seats) if not holder.bot]
    sat += _replaced(seating, {player for player, _, _ in sat})
    keys = [_key(table, seat, gone[seat]) for seat in range(len(table.seats))]
    order = sorted({*keys, *(_key(table, seat, lost) for _, seat, lost in sat)})
    people: dict[str, Standing] = {}
    for player, seat, conceded in sat:
        key = _key(table, seat, conceded)
        place = None if table.result is None else 1 + sum(other < key for other in keys)
        standing = Standing(player, seat, order.index(key), place, _score(table, seat), conceded)
        if player and (player not in people or standing.rank < people[player].rank):
            people[player] = standing
    return sorted(people.values(), key=lambda standing: (standing.rank, standing.seat))


def places(table: TableRow) -> tuple[int, ...]:
    """The place of each seat, from 1; equals share one, and whoever has given up comes last."""
    keys = [_key(table, seat, holder.conceded or holder.deserted) for seat, holder in enumerate(table.seats)]
    return tuple(1 + sum(other < own for other in keys) for own in keys)


def counts(table: TableRow) -> bool:
    """Whether the game counts: it was played, all of it at this table, and is no lesson."""
    return table.setup.own_chance and table.setup.given is None and (table.steps > 0 or table.result is not None)


def ratable(table: TableRow, people: Sequence[Standing], seating: Sequence[AnyEntry]) -> bool:
    """Whether ratings change: a rated game that ended and was long enough, among people and bots of this program.

    At least two people with one seat each, and nobody who took a seat while it ran.
    """
    setup = table.setup
    held = [holder.player for holder in table.seats if holder.player and not holder.bot and not holder.conceded]
    known = all(holder.player or holder.bot in bots_for(setup.game) for holder in table.seats)
    if not setup.rated or table.result is None or table.steps < LEAST * setup.players:
        return False
    return known and len(people) >= 2 and len(held) == len(set(held)) and not _changed_hands(seating)


def taken_along(seating: Sequence[AnyEntry]) -> frozenset[str]:
    """The accounts that a guest has signed in to while the game was played: nobody chooses like that what counts."""
    begun = next((at for at, entry in enumerate(seating) if isinstance(entry, Started)), len(seating))
    return frozenset(entry.into for entry in seating[begun:] if isinstance(entry, Merged))


def _changed_hands(seating: Sequence[AnyEntry]) -> bool:
    holders: dict[int, str] = {}
    begun = False
    for entry in seating:
        begun = begun or isinstance(entry, Started)
        if isinstance(entry, Sat):
            if begun and holders.get(entry.seat, "") != entry.player:
                return True
            holders[entry.seat] = entry.player
        elif isinstance(entry, Merged):
            _merge(holders, entry)
    return False


def _merge(holders: dict[int, str], entry: Merged) -> None:
    for seat, holder in holders.items():
        if holder == entry.player:
            holders[seat] = entry.into


def _replaced(seating: Sequence[AnyEntry], staying: set[str]) -> list[tuple[str, int, bool]]:
    """People who conceded and whose seat has another holder now."""
    holders: dict[int, str] = {}
    gone: dict[str, int] = {}
    for entry in seating:
        if isinstance(entry, Sat):
            holders[entry.seat] = entry.player
        elif isinstance(entry, Conceded) and holders.get(entry.seat):
            gone[holders[entry.seat]] = entry.seat
        elif isinstance(entry, Merged):
            _merge(holders, entry)
    return [(player, seat, True) for player, seat in gone.items() if player not in staying]


def _key(table: TableRow, seat: int, conceded: bool) -> Key:
    return conceded, 0 if table.result is None else table.result.rank(seat)


def _score(table: TableRow, seat: int) -> int | None:
    if table.result is None:
        return None
    return next((points.total for points in table.result.scores if points.seat == seat), None)
