"""The stored past of one table: its rows, and snapshots that are used only if they agree with the rows."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from won.server.live.replays import actions_in, snapshots_of
from won.server.operations.work import Asker, Work
from won.server.storage import TableRow, TableStore
from won.server.storage.digests import Mark, block_digests, digest_at
from won.server.storage.rows import row_from_line
from won.tables.entries import Row, Undone
from won.tables.fold import Folded, fold
from won.tables.plain_data import NotPlainError
from won.tables.snapshots import EVERY, Snapshot, freeze, thaw, version
from won.tables.table import Table

RECENT: Final = 60  # rows in memory for clients that connect again
LONG: Final = 3 * EVERY  # rows: more are folded in another process
SLICE: Final = 20  # rows folded before others have their turn
_LOG = logging.getLogger("won.archive")
Past = tuple[Snapshot | None, list[str]]


class EarlierActions:
    """The actions of a journal's beginning: kept as text, decoded when they are first needed."""

    __slots__ = ("_setup", "_taken", "_text")

    def __init__(self, row: TableRow, lines: Sequence[str]) -> None:
        self._setup = row.setup
        self._text = "\n".join(lines)
        self._taken: list[tuple[int, Any]] | None = None

    def __call__(self) -> list[tuple[int, Any]]:
        if self._taken is None:
            self._taken, self._text = actions_in(self._setup, self._text), ""
        return self._taken


class Archive:
    def __init__(self, store: TableStore, work: Work, row: TableRow) -> None:
        self._store = store
        self._work = work
        self._row = row
        self._blocks: list[bytes] = []  # the digests of the full blocks of rows so far
        self._undone: list[tuple[int, int]] = []  # the rows that undid something, and the steps they went back to
        self._saved = -1  # the sequence of the newest snapshot
        self._saving = False

    # Waking

    async def load(self) -> tuple[Table, deque[Folded]]:
        """The table as it is stored, and its last rows."""
        lines = await self._store.snapshots.lines(self._row.id)
        self._blocks = await self._work.thread(block_digests, lines)
        self.note_undone([row_from_line(line) for line in lines if '{"kind":"undone"' in line])
        table, start = await self._newest(lines)
        if len(lines) - start > LONG:
            await self._make_snapshots(lines)
            table, start = await self._newest(lines)
        return table, await fold_lines(table, lines[start:])

    async def _newest(self, lines: list[str]) -> tuple[Table, int]:
        """The table of the newest good snapshot that leaves some rows to be folded, and the number of the next row."""
        for mark in reversed(await self._store.snapshots.marks(self._row.id)):
            if mark.sequence < len(lines) - RECENT and self._agrees(mark, lines):
                snapshot = await self._store.snapshots.get(self._row.id, mark.sequence)
                if snapshot is None or not snapshot.log:
                    break
                try:
                    count = mark.sequence + 1
                    table = thaw(self._row.setup, snapshot, EarlierActions(self._row, lines[:count]))
                except NotPlainError as error:
                    _LOG.warning("table %s: snapshot %d cannot be read: %s", self._row.id, mark.sequence, error)
                    continue
                self._saved = max(self._saved, mark.sequence)
                return table, count
        return Table(self._row.setup), 0

    def _agrees(self, mark: Mark, lines: Sequence[str], first: int = 0) -> bool:
        """Whether this program made the snapshot of these rows; `lines` begin with `first`, where a block starts."""
        full = (mark.sequence + 1) // EVERY
        if mark.version != version() or full > len(self._blocks):
            return False
        if mark.digest == digest_at(
            self._blocks, mark.sequence, lines[full * EVERY - first : full * EVERY - first + EVERY]
        ):
            return True
        _LOG.warning("table %s: snapshot %d is not of this journal", self._row.id, mark.sequence)
        return False

    async def _make_snapshots(self, lines: list[str]) -> None:
        snapshots = await self._work.run(Asker(), snapshots_of, self._row.setup, lines)
        if snapshots:
            await self._store.snapshots.put(self._row.id, snapshots)

    # New rows

    def due(self, table: Table) -> bool:
        """Whether it is time for a snapshot, which the process that wrote the last row makes."""
        if self._saving or table.sequence - self._saved < EVERY:
            return False
        self._saving = True
        return True

    def note_undone(self, rows: Sequence[Row]) -> None:
        self._undone += [(row.sequence, row.entry.step) for row in rows if isinstance(row.entry, Undone)]

    async def save(self, table: Table) -> None:
        """Store a snapshot. The table must not change any more, and its rows are read again as they are stored."""
        try:
            snapshot = freeze(table)
            rest = await self._extend_blocks(table.sequence)
            digest = digest_at(self._blocks, table.sequence, rest)
            await self._store.snapshots.put(
                self._row.id, [(Mark(table.sequence, table.steps, version(), digest), snapshot)]
            )
            self._saved = table.sequence
        finally:
            self._saving = False

    async def _extend_blocks(self, sequence: int) -> list[str]:
        """Bring the digests up to that row; the lines after the last full block."""
        known = len(self._blocks) * EVERY
        if sequence < known:
            return []
        lines = await self._store.snapshots.lines(self._row.id, known - 1, sequence)
        before = len(self._blocks)
        self._blocks = block_digests(lines, self._blocks)
        return lines[(len(self._blocks) - before) * EVERY :]

    # The past

    async def before(self, start: int, end: int) -> Past:
        """A snapshot before row `start`, if there is one to begin with, and the lines from it up to row `end`."""
        marks = [mark for mark in await self._marks(end) if mark.sequence < start]
        return await self._from_last(marks, end - 1)

    async def before_step(self, step: int, last: int) -> Past:
        """A snapshot of the game as it went before that step, and the lines up to a row after it, `last` at most."""
        marks = await self._marks(last + 1)
        after = [mark.sequence for mark in marks if mark.steps >= step]
        return await self._from_last([mark for mark in marks if mark.steps <= step], min([last, *after]))

    async def _marks(self, end: int) -> list[Mark]:
        """The snapshots before row `end` to fold on from: none of which a later row undid actions."""
        await self._extend_blocks(end - 1)
        undone = [each for each in self._undone if each[0] < end]
        marks, least = list[Mark](), sys.maxsize
        for mark in reversed(await self._store.snapshots.marks(self._row.id)):
            if mark.sequence < end:
                while undone and undone[-1][0] > mark.sequence:
                    least = min(least, undone.pop()[1])  # the steps that rows after the snapshot went back to
                if least >= mark.steps:
                    marks.append(mark)
        return marks[::-1]

    async def _from_last(self, marks: list[Mark], upto: int) -> Past:
        for mark in reversed(marks):
            first = (mark.sequence + 1) // EVERY * EVERY
            lines = await self._store.snapshots.lines(self._row.id, first - 1, upto)
            if self._agrees(mark, lines, first):
                snapshot = await self._store.snapshots.get(self._row.id, mark.sequence)
                if snapshot is not None:
                    return msgspec.structs.replace(snapshot, log=b""), lines[mark.sequence + 1 - first :]
        return None, await self._store.snapshots.lines(self._row.id, -1, upto)


async def fold_lines(table: Table, lines: Sequence[str]) -> deque[Folded]:
    """Fold rows into a table, a few at a time; the last ones."""
    recent: deque[Folded] = deque(maxlen=RECENT)
    for start in range(0, len(lines), SLICE):
        recent.extend([fold(table, row_from_line(line)) for line in lines[start : start + SLICE]])
        await asyncio.sleep(0)
    return recent
