"""One sentence for each refusal: what is wrong, what would be right, and the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.text.language import N_, Language
from won.text.phrases import clean, listing, offer_number, seat_name
from won.text.refusals import RefusalTexts
from won.text.shares.actions import amount
from won.text.shares.goods import products, share_name
from won.text.shares.refusals_composed import COMPOSED

# The sentences that need nothing but the figures as they stand.
_PLAIN: Final[dict[str, str]] = {
    "WORD-2": N_("Money moves in whole steps of {step}, and {value} is not one: name another sum."),
    "TURN-11": N_("{seat} must wait: {turn} is on turn."),
    "TURN-13": N_("The game is over: nothing more can be done."),
    "ROYALTY-3": N_("{seat} has no royalties to claim now."),
    "BUY-2": N_("{share} does not lie in a tray that is open here: choose another share."),
    "CHOICE-1": N_("{share} is not of this continent: choose a share that this square sells."),
    "CHOICE-3": N_("{share} is of a product that was not held on landing: a choice sells only products held already."),
    "CHOICE-2": N_("A choice is open only after a complete tour, and {seat} has completed none."),
    "LOT-1": N_("An auction square asks for lots only after a complete tour, and {seat} has completed none."),
    "LOT-5": N_("{seat} has no joker to give up: name the lots."),
    "BID-3": N_("A bid of {amount} is more than the {cash} at hand: bid less or drop out."),
    "BID-5": N_("{seat} has no maximum to name: each bidder names one, once a lot, and only where bids are sealed."),
    "JOKER-2": N_("With two parties left, auction and joker squares are resting places and jokers are worth nothing."),
    "JOKER-1": N_("A joker costs {cost}, and there is only {cash} to pay with."),
    "DEAL-2": N_("An offer is made to another party and names something on at least one side: this one does not."),
    "DEAL-3": N_(
        "Offer {offer} cannot be answered in this way: while it is open, those to whom it was made accept or decline "
        "it, and the one who made it withdraws it."
    ),
    "DEAL-5": N_("{seat} holds all six shares of {product}, a monopoly trust: deal with all six or with none."),
    "SYND-2": N_("The bank takes {fee} for this syndicate, and its members together do not have it."),
    "SYND-3": N_("{seat} cannot lead: name one of those who bring shares of the highest marked price, or nobody."),
    "SYND-4": N_("Not all parties left may pool: leave at least one out."),
    "SYND-6": N_("Only the members who are asked may answer a proposal; until they have, nothing else can be done."),
    "DEBT-4": N_("{seat} is out of the game and can do nothing more."),
}


def _facts(lang: Language, about: Mapping[str, Any], seats: Sequence[Seat]) -> dict[str, str]:
    return {key: _FACTS[key](lang, value, seats) if key in _FACTS else clean(value) for key, value in about.items()}


def _seat(lang: Language, value: Any, seats: Sequence[Seat]) -> str:
    return seat_name(lang, seats, value)


def _sum(lang: Language, value: Any, seats: Sequence[Seat]) -> str:
    return amount(lang, value)


def _parties(lang: Language, value: Any, seats: Sequence[Seat]) -> str:
    return listing(lang, [seat_name(lang, seats, seat) for seat in value])


_FACTS: Final[dict[str, Callable[[Language, Any, Sequence[Seat]], str]]] = {
    "seat": _seat,
    "turn": _seat,
    "parties": _parties,
    "amount": _sum,
    "cash": _sum,
    "cost": _sum,
    "fee": _sum,
    "step": _sum,
    "share": lambda lang, value, seats: share_name(lang, value),
    "product": lambda lang, value, seats: products(lang)[value],
    "offer": lambda lang, value, seats: offer_number(value),
}
_TEXTS: Final = RefusalTexts(_PLAIN, COMPOSED, _facts)
refusal_sentence = _TEXTS.refusal_sentence
