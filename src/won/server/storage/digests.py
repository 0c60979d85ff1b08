"""Digests of journals, which prove that a snapshot was made of these very rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec

from won.server.storage.rows import row_from_line
from won.tables.entries import Row
from won.tables.snapshots import EVERY


class Mark(msgspec.Struct, frozen=True):
    """Where there is a snapshot."""

    sequence: int
    steps: int
    version: str
    digest: str


def rows_in(lines: Iterable[str]) -> list[Row]:
    return [row_from_line(line) for line in lines]


def block_digests(lines: Sequence[str], before: Sequence[bytes] = ()) -> list[bytes]:
    """The digest after each full block of `EVERY` rows; `before` are those of the blocks in front of the lines."""
    digests = list(before)
    for start in range(0, len(lines) - EVERY + 1, EVERY):
        digests.append(_digest(digests[-1] if digests else b"", lines[start : start + EVERY]))
    return digests


def digest_at(blocks: Sequence[bytes], sequence: int, rest: Sequence[str]) -> str:
    """The digest of all rows up to `sequence`; `rest` are the lines after its last full block."""
    full, more = divmod(sequence + 1, EVERY)
    last = blocks[full - 1] if full else b""
    return (_digest(last, rest[:more]) if more else last).hex()


def _digest(before: bytes, lines: Sequence[str]) -> bytes:
    return blake2b(before + "\n".join(lines).encode(), digest_size=16).digest()
