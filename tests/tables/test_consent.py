"""Pausing, going on and ending are for all who play to decide."""

from __future__ import annotations

import pytest

from tests.tables.play import SEED, Play
from won.tables import commands, seating
from won.tables.consent import LEAVING, needed
from won.tables.entries import Answered, Ended, Matter, Paused
from won.tables.errors import RequestError
from won.tables.policy import Viewer
from won.tables.stand_in import caretaker, stand_in


def test_a_pause_needs_all_other_people() -> None:
    play = Play("industry", "ada", "bo", "cleo", "clerk!")
    play.wish(0, "pause")
    assert play.wished is not None
    assert play.wished.waiting == {1, 2}
    play.answer(2, True)
    assert play.status == "playing"
    play.answer(1, True)
    assert play.status == "paused"
    assert [type(row.entry) for row in play.rows[-2:]] == [Answered, Paused]  # written together
    with pytest.raises(RequestError, match="paused"):
        commands.act(play.table, SEED, 0, {"do": "pass"}, "ada", "", play.at)
    play.check()


def test_one_answer_counts_for_all_seats_of_a_person() -> None:
    play = Play("industry", "ada", "bo", "bo")
    play.wish(0, "end")
    play.answer(1, True)
    assert play.status == "ended"
    assert play.rows[-1].entry == Ended("agreed")
    assert play.table.result is not None
    play.check()


def test_alone_among_bots_one_decides() -> None:
    play = Play("industry", "ada", "clerk!", "clerk!")
    play.wish(0, "end")
    assert play.status == "ended"


def test_who_has_let_the_table_wait_for_days_cannot_hold_it_up() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    gone = play.table.to_move[0]
    here = (gone + 1) % 3
    play.wait(4 * 24 * 3600)
    play.wish(here, "end")
    assert play.wished is not None
    assert gone not in play.wished.waiting
    play.answer((gone + 2) % 3, True)
    assert play.status == "ended"
    play.check()


def test_a_game_adjourned_for_days_goes_on_when_somebody_wishes() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.wish(0, "pause")
    play.answer(1, True)
    play.answer(2, True)
    play.wish(1, "resume")
    assert play.status == "paused"
    play.wait(4 * 24 * 3600)
    play.wish(2, "resume")
    assert play.status == "playing"
    play.check()


def nobody(player: str) -> bool:
    return False


def test_others_vote_for_a_bot_only_after_somebody_was_away_for_long() -> None:
    play = Play("industry", "ada", "bo", "cleo", "dan")
    with pytest.raises(RequestError, match="still_here"):
        commands.vote(play.table, 1, "ada", "", nobody)
    with pytest.raises(RequestError, match="not_yours"):
        commands.vote(play.table, 1, "mallory", "", {"bo"}.__contains__)
    play.do(commands.vote(play.table, 1, "ada", "", {"bo"}.__contains__))
    assert play.wished is not None
    assert play.wished.matter == "bot"
    assert play.wished.about == 1
    assert play.wished.waiting == {2, 3}
    play.answer(2, True)
    assert not play.table.holders[1].minder
    play.answer(3, True)
    assert play.table.holders[1].minder == caretaker("industry")
    play.check()


def test_who_comes_back_ends_the_vote_or_the_bot_that_others_put_there() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.do(commands.vote(play.table, 1, "ada", "", {"bo"}.__contains__))
    play.do(commands.returned(play.table, "bo"))
    assert play.wished is None
    play.do(commands.vote(play.table, 1, "ada", "", {"bo", "cleo"}.__contains__))  # nobody else is here to ask
    assert play.table.holders[1].minder
    play.do(commands.returned(play.table, "bo"))
    assert not play.table.holders[1].minder
    play.check()


def test_a_bot_that_one_asked_for_stays_until_one_takes_the_seat_back() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.do(seating.mind(play.table, 1, True, Viewer("bo")))
    assert commands.returned(play.table, "bo") == []
    play.do(seating.mind(play.table, 1, False, Viewer("bo")))
    assert not play.table.holders[1].minder
    play.check()


def test_a_bot_that_others_put_on_a_seat_takes_no_say_away() -> None:
    play = Play("industry", "ada", "bo", "cleo", seed="s5")
    play.do(commands.vote(play.table, 2, "ada", "", {"bo", "cleo"}.__contains__))
    play.wish(0, "end")
    assert play.wished is not None
    assert play.wished.waiting == {1, 2}
    play.answer(1, True)
    assert play.status == "playing"
    play.answer(2, False)
    play.wait(4 * 24 * 3600)  # whoever stays away for days is not waited for
    play.wish(0, "end")
    assert play.wished is not None
    assert play.wished.waiting == {1}
    play.check()


def test_putting_a_bot_there_answers_no_wish_for_somebody() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.wish(0, "pause")
    play.do([stand_in(play.table, 2)])
    assert play.wished is not None
    assert 2 in play.wished.waiting
    play.check()


def test_who_gave_up_or_let_a_bot_play_is_not_asked() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.do(commands.concede(play.table, 1, "bo", ""))
    play.do(seating.mind(play.table, 2, True, Viewer("cleo")))
    assert play.table.holders[1].conceded
    play.wish(0, "pause")
    assert play.status == "paused"
    with pytest.raises(RequestError, match="conceded"):
        commands.act(play.table, SEED, 1, {"do": "pass"}, "bo", "", play.at)
    play.check()


def test_there_is_nothing_to_wish_before_and_after() -> None:
    before = Play("industry", "ada", "bo", "cleo", started=False)
    with pytest.raises(RequestError, match="not_started"):
        before.wish(0, "pause")
    play = Play("industry", "ada", "clerk!", "clerk!")
    with pytest.raises(RequestError, match="not_paused"):
        play.wish(0, "resume")
    play.wish(0, "end")
    for matter in ("pause", "undo", "end"):
        with pytest.raises(RequestError, match="over"):
            play.wish(0, matter)


@pytest.mark.parametrize("matter", ["end", "pause"])
def test_a_bot_for_a_moment_takes_nobodys_say_away_where_the_result_counts(matter: Matter) -> None:
    play = Play("industry", "ada", "bo", "clerk!", rated=True)
    play.do(seating.mind(play.table, 1, True, Viewer("bo")))
    play.wish(0, matter)
    assert play.status == "playing"
    assert play.wished is not None
    assert play.wished.waiting == {1}
    play.wait(LEAVING / 1000 + 1)  # now it is leaving, which loses the game
    play.wish(0, matter)
    assert play.status == {"end": "ended", "pause": "paused"}[matter]
    play.check()


def test_what_somebody_did_before_a_bot_took_over_is_not_taken_back_behind_their_back() -> None:
    play = Play("shares", "ada", "bo", "cleo", rated=True)
    first = play.table.to_move[0]
    while play.table.to_move == (first,):
        play.act()
    play.do(seating.mind(play.table, first, True, Viewer(play.player(first))))
    asked = needed(play.table, play.player(play.table.to_move[0]), "undo", 0, play.at)
    assert asked == {first}


def test_after_a_long_pause_a_game_that_counts_goes_on_and_is_not_ended_by_one() -> None:
    play = Play("industry", "ada", "bo", "cleo", rated=True)
    play.wish(0, "pause")
    play.answer(1, True)
    play.answer(2, True)
    play.wait(4 * 24 * 3600)
    play.wish(2, "end")
    assert play.status == "paused"
    assert play.wished is not None
    assert play.wished.waiting == {0, 1}
    play.wish(2, "resume")
    assert play.status == "playing"
    play.check()
