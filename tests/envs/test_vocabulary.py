"""Words and indices: a small fixed table, and the same way there and back at every moment of a game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.envs.walks import TABLES, a_play, legal, named, walk
from won.core.chance import source
from won.core.game import Word
from won.envs.desk import Desk
from won.envs.industry.vocabulary import KINDS as INDUSTRY_KINDS
from won.envs.industry.vocabulary import VOCABULARY as INDUSTRY
from won.envs.paths import NoIndexError, indices
from won.envs.shares.vocabulary import VOCABULARY as SHARES
from won.envs.vocabulary import LEAVE, Vocabulary
from won.industry import actions as act
from won.players import make_bot
from won.shares.kinds import NAMES as SHARES_KINDS


@pytest.mark.parametrize("vocabulary", [INDUSTRY, SHARES])
def test_every_index_has_a_label_of_its_own_and_there_are_hundreds_at_most(vocabulary: Vocabulary) -> None:
    assert len(set(vocabulary.labels)) == vocabulary.size < 300


def encoded(desk: Desk, word: Word) -> int:
    return desk.vocabulary.encode(word, desk.chosen, desk.words(), desk.seat, desk.seats, desk.own)


def decoded(desk: Desk, index: int) -> Word:
    return desk.vocabulary.decode(index, desk.chosen, desk.words(), desk.seat, desk.seats, desk.own)


def check_there_and_back(table: Any, seed: int, most: int) -> None:
    for desk in walk(a_play(table, seed), most, source(seed), quiet=seed % 2 == 1):
        open_indices = legal(desk)
        assert open_indices, "the mask is all zero"
        words = [decoded(desk, index) for index in open_indices]
        assert [encoded(desk, word) for word in words] == open_indices
        known = [word for word in desk.words() if encoded(desk, word) >= 0]
        assert sorted(map(str, words)) == sorted(map(str, known))


@settings(max_examples=12)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
def test_at_every_moment_words_and_the_indices_of_the_mask_are_the_same_there_and_back(table: Any, seed: int) -> None:
    check_there_and_back(table, seed, 600)


@pytest.mark.soak
@settings(max_examples=300)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
def test_over_whole_games_too(table: Any, seed: int) -> None:
    check_there_and_back(table, seed, 20_000)


@settings(max_examples=12)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
def test_what_was_said_is_the_way_to_the_action_that_it_made(table: Any, seed: int) -> None:
    play, lots = a_play(table, seed), source(seed)
    desk = play.desk
    while not desk.over and desk.count < 600:
        choice = legal(desk, quiet=seed % 2 == 1)
        index = choice[int(lots.random() * len(choice))]
        said = [*desk.said, index]
        before = desk.copy(play.chance.random)
        action = desk.say(index)
        if action is not None:
            assert indices(desk, action) == said
            assert desk.game.compose(desk.seat, desk.chosen) == action
        before.step(index)
        play.desk = desk = before
        desk.draw = play.chance.random


@pytest.mark.parametrize("table", TABLES[::2], ids=named)
def test_what_a_bot_does_can_be_said(table: Any) -> None:
    play = a_play(table, 3, offers=0)
    desk, bot, told = play.desk, make_bot("clerk", 1), 0
    while not desk.over and told < 150:
        if desk.answering:
            desk.leave()
            continue
        action = bot.decide(desk.game.copy_for(desk.seat), desk.seat).action
        try:
            words = indices(desk, action)
        except NoIndexError:  # a sum above those that have an index
            desk.act(action)
            continue
        before = desk.game.copy()
        for index in words[:-1]:
            assert desk.say(index) is None
        said = desk.say(words[-1])
        seat = desk.seat
        assert said is not None
        after = before.copy()
        lots = source("dice"), source("dice")
        before.apply(seat, before.with_chance(action, lots[0].random))
        after.apply(seat, after.with_chance(said, lots[1].random))
        assert before.state_line() | {"step": 0} == after.state_line() | {"step": 0}
        desk.act(said)
        told += 1
    assert told > 40


def test_walks_come_by_every_kind_of_action() -> None:
    seen: set[Word] = set()
    for table in TABLES:
        for quiet in (False, True):
            long = {**table[3], **({"turns": 150} if table[0] == "shares" else {})}
            for desk in walk(a_play((*table[:3], long), 2), 2500, quiet=quiet):
                seen.update(desk.chosen[:1])
    assert {*INDUSTRY_KINDS, *SHARES_KINDS} - seen <= {*SHARES.whole, "pass", "keep", "build", "automate"}


def test_what_has_no_index_says_so() -> None:
    desk = next(desk for desk in walk(a_play(TABLES[0]), 3000) if not desk.chosen and "offer" in desk.words())
    with pytest.raises(NoIndexError, match="101"):
        indices(desk, act.Offer((desk.seat + 1) % 4, {}, {"money": 101}))


def test_a_seat_asked_off_turn_may_leave_it_and_no_other() -> None:
    seen = set()
    leave = INDUSTRY.index[LEAVE]
    for desk in walk(a_play(TABLES[0]), 3000):
        if not desk.chosen:
            seen.add(desk.answering)
            assert desk.mask().allows(leave) is desk.answering
            assert desk.answering is (desk.seat not in desk.game.to_move)
    assert seen == {True, False}


def test_talk_that_moves_nothing_on_is_limited() -> None:
    counts = {}
    for offers in (1, 3):
        play = a_play(TABLES[0], offers=offers)
        counts[offers] = max(max(desk.talked) for desk in walk(play, 2000))
    assert counts == {1: 1, 3: 3}
