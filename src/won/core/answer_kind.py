"""The kind of action that answers an offer, in every game where offers lie open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from won.core.game import Word
from won.core.kinds import ANYONE, OFFER, ActionKind
from won.core.refusal import Refusal


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


Offer = TypeVar("Offer", bound=Numbered)


def find_offer(offers: list[Offer], number: object) -> Offer | None:
    """The open offer with this number."""
    if type(number) is int:
        for offer in offers:
            if offer.number == number:
                return offer
    return None


class AnswerKind(ActionKind):
    """Accepting, declining or withdrawing one of the open offers of the state.

    Each is a subclass whose `fits` says which offers; compiled code calls a method faster than a function in a field.
    """

    def __init__(
        self,
        action: Any,
        can: Callable[[Any, int, Any], Refusal | None],
        do: Callable[[Any, int, Any, list[Any]], None],
        *,
        phases: list[int],
        rule: str,
        weight: int,
        joint: bool = False,
    ) -> None:
        super().__init__(
            action,
            can,
            do,
            phases=phases,
            who=ANYONE,
            rule=rule,
            form=f"{action.__struct_config__.tag} OFFER",
            parts=1,
            weight=weight,
            next_words=self._numbers,
            numbers=(OFFER,),
            joint=joint,
            idle=True,
        )

    def fits(self, state: Any, actor: int, offer: Any) -> bool:
        """Whether the actor may do this to the offer."""
        raise NotImplementedError

    def available(self, state: Any, actor: int) -> bool:
        """Whether there is such an offer."""
        for offer in state.offers:
            if self.fits(state, actor, offer):
                return True
        return False

    def _numbers(self, state: Any, actor: int, parts: list[Word]) -> list[Word]:
        return [offer.number for offer in state.offers if self.fits(state, actor, offer)]
