"""A picture of the table: the world tour, the products and the parties as one SVG document that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.drawing.canvas import group, rect
from won.drawing.document import document
from won.drawing.labels import Labels
from won.drawing.shares import geometry
from won.drawing.shares.board import draw_board
from won.drawing.shares.cards import GONE, draw_card, draw_gone, height_of
from won.drawing.shares.fields import PATTERNS
from won.drawing.shares.harbour import LEAST, draw_harbour
from won.drawing.shares.icons import ICONS
from won.drawing.shares.labels import LABELS, labels_of
from won.drawing.shares.masthead import draw_masthead
from won.drawing.shares.news import draw_news, news
from won.drawing.shares.news import height_of as height_of_news
from won.drawing.shares.palette import COLOURS
from won.drawing.shares.position import Position
from won.drawing.table_view import TableView
from won.shares.game import Shares
from won.shares.world import World, world_of
from won.shares.world import world as printed

__all__ = ["LABELS", "draw", "draw_game", "draw_view"]

_TOP: Final = 87.0
_SIDE: Final = 280.0
_GAP: Final = 12.0
_MARGIN: Final = 16.0
_BETWEEN: Final = 8.0  # the cards
_NEWS: Final = 108.0  # what is open on the table has room for three lines at least
WIDTH: Final = _MARGIN + geometry.WIDTH + _GAP + _SIDE + _MARGIN
HEIGHT: Final = _TOP + geometry.HEIGHT + _MARGIN


def draw_game(
    game: Shares,
    seats: Sequence[Seat],
    *,
    dark: bool | None = None,
    labels: Mapping[str, str] | None = None,
    language: str = "",
) -> str:
    royalties, world = game.view(None).royalties, game.state.world
    return draw(game.state_line(), seats, royalties, dark=dark, labels=labels, language=language, world=world)


def draw_view(
    table: TableView, *, dark: bool | None = None, labels: Mapping[str, str] | None = None, language: str = ""
) -> str:
    line = {**table.line(), "offers": [offer["offer"] for offer in table.view["offers"]]}
    world = world_of(table.options)
    return draw(line, table.seats, table.view["royalties"], dark=dark, labels=labels, language=language, world=world)


def draw(
    line: dict[str, Any],
    seats: Sequence[Seat],
    royalties: Sequence[str | None],
    *,
    dark: bool | None = None,
    title: str = "",
    labels: Mapping[str, str] | None = None,
    language: str = "",
    world: World | None = None,
) -> str:
    """A state line as an SVG document. `royalties` is the product on each square, `world` the printing in play;
    `dark` None follows the reader's setting; `labels` has the keys of LABELS."""
    named = labels_of(labels)
    position = Position(line, seats, royalties, world or printed(), named)
    name = title or named["wealth of nations"]
    body = (
        rect(0, 0, WIDTH, HEIGHT, "f-paper")
        + draw_masthead(position, name, named, WIDTH)
        + group(draw_board(position, named), x=_MARGIN, y=_TOP)
        + group(_parties(position, named, geometry.HEIGHT), x=WIDTH - _MARGIN - _SIDE, y=_TOP)
    )
    return document(
        body,
        (WIDTH, HEIGHT),
        COLOURS,
        {**ICONS, **PATTERNS},
        title=name,
        description=_description(position, named),
        dark=dark,
        language=language,
    )


def _parties(position: Position, labels: Labels, high: float) -> str:
    """The cards from the top, those who are out, and what is open on the table; what they leave free is scenery."""
    items = news(position, labels)
    asked = min(height_of_news(items), _NEWS)
    height_of_gone = len(position.gone) * (GONE + _BETWEEN)
    rows = 3
    while rows > 1 and _tall(position, rows) + height_of_gone + asked > high:
        rows -= 1
    drawn = []
    y = 0.0
    for party in position.parties:
        tall = height_of(party, _SIDE, rows)
        drawn.append(group(draw_card(position, party, labels, _SIDE, tall), y=y))
        y += tall + _BETWEEN
    for party in position.gone:
        drawn.append(group(draw_gone(party, labels, _SIDE), y=y))
        y += GONE + _BETWEEN
    if not position.line["over"]:
        wanted = height_of_news(items)
        left = high - y - wanted - _BETWEEN
        tall = wanted if left >= LEAST else high - y
        drawn.append(group(draw_news(items, labels, _SIDE, tall), y=y))
        y += tall + _BETWEEN
    if high - y >= LEAST:
        drawn.append(group(draw_harbour(_SIDE, high - y), y=y))
    return "".join(drawn)


def _tall(position: Position, rows: int) -> float:
    return sum(height_of(party, _SIDE, rows) + _BETWEEN for party in position.parties)


def _description(position: Position, labels: Labels) -> str:
    """One sentence for those who cannot see the picture."""
    line = position.line
    parts = [f"{labels['turn']} {line['turns']}", labels[line["moment"]]]
    state = "winner" if line["over"] else "to move"
    called = [party.called for party in position.parties if (party.won if line["over"] else party.waits)]
    return ", ".join(parts + [f"{labels[state]}: {name}" for name in called])
