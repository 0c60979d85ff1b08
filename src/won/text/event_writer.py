"""The sentences about events that every game has, and the names in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from won.core.record import Seat
from won.text.language import Language
from won.text.phrases import listing, offer_number, seat_name


class AboutAnOffer(Protocol):
    """An action or an event about one offer."""

    @property
    def offer(self) -> int: ...


class AboutOffer(AboutAnOffer, Protocol):
    """An event about one offer and the seat that answered or withdrew it."""

    @property
    def seat(self) -> int: ...


class AboutOffers(Protocol):
    """An event about several offers."""

    @property
    def offers(self) -> Sequence[int]: ...


class EventWriter:
    """Writes the sentences for the events of one table in one language."""

    def __init__(self, lang: Language, seats: Sequence[Seat]) -> None:
        self.lang = lang
        self.seats = seats

    def name(self, seat: int) -> str:
        return seat_name(self.lang, self.seats, seat)

    def names(self, seats: Iterable[int]) -> str:
        return listing(self.lang, map(self.name, seats))

    def declined(self, event: AboutOffer) -> str:
        message = self.lang.gettext("{who} declines offer {offer}.")
        return message.format(who=self.name(event.seat), offer=offer_number(event.offer))

    def withdrawn(self, event: AboutOffer) -> str:
        message = self.lang.gettext("{who} withdraws offer {offer}.")
        return message.format(who=self.name(event.seat), offer=offer_number(event.offer))

    def lapsed(self, event: AboutOffers) -> str:
        message = self.lang.ngettext("Offer {offers} lapses.", "Offers {offers} lapse.", len(event.offers))
        return message.format(offers=listing(self.lang, map(offer_number, event.offers)))


def accept_line(lang: Language, action: AboutAnOffer, seats: Sequence[Seat]) -> str:
    return lang.gettext("Accept offer {offer}").format(offer=offer_number(action.offer))


def decline_line(lang: Language, action: AboutAnOffer, seats: Sequence[Seat]) -> str:
    return lang.gettext("Decline offer {offer}").format(offer=offer_number(action.offer))


def withdraw_line(lang: Language, action: AboutAnOffer, seats: Sequence[Seat]) -> str:
    return lang.gettext("Withdraw offer {offer}").format(offer=offer_number(action.offer))
