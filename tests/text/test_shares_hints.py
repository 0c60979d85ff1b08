"""Hints of what an action of shares would do."""

from typing import Any

from tests.shares.table import M, Table, lay, new
from won.shares.notation import parse
from won.text.language import LANGUAGES, Language
from won.text.shares import action_hint

EN = Language("en")


def hint(table: Table, line: str, lang: Language = EN) -> str:
    """What the hint of `0 bid 500000` says; asking changes nothing."""
    seat, _, words = line.partition(" ")
    before = table.game.state_line()
    said = action_hint(lang, table.game, int(seat), parse(words))
    assert table.game.state_line() == before
    return said


def test_a_purchase_tells_price_cash_percentage_tier_and_royalty() -> None:
    table = lay(shares="0 oil usa").hold(0, cash=10 * M)
    table.lands(0, 13)
    assert hint(table, "0 buy oil__ussr") == (
        "costs £3m, leaves £7m in cash; oil: 55%, tier 50%, royalty £6m (now 25%, no royalty)"
    )
    assert hint(table, "0 end") == "the turn passes to Bo"


def test_a_roll_tells_what_it_may_cost_and_one_with_dice_where_it_leads() -> None:
    table = new()
    assert hint(table, "0 roll") == (
        "moves 2 to 12 squares on from here (start); a double costs £1m a spot; no royalties within reach"
    )
    assert hint(table, "0 roll 1 2") == "comes to choice of Europe, without the USSR"
    table = lay(shares="1 oil ussr usa", cards={7: "oil"})
    assert hint(table, "0 roll").endswith("royalties to pay: £6m at most, about £1m on average")
    assert hint(table, "1 roll").endswith("[TURN-11]")


def test_a_joker_tells_its_price_or_what_is_left() -> None:
    table = lay().hold(0, cash=10 * M)
    table.lands(0, 18)
    assert hint(table, "0 joker") == "costs £3m, leaves £7m in cash; 1 joker then"
    table = lay(shares="0 oil usa").hold(0, jokers=2, tours=1)
    table.lands(0, 10)
    assert hint(table, "0 joker") == "no auction this time; leaves 1 joker"


def auction(**options: Any) -> Table:
    """Ada must put up one share: oil of the USSR, or gold."""
    table = lay(shares="0 oil ussr, gold japan; 1 oil usa", **options)
    for seat in range(3):
        table.hold(seat, cash=10 * M)
    table.hold(0, tours=1)
    table.lands(0, 10, (2, 1))
    return table


def test_lots_tell_the_reserve_and_what_is_lost() -> None:
    assert hint(auction(), "0 lots oil__ussr") == (
        "brings at least £1.5m; marked price £3m; oil: 0%, no royalty (now 30%, tier 30%, royalty £1.2m)"
    )


def test_a_bid_tells_the_reserve_the_marked_price_and_the_holding_then() -> None:
    table = auction()
    table.plays("0 lots oil__ussr")
    assert hint(table, "1 bid 2000000") == (
        "reserve £1.5m, marked price £3m; leaves £8m in cash if it wins; "
        "oil: 55%, tier 50%, royalty £6m (now 25%, no royalty)"
    )
    assert hint(table, "1 drop") == "out for this lot"
    table.plays("1 bid 2000000")
    assert hint(table, "2 drop") == "out for this lot; Bo takes it for £2m"


def test_the_last_to_drop_out_sends_the_lot_back() -> None:
    table = auction()
    table.plays("0 lots oil__ussr", "1 drop")
    assert hint(table, "2 drop") == "out for this lot; it goes back to the trays"


def test_dropping_out_does_not_tell_what_others_can_pay() -> None:
    table = auction()
    table.plays("0 lots oil__ussr")
    rich = hint(table, "1 drop")
    table.hold(2, cash=0)
    assert hint(table, "1 drop") == rich


def test_a_sealed_maximum_tells_the_least_that_would_be_left() -> None:
    table = auction(bidding="sealed")
    table.plays("0 lots oil__ussr")
    assert hint(table, "1 seal 2000000").startswith(
        "reserve £1.5m, marked price £3m; leaves at least £8m in cash if it wins; oil: 55%"
    )
    assert hint(table, "1 seal 0") == "reserve £1.5m, marked price £3m"


def test_claims_tell_what_is_due_and_what_is_lost() -> None:
    table = lay(shares="1 oil ussr", cards={13: "oil"}, claims="hand")
    table.lands(0, 13)
    assert hint(table, "1 claim") == "£1.2m is due then"
    assert hint(table, "0 end") == "the turn goes on"
    table.plays("0 end")
    assert hint(table, "0 end") == "claims of £1.2m not made are lost; the turn passes to Bo"


def test_the_last_turn_ends_the_game() -> None:
    table = lay(turns=1)
    table.lands(0, 13)
    assert hint(table, "0 end") == "ends the game"


def test_a_deal_tells_what_it_does_to_both_sides() -> None:
    table = lay(shares="0 oil ussr; 1 oil usa, gold usa").hold(0, cash=10 * M).hold(1, cash=10 * M)
    sides = (
        "Ada: oil: 0%, no royalty (now 30%, tier 30%, royalty £1.2m); "
        "Bo: oil: 55%, tier 50%, royalty £6m (now 25%, no royalty)"
    )
    assert hint(table, "0 deal 1 give oil__ussr get cash 4000000") == (
        f"gives shares marked £3m, gets shares marked £0m; {sides}; £14m in cash then"
    )
    table.plays("0 deal 1 give oil__ussr get cash 4000000")
    assert hint(table, "1 accept 0") == (
        "gives £4m in cash, gets oil (USSR); gives shares marked £0m, gets shares marked £3m; "
        f"{sides}; £6m in cash then"
    )
    assert hint(table, "1 decline 0") == hint(table, "0 withdraw 0") == "takes the offer off the table"


def test_a_deal_that_could_not_be_carried_out_says_so_but_not_for_want_of_cash() -> None:
    table = lay(shares="0 oil all").hold(1, cash=0)
    assert hint(table, "0 deal 1 get gold__usa") == (
        "nobody could accept it now: Bo does not have gold (USA) to give. [DEAL-4]"
    )
    assert hint(table, "0 deal 1 give oil__ussr").endswith("[DEAL-5]")
    assert hint(table, "0 deal 1 get cash 1000000").endswith(" in cash then")


def test_a_syndicate_tells_the_fee_who_leads_and_the_tiers_reached() -> None:
    table = lay(players=4, shares="0 oil usa; 1 oil ussr; 2 gold usa")
    figures = (
        "the bank takes £2.8m; Bo leads, with shares marked £3m; "
        "oil: 55%, tier 50%, royalty £6m (now 30%, tier 30%, royalty £1.2m)"
    )
    assert hint(table, "0 pool 1") == figures
    table.plays("0 pool 1")
    assert hint(table, "1 accept 0") == f"{figures}; it is done at once"
    table.plays("0 pool 1 2")
    assert hint(table, "2 accept 1").endswith("; others have still to agree")


def syndicate() -> Table:
    table = lay(players=4, shares="0 oil usa; 1 gold usa", turn=0)
    table.plays("0 pool 1", "1 accept 0")
    return table


def test_what_a_syndicate_does_waits_for_its_members() -> None:
    table = syndicate()
    table.lands(0, 13)
    assert hint(table, "1 buy oil__ussr").endswith("; waits for the consent of Ada")
    table.plays("1 buy oil__ussr")
    assert hint(table, "0 agree") == "what is proposed: Buy oil (USSR); it is done at once"
    assert hint(table, "0 object") == "not carried out: Buy oil (USSR)"


def test_an_objection_to_what_must_be_done_tells_that_the_next_proposal_stands() -> None:
    table = syndicate().hold(0, tours=1)
    table.lands(0, 28, (2, 1))
    table.plays("1 lots oil__usa")
    assert hint(table, "0 object").endswith("; it must be done in the end: the next such proposal stands")
    table.plays("0 object")
    assert "waits for the consent" not in hint(table, "0 lots oil__usa")


def test_taking_back_an_agreement_leaves_the_proposal_open() -> None:
    table = lay(players=4, shares="0 oil usa")
    table.plays("0 pool 1 2", "1 accept 0")
    assert hint(table, "1 withdraw 0") == "takes back the agreement; the proposal stays open"
    assert hint(table, "0 withdraw 0") == "takes the offer off the table"


def test_a_syndicate_tells_who_was_chosen_to_lead() -> None:
    table = lay(players=4)
    assert "Ada leads" in hint(table, "0 pool 1")
    assert "Bo leads" in hint(table, "0 pool 1 lead 1")


def test_declaring_a_debtor_bankrupt_tells_whom_and_what_follows() -> None:
    table = lay(shares="1 oil ussr", cards={13: "oil"}).hold(0, cash=0)
    table.lands(0, 13)
    said = hint(table, "1 declare")
    assert said.startswith("Ada goes bankrupt; out of the game, with debts of £1.2m")
    table.plays("0 deal 2 give get cash 100000")
    assert hint(table, "1 declare").startswith("gives Ada notice: something on the table may still pay")
    table.plays("1 declare")
    assert hint(table, "1 declare").startswith("Ada goes bankrupt")


def test_giving_up_tells_the_debts_and_what_the_creditors_get() -> None:
    for creditors, said in (
        ("bank", "pays the creditors in full"),
        ("estate", "the creditors get the cash that is left"),
    ):
        table = lay(shares="1 oil ussr", cards={13: "oil"}, creditors=creditors).hold(0, cash=0)
        table.lands(0, 13)
        hint_text = hint(table, "0 concede")
        assert hint_text.startswith("out of the game, with debts of £1.2m; the bank takes everything")
        assert hint_text.endswith(said)


def test_figures_are_written_as_the_reader_does() -> None:
    table = lay(shares="0 oil usa").hold(0, cash=10 * M)
    table.lands(0, 13)
    said = [hint(table, "0 buy oil__ussr", Language(code)).replace("\u00a0", " ") for code in LANGUAGES]
    assert "£3mln" in said[1]
    assert "55%, soglia 50%, royalty £6mln (ora 25%, nessuna royalty)" in said[1]
    assert "55 %, seuil 50 %, redevance 6 M£ (à présent 25 %, pas de redevance)" in said[2]
