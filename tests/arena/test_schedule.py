"""Seats, packages and chance in balance."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.arena.conftest import played, short, short_shares
from won.arena.schedule import Match, job, jobs, lineups, whole_groups
from won.arena.stored_games import games, records
from won.games import read_record, walk
from won.industry.events import Drafted

LINEUPS = st.lists(st.sampled_from(["random", "clerk", "merchant", "magnate:0.1"]), min_size=2, max_size=6)


@given(lineup=LINEUPS, games=st.integers(1, 40), seed=st.text(max_size=5))
def test_every_bot_sits_in_every_seat_equally_often(lineup: list[str], games: int, seed: str) -> None:
    match = Match("industry", "second", {}, tuple(lineup), seed)
    result = list(jobs(match, games))
    assert games <= len(result) == whole_groups(games, len(lineup)) < games + len(lineup)
    sat = Counter((seat, entrant) for each in result for seat, entrant in enumerate(each.entrants))
    assert set(sat.values()) == {len(result) // len(lineup)}
    assert len(sat) == len(lineup) ** 2
    assert all(each.bots == tuple(lineup[entrant] for entrant in each.entrants) for each in result)


def test_chance_is_the_same_for_all_who_take_a_place_in_turn_and_another_in_the_next_group() -> None:
    match = short("clerk", "random", "random", "clerk")
    assert len({job(match, number).seed for number in range(8)}) == 2
    assert len({job(match, number).seed for number in range(4)}) == 1
    orders = {job(match, number).entrants for number in range(0, 80, 4)}
    assert len(orders) > 5  # who sits behind whom changes


def test_packages_dealt_by_lot_come_to_every_bot_equally_often() -> None:
    with played(None, short("clerk", "random", "random"), games=6) as results:
        drafted: list[dict[str, list[str]]] = []
        for number, data in records(results, 1):
            sitting = job(short("clerk", "random", "random"), number).entrants
            had: dict[str, list[str]] = {}
            for _, turn in walk(read_record(data)):
                for event in turn[2] if turn else ():
                    if isinstance(event, Drafted):
                        had.setdefault(str(sitting[event.seat]), []).append(event.package)
            drafted.append(had)
    for group in (drafted[:3], drafted[3:]):
        counts = [Counter(tuple(game[entrant]) for game in group) for entrant in "012"]
        assert counts[0] == counts[1] == counts[2]
        assert set(counts[0].values()) == {1}
    assert drafted[0] != drafted[3]


def test_bots_may_draft_for_themselves() -> None:
    with (
        played(None, short("clerk", "clerk", "clerk", draft="bots"), games=6) as bots,
        played(None, short("clerk", "clerk", "clerk"), games=6) as lots,
    ):
        dealt = [job(short("clerk", "clerk", "clerk"), number) for number in range(6)]
        assert [each.seed for each in dealt] == [job(short(draft="bots"), number).seed for number in range(6)]
        assert [game.steps for game in games(bots, 1)] != [game.steps for game in games(lots, 1)]


def test_shares_has_cards_and_first_rolls_in_common_within_a_group() -> None:
    with played(None, short_shares(), games=6) as results:
        chances = [str(read_record(data).chance) for _, data in records(results, 1)]
    assert chances[0] == chances[1] == chances[2] != chances[3]


def test_a_tournament_has_everyone_meet_everyone() -> None:
    assert lineups("abcd", 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    assert lineups("ab", 4) == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
    assert lineups("a", 2) == [("a", "a")]
