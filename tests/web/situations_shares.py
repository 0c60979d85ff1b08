"""Every kind of decision of shares, and the largest of each: six seats with long names, from games played by lots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from tests.web.situations import LONG_NAMES, Situation
from won.core.chance import source
from won.core.record import Seat, dump
from won.games import rules
from won.shares.notation import parse

LONG: Final = 2_000
Fits = Callable[[Any], bool]


@cache
def _played(fits: Fits, then: Callable[[Any], None] | None = None, /, **options: Any) -> bytes:
    """The record of a game played by lots until a position fits, and then as told."""
    book = rules("shares")
    for seed in range(40):
        draw = source(f"web {seed}").random
        seats = [Seat(name=name) for name in LONG_NAMES]
        game = book.new("classic", seats, book.draw_chance(len(seats), draw), options)
        while not game.over and game.steps < LONG:
            if fits(game):
                if then is not None:
                    then(game)
                return dump(game.record())
            seat = game.to_move[0]
            game.apply(seat, game.with_chance(game.sample(seat, draw), draw))
    raise AssertionError("no such position")


def when(fits: Fits, then: Callable[[Any], None] | None = None, **options: Any) -> Callable[[], bytes]:
    return partial(_played, fits, then, **options)


def may(kind: str, game: Any) -> bool:
    return kind in game.next_words(0, ())


def _said(game: Any, *lines: str) -> None:
    for line in lines:
        seat, _, words = line.partition(" ")
        game.apply(int(seat), parse(words))


def _single(game: Any, seat: int, count: int) -> list[str]:
    """Shares of products of which the seat holds few, so that each may be sold alone."""
    held = game.view(seat).players[seat].shares
    products = [name.partition("__")[0] for name in held]
    return [name for name in held if products.count(name.partition("__")[0]) < 4][:count]


def _offers(game: Any) -> None:
    """Two large offers to the first seat, and one that it has made."""
    for seat in (1, 2):
        give, get = " ".join(_single(game, seat, 3)), " ".join(_single(game, 0, 2))
        _said(game, f"{seat} deal 0 give {give} cash 2500000 get {get} cash 700000")
    _said(game, f"0 deal 3 give {' '.join(_single(game, 0, 2))} get cash 4000000")


def _own_offers(game: Any) -> None:
    """The first seat has made five offers."""
    for seat in range(1, 6):
        _said(game, f"0 deal {seat} give {' '.join(_single(game, 0, 2))} get cash {seat}00000")


def _syndicate_of_two(game: Any) -> None:
    """The second seat proposes to its partner, the first, to sell something."""
    _said(game, "0 pool 1", "1 accept 0", "1 deal 2 give cash 300000 get cash 200000")


def _proposed(game: Any) -> None:
    _said(game, "1 pool 0 2")


def _late(game: Any) -> bool:
    return game.steps > 300 and may("roll", game) and all(len(_single(game, seat, 3)) == 3 for seat in range(3))


def _quiet(game: Any) -> bool:
    """Nothing is offered yet, and the first three have many shares together."""
    if not _late(game) or game.view(0).offers:
        return False
    return sum(len(player.shares) for player in game.view(0).players[:3]) > 30


def _first(game: Any) -> bool:
    return game.steps == 0 and may("roll", game)


def _buys(least: int, most: int, game: Any) -> bool:
    return may("buy", game) and least <= len(game.next_words(0, ("buy",))) <= most


def _lots(least: int, game: Any) -> bool:
    return may("lots", game) and game.state.dice[1] > 2 and len(game.next_words(0, ("lots",))) >= least


def _lots_or_joker(game: Any) -> bool:
    return _lots(4, game) and may("joker", game) and game.to_move == (0,) and game.state.head.count(0) == 1


def _bids(game: Any) -> bool:
    view = game.view(0)
    return may("bid", game) and len(view.lots) > 2 and len(view.bidders) > 3 and len(view.offers) > 0


def _moment(moment: str, kind: str, game: Any) -> bool:
    return may(kind, game) and game.view(0).moment == moment


SITUATIONS: Final = (
    Situation("the first roll", when(_first), {"roll": "Roll the dice"}),
    Situation("a late roll", when(_late), {"roll": "Roll the dice"}),
    Situation("a country", when(partial(_buys, 4, 7)), {"buy": "Choose up to", "end": "End the turn"}, tight=True),
    Situation("a choice", when(partial(_buys, 20, 99)), {"buy": "Choose up to", "end": "End the turn"}),
    Situation("a joker to buy", when(partial(_moment, "take", "joker")), {"joker": "Buy a joker", "end": "End"}),
    Situation("claims left", when(partial(_moment, "rest", "end"), claims="hand"), {"end": "End the turn"}, own=6),
    Situation("lots to name", when(partial(_lots, 20)), {"lots": "Put them up"}),
    Situation("lots or a joker", when(_lots_or_joker), {"joker": "Give up a joker"}),
    Situation("a bid", when(_bids), {"bid": "Bid £", "drop": "Drop out"}),
    Situation("a sealed bid", when(partial(may, "seal"), bidding="sealed"), {"seal": "No bid"}),
    Situation(
        "royalties to claim",
        when(lambda game: may("claim", game) and game.state.turn != 0, claims="hand"),
        {"claim": "Claim"},
        ("seat 0",),
        own=6,
    ),
    Situation("a deal", when(_late), {"deal": "Make the offer"}, ("tab Deal",)),
    Situation("a full deal", when(_late), {"deal": "Make the offer"}, ("tab Deal", "button USA"), tight=True),
    Situation("a syndicate to propose", when(_late), {"pool": "Propose the syndicate"}, ("tab Syndicate",)),
    Situation("orders", when(_late), {}, ("tab Orders",)),
    Situation(
        "offers to me beside the roll",
        when(_late, _offers),
        {"accept": "Accept", "decline": "Decline", "withdraw": "Withdraw", "roll": "Roll the dice"},
        own=6,
    ),
    Situation("all offers", when(_late, _own_offers), {"withdraw": "Withdraw"}, ("tab Offers",), own=6),
    Situation(
        "many offers of mine", when(_late, _own_offers), {"withdraw": "Withdraw", "roll": "Roll"}, own=6, tight=True
    ),
    Situation("a syndicate to join", when(_quiet, _proposed), {"accept": "Accept", "decline": "Decline"}, own=6),
    Situation("a joint decision", when(_first, _syndicate_of_two), {"agree": "Agree", "object": "Object"}, own=6),
    Situation("a debt", when(partial(may, "concede")), {"concede": "Give up", "deal": "Sell shares"}, own=6),
    Situation("a debtor", when(partial(may, "declare")), {"declare": "Declare bankrupt"}, ("seat 0",), own=6),
)
