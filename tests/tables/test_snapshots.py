"""A table from a snapshot is the same table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.tables.play import Play, picture
from won.tables.fold import fold, table_of
from won.tables.plain_data import NotPlainError, plain, restored
from won.tables.snapshots import freeze, thaw, version

LENGTH: dict[str, dict[str, Any]] = {"industry": {"rounds": 30}, "shares": {"turns": 300}}


def _played(game: str, actions: int) -> Play:
    play = Play(game, "ada", "bo", "cleo", **LENGTH[game])
    for _ in range(actions):
        play.act()
    return play


@pytest.mark.parametrize("game", ["industry", "shares"])
def test_a_table_from_a_snapshot_goes_on_as_the_table_itself(game: str) -> None:
    play = _played(game, 130)
    half = len(play.rows) // 2
    table = table_of(play.setup, play.rows[:half])
    taken = table.actions()
    woken = thaw(play.setup, freeze(table), lambda: taken)
    assert picture(woken) == picture(table)
    for row in play.rows[half:]:
        assert fold(woken, row) == fold(table, row)
    assert picture(woken) == picture(table)
    assert woken.record() == table.record()


@pytest.mark.parametrize("game", ["industry", "shares"])
def test_going_back_behind_a_snapshot_gives_the_same_position(game: str) -> None:
    table = _played(game, 120).table
    taken = table.actions()
    woken = thaw(table.setup, freeze(table), lambda: taken)
    for step in (0, 30, 60, 119):
        assert woken.game_at(step).state_line() == table.game_at(step).state_line()


def test_a_table_without_its_log_can_still_be_shown() -> None:
    table = _played("industry", 40).table
    snapshot = msgspec.structs.replace(freeze(table), log=b"")
    shown = thaw(table.setup, snapshot, list)
    assert shown.game is not None
    assert table.game is not None
    assert (shown.steps, shown.game.view(None)) == (table.steps, table.game.view(None))


@pytest.mark.parametrize(
    "changed", [{"body": b""}, {"body": b"\x80"}, {"log": b"\xc1"}, {"steps": 3}, {"sequence": 99}], ids=str
)
def test_a_damaged_snapshot_is_refused(changed: dict[str, Any]) -> None:
    table = _played("shares", 20).table
    with pytest.raises(NotPlainError):
        thaw(table.setup, msgspec.structs.replace(freeze(table), **changed), list)


@pytest.mark.parametrize("name", ["server.app:make_app", "core.game:Nothing", "os:system", "core.record:load"])
def test_a_snapshot_makes_objects_of_rules_and_tables_and_nothing_else(name: str) -> None:
    with pytest.raises((NotPlainError, ImportError)):
        restored({"o": [name, []]})


def test_whatever_is_stored_comes_back() -> None:
    value = {"a": (1, [2**70, None]), 3: frozenset({1, 2}), "u": msgspec.UNSET, "b": bytearray(b"x")}
    assert restored(msgspec.msgpack.decode(msgspec.msgpack.encode(plain(value)))) == value


def test_the_version_is_that_of_the_program() -> None:
    assert version() == version()
    assert len(version()) > 20
