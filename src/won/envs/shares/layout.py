"""The layout of an observation of shares."""

from __future__ import annotations

from typing import Final

from won.envs.layout import N, Row
from won.envs.shares.vocabulary import VOCABULARY
from won.envs.vocabulary import OFFERS
from won.shares.figures import CARDS
from won.shares.kinds import KIND_TABLE
from won.shares.state import MOMENTS
from won.shares.world import GOODS, LAP, PRODUCTS, SHARES

ROWS: Final[list[Row]] = [
    ("said", (VOCABULARY.size,), 2, "the indices said so far of the unfinished action: 1, the last 2"),
    ("owner", (N, len(SHARES)), 1, "the shares of each seat's party, in the order of the list"),
    ("piece", (N, LAP), 1, "the square on which each stands"),
    ("lot", (len(SHARES),), 1, "the shares being auctioned"),
    ("lots", (len(SHARES),), 1, "the shares still to be auctioned"),
    ("leads", (N, N), 1, "for each seat the one that leads its party; none for those who are out"),
    ("moment", (len(MOMENTS),), 1, ", ".join(MOMENTS)),
    ("on_turn", (N,), 1, "whose turn it is"),
    ("bidders", (N,), 1, "who is still in the bidding"),
    ("highest", (N,), 1, "who has made the highest bid"),
    ("debtor", (N,), 1, "who has a debt to settle"),
    ("answering", (1,), 1, "the seat is asked off turn"),
    (
        "proposed",
        (len(KIND_TABLE.kinds),),
        1,
        f"what a member of the seat's syndicate would do: {', '.join(KIND_TABLE.by_name)}",
    ),
    ("draft", (3,), 100, "of the unfinished action, in steps: cash given, cash got, price of what is bought"),
    ("royalty", (GOODS, CARDS), LAP, f"the squares with the cards of each product: {', '.join(PRODUCTS)}"),
    ("percent", (N, GOODS), 100, "of each product"),
    ("cash", (N,), 250, "in millions; 0 where it is hidden"),
    ("cash_steps", (N,), 100, "the same in steps; 0 where it is hidden"),
    ("cash_known", (N,), 1, "whether it is visible"),
    ("jokers", (N,), 9, "held"),
    ("tours", (N,), 20, "completed"),
    ("step", (N,), LAP, "on the tour"),
    ("owes", (N,), 250, "in steps, to all"),
    ("claims", (N,), 250, "royalties still to be claimed, in steps"),
    ("dice", (2,), 6, "the white and the red; 0 where they do not matter"),
    ("bid", (1,), 250, "the highest so far, in steps"),
    ("least_bid", (1,), 250, "in steps"),
    ("lots_left", (1,), 6, "with the one being sold"),
    ("stack", (1,), 9, "jokers left"),
    ("turns", (1,), 400, "played"),
    ("turns_left", (1,), 400, "0 where no number of turns was set"),
    ("offer_of", (OFFERS, 3), 1, "the offers of the seat: made to it, made by it, a syndicate; agreed to has neither"),
    ("offer_cash", (OFFERS, 2), 100, "cash given and got, in steps"),
    ("offer_millions", (OFFERS, 2), 100, "the same in millions"),
    ("offer_shares", (OFFERS, 2, GOODS), 100, "in percent of each product, given and got"),
    ("offer_with", (OFFERS, N), 1, "who is asked"),
]
