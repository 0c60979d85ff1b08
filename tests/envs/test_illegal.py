"""An index that may not be said is refused with the word, what was said before it, and the rule; nothing changes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.docs.blocks import ROOT, blocks
from tests.envs.random_walk import TABLES, a_play, named, random_walk
from won.core.chance import source
from won.envs.dialogue import Dialogue
from won.envs.illegal import Illegal

RULES = ROOT / "docs/rules"


def refused(dialogue: Dialogue, index: int) -> Illegal:
    with pytest.raises(Illegal) as caught:
        dialogue.step(index)
    return caught.value


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_any_illegal_index_names_its_word_and_a_rule_that_exists(table: Any) -> None:
    known = set(re.findall(r"^\*\*([A-Z]+-[\d.]+)\*\*", (RULES / f"{table[0]}.md").read_text("utf-8"), re.MULTILINE))
    lots = source("illegal")
    seen = set()
    for dialogue in random_walk(a_play(table, offers=0), 900):
        index = int(lots.random() * dialogue.vocabulary.size)
        if dialogue.mask().allows(index) or lots.random() < 0.5:
            continue
        before = (dialogue.game.state_line(), list(dialogue.said), dialogue.seat)
        error = refused(dialogue, index)
        assert (dialogue.game.state_line(), list(dialogue.said), dialogue.seat) == before
        assert f"index {index} ({dialogue.vocabulary.labels[index]})" in str(error)
        assert error.refusal is not None
        assert error.refusal.rule in known
        assert f"[{error.refusal.rule}]" in str(error)
        seen.add(error.refusal.rule)
    assert len(seen) > 5


def said(table: Any, *words: str) -> Dialogue:
    """A dialogue at which these kinds may be said, and then the words."""
    for dialogue in random_walk(a_play(table, 4), 9000):
        if not dialogue.chosen and words[0] in dialogue.words():
            for word in words:
                dialogue.say(dialogue.vocabulary.index[word])
            return dialogue
    raise AssertionError(f"nobody could say {words}")


@pytest.mark.parametrize(
    ("word", "rule"), [("flag", "TURN-2"), ("produce", "TURN-2"), ("D4", "FORM-1"), ("leave", "FORM-1")]
)
def test_a_kind_that_is_not_open_names_what_closes_it(word: str, rule: str) -> None:
    dialogue = said(TABLES[0], "buy")
    dialogue.chosen.clear()
    dialogue.said.clear()
    dialogue.resume(dialogue.seat, False, dialogue.talked, dialogue.waiting)
    error = refused(dialogue, dialogue.vocabulary.index[word])
    assert error.refusal is not None
    assert error.refusal.rule == rule


def test_a_part_that_does_not_fit_names_the_action_and_the_rule() -> None:
    dialogue = said(TABLES[2], "flag")
    taken = next(square.at for square in dialogue.game.view(None).board)
    error = refused(dialogue, dialogue.vocabulary.index[taken])
    assert str(error).startswith(
        f"index {error.index} ({taken}) may not be said after `flag` by seat {dialogue.seat}: "
    )
    assert error.refusal is not None
    assert error.refusal.rule == "DEV-2.2"


def test_a_refusal_reads_as_on_the_page() -> None:
    [block] = blocks(ROOT / "docs/envs.md", "text")
    index = int(block.text.split()[1])
    for dialogue in random_walk(a_play(TABLES[0], 4), 9000):
        if dialogue.chosen == ["flag"] and dialogue.seat == 1 and not dialogue.mask().allows(index):
            error = refused(dialogue, index)
            if error.refusal is not None and error.refusal.rule in block.text:
                assert str(error) == block.text.strip()
                return
    raise AssertionError("nobody could say it")


@pytest.mark.parametrize("index", [-1, 10_000])
def test_what_is_no_index_says_how_far_they_go(index: int) -> None:
    dialogue = a_play(TABLES[0]).dialogue
    assert f"from 0 to {dialogue.vocabulary.size - 1}" in str(refused(dialogue, index))


def test_after_the_end_nothing_can_be_said() -> None:
    play = a_play(TABLES[0], words=20)
    for _ in random_walk(play, 100):
        pass
    assert "the game is over" in str(refused(play.dialogue, 0))


def test_what_the_environment_itself_forbids_is_no_rule() -> None:
    for dialogue in random_walk(a_play(TABLES[0], offers=1), 5000):
        if (
            not dialogue.chosen
            and dialogue.talked[dialogue.seat]
            and "offer" in dialogue.game.next_words(dialogue.seat, [])
        ):
            error = refused(dialogue, dialogue.vocabulary.index["offer"])
            assert error.refusal is None
            assert "(`offers`)" in str(error)
            return
    raise AssertionError("nobody had talked enough")
