"""Puzzles of industry: play-outs go to the end of the game, by merchants of many styles and clerks."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from won.analysis.industry.plan import EVEN
from won.core.chance import source
from won.core.game import Game
from won.industry import actions as act
from won.industry import notation
from won.industry.end import triggers_met
from won.industry.game import Industry
from won.industry.state import DEVELOP, PHASES, TRADE
from won.players.bot import Bot
from won.players.industry.advice import advise
from won.players.industry.clerk import Clerk
from won.players.industry.merchant import Merchant
from won.players.industry.styles import another
from won.puzzles.part import ANSWER, Puzzling, Result, Setup

USUAL: Final = 0.5  # of the seats in a play-out that a merchant of the usual style plays
CLERKS: Final = 0.2  # and a clerk; the others are merchants of another style
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
    act.Decline: "refuse",
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
    """Which tile, what is bought or sold, who is asked for what; how many and how turned are details."""
    if isinstance(action, act.Build):
        return "build", action.tile
    if isinstance(action, act.Borrow):
        return "borrow"
    if isinstance(action, act.Offer):
        return "offer", action.to, *sorted(action.give), *sorted(action.get)
    return action if not isinstance(action, act.Buy | act.Sell) else (type(action), *sorted(action.cubes))


def family(action: Any) -> str:
    """The tile or the commodity; else the kind of action."""
    if isinstance(action, act.Build | act.Buy | act.Sell):
        return " ".join(notation.write(action).split()[:2])
    return type(action).__name__


def decision(game: Industry, seat: int) -> str:
    if any(offer.to == seat for offer in game.state.offers):
        return ANSWER
    return PHASES[game.state.phase]


def theme(game: Industry, seat: int, action: Any) -> str:
    """END-1: a step that brings the end on is about that, whatever step it is."""
    theme = _THEMES.get(type(action), "")
    if theme in ("flag", "build") and not game.state.final and not triggers_met(game.state):
        copy = game.copy()
        copy.apply(seat, action)
        return "end" if triggers_met(copy.state) else theme
    return theme


def line_up(seats: int, number: int) -> list[Bot]:
    """Who plays on in play-out `number`: in the first one merchants, then a mixture."""
    draw = source(f"line-up {number}").random
    return [_player(draw() if number else 0.0, draw) for _ in range(seats)]


def _player(lot: float, draw: Callable[[], float]) -> Bot:
    style = EVEN if lot < USUAL else another(EVEN, draw)
    return Clerk(0) if lot >= 1 - CLERKS else Merchant(0, style=style)


def lead(game: Game, seat: int) -> Result:
    """By how many points the seat is ahead of the best of the others, or behind; and its own points."""
    totals = [points.total for points in game.result_now().scores]
    best = max([total for other, total in enumerate(totals) if other != seat])
    return Result(float(totals[seat] - best), float(totals[seat]))


ROUNDS: Final = {"rounds": 6}

PUZZLING: Final = Puzzling(
    unit="points",
    margin=3.0,
    contested=(-40.0, 40.0),
    themes={
        "build": 0.4, "flag": 0.2, "automate": 0.2, "market": 0.2, "borrow": 0.2, "barter": 0.2, "end": 0.2,
        "pass": 0.05, "refuse": 0.05,
    },
    setups=(
        Setup("second", 3, ROUNDS),
        Setup("first", 3, ROUNDS),
        Setup("v3", 3, ROUNDS),
        Setup("second", 4, ROUNDS),
        Setup("v3", 2, ROUNDS),
        Setup("second", 3, {}),  # only a game without a last round is ended by somebody
        Setup("v3", 3, {}),
    ),
    counts=(1, 5, 14, 40),
    most=60,
    choices=choices,
    idea=idea,
    decision=decision,
    theme=theme,
    gap=25.0,
    unweighed=("end",),
    early=0.4,
    family=family,
    seats=lambda game: game.state.seats,
    bots=line_up,
    phase=lambda game: (game.state.round, game.state.phase),
    stop=lambda begun, now: bool(now.over),
    result=lead,
)  # fmt: skip
