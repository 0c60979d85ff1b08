"""Puzzles of industry: play-outs go to the end of the game, by every line-up of clerks and merchants."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import product
from typing import Any, Final

from won.core.game import Game
from won.industry import actions as act
from won.industry.end import triggers_met
from won.industry.game import Industry
from won.industry.state import DEVELOP, PHASES, TRADE
from won.players.industry.advice import advise
from won.puzzles.part import Puzzling

MOST: Final = 8  # line-ups that play a position out
NOTES: Final = 3  # to borrow more at once is hardly ever good
ADVISED: Final = 6  # offers to others are too many to list: those are compared that the adviser knows
_THEMES: Final[dict[type, str]] = {
    act.Build: "build",
    act.Flag: "flag",
    act.Automate: "automate",
    act.Buy: "market",
    act.Sell: "market",
    act.Borrow: "borrow",
    act.Offer: "barter",
    act.Accept: "barter",
    act.Decline: "barter",
    act.Pass: "pass",
}


def choices(game: Industry, seat: int) -> list[Any]:
    """What the adviser knows, offers among it, then all else that is listed for the seat, in Trade and Develop."""
    if game.state.phase not in (TRADE, DEVELOP):
        return []
    asked = [offer.number for offer in game.state.offers if offer.to == seat]
    if asked:
        return [act.Accept(asked[0]), act.Decline(asked[0])] if game.check(seat, act.Accept(asked[0])) is None else []
    advised = [decision.action for decision in advise(game, seat, ADVISED)]
    listed = [action for action in game.legal(seat).actions if action not in advised]
    return [action for action in [*advised, *listed] if _compared(action)]


def _compared(action: Any) -> bool:
    return isinstance(action, tuple(_THEMES)) and not (isinstance(action, act.Borrow) and action.notes > NOTES)


def idea(action: Any) -> Hashable:
    """How a tile is turned is a detail, and so is the number of notes."""
    if isinstance(action, act.Build):
        return "build", action.tile, action.at
    if isinstance(action, act.Borrow):
        return "borrow"
    if isinstance(action, act.Offer):
        return "offer", action.to, *sorted(action.give), *sorted(action.get)
    return action if not isinstance(action, act.Buy | act.Sell) else (type(action), *sorted(action.cubes.items()))


def decision(game: Industry, seat: int) -> str:
    if any(offer.to == seat for offer in game.state.offers):
        return "answer"
    return PHASES[game.state.phase]


def theme(game: Industry, seat: int, action: Any) -> str:
    """END-1: a step that brings the end on is about that, whatever step it is."""
    found = _THEMES.get(type(action), "")
    if found in ("flag", "build") and not game.state.final and not triggers_met(game.state):
        then = game.copy()
        then.apply(seat, action)
        return "end" if triggers_met(then.state) else found
    return found


def line_up(seats: int, number: int) -> tuple[str, ...]:
    """All merchants first, then every mixture with clerks, in an order that changes every seat early."""
    mixed = list(product(("merchant", "clerk"), repeat=seats))
    step = 5  # odd, so that it visits every line-up of a power of two
    return mixed[number * step % len(mixed)]


def lead(game: Game, seat: int) -> float:
    """By how many points the seat is ahead of the best of the others, or behind."""
    totals = [points.total for points in game.result_now().scores]
    return float(totals[seat] - max([total for other, total in enumerate(totals) if other != seat]))


PUZZLING: Final = Puzzling(
    unit="points",
    margin=2.0,
    contested=(-60.0, 60.0),
    themes=("build", "flag", "automate", "market", "borrow", "barter", "end", "pass"),
    editions={"second": (3, 4), "first": (3,), "v3": (3,)},
    options={"rounds": 12},
    counts=(1, 2, 4, MOST),
    choices=choices,
    idea=idea,
    decision=decision,
    theme=theme,
    seats=lambda game: game.state.seats,
    bots=line_up,
    phase=lambda game: (game.state.round, game.state.phase),
    stop=lambda begun, now: bool(now.over),
    glance=None,
    value=lead,
)
