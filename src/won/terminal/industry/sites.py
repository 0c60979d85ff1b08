"""The use of a hex: what a tile of each kind that the seat already runs would add there."""

from __future__ import annotations

from won.industry.blocs import dots_at
from won.industry.board import BIT, HEX
from won.industry.clash import clashes
from won.industry.costs import BANK_DOT
from won.industry.game import Industry
from won.industry.market import COMMODITIES
from won.industry.tiles import DISTINCT, MAKES, TILES, TURNS
from won.text.industry.terms import counted, tiles
from won.text.language import Language


def site_hint(lang: Language, game: Industry, seat: int, name: str) -> str:
    """`generator +3 energy, mine +2 ore`: what a tile there would add, without Force."""
    names = tiles(lang)
    parts: list[str] = []
    for kind in sorted({bloc.kind for bloc in game.state.blocs[seat]}):
        dots = most_dots(game, seat, kind, HEX[name])
        if dots:
            made = ("money", dots * BANK_DOT) if MAKES[kind] < 0 else (COMMODITIES[MAKES[kind]], dots)
            parts.append(f"{names[TILES[kind]]} +{counted(lang, *made)}")
    return ", ".join(parts)


def most_dots(game: Industry, seat: int, kind: int, at: int) -> int:
    """The full dots that a tile of the kind would bring in its best turn."""
    state, most = game.state, 0
    tile, own = state.tile[:], state.held[seat] | BIT[at]
    for turn in range(DISTINCT[kind]):
        code = kind * TURNS + turn
        if not clashes(state.tile, code, at):
            tile[at] = code
            most = max(most, len(dots_at(tile, own, at)))
    return most
