"""How the sentences about events name players and things."""

from __future__ import annotations

from won.text import telling
from won.text.industry.words import counted, seat_name, things


class Teller(telling.Teller):
    """Someone who tells of one table in one language."""

    def name(self, seat: int) -> str:
        return seat_name(self.lang, self.seats, seat)

    def things(self, counts: dict[str, int]) -> str:
        return things(self.lang, counts)

    def counted(self, word: str, n: int) -> str:
        return counted(self.lang, word, n)
