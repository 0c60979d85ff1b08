"""Journals that start from a record: an imported game, or a position to try something out from."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from won import games
from won.core.record import Record, RecordError
from won.tables import limits
from won.tables.draws import SCHEME
from won.tables.entries import Acted, AnyEntry, Ended, Sat, Started
from won.tables.setup import Clock, Setup
from won.tables.validation import tidy


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
        setup,
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


def _played(record: Record, scheme: int = 1) -> list[AnyEntry]:
    acted: list[AnyEntry] = [
        Acted(entry["seat"], {name: value for name, value in entry.items() if name != "seat"}) for entry in record.log
    ]
    return [Started(dict(record.chance), revision=record.revision, scheme=scheme), *acted]
