"""The results of any number of matches in one SQLite file, with every record.

A game is written in one transaction: it is there whole or not at all, whatever happens to the program or the machine.
"""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from won.arena.job import Job, Played
from won.arena.schedule import Match

__all__ = ["Results", "ResultsError"]

APPLICATION: Final = 0x574F4E41  # "WONA": this is a file of ours
VERSION: Final = 1
TIMEOUT: Final = 60.0  # seconds to wait for another program that writes to the same file

_SCHEMA: Final = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL, edition TEXT NOT NULL, options TEXT NOT NULL, lineup TEXT NOT NULL, seed TEXT NOT NULL,
    draft TEXT NOT NULL, UNIQUE (game, edition, options, lineup, seed, draft)
);
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES match, number INTEGER NOT NULL,
    first INTEGER NOT NULL, length INTEGER NOT NULL, steps INTEGER NOT NULL, triggers TEXT NOT NULL,
    record BLOB NOT NULL, UNIQUE (match, number)
);
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game, seat INTEGER NOT NULL, entrant INTEGER NOT NULL, bot TEXT NOT NULL,
    score INTEGER NOT NULL, win REAL NOT NULL, parts TEXT NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE incident (
    game INTEGER NOT NULL REFERENCES game, seat INTEGER NOT NULL, bot TEXT NOT NULL,
    step INTEGER NOT NULL, kind TEXT NOT NULL, detail TEXT NOT NULL
);
CREATE TABLE pace (
    game INTEGER NOT NULL REFERENCES game, seat INTEGER NOT NULL,
    decisions INTEGER NOT NULL, seconds REAL NOT NULL, longest REAL NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID;
"""
# Not in files of earlier programs, in which the scores say who stands higher and no percentile of a time is known.
_ADDED: Final = (
    """CREATE {kind} IF NOT EXISTS place (
    game INTEGER NOT NULL REFERENCES game, seat INTEGER NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID""",
    """CREATE {kind} IF NOT EXISTS duration (
    game INTEGER NOT NULL REFERENCES game, seat INTEGER NOT NULL, classes TEXT NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID""",
    """CREATE {kind} IF NOT EXISTS slips (
    game INTEGER NOT NULL REFERENCES game, seat INTEGER NOT NULL, figures TEXT NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID""",  # how players by text answered
)


class ResultsError(Exception):
    """A file that cannot be used: `problem` is of `foreign`, `version`, `full`, `failed`, `missing`."""

    def __init__(self, problem: str, name: str, **about: Any) -> None:
        super().__init__(f"{name}: {problem}")
        self.problem = problem
        self.name = name
        self.about = about


class Results:
    """An open file of results, or one in memory without a name."""

    def __init__(self, name: str | None, create: bool = True) -> None:
        self.name = name or ":memory:"
        if name is not None and not create and not Path(name).is_file():
            raise ResultsError("missing", name)
        try:
            self.db = sqlite3.connect(self.name, timeout=TIMEOUT, isolation_level=None)
            self._check_or_make(create)
        except sqlite3.Error as error:
            raise self._problem(error) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.db.close()

    def _check_or_make(self, create: bool) -> None:
        (tables,) = self.db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        (application,) = self.db.execute("PRAGMA application_id").fetchone()
        (version,) = self.db.execute("PRAGMA user_version").fetchone()
        if not tables and not version and create:
            self.db.execute("PRAGMA journal_mode = WAL")
            head = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION};"
            self.db.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} {head} COMMIT;")
        elif application != APPLICATION:
            raise ResultsError("foreign", self.name)
        elif version != VERSION:
            raise ResultsError("version", self.name, found=version, known=VERSION)
        for table in _ADDED:
            try:
                self.db.execute(table.format(kind="TABLE"))
            except sqlite3.OperationalError:  # an old file that may only be read
                self.db.execute(table.format(kind="TEMP TABLE"))

    def match_id(self, match: Match) -> int:
        """The id of the match in the file, which is added if it is new."""
        row = (match.game, match.edition, _text(match.options), _text(match.lineup), match.seed, match.draft)
        try:
            self.db.execute(
                "INSERT OR IGNORE INTO match (game, edition, options, lineup, seed, draft) VALUES (?,?,?,?,?,?)", row
            )
        except sqlite3.Error as error:
            raise self._problem(error) from None
        query = "SELECT id FROM match WHERE (game, edition, options, lineup, seed, draft) = (?,?,?,?,?,?)"
        return int(self.db.execute(query, row).fetchone()[0])

    def done(self, match: int) -> set[int]:
        return {number for (number,) in self.db.execute("SELECT number FROM game WHERE match = ?", (match,))}

    def add(self, match: int, job: Job, played: Played) -> None:
        """Write a game; one that is there already stays as it is."""
        try:
            self.db.execute("BEGIN IMMEDIATE")
            try:
                self._insert(match, job, played)
            except BaseException:
                if self.db.in_transaction:  # a full disk has ended it already
                    self.db.execute("ROLLBACK")
                raise
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            raise self._problem(error) from None

    def _insert(self, match: int, job: Job, played: Played) -> None:
        head = (match, job.number, played.first, played.length, played.steps, _text(played.triggers))
        added = self.db.execute(
            "INSERT OR IGNORE INTO game (match, number, first, length, steps, triggers, record) VALUES (?,?,?,?,?,?,?)",
            (*head, packed(played.record)),
        )
        if not added.rowcount:
            return
        game = added.lastrowid
        wins = {seat: 1 / len(played.winners) for seat in played.winners}
        self.db.executemany(
            "INSERT INTO seat VALUES (?,?,?,?,?,?,?)",
            [
                (game, seat, entrant, bot, score, wins.get(seat, 0.0), _text(parts))
                for seat, (entrant, bot, score, parts) in enumerate(
                    zip(job.entrants, job.bots, played.scores, played.parts, strict=True)
                )
            ],
        )
        incidents = [(game, *incident) for incident in played.incidents]
        self.db.executemany("INSERT INTO incident VALUES (?,?,?,?,?,?)", incidents)
        timings = [(game, seat, *timing[:3]) for seat, timing in enumerate(played.timings)]
        self.db.executemany("INSERT INTO pace VALUES (?,?,?,?,?)", timings)
        classes = [
            (game, seat, msgspec.json.encode(timing.classes).decode()) for seat, timing in enumerate(played.timings)
        ]
        self.db.executemany("INSERT INTO duration VALUES (?,?,?)", classes)
        slips = [(game, seat, _text(slip)) for seat, slip in enumerate(played.slips) if slip is not None]
        self.db.executemany("INSERT INTO slips VALUES (?,?,?)", slips)
        self.db.executemany("INSERT INTO place VALUES (?,?,?)", [(game, *place) for place in enumerate(played.ranks)])

    def _problem(self, error: sqlite3.Error) -> ResultsError:
        code = getattr(error, "sqlite_errorcode", 0)
        if code == sqlite3.SQLITE_NOTADB:
            return ResultsError("foreign", self.name)
        problem = "full" if code == sqlite3.SQLITE_FULL or code & 0xFF == sqlite3.SQLITE_IOERR else "failed"
        return ResultsError(problem, self.name, detail=str(error))


def packed(record: bytes) -> bytes:
    return zlib.compress(record, 9)


def unpacked(blob: bytes) -> bytes:
    return zlib.decompress(blob)


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
