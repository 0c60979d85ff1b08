"""SYND-6: one member acts, the others may object."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import M, Table, lay
from won.shares import events
from won.shares.actions import Buy


def trio(**options: Any) -> Table:
    """Seats 0, 2 and 4 are a syndicate led by 0; seats 1 and 3 play alone."""
    table = lay(5, "0 oil usa; 1 coal ussr", **options)
    table.plays("0 pool 2 4", "2 accept 0", "4 accept 0")
    return table


@pytest.mark.rule("SYND-6")
def test_what_a_member_does_waits_until_all_the_others_have_agreed() -> None:
    table = trio()
    table.lands(0, 13)
    assert table.plays("2 buy wheat__ussr") == [events.Proposed(2, "buy")]
    assert (table["to_move"], table["moment"], table.has(0, "wheat__ussr")) == ([0, 4], "buy", 0)
    assert table.plays("4 agree") == [events.Agreed(4)]
    assert table["to_move"] == [0]
    result = table.plays("0 agree")
    assert events.Bought(0, ("wheat__ussr",), 3 * M) in result
    assert table.has(0, "wheat__ussr") == 1


@pytest.mark.rule("SYND-6")
@pytest.mark.parametrize("member", [0, 4])
def test_any_of_the_others_may_object_and_then_nothing_is_done(member: int) -> None:
    table = trio()
    table.lands(0, 13)
    before = table.game.holdings()
    table.plays("2 buy wheat__ussr")
    assert table.plays(f"{member} object") == [events.Objected(member)]
    assert (table.game.holdings(), table["moment"], table["to_move"]) == (before, "buy", [0, 2, 4])
    table.plays("4 buy wheat__ussr", "0 agree", "2 agree")
    assert table.has(0, "wheat__ussr") == 1


@pytest.mark.rule("SYND-6")
def test_only_the_members_asked_answer_each_once() -> None:
    table = trio()
    table.refuses("0 agree", "SYND-6")
    table.refuses("1 object", "SYND-6")
    table.lands(0, 13)
    table.plays("2 buy wheat__ussr")
    for line in ("2 agree", "2 object", "1 agree", "3 object"):
        table.refuses(line, "SYND-6")
    table.plays("4 agree")
    table.refuses("4 agree", "SYND-6")


@pytest.mark.rule("SYND-6")
def test_while_a_syndicate_makes_up_its_mind_the_table_waits() -> None:
    table = trio()
    table.lands(0, 13)
    table.plays("2 buy wheat__ussr")
    for line in ("0 buy wheat__ussr", "0 end", "1 deal 3 give coal__ussr get", "1 pool 3"):
        table.refuses(line, "SYND-6")


@pytest.mark.rule("SYND-6")
def test_what_may_not_be_done_is_refused_before_anyone_is_asked() -> None:
    table = trio()
    table.lands(0, 13)
    table.refuses("2 buy oil__usa", "BUY-2")
    table.refuses("1 buy wheat__ussr", "TURN-11")


@pytest.mark.rule("SYND-6")
def test_each_member_acts_for_all_with_the_option_any() -> None:
    table = trio(joint="any")
    table.lands(0, 13)
    assert events.Bought(0, ("wheat__ussr",), 3 * M) in table.plays("4 buy wheat__ussr")
    table.refuses("2 agree", "SYND-6")


@pytest.mark.rule("SYND-6")
@pytest.mark.parametrize("line", ["2 deal 1 give oil__usa get", "2 pool 1", "2 accept 1"])
def test_deals_and_syndicates_are_joint_decisions(line: str) -> None:
    table = trio()
    table.plays("1 deal 0 give coal__ussr get")
    assert table.plays(line) == [events.Proposed(2, line.split()[1])]
    assert table["to_move"] == [0, 4]


@pytest.mark.rule("SYND-6")
def test_a_joker_and_lots_are_joint_decisions() -> None:
    table = trio()
    table.lands(0, 18)
    table.plays("2 joker", "0 agree", "4 agree")
    assert table.has(0, "joker") == 1
    table.hold(0, tours=1)
    table.lands(0, 28, (2, 1))
    table.plays("4 joker", "0 object", "2 lots oil__usa", "0 agree", "4 agree")
    assert (table["moment"], table["to_move"], table.has(0, "joker")) == ("bid", [1], 1)


@pytest.mark.rule("SYND-6", "DEBT-3")
def test_giving_up_is_a_joint_decision() -> None:
    table = trio(cards={13: "coal"})
    table.hold(1, "coal usa").hold(0, cash=0)
    table.lands(0, 13)
    table.plays("2 concede", "0 agree", "4 agree")
    assert [player["party"] for player in table["players"]] == [None, 1, None, 3, None]


@pytest.mark.rule("SYND-6", "DEBT-3")
def test_an_objection_to_giving_up_counts_once() -> None:
    table = trio(cards={13: "coal"})
    table.hold(1, "coal usa").hold(0, cash=0)
    table.lands(0, 13)
    table.plays("2 concede", "0 object", "2 deal 1 give oil__usa get cash 100000", "4 object")
    assert table["to_move"] == [0, 2, 4]
    assert events.Bankrupt in [type(event) for event in table.plays("4 concede")]


@pytest.mark.rule("SYND-6")
def test_an_objection_to_giving_up_is_forgotten_once_the_debt_is_paid() -> None:
    table = trio(cards={13: "coal", 4: "coal"})
    table.hold(1, "coal usa").hold(0, cash=0)
    table.lands(0, 13)
    table.plays("2 concede", "0 object", "1 deal 0 give cash 5000000 get", "0 accept 1", "2 agree", "4 agree")
    assert table["debts"] == []
    table.hold(0, cash=0)
    table.lands(0, 4)
    assert table.plays("2 concede") == [events.Proposed(2, "concede")]


@pytest.mark.rule("SYND-6", "LOT-2")
def test_an_objection_to_naming_lots_counts_once() -> None:
    table = trio()
    table.hold(0, tours=1)
    table.lands(0, 28, (2, 1))
    table.plays("4 lots oil__usa", "0 object")
    assert [type(event) for event in table.plays("2 lots oil__usa")] == [events.LotsNamed]


@pytest.mark.rule("SYND-6", "BID-5")
def test_an_objection_to_a_maximum_counts_once_for_each_lot() -> None:
    table = trio(bidding="sealed")
    table.hold(1, "gold japan", tours=1)
    table.lands(1, 28, (1, 2))
    table.plays("1 lots coal__ussr, gold__japan", "3 seal 0", "0 seal 100000", "2 object")
    table.plays("4 seal 0")
    assert table["lots"] == [["gold__japan"]]
    assert table.plays("4 seal 0") == [events.Proposed(4, "seal")]


@pytest.mark.rule("SYND-6")
def test_what_nobody_has_to_do_can_be_objected_to_again_and_again() -> None:
    table = trio()
    table.lands(0, 13)
    for _ in range(3):
        assert table.plays("2 buy wheat__ussr", "0 object")[-1] == events.Objected(0)


@pytest.mark.rule("SYND-6")
def test_by_the_first_revision_every_objection_counts() -> None:
    table = trio(revision=1)
    table.hold(0, tours=1)
    table.lands(0, 28, (2, 1))
    for _ in range(3):
        assert table.plays("2 lots oil__usa", "0 object")[-1] == events.Objected(0)


@pytest.mark.rule("SYND-6")
def test_rolling_and_wanting_nothing_ask_nobody() -> None:
    """Dice must be rolled by somebody, and no as an answer binds nobody."""
    table = trio()
    table.plays("1 deal 0 give coal__ussr get", "4 decline 1")
    table.plays("2 roll 1 2")
    assert table["dice"] in ([1, 2], [0, 0])
    table.lands(0, 13)
    table.plays("4 end")
    assert table["turn"] == 1


@pytest.mark.rule("SYND-6", "SEEN-1")
def test_what_is_proposed_is_seen_by_members_alone() -> None:
    table = trio()
    table.lands(0, 13)
    table.plays("2 buy wheat__ussr")
    assert [table.game.view(seat).proposal for seat in (0, 2, 4)] == [Buy(("wheat__ussr",))] * 3
    assert [table.game.view(seat).proposal for seat in (1, 3, None)] == [None] * 3


@pytest.mark.rule("SYND-6")
def test_members_of_a_syndicate_of_one_party_ask_nobody() -> None:
    table = lay(3, "1 coal ussr")
    table.lands(0, 13)
    assert isinstance(table.plays("0 buy wheat__ussr")[0], events.Bought)
