"""Which kinds of action are open in a situation: the same combinations return all the time, so each is made once."""

from __future__ import annotations

from typing import Any, Final

from won.core.kinds import ActionKind


class OpenKinds:
    """Kinds that are open together. `weighted` names each as often as its weight says, to draw one at random."""

    __slots__ = ("kinds", "weighted")

    def __init__(self, kinds: list[ActionKind]) -> None:
        self.kinds = kinds
        self.weighted: list[ActionKind] = [kind for kind in kinds for _ in range(kind.weight)]


NOTHING_OPEN: Final = OpenKinds([])


class Situation:
    """The kinds of action offered in one situation; some of them are not always available."""

    __slots__ = ("combinations", "conditional", "kinds")

    def __init__(self, kinds: list[ActionKind]) -> None:
        self.kinds = kinds
        self.conditional: list[ActionKind] = [kind for kind in kinds if not kind.always]
        self.combinations: dict[int, OpenKinds] = {}  # by the mask of the conditional kinds that are available

    def open_kinds(self, state: Any, actor: int) -> OpenKinds:
        """Those of which the actor has at least one now."""
        available = 0
        bit = 1
        for kind in self.conditional:
            if kind.available(state, actor):
                available |= bit
            bit <<= 1
        known = self.combinations.get(available)
        return self._combine(available) if known is None else known

    def _combine(self, available: int) -> OpenKinds:
        missing = [kind for place, kind in enumerate(self.conditional) if not available >> place & 1]
        combination = OpenKinds([kind for kind in self.kinds if kind not in missing])
        self.combinations[available] = combination
        return combination
