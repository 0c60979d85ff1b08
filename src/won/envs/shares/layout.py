"""The layout of an observation of shares."""

from __future__ import annotations

from won.envs.layout import Layout
from won.envs.shares.vocabulary import VOCABULARY
from won.envs.vocabulary import OFFERS
from won.shares.figures import CARDS
from won.shares.kinds import KIND_TABLE
from won.shares.state import MOMENTS
from won.shares.world import GOODS, LAP, PRODUCTS, SHARES


def layout(seats: int) -> Layout:
    laid = Layout()
    laid.numbers("said", (VOCABULARY.size,), 2, "the indices said so far of the action half made: 1, the last 2")
    laid.bits("owner", (seats, len(SHARES)), "the shares of each seat's party, in the order of the list")
    laid.bits("piece", (seats, LAP), "the square on which each stands")
    laid.bits("lot", (len(SHARES),), "the shares under the hammer")
    laid.bits("lots", (len(SHARES),), "the shares still to come under it")
    laid.bits("leads", (seats, seats), "for each seat the one that leads its party; none for those who are out")
    laid.bits("moment", (len(MOMENTS),), ", ".join(MOMENTS))
    laid.bits("on_turn", (seats,), "whose turn it is")
    laid.bits("bidders", (seats,), "who is still in the bidding")
    laid.bits("highest", (seats,), "who has made the highest bid")
    laid.bits("debtor", (seats,), "who has a debt to settle")
    laid.bits("answering", (1,), "the seat is asked off turn")
    laid.bits(
        "proposed",
        (len(KIND_TABLE.kinds),),
        f"what a member of the seat's syndicate would do: {', '.join(KIND_TABLE.by_name)}",
    )
    laid.numbers("draft", (3,), 100, "of the action half made, in steps: cash given, cash got, price of what is bought")
    laid.numbers("royalty", (GOODS, CARDS), LAP, f"the squares with the cards of each product: {', '.join(PRODUCTS)}")
    laid.numbers("percent", (seats, GOODS), 100, "of each product")
    laid.numbers("cash", (seats,), 250, "in millions; 0 where it is hidden")
    laid.numbers("cash_steps", (seats,), 100, "the same in steps; 0 where it is hidden")
    laid.numbers("cash_known", (seats,), 1, "whether it is seen")
    laid.numbers("jokers", (seats,), 9, "held")
    laid.numbers("tours", (seats,), 20, "completed")
    laid.numbers("step", (seats,), LAP, "on the tour")
    laid.numbers("owes", (seats,), 250, "in steps, to all")
    laid.numbers("claims", (seats,), 250, "royalties still to be claimed, in steps")
    laid.numbers("dice", (2,), 6, "the white and the red; 0 where nothing hangs on them")
    laid.numbers("bid", (1,), 250, "the highest so far, in steps")
    laid.numbers("least_bid", (1,), 250, "in steps")
    laid.numbers("lots_left", (1,), 6, "with the one under the hammer")
    laid.numbers("stack", (1,), 9, "jokers left")
    laid.numbers("turns", (1,), 400, "played")
    laid.numbers("turns_left", (1,), 400, "0 where no number of turns was set")
    laid.numbers(
        "offer_of",
        (OFFERS, 3),
        1,
        "in each offer the seat can speak of: made to it, made by it, a syndicate; neither of the first two: agreed to",
    )
    laid.numbers("offer_cash", (OFFERS, 2), 100, "cash given and got, in steps")
    laid.numbers("offer_millions", (OFFERS, 2), 100, "the same in millions")
    laid.numbers("offer_shares", (OFFERS, 2, GOODS), 100, "in percent of each product, given and got")
    laid.numbers("offer_with", (OFFERS, seats), 1, "who is asked")
    return laid
