"""What is computed from the rows of a journal in a worker process. Everything goes in and out as plain data.

`snapshot` is the table before the first of the `lines`; none, if the lines begin with the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import msgspec

from won.core.record import Record, Seat, dump, entry
from won.games import read_record
from won.server.live.news import news
from won.server.storage.digests import Mark, block_digests, digest_at, rows_in
from won.server.storage.rows import line_of, row_from_line
from won.server.wire.messages.from_server import Leafed, Seen, encode
from won.tables.branches import branched, check_length, imported
from won.tables.draws import Nonces
from won.tables.entries import Acted, AnyEntry, Row, Undone
from won.tables.fairness import Verdict, verify
from won.tables.fold import fold
from won.tables.seats import Holder
from won.tables.setup import Setup
from won.tables.snapshots import EVERY, Snapshot, Taken, freeze, thaw, version
from won.tables.summary import Summary, summary
from won.tables.table import Table


def unknown_past() -> NoReturn:
    """The actions before a snapshot, which nothing here needs."""
    raise LookupError("the actions before the snapshot")


def begin(setup: Setup, snapshot: Snapshot | None, earlier: Callable[[], Taken] = unknown_past) -> Table:
    return Table(setup) if snapshot is None else thaw(setup, snapshot, earlier)


def leafed(
    request: str,
    setup: Setup,
    snapshot: Snapshot | None,
    lines: Sequence[str],
    start: int,
    seats: tuple[int, ...],
    code: str,
    holders: tuple[Holder, ...],
    unwanted: frozenset[str] = frozenset(),
) -> str:
    """The news of the lines from row `start` on, encoded, with the names of today."""
    table = begin(setup, snapshot)
    folded = [change for change in (fold(table, row_from_line(line)) for line in lines) if change.row.sequence >= start]
    table.holders = holders
    return encode(Leafed(request, tuple([news(table, change, seats, code, unwanted) for change in folded])))


def seen(
    request: str, setup: Setup, snapshot: Snapshot | None, lines: Sequence[str], step: int, seat: int | None
) -> str:
    """The position after `step` actions, of those that were not undone within the lines."""
    table = begin(setup, snapshot)
    rows = rows_in(lines)
    taken: list[Acted] = []
    before = table.steps
    for row in rows:
        if isinstance(row.entry, Acted):
            taken.append(row.entry)
        elif isinstance(row.entry, Undone):
            del taken[max(0, row.entry.step - before) :]
    while table.game is None:
        fold(table, rows.pop(0))
    for acted in taken[: step - before]:
        table.game.apply(acted.seat, table.read(acted.action))
    return encode(Seen(request, step, table.game.view(seat)))


def snapshots_of(setup: Setup, lines: Sequence[str]) -> list[tuple[Mark, Snapshot]]:
    """A whole journal folded, with a snapshot after each `EVERY` rows; only the last two need their logs."""
    return _folded(setup, rows_in(lines), lines)[1]


def _folded(setup: Setup, rows: Sequence[Row], lines: Sequence[str]) -> tuple[Table, list[tuple[Mark, Snapshot]]]:
    table = Table(setup)
    blocks = block_digests(lines)
    snapshots: list[tuple[Mark, Snapshot]] = []
    for row in rows:
        fold(table, row)
        if (row.sequence + 1) % EVERY == 0:
            snapshot = freeze(table)
            snapshots.append(
                (Mark(row.sequence, table.steps, version(), digest_at(blocks, row.sequence, ())), snapshot)
            )
    thin = [(mark, msgspec.structs.replace(snapshot, log=b"")) for mark, snapshot in snapshots[:-2]]
    return table, [*thin, *snapshots[-2:]]


class MadeTable(msgspec.Struct, frozen=True):
    """A table that begins with a whole game: its rows as lines, what lists know of it, and its snapshots."""

    setup: Setup
    lines: list[str]
    summary: Summary
    snapshots: list[tuple[Mark, Snapshot]]


def made_table(setup: Setup, entries: Sequence[AnyEntry], at: int) -> MadeTable:
    rows = [Row(sequence, at, entry) for sequence, entry in enumerate(entries)]
    lines = [line_of(row) for row in rows]
    table, snapshots = _folded(setup, rows, lines)
    return MadeTable(setup, lines, summary(table), snapshots)


def imported_table(data: bytes, at: int) -> MadeTable:
    """A record as a finished table; raises `RecordError`."""
    return made_table(*imported(read_record(data)), at)


def branched_table(
    of: str,
    setup: Setup,
    lines: Sequence[str],
    names: Sequence[Seat],
    step: int,
    player: str,
    bots: Sequence[str],
    at: int,
) -> MadeTable:
    """A table that continues from the position after `step` actions."""
    record = record_of(setup, lines, names)
    return made_table(*branched(of, setup, msgspec.structs.replace(record, log=record.log[:step]), player, bots), at)


def record_of(setup: Setup, lines: Sequence[str], names: Sequence[Seat]) -> Record:
    """The game of a journal as a record, with the names of today."""
    table = Table(setup)
    for line in lines:
        fold(table, row_from_line(line))
        if table.game is not None:
            break
    assert table.game is not None
    log = [entry(seat, action) for seat, action in actions_in(setup, "\n".join(lines))]
    return msgspec.structs.replace(table.game.record(), seats=list(names), log=log)


def exported(setup: Setup, lines: Sequence[str], names: Sequence[Seat]) -> bytes:
    return dump(record_of(setup, lines, names))


def verified(
    setup: Setup,
    lines: Sequence[str],
    names: Sequence[Seat],
    seed: str,
    promised: str,
    given: int | None,
    nonces: Nonces,
) -> Verdict:
    return verify(record_of(setup, lines, names), seed, promised, given, nonces)


def checked(data: bytes, seed: str, promised: str, given: int | None, nonces: Nonces) -> Verdict:
    """Any record against the seed it claims; raises `RecordError`."""
    record = read_record(data)
    check_length(record)
    return verify(record, seed, promised, given, nonces)


def actions_in(setup: Setup, text: str) -> list[tuple[int, Any]]:
    """The seats and actions of a journal, without those that were undone."""
    table = Table(setup)
    taken: list[tuple[int, Any]] = []
    for line in text.split("\n"):
        if '{"kind":"acted"' in line or '{"kind":"undone"' in line:
            row = row_from_line(line)
            if isinstance(row.entry, Acted):
                taken.append((row.entry.seat, table.read(row.entry.action)))
            elif isinstance(row.entry, Undone):
                del taken[row.entry.step :]
    return taken
