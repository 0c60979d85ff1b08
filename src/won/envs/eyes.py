"""What a game has to say of itself to be seen: plain lists of bits and numbers, in the order of its layout."""

from __future__ import annotations

from typing import Any

from won.core.game import Word
from won.envs.layout import Layout


class Eyes:
    """Those of one game; what they have worked out of a board that stands still they keep for the next look.

    A layout begins with `said` and `last`, the indices said of the action half made, then has the bits of the board and
    those of the moment. Its numbers are those whose names begin with `draft`, of that action too, those of the board,
    those of the moment, and from `offer_of` on those of the open offers.
    """

    def __init__(self, layout: Layout, first_bit: str, first_number: str, private: bool) -> None:
        self.layout = layout
        self.first_bit = first_bit  # the names of the first entries of the moment
        self.first_number = first_number
        self.private = private  # whether the money of others is hidden
        self.version = 0  # goes up whenever the board has changed

    def survey(self, state: Any) -> None:
        """Look whether the board has changed; before anything else is asked of a state."""
        raise NotImplementedError

    def board(self, state: Any, seat: int) -> list[int]:
        """The words of bits that change with the board alone."""
        raise NotImplementedError

    def moment(self, state: Any, seat: int, answering: bool) -> list[int]:
        """The words of bits after those."""
        raise NotImplementedError

    def holdings(self, state: Any, seat: int) -> list[int]:
        """The numbers that change with the board alone."""
        raise NotImplementedError

    def numbers(self, state: Any, seat: int) -> list[int]:
        """Those after them up to the open offers, none below zero."""
        raise NotImplementedError

    def offers(self, state: Any, seat: int) -> list[tuple[int, int]]:
        """The numbers of the open offers that are not zero: place, counted from the first of these, and figure."""
        raise NotImplementedError

    def draft(self, state: Any, chosen: list[Word]) -> list[tuple[int, int]]:
        """The same of the action half made."""
        raise NotImplementedError
