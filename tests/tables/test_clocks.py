"""Clocks run by the times of the rows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.tables.play import Play
from won.tables import commands, seating
from won.tables.clocks import LEAST, deadline, left_at, out_of_time
from won.tables.deadlines import due
from won.tables.entries import Row, Started
from won.tables.fold import table_of
from won.tables.policy import Viewer
from won.tables.setup import Clock
from won.tables.stand_in import stand_in


def test_without_a_clock_nothing_runs() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.wait(10**6)
    assert left_at(play.table, 0, play.at) is None
    assert out_of_time(play.table, play.at) == []


def test_a_move_clock_is_full_again_for_every_turn() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("move", 30))
    seat = play.table.to_move[0]
    play.wait(20)
    assert left_at(play.table, seat, play.at) == 10_000
    while play.table.to_move[0] == seat:
        play.act()
    following = play.table.to_move[0]
    assert left_at(play.table, following, play.at) == 30_000
    assert due(play.table) == play.at + 30_000
    play.check()


def test_a_move_clock_goes_on_within_a_turn() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("move", 30))
    seat = play.table.to_move[0]
    play.wait(20)
    play.act()
    while play.table.to_move[0] == seat:
        assert left_at(play.table, seat, play.at) == 10_000  # an action earns no time
        play.act()
    assert left_at(play.table, play.table.to_move[0], play.at) == 30_000
    play.check()


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("bank", 30, 5)], ids=["move", "bank"])
def test_to_pass_and_to_take_it_back_earns_no_time_and_costs_the_others_none(clock: Clock) -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=clock)
    seat = play.table.to_move[0]
    play.wait(20)
    for left in (10_000, 9_000, 8_000):
        while play.table.to_move[0] == seat:
            play.act()
        following = play.table.to_move[0]
        play.wait(3)  # in which the next one thinks
        play.wish(seat, "undo")
        assert play.table.to_move[0] == seat
        assert left_at(play.table, seat, play.at) == left
        assert left_at(play.table, following, play.at) == 30_000
        play.wait(1)
    play.check()


def test_to_act_and_to_take_it_back_stops_no_clock() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("move", 30))
    seat = play.table.to_move[0]
    play.act()
    assert play.table.to_move[0] == seat
    play.wait(20)
    play.wish(seat, "undo")
    assert left_at(play.table, seat, play.at) == 10_000


def test_an_undo_that_others_agree_to_leaves_time_to_act() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("move", 30))
    seat = play.table.to_move[0]
    play.wait(29)
    while play.table.to_move[0] == seat:
        play.act()
    following = play.table.to_move[0]
    play.act()
    play.wish(seat, "undo")
    play.answer(following, True)
    assert play.table.to_move[0] == seat
    assert left_at(play.table, seat, play.at) == LEAST
    play.check()


def test_to_let_a_caretaker_play_and_to_come_back_earns_no_time() -> None:
    for clock in (Clock("move", 30), Clock("bank", 30, 5)):
        play = Play("industry", "ada", "bo", "cleo", clock=clock)
        seat = play.table.to_move[0]
        who = Viewer(play.player(seat))
        play.wait(20)
        play.do(seating.mind(play.table, seat, True, who))
        play.wait(60)
        assert not out_of_time(play.table, play.at)
        play.do(seating.mind(play.table, seat, False, who))
        assert left_at(play.table, seat, play.at) == 10_000
        while play.table.to_move[0] == seat:
            play.act()
        play.check()


def test_out_of_time_the_caretaker_plays_the_rest_of_the_turn_at_once() -> None:
    for clock in (Clock("move", 30), Clock("bank", 30, 5), Clock("bank", 30)):
        play = Play("industry", "ada", "bo", "cleo", clock=clock)
        seat, actions = play.table.to_move[0], 0
        play.wait(30)
        while seat in out_of_time(play.table, play.at):
            play.automatic(seat, "clock")
            actions += 1
        assert actions > 1
        assert play.table.to_move[0] != seat
        play.check()


def test_a_game_that_began_by_the_first_policy_keeps_its_clocks() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("move", 30))
    seat = play.table.to_move[0]
    play.wait(20)
    play.act()
    assert play.table.to_move[0] == seat
    rows = [
        Row(row.sequence, row.at, replace(row.entry, policy=1)) if isinstance(row.entry, Started) else row
        for row in play.rows
    ]
    assert left_at(table_of(play.setup, rows), seat, play.at) == 30_000


def test_a_daily_clock_gives_days() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("daily", days=2))
    assert left_at(play.table, play.table.to_move[0], play.at) == 2 * 24 * 3600 * 1000


def test_a_bank_goes_down_and_gets_its_increment() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("bank", 100, 5))
    seat = play.table.to_move[0]
    actions = 0
    while play.table.to_move[0] == seat:
        play.wait(10)
        play.act()
        actions += 1
    left = 100_000 - 10_000 * actions + 5_000  # once a turn, however many actions it took
    assert actions > 1
    assert left_at(play.table, seat, play.at) == left
    assert left_at(play.table, seat, play.at + 50_000) == left  # it stands still while others move
    play.check()


def test_when_time_runs_out_a_caretaker_is_called_for_that_seat() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("bank", 10))
    seat = play.table.to_move[0]
    play.wait(9.999)
    assert out_of_time(play.table, play.at) == []
    play.wait(0.001)
    assert out_of_time(play.table, play.at) == [seat]
    while play.table.to_move[0] == seat:
        play.automatic(seat, "clock")
    assert left_at(play.table, seat, play.at) == LEAST  # never so little that no move can be made
    play.check()


def test_a_pause_stops_all_clocks() -> None:
    play = Play("industry", "ada", "clerk!", "clerk!", clock=Clock("bank", 100))
    while play.table.to_move[0] != 0:
        play.automatic(play.table.to_move[0])
    play.wait(10)
    play.wish(0, "pause")
    assert play.status == "paused"
    play.wait(1000)
    assert left_at(play.table, 0, play.at) == 90_000
    assert due(play.table) is None
    play.wish(0, "resume")
    play.wait(10)
    assert left_at(play.table, 0, play.at) == 80_000
    play.check()


@pytest.mark.parametrize("how", ["mind", "bot"])
def test_no_clock_runs_for_what_acts_by_itself(how: str) -> None:
    play = Play("industry", "ada", "bo", "clerk!", clock=Clock("move", 10))
    while (seat := play.table.to_move[0]) != (0 if how == "mind" else 2):
        if play.player(seat):
            play.act()
        else:
            play.automatic(seat)
    if how == "mind":
        play.do(seating.mind(play.table, 0, True, Viewer("ada")))
    assert deadline(play.table, seat) is None
    play.check()


def test_in_a_phase_for_all_every_clock_runs_by_itself() -> None:
    play = Play("industry", "ada", "bo", "cleo", clock=Clock("move", 60))
    while len(play.table.to_move) < 3:
        play.act()
    play.wait(10)
    play.act(1)
    assert left_at(play.table, 0, play.at) == 50_000
    assert deadline(play.table, 1) is None
    play.check()


def test_leaving_a_rated_game_counts_after_a_grace_period_and_coming_back_does_not_undo_it() -> None:
    for minutes, lost in ((4, False), (6, True)):
        play = Play("industry", "ada", "bo", "cleo", rated=True)
        seat = play.table.to_move[0]
        play.do([stand_in(play.table, seat)])
        play.wait(60 * minutes)
        play.automatic(seat, "caretaker")
        play.do(commands.returned(play.table, play.player(seat)))
        assert not play.table.holders[seat].minder
        assert play.table.holders[seat].deserted == lost
        play.check()
