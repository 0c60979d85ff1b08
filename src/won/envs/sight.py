"""What a seat sees, as arrays: made when it is asked for, and only once while the game stands still."""

from __future__ import annotations

from functools import cache
from struct import Struct, error
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from won.envs.desk import Desk
from won.envs.eyes import Eyes
from won.envs.layout import WORD

Flat = NDArray[np.float32]
Mask = NDArray[np.int8]
_BITS: Final = np.dtype(np.uint8)
_WHOLE: Final = np.dtype("<u2")  # numbers before they are parts of the most they can show
_MOST: Final = (1 << 16) - 1
_FIGURE: Final = np.dtype(np.float32)
_MASK: Final = np.dtype(np.int8)


@cache
def _form(count: int, letter: str) -> Struct:
    return Struct(f"<{count}{letter}")


class Sight:
    """The arrays of one desk. The action half made is seen by the seat that makes it alone."""

    def __init__(self, desk: Desk, eyes: Eyes) -> None:
        self.desk = desk
        self.eyes = eyes
        layout = eyes.layout
        self.last = layout.find("last").start
        self.bits = layout.find("last").stop  # where the bits of the board begin
        self.moment = layout.find(eyes.first_bit).start  # and the rest of them
        self.draft = layout.words * WORD  # where the numbers begin: those of the action half made
        self.holdings = self.draft + sum([e.count for e in layout.entries if e.name.startswith("draft")])
        self.numbers = layout.find(eyes.first_number).start
        self.offers = layout.find("offer_of").start
        self.highs = layout.highs
        highs = np.array(layout.highs, _FIGURE)
        self.holding_highs: Any = highs[self.holdings - self.draft : self.numbers - self.draft]
        self.number_highs: Any = highs[self.numbers - self.draft : self.offers - self.draft]
        self._raw = b""
        self._mask: Any = None
        self._base: list[Any] = []  # for each seat what it saw last, without the action half made
        self._key: list[tuple[int, bool]] = []  # and when: the steps of the game, and whether it was asked
        self._version: list[int] = []  # and of which board
        for _ in range(desk.seats):
            self._base.append(np.zeros(layout.size, _FIGURE))
            self._key.append((-1, False))
            self._version.append(-1)
        self._shown: list[tuple[list[int], list[int]]] = [([], [])] * desk.seats  # and the words and numbers of it

    def flat(self, seat: int) -> Flat:
        """All entries in one array, which is the caller's to keep."""
        desk = self.desk
        mine = seat == desk.seat
        key = (desk.game.steps, mine and desk.answering)
        if key != self._key[seat]:
            self._look(seat, key[1])
            self._key[seat] = key
        seen: Flat = self._base[seat].copy()
        if mine and desk.said:
            self._add_half(seen)
        return seen

    def named(self, seat: int) -> dict[str, Flat]:
        """The same by the names of the entries, each in its shape."""
        seen = self.flat(seat)
        return {entry.name: seen[entry.start : entry.stop].reshape(entry.shape) for entry in self.eyes.layout.entries}

    def mask(self, seat: int) -> Mask:
        """The indices that may be said next, not to be written to; all zero for a seat whose word it is not."""
        desk = self.desk
        if seat != desk.seat:
            return np.zeros(desk.vocabulary.size, _MASK)
        raw = desk.mask()
        if raw is not self._raw:
            self._raw = raw
            self._mask = np.frombuffer(raw, _MASK)
        mask: Mask = self._mask
        return mask

    def _look(self, seat: int, answering: bool) -> None:
        """Bring what the seat saw last up to date."""
        eyes, seen = self.eyes, self._base[seat]
        state: Any = self.desk.game.state  # type: ignore[attr-defined]
        eyes.survey(state)
        if self._version[seat] != eyes.version:
            self._show_bits(seen, self.bits, eyes.board(state, seat))
            self._show(seen[self.holdings : self.numbers], eyes.holdings(state, seat), self.holding_highs)
            self._version[seat] = eyes.version
        words, numbers = self._shown[seat]
        self._shown[seat] = now = eyes.moment(state, seat, answering), eyes.numbers(state, seat)
        if now[0] != words:
            self._show_bits(seen, self.moment, now[0])
        if now[1] != numbers:
            self._show(seen[self.numbers : self.offers], now[1], self.number_highs)
        seen[self.offers :] = 0.0
        if state.offers:
            self._set(seen, self.offers, eyes.offers(state, seat))

    def _show_bits(self, seen: Flat, start: int, words: list[int]) -> None:
        raw = np.frombuffer(_form(len(words), "Q").pack(*words), _BITS)
        seen[start : start + len(words) * WORD] = np.unpackbits(raw, bitorder="little")

    def _show(self, seen: Flat, figures: list[int], highs: Flat) -> None:
        """Each figure cut off at the most that can be shown, in parts of that."""
        form = _form(len(figures), "H")
        try:
            packed = form.pack(*figures)
        except error:
            packed = form.pack(*[min(figure, _MOST) for figure in figures])
        np.minimum(np.frombuffer(packed, _WHOLE), highs, out=seen)
        np.divide(seen, highs, out=seen)

    def _add_half(self, seen: Flat) -> None:
        desk = self.desk
        for index in desk.said:
            seen[index] = 1.0
        seen[self.last + desk.said[-1]] = 1.0
        self._set(seen, self.draft, self.eyes.draft(desk.game.state, desk.chosen))  # type: ignore[attr-defined]

    def _set(self, seen: Flat, start: int, figures: list[tuple[int, int]]) -> None:
        """A few figures, by their place among the numbers from there on."""
        for place, figure in figures:
            high = self.highs[start - self.draft + place]
            seen[start + place] = figure / high if figure < high else 1.0
