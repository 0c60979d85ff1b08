"""START-1 to START-4: who plays, and with what."""

from __future__ import annotations

import pytest

from tests.shares import printed
from tests.shares.table import M, chance, lay, new, seated
from won.core.record import RecordError, Seat
from won.shares import game as shares
from won.shares.data import table as data
from won.shares.figures import JOKERS, NOTES
from won.shares.world import PRODUCTS, SHARE, SHARES, TRAYS, world


@pytest.mark.rule("START-1")
@pytest.mark.parametrize("players", range(8))
def test_two_to_six_play(players: int) -> None:
    seats = [Seat(name=str(seat)) for seat in range(players)]
    if 2 <= players <= 6:
        assert len(shares.new("classic", seats, chance(players)).state_line()["players"]) == players
        return
    with pytest.raises(RecordError) as error:
        shares.new("classic", seats, chance(players))
    assert (error.value.rule, error.value.place) == ("START-1", "$.seats")


@pytest.mark.rule("START-1")
def test_there_is_one_edition() -> None:
    with pytest.raises(RecordError) as error:
        shares.new("second", seated(3), chance(3))
    assert (error.value.rule, error.value.place) == ("START-1", "$.edition")


@pytest.mark.rule("START-1")
def test_the_last_one_left_wins() -> None:
    table = lay(players=2, telexes="T01").hold(0, cash=0)
    table.lands(0, 12)
    table.plays("0 concede")
    assert (table["over"], table["winners"]) == (True, [1])


@pytest.mark.rule("START-2")
def test_there_are_24_products_with_six_shares_each() -> None:
    assert list(printed.tiers()) == PRODUCTS
    assert len(SHARES) == 144
    assert [sum(share.startswith(f"{product}__") for share in SHARES) for product in PRODUCTS] == [6] * 24


@pytest.mark.rule("START-2")
@pytest.mark.parametrize("name", printed.shares())
def test_each_share_names_its_product_tray_percentage_and_price(name: str) -> None:
    share, the = SHARE[name], world()
    result = PRODUCTS[the.product[share]], TRAYS[the.tray[share]], the.percent[share], the.price[share]
    assert result == printed.shares()[name]


@pytest.mark.rule("START-2")
def test_there_is_no_share_beside_those() -> None:
    assert sorted(SHARES) == sorted(printed.shares())


@pytest.mark.rule("START-2")
def test_a_share_is_called_by_its_country() -> None:
    called = {name: share["country"] for name, share in data("shares").items()}
    assert called["gold__australia_fiji_new_guinea"] == "Australia-Fiji-New Guinea"
    assert called["natural_rubber__sri_lanka"] == "Sri Lanka"
    plain = {name: country.lower().replace(" ", "_").replace("-", "_") for name, country in called.items()}
    assert {name: name.partition("__")[2] for name in called} == plain


@pytest.mark.rule("START-2")
@pytest.mark.parametrize("product", printed.sums())
def test_six_shares_come_to_90_or_95_per_cent_and_their_printed_price(product: str) -> None:
    the, six = world(), world().of_product[PRODUCTS.index(product)]
    assert (sum(the.percent[share] for share in six), sum(the.price[share] for share in six)) == printed.sums()[product]


@pytest.mark.rule("START-2")
def test_prices_are_whole_half_millions_and_come_to_188_and_a_half() -> None:
    the = world()
    assert sum(the.price) == 188_500_000
    assert {price % 500_000 for price in the.price} == {0}
    assert (min(the.price), max(the.price), the.price[SHARE["gold__south_africa"]]) == (500_000, 4_500_000, 4_500_000)


@pytest.mark.rule("START-2")
def test_the_same_part_of_a_product_costs_the_same() -> None:
    the = world()
    prices = {
        (product, percent, price) for product, percent, price in zip(the.product, the.percent, the.price, strict=True)
    }
    assert len(prices) == len({(product, percent) for product, percent, _ in prices})


@pytest.mark.rule("START-2")
def test_the_shares_wait_in_29_trays() -> None:
    the = world()
    assert {tray: the.tray.count(at) for at, tray in enumerate(TRAYS)} == printed.tray_counts()
    assert len(TRAYS) == 29
    table = new()
    assert sum(table.has("trays", share) for share in SHARES) == 144


@pytest.mark.rule("START-2")
def test_each_tray_lies_in_its_continent() -> None:
    for continent, row in printed.TRAYS.items():
        assert [name for name, tray in data("trays").items() if tray["continent"] == continent] == row.split()[::2]


@pytest.mark.rule("START-3")
@pytest.mark.ruling("R29")
@pytest.mark.parametrize("players", printed.MONEY)
def test_each_kind_of_note_is_divided_among_the_players_and_the_bank(players: int) -> None:
    each, holds, bank, bank_holds = printed.MONEY[players]
    assert [count // (players + 1) for _, count in NOTES] == [int(count) for count in each.split()]
    assert [count - players * (count // (players + 1)) for _, count in NOTES] == [int(count) for count in bank.split()]
    table = new(players)
    assert table.cash() == [printed.money(holds)] * players
    assert sum(value * count for value, count in NOTES) - sum(table.cash()) == printed.money(bank_holds)


@pytest.mark.rule("START-3")
def test_the_notes_come_to_396_million() -> None:
    assert NOTES == [(100_000, 35), (500_000, 35), (M, 50), (5 * M, 25), (10 * M, 20)]
    assert sum(value * count for value, count in NOTES) == 396 * M


@pytest.mark.rule("START-3")
@pytest.mark.ruling("R29")
def test_the_bank_never_runs_out() -> None:
    table = lay(telexes="T03").hold(0, cash=396 * M)
    table.lands(0, 12)
    assert table.cash(0) == [402 * M]


@pytest.mark.rule("START-4")
@pytest.mark.ruling("R30")
def test_48_royalty_cards_lie_on_countries_choices_of_continent_and_bonuses() -> None:
    view = new().game.view(None)
    holding = [square for square, product in enumerate(view.royalties) if product]
    kinds = printed.squares()
    assert holding == [
        at for at, kind in enumerate(kinds) if kind not in ("start", "world", "auction", "telex", "joker")
    ]
    assert len(holding) == 48
    laid = [product for product in view.royalties if product]
    assert sorted(laid) == sorted(PRODUCTS * 2)


@pytest.mark.rule("START-4")
def test_the_cards_are_dealt_in_the_order_of_the_squares() -> None:
    drawn = chance(3)
    drawn["royalties"] = list(reversed(drawn["royalties"]))
    royalties = shares.new("classic", seated(3), drawn).view(None).royalties
    assert [product for product in royalties if product] == drawn["royalties"]
    assert royalties[1:4] == ("wheat", "uranium", "tungsten")


@pytest.mark.rule("START-4")
@pytest.mark.ruling("R30")
def test_the_cards_stay_where_they_are() -> None:
    table = lay(shares="1 oil ussr", cards={13: "oil"})
    before = table.game.view(None).royalties
    table.lands(0, 13)
    table.plays("0 end")
    table.lands(2, 13)
    assert table.game.view(None).royalties == before
    assert table.cash() == [95_600_000, 99_200_000, 95_600_000]


@pytest.mark.rule("START-4")
def test_18_telexes_are_shuffled_and_nine_jokers_lie_ready() -> None:
    assert sorted(world().telexes) == [f"T{n:02}" for n in range(1, 19)]
    assert (JOKERS, new()["jokers"]) == (9, 9)


def without(kind: str, card: str) -> list[str]:
    cards: list[str] = chance(3)[kind]
    cards.remove(card)
    return cards


@pytest.mark.rule("START-4")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("royalties", without("royalties", "oil")),
        ("royalties", [*without("royalties", "oil"), "coal"]),
        ("royalties", [*without("royalties", "oil"), 7]),
        ("royalties", None),
        ("telexes", without("telexes", "T05")),
        ("telexes", [*without("telexes", "T05"), "T06"]),
        ("telexes", "T01"),
    ],
)
def test_a_pack_that_is_not_whole_is_no_pack(kind: str, cards: object) -> None:
    with pytest.raises(RecordError) as error:
        shares.new("classic", seated(3), {**chance(3), kind: cards})
    assert (error.value.rule, error.value.place) == ("START-4", f"$.chance.{kind}")
