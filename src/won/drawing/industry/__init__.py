"""A picture of the table: board, dots, markets and nations as one SVG document that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.drawing.canvas import group, rect
from won.drawing.document import document
from won.drawing.industry.board import draw_board
from won.drawing.industry.icons import ICONS
from won.drawing.industry.labels import LABELS, labels_of
from won.drawing.industry.markets import draw_market
from won.drawing.industry.masthead import draw_masthead
from won.drawing.industry.nations import draw_nation
from won.drawing.industry.owners import Owner, owners
from won.drawing.industry.palette import COLOURS
from won.drawing.industry.position import Position
from won.drawing.industry.skyline import LEAST, draw_skyline
from won.drawing.industry.stacks import draw_stacks
from won.drawing.labels import Labels
from won.drawing.table_view import TableView
from won.industry.game import Industry
from won.industry.market import COMMODITIES, GOODS

__all__ = ["LABELS", "draw", "draw_game", "draw_view"]

WIDTH: Final = 1280
HEIGHT: Final = 900
_TOP: Final = 87
_BOTTOM: Final = HEIGHT - 16
_SIDE: Final = 280
_GAP: Final = 12
_MARGIN: Final = 16
_STACKS: Final = 122
_CARD: Final = 158  # the tallest card


def draw_game(
    game: Industry,
    seats: Sequence[Seat],
    *,
    dark: bool | None = None,
    labels: Mapping[str, str] | None = None,
    language: str = "",
) -> str:
    return draw(game.state_line(), seats, dark=dark, labels=labels, language=language)


def draw_view(
    table: TableView, *, dark: bool | None = None, labels: Mapping[str, str] | None = None, language: str = ""
) -> str:
    return draw(table.line(), table.seats, dark=dark, labels=labels, language=language)


def draw(
    line: dict[str, Any],
    seats: Sequence[Seat],
    *,
    dark: bool | None = None,
    title: str = "",
    labels: Mapping[str, str] | None = None,
    language: str = "",
) -> str:
    """A state line as an SVG document. `dark` None follows the reader's setting; `labels` has the keys of LABELS."""
    named = labels_of(labels)
    position = Position(line)
    sides = owners(seats, named)
    name = title or named["wealth of nations"]
    body = _table(position, sides, name, named)
    return document(
        body,
        (WIDTH, HEIGHT),
        COLOURS,
        ICONS,
        title=name,
        description=_description(line, sides, named),
        dark=dark,
        language=language,
    )


def _table(position: Position, sides: list[Owner], title: str, labels: Labels) -> str:
    """Markets at the left, the board over the stacks in the middle, nations at the right."""
    line = position.line
    high = _BOTTOM - _TOP
    wide = WIDTH - 2 * _SIDE - 2 * _MARGIN - 2 * _GAP
    middle = _MARGIN + _SIDE + _GAP
    market = (high - (GOODS - 1) * _GAP) / GOODS
    markets = [
        group(draw_market(place, line["markets"][name], labels, _SIDE, market), y=place * (market + _GAP))
        for place, name in enumerate(COMMODITIES)
    ]
    return (
        rect(0, 0, WIDTH, HEIGHT, "f-paper")
        + draw_masthead(line, title, labels, WIDTH)
        + group(*markets, x=_MARGIN, y=_TOP)
        + group(draw_board(position, sides, labels, wide, high - _STACKS - _GAP), x=middle, y=_TOP)
        + group(draw_stacks(line["stacks"], labels, wide, _STACKS), x=middle, y=_BOTTOM - _STACKS)
        + group(_nations(position, sides, labels, high), x=middle + wide + _GAP, y=_TOP)
    )


def _nations(position: Position, sides: list[Owner], labels: Labels, high: float) -> str:
    """The cards from the top; what they leave free is scenery."""
    card = min(_CARD, (high - (len(sides) - 1) * 10) / len(sides))
    drawn = [
        group(draw_nation(position, owner, labels, _SIDE, card), y=place * (card + 10))
        for place, owner in enumerate(sides)
    ]
    used = len(sides) * (card + 10)
    if high - used >= LEAST:
        drawn.append(group(draw_skyline(_SIDE, high - used), y=used))
    return "".join(drawn)


def _description(line: dict[str, Any], sides: list[Owner], labels: Labels) -> str:
    """One sentence for those who cannot see the picture."""
    parts = [f"{labels['round']} {line['round']}", labels[line["phase"]]]
    if line["over"]:
        parts += [f"{owner.called} {score}" for owner, score in zip(sides, line["scores"], strict=True)]
        parts += [f"{labels['winner']}: {sides[seat].called}" for seat in line["winners"]]
    else:
        parts += [f"{labels['to move']}: {sides[seat].called}" for seat in line["to_move"]]
    return ", ".join(parts)
