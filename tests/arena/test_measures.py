"""What is measured in a game agrees with what the game says of itself."""

from __future__ import annotations

from tests.arena.conftest import played, short, short_shares
from won.arena.industry.measures import Barter
from won.arena.industry.measures import measure as measure_industry
from won.arena.measures import Sample, measured
from won.arena.schedule import Match
from won.arena.shares.measures import measure as measure_shares
from won.arena.stored_games import records
from won.core.record import Record
from won.games import read_record, replay, walk
from won.industry.events import Bartered
from won.shares.events import Bankrupt, Paid


def kept(match: Match) -> list[Record]:
    with played(None, match, games=3) as results:
        return [read_record(data) for _, data in records(results, 1)]


def test_industry_is_seen_at_the_beginning_of_each_round_and_at_its_end() -> None:
    for record in kept(short("clerk", "random", "random")):
        result = measure_industry(record)
        game = replay(record)
        assert len(result.rounds) == 3  # two rounds and the end
        assert result.rounds[0].prices == (7, 13, 17, 20, 25)
        assert result.rounds[0].notes == (0, 0, 0)
        line = game.state_line()
        assert result.rounds[-1].notes == tuple(player["notes"] for player in line["players"])
        assert [round(worth) for worth in result.rounds[-1].worth] >= line["scores"]  # cubes left are worth something
        assert all(len(had) >= 3 for had in result.packages)
        assert sum(len(had) for had in result.packages) == len({name for had in result.packages for name in had})


def test_barter_is_counted_deal_by_deal() -> None:
    for record in kept(short("random", "random", "random")):
        deals = [
            event for _, turn in walk(record) for event in (turn[2] if turn else ()) if isinstance(event, Bartered)
        ]
        result = measure_industry(record)
        assert sum(barter.deals for barter in result.barter) == len(deals)
        assert all(barter.surplus >= 0 for barter in result.barter)
        assert result.offers >= len(deals)


def test_a_surplus_is_what_the_bank_would_have_earned() -> None:
    from won.arena.industry.measures import _count
    from won.core.record import Seat
    from won.industry import game as industry

    state = industry.new("second", [Seat()] * 3, {"first": 0}, {}).state
    barter = Barter()
    _count(barter, state, Bartered(0, 0, 1, {"food": 1, "money": 5}, {"notes": 1}))
    assert (barter.deals, barter.cubes, barter.money) == (1, 1, 5)
    assert barter.surplus == 7 - 4  # one cube of food: bought at 7, sold at 4


def test_shares_is_measured_tour_by_tour() -> None:
    for record in kept(Match("shares", "classic", {"turns": 120}, ("clerk", "random", "random"), "s")):
        result = measure_shares(record)
        game = replay(record)
        events = [event for _, turn in walk(record) for event in (turn[2] if turn else ())]
        assert game.result is not None
        assert [tours[-1].wealth for tours in result.tours] == [points.total for points in game.result.scores]
        paid = sum(event.amount for event in events if isinstance(event, Paid) and event.why == "royalty")
        assert sum(result.royalties.values()) == paid
        assert sum(tour.income.get("royalty", 0) for tours in result.tours for tour in tours) == paid
        assert set(result.bankrupt) == {event.seat for event in events if isinstance(event, Bankrupt)}


def test_a_sample_is_measured_by_the_game_it_names() -> None:
    with played(None, short(), short_shares(), games=3) as results:
        kinds = [
            type(measured(Sample(number, data))[1]).__module__
            for place in (1, 2)
            for number, data in records(results, place)
        ]
    assert kinds == ["won.arena.industry.measures"] * 3 + ["won.arena.shares.measures"] * 3
