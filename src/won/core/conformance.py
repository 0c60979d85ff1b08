"""The conformance kit: plays a game of any rules and checks the whole contract after every action.

A game's own test gives its module, who decides, and what a view must not show; the kit does the rest. It counts
actions, events and labels, so that a test can ask whether play went deep enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from won.core.chance import source
from won.core.game import DONE, Game, Word
from won.core.record import Seat, dump, load, read_entry

__all__ = ["Conformance", "any_legal"]

Driver = Callable[[Game, int, Random], Any]
Hides = Callable[[Game], None]
Labels = Callable[[Game, int, Any, Sequence[Any]], Iterable[str]]


def any_legal(game: Game, seat: int, chance: Random) -> Any | None:
    """The plainest driver: a random legal action."""
    return game.sample(seat, chance.random)


class Conformance:
    """One game under inspection. `thorough` is the share of steps at which the costly checks are made."""

    def __init__(
        self,
        rules: Any,
        edition: str,
        seats: int,
        seed: str,
        options: Mapping[str, Any],
        driver: Driver = any_legal,
        hides: Hides | None = None,
        labels: Labels | None = None,
        thorough: float = 0.05,
    ) -> None:
        self.chance = source(seed)
        self.rules = rules
        sitting = [Seat(name=f"seat {number}") for number in range(seats)]
        drawn = rules.draw_chance(seats, self.chance.random)
        self.game: Game = rules.new(edition, sitting, drawn, options)
        self.seats = seats
        self.driver = driver
        self.hides = hides
        self.labels = labels
        self.thorough = thorough
        self.held = dict(self.game.holdings())  # after the last action; nothing else may change it
        self.counts: Counter[str] = Counter()
        self.recent: list[tuple[int, Any]] = []
        self.types: list[type] = []  # of the actions played
        self.replayed: Game = rules.replay(load(dump(self.game.record())))

    def play(self, most: int = 50_000) -> Counter[str]:
        """Play to the end; the counts of all that happened."""
        while not self.game.over:
            assert self.game.steps < most, "the game does not end"
            seat = self._next_seat()
            action = self.driver(self.game, seat, self.chance)
            if action is None:
                assert seat not in self.game.to_move, f"seat {seat} is on turn and can do nothing"
                continue
            if self.chance.random() < self.thorough:
                self._check_listing(seat)
                self._check_choices(seat)
                self._check_copy(seat, action)
                if self.chance.random() < 0.1:
                    self._check_record()
            self._step(seat, action)
        self._check_end()
        return self.counts

    def _next_seat(self) -> int:
        """Mostly a seat the game waits for; now and then any, for what may be done off turn."""
        waiting = self.game.to_move
        assert waiting, "the game waits for nobody and is not over"
        if self.chance.random() < 0.15:
            return self.chance.randrange(self.seats)
        return self.chance.choice(waiting)

    def take(self, seat: int, action: Any) -> None:
        """One action, in a position that may have been changed by hand."""
        self.held = dict(self.game.holdings())
        self._step(seat, action)

    def _step(self, seat: int, action: Any) -> None:
        game = self.game
        assert game.check(seat, action) is None, f"{action} of seat {seat}: {game.check(seat, action)}"
        events = game.apply(seat, action)
        self._check_books(events)
        for event in events:
            self.counts[f"event:{_tag(event)}"] += 1
            msgspec.json.encode(event)
        self.counts[f"action:{_tag(action)}"] += 1
        if self.labels is not None:
            self.counts.update(self.labels(game, seat, action, events))
        self.counts["steps"] += 1
        self.recent = [*self.recent[-40:], (seat, action)]
        self.types.append(type(action))
        if self.hides is not None:
            self.hides(game)

    def _check_books(self, events: Sequence[Any]) -> None:
        """All that changed hands stands in the events, and nobody holds less than nothing."""
        before = self.held
        for event in events:
            for moved in self.game.ledger(event):
                assert moved.count > 0, f"{event} moves {moved}"
                for holder, sign in ((moved.giver, -1), (moved.taker, 1)):
                    if (holder, moved.thing) in before:
                        before[holder, moved.thing] += sign * moved.count
        after = self.held = dict(self.game.holdings())
        assert after == before, f"{events} do not explain {_difference(before, after)}"
        assert min(after.values()) >= 0, f"less than nothing: {_difference({}, after)}"

    def _check_listing(self, seat: int) -> None:
        """Every listed action is legal; of the listed kinds, nothing else is, save another name for the same thing."""
        legal = self.game.legal(seat)
        for listed in legal.actions:
            action = self.game.with_chance(listed, self.chance.random)
            assert self.game.check(seat, action) is None, f"listed but refused: {action}"
        if seat in self.game.to_move:
            assert legal.actions or legal.composed, f"seat {seat} is on turn and nothing is listed"
        # An action with chance in it is listed bare, so it cannot be found in the list.
        drawn = {
            _tag(action) for action in legal.actions if self.game.with_chance(action, self.chance.random) != action
        }
        for _, action in self.recent:
            if _tag(action) in legal.composed or action in legal.actions or _tag(action) in drawn:
                continue
            if self.game.check(seat, action) is None:
                self._check_alias(seat, action, legal.actions)
            else:
                self.counts["refused"] += 1

    def _check_alias(self, seat: int, action: Any, listed: Sequence[Any]) -> None:
        same = [other for other in listed if _tag(other) == _tag(action)]
        outcome = self._after(seat, action)
        assert any(self._after(seat, other) == outcome for other in same), f"legal but not listed: {action}"

    def _after(self, seat: int, action: Any) -> dict[str, Any]:
        other = self.game.copy()
        other.apply(seat, action)
        return other.state_line()

    def _check_choices(self, seat: int) -> None:
        """A random walk through the choices always ends in a legal action."""
        chosen: list[Word] = []
        while True:
            following = self.game.next_words(seat, chosen)
            if not following:
                break
            word = self.chance.choice(following)
            if DONE in following and self.chance.random() < 0.4:
                word = DONE
            chosen.append(word)
        if not chosen:
            assert seat not in self.game.to_move, f"seat {seat} is on turn and has no choice"
            return
        action = self.game.with_chance(self.game.compose(seat, chosen), self.chance.random)
        assert self.game.check(seat, action) is None, f"{chosen} makes {action}: {self.game.check(seat, action)}"
        self.counts[f"chosen:{chosen[0]}"] += 1

    def _check_copy(self, seat: int, action: Any) -> None:
        """What happens to a copy does not happen to the game; the same action does the same to both."""
        before, view = self.game.state_line(), self.game.view(seat)
        first, second = self.game.copy(), self.game.copy()
        assert first.state_line() == before
        assert first.apply(seat, action) == second.apply(seat, action)
        assert first.state_line() == second.state_line()
        assert first.view(seat) == second.view(seat)
        assert self.game.state_line() == before
        assert self.game.view(seat) == view

    def _check_record(self) -> None:
        """Written down, read back and replayed, it is the same game. Replaying continues from the last check."""
        text = dump(self.game.record())
        log = load(text).log
        for number in range(self.replayed.steps, len(log)):
            self.replayed.apply(*read_entry(log[number], number, self.types[number]))
        self._check_same(self.replayed, text)

    def _check_same(self, again: Game, text: bytes) -> None:
        assert again.state_line() == self.game.state_line()
        for seat in range(self.seats):
            assert again.view(seat) == self.game.view(seat) == again.view(seat, again.view(None))
            if again.same_for_all:
                assert again.view(seat) == replace(again.view(None), seat=seat)
        assert dump(again.record()) == text

    def _check_end(self) -> None:
        self._check_record()
        text = dump(self.game.record())
        self._check_same(self.rules.replay(load(text)), text)
        result = self.game.result
        assert result is not None
        assert result.winners
        assert [points.total for points in result.scores] == [sum(points.parts.values()) for points in result.scores]
        assert self.game.to_move == ()
        for seat in range(self.seats):
            legal = self.game.legal(seat)
            assert not legal.actions
            assert not legal.composed
        for seat, action in self.recent:
            assert self.game.check(seat, action) is not None, f"after the end: {action}"


def _tag(thing: Any) -> str:
    return str(type(thing).__struct_config__.tag)


def _difference(before: Mapping[Any, int], after: Mapping[Any, int]) -> dict[Any, tuple[int, int]]:
    return {key: (before.get(key, 0), count) for key, count in after.items() if before.get(key, 0) != count}
