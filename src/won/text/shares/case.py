"""An action under consideration, and the game before it."""

from __future__ import annotations

from typing import Any

from won.shares.game import Shares
from won.text.language import Language
from won.text.phrases import pounds


class Case:
    """A game, a seat and an action; a syndicate is one party."""

    def __init__(self, lang: Language, game: Shares, seat: int, action: Any) -> None:
        self.lang = lang
        self.game = game
        self.seats = game.seats
        self.state = game.state
        self.seat = seat
        self.party = game.state.head[seat]
        self.action = action

    @property
    def cash(self) -> int:
        return self.state.cash[self.party]

    def costs(self, amount: int) -> str:
        message = self.lang.gettext("costs {money}, leaves {cash} in cash")
        return message.format(money=pounds(self.lang, amount), cash=pounds(self.lang, self.cash - amount))

    def events(self) -> list[Any]:
        """The events the action would have, if no other member must agree."""
        return list(self.game.copy().apply(self.seat, self.action))

    def first(self, kind: type) -> Any | None:
        """The first event of a kind."""
        return next((event for event in self.events() if isinstance(event, kind)), None)
