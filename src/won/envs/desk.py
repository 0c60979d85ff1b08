"""A game played word by word: whose word it is, what was said of the action half made, and which words may follow.

The seat the game waits for acts; after its action every other seat with something to answer is asked once, and may let
it lie. Nothing here knows which game is played, nor what the words are for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.core.game import Game, Word
from won.envs.illegal import Illegal
from won.envs.mask import Mask
from won.envs.vocabulary import ACCEPT, DECLINE, LEAVE, OFFERS, WITHDRAW, Vocabulary

NOBODY: Final = -1
_ANSWERS: Final = frozenset([ACCEPT, DECLINE, WITHDRAW])


class Desk:
    """`draw` adds chance where an action needs some; without it such an action is kept in `pending` for `chance`."""

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
        self.state: Any = game.state  # type: ignore[attr-defined]  # for what knows which game is played
        self.seats = seats
        self.vocabulary = vocabulary
        self.draw = draw
        self.offers = offers  # how many times a seat may open its mouth for an offer or a loan before the game goes on
        self.most = most  # words after which the game is cut off; 0 for none
        self.seat = NOBODY
        self.answering = False
        self.chosen: list[Word] = []  # of the action half made
        self.said: list[int] = []  # the same by index
        self.count = 0  # words said in all
        self.done = 0  # actions done at this desk
        self.cut = False
        self.pending: Any = None
        self.talked: list[int] = [0] * seats
        self.waiting: list[int] = []  # seats still to be asked
        self._following: list[Word] | None = None
        self._mask: Mask | None = None
        self.own: list[int] = []
        self._go_on()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY and self.pending is None

    def words(self) -> list[Word]:
        """What may be said next; never empty while the game goes on."""
        if self._following is None:
            self._following = self._list()
        return self._following

    def mask(self) -> Mask:
        """The indices that may be said next."""
        if self._mask is None:
            words = self.words()  # first: it looks for the offers too
            self._mask = self.vocabulary.mask(self.chosen, words, self.seat, self.seats, self.own)
        return self._mask

    def step(self, index: int) -> bool:
        """Say the word of an index, and do what was said once it makes an action; true if it did.

        Raises `Illegal` where the mask does not allow it, and changes nothing.
        """
        action = self.say(index)
        if action is None:
            return False
        self._act(str(self.chosen[0]), action)
        return True

    def say(self, index: int) -> Any | None:
        """The word is said; the action that it makes with those before it, still to be done, or none."""
        vocabulary, chosen = self.vocabulary, self.chosen
        if self.seat == NOBODY or not 0 <= index < vocabulary.size or not self.mask().allows(index):
            raise Illegal(self, index)
        word = vocabulary.decode(index, chosen, self.words(), self.seat, self.seats, self.own)
        self.count += 1
        if index == vocabulary.leave:
            self._go_on()
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
        """Go on from where a desk with the same game was left."""
        self.talked = talked
        self.waiting = waiting
        self._turn_to(seat, answering)

    def act(self, action: Any) -> None:
        """A whole action of the seat whose word it is, made elsewhere; raises `Refused` if it is illegal."""
        self.count += 1
        self._act(str(type(action).__struct_config__.tag), action)

    def leave(self) -> None:
        """The seat asked lets it lie."""
        self.count += 1
        self._go_on()

    def chance(self, action: Any) -> None:
        """The pending action with its chance: `Game.with_chance` made it."""
        self.pending = None
        self._apply(str(type(action).__struct_config__.tag), action)

    def copy(self, draw: Callable[[], float] | None) -> Desk:
        """The same desk apart, with another source of chance."""
        new = Desk(self.game.copy(), self.seats, self.vocabulary, draw, self.offers, self.most)
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
        self._go_on()

    def _go_on(self) -> None:
        """Whose word it is: the next of those to be asked, or the first of those the game waits for."""
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
        """The words of the game, without those this table of words has no index for, nor what would be endless talk."""
        chosen = self.chosen
        following = self.vocabulary.following(self.state, self.seat, chosen)
        if not chosen:
            if self.talked[self.seat] >= self.offers > 0:
                following = [kind for kind in following if kind not in self.vocabulary.talk]
            self.own = self.vocabulary.own(self.state, self.seat)
            if len(self.own) > OFFERS:
                following = [kind for kind in following if kind not in _ANSWERS or self._reached(kind)]
            if self.answering:
                following.append(LEAVE)
        elif chosen[0] in _ANSWERS and len(self.own) > OFFERS:
            following = [number for number in following if number in self.own[:OFFERS]]
        return following

    def _reached(self, kind: Word) -> bool:
        """Whether an answer of this kind can be given to one of the offers that have an index."""
        numbers = self.vocabulary.following(self.state, self.seat, [kind])
        return any(number in self.own[:OFFERS] for number in numbers)
