"""Hints of what an action of industry would do."""

from tests.industry.table import Table, lay, new
from won.industry.market import cart_cost, cart_income
from won.industry.notation import parse
from won.text.industry import action_hint
from won.text.language import LANGUAGES, Language

EN = Language("en")


def hint(table: Table, line: str, lang: Language = EN) -> str:
    """What the hint of `0 buy food` says; asking changes nothing."""
    seat, _, words = line.partition(" ")
    before = table.game.state_line()
    said = action_hint(lang, table.game, int(seat), parse(words))
    assert table.game.state_line() == before
    return said


def test_a_trade_tells_its_price_the_cash_and_the_next_price() -> None:
    table = lay().hold(0, money=50, ore=2)
    cost, income = cart_cost(table.state.market, {"food": 2}), cart_income(table.state.market, {"ore": 1})
    said = hint(table, "0 buy food 2")
    assert said.startswith(f"costs {cost}, leaves {50 - cost} in cash; next price: food ")
    said = hint(table, "0 sell ore")
    assert said.startswith(f"brings {income}, {50 + income} in cash then; next price: ore ")


def test_notes_tell_the_cash_and_the_points() -> None:
    table = lay().hold(0, money=30, notes=1)
    assert hint(table, "0 borrow 2") == "brings 37, 67 in cash then; costs 6 points unless repaid"
    assert hint(table, "0 repay") == "costs 25, leaves 5 in cash; saves 3 points"


def test_barter_is_weighed_by_the_figures_beside_the_markets() -> None:
    table = lay().hold(0, food=2).hold(1, money=10, ore=1)
    assert hint(table, "0 offer 1 give food 2 get money 10") == "by the barter figures gives 11 and gets 10"
    table.market(ore=0)
    assert "no figure for ore, the market is empty" in hint(table, "0 offer 1 give food get ore")
    assert hint(table, "0 offer 1 give notes get money 5").endswith("; notes not counted")
    table.plays("0 offer 1 give food 2 get money 10")
    said = hint(table, "1 accept 0")
    assert said == "gives 10 in money, gets 2 food; by the barter figures gives 10 and gets 11; 0 in cash then"
    assert hint(table, "1 decline 0") == "does not use up the turn"


def test_a_fraction_has_the_readers_decimal_mark() -> None:
    said = [hint(lay(), "0 offer 1 give food get money 5", Language(code)) for code in LANGUAGES]
    assert ["5.5" in said[0], "5,5" in said[1], "5,5" in said[2]] == [True, True, True]


def test_a_tile_tells_what_its_bloc_would_make() -> None:
    table = lay(phase="develop", board="0 farm D4; 0 flag D5; 0 flag F6").hold(0, ore=1, capital=1)
    assert hint(table, "0 build farm D5 0") == (
        "costs 1 ore and 1 capital; this bloc would make 3 food for 1 energy (now 1 food); worth 4 points"
    )
    assert "this bloc would make 1 food for 1 energy;" in hint(table, "0 build farm F6 0")


def test_a_move_tells_what_the_blocs_it_touches_would_make() -> None:
    table = lay(phase="develop", board="0 farm D4; 0 farm D5; 0 flag F6").hold(0, capital=1)
    said = hint(table, "0 move D5 F6 0")
    assert said == (
        "costs 1 capital; the bloc at D4 would make 1 food for 1 energy; "
        "the bloc at F6 would make 1 food for 1 energy; now 3 food"
    )


def test_automation_tells_what_it_saves() -> None:
    table = lay(phase="develop", board="0 mine D4; 0 farm F6").hold(0, energy=1, capital=2)
    assert hint(table, "0 automate D4") == "costs 1 energy and 2 capital; could be fed with 1 ore instead of 1 food"
    assert hint(table, "0 automate F6").endswith("of no use to farms, which eat nothing")


def test_a_flag_tells_how_many_are_left() -> None:
    table = lay(phase="develop", board="0 farm D4").hold(0, labor=1)
    assert hint(table, "0 flag D5") == "costs 1 labor; leaves 16 flags in hand"


def test_production_tells_what_is_spent_and_made() -> None:
    table = lay(phase="produce", board="0 mine D4").hold(0, food=1, energy=1)
    assert hint(table, "0 produce D4 food") == "spends 1 food and 1 energy, makes 1 ore"
    assert hint(table, "0 produce") == "leaves every bloc idle"


def test_a_pass_tells_whether_it_ends_the_phase() -> None:
    table = lay()
    assert hint(table, "0 pass") == "the phase ends after 2 more passes in a row"
    table.plays("0 pass")
    assert hint(table, "1 pass") == "the phase ends after 1 more pass in a row"
    table.plays("1 pass")
    assert hint(table, "2 pass") == "ends the phase, Develop is next"
    last = lay(phase="develop", rounds=1)
    last.plays("0 pass", "1 pass")
    assert hint(last, "2 pass") == "ends the phase, Produce is next; this round is the last"
    end = lay(phase="closing")
    end.plays("0 pass", "1 pass")
    assert hint(end, "2 pass") == "ends the game"


def test_a_package_tells_what_it_brings() -> None:
    assert hint(new(), "0 draft I3") == "brings 2 generators and 10 in money"


def test_what_would_be_refused_is_told_with_its_rule() -> None:
    assert hint(lay(), "1 buy food").endswith("[TURN-1]")
