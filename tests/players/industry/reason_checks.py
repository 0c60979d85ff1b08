"""Whether a reason says what is so: each kind of sentence is read against the position in which it was given."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

import pytest

from won.analysis.industry.endgame import Outlook, about_to_win, flags_to_end
from won.analysis.industry.exchange import MARGIN, Books, Terms, paid
from won.core.answer_kind import find_offer
from won.industry.barter import cover_problem
from won.industry.board import BIT, HEX
from won.industry.costs import NOTE_REPAY
from won.industry.game import Industry
from won.industry.market import COMMODITY, GOODS, net_cost
from won.industry.produce_costs import food_needed
from won.industry.state import TRADE
from won.industry.turns import PASS
from won.players.bot import Decision, Reason
from won.players.industry.merchant import Merchant

ROUNDING = 1e-9  # money
Check = Callable[[Industry, int, Decision, Reason, Merchant], None]


def check(game: Industry, seat: int, decision: Decision, bot: Merchant) -> str:
    """Raise unless the reason is true; its kind, for counting. `game` as it was when the bot decided."""
    reason = decision.reason
    assert reason is not None
    kind = reason.code.removeprefix("industry.")
    if kind in CHECKS:
        CHECKS[kind](game, seat, decision, reason, bot)
    return kind


def _sale(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    """The price that the cubes bring is that of the market."""
    cubes = decision.action.cubes
    market = game.state.market
    assert reason.about["cubes"] == cubes
    assert reason.worth == -sum(net_cost(COMMODITY[cube], market[COMMODITY[cube]], -n) for cube, n in cubes.items())


def _buy(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    """What is bought is what the plan still lacks, for a tile that stands in the plan where one is named."""
    cubes, need = decision.action.cubes, reason.about["need"]
    assert reason.about["cubes"] == cubes
    for cube, count in cubes.items():
        assert game.state.cubes[seat * GOODS + COMMODITY[cube]] + count <= need[cube]
    if reason.code == "industry.buy":
        assert f"{reason.about['tile']} {reason.about['at']}" in reason.about["plan"]
    else:
        assert not any(not step.startswith("automate") for step in reason.about["plan"])


def _short(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    held = game.state.cubes[seat * GOODS : seat * GOODS + GOODS]
    assert any(held[COMMODITY[cube]] < count for cube, count in reason.about["need"].items())


def _borrow(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert reason.about["notes"] == decision.action.notes


def _run(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    """Of all blocs those that pay are run, or else there are too few cubes for all of them."""
    blocs = game.state.blocs[seat]
    assert reason.about["blocs"] == len(decision.action.run) <= len(blocs)
    if reason.code == "industry.run.short":
        assert len(decision.action.run) < len(blocs) or any(hasattr(run, "tiles") for run in decision.action.run)


def _done(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    state = game.state
    if state.phase == TRADE:
        assert not any(state.cubes[seat * GOODS : seat * GOODS + GOODS])
    assert state.notes[seat] == 0 or state.money[seat] < NOTE_REPAY


def _wait(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert decision.action == PASS


def _ready(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    for cube, count in reason.about["need"].items():
        assert game.state.cubes[seat * GOODS + COMMODITY[cube]] >= count


def _repay(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert reason.about["notes"] == decision.action.notes <= game.state.notes[seat]
    assert game.state.money[seat] >= NOTE_REPAY * decision.action.notes


def _tile(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert reason.about["at"] == decision.action.at
    assert reason.about["tile"] == getattr(decision.action, "tile", reason.about["tile"])


def _move(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    after = game.copy()
    after.apply(seat, decision.action)
    before, later = (sum(len(bloc.dots) for bloc in table.state.blocs[seat]) for table in (game, after))
    assert later > before


def _automate(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    bloc = next(bloc for bloc in game.state.blocs[seat] if bloc.mask & BIT[HEX[decision.action.at]])
    assert food_needed(bloc.kind, len(bloc.hexes)) > 1


def _keep(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    pieces = game.state.splits[0].pieces
    piece_kept = next(piece for piece in pieces if piece & BIT[HEX[decision.action.at]])
    assert piece_kept.bit_count() == max(piece.bit_count() for piece in pieces)


def _end(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    """A lead that is named is the lead, and these flags can end the game."""
    assert flags_to_end(game.state, seat, idle=False) >= 0
    lead = Outlook(game.state).lead(seat, 0)
    assert reason.worth == pytest.approx(lead, abs=0.1)
    if reason.code == "industry.end":
        assert lead > 0
    if reason.code == "industry.end.hopeless":
        rival = reason.about["rival"]
        estates = Outlook(game.state).estates
        assert estates[rival] == max(estates) > estates[seat]


def _hurry(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert reason.about["at"] == decision.action.at


def _draft(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert reason.worth is not None
    assert all(option.worth <= reason.worth for option in reason.beat)


def _near_best(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    """Not the best, and hardly worse."""
    worths = bot.worths(game, seat)
    assert 0.9 * max(worths.values()) <= worths[decision.action.package] < max(worths.values())


def _terms(game: Industry, seat: int, decision: Decision, bot: Merchant) -> tuple[Books, Terms]:
    """The exchange that a decision speaks of, and what the bot computes for it."""
    action = decision.action
    books = bot.dealer.books(game.state, seat, bot.plan(game.state, seat))
    if hasattr(action, "offer"):
        offer = find_offer(game.state.offers, action.offer)
        assert offer is not None
        return books, Terms(seat, offer.seat, offer.get, offer.give)
    return books, Terms(seat, action.to, action.give, action.get)


def _deal(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    """Both sides gain what is said of them, and neither loses."""
    books, terms = _terms(game, seat, decision, bot)
    assert reason.about["give"] == terms.give
    assert reason.about["get"] == terms.get
    assert reason.about["rival"] == terms.rival
    assert terms.give or terms.get
    assert reason.worth == pytest.approx(books.gain(terms), abs=0.1)
    assert reason.about["theirs"] == pytest.approx(books.gain(terms.reversed()), abs=0.1)
    assert books.gain(terms) >= MARGIN
    if not reason.code.endswith("accept"):
        assert books.gain(terms.reversed()) >= MARGIN


def _refusal(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    """The market does better, or the other side gains too much; and what is said to be lacking would do."""
    books, terms = _terms(game, seat, decision, bot)
    own = books.gain(terms)
    if reason.code.endswith("worth"):
        assert own < MARGIN
    else:
        assert MARGIN <= own < books.gain(terms.reversed())
    money = terms.give.get("money", 0) - terms.get.get("money", 0)
    asked = paid(terms, money - max(1, ceil(reason.about["lacking"])))
    assert bot.dealer.lacking(books, asked) <= ROUNDING


def _helps(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert reason.about["rival"] == about_to_win(game.state)


def _impossible(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    offer = find_offer(game.state.offers, decision.action.offer)
    assert offer is not None
    assert cover_problem(game.state, offer.seat, offer.give) or cover_problem(game.state, offer.to, offer.get)


def _duel(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert game.state.seats == 2


def _countered(game: Industry, seat: int, decision: Decision, reason: Reason, bot: Merchant) -> None:
    assert decision.action.offer in bot.dealer.talks.countered


CHECKS: dict[str, Check] = {
    "sell": _sale,
    "last": _sale,
    "buy": _buy,
    "feed": _buy,
    "short": _short,
    "borrow": _borrow,
    "run": _run,
    "run.short": _run,
    "done": _done,
    "wait": _wait,
    "place": _tile,
    "ready": _ready,
    "repay": _repay,
    "flag": _tile,
    "build": _tile,
    "move": _move,
    "automate": _automate,
    "keep": _keep,
    "end": _end,
    "end.hopeless": _end,
    "end.chance": _end,
    "hurry": _hurry,
    "grab": _hurry,
    "draft": _draft,
    "draft.near": _near_best,
    "offer": _deal,
    "counter": _deal,
    "accept": _deal,
    "decline.worth": _refusal,
    "decline.share": _refusal,
    "decline.helps": _helps,
    "decline.duel": _duel,
    "decline.impossible": _impossible,
    "decline.countered": _countered,
}
