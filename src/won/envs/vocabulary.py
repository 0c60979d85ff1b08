"""The vocabulary of a game: a fixed table of the words that make actions, the same for every number of players.

An action is said word by word (`Game.next_words`). A name has the same index everywhere; the meaning of a number, and
so its index, depends on the words before it. Seats are counted from the one that speaks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, cast

from won.core.game import DONE, Game, Word
from won.core.kind_table import KindTable
from won.core.kinds import AMOUNT, COUNT, MEANINGS, OFFER, RAISE, SEAT
from won.envs.mask import Mask

LEAVE: Final = "leave"  # said by a seat asked off turn that does not answer
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
OFFERS: Final = 6  # open offers with an index: the first of those the seat made or may answer

FEW: Final = 8  # names; a longer list hardly recurs, and its mask is not cached
CACHED: Final = 10_000  # masks of some two hundred bytes; a full cache is cleared


class Vocabulary(ABC):
    """The table of one game, built from its kinds of action."""

    def __init__(self, kinds: KindTable[Any], amounts: list[int]) -> None:
        self.kinds = kinds
        self.amounts = amounts  # the amounts of money that have an index, the least first
        self.amount_place: dict[int, int] = {amount: place for place, amount in enumerate(amounts)}
        self.whole = frozenset([kind.name for kind in kinds.kinds if kind.parts == 0])  # of a single word
        self.talk = frozenset([kind.name for kind in kinds.kinds if kind.endless])  # could be repeated without end
        self.idle = frozenset([kind.name for kind in kinds.kinds if kind.idle])  # do not reset the count of `talk`
        self.labels: list[str] = []
        self.size = 0
        self.names: list[str] = []  # the name of each index
        self.later: dict[int, str] = {}  # the same for names behind the numbers
        self.index: dict[str, int] = {}
        self.leave = self.done = -1  # the indices of `leave` and `done`
        self.apart: dict[Word, dict[str, int]] = {}  # for kinds whose names have indices of their own
        self.first: list[int] = [-1] * MEANINGS  # the index of the least number of each meaning
        self.most: list[int] = [0] * MEANINGS
        self._named: dict[tuple[Word, ...], Mask] = {}
        self._runs: dict[int, Mask] = {}
        self._few: dict[int, Mask] = {}

    def add_names(self, names: list[str]) -> None:
        for name in names:
            self.index[name] = len(self.names)
            self.names.append(name)
        self._label(names)
        self.leave, self.done = self.index[LEAVE], self.index[DONE]

    def add_later_names(self, names: list[str]) -> None:
        """Names of a later version, behind the numbers, so that earlier indices stay valid."""
        for name in names:
            self.index[name] = self.size
            self.later[self.size] = name
            self._label([name])

    def add_apart(self, kind: str, label: str, names: list[str]) -> None:
        """Names that have their own indices after this kind."""
        self.apart[kind] = {name: len(self.names) + place for place, name in enumerate(names)}
        self.names.extend(names)
        self._label([f"{label} {name}" for name in names])

    def add_numbers(self, meanings: list[int], label: str, least: int, count: int) -> None:
        """Numbers of these meanings, which share indices; to be called after all names are added."""
        for meaning in meanings:
            self.first[meaning] = len(self.labels)
            self.most[meaning] = count
        self._label([f"{label} {number}" for number in range(least, least + count)])

    def _label(self, labels: list[str]) -> None:
        self.labels.extend(labels)
        self.size = len(self.labels)

    def meaning(self, chosen: list[Word]) -> int:
        """The meaning of a number after these words."""
        return self.kinds.by_name[str(chosen[0])].meaning(len(chosen) - 1)

    @abstractmethod
    def state_of(self, game: Game) -> Any:
        """The state of a game, which `own`, `following` and the observer read."""

    @abstractmethod
    def own(self, state: Any, seat: int) -> list[int]:
        """The numbers of the open offers that the seat made or may answer."""

    def following(self, state: Any, seat: int, chosen: list[Word]) -> list[Word]:
        """The words that may follow by the rules; where the game lists only some amounts, all that have an index."""
        return self.kinds.next_words(state, seat, chosen)

    def _index(self, chosen: list[Word]) -> dict[str, int]:
        return self.apart.get(chosen[0], self.index) if chosen else self.index

    def encode(
        self, word: Word, chosen: list[Word], following: list[Word], seat: int, seats: int, own: list[int]
    ) -> int:
        """The index of a word after the chosen ones, or -1 if it has none.

        `following` are the words that may follow, `own` the numbers of the offers the seat made or may answer.
        """
        if isinstance(word, str):
            return self._index(chosen).get(word, -1)
        return self._number_index(self.meaning(chosen), word, following, seat, seats, own)

    def _number_index(
        self, meaning: int, word: int, following: list[Word], seat: int, seats: int, own: list[int]
    ) -> int:
        place = word
        if meaning == COUNT:
            place = word - 1
        elif meaning == SEAT:
            place = (word - seat) % seats - 1
        elif meaning == OFFER:
            place = own.index(word) if word in own else -1
        elif meaning == AMOUNT:
            place = self.amount_place.get(word, -1)
        elif meaning == RAISE:
            place = self.amount_place.get(word - int(following[0]), -1)
        return self.first[meaning] + place if 0 <= place < self.most[meaning] else -1

    def decode(
        self, index: int, chosen: list[Word], following: list[Word], seat: int, seats: int, own: list[int]
    ) -> Word:
        """The word of an index after the chosen ones: the inverse of `encode`."""
        if index < len(self.names):
            return self.names[index]
        if index in self.later:
            return self.later[index]
        meaning = self.meaning(chosen)
        place = index - self.first[meaning]
        if meaning == COUNT:
            return place + 1
        if meaning == SEAT:
            return (seat + place + 1) % seats
        if meaning == OFFER:
            return own[place]
        if meaning == AMOUNT:
            return self.amounts[place]
        if meaning == RAISE:
            return int(following[0]) + self.amounts[place]
        return place

    def mask(self, chosen: list[Word], following: list[Word], seat: int, seats: int, own: list[int]) -> Mask:
        """The indices of the words that may follow."""
        if isinstance(following[0], str):
            return self._mask_of_names(chosen, following)
        meaning = self.meaning(chosen)
        if meaning in (COUNT, AMOUNT, RAISE):  # consecutive indices
            start = self._number_index(meaning, int(following[0]), following, seat, seats, own)
            return self._mask_of_run(start, min(start + len(following), self.first[meaning] + self.most[meaning]))
        indices: list[int] = []
        for word in following:  # a name may stand among numbers
            if isinstance(word, str):
                indices.append(self._index(chosen).get(word, -1))
            else:
                indices.append(self._number_index(meaning, word, following, seat, seats, own))
        return self._mask_of_few(indices)

    def _mask_of_run(self, start: int, end: int) -> Mask:
        mask = self._runs.get(start * self.size + end)
        if mask is None:
            mask = self._runs[start * self.size + end] = Mask(self.size, list(range(start, end)))
        return mask

    def _mask_of_few(self, indices: list[int]) -> Mask:
        key = 0
        for index in indices:
            key = key * (self.size + 1) + index + 1
        mask = self._few.get(key)
        if mask is None:
            mask = self._few[key] = Mask(self.size, indices)
        return mask

    def _mask_of_names(self, chosen: list[Word], following: list[Word]) -> Mask:
        if len(following) > FEW:
            return self._new_mask(chosen, following)
        key = tuple(following)
        if chosen and chosen[0] in self.apart:
            key = (chosen[0], *key)
        mask = self._named.get(key)
        if mask is None:
            if len(self._named) >= CACHED:
                self._named.clear()
            mask = self._named[key] = self._new_mask(chosen, following)
        return mask

    def _new_mask(self, chosen: list[Word], names: list[Word]) -> Mask:
        index = self._index(chosen)
        return Mask(self.size, [index[cast("str", name)] for name in names])
