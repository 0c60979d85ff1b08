"""What a seat sees: every entry in its place and range, from its own seat, and nothing it may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.random_walk import TABLES, a_play, named, random_walk
from won.envs.buffer import Buffer, Scales
from won.envs.config import Config
from won.envs.observation import Observations
from won.envs.vocabulary import OFFERS
from won.industry.board import HEX
from won.industry.state import PHASES
from won.industry.tiles import TILE
from won.shares.actions import Deal
from won.shares.world import SHARE


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_entries_fill_the_array_without_overlap_and_lie_between_0_and_1(table: Any) -> None:
    play = a_play(table)
    covered = np.zeros(play.config.layout.size, int)
    for entry in play.config.layout.entries:
        covered[entry.start : entry.stop] += 1
    assert covered.max() == 1
    highest = np.zeros(play.config.layout.size, np.float32)
    for dialogue in random_walk(play, 1500):
        seen = play.observations.flat(dialogue.seat)
        assert seen.dtype == np.float32
        assert seen.min() >= 0
        assert seen.max() == 1
        np.maximum(highest, seen, out=highest)
    assert not highest[covered == 0].any(), "what is between the entries is always zero"
    assert {entry.name for entry in play.config.layout.entries if not highest[entry.start : entry.stop].any()} <= RARE


@pytest.mark.parametrize("table", [TABLES[0], TABLES[3]], ids=named)
def test_a_figure_is_shown_in_parts_of_the_most_that_its_entry_can_show(table: Any) -> None:
    layout = Config(*table).layout
    buffer = Buffer(Scales(layout), 0)
    for entry in layout.entries:
        for figure in (1, entry.high // 3, entry.high - 1, entry.high, entry.high + 1, 10**6, 0):
            buffer.put(entry.start, figure)
            assert buffer.array[entry.start] == np.float32(min(figure, entry.high) / entry.high)


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
    for dialogue in random_walk(play, 2500):
        if dialogue.chosen or dialogue.count % 7:
            continue
        view = dialogue.game.view(dialogue.seat)
        seats = dialogue.seats
        for seat in range(seats):
            seen = play.observations.named(seat)
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
    for dialogue in random_walk(play, 2000):
        if dialogue.chosen or dialogue.count % 7:
            continue
        view, seats = dialogue.game.view(dialogue.seat), dialogue.seats
        for seat in range(seats):
            owners = np.zeros((seats, 144))
            for other, player in enumerate(view.players):
                for name in player.shares:
                    owners[(other - seat) % seats][SHARE[name]] = 1
            seen = play.observations.named(seat)
            assert np.array_equal(seen["owner"], owners)
            assert seen["on_turn"].tolist() == [view.turn == (seat + place) % seats for place in range(seats)]


@pytest.mark.parametrize("table", [TABLES[1], TABLES[3], TABLES[4]], ids=named)
def test_what_is_hidden_changes_nothing_that_is_seen(table: Any) -> None:
    play = a_play(table)
    compared = 0
    for dialogue in random_walk(play, 1500):
        if dialogue.count % 11:
            continue
        for seat in range(dialogue.seats):
            other = dialogue.copy(None)
            _change_what_is_hidden(other.game, seat)
            twin = Observations(other, Config(*table).observer)
            assert np.array_equal(play.observations.flat(seat), twin.flat(seat))
            if not other.game.state.offers:  # type: ignore[attr-defined]
                assert np.array_equal(play.observations.mask(seat), twin.mask(seat))
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
def test_an_updated_buffer_shows_what_a_new_one_would(table: Any) -> None:
    play = a_play(table)
    for dialogue in random_walk(play, 6000, quiet=True):
        if dialogue.count % 3 == 0:  # so that several actions may lie between two updates
            seat = dialogue.count // 3 % dialogue.seats
            assert np.array_equal(
                play.observations.flat(seat), Observations(dialogue, Config(*table).observer).flat(seat)
            )
    for seat in range(play.seats):
        assert np.array_equal(
            play.observations.flat(seat), Observations(play.dialogue, Config(*table).observer).flat(seat)
        )


def test_an_action_half_made_is_seen_by_its_maker_alone() -> None:
    play = a_play(TABLES[0])
    halves = 0
    for dialogue in random_walk(play, 800):
        maker, other = (
            play.observations.named(dialogue.seat),
            play.observations.named((dialogue.seat + 1) % dialogue.seats),
        )
        assert np.flatnonzero(maker["said"]).tolist() == sorted(set(dialogue.said))
        assert np.flatnonzero(maker["said"] == 1).tolist() == dialogue.said[-1:]
        assert not other["said"].any()
        assert not other["draft"].any()
        halves += bool(dialogue.said)
    assert halves > 200


def test_a_draft_shows_what_would_change_hands() -> None:
    play, shown = a_play(TABLES[0]), set()
    for dialogue in random_walk(play, 4000):
        if dialogue.chosen[:1] == ["buy"] and len(dialogue.chosen) == 3:
            counts = play.observations.named(dialogue.seat)["draft"][1]
            assert round(float(counts.sum()) * 20) == 2
            shown.add("buy")
        if dialogue.chosen[:1] == ["offer"] and len(dialogue.chosen) >= 4 and dialogue.chosen[2] == "money":
            money = min(100, int(dialogue.chosen[3]))
            assert round(float(play.observations.named(dialogue.seat)["draft_money"][0]) * 100) == money
            shown.add("offer")
    assert shown == {"buy", "offer"}


def test_open_offers_of_industry_are_seen_by_the_two_they_concern() -> None:
    play, shown = a_play(TABLES[0]), 0
    things = ["food", "energy", "labor", "ore", "capital", "notes"]
    for dialogue in random_walk(play, 3000):
        offers = dialogue.game.view(None).offers
        if dialogue.chosen or not offers:
            continue
        for seat in range(dialogue.seats):
            seen = play.observations.named(seat)
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
    for dialogue in random_walk(play, 3000):
        state = dialogue.game.state  # type: ignore[attr-defined]
        if dialogue.chosen or not state.offers:
            continue
        for seat in range(dialogue.seats):
            party, seen = state.head[seat], play.observations.named(seat)
            own = [o for o in state.offers if o.seat == party or (party in o.parties and not o.agreed >> party & 1)]
            for place, offer in enumerate(own[:OFFERS]):
                pool = not isinstance(offer.action, Deal)
                mine = offer.seat == party
                assert seen["offer_of"][place].tolist() == [not mine, mine, pool]
                asked = [(seat + at) % dialogue.seats in offer.parties for at in range(dialogue.seats)]
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
