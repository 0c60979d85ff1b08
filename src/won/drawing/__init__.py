"""SVG pictures of tables: `draw` shows a game, `draw_view` what one seat may know of it.

The modules are common to all games, each package serves one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from won.core.game import Game
from won.core.game_types import GameSheet
from won.core.record import Seat
from won.drawing.parts import Parts
from won.drawing.table_view import TableView
from won.games import PerGame

__all__ = ["TableView", "draw", "draw_view", "part", "sheet"]


class Draw(Protocol):
    """Draws a game as an SVG document."""

    def __call__(
        self,
        game: Any,
        seats: Sequence[Seat],
        *,
        dark: bool | None,
        labels: Mapping[str, str] | None,
        language: str,
    ) -> str: ...


class DrawView(Protocol):
    """Draws what one seat may know as an SVG document."""

    def __call__(
        self, table: TableView, *, dark: bool | None, labels: Mapping[str, str] | None, language: str
    ) -> str: ...


@dataclass(frozen=True)
class Drawing:
    """How one game is drawn here, and what a client needs to draw it itself."""

    draw: Draw
    draw_view: DrawView
    parts: Parts
    sheet: Callable[[Mapping[str, Any]], Any]  # by the options of the table


def _industry() -> Drawing:
    from won.drawing.industry import draw_game, draw_view
    from won.drawing.industry.parts import PARTS
    from won.drawing.industry.sheet import sheet

    return Drawing(draw_game, draw_view, PARTS, sheet)


def _shares() -> Drawing:
    from won.drawing.shares import draw_game, draw_view
    from won.drawing.shares.parts import PARTS
    from won.drawing.shares.sheet import sheet

    return Drawing(draw_game, draw_view, PARTS, sheet)


DRAWINGS: PerGame[Drawing] = PerGame(industry=_industry, shares=_shares)


def draw(
    game: Game,
    seats: Sequence[Seat] | None = None,
    *,
    dark: bool | None = None,
    labels: Mapping[str, str] | None = None,
    language: str = "",
) -> str:
    """The table as an SVG document; `dark` None follows the reader's setting, `seats` None takes those of the game."""
    drawn = DRAWINGS[game.name].draw
    return drawn(game, game.record().seats if seats is None else seats, dark=dark, labels=labels, language=language)


def draw_view(
    table: TableView,
    *,
    dark: bool | None = None,
    labels: Mapping[str, str] | None = None,
    language: str = "",
) -> str:
    """The same of what one seat, or an onlooker, may know; what is hidden is shown as hidden."""
    return DRAWINGS[table.game].draw_view(table, dark=dark, labels=labels, language=language)


def part(
    game: Game,
    what: str,
    seats: Sequence[Seat] | None = None,
    *,
    title: str,
    dark: bool | None = None,
    labels: Mapping[str, str] | None = None,
    language: str = "",
) -> str:
    """A part of the table, as `won.drawing.<game>.parts` names them; raises `UnknownPart`."""
    parts, shown = DRAWINGS[game.name].parts, game.record().seats if seats is None else seats
    return parts.document(game, shown, what, title=title, dark=dark, labels=labels, language=language)


def sheet(game: str, options: Mapping[str, Any]) -> GameSheet:
    """The printed table of a game, as a client draws it."""
    return DRAWINGS[game].sheet(options)
