"""Whatever is asked in whatever order: the table equals a fresh fold of its rows, and refusals change nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables.play import SEED, Play, picture
from won.tables import commands, seating
from won.tables.clocks import left_at
from won.tables.deadlines import due
from won.tables.errors import RequestError
from won.tables.policy import Viewer
from won.tables.setup import Clock

WHO = ("ada", "bo", "mallory")
SEATS = st.integers(-1, 3)
MATTERS = st.sampled_from(["undo", "pause", "resume", "end"])
CLOCKS = st.sampled_from([Clock(), Clock("move", 20), Clock("bank", 60, 5), Clock("bank", 30), Clock("daily", days=1)])

REQUEST = st.one_of(
    st.tuples(st.just("act"), st.integers(1, 12)),
    st.tuples(st.just("junk"), SEATS, st.sampled_from(WHO), st.dictionaries(st.sampled_from(["do", "at"]), st.text())),
    st.tuples(st.just("wish"), SEATS, MATTERS, st.none() | st.integers(-1, 40)),
    st.tuples(st.just("answer"), SEATS, st.booleans()),
    st.tuples(st.just("concede"), st.integers(0, 2)),
    st.tuples(st.just("mind"), SEATS, st.sampled_from(["", "clerk"]), st.sampled_from(WHO)),
    st.tuples(st.just("take"), SEATS, st.sampled_from(WHO)),
    st.tuples(st.just("vote"), SEATS, st.sampled_from(WHO), st.sets(st.sampled_from(WHO))),
    st.tuples(st.just("back"), st.sampled_from(WHO)),
    st.tuples(st.just("rename"), st.sampled_from(WHO), st.sampled_from(["Zoe", "Ada", "Bo"])),
    st.tuples(st.just("wait"), st.sampled_from([1, 15, 45, 10**5, 4 * 10**5])),
    st.tuples(st.just("say"), st.text(max_size=20)),
)


def ask(play: Play, request: tuple[Any, ...]) -> None:
    table = play.table
    match request:
        case ("act", count):
            _act(play, count)
        case ("junk", seat, who, raw):
            play.do(commands.act(table, SEED, seat, raw, who, "junk", play.at))
        case ("wish", seat, matter, step):
            play.do(commands.wish(table, seat, matter, step, _holder(play, seat), "", play.at))
        case ("answer", seat, yes):
            play.do(commands.answer(table, seat, yes, _holder(play, seat), ""))
        case ("concede", seat):
            play.do(commands.concede(table, seat, _holder(play, seat), ""))
        case ("wait", seconds):
            play.wait(seconds)
        case _:
            _ask_about_seats(play, request)


def _ask_about_seats(play: Play, request: tuple[Any, ...]) -> None:
    table = play.table
    match request:
        case ("mind", seat, level, who):
            play.do(seating.mind(table, seat, bool(level), Viewer(who, "ada")))
        case ("take", seat, who):
            play.do(seating.take_over(table, seat, Viewer(who, "ada"), who.title(), play.at))
        case ("vote", seat, who, away):
            play.do(commands.vote(table, seat, who, "", away.__contains__))
        case ("back", who):
            play.do(commands.returned(table, who))
        case ("rename", who, name):
            play.do(seating.rename(table, who, name))
        case ("say", text):
            play.do(commands.say(table, text, Viewer("ada"), "Ada", ""))


def _act(play: Play, count: int) -> None:
    for _ in range(count):
        if not play.table.to_move:
            return
        seat = play.table.to_move[count % len(play.table.to_move)]
        if play.table.holders[seat].automatic:
            play.automatic(seat, "caretaker" if play.player(seat) else "bot")
        else:
            play.act(seat, request=f"{len(play.rows)}")


def _holder(play: Play, seat: int) -> str:
    return play.player(seat) if 0 <= seat < 3 else "mallory"


@given(clock=CLOCKS, requests=st.lists(REQUEST, max_size=40))
@settings(deadline=None)
def any_sequence(game: str, clock: Clock, requests: list[tuple[Any, ...]]) -> None:
    play = Play(game, "ada", "bo", "clerk!", clock=clock)
    for request in requests:
        before = picture(play.table)
        try:
            ask(play, request)
        except RequestError:
            if request[0] != "act":
                assert picture(play.table) == before
        for seat in range(3):
            left = left_at(play.table, seat, play.at)
            assert left is None or left >= 0
        if play.table.status != "playing":
            assert due(play.table) is None
    play.check()


@pytest.mark.parametrize("game", ["industry", "shares"])
def test_any_sequence_of_requests_folds_to_the_same_table(game: str) -> None:
    any_sequence(game)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["industry", "shares"])
def test_any_sequence_of_requests_folds_to_the_same_table_in_the_long_run(game: str) -> None:
    """As long as the profile of Hypothesis says."""
    any_sequence(game)
