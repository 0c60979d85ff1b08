"""Checks of a new table: names that can be shown, options that the game knows, clocks within bounds."""

from __future__ import annotations

import unicodedata
from typing import Final

from msgspec import structs

from won.core.chance import source
from won.core.record import Seat
from won.games import package, rules
from won.players import bots_for, own_bots
from won.tables import limits
from won.tables.errors import RequestError
from won.tables.setup import Clock, Setup

MARKS: Final = 3  # that one character may carry: piles of them cover the lines above and below
_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_SEATS: Final = 10  # more than any game has
# For each kind of clock: the field, the least and the most.
_CLOCKS: Final[dict[str, tuple[tuple[str, int, int], ...]]] = {
    "none": (),
    "move": (("seconds", 5, limits.MOVE),),
    "bank": (("seconds", 10, limits.MOVE), ("increment", 0, 3600)),
    "daily": (("days", 1, 30),),
}


def tidy(text: str, most: int = limits.NAME) -> str:
    """A name as one line, without characters that do not print or that change the direction of writing."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(_few_marks(shown).split())[:most].strip()


def spoken(text: str) -> str:
    """A line of the chat, without what steers a terminal or turns the writing round; signs may be joined."""
    shown = "".join(" " if unicodedata.category(c) in ("Cc", "Cs") or c in _TURNING else c for c in text)
    return _few_marks(shown).strip()


def _few_marks(text: str) -> str:
    kept, run = [], 0
    for c in text:
        run = run + 1 if unicodedata.category(c)[0] == "M" else 0
        if run <= MARKS:
            kept.append(c)
    return "".join(kept)


def checked_setup(setup: Setup) -> Setup:
    """The setup to store; raises `RequestError` or `RecordError` naming the field that is wrong."""
    if not 1 <= setup.players <= _SEATS:
        raise RequestError("bad_value", field="$.setup.players", found=setup.players)
    if not 0 <= setup.delay <= limits.DELAY:
        raise RequestError("bad_value", field="$.setup.delay", found=setup.delay)
    game_rules = rules(setup.game)
    chance = game_rules.draw_chance(setup.players, source("try").random)
    game_rules.new(setup.edition, [Seat()] * setup.players, chance, setup.options)
    _check_counts(setup)
    shown = {"clock": _clock(setup.clock), "title": tidy(setup.title, limits.TITLE)}
    return Setup(**structs.asdict(setup) | shown).anew(setup.club)


def _check_counts(setup: Setup) -> None:
    """The rules set no upper bound, but a client in another language may have one."""
    for option in package(setup.game).options:
        if option.kind == "count" and setup.options.get(option.name, 0) > limits.COUNT:
            field = f"$.options.{option.name}"
            raise RequestError("bad_value", field=field, found=setup.options[option.name])


def _clock(clock: Clock) -> Clock:
    """Only the figures that this kind of clock has."""
    figures = {}
    for name, least, most in _CLOCKS[clock.kind]:
        figures[name] = getattr(clock, name)
        if not least <= figures[name] <= most:
            raise RequestError("bad_value", field=f"$.setup.clock.{name}", found=figures[name])
    return Clock(clock.kind, **figures)


def check_bot(game: str, level: str, field: str) -> str:
    """A bot of this game. How long it thinks is for the host to say, so no level may carry a time."""
    known = (*bots_for(game), *own_bots(game))
    if level not in known:
        raise RequestError("no_bot", field=field, found=level, known=list(known))
    return level


def check_nation(game: str, nation: str, field: str) -> str:
    known = package(game).nations
    if nation and nation not in known:
        raise RequestError("bad_value", field=field, found=nation)
    return nation
