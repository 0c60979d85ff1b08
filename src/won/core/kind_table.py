"""All kinds of action of a game, and what a seat may do now: listed, composed word by word, or drawn at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from won.core.game import Legal, Word
from won.core.kinds import ActionKind, Draw
from won.core.notation import NotationError, words_of
from won.core.open_kinds import OpenKinds
from won.core.refusal import Refusal

S = TypeVar("S")  # the state of the game


class KindTable(ABC, Generic[S]):
    """The kinds in the order of the game's union of actions. A game adds its gate, and which kinds are open.

    `parties`: seats can act together, so that `actor` must be asked who acts; a game without them saves the call.
    """

    def __init__(self, kinds: list[ActionKind], parties: bool = False) -> None:
        self.kinds = kinds
        self.parties = parties
        self.by_name: dict[str, ActionKind] = {kind.name: kind for kind in kinds}
        self.by_type: dict[Any, ActionKind] = {kind.action: kind for kind in kinds}

    @property
    def forms(self) -> dict[str, str]:
        """How a line of each kind is written, for help."""
        return {kind.name: kind.form for kind in self.kinds}

    def parse(self, line: str) -> Any:
        """The action that a line says, legal or not; raises `NotationError`."""
        words = words_of(line)
        name = words[0] if words else ""
        kind = self.by_name.get(name)
        if kind is None:
            raise NotationError("unknown", name)
        try:
            return kind.read(words[1:])
        except (ValueError, IndexError, TypeError) as error:
            raise NotationError("form", name, str(error)) from None

    def write(self, action: Any) -> str:
        """An action as its line; `parse` reads it back."""
        kind = self.by_type[type(action)]
        return " ".join([kind.name, *kind.write(action)])

    @abstractmethod
    def open_kinds(self, state: S, seat: int) -> OpenKinds:
        """The kinds of action of which the seat has at least one now."""

    @abstractmethod
    def gate(self, state: S, seat: int, kind: ActionKind) -> Refusal | None:
        """Why the seat may not take this kind of action at all now, or nothing."""

    @abstractmethod
    def unknown(self, action: object) -> Refusal:
        """The refusal of something that is no action of this game."""

    def actor(self, state: S, seat: int) -> int:
        """Who acts when the seat does: the seat itself, unless seats act together."""
        return seat

    def is_open(self, state: S, seat: int, kind: ActionKind) -> bool:
        """Whether this kind is among the open ones, without asking about the others."""
        return self.gate(state, seat, kind) is None and kind.available(state, self.actor(state, seat))

    def problem(self, state: S, seat: int, action: Any) -> Refusal | None:
        """Why the seat may not do this now, or nothing."""
        kind = self.by_type.get(type(action))
        return self.unknown(action) if kind is None else self.problem_of(state, seat, kind, action)

    def problem_of(self, state: S, seat: int, kind: ActionKind, action: Any) -> Refusal | None:
        """The same for an action of this kind."""
        problem = self.gate(state, seat, kind)
        if problem is not None:
            return problem
        return kind.can(state, self.actor(state, seat) if self.parties else seat, action)

    def legal(self, state: S, seat: int) -> Legal:
        """Every action of the short kinds, and the names of the composed ones."""
        actor = self.actor(state, seat)
        actions: list[Any] = []
        composed: list[str] = []
        for kind in self.open_kinds(state, seat).kinds:
            if kind.composed:
                composed.append(kind.name)
            else:
                actions.extend(kind.actions(state, actor))
        return Legal(tuple(actions), tuple(composed))

    def next_words(self, state: S, seat: int, chosen: list[Word]) -> list[Word]:
        """What may be said next: the name of a kind first, then its parts."""
        if not chosen:
            return [kind.name for kind in self.open_kinds(state, seat).kinds]
        kind = self.by_name.get(str(chosen[0]))
        if kind is None or (len(chosen) == 1 and not self.is_open(state, seat, kind)):
            return []
        return kind.next_words(state, self.actor(state, seat), chosen[1:])

    def compose(self, state: S, seat: int, chosen: Sequence[Word]) -> Any:
        """The action of a kind's name and its parts."""
        return self.by_name[str(chosen[0])].compose(state, self.actor(state, seat), list(chosen[1:]))

    def to_words(self, state: S, seat: int, action: Any) -> list[Word]:
        """The name and the parts that make this action: the inverse of `compose`."""
        kind = self.by_type[type(action)]
        return [kind.name, *kind.to_words(state, self.actor(state, seat), action)]

    def sample(self, state: S, seat: int, draw: Draw) -> Any | None:
        """A legal action of the seat, or none if it has none: first its kind by weight, then its parts."""
        open_kinds = self.open_kinds(state, seat)
        kinds, weighted = open_kinds.kinds, open_kinds.weighted
        if not kinds:
            return None
        kind = kinds[0] if len(kinds) == 1 else weighted[int(draw() * len(weighted))]
        return kind.sample(state, self.actor(state, seat) if self.parties else seat, draw)
