"""The names of parties, shares, squares and sums in sentences about events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from won.core.record import Seat
from won.shares.actions import Side
from won.shares.world import NOBODY, World
from won.text import event_writer
from won.text.language import Language
from won.text.phrases import clean, listing, pounds
from won.text.shares.actions import side
from won.text.shares.goods import products, shares_named
from won.text.shares.places import square_name
from won.text.shares.telexes import news, telex_text
from won.text.shares.terms import counted


class EventWriter(event_writer.EventWriter):
    """Writes the sentences for the events of one table; without a world, for the printed one."""

    def __init__(self, lang: Language, seats: Sequence[Seat], world: World | None = None) -> None:
        super().__init__(lang, seats)
        self.world = world

    def name(self, seat: int) -> str:
        return self.lang.gettext("the bank") if seat == NOBODY else super().name(seat)

    def money(self, amount: int) -> str:
        return pounds(self.lang, amount)

    def shares(self, names: Iterable[str]) -> str:
        return shares_named(self.lang, names)

    def side(self, given: Side) -> str:
        return side(self.lang, given)

    def product(self, name: str) -> str:
        return products(self.lang).get(name, clean(name))

    def square(self, number: int) -> str:
        return square_name(self.lang, number, self.world)

    def telex(self, name: str) -> str:
        """The whole telex if the world is known; else only its news, because a data pack may change its figures."""
        if self.world is not None and name in self.world.telexes:
            return telex_text(self.lang, self.world.telexes[name])
        return news(self.lang).get(name, clean(name))

    def counted(self, word: str, n: int) -> str:
        return counted(self.lang, word, n)

    def listing(self, parts: Iterable[str]) -> str:
        return listing(self.lang, parts)

    def say(self, message: str, **parts: Any) -> str:
        """A translated message with its parts, its first letter a capital: it may begin with `the bank`."""
        sentence = message.format(**parts)
        return sentence[:1].upper() + sentence[1:]
