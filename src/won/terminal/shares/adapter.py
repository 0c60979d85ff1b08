"""Shares in the terminal: see `won.terminal.adapters.Adapter`."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from itertools import product
from typing import Any, Final

from msgspec import UNSET

from won.core.game import Points
from won.core.record import Seat
from won.shares.actions import Roll
from won.shares.game import Shares
from won.shares.parties import is_in
from won.shares.world import PRODUCTS, world
from won.terminal.listing import Listing
from won.terminal.screen import Screen
from won.terminal.shares import listings, table
from won.terminal.shares.menu import SharesMenu
from won.text.language import Language
from won.text.phrases import pounds, seat_name

CHANCE: Final[tuple[str, ...]] = ("roll",)
SHORT: Final[Mapping[str, str]] = {"r": "roll", "e": "end", "d": "drop"}
IDLE: Final = None
LISTINGS: Final[Mapping[str, Listing]] = {"map": listings.show_map, "shares": listings.show_shares}
DIE: Final = range(1, 7)
menu = SharesMenu
show_table = table.show_table


def opening(players: int) -> dict[str, Any]:
    """Seat 0 rolls highest; the cards lie in the order of the tables."""
    rolls = [[[6, 6], *[[1, 1]] * (players - 1)]] if players > 1 else []
    return {"rolls": rolls, "royalties": PRODUCTS * 2, "telexes": list(world().telexes)}


def outcomes(action: Any) -> list[Any]:
    if isinstance(action, Roll) and action.dice is UNSET:
        return [Roll(dice) for dice in product(DIE, DIE)]
    return [action]


def normal(line: str) -> str:
    """Small letters; `1.5m` is 1500000."""

    def pounds(match: re.Match[str]) -> str:
        return str(int(match[1]) * 1_000_000 + int(match[2] or 0) * 100_000)

    return re.sub(r"\b(\d{1,6})(?:\.(\d))?m\b", pounds, line.lower())


def moment(game: Shares) -> Hashable:
    return ""  # the key never changes


def waits_for(game: Shares, people: Sequence[int]) -> int:
    """Any member may act for a syndicate, a person before a bot."""
    return next((seat for seat in game.to_move if seat in people), game.to_move[0])


def is_out(game: Shares, seat: int) -> bool:
    return not is_in(game.state, game.state.head[seat])


def greeting(lang: Language) -> str:
    return lang.gettext(
        "The last one in the game wins, or the richest when the turns are up. Buy shares: from 30% of a product "
        "everybody who lands on one of its two royalty cards pays you, and the more you hold the more. Keep cash for "
        "what others hold. Type ? for help, advice when in doubt, undo to take back, quit to leave."
    )


def meanings(lang: Language) -> dict[str, str]:
    return {
        "map": lang.gettext("the squares ahead of you, with their royalty cards and what they would cost you"),
        "shares [NAME]": lang.gettext("a product: its shares, who holds them, and its royalties; without NAME all"),
        "1.5m": lang.gettext("a short way to write 1500000"),
    }


def score_line(lang: Language, seats: Sequence[Seat], points: Points) -> str:
    text = lang.gettext("{name}: {total} ({cash} in cash, {shares} for shares at half their price)")
    parts = {part: pounds(lang, amount) for part, amount in points.parts.items()}
    return text.format(name=seat_name(lang, seats, points.seat), total=pounds(lang, points.total), **parts)


def outlook(game: Shares, seat: int) -> dict[str, Any]:
    return {}


def show_outlook(screen: Screen, game: Shares, seats: Sequence[Seat], seat: int) -> None:
    """There is nothing besides the actions."""
