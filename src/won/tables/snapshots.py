"""A table as bytes and back, so that a long journal need not be folded from its first row.

A snapshot belongs to the program that made it: `VERSION` changes with every change of the rules or of the tables, and
a snapshot of another version is not read. The actions of the game are not in it; they stand in the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

import won
from won.core.base import Earlier, GameBase
from won.core.game import Game
from won.games import PerGame, package
from won.tables.action_log import ActionLog
from won.tables.plain_data import PACKAGES, NotPlainError, fields, plain, restored
from won.tables.setup import Setup
from won.tables.table import Table

EVERY: Final = 200  # rows between two snapshots of a journal
FORMAT: Final = 1
# What a state holds that follows from the setup of the game.
_DERIVED: Final[PerGame[tuple[str, ...]]] = PerGame(industry=lambda: ("edition",), shares=lambda: ("settings", "world"))
# Of a table: stored in a way of their own, or found again.
_APART: Final = ("_seated", "action_log", "game", "old", "positions", "setup")
Taken = Sequence[tuple[int, Any]]


class Snapshot(msgspec.Struct, frozen=True):
    """The table after the row `sequence`. `log` is empty in old ones, which serve only to page through the game."""

    sequence: int
    steps: int
    body: bytes
    log: bytes = b""


@cache
def version() -> str:
    """Of this program: any change of the code that folds journals makes another one."""
    digest = blake2b(digest_size=12)
    root = Path(won.__file__).parent
    for part in PACKAGES:
        for file in sorted(root.joinpath(part).rglob("*")):
            if file.suffix in (".py", ".so", ".pyd", ".toml"):
                digest.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    return f"{FORMAT}-{digest.hexdigest()}"


def freeze(table: Table) -> Snapshot:
    body = {name: plain(getattr(table, name)) for name in Table.__slots__ if name not in _APART}
    body["games"] = [[game.steps, _state(game)] for game in (*table.positions, *([table.game] if table.game else []))]
    log = {name: plain(getattr(table.action_log, name)) for name in ActionLog.__slots__}
    log["old"] = plain(table.old)
    encode = msgspec.msgpack.encode
    return Snapshot(table.sequence, table.steps, encode(body), encode(log))


def thaw(setup: Setup, snapshot: Snapshot, earlier: Callable[[], Taken]) -> Table:
    """The table of a snapshot; `earlier` reads the actions before it from the journal. Raises `NotPlainError`.

    Without its log the table can be folded on and shown, but not changed.
    """
    try:
        return _thaw(setup, snapshot, earlier)
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotPlainError(str(error)) from error


def _thaw(setup: Setup, snapshot: Snapshot, earlier: Callable[[], Taken]) -> Table:
    package(setup.game)  # loads the classes of its state
    table = Table(setup)
    body = msgspec.msgpack.decode(snapshot.body)
    games = body.pop("games")
    for name, value in body.items():
        setattr(table, name, restored(value))
    if snapshot.log:
        log = msgspec.msgpack.decode(snapshot.log)
        table.old = restored(log.pop("old"))
        for name, value in log.items():
            setattr(table.action_log, name, restored(value))
    else:
        table.action_log.leave_blank(snapshot.steps)
    if games:
        start = table.at_start()
        *positions, table.game = [_game(start, steps, state, earlier) for steps, state in games]
        table.positions = (*positions, table.game.copy())  # an undo after it need not go back behind it
    if (table.sequence, table.steps) != (snapshot.sequence, snapshot.steps):
        raise NotPlainError("sequence")
    return table


def _state(game: Game) -> dict[str, Any]:
    assert isinstance(game, GameBase)
    derived, state = _DERIVED[game.name], game.state
    return {name: plain(getattr(state, name)) for name in fields(type(state)) if name not in derived}


def _game(start: Game, steps: int, state: dict[str, Any], earlier: Callable[[], Taken]) -> Game:
    game = start.copy()
    assert isinstance(game, GameBase)
    if set(state) != set(fields(type(game.state))) - set(_DERIVED[game.name]):
        raise NotPlainError("state")
    for name, value in state.items():
        setattr(game.state, name, restored(value))
    if steps:
        game.journal = Earlier(steps, earlier)
    return game
