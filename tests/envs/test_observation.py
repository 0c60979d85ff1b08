"""What a seat sees: every entry in its place and range, from its own seat, and nothing it may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.walks import TABLES, a_play, named, walk
from won.envs.page import Page, Shades
from won.envs.setting import Setting
from won.envs.sight import Sight
from won.envs.vocabulary import OFFERS
from won.industry.board import HEX
from won.industry.state import PHASES
from won.industry.tiles import TILE
from won.shares.actions import Deal
from won.shares.world import SHARE


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_entries_fill_the_array_without_overlap_and_lie_between_0_and_1(table: Any) -> None:
    play = a_play(table)
    covered = np.zeros(play.setting.layout.size, int)
    for entry in play.setting.layout.entries:
        covered[entry.start : entry.stop] += 1
    assert covered.max() == 1
    highest = np.zeros(play.setting.layout.size, np.float32)
    for desk in walk(play, 1500):
        seen = play.sight.flat(desk.seat)
        assert seen.dtype == np.float32
        assert seen.min() >= 0
        assert seen.max() == 1
        np.maximum(highest, seen, out=highest)
    assert not highest[covered == 0].any(), "what is between the entries is always zero"
    assert {entry.name for entry in play.setting.layout.entries if not highest[entry.start : entry.stop].any()} <= RARE


@pytest.mark.parametrize("table", [TABLES[0], TABLES[3]], ids=named)
def test_a_figure_is_shown_in_parts_of_the_most_that_its_entry_can_show(table: Any) -> None:
    layout = Setting(*table).layout
    page = Page(Shades(layout), 0)
    for entry in layout.entries:
        for figure in (1, entry.high // 3, entry.high - 1, entry.high, entry.high + 1, 10**6, 0):
            page.put(entry.start, figure)
            assert page.array[entry.start] == np.float32(min(figure, entry.high) / entry.high)


RARE = {"lot", "lots", "highest", "bidders", "bid", "least_bid", "lots_left", "dice", "debtor", "owes", "claims"} | {
    "proposed",  # and the rest of a syndicate: with two players there is none
    "automated",
    "offer_with",
    "to_place",
    "packages",
    "interest",
    "final",
    "submitted",
    "jokers",
    "points",
}


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2]], ids=named)
def test_industry_is_seen_from_the_seat_that_looks(table: Any) -> None:
    play = a_play(table)
    for desk in walk(play, 2500):
        if desk.chosen or desk.count % 7:
            continue
        view = desk.game.view(desk.seat)
        seats = desk.seats
        for seat in range(seats):
            seen = play.sight.named(seat)
            order = [(seat + place) % seats for place in range(seats)]
            assert seen["phase"].tolist() == [name == view.phase for name in PHASES]
            assert [round(x * 40) for x in seen["notes"]] == [min(40, view.players[other].notes) for other in order]
            assert [round(x * 250) for x in seen["money"]] == [min(250, view.players[other].money) for other in order]
            owners = np.zeros((seats, 61))
            tiles, turns, automated = np.zeros((6, 61)), np.zeros((6, 61)), np.zeros(61)
            for square in view.board:
                owners[(square.owner - seat) % seats][HEX[square.at]] = 1
                if square.tile:
                    tiles[TILE[square.tile]][HEX[square.at]] = 1
                    turns[square.turn][HEX[square.at]] = 1
                    automated[HEX[square.at]] = square.automated
            assert np.array_equal(seen["owner"], owners)
            assert np.array_equal(seen["tile"], tiles)
            assert np.array_equal(seen["turn"], turns)
            assert np.array_equal(seen["automated"], automated)


def test_shares_are_seen_from_the_seat_that_looks() -> None:
    play = a_play(TABLES[3])
    for desk in walk(play, 2000):
        if desk.chosen or desk.count % 7:
            continue
        view, seats = desk.game.view(desk.seat), desk.seats
        for seat in range(seats):
            owners = np.zeros((seats, 144))
            for other, player in enumerate(view.players):
                for name in player.shares:
                    owners[(other - seat) % seats][SHARE[name]] = 1
            seen = play.sight.named(seat)
            assert np.array_equal(seen["owner"], owners)
            assert seen["on_turn"].tolist() == [view.turn == (seat + place) % seats for place in range(seats)]


@pytest.mark.parametrize("table", [TABLES[1], TABLES[3], TABLES[4]], ids=named)
def test_what_is_hidden_changes_nothing_that_is_seen(table: Any) -> None:
    play = a_play(table)
    compared = 0
    for desk in walk(play, 1500):
        if desk.count % 11:
            continue
        for seat in range(desk.seats):
            other = desk.copy(None)
            _change_what_is_hidden(other.game, seat)
            twin = Sight(other, Setting(*table).eyes)
            assert np.array_equal(play.sight.flat(seat), twin.flat(seat))
            if not other.game.state.offers:  # type: ignore[attr-defined]
                assert np.array_equal(play.sight.mask(seat), twin.mask(seat))
            compared += 1
    assert compared > 100


def _change_what_is_hidden(game: Any, seat: int) -> None:
    state = game.state
    if game.name == "industry":
        state.money = [money if other == seat else money + 17 for other, money in enumerate(state.money)]
        return
    party = state.head[seat]
    state.cash = [cash if state.head[other] == party else cash + 1_700_000 for other, cash in enumerate(state.cash)]
    state.deck = state.deck[::-1]
    state.bids = [bid if state.head[other] == party or bid < 0 else 0 for other, bid in enumerate(state.bids)]


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_page_kept_up_to_date_shows_what_a_new_one_would(table: Any) -> None:
    play = a_play(table)
    for desk in walk(play, 6000, quiet=True):
        if desk.count % 3 == 0:  # so that several actions may lie between two looks
            seat = desk.count // 3 % desk.seats
            assert np.array_equal(play.sight.flat(seat), Sight(desk, Setting(*table).eyes).flat(seat))
    for seat in range(play.seats):
        assert np.array_equal(play.sight.flat(seat), Sight(play.desk, Setting(*table).eyes).flat(seat))


def test_an_action_half_made_is_seen_by_its_maker_alone() -> None:
    play = a_play(TABLES[0])
    halves = 0
    for desk in walk(play, 800):
        maker, other = play.sight.named(desk.seat), play.sight.named((desk.seat + 1) % desk.seats)
        assert np.flatnonzero(maker["said"]).tolist() == sorted(set(desk.said))
        assert np.flatnonzero(maker["said"] == 1).tolist() == desk.said[-1:]
        assert not other["said"].any()
        assert not other["draft"].any()
        halves += bool(desk.said)
    assert halves > 200


def test_a_draft_shows_what_would_change_hands() -> None:
    play, shown = a_play(TABLES[0]), set()
    for desk in walk(play, 4000):
        if desk.chosen[:1] == ["buy"] and len(desk.chosen) == 3:
            counts = play.sight.named(desk.seat)["draft"][1]
            assert round(float(counts.sum()) * 20) == 2
            shown.add("buy")
        if desk.chosen[:1] == ["offer"] and len(desk.chosen) >= 4 and desk.chosen[2] == "money":
            money = min(100, int(desk.chosen[3]))
            assert round(float(play.sight.named(desk.seat)["draft_money"][0]) * 100) == money
            shown.add("offer")
    assert shown == {"buy", "offer"}


def test_open_offers_of_industry_are_seen_by_the_two_they_concern() -> None:
    play, shown = a_play(TABLES[0]), 0
    things = ["food", "energy", "labor", "ore", "capital", "notes"]
    for desk in walk(play, 3000):
        offers = desk.game.view(None).offers
        if desk.chosen or not offers:
            continue
        for seat in range(desk.seats):
            seen = play.sight.named(seat)
            own = [offer for offer in offers if seat in (offer.seat, offer.to)][:OFFERS]
            assert seen["offer_of"].sum() == len(own)
            for place, offer in enumerate(own):
                assert seen["offer_of"][place].tolist() == [offer.to == seat, offer.seat == seat]
                for side, named_ in enumerate((offer.give, offer.get)):
                    counts = [min(20, named_.get(thing, 0)) for thing in things]
                    assert [round(20 * x) for x in seen["offer"][place][side].tolist()] == counts
                    assert round(100 * float(seen["offer_money"][place][side])) == min(100, named_.get("money", 0))
                shown += 1
    assert shown > 100


def test_open_offers_of_shares_are_seen_by_those_they_concern() -> None:
    play, shown = a_play(TABLES[3]), set()
    for desk in walk(play, 3000):
        state = desk.game.state  # type: ignore[attr-defined]
        if desk.chosen or not state.offers:
            continue
        for seat in range(desk.seats):
            party, seen = state.head[seat], play.sight.named(seat)
            own = [o for o in state.offers if o.seat == party or (party in o.parties and not o.agreed >> party & 1)]
            for place, offer in enumerate(own[:OFFERS]):
                pool = not isinstance(offer.action, Deal)
                mine = offer.seat == party
                assert seen["offer_of"][place].tolist() == [not mine, mine, pool]
                asked = [(seat + at) % desk.seats in offer.parties for at in range(desk.seats)]
                assert seen["offer_with"][place].tolist() == asked
                shown.add(pool)
                for side, given in enumerate(() if pool else (offer.action.give, offer.action.get)):
                    assert round(100 * float(seen["offer_cash"][place][side])) == min(100, given.cash // 100_000)
                    assert round(100 * float(seen["offer_millions"][place][side])) == min(100, given.cash // 1_000_000)
                    held = [0] * 24
                    for name in given.shares:
                        held[state.world.product[SHARE[name]]] += state.world.percent[SHARE[name]]
                    percents = [round(100 * x) for x in seen["offer_shares"][place][side].tolist()]
                    assert percents == [min(100, percent) for percent in held]
    assert shown == {True, False}
