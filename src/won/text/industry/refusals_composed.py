"""Refusals whose sentence depends on the figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from won.core.record import Seat
from won.industry.market import COMMODITIES
from won.industry.tiles import TILES
from won.text.industry.terms import counted, phases, seat_name, things, tiles
from won.text.language import N_, Language
from won.text.phrases import clean, either, offer_number
from won.text.refusals import About

# What is called by a name that the record does not know.
_UNKNOWN: Final[dict[str, str]] = {
    "seat": N_("There is no seat {value} at this table: seats are counted from 0."),
    "hex": N_("There is no hex {value}: the rows are A to I, and the hexes are called A1 to I5."),
    "tile": N_("There is no tile called {value}: it must be {tiles}."),
    "cube": N_("There is no commodity called {value}: it must be {cubes}, and in barter also money or notes."),
    "feed": N_("A bloc is fed with food or ore, not with {value}."),
    "package": N_("There is no package {value} in this game."),
    "do": N_("There is no action called {value}."),
}


def _form(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    known = {"tiles": either(lang, TILES), "cubes": either(lang, COMMODITIES)}
    message = _UNKNOWN[about["field"]]
    return lang.gettext(message).format(value=clean(about["value"]), **known)


def _package_first(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if about["tile"] is None:
        return lang.gettext("No starting tile is waiting to be put down: pick a package first.")
    rest = counted(lang, about["tile"], about["left"])
    return lang.gettext("First put down what is left of the package: {rest}.").format(rest=rest)


def _not_on_turn(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    who, turn = seat_name(lang, seats, about["seat"]), seat_name(lang, seats, about["turn"])
    return lang.gettext("{who} must wait: {turn} is on turn.").format(who=who, turn=turn)


def _wrong_phase(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    phase = phases(lang)[about["phase"]]
    message = lang.gettext("“{do}” is not possible in this phase ({phase}).")
    return message.format(do=clean(about["do"]), phase=phase)


def _amount(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    message = lang.ngettext(
        "In this edition one action trades exactly {most} cube, not {cubes}.",
        "One action trades 1 to {most} cubes, not {cubes}.",
        about["most"],
    )
    return message.format(most=about["most"], cubes=about["cubes"])


def _not_held(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    wanted, have = counted(lang, about["cube"], about["count"]), counted(lang, about["cube"], about["have"])
    return lang.gettext("You cannot sell {wanted} with only {have} at hand.").format(wanted=wanted, have=have)


def _not_at_this_table(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    turn = seat_name(lang, seats, about["turn"])
    if about["seat"] == about["to"]:
        return lang.gettext("You cannot barter with yourself: make the offer to another seat.")
    return lang.gettext("Barter is with the seat on turn only: one of the two sides must be {turn}.").format(turn=turn)


def _not_yours(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    message = lang.gettext(
        "{who} cannot answer offer {offer} in this way: the one it was made to accepts or declines it, the one who "
        "made it withdraws it."
    )
    return message.format(offer=offer_number(about["offer"]), who=seat_name(lang, seats, about["seat"]))


def _not_covered(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    who, wanted = seat_name(lang, seats, about["seat"]), counted(lang, about["thing"], about["count"])
    return lang.gettext("{who} cannot give {wanted}: the offer stays open.").format(who=who, wanted=wanted)


def _no_more_notes(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    held, left = counted(lang, "notes", about["held"]), about["left"]
    if not left:
        return lang.gettext("With {held} you cannot borrow more: repay some first.").format(held=held)
    message = lang.ngettext(
        "With {held} you can take {left} more note at most, not {notes}.",
        "With {held} you can take {left} more notes at most, not {notes}.",
        left,
    )
    return message.format(held=held, left=left, notes=about["notes"])


def _notes_not_held(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    wanted, held = counted(lang, "notes", about["notes"]), counted(lang, "notes", about["held"])
    return lang.gettext("You cannot repay {wanted} with only {held} held.").format(wanted=wanted, held=held)


def _stack_empty(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    tile = tiles(lang)[about["tile"]]
    message = lang.gettext("The stack of this tile ({tile}) is empty: build one of another kind.")
    return message.format(tile=tile)


def _short(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    missing = {cube: max(0, n - about["have"].get(cube, 0)) for cube, n in about["cost"].items()}
    message = lang.gettext("This costs {cost}; still missing: {missing}.")
    return message.format(cost=things(lang, about["cost"]), missing=things(lang, missing))


def _cannot_feed(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    wanted, have = counted(lang, about["cube"], about["count"]), counted(lang, about["cube"], about["have"])
    message = lang.gettext("This plan needs {wanted}, and there is only {have} at hand: run or feed less.")
    return message.format(wanted=wanted, have=have)


def _keep_first(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    pieces = about["pieces"]
    if about["at"] is None:
        message = lang.gettext("A bloc was split: first name the piece that stays automated, {pieces}.")
    elif pieces:
        message = lang.gettext("{at} is in no piece of the split bloc: name {pieces}.")
    else:
        message = lang.gettext("No automated bloc was split: there is no piece to name.")
    return message.format(at=clean(about["at"]), pieces=either(lang, map(clean, pieces)))


COMPOSED: Final[dict[str, Callable[[Language, About, Sequence[Seat]], str]]] = {
    "FORM-1": _form,
    "SETUP-9.1": _package_first,
    "TURN-1": _not_on_turn,
    "TURN-2": _wrong_phase,
    "TRADE-4": _amount,
    "TRADE-6": _not_held,
    "BARTER-1": _not_at_this_table,
    "BARTER-4": _not_yours,
    "BARTER-5": _not_covered,
    "NOTE-3": _no_more_notes,
    "NOTE-5": _notes_not_held,
    "DEV-3.2": _stack_empty,
    "DEV-5": _short,
    "AUTO-4": _keep_first,
    "PROD-6": _cannot_feed,
}
