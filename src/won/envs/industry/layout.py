"""The layout of an observation of industry."""

from __future__ import annotations

from typing import Final

from won.envs.industry.vocabulary import PACKAGES, VOCABULARY
from won.envs.layout import N, Row
from won.envs.vocabulary import OFFERS
from won.industry.board import HEXES
from won.industry.market import COMMODITIES, GOODS
from won.industry.state import PHASES
from won.industry.tiles import TILE_KINDS, TILES, TURNS

CUBES: Final = GOODS + 1  # and notes

ROWS: Final[list[Row]] = [
    ("said", (VOCABULARY.size,), 2, "the indices said so far of the unfinished action: 1, the last 2"),
    ("owner", (N, HEXES), 1, "hexes with a flag of each seat, by hex"),
    ("tile", (TILE_KINDS, HEXES), 1, f"hexes with a tile of each kind: {', '.join(TILES)}"),
    ("turn", (TURNS, HEXES), 1, "hexes whose tile lies in each turn"),
    ("automated", (HEXES,), 1, "hexes of blocs with a token"),
    ("phase", (len(PHASES),), 1, ", ".join(PHASES)),
    ("on_turn", (N,), 1, "whose turn it is"),
    ("marker", (N,), 1, "who holds the marker of the first player"),
    ("submitted", (N,), 1, "who has submitted in Produce"),
    ("final", (1,), 1, "the end has been announced"),
    ("answering", (1,), 1, "the seat is asked off turn"),
    ("packages", (len(PACKAGES),), 1, f"not yet drafted: {', '.join(PACKAGES)}"),
    ("draft_money", (2,), 100, "of the unfinished action: what would be given, and got"),
    ("draft", (2, CUBES), 20, f"the same, or what is sold and bought: {', '.join(COMMODITIES)}, notes"),
    ("dots", (N, TILE_KINDS), 20, "full dots on the tiles of each kind"),
    ("money", (N,), 250, "0 where it is hidden"),
    ("money_tens", (N,), 250, "the same in tens"),
    ("money_known", (N,), 1, "whether it is visible"),
    ("points", (N,), 100, "now; 0 where money is hidden or points are below 0"),
    ("notes", (N,), 40, "held"),
    ("interest", (N,), 40, "due after the next Produce"),
    ("flags", (N,), 20, "left to be placed"),
    ("cubes", (N, GOODS), 30, ", ".join(COMMODITIES)),
    ("market", (GOODS,), 40, "cubes on each track"),
    ("buy", (GOODS,), 40, "what the next cube costs"),
    ("sell", (GOODS,), 40, "what the next cube brings"),
    ("stacks", (TILE_KINDS,), 15, "tiles left of each kind"),
    ("round", (1,), 30, "being played"),
    ("rounds_left", (1,), 30, "0 where no number of rounds was set"),
    ("passes", (1,), 6, "in succession"),
    ("to_place", (1,), 3, "tiles of a package"),
    ("offer_of", (OFFERS, 2), 1, "the offers of the seat: made to it, made by it"),
    ("offer_money", (OFFERS, 2), 100, "in each what is given, and got"),
    ("offer", (OFFERS, 2, CUBES), 20, f"in each what is given, and got: {', '.join(COMMODITIES)}, notes"),
]
