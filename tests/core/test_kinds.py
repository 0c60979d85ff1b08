"""A kind of action says by itself what follows from its fields, and lists, draws, reads and writes its actions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from won.core.game import DONE, Legal, Word
from won.core.kinds import AMOUNT, COUNT, OPEN_ENDED, SEAT, ActionKind, listing, pick_kind
from won.core.refusal import Refusal


class Wait(msgspec.Struct, frozen=True, tag="wait", tag_field="do"):
    pass


class Take(msgspec.Struct, frozen=True, tag="take", tag_field="do"):
    count: int


class Spell(msgspec.Struct, frozen=True, tag="spell", tag_field="do"):
    letters: tuple[str, ...]


def _can(state: Any, actor: int, action: Any) -> Refusal | None:
    return None


def _do(state: Any, actor: int, action: Any, events: list[Any]) -> None:
    events.append(action)


def _counts(state: int, actor: int, parts: list[Word]) -> list[Word]:
    return list(range(1, state + 1))


def _letters(state: int, actor: int, parts: list[Word]) -> list[Word]:
    return ["a", "b", DONE] if parts and len(parts) < state else ["a", "b"] if not parts else [DONE]


WAIT = ActionKind(Wait, _can, _do, phases=[0], rule="", form="wait", parts=0, weight=1)
TAKE = ActionKind(
    Take, _can, _do, phases=[0], rule="", form="take COUNT", parts=1, weight=3, next_words=_counts, numbers=(COUNT,)
)
SPELL = ActionKind(
    Spell,
    _can,
    _do,
    phases=[0],
    rule="",
    form="spell LETTER ...",
    parts=OPEN_ENDED,
    weight=1,
    next_words=_letters,
    compose=lambda state, actor, parts: Spell(tuple(parts)),
    to_words=lambda state, actor, action: [*action.letters, DONE],
    numbers=(SEAT, AMOUNT),
    composed=True,
    endless=True,
)


def test_a_kind_without_parts_is_one_action() -> None:
    assert WAIT.name == "wait"
    assert WAIT.actions(3, 0) == [Wait()] == [WAIT.sample(3, 0, lambda: 0.5)] == [WAIT.read([])]
    assert WAIT.write(Wait()) == WAIT.to_words(3, 0, Wait()) == []


def test_a_kind_of_one_field_is_listed_drawn_read_and_written_from_its_words() -> None:
    assert TAKE.actions(3, 0) == [Take(1), Take(2), Take(3)]
    assert TAKE.sample(3, 0, lambda: 0.99) == Take(3)
    assert TAKE.read(["2"]) == Take(2)
    assert TAKE.write(Take(2)) == ["2"]
    assert TAKE.to_words(3, 0, Take(2)) == [2]
    with pytest.raises(ValueError, match="two"):
        TAKE.read(["two"])


def test_done_ends_a_kind_of_any_number_of_parts() -> None:
    assert SPELL.next_words(2, 0, ["a", DONE]) == []
    assert SPELL.compose(2, 0, ["a", "b", DONE]) == Spell(("a", "b"))
    assert len(SPELL.actions(2, 0)) == 2 + 4
    assert [SPELL.meaning(place) for place in range(3)] == [SEAT, AMOUNT, AMOUNT]
    assert SPELL.idle


def test_the_listing_holds_the_actions_of_short_kinds_and_the_names_of_the_others() -> None:
    assert listing([WAIT, TAKE, SPELL], 2, 0) == Legal((Wait(), Take(1), Take(2)), ("spell",))


def test_a_kind_is_drawn_by_its_weight() -> None:
    drawn = [pick_kind([WAIT, TAKE], lambda at=at: at / 4).name for at in range(4)]  # type: ignore[misc]
    assert drawn == ["wait", "take", "take", "take"]
