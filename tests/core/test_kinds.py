"""A kind of action says by itself what follows from its fields, and lists, draws, reads and writes its actions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from won.core.game import DONE, Legal, Word
from won.core.kind_table import KindTable
from won.core.kinds import AMOUNT, COUNT, OPEN_ENDED, SEAT, ActionKind
from won.core.open_kinds import NOTHING_OPEN, OpenKinds, Situation
from won.core.refusal import Refusal, refuse


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
FEW = ActionKind(
    Take, _can, _do, phases=[0], rule="", form="", parts=1, weight=1, available=lambda state, actor: bool(state < 2)
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


class Kinds(KindTable[int]):
    """The state is a number: how many may be taken. Seat 1 may only wait."""

    def open_kinds(self, state: int, seat: int) -> OpenKinds:
        return OpenKinds([WAIT] if seat else self.kinds) if seat or state else NOTHING_OPEN

    def gate(self, state: int, seat: int, kind: ActionKind) -> Refusal | None:
        return None if kind in self.open_kinds(state, seat).kinds else refuse("CLOSED")

    def unknown(self, action: object) -> Refusal:
        return refuse("UNKNOWN")


TABLE = Kinds([WAIT, TAKE, SPELL])


def test_the_listing_holds_the_actions_of_short_kinds_and_the_names_of_the_others() -> None:
    assert TABLE.legal(2, 0) == Legal((Wait(), Take(1), Take(2)), ("spell",))


def test_a_kind_is_drawn_by_its_weight() -> None:
    assert [kind.name for kind in OpenKinds([WAIT, TAKE]).weighted] == ["wait", "take", "take", "take"]
    drawn = [TABLE.sample(3, 0, lambda at=at: at / 5) for at in range(5)]  # type: ignore[misc]
    assert [type(action) for action in drawn] == [Wait, Take, Take, Take, Spell]


def test_a_situation_leaves_out_the_kinds_that_are_not_available() -> None:
    situation = Situation([WAIT, FEW])
    assert [situation.open_kinds(state, 0).kinds for state in (1, 2, 1)] == [[WAIT, FEW], [WAIT], [WAIT, FEW]]
    assert situation.open_kinds(1, 0) is situation.open_kinds(1, 0), "each combination is made once"


def test_an_action_is_said_by_the_name_of_its_kind_and_its_parts() -> None:
    assert TABLE.next_words(2, 0, []) == ["wait", "take", "spell"]
    assert TABLE.next_words(2, 0, ["take"]) == [1, 2]
    assert (
        TABLE.next_words(2, 0, ["take", 1]) == TABLE.next_words(2, 1, ["take"]) == TABLE.next_words(2, 0, ["no"]) == []
    )
    assert TABLE.compose(2, 0, ["spell", "b", DONE]) == Spell(("b",))
    assert TABLE.to_words(2, 0, Spell(("b",))) == ["spell", "b", DONE]


def test_a_problem_is_that_of_the_gate_then_that_of_the_kind() -> None:
    assert TABLE.problem(2, 0, Take(2)) is None
    assert TABLE.problem(2, 1, Take(2)) == refuse("CLOSED")
    assert TABLE.problem(2, 0, "take") == refuse("UNKNOWN")


def test_one_open_kind_is_taken_without_a_draw_and_none_gives_nothing() -> None:
    assert TABLE.sample(2, 1, lambda: 1 / 0) == Wait()
    assert TABLE.sample(0, 0, lambda: 0.0) is None
