"""A data pack corrects the print; whatever is wrong in one is named by its place."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shares.table import BANK, M, chance, lay, payments, seated
from won.core.conformance import Conformance
from won.core.record import RecordError, dump, load
from won.games import replay
from won.shares import game as shares
from won.shares.pack import ENTRIES, FIELDS, check_pack
from won.shares.world import SHARES, world

PACK = tomllib.loads("""
[shares.oil__usa]
price = 4_000_000
percent = 30
[shares.gold__japan]
tray = "china"
country = "Nippon"
[products.oil]
tiers = [1_000_000, 2_000_000, 3_000_000, 4_000_000]
[telexes.T01]
owner = 2_000_000
others = 2_500_000
products = ["oil"]
[board.1]
of = "china"
[board.10]
kind = "joker"
""")


def test_a_pack_corrects_prices() -> None:
    table = lay(3, pack=PACK)
    table.lands(0, 31)
    table.plays("0 buy oil__usa")
    assert table.cash(0) == [92_800_000]


def test_a_pack_corrects_percentages_and_tiers() -> None:
    table = lay(3, "1 oil usa", cards={13: "oil"}, pack=PACK)
    assert payments(table.lands(0, 13)) == [(0, 1, M, "royalty")]


@pytest.mark.parametrize(("shares_held", "amount"), [("0 oil iraq", 2 * M), ("0 gold usa", 2_500_000)])
def test_a_pack_corrects_telexes(shares_held: str, amount: int) -> None:
    table = lay(3, shares_held, telexes="T01", pack=PACK)
    assert payments(table.lands(0, 12)) == [(BANK, 0, amount, "telex")]


def test_a_pack_corrects_squares_and_trays() -> None:
    table = lay(3, pack=PACK)
    table.lands(0, 1)
    table.plays("0 buy gold__japan rice__china")
    table.lands(1, 10)
    assert table["moment"] == "take"


def test_what_a_pack_does_not_name_stays_as_printed() -> None:
    plain, corrected = world(), world(pack=PACK)
    assert [SHARES[s] for s in range(144) if plain.price[s] != corrected.price[s]] == ["oil__usa"]
    assert [n for n in range(64) if plain.kind[n] != corrected.kind[n]] == [10]
    assert plain.cards == corrected.cards
    assert world(pack={}) is world()


def test_an_owner_may_read_aluminium_and_the_americas_in_another_way_besides() -> None:
    pack = {"products": {"aluminium": {"tiers": [M, 2 * M, 3 * M, 4 * M], "card": 5 * M}}}
    assert world(aluminium="card", pack=pack).royalty(0, 90) == 5 * M
    assert world(pack=pack).royalty(0, 90) == 4 * M
    assert world(americas="german", pack=PACK).squares[19]["of"] == "caribbean"


@pytest.mark.parametrize("players", [3, 6])
def test_a_game_with_a_pack_keeps_the_contract_and_its_record_replays(players: int) -> None:
    kit = Conformance(shares, "classic", players, "pack", {"pack": PACK, "turns": 150})
    kit.play()
    text = dump(kit.game.record())
    assert load(text).options["pack"] == PACK
    assert dump(replay(load(text)).record()) == text


BROKEN: list[tuple[Any, str, str]] = [
    (None, "", "pack_entry"),
    ([], "", "pack_entry"),
    ({"trays": {}}, ".trays", "pack_table"),
    ({"share": {}}, ".share", "pack_table"),
    ({"shares": 3}, ".shares", "pack_entry"),
    ({"shares": {"oil__texas": {}}}, ".shares.oil__texas", "pack_entry"),
    ({"shares": {"oil__usa": 3}}, ".shares.oil__usa", "pack_entry"),
    ({"shares": {"oil__usa": {"price": 0}}}, ".shares.oil__usa.price", "pack_field"),
    ({"shares": {"oil__usa": {"price": -500_000}}}, ".shares.oil__usa.price", "pack_field"),
    ({"shares": {"oil__usa": {"price": 150_000}}}, ".shares.oil__usa.price", "pack_field"),
    ({"shares": {"oil__usa": {"price": "2.5m"}}}, ".shares.oil__usa.price", "pack_field"),
    ({"shares": {"oil__usa": {"price": 2.5}}}, ".shares.oil__usa.price", "pack_field"),
    ({"shares": {"oil__usa": {"price": True}}}, ".shares.oil__usa.price", "pack_field"),
    ({"shares": {"oil__usa": {"percent": 0}}}, ".shares.oil__usa.percent", "pack_field"),
    ({"shares": {"oil__usa": {"percent": 101}}}, ".shares.oil__usa.percent", "pack_field"),
    ({"shares": {"oil__usa": {"tray": "texas"}}}, ".shares.oil__usa.tray", "pack_field"),
    ({"shares": {"oil__usa": {"country": ""}}}, ".shares.oil__usa.country", "pack_field"),
    ({"shares": {"oil__usa": {"product": "coal"}}}, ".shares.oil__usa.product", "pack_field"),
    ({"products": {"plutonium": {}}}, ".products.plutonium", "pack_entry"),
    ({"products": {"oil": {"tiers": [M, 2 * M, 3 * M]}}}, ".products.oil.tiers", "pack_field"),
    ({"products": {"oil": {"tiers": [M, 3 * M, 2 * M, 4 * M]}}}, ".products.oil.tiers", "pack_field"),
    ({"products": {"oil": {"tiers": [M, 2 * M, 3 * M, 50_000]}}}, ".products.oil.tiers", "pack_field"),
    ({"products": {"oil": {"tiers": [0, M, M, M]}}}, ".products.oil.tiers", "pack_field"),
    ({"products": {"oil": {"tiers": {"30": M}}}}, ".products.oil.tiers", "pack_field"),
    ({"products": {"aluminium": {"card": 0}}}, ".products.aluminium.card", "pack_field"),
    ({"products": {"oil": {"name": 3}}}, ".products.oil.name", "pack_field"),
    ({"telexes": {"T19": {}}}, ".telexes.T19", "pack_entry"),
    ({"telexes": {"T01": {"products": ["plutonium"]}}}, ".telexes.T01.products", "pack_field"),
    ({"telexes": {"T01": {"products": "oil"}}}, ".telexes.T01.products", "pack_field"),
    ({"telexes": {"T01": {"owner": 50_000}}}, ".telexes.T01.owner", "pack_field"),
    ({"telexes": {"T01": {"others": 1.5}}}, ".telexes.T01.others", "pack_field"),
    ({"telexes": {"T09": {"each": -M}}}, ".telexes.T09.each", "pack_field"),
    ({"telexes": {"T09": {"text": "boo"}}}, ".telexes.T09.text", "pack_field"),
    ({"board": {"0": {}}}, ".board.0", "pack_entry"),
    ({"board": {"64": {}}}, ".board.64", "pack_entry"),
    ({"board": {"one": {}}}, ".board.one", "pack_entry"),
    ({"board": {"1": {"kind": "prison"}}}, ".board.1.kind", "pack_field"),
    ({"board": {"1": {"card": False}}}, ".board.1.card", "pack_field"),
    ({"board": {"1": {"of": "texas"}}}, ".board.1.of", "pack_field"),
    ({"board": {"1": {"of": 7}}}, ".board.1.of", "pack_field"),
    ({"board": {"1": {"kind": "continent"}}}, ".board.1.of", "pack_field"),  # of Scandinavia
    ({"board": {"11": {"kind": "country"}}}, ".board.11.of", "pack_field"),  # of nothing
    ({"board": {"1": {"kind": "auction"}}}, ".board.1.kind", "pack_field"),  # a royalty card lies there
    ({"board": {"10": {"kind": "country", "of": "usa"}}}, ".board.10.kind", "pack_field"),  # none lies there
]


@pytest.mark.parametrize(("pack", "place", "problem"), BROKEN)
def test_every_broken_entry_names_its_place(pack: Any, place: str, problem: str) -> None:
    with pytest.raises(RecordError) as wrong:
        shares.new("classic", seated(3), chance(3), {"pack": pack})
    assert (wrong.value.problem, wrong.value.place) == (problem, f"$.options.pack{place}")


def test_every_field_that_can_be_corrected_has_a_broken_example() -> None:
    broken = {place for _, place, _ in BROKEN}
    for table, fields in FIELDS.items():
        for field in fields:
            assert any(at.startswith(f".{table}.") and at.endswith(f".{field}") for at in broken), (table, field)


LEAVES = (
    st.none() | st.booleans() | st.integers(-2, 2).map((500_000).__mul__) | st.sampled_from(["oil", "china", "country"])
)
ENTRY = st.sampled_from([(table, entry) for table, entries in ENTRIES.items() for entry in entries[:12]])


@given(data=st.data())
def test_any_pack_is_taken_and_can_be_played_or_names_its_place(data: st.DataObject) -> None:
    table, entry = data.draw(ENTRY)
    field = data.draw(st.sampled_from([*FIELDS[table], "nonsense"]))
    value = data.draw(LEAVES | st.lists(LEAVES, max_size=4))
    pack = {table: {entry: {field: value}}}
    try:
        check_pack(pack, "$.options.pack")
    except RecordError as error:
        assert error.place.startswith(f"$.options.pack.{table}.{entry}")  # noqa: PT017 - taking it is fine too
        return
    Conformance(shares, "classic", 3, "any pack", {"pack": pack, "turns": 12}).play()
