"""A finished table is counted once, and a profile shows what came of it."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.accounts.finished import ADA, BO, CLEO, RATED, finish
from tests.server.storage.samples import SETUP
from tests.waiting import until_awaited
from won.server.accounts.ladder import START, rating_of
from won.server.accounts.profiles import Best, Counts, best_of, counts_of, history_of, ranking, ratings_of
from won.server.accounts.ratings import RatingTask, settle, settle_some
from won.server.accounts.standings import LEAST
from won.server.accounts.weights import DAY
from won.server.storage import Person, StoredReview
from won.server.storage.store import Store
from won.tables.entries import AnyEntry, Conceded, Merged, Sat, Started
from won.tables.seats import Holder
from won.tables.setup import Event

pytestmark = pytest.mark.anyio


async def places(store: Store, name: str, *people: str) -> list[int | None]:
    result = [next(past for past in await history_of(store, each) if past.table == name) for each in people]
    return [past.place for past in result]


async def test_winning_raises_a_rating_and_makes_it_surer(store: Store) -> None:
    await finish(store, "t", (30, 20, 10))
    assert await settle(store, "t")
    ada, bo, cleo = [(await ratings_of(store, each))[0] for each in ("ada", "bo", "cleo")]
    assert ada.rating > 1500 > cleo.rating
    assert ada.rating > bo.rating > cleo.rating
    assert (ada.game, ada.edition, ada.games) == ("industry", "second", 1)
    assert all(each.uncertainty < 333 for each in (ada, bo, cleo))
    [past] = await history_of(store, "ada")
    assert (past.table, past.place, past.score, past.rating_before, past.rating) == ("t", 1, 30, 1500, ada.rating)
    assert await counts_of(store, "ada") == [Counts("industry", 1, 1, 0)]


async def test_a_profile_shows_accuracies_and_the_best_result_of_each_edition(store: Store) -> None:
    for name, totals in (("low", (20, 30, 10)), ("high", (40, 20, 10))):
        await finish(store, name, totals)
        assert await settle(store, name)
    await store.put_review("high", StoredReview(1, 0.5, 7))
    assert {past.accuracy for past in await history_of(store, "ada")} == {None}  # it is not done yet
    await store.put_review("high", StoredReview(1, 1.0, 8, (81.5, 60.0, 40.0), b"{}"))
    assert {past.table: past.accuracy for past in await history_of(store, "bo")} == {"low": None, "high": 60.0}
    assert await best_of(store, "ada") == [Best("industry", "second", 40, "high")]


async def test_places_and_ratings_follow_the_ranks_of_the_game(store: Store) -> None:
    await finish(store, "t", (0, 9, 0), ranks=(2, 0, 1))  # both others are bankrupt; Cleo fell later
    assert await settle(store, "t")
    assert await places(store, "t", "ada", "bo", "cleo") == [3, 1, 2]
    ada, cleo = [(await ratings_of(store, each))[0] for each in ("ada", "cleo")]
    assert cleo.rating > ada.rating


async def test_a_table_is_counted_once_whoever_counts_it(store: Store) -> None:
    await finish(store, "t", (30, 20, 10))
    again = await Store.open(store.database.url.render_as_string(hide_password=False))
    done = await asyncio.gather(*(settle(each, "t") for each in (store, again, store, again)))
    assert sorted(done) == [False, False, False, True]
    assert await settle_some(again) == 0
    assert (await ratings_of(store, "ada"))[0].games == 1
    await again.close()


async def test_tables_that_end_at_once_are_counted_one_after_the_other(store: Store) -> None:
    again = await Store.open(store.database.url.render_as_string(hide_password=False))
    for day, name in enumerate("abcdef"):
        await finish(store, name, (30, 20, 10), at=day * DAY)
    await asyncio.gather(*(settle(each, name) for each, name in zip((store, again) * 3, "abcdef", strict=True)))
    assert (await ratings_of(store, "ada"))[0].games == 6
    pasts = await history_of(store, "ada")
    assert max(past.rating or 0 for past in pasts) == (await ratings_of(store, "ada"))[0].rating
    await again.close()


async def test_whoever_gave_up_comes_last_whatever_the_caretaker_made_of_it(store: Store) -> None:
    gave_up = msgspec.structs.replace(ADA, conceded=True)
    await finish(store, "t", (30, 20, 10), (gave_up, BO, CLEO))
    await settle(store, "t")
    assert await places(store, "t", "bo", "cleo", "ada") == [1, 2, 3]
    ratings = [(await ratings_of(store, each))[0].rating for each in ("bo", "cleo", "ada")]
    assert ratings == sorted(ratings, reverse=True)
    assert (await counts_of(store, "ada"))[0].conceded == 1


async def test_with_a_seat_taken_over_whoever_gave_up_is_remembered_as_last_and_nothing_is_rated(store: Store) -> None:
    sat = (Sat(0, "zoe", "Zoe"), Sat(1, "bo", "Bo"), Sat(2, "cleo", "Cleo"))
    await finish(store, "t", (30, 20, 10), entries=(*sat, Started({}), Conceded(0), Sat(0, "ada", "Ada")))
    await settle(store, "t")
    assert await places(store, "t", "ada", "bo", "cleo", "zoe") == [1, 2, 3, 4]
    for each in ("ada", "bo", "cleo", "zoe"):
        assert await ratings_of(store, each) == []


async def test_leaving_for_longer_than_the_grace_period_is_a_loss(store: Store) -> None:
    await finish(store, "t", (30, 20, 10), (replace(ADA, deserted=True), BO, CLEO))
    await settle(store, "t")
    assert await places(store, "t", "bo", "cleo", "ada") == [1, 2, 3]
    assert (await counts_of(store, "ada"))[0].conceded == 1


async def test_a_second_game_of_the_same_people_on_one_day_counts_for_little(store: Store) -> None:
    changes = []
    for number, at in enumerate((0, 1, 2, DAY + 10)):
        await finish(store, f"t{number}", (30, 20, 10), at=at)
        await settle(store, f"t{number}")
        past = (await history_of(store, "cleo", limit=1))[0]
        assert past.rating is not None
        assert past.rating_before is not None
        changes.append(past.rating_before - past.rating)
    assert changes[0] > 2 * changes[1] >= 4 * changes[2] >= 0
    assert (await ratings_of(store, "ada"))[0].games == 2


async def test_ratings_cannot_be_farmed_with_fresh_keys(store: Store) -> None:
    pair = replace(RATED, players=2)
    for number in range(40):
        fresh = Holder(f"fresh{number}", f"Fresh {number}")
        await finish(store, f"t{number}", (30, 10), (ADA, fresh), setup=pair, at=number)
        await settle(store, f"t{number}")
        if number == 5:
            assert (await ratings_of(store, "ada"))[0].provisional
    [ada] = await ratings_of(store, "ada")
    assert ada.rating == 1600  # and not one point more
    assert not ada.provisional
    [fresh_rating] = await ratings_of(store, "fresh0")
    assert fresh_rating.provisional
    assert 1400 <= fresh_rating.rating < 1500


@pytest.mark.parametrize("event", ["", "ladder"])
async def test_a_game_that_a_guest_took_along_raises_no_rating_of_the_account(store: Store, event: Event) -> None:
    """Else one would play as many guests, and sign in wherever the game goes well."""
    bots = Holder(name="X", bot="clerk"), Holder(name="Y", bot="clerk")
    seats = (ADA, *bots) if event else (ADA, BO, CLEO)
    begun: list[AnyEntry] = [Sat(seat, holder.player, holder.name, bot=holder.bot) for seat, holder in enumerate(seats)]
    begun = [replace(begun[0], player="guest"), *begun[1:], Started({}), Merged("guest", "ada")]
    for number, (name, totals) in enumerate((("won", (30, 20, 10)), ("lost", (10, 20, 30)))):
        setup = replace(RATED, event=event)
        await finish(store, name, totals, seats, setup=setup, entries=tuple(begun), at=number * 2 * DAY)
        await settle(store, name)
    if event:
        rating, games = await store.database.read(lambda db: rating_of(db, "ada", "industry", "second"))
        assert (rating < START, games) == (True, 1)
    else:
        assert (await ratings_of(store, "ada"))[0].rating < 1500
        assert (await ratings_of(store, "bo"))[0].games == 2
    assert [past.place for past in await history_of(store, "ada")] == [3, 1]


@pytest.mark.parametrize("how", ["short", "stranger", "agreed"])
async def test_what_is_too_short_or_against_unknown_bots_is_not_rated(store: Store, how: str) -> None:
    seats = (ADA, BO, Holder(bot="my own engine", name="X")) if how == "stranger" else (ADA, BO, CLEO)
    await finish(store, "t", (30, 20, 10), seats, steps=100 if how == "stranger" else 3 * LEAST - 1)
    await settle(store, "t")
    assert await ratings_of(store, "ada") == []
    assert (await counts_of(store, "ada"))[0].played == 1


async def test_equals_share_a_place(store: Store) -> None:
    await finish(store, "t", (20, 20, 10))
    await settle(store, "t")
    assert await places(store, "t", "ada", "bo", "cleo") == [1, 1, 3]
    assert (await ratings_of(store, "ada"))[0].rating == (await ratings_of(store, "bo"))[0].rating


async def test_what_is_not_a_contest_of_people_moves_no_rating_but_is_remembered(store: Store) -> None:
    bot = Holder(bot="clerk", name="Clerk")
    branch = msgspec.structs.replace(RATED, branch_of="x")
    await finish(store, "unrated", (3, 2, 1), setup=SETUP)
    await finish(store, "alone", (1, 3, 2), (ADA, bot, bot))
    await finish(store, "hot-seat", (3, 2, 1), (ADA, ADA, BO))
    await finish(store, "what-if", (3, 2, 1), setup=branch)
    await finish(store, "ended", None)
    assert await settle_some(store) == 5
    assert await ratings_of(store, "ada") == []
    assert {past.table: past.place for past in await history_of(store, "ada")} == {
        "unrated": 1,
        "alone": 3,
        "hot-seat": 1,
        "ended": None,
    }


async def test_what_was_only_tried_out_is_not_remembered_and_what_was_private_not_shown(store: Store) -> None:
    replace = msgspec.structs.replace
    await finish(store, "what-if", (3, 2, 1), setup=replace(SETUP, branch_of="x"))
    await finish(store, "record", (3, 2, 1), setup=replace(SETUP, imported=True))
    await finish(store, "private", (3, 2, 1), setup=replace(SETUP, public=False))
    await settle_some(store)
    assert await history_of(store, "ada") == []
    assert await counts_of(store, "ada") == [Counts("industry", 1, 1, 0)]


async def test_bots_take_places_but_have_no_rating(store: Store) -> None:
    await finish(store, "t", (10, 30, 20), (ADA, Holder(bot="clerk"), CLEO))
    await settle(store, "t")
    assert await places(store, "t", "cleo", "ada") == [2, 3]
    assert (await ratings_of(store, "cleo"))[0].rating > 1500


async def test_history_comes_page_by_page_and_the_ranking_best_first(store: Store) -> None:
    for each in ("ada", "bo", "cleo"):
        await store.add_player(Person(each, each.title(), f"hash of {each}", 1))
    for at in range(5):
        await finish(store, f"t{at}", (30, 20, 10), at=at // 2 * 2 * DAY)
    settler = RatingTask(store, every=0.01)
    await settler.start()

    async def settled() -> bool:
        return len(await history_of(store, "ada")) == 5

    await until_awaited(settled)
    await settler.stop()
    first = await history_of(store, "ada", limit=2)
    rest = await history_of(store, "ada", before=(first[-1].finished_at, first[-1].table))
    assert [past.table for past in first + rest] == ["t4", "t3", "t2", "t1", "t0"]
    assert [each.name for each in await ranking(store, "industry", "second")] == ["Ada", "Bo", "Cleo"]
    assert await ranking(store, "industry", "first") == []
