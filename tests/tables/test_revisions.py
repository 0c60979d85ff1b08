"""A game goes on by the rules it began with, whatever the program knows by now."""

from __future__ import annotations

import msgspec

from tests.golden import GAMES
from tests.tables.play import Play
from won.core.record import load
from won.games import replay
from won.shares.actions import Deal, Side
from won.shares.game import REVISION
from won.tables.entries import Acted, Row, Started
from won.tables.fold import table_of
from won.tables.table import Table


def upgraded(play: Play) -> Table:
    """The same journal as a program wrote it that knew the first revision alone: it names none."""
    rows: list[Row] = []
    for row in play.rows:
        raw = msgspec.json.decode(msgspec.json.encode(row))
        raw["entry"].pop("revision", None)
        rows.append(msgspec.convert(raw, Row))
    return table_of(play.setup, rows)


def test_a_new_table_keeps_to_the_present_rules() -> None:
    play = Play("shares", "ada", "bo", "cleo")
    started = next(row.entry for row in play.rows if isinstance(row.entry, Started))
    assert (started.revision, play.game.record().revision) == (REVISION, REVISION)


def test_a_table_begun_before_goes_on_by_the_first_revision() -> None:
    play = Play("shares", "ada", "bo", "cleo")
    poor = Deal(1, Side((), 500_000_000), Side())
    seat = play.table.to_move[0]
    offer = Deal((seat + 1) % 3, poor.give, poor.get)
    refusal = play.game.check(seat, offer)
    assert refusal is not None
    assert refusal.rule == "DEAL-4"
    old = upgraded(play)
    assert old.game is not None
    assert old.game.record().revision == 1
    assert old.game.check(seat, offer) is None
    assert old.game_at(0).record().revision == 1


def test_a_whole_journal_of_the_first_revision_folds_to_the_game_it_was() -> None:
    """What was legal then stays in the journal, though it no longer would be."""
    record = load((GAMES / "shares-4p.json").read_bytes())
    play = Play("shares", "ada", "bo", "cleo", "dag", **record.options)
    rows = [row for row in play.rows if not isinstance(row.entry, Started)]
    rows.append(Row(len(rows), play.at, Started(dict(record.chance))))
    for raw in record.log:
        action = {name: value for name, value in raw.items() if name != "seat"}
        rows.append(Row(len(rows), play.at, Acted(raw["seat"], action)))
    table = table_of(play.setup, rows)
    assert table.game is not None
    assert table.game.state_line() == replay(record).state_line()
    assert table.game.record().revision == 1
