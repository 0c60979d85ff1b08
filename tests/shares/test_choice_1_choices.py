"""CHOICE-1 to CHOICE-3: choices of a continent and of the world."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.shares import printed
from tests.shares.table import M, lay, payments
from won.core.refusal import refuse
from won.shares.actions import Buy

SHARES = printed.shares()
CHOICES = [(at, name.partition(":")[2]) for at, name in enumerate(printed.squares()) if name.startswith("choice:")]
WORLDS = [at for at, name in enumerate(printed.squares()) if name == "world"]


def trays_of(continent: str) -> list[str]:
    """What a choice opens: asia takes in oceania, and two trays stand outside."""
    continents = ["asia", "oceania"] if continent == "asia" else [continent]
    trays = [tray for name in continents for tray in printed.TRAYS[name].split()[::2]]
    return [tray for tray in trays if tray not in ("ussr", "usa")]


def one_of_each(outside: Callable[[str], bool]) -> str:
    """One share of every product from such a tray, in the notation of holdings."""
    held: dict[str, str] = {}
    for name, share in SHARES.items():
        if outside(share.tray):
            held.setdefault(share.product, name.replace("__", " "))
    return ", ".join(held.values())


@pytest.mark.rule("CHOICE-1")
@pytest.mark.ruling("R08")
@pytest.mark.parametrize(("square", "continent"), CHOICES)
def test_a_choice_of_continent_opens_its_trays_but_not_the_ussr_and_the_usa(square: int, continent: str) -> None:
    trays = trays_of(continent)
    table = lay().hold(0, one_of_each(lambda tray: tray not in trays), tours=1)
    assert len(table.shares(0)) == len({share.product for share in SHARES.values() if share.tray not in trays})
    table.lands(0, square)
    assert table["moment"] == "buy"
    held = {share.partition("__")[0] for share in table.shares(0)}
    for name, share in SHARES.items():
        refusal = table.game.check(0, Buy((name,)))
        if name in table.shares(0):
            assert refusal is not None
            assert refusal.rule == "BUY-2"
        elif share.tray not in trays:
            assert refusal is not None
            assert refusal == refuse("CHOICE-1", share=name)
        elif share.product in held:
            assert refusal is None


@pytest.mark.rule("CHOICE-1")
def test_the_choices_lie_on_six_squares() -> None:
    assert CHOICES == [(3, "europe"), (7, "europe"), (21, "americas"), (25, "americas"), (40, "africa"), (54, "asia")]


@pytest.mark.rule("CHOICE-1")
@pytest.mark.ruling("R08")
def test_the_choice_of_asia_takes_in_oceania() -> None:
    table = lay(shares="0 iron usa").hold(0, tours=1)
    table.lands(0, 54)
    table.plays("0 buy iron__australia iron__china iron__india")
    assert len(table.shares(0)) == 4


@pytest.mark.rule("CHOICE-1")
def test_a_choice_sells_up_to_six_shares() -> None:
    table = lay(shares="0 coffee ethiopia, cobalt zaire").hold(0, tours=1)
    table.hold(0, "cocoa brazil, uranium usa, copper usa, aluminium jamaica, rubber india")
    table.lands(0, 40)
    seven = (
        "cocoa__ghana cocoa__nigeria cocoa__cameroon uranium__gabon uranium__niger copper__zaire coffee__ivory_coast"
    )
    table.refuses(f"0 buy {seven}", "BUY-1")
    table.plays(f"0 buy {seven.rpartition(' ')[0]}")


@pytest.mark.rule("CHOICE-1")
@pytest.mark.parametrize("square", WORLDS)
def test_a_world_choice_opens_every_tray(square: int) -> None:
    table = lay().hold(0, one_of_each(lambda tray: True), tours=1)
    assert len(table.shares(0)) == 24
    table.lands(0, square)
    for name in SHARES:
        assert (table.game.check(0, Buy((name,))) is None) == (name not in table.shares(0))
    table.plays("0 buy oil__usa wheat__usa gold__ussr rice__india lead__australia silver__peru")
    assert len(table.shares(0)) == 30


@pytest.mark.rule("CHOICE-1")
@pytest.mark.parametrize("square", WORLDS)
def test_no_royalty_card_lies_on_a_world_choice(square: int) -> None:
    table = lay().hold(0, "oil usa", tours=1)
    assert table.game.view(None).royalties[square] is None
    assert payments(table.lands(0, square)) == []
    assert table["moment"] == "buy"


@pytest.mark.rule("CHOICE-2")
@pytest.mark.parametrize("square", [at for at, _ in CHOICES] + WORLDS)
def test_before_a_complete_tour_a_choice_is_a_resting_place(square: int) -> None:
    table = lay().hold(0, one_of_each(lambda tray: True))
    table.lands(0, square)
    assert (table["turn"], table["moment"]) == (1, "roll")


@pytest.mark.rule("CHOICE-2")
@pytest.mark.ruling("R02")
def test_the_move_that_completes_the_tour_opens_the_choice() -> None:
    table = lay(shares="0 wheat usa").hold(0, step=63)
    table.plays("0 roll 1 3", "0 buy wheat__france")
    assert table["players"][0]["tours"] == 1


@pytest.mark.rule("CHOICE-2")
@pytest.mark.ruling("R07")
@pytest.mark.parametrize("square", [at for at, _ in CHOICES])
def test_royalties_are_due_on_a_choice_of_continent_before_a_tour(square: int) -> None:
    table = lay(shares="1 oil ussr", cards={square: "oil"})
    assert payments(table.lands(0, square)) == [(0, 1, 1_200_000, "royalty")]


@pytest.mark.rule("CHOICE-2")
@pytest.mark.ruling("R07")
@pytest.mark.parametrize("square", [at for at, _ in CHOICES])
@pytest.mark.parametrize(("tours", "due"), [(0, []), (1, [(0, 1, 1_200_000, "royalty")])])
def test_with_early_choice_free_they_are_due_only_after_one(
    square: int, tours: int, due: list[tuple[int, int, int, str]]
) -> None:
    table = lay(shares="1 oil ussr", cards={square: "oil"}, early_choice="free").hold(0, tours=tours)
    result = table.lands(0, square, (1, 2))
    assert payments(result) == due


@pytest.mark.rule("CHOICE-2")
@pytest.mark.ruling("R07")
@pytest.mark.parametrize("square", [5, 11, 13])
def test_early_choice_free_frees_no_other_square(square: int) -> None:
    table = lay(shares="1 oil ussr", cards={square: "oil"}, early_choice="free")
    assert (0, 1, 1_200_000, "royalty") in payments(table.lands(0, square))


@pytest.mark.rule("CHOICE-2")
@pytest.mark.ruling("R07")
def test_early_choice_free_leaves_no_claim_by_hand_either() -> None:
    table = lay(shares="1 oil ussr", cards={3: "oil"}, early_choice="free", claims="hand")
    table.lands(0, 3)
    assert (table["claims"], table["turn"]) == ([], 1)


@pytest.mark.rule("CHOICE-3")
@pytest.mark.ruling("R13")
@pytest.mark.parametrize(("square", "other"), [(7, "tungsten__spain"), (60, "oil__usa")])
def test_only_products_already_held_are_for_sale(square: int, other: str) -> None:
    table = lay(shares="0 coal usa; 1 oil iraq, tungsten china").hold(0, tours=1)
    table.lands(0, square)
    table.refuses(f"0 buy {other}", "CHOICE-3")
    table.refuses(f"0 buy coal__poland {other}", "CHOICE-3")
    table.plays("0 buy coal__poland coal__united_kingdom")


@pytest.mark.rule("CHOICE-3")
@pytest.mark.ruling("R13")
def test_a_product_got_after_landing_does_not_count() -> None:
    table = lay(shares="0 coal usa; 1 tungsten china").hold(0, tours=1)
    table.lands(0, 7)
    table.plays("1 deal 0 give tungsten__china get cash 100000", "0 accept 0")
    table.refuses("0 buy tungsten__spain", "CHOICE-3")


@pytest.mark.rule("CHOICE-3")
@pytest.mark.ruling("R13")
def test_a_product_given_away_after_landing_still_counts() -> None:
    table = lay(shares="0 coal usa").hold(0, tours=1)
    table.lands(0, 7)
    table.plays("0 deal 1 give coal__usa get cash 100000", "1 accept 0", "0 buy coal__poland")
    assert table.shares(0) == ["coal__poland"]


@pytest.mark.rule("CHOICE-3")
@pytest.mark.ruling("R13")
def test_landing_comes_before_the_deal_that_pays_for_it() -> None:
    table = lay(shares="0 coal usa; 1 oil ussr, tungsten china", cards={7: "oil"}).hold(0, tours=1, cash=M)
    table.lands(0, 7)
    assert table["moment"] == "settle"
    table.plays("1 deal 0 give tungsten__china cash 5000000", "0 accept 0")
    assert table["moment"] == "buy"
    table.refuses("0 buy tungsten__spain", "CHOICE-3")


@pytest.mark.rule("CHOICE-3")
def test_who_holds_nothing_has_nothing_to_choose() -> None:
    table = lay().hold(0, tours=3)
    table.lands(0, 46)
    assert (table["turn"], table["moment"]) == (1, "roll")


@pytest.mark.rule("CHOICE-3")
def test_a_country_sells_products_not_held() -> None:
    table = lay().hold(0, tours=1)
    table.lands(0, 5)
    table.plays("0 buy wheat__france cobalt__france")


@pytest.mark.rule("CHOICE-2")
@pytest.mark.parametrize("square", [40, 46])
def test_a_purchase_on_a_choice_before_a_complete_tour_is_refused_for_that(square: int) -> None:
    table = lay(3, "0 oil usa")
    table.lands(0, square)
    assert table.refuses("0 buy oil__iraq", "CHOICE-2").about == {"seat": 0}


@pytest.mark.rule("CHOICE-2", "ROYALTY-3")
def test_the_same_while_royalties_are_still_to_be_claimed() -> None:
    table = lay(3, "0 oil usa; 1 coal usa ussr", cards={40: "coal"}, claims="hand")
    table.lands(0, 40)
    assert table["moment"] == "rest"
    table.refuses("0 buy oil__iraq", "CHOICE-2")
