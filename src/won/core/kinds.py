"""A kind of action is one record beside its rule; listing, sampling, notation and vocabularies are built from these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from won.core.game import DONE, Word
from won.core.notation import exactly, number
from won.core.refusal import Refusal

Draw = Callable[[], float]  # uniform in [0, 1)
OPEN_ENDED: Final = -1  # the number of parts of a kind whose parts are not a fixed number
ON_TURN: Final = "turn"  # who may take an action: the one on turn
ANYONE: Final = "any"

# What a number means among the parts of an action; environments give each meaning its own indices.
TURN: Final = 0  # of a tile
COUNT: Final = 1
SEAT: Final = 2
OFFER: Final = 3
AMOUNT: Final = 4  # of money
RAISE: Final = 5  # an amount, counted from the least that may be said
MEANINGS: Final = 6

_K = TypeVar("_K", bound="ActionKind")


class ActionKind:
    """One kind of action. Its functions take the state and the actor: a seat, or a party where seats join.

    `phases` is the set of phases in which it may be taken, `who` says by whom, in the words of the game's gate; a
    `joint` action waits for the consent of those who act as one.
    `can` says why not, or nothing; `do` carries the action out and appends the events.
    `rule` is the paragraph to cite where no closer one is known.
    `available`: whether the actor has at least one now; none where it always has. Where speed matters a kind is a
    subclass and overrides the method, which compiled code calls directly.
    `next_words` lists what may be said next after the parts said so far, `compose` makes the action of all its parts,
    and `to_words` is the way back. `parts` is their number where it is fixed.
    `composed`: there are too many actions of the kind to list them.
    `sample` draws a legal action at random; `weight` says how often the kind is taken when it can be.
    `form` shows how a line of it is written; `read` and `write` translate the words behind its name.
    `numbers` says what a number among the parts means, position by position, the last for all that follow.
    `endless`: can be repeated for ever while the game waits; `idle`: does not restart the count of such repetition.

    What is left out follows from the fields of the action, for kinds of no field or one.
    """

    __slots__ = (
        "_available",
        "_compose",
        "_next_words",
        "_read",
        "_to_words",
        "_write",
        "action",
        "always",
        "can",
        "composed",
        "do",
        "endless",
        "fields",
        "form",
        "idle",
        "joint",
        "name",
        "numbers",
        "parts",
        "phases",
        "plain",
        "rule",
        "sample",
        "weight",
        "who",
    )

    def __init__(
        self,
        action: Any,
        can: Callable[[Any, int, Any], Refusal | None],
        do: Callable[[Any, int, Any, list[Any]], None],
        *,
        phases: list[int],
        who: str = ON_TURN,
        rule: str,
        form: str,
        parts: int,
        weight: int,
        available: Callable[[Any, int], bool] | None = None,
        next_words: Callable[[Any, int, list[Word]], list[Word]] | None = None,
        compose: Callable[[Any, int, list[Any]], Any] | None = None,
        to_words: Callable[[Any, int, Any], list[Word]] | None = None,
        sample: Callable[[Any, int, Draw], Any] | None = None,
        read: Callable[[list[str]], Any] | None = None,
        write: Callable[[Any], list[str]] | None = None,
        numbers: tuple[int, ...] = (),
        composed: bool = False,
        joint: bool = False,
        endless: bool = False,
        idle: bool = False,
    ) -> None:
        self.action = action
        self.name: str = action.__struct_config__.tag
        self.fields: tuple[str, ...] = action.__struct_fields__
        self.plain: Any = None if self.fields else action()  # the only action of a kind without fields
        self.phases: int = sum([1 << phase for phase in phases])
        self.who = who
        self.joint = joint
        self.can = can
        self.do = do
        self._available = available
        self.always: bool = available is None and type(self) is ActionKind
        self.rule = rule
        self.form = form
        self.parts = parts
        self.weight = weight
        self.numbers = numbers
        self.composed = composed
        self.endless = endless
        self.idle = idle or endless
        self._next_words = next_words
        self._compose = compose
        self._to_words = to_words
        self.sample = self._sample_listed if sample is None else sample
        self._read = read
        self._write = write

    def available(self, state: Any, actor: int) -> bool:
        """Whether the actor has at least one now, the gate of the game being open."""
        return self._available is None or self._available(state, actor)

    def next_words(self, state: Any, actor: int, parts: list[Word]) -> list[Word]:
        """What may be said after these parts; nothing once they make an action."""
        if self._next_words is None or len(parts) == self.parts or (parts and parts[-1] == DONE):
            return []
        return self._next_words(state, actor, parts)

    def compose(self, state: Any, actor: int, parts: list[Word]) -> Any:
        """The action of all its parts; a `DONE` at the end is none of them."""
        if parts and parts[-1] == DONE:
            parts = parts[:-1]
        if self._compose is not None:
            return self._compose(state, actor, parts)
        return self.action(*parts) if parts else self.plain

    def to_words(self, state: Any, actor: int, action: Any) -> list[Word]:
        """The parts that make this action, or another name for the same one."""
        if self._to_words is not None:
            return self._to_words(state, actor, action)
        return [getattr(action, field) for field in self.fields]

    def _sample_listed(self, state: Any, actor: int, draw: Draw) -> Any:
        """One of the listed actions, for a kind of one part or none."""
        if self._next_words is None:
            return self.plain
        words = self._next_words(state, actor, [])
        return self.action(words[int(draw() * len(words))])

    def actions(self, state: Any, actor: int) -> list[Any]:
        """Every action of the kind that the actor has now."""
        listed: list[Any] = []
        self._extend(state, actor, [], listed)
        return listed

    def _extend(self, state: Any, actor: int, parts: list[Word], listed: list[Any]) -> None:
        following = self.next_words(state, actor, parts)
        if not following:
            listed.append(self.compose(state, actor, parts))
        elif len(parts) + 1 == self.parts:
            listed.extend([self.compose(state, actor, [*parts, word]) for word in following])
        else:
            for word in following:
                self._extend(state, actor, [*parts, word], listed)

    def read(self, words: list[str]) -> Any:
        """The action that the words behind the kind's name say; raises `ValueError` where they say none."""
        if self._read is not None:
            return self._read(words)
        values = exactly(words, len(self.fields))
        return self.action(*[number(word) for word in values] if self.numbers else values)

    def write(self, action: Any) -> list[str]:
        """The words behind the kind's name; `read` reads them back."""
        if self._write is not None:
            return self._write(action)
        return [str(getattr(action, field)) for field in self.fields]

    def meaning(self, place: int) -> int:
        """What a number means as the part at that place, counted from 0."""
        return self.numbers[min(place, len(self.numbers) - 1)]


def in_phase(kinds: list[_K], phase: int) -> list[_K]:
    return [kind for kind in kinds if kind.phases >> phase & 1]


def pick(numbers: list[int], draw: Draw) -> int:
    return numbers[int(draw() * len(numbers))]
