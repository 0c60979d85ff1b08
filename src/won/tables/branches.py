"""Journals that start from a record: an imported game, a position to try something out from, a game that goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs

from won import games
from won.core.record import Record, RecordError
from won.core.replay import follow
from won.tables import limits
from won.tables.draws import SCHEME
from won.tables.entries import POLICY, Acted, AnyEntry, Ended, Sat, Started
from won.tables.errors import RequestError
from won.tables.setup import Clock, Setup
from won.tables.validation import checked_setup, tidy


def imported(record: Record) -> tuple[Setup, list[AnyEntry]]:
    """A finished table from a record; raises `RecordError` with the place of its first error.

    The whole game is replayed, which is too slow for the event loop.
    """
    check_length(record)
    game = games.replay(record)
    setup = Setup(
        game=record.game,
        edition=record.edition,
        players=len(record.seats),
        options=dict(record.options),
        public=False,
        imported=True,
    )
    entries: list[AnyEntry] = [
        Sat(seat, name=tidy(sitting.name), nation=sitting.nation[:40], bot=sitting.bot[:40])
        for seat, sitting in enumerate(record.seats)
    ]
    entries += _played(game.record())
    if not game.over:
        entries.append(Ended("abandoned"))
    return setup, entries


def check_length(record: Record) -> None:
    """Raises for a record longer than any game of people."""
    if len(record.log) > limits.LOG:
        raise RecordError("too_long", "$.log", about={"found": len(record.log), "most": limits.LOG})


def branched(of: str, setup: Setup, record: Record, player: str, bots: Sequence[str]) -> tuple[Setup, list[AnyEntry]]:
    """A private table that continues from the end of a record: one person plays every seat without a bot."""
    branch = structs.replace(
        setup.standalone(),
        club="",
        clock=Clock(),
        public=False,
        rated=False,
        delay=0,
        imported=False,
        lesson="",
        branch_of=of,
        branch_at=len(record.log),
    )
    entries: list[AnyEntry] = []
    for seat, sitting in enumerate(record.seats):
        bot = bots[seat] if seat < len(bots) else ""
        holder = "" if bot else player
        entries.append(Sat(seat, player=holder, name=sitting.name, nation=sitting.nation, bot=bot, by=player))
    return branch, entries + _played(record, SCHEME)


def continued(record: Record, draw: Callable[[], float]) -> tuple[Setup, list[AnyEntry]]:
    """A private table that goes on with a running game, but for its seats; raises `RecordError` or `RequestError`.

    What nobody can have seen of the chance of the record is drawn anew, since whoever brings it could look it up.
    """
    check_length(record)
    package = games.package(record.game)
    game = games.replay(record, 0)
    events = [event for _, _, taken in follow(game, record.log, package.actions) for event in taken]
    if game.over:
        raise RequestError("over")
    record = structs.replace(game.record(), chance=package.redrawn(record.chance, events, draw))
    setup = checked_setup(Setup(record.game, record.edition, len(record.seats), dict(record.options), public=False))
    return structs.replace(setup, continued=True, branch_at=len(record.log)), _played(record, SCHEME, POLICY)


def _played(record: Record, scheme: int = 1, policy: int = 1) -> list[AnyEntry]:
    acted: list[AnyEntry] = [
        Acted(entry["seat"], {name: value for name, value in entry.items() if name != "seat"}) for entry in record.log
    ]
    return [Started(dict(record.chance), revision=record.revision, policy=policy, scheme=scheme), *acted]
