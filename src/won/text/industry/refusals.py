"""One sentence for each refusal: what is wrong, what would be right, and the rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.text.industry.refusals_composed import COMPOSED
from won.text.industry.terms import seat_name
from won.text.language import N_, Language
from won.text.phrases import clean, offer_number
from won.text.refusals import RefusalTexts

# The sentences that need nothing but the figures as they stand.
_PLAIN: Final[dict[str, str]] = {
    "BOARD-2": N_("{at} is the centre of the board, which is never used: choose another hex."),
    "BOARD-4": N_("A tile has the turns 0 to 5, not {turn}."),
    "FORM-2": N_("A count is a whole number of at least 1, not {value}."),
    "SETUP-7": N_("Package {package} is of a sort not open in this round of the draft: pick one of the other sort."),
    "SETUP-7.1": N_("Package {package} is taken or left out: pick another one."),
    "SETUP-9": N_("{at} is claimed already: put the tile on a free hex."),
    "SETUP-10": N_("{at} does not touch the group that this tile belongs to: choose a free hex next to it."),
    "SETUP-11": N_("On {at} the tile would clash, and starting tiles cannot be forced: turn it or choose another hex."),
    "SETUP-12": N_("With a tile on {at} the rest of the package would have no place left: choose another hex or turn."),
    "SETUP-12.1": N_("There is no room on the board for the tiles of package {package}: pick another one."),
    "TURN-6": N_("The game is over: nothing more can be done."),
    "BARTER-2": N_("Only cubes, money and notes can be bartered, not {thing}."),
    "BARTER-3": N_("An offer needs something to give or to get."),
    "BARTER-4.1": N_("There is no open offer {offer}: name one that is still on the table."),
    "TRADE-5": N_("This costs {cost}, and there is only {money} to pay with: borrow or sell first, or take less."),
    "DEV-2.1": N_("{at} is not next to a hex with a flag of the same owner: choose one that is."),
    "DEV-2.2": N_("{at} is claimed already: a flag goes to a free hex."),
    "DEV-2.3": N_("All flags of this player are on the board: there is none left to place."),
    "DEV-3.1": N_(
        "A tile is built on your own lone flag, and there is none on {at}: place one first or build elsewhere."
    ),
    "DEV-4": N_("On {at} the tile would clash: use Force for 1 capital more, turn it, or choose another hex."),
    "DEV-4.1": N_("On {at} nothing clashes: leave Force out."),
    "MOVE-1": N_("A move lifts 1 to {most} tiles, not {tiles}."),
    "MOVE-1.1": N_("{at} must hold a tile of your own, named only once in a move."),
    "MOVE-2": N_("A tile cannot go to {at}: choose a free hex, one that this move leaves, or a lone flag of your own."),
    "MOVE-5": N_("This move changes nothing: at least one tile must change its hex or its turn."),
    "AUTO-1.1": N_("You have no tile on {at}: name a hex of the bloc to automate."),
    "AUTO-2": N_("The bloc at {at} is automated already: once is enough."),
    "PROD-1": N_("{seat} has already submitted in this Produce phase: each seat does so once."),
    "PROD-2": N_("{at} must be a hex of one of your blocs, and a bloc runs only once a phase."),
    "PROD-4.1": N_("The tiles fed must be of one bloc, named once each and at least one: {at} is wrong."),
    "PROD-5": N_("The bloc at {at} cannot run on ore: only a whole automated bloc can, and never farms."),
}


def _facts(lang: Language, about: Mapping[str, Any], seats: Sequence[Seat]) -> dict[str, str]:
    """The facts of a refusal: seats by name, offers by number, all else as it is."""
    facts = {key: seat_name(lang, seats, value) if key == "seat" else clean(value) for key, value in about.items()}
    return facts | {"offer": offer_number(about["offer"])} if "offer" in about else facts


_TEXTS: Final = RefusalTexts(_PLAIN, COMPOSED, _facts)
refusal_sentence = _TEXTS.refusal_sentence
