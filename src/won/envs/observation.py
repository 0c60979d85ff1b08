"""The observation of each seat as arrays, computed on request and at most once between two changes."""

from __future__ import annotations

from typing import Any

import numpy as np

from won.envs.buffer import Buffer, Flat
from won.envs.dialogue import Dialogue
from won.envs.mask import KIND, MaskArray
from won.envs.observer import Observer


class Observations:
    """The arrays of one dialogue. Only the seat that is speaking sees its unfinished action."""

    def __init__(self, dialogue: Dialogue, observer: Observer) -> None:
        self.dialogue = dialogue
        self.observer = observer
        self._mask: Any = None
        self._moment = -1  # when the mask was made
        self._buffers = [Buffer(observer.scales, observer.fields) for _ in range(dialogue.seats)]

    def flat(self, seat: int) -> Flat:
        """All entries in one new array."""
        observation: Flat = self._buffer(seat).copy()
        return observation

    def write(self, seat: int, cells: Any) -> None:
        """Copy all entries into memory of the caller."""
        cells[:] = self._buffer(seat).array.data

    def named(self, seat: int) -> dict[str, Flat]:
        """The entries by name, each in its shape."""
        return self.observer.layout.named(self.flat(seat))

    def mask(self, seat: int) -> MaskArray:
        """The indices that may follow, in an array of the caller's own; all zero for a seat that is not to speak."""
        dialogue = self.dialogue
        if seat != dialogue.seat:
            return np.zeros(dialogue.vocabulary.size, KIND)
        moment = dialogue.count + dialogue.done  # one of them increases with every change
        if moment != self._moment:
            self._moment = moment
            self._mask = dialogue.mask().array.copy()
        mask: MaskArray = self._mask
        return mask

    def _buffer(self, seat: int) -> Buffer:
        """The buffer of the seat, brought up to date."""
        dialogue, buffer = self.dialogue, self._buffers[seat]
        speaking = seat == dialogue.seat
        asked = speaking and dialogue.answering
        if dialogue.done != buffer.done or asked != buffer.asked:
            buffer.done, buffer.asked = dialogue.done, asked
            buffer.clear_draft()
            self.observer.update(dialogue.state, seat, asked, buffer)
        if speaking and dialogue.said:
            self._show_draft(buffer)
        elif buffer.said:
            buffer.clear_draft()
        return buffer

    def _show_draft(self, buffer: Buffer) -> None:
        """Add the words of the unfinished action that the buffer does not show yet, and their numbers."""
        dialogue, observer = self.dialogue, self.observer
        said, first = dialogue.said, buffer.said
        if len(said) == first:
            return
        for place in range(first, len(said)):
            buffer.put_word(said[place])
        buffer.said = len(said)
        if dialogue.chosen[0] in observer.drafted:
            observer.draft(dialogue.state, dialogue.chosen, first, buffer)
