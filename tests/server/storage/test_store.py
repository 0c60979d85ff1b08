"""What is stored comes back, on either database."""

import msgspec
import pytest

from tests.server.storage.samples import PLAYING, SETUP, row, table, written
from won.core.game import Points, Result
from won.server.storage import Filter, Person, Taken, Unknown, people
from won.server.storage.store import Store
from won.tables.seats import Holder
from won.tables.summary import Summary

pytestmark = pytest.mark.anyio


async def test_a_player_is_found_by_id_and_by_key_and_may_change_name(store: Store) -> None:
    ada = Person("ada", "Ada", "0f", 5)
    await store.add_player(ada)
    assert await store.player("ada") == await store.player_by_key("0f") == ada
    assert await store.player("bo") is await store.player_by_key("00") is None
    await store.rename("ada", "Ada Ł\u200d💠")
    assert await store.player("ada") == Person("ada", "Ada Ł\u200d💠", "0f", 5)


async def test_many_keys_are_looked_for_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "PART", 2)
    for key in "abc":
        await store.add_player(Person(key, key, key, 0))
    assert await store.good_keys([*"abcde"]) == {"a", "b", "c"}
    assert await store.good_keys([]) == set()


async def test_a_table_comes_back_as_it_was_made_and_follows_its_journal(store: Store) -> None:
    await store.add_table(table("t"))
    assert await store.table("t") == msgspec.structs.replace(table("t"), changed_at=1)
    result = Result((Points(0, 9, {"cash": 9}),), (0,))
    over = Summary("over", (Holder("ada", "Ada", "Iberia", minder="clerk", conceded=True),), (), 7, None, result)
    await store.append("t", [row(0), row(1)], over)
    results = await store.table("t")
    assert results is not None
    assert (results.status, results.seats, results.steps, results.result) == ("over", over.seats, 7, result)
    assert (results.sequence, results.changed_at, results.setup) == (1, 1001, SETUP)
    assert await store.table("u") is None


async def test_a_journal_is_read_whole_or_from_where_one_left_it(store: Store) -> None:
    await store.add_table(table("t"))
    rows = [row(0), row(1, "ciao \0 \ud7ff 💠"), row(2)]
    await store.append("t", rows, PLAYING)
    assert await store.rows("t") == rows
    assert await store.rows("t", since=1) == rows[2:]
    assert await store.rows("t", since=2) == await store.rows("nowhere") == []


async def test_a_sequence_is_written_once(store: Store) -> None:
    await store.add_table(table("t"))
    await written(store, "t", 2)
    for start in (0, 1, 3):
        with pytest.raises(Taken):
            await store.append("t", [row(start, "late")], PLAYING)
    with pytest.raises(Unknown):
        await store.append("nowhere", [row(0)], PLAYING)
    assert await store.rows("t") == [row(0), row(1)]


async def test_tables_are_listed_newest_first_page_by_page(store: Store) -> None:
    for at, name in enumerate("abcdef"):
        await store.add_table(table(name, made_at=at // 2))
    first = await store.tables(Filter(limit=3))
    rest = await store.tables(Filter(limit=9, before=first[-1].id))
    assert [result.id for result in first + rest] == list("fedcba")


async def test_tables_are_chosen_by_status_openness_game_and_player(store: Store) -> None:
    hidden = msgspec.structs.replace(SETUP, public=False, game="shares")
    await store.add_table(table("open", 1, host="zoe"))
    await store.add_table(table("closed", 2, hidden))
    await store.add_table(table("busy", 3, host="zoe"))
    await written(store, "busy", 1)

    async def names(wanted: Filter) -> list[str]:
        return [result.id for result in await store.tables(wanted)]

    assert await names(Filter(status=("open",), public=True)) == ["open"]
    assert await names(Filter(status=("open", "playing"))) == ["busy", "closed", "open"]
    assert await names(Filter(public=False)) == await names(Filter(game="shares")) == ["closed"]
    assert await names(Filter(player="ada")) == ["busy", "closed"]
    assert await names(Filter(player="cleo")) == ["busy"]
    await store.append("busy", [row(1)], Summary("open", (Holder("cleo"), Holder("cleo"))))
    assert await names(Filter(player="ada")) == ["closed"]


async def test_a_table_is_due_when_its_time_has_come(store: Store) -> None:
    for name, due in (("late", 50), ("soon", 70), ("never", None), ("later", 40)):
        await store.add_table(table(name))
        await store.append(name, [row(0)], msgspec.structs.replace(PLAYING, due=due))
    assert await store.due(60) == ["later", "late"]


async def test_a_rematch_has_one_table_whoever_asks_first(store: Store) -> None:
    await store.add_table(table("t"))
    assert await store.succeed("t", "u") == "u"
    assert await store.succeed("t", "v") == "u"


async def test_notes_and_orders_belong_to_one_and_can_be_changed(store: Store) -> None:
    await store.add_table(table("t"))
    assert await store.note("t", "ada") == ""
    await store.set_note("t", "ada", "first")
    await store.set_note("t", "ada", "second")
    assert (await store.note("t", "ada"), await store.note("t", "cleo")) == ("second", "")
    await store.set_orders("t", 1, [{"kind": "buy", "most": 7}])
    assert await store.all_orders("t") == {1: [{"kind": "buy", "most": 7}]}
    await store.set_orders("t", 1, [])
    assert await store.all_orders("t") == {1: []}


async def test_the_secret_is_made_once(store: Store) -> None:
    again = await Store.open(store.database.url.render_as_string(hide_password=False))
    try:
        assert await store.secret() == await again.secret()
        assert len(await store.secret()) == 64
    finally:
        await again.close()
