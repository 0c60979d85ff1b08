"""The sentences about events that every game has, and the names in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from won.core.record import Seat
from won.text.language import Language
from won.text.phrases import listing, offer_number, seat_name


class EventWriter:
    """Writes the sentences for the events of one table in one language."""

    def __init__(self, lang: Language, seats: Sequence[Seat]) -> None:
        self.lang = lang
        self.seats = seats

    def name(self, seat: int) -> str:
        return seat_name(self.lang, self.seats, seat)

    def names(self, seats: Iterable[int]) -> str:
        return listing(self.lang, map(self.name, seats))

    def declined(self, offer: int, seat: int) -> str:
        return self.lang.gettext("{who} declines offer {offer}.").format(who=self.name(seat), offer=offer_number(offer))

    def withdrawn(self, offer: int, seat: int) -> str:
        message = self.lang.gettext("{who} withdraws offer {offer}.")
        return message.format(who=self.name(seat), offer=offer_number(offer))

    def lapsed(self, offers: Sequence[int]) -> str:
        message = self.lang.ngettext("Offer {offers} lapses.", "Offers {offers} lapse.", len(offers))
        return message.format(offers=listing(self.lang, map(offer_number, offers)))


def accept_line(lang: Language, offer: object) -> str:
    return lang.gettext("Accept offer {offer}").format(offer=offer_number(offer))


def decline_line(lang: Language, offer: object) -> str:
    return lang.gettext("Decline offer {offer}").format(offer=offer_number(offer))


def withdraw_line(lang: Language, offer: object) -> str:
    return lang.gettext("Withdraw offer {offer}").format(offer=offer_number(offer))
