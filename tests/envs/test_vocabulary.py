"""Words and indices: a small fixed table, and the same way there and back at every moment of a game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.envs.random_walk import TABLES, a_play, legal, named, random_walk
from won.core.chance import source
from won.core.game import Word
from won.envs.dialogue import Dialogue
from won.envs.encoding import NoIndexError, indices
from won.envs.industry.vocabulary import VOCABULARY as INDUSTRY
from won.envs.shares.vocabulary import VOCABULARY as SHARES
from won.envs.vocabulary import LEAVE, Vocabulary
from won.industry import actions as act
from won.industry.kinds import KIND_TABLE
from won.players import make_bot
from won.shares.kinds import KIND_TABLE as SHARES_KINDS


@pytest.mark.parametrize("vocabulary", [INDUSTRY, SHARES])
def test_every_index_has_a_label_of_its_own_and_there_are_hundreds_at_most(vocabulary: Vocabulary) -> None:
    assert len(set(vocabulary.labels)) == vocabulary.size < 300


def encoded(dialogue: Dialogue, word: Word) -> int:
    return dialogue.vocabulary.encode(
        word, dialogue.chosen, dialogue.words(), dialogue.seat, dialogue.seats, dialogue.own
    )


def decoded(dialogue: Dialogue, index: int) -> Word:
    return dialogue.vocabulary.decode(
        index, dialogue.chosen, dialogue.words(), dialogue.seat, dialogue.seats, dialogue.own
    )


def check_there_and_back(table: Any, seed: int, most: int) -> None:
    for dialogue in random_walk(a_play(table, seed), most, source(seed), quiet=seed % 2 == 1):
        open_indices = legal(dialogue)
        assert open_indices, "the mask is all zero"
        words = [decoded(dialogue, index) for index in open_indices]
        assert [encoded(dialogue, word) for word in words] == open_indices
        known = [word for word in dialogue.words() if encoded(dialogue, word) >= 0]
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
    dialogue = play.dialogue
    while not dialogue.over and dialogue.count < 600:
        choice = legal(dialogue, quiet=seed % 2 == 1)
        index = choice[int(lots.random() * len(choice))]
        said = [*dialogue.said, index]
        before = dialogue.copy(play.chance.random)
        action = dialogue.say(index)
        if action is not None:
            assert indices(dialogue, action) == said
            assert dialogue.game.compose(dialogue.seat, dialogue.chosen) == action
        before.step(index)
        play.dialogue = dialogue = before
        dialogue.draw = play.chance.random


@pytest.mark.parametrize("table", TABLES[::2], ids=named)
def test_what_a_bot_does_can_be_said(table: Any) -> None:
    play = a_play(table, 3, offers=0)
    dialogue, bot, steps = play.dialogue, make_bot("clerk", 1), 0
    while not dialogue.over and steps < 150:
        if dialogue.answering:
            dialogue.leave()
            continue
        action = bot.decide(dialogue.game.copy_for(dialogue.seat), dialogue.seat).action
        try:
            words = indices(dialogue, action)
        except NoIndexError:  # a sum above those that have an index
            dialogue.act(action)
            continue
        before = dialogue.game.copy()
        for index in words[:-1]:
            assert dialogue.say(index) is None
        said = dialogue.say(words[-1])
        seat = dialogue.seat
        assert said is not None
        after = before.copy()
        lots = source("dice"), source("dice")
        before.apply(seat, before.with_chance(action, lots[0].random))
        after.apply(seat, after.with_chance(said, lots[1].random))
        assert before.state_line() | {"step": 0} == after.state_line() | {"step": 0}
        dialogue.act(said)
        steps += 1
    assert steps > 40


def test_walks_come_by_every_kind_of_action() -> None:
    seen: set[Word] = set()
    for table in TABLES:
        for quiet in (False, True):
            long = {**table[3], **({"turns": 150} if table[0] == "shares" else {})}
            for dialogue in random_walk(a_play((*table[:3], long), 2), 2500, quiet=quiet):
                seen.update(dialogue.chosen[:1])
    assert {*KIND_TABLE.by_name, *SHARES_KINDS.by_name} - seen <= {*SHARES.whole, "pass", "keep", "build", "automate"}


def test_what_has_no_index_says_so() -> None:
    dialogue = next(
        dialogue
        for dialogue in random_walk(a_play(TABLES[0]), 3000)
        if not dialogue.chosen and "offer" in dialogue.words()
    )
    with pytest.raises(NoIndexError, match="101"):
        indices(dialogue, act.Offer((dialogue.seat + 1) % 4, {}, {"money": 101}))


def test_a_seat_asked_off_turn_may_leave_it_and_no_other() -> None:
    seen = set()
    leave = INDUSTRY.index[LEAVE]
    for dialogue in random_walk(a_play(TABLES[0]), 3000):
        if not dialogue.chosen:
            seen.add(dialogue.answering)
            assert dialogue.mask().allows(leave) is dialogue.answering
            assert dialogue.answering is (dialogue.seat not in dialogue.game.to_move)
    assert seen == {True, False}


def test_talk_that_moves_nothing_on_is_limited() -> None:
    counts = {}
    for offers in (1, 3):
        play = a_play(TABLES[0], offers=offers)
        counts[offers] = max(max(dialogue.talked) for dialogue in random_walk(play, 2000))
    assert counts == {1: 1, 3: 3}
