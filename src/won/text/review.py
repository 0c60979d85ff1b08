"""The sentences of a review. Texts do not import reviews, so what they describe is a protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from won.core.record import Seat, read_action
from won.games import package
from won.text.games import texts
from won.text.language import Language
from won.text.phrases import decimal, listing, money

FEW: Final = 4  # actions named in a sentence
_SILENT: Final = ("pass", "decline", "withdraw", "end")  # actions that say little beside others


class Mistake(Protocol):
    """A decision that lost something; `won.review.model.Decision` is one."""

    @property
    def seat(self) -> int: ...

    @property
    def phase(self) -> str: ...

    @property
    def where(self) -> int: ...

    @property
    def action(self) -> dict[str, Any]: ...

    @property
    def actions(self) -> list[dict[str, Any]]: ...

    @property
    def loss(self) -> float: ...

    @property
    def line(self) -> list[dict[str, Any]]: ...

    @property
    def offers(self) -> dict[int, dict[str, Any]]: ...

    @property
    def line_offers(self) -> dict[int, dict[str, Any]]: ...


class Throw(Protocol):
    """What a roll brought; `won.review.model.Chance` is one."""

    @property
    def seat(self) -> int: ...

    @property
    def where(self) -> int: ...

    @property
    def luck(self) -> float: ...


def phase_names(lang: Language) -> dict[str, str]:
    return {
        "draft": lang.pgettext("phase of a review", "Draft"),
        "trade": lang.pgettext("phase of a review", "Trade"),
        "develop": lang.pgettext("phase of a review", "Develop"),
        "produce": lang.pgettext("phase of a review", "Produce"),
        "buying": lang.pgettext("phase of a review", "Buying"),
        "auctions": lang.pgettext("phase of a review", "Auctions"),
        "deals": lang.pgettext("phase of a review", "Deals"),
    }


def grade_names(lang: Language) -> dict[str, str]:
    return {
        "close": lang.pgettext("grade of a decision", "good"),
        "inaccuracy": lang.pgettext("grade of a decision", "inaccuracy"),
        "mistake": lang.pgettext("grade of a decision", "mistake"),
        "blunder": lang.pgettext("grade of a decision", "blunder"),
    }


def amount(lang: Language, game: str, value: float) -> str:
    """A loss or a piece of luck in the unit of the game: `12.5 points`, `3.2 million`."""
    size = abs(value)
    if game == "shares":
        return lang.gettext("{n} million").format(n=decimal(lang, round(size / 1_000_000, 1)))
    return lang.gettext("{n} points").format(n=decimal(lang, round(size, 1)))


def place(lang: Language, game: str, where: int) -> str:
    """When it was: `Round 3`, `Turn 52`."""
    if package(game).defaults.unit == "turn":
        return lang.gettext("Turn {n}").format(n=money(lang, where + 1))
    return lang.gettext("Round {n}").format(n=where)


def mistake_sentence(lang: Language, game: str, mistake: Mistake, seats: Sequence[Seat]) -> str:
    """Who lost how much where, by what, and what would have been better."""
    entries = [raw for raw in mistake.actions if raw["do"] not in _SILENT] or [mistake.action]
    text = lang.gettext("{place}, {phase}: {name} lost {amount} with “{actions}”.").format(
        place=place(lang, game, mistake.where),
        phase=phase_names(lang).get(mistake.phase, mistake.phase),
        name=texts(game).seat_name(lang, seats, mistake.seat),
        amount=amount(lang, game, mistake.loss),
        actions=_listed(lang, game, entries, mistake.offers, seats),
    )
    better = better_sentence(lang, game, mistake, seats)
    return f"{text} {better}" if better else text


def better_sentence(lang: Language, game: str, mistake: Mistake, seats: Sequence[Seat]) -> str:
    """What the seat would have done in the better line; empty where that is the same or unknown."""
    entries = [raw for raw in mistake.line if raw["seat"] == mistake.seat and raw["do"] != "decline"]
    if not entries or (entries[0] == mistake.action and len(entries) == 1):
        return ""
    actions = _listed(lang, game, entries, mistake.line_offers, seats)
    return lang.gettext("Better: “{actions}”.").format(actions=actions)


def line_sentences(lang: Language, game: str, mistake: Mistake, seats: Sequence[Seat]) -> list[str]:
    """Each entry of the better line, of every seat."""
    return [_action(lang, game, raw, mistake.line_offers, seats) for raw in mistake.line]


def luck_sentence(lang: Language, game: str, throw: Throw, seats: Sequence[Seat]) -> str:
    text = (
        lang.gettext("{place}: the dice brought {name} {amount} more than the average roll.")
        if throw.luck >= 0
        else lang.gettext("{place}: the dice cost {name} {amount} against the average roll.")
    )
    name = texts(game).seat_name(lang, seats, throw.seat)
    return text.format(place=place(lang, game, throw.where), name=name, amount=amount(lang, game, throw.luck))


Entry = Mapping[str, Any]


def _listed(
    lang: Language, game: str, entries: Sequence[Entry], offers: Mapping[int, Entry], seats: Sequence[Seat]
) -> str:
    return listing(lang, [_action(lang, game, raw, offers, seats) for raw in entries[:FEW]])


def _action(lang: Language, game: str, raw: Entry, offers: Mapping[int, Entry], seats: Sequence[Seat]) -> str:
    """An action in words; an answer with the offer, and who made it."""
    text = texts(game).action_sentence(lang, read_action(raw, package(game).actions), seats)
    offer = offers.get(raw.get("offer", -1))
    if offer is None:
        return text
    name = texts(game).seat_name(lang, seats, offer["seat"])
    said = lang.gettext("{who}: {changes}").format(who=name, changes=_action(lang, game, offer, {}, seats))
    return f"{text} ({said})"
