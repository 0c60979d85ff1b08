"""All games of a browser in one file, and back from it into any browser."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from won.local.store import LocalStore
from won.server.accounts.keys import TABLE
from won.server.storage import Person, TableRow
from won.server.storage.rows import row_from_line
from won.tables.errors import RequestError
from won.tables.fold import fold
from won.tables.summary import Summary, summary
from won.tables.table import Table
from won.tables.validation import checked_setup

FORMAT: Final = "won-games/1"
MOST: Final = 200_000_000  # bytes
Id = Annotated[str, Meta(pattern=f"^[2-9a-z]{{{TABLE}}}$")]


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table with the lines of its journal, as they are stored."""

    id: Id
    table: TableRow
    lines: tuple[str, ...]
    note: str = ""


class Backup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`player`: who sat at the tables, replaced by the player of the browser that reads the file."""

    format: Literal["won-games/1"]
    player: str
    games: tuple[SavedGame, ...]


async def backup(store: LocalStore, person: Person) -> bytes:
    games = []
    for row in await store.all_tables():
        lines, note = await store.snapshots.lines(row.id), await store.note(row.id, person.id)
        games.append(SavedGame(row.id, row, tuple(lines), note))
    return msgspec.json.encode(Backup(FORMAT, person.id, tuple(games)))


async def restore(store: LocalStore, person: Person, data: bytes) -> int:
    """How many games were added; those that are here already stay as they are. Raises `RequestError`."""
    if len(data) > MOST:
        raise RequestError("too_large", most=MOST)
    try:
        player = msgspec.json.decode(data, type=Backup).player
        if player:
            data = data.replace(player.encode(), person.id.encode())
        backup = msgspec.json.decode(data, type=Backup)
        if len({game.id for game in backup.games}) < len(backup.games):
            raise RequestError("bad_body", detail="one table is there twice", field="$.games")
        # Everything is folded before anything is written: a file with an error changes nothing.
        games = [(game, _folded(game)) for game in backup.games if await store.table(game.id) is None]
    except RequestError:
        raise
    except Exception as error:  # whatever the fold of a forged journal raises
        raise RequestError("bad_body", detail=str(error)) from error
    for game, after in games:
        await store.add_whole_table(msgspec.structs.replace(game.table, id=game.id), game.lines, after)
        if game.note:
            await store.set_note(game.id, person.id, game.note)
    return len(games)


def _folded(game: SavedGame) -> Summary:
    """What the journal makes of the table, whatever the file says of it."""
    table = Table(checked_setup(game.table.setup))
    for place, line in enumerate(game.lines):
        row = row_from_line(line)
        if row.sequence != place:
            raise RequestError("bad_body", detail=f"row {place} of table {game.id} is missing", field="$.games")
        fold(table, row)
    if not game.lines:
        raise RequestError("bad_body", detail=f"table {game.id} has no rows", field="$.games")
    return summary(table)
