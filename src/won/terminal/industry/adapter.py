"""Industry in the terminal: see `won.terminal.adapters.Adapter`."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from won.core.game import Points
from won.core.record import Seat
from won.industry.costs import AUTOMATE_COST, FLAG_COST, FORCE_COST, MOVE_COST
from won.industry.develop_costs import named
from won.industry.game import Industry
from won.industry.market import CAPITAL, Cost
from won.industry.tiles import TILE_COST, TILES
from won.industry.turns import PASS
from won.terminal.industry import outlook as foresight
from won.terminal.industry import table
from won.terminal.industry.menu import IndustryMenu
from won.terminal.industry.plain import market_sentences, stack_line
from won.terminal.listing import Listing
from won.terminal.screen import Screen
from won.text.industry.terms import counted, seat_name, things, tiles
from won.text.language import Language

CHANCE: Final[tuple[str, ...]] = ()  # chance is drawn at set-up only
SHORT: Final[Mapping[str, str]] = {"p": "pass"}
IDLE: Final = PASS
menu = IndustryMenu
outlook = foresight.outlook
show_outlook = foresight.show_outlook
show_table = table.show_table


def opening(players: int) -> dict[str, Any]:
    return {"first": 0}


def outcomes(action: Any) -> list[Any]:
    return [action]


def normal(line: str) -> str:
    """Hexes and packages in capitals, the rest small."""
    return re.sub(r"\b[a-z]\d\b", lambda match: match[0].upper(), line.lower())


def moment(game: Industry) -> Hashable:
    view = game.view(None)
    return view.round, view.phase


def waits_for(game: Industry, people: Sequence[int]) -> int:
    return game.to_move[0]


def is_out(game: Industry, seat: int) -> bool:
    return False


def greeting(lang: Language) -> str:
    return lang.gettext(
        "Most points win: 4 for each tile you have on the board, 1 for each 10 in money, 3 less for each note. "
        "Make cubes, trade what is over, build more. Type ? for help, advice when in doubt, undo to take back, "
        "quit to leave."
    )


def meanings(lang: Language) -> dict[str, str]:
    return {
        "pp": lang.gettext("pass, and go on passing until the phase ends or an offer comes"),
        "costs": lang.gettext("what flags, tiles and the rest cost"),
        "market": lang.gettext("the markets and the tiles left, in sentences"),
    }


def _costs(screen: Screen, game: Industry, seats: list[Seat], seat: int, rest: str) -> None:
    for line in cost_lines(screen.lang):
        screen.say(line)


def _market(screen: Screen, game: Industry, seats: list[Seat], seat: int, rest: str) -> None:
    view = game.view(seat)
    for line in [*market_sentences(screen.lang, view), stack_line(screen.lang, view)]:
        screen.say(line)


LISTINGS: Final[Mapping[str, Listing]] = {"costs": _costs, "market": _market}


def score_line(lang: Language, seats: Sequence[Seat], points: Points) -> str:
    text = lang.gettext("{name}: {total} ({tiles} for tiles, {money} for money, {notes} for notes)")
    total = counted(lang, "points", points.total)
    return text.format(name=seat_name(lang, seats, points.seat), total=total, **points.parts)


def cost_lines(lang: Language) -> list[str]:
    names = tiles(lang)
    prices: dict[str, Cost] = {lang.gettext("flag"): FLAG_COST}
    prices |= {names[TILES[kind]]: cost for kind, cost in enumerate(TILE_COST)}
    prices |= {
        lang.gettext("automation of a bloc"): AUTOMATE_COST,
        lang.gettext("move of one to three tiles"): [(CAPITAL, MOVE_COST)],
        lang.gettext("Force, for each tile that clashes"): [(CAPITAL, FORCE_COST)],
    }
    running = lang.gettext(
        "A bloc runs on 1 food a tile (farms eat nothing) and 1 energy (generators need none). "
        "Once automated it may take 1 ore instead of all its food."
    )
    return [*[f"   {name}: {things(lang, named(cost))}" for name, cost in prices.items()], running]
