"""How the sentences about events name players and things."""

from __future__ import annotations

from collections.abc import Sequence

from won.core.record import Seat
from won.text.industry.words import counted, seat_name, things
from won.text.language import Language
from won.text.phrases import listing


class Teller:
    """Someone who tells of one table in one language."""

    def __init__(self, lang: Language, seats: Sequence[Seat]) -> None:
        self.lang = lang
        self.seats = seats

    def name(self, seat: int) -> str:
        return seat_name(self.lang, self.seats, seat)

    def names(self, seats: Sequence[int]) -> str:
        return listing(self.lang, map(self.name, seats))

    def things(self, counts: dict[str, int]) -> str:
        return things(self.lang, counts)

    def counted(self, word: str, n: int) -> str:
        return counted(self.lang, word, n)
