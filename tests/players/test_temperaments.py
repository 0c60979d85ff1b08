"""The temperaments of a level can be told apart at the table: by debts and tiles, by bids and by prices."""

from __future__ import annotations

from typing import Any

import pytest

from tests.players.industry.deals import table_with_a_deal
from tests.players.industry.tables import game_of
from tests.shares.table import M
from tests.shares.table import lay as lay_shares
from won.analysis.industry.exchange import paid
from won.analysis.shares.exchange import exchange
from won.analysis.shares.valuation import Outlook
from won.players import make_bot
from won.players.games import PLAYERS
from won.players.levels import TEMPERED
from won.players.shares.dealer import problem
from won.players.shares.judging import judge
from won.players.table import play
from won.shares.world import SHARE

FOREIGN = "2 gold south_africa ussr; 3 steel usa ussr"


def made(game: str, name: str) -> Any:
    """The bot itself, to ask its dealer."""
    return PLAYERS[game].by_name[name](0, None)


def debts(name: str) -> int:
    """The notes of four of them, added up over the first rounds."""
    game = game_of("second", 4, "temperaments")
    total, seen = 0, 1
    for _ in play(game, [make_bot(name, seat, "industry") for seat in range(4)]):
        if game.state.round > seen:
            seen, total = game.state.round, total + sum(game.state.notes)
        if seen > 3:
            break
    return total


@pytest.mark.parametrize("level", TEMPERED)
def test_the_bold_borrow_more_and_the_careful_hardly_at_all(level: str) -> None:
    bold, usual, careful = (debts(f"{level}{temper}") for temper in ("-bold", "", "-careful"))
    assert bold > usual > careful
    assert careful <= 12  # a note each


@pytest.mark.parametrize("level", TEMPERED)
def test_a_haggler_of_industry_asks_for_more_and_refuses_less_than_half(level: str) -> None:
    _, books, even = table_with_a_deal()
    usual, haggler = (made("industry", name).dealer for name in (level, f"{level}-haggler"))
    assert haggler.share(even.rival) > 0.5 >= usual.share(even.rival)
    money = even.give.get("money", 0) - even.get.get("money", 0)
    surplus = books.gain(even) + books.gain(even.reversed())
    short = paid(even, money - max(1, round(0.03 * surplus))).reversed()  # a little less than half for the rival
    assert usual.lacking(books, short) <= 0 < haggler.lacking(books, short)


def most_bid(name: str) -> int:
    table = lay_shares(3, "0 oil usa; 1 oil ussr saudi_arabia iran").hold(0, tours=1).hold(1, cash=50 * M)
    table.lands(0, 28, (2, 1))
    table.plays("0 lots oil__usa")
    decision = make_bot(name, 0, "shares").decide(table.game.copy_for(1), 1)
    assert decision.reason is not None
    most = decision.reason.about["most"]
    assert isinstance(most, int)
    return most


@pytest.mark.parametrize("level", TEMPERED)
def test_in_auctions_of_shares_the_bold_go_higher_and_the_careful_stop_sooner(level: str) -> None:
    bold, usual, careful = (most_bid(f"{level}{temper}") for temper in ("-bold", "", "-careful"))
    assert bold > usual > careful > 0


@pytest.mark.parametrize("level", TEMPERED)
def test_a_haggler_of_shares_asks_for_more_and_refuses_less_than_half(level: str) -> None:
    table = lay_shares(4, f"0 oil usa, tea india; 1 oil ussr saudi_arabia; {FOREIGN}").hold(1, cash=60 * M)
    seen = Outlook(table.state, 0)
    usual, haggler = (made("shares", name).dealer for name in (level, f"{level}-haggler"))
    match = exchange(seen, 0, 1, (SHARE["oil__usa"],), ())
    assert haggler.priced(seen, match, 0.5).cash < usual.priced(seen, match, 0.5).cash  # it is paid more
    short = match.at(0.55)
    assert problem(seen, short, judge(seen, short), usual.least_part()) == ""
    assert problem(seen, short, judge(seen, short), haggler.least_part()) == "share"
