"""The names of players and things in sentences about events."""

from __future__ import annotations

from won.text import event_writer
from won.text.industry.terms import counted, seat_name, things


class EventWriter(event_writer.EventWriter):
    """Writes the sentences for the events of one table in one language."""

    def name(self, seat: int) -> str:
        return seat_name(self.lang, self.seats, seat)

    def things(self, counts: dict[str, int]) -> str:
        return things(self.lang, counts)

    def counted(self, word: str, n: int) -> str:
        return counted(self.lang, word, n)
