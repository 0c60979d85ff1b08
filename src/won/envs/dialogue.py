"""A game played one word at a time: the seat to speak, the words of its unfinished action, the words that may follow.

The seat the game waits for speaks. After its action every other seat that has something to answer is asked once, and
may say `leave`. This module knows neither the game nor the meaning of its words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.core.game import Game, Word
from won.envs.illegal import Illegal
from won.envs.mask import Mask
from won.envs.vocabulary import ACCEPT, DECLINE, LEAVE, OFFERS, WITHDRAW, Vocabulary

__all__ = ["Dialogue"]

NOBODY: Final = -1
_ANSWERS: Final = frozenset([ACCEPT, DECLINE, WITHDRAW])


class Dialogue:
    """`draw` supplies chance. Without it, an action that needs chance waits in `pending` until `chance` is called."""

    def __init__(
        self,
        game: Game,
        seats: int,
        vocabulary: Vocabulary,
        draw: Callable[[], float] | None,
        offers: int,
        most: int,
    ) -> None:
        self.game = game
        self.state: Any = vocabulary.state_of(game)
        self.seats = seats
        self.vocabulary = vocabulary
        self.draw = draw
        self.offers = offers  # offers and loans a seat may start before play must continue; 0 for no limit
        self.most = most  # words after which the game is truncated; 0 for no limit
        self.seat = NOBODY
        self.answering = False
        self.chosen: list[Word] = []  # the words of the unfinished action
        self.said: list[int] = []  # their indices
        self.count = 0  # words said so far
        self.done = 0  # actions applied since this object was made
        self.cut = False
        self.pending: Any = None
        self.talked: list[int] = [0] * seats  # offers and loans each seat has started since play last continued
        self.waiting: list[int] = []  # seats still to be asked
        self.own: list[int] = []  # numbers of the open offers the seat made or may answer
        self._following: list[Word] | None = None
        self._mask: Mask | None = None
        self._next_seat()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY and self.pending is None

    def words(self) -> list[Word]:
        """The words that may follow; never empty before the end."""
        if self._following is None:
            self._following = self._list()
        return self._following

    def mask(self) -> Mask:
        """The indices that may follow."""
        if self._mask is None:
            words = self.words()  # first, because it also sets `own`
            self._mask = self.vocabulary.mask(self.chosen, words, self.seat, self.seats, self.own)
        return self._mask

    def step(self, index: int) -> bool:
        """Say the word of an index and apply the action once it is complete; true if it was.

        Raises `Illegal`, and changes nothing, where the mask does not allow the index.
        """
        action = self.say(index)
        if action is None:
            return False
        self._act(str(self.chosen[0]), action)
        return True

    def say(self, index: int) -> Any | None:
        """Say a word. Returns the complete action, which is not applied, or none while words are missing."""
        vocabulary, chosen = self.vocabulary, self.chosen
        if self.seat == NOBODY or not 0 <= index < vocabulary.size or not self.mask().allows(index):
            raise Illegal(self, index)
        word = vocabulary.decode(index, chosen, self.words(), self.seat, self.seats, self.own)
        self.count += 1
        if index == vocabulary.leave:
            self._next_seat()
            return None
        chosen.append(word)
        self.said.append(index)
        self._following = None
        self._mask = None
        if index != vocabulary.done and not (len(chosen) == 1 and word in vocabulary.whole) and self.words():
            self._limit()
            return None
        return self.game.compose(self.seat, chosen)

    def resume(self, seat: int, answering: bool, talked: list[int], waiting: list[int]) -> None:
        """Continue as another dialogue over the same game, at the start of an action."""
        self.talked = talked
        self.waiting = waiting
        self._turn_to(seat, answering)

    def act(self, action: Any) -> None:
        """Apply a whole action of the seat to speak; raises `Refused` if it is illegal."""
        self.count += 1
        self._act(str(type(action).__struct_config__.tag), action)

    def leave(self) -> None:
        """The seat that was asked does not answer."""
        self.count += 1
        self._next_seat()

    def chance(self, action: Any) -> None:
        """Apply the pending action, completed by `Game.with_chance`."""
        self.pending = None
        self._apply(str(type(action).__struct_config__.tag), action)

    def copy(self, draw: Callable[[], float] | None) -> Dialogue:
        """An independent copy with another source of chance."""
        new = Dialogue(self.game.copy(), self.seats, self.vocabulary, draw, self.offers, self.most)
        new.seat = self.seat
        new.answering = self.answering
        new.chosen = self.chosen[:]
        new.said = self.said[:]
        new.count = self.count
        new.cut = self.cut
        new.pending = self.pending
        new.talked = self.talked[:]
        new.waiting = self.waiting[:]
        new.own = self.own
        return new

    def _act(self, kind: str, action: Any) -> None:
        if self.draw is not None:
            action = self.game.with_chance(action, self.draw)
        elif self.game.without_chance(action) is not action:  # chance has a part in it
            self.pending = action
            return
        self._apply(kind, action)

    def _apply(self, kind: str, action: Any) -> None:
        seat, answering = self.seat, self.answering
        self.game.apply(seat, action)
        self.done += 1
        if kind in self.vocabulary.talk:
            self.talked[seat] += 1
        elif kind not in self.vocabulary.idle:
            self.talked = [0] * self.seats
        if not answering:
            self.waiting = list(self.game.to_answer)
        self._next_seat()

    def _next_seat(self) -> None:
        """Turn to the next seat still to be asked, else to the first seat the game waits for."""
        moving = self.game.to_move
        while self.waiting and moving:
            seat = self.waiting.pop(0)
            if seat != moving[0] and seat in self.game.to_answer:
                self._turn_to(seat, True)
                return
        self._turn_to(moving[0] if moving else NOBODY, False)

    def _turn_to(self, seat: int, answering: bool) -> None:
        self.seat = seat
        self.answering = answering
        if self.chosen:
            self.chosen = []
            self.said = []
        self._following = None
        self._mask = None
        self.own = []
        self._limit()

    def _limit(self) -> None:
        if self.most and self.count >= self.most and self.seat != NOBODY:
            self.cut = True
            self.seat = NOBODY
            self.chosen = []
            self.said = []

    def _list(self) -> list[Word]:
        """The words the game lists, without those that have no index and without offers above the limit."""
        chosen = self.chosen
        following = self.vocabulary.following(self.state, self.seat, chosen)
        if not chosen:
            if self.talked[self.seat] >= self.offers > 0:
                following = [kind for kind in following if kind not in self.vocabulary.talk]
            self.own = self.vocabulary.own(self.state, self.seat)
            if len(self.own) > OFFERS:
                following = [kind for kind in following if kind not in _ANSWERS or self._has_index(kind)]
            if self.answering:
                following.append(LEAVE)
        elif chosen[0] in _ANSWERS and len(self.own) > OFFERS:
            following = [number for number in following if number in self.own[:OFFERS]]
        return following

    def _has_index(self, kind: Word) -> bool:
        """Whether this kind of answer fits one of the offers that have an index."""
        numbers = self.vocabulary.following(self.state, self.seat, [kind])
        return any(number in self.own[:OFFERS] for number in numbers)
