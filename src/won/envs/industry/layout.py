"""The layout of an observation of industry."""

from __future__ import annotations

from typing import Final

from won.envs.industry.vocabulary import PACKAGES, VOCABULARY
from won.envs.layout import Layout
from won.envs.vocabulary import OFFERS
from won.industry.board import HEXES
from won.industry.market import COMMODITIES, GOODS
from won.industry.state import PHASES
from won.industry.tiles import TILE_KINDS, TILES, TURNS

CUBES: Final = GOODS + 1  # and notes


def layout(seats: int) -> Layout:
    laid = Layout()
    laid.numbers("said", (VOCABULARY.size,), 2, "the indices said so far of the action half made: 1, the last 2")
    laid.bits("owner", (seats, HEXES), "hexes with a flag of each seat, by hex")
    laid.bits("tile", (TILE_KINDS, HEXES), f"hexes with a tile of each kind: {', '.join(TILES)}")
    laid.bits("turn", (TURNS, HEXES), "hexes whose tile lies in each turn")
    laid.bits("automated", (HEXES,), "hexes of blocs with a token")
    laid.bits("phase", (len(PHASES),), ", ".join(PHASES))
    laid.bits("on_turn", (seats,), "whose turn it is")
    laid.bits("marker", (seats,), "who holds the marker of the first player")
    laid.bits("submitted", (seats,), "who has submitted in Produce")
    laid.bits("final", (1,), "the end has been announced")
    laid.bits("answering", (1,), "the seat is asked off turn")
    laid.bits("packages", (len(PACKAGES),), f"still to be had: {', '.join(PACKAGES)}")
    laid.numbers("draft_money", (2,), 100, "of the action half made: what would be given, and got")
    laid.numbers("draft", (2, CUBES), 20, f"the same, or what is sold and bought: {', '.join(COMMODITIES)}, notes")
    laid.numbers("dots", (seats, TILE_KINDS), 20, "full dots on the tiles of each kind")
    laid.numbers("money", (seats,), 250, "0 where it is hidden")
    laid.numbers("money_tens", (seats,), 250, "the same in tens")
    laid.numbers("money_known", (seats,), 1, "whether it is seen")
    laid.numbers("points", (seats,), 100, "as they stand; 0 where money is hidden, or below 0")
    laid.numbers("notes", (seats,), 40, "held")
    laid.numbers("interest", (seats,), 40, "due after the next Produce")
    laid.numbers("flags", (seats,), 20, "left to be placed")
    laid.numbers("cubes", (seats, GOODS), 30, ", ".join(COMMODITIES))
    laid.numbers("market", (GOODS,), 40, "cubes on each track")
    laid.numbers("buy", (GOODS,), 40, "what the next cube costs")
    laid.numbers("sell", (GOODS,), 40, "what the next cube brings")
    laid.numbers("stacks", (TILE_KINDS,), 15, "tiles left of each kind")
    laid.numbers("round", (1,), 30, "being played")
    laid.numbers("rounds_left", (1,), 30, "0 where no number of rounds was set")
    laid.numbers("passes", (1,), 6, "in succession")
    laid.numbers("to_place", (1,), 3, "tiles of a package")
    laid.numbers("offer_of", (OFFERS, 2), 1, "the offers the seat can speak of: made to it, made by it")
    laid.numbers("offer_money", (OFFERS, 2), 100, "in each what is given, and got")
    laid.numbers("offer", (OFFERS, 2, CUBES), 20, f"in each what is given, and got: {', '.join(COMMODITIES)}, notes")
    return laid
