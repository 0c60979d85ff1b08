"""END-1 and END-2: what makes a round the last."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from won.core.record import RecordError
from won.industry import events
from won.industry.board import NAMES

EDITIONS = ["first", "second", "v3"]
HEXES = [name for name in NAMES if name != "E5"]


def flags(seat: int, hexes: list[str]) -> str:
    return "; ".join(f"{seat} flag {at}" for at in hexes)


def all_claimed_but_one() -> Table:
    """Four players with fifteen hexes each; the last one still misses I5. A1 has a farm."""
    rest = [flags(0, HEXES[1:15]), flags(1, HEXES[15:30]), flags(2, HEXES[30:45]), flags(3, HEXES[45:59])]
    table = lay("second", players=4, phase="develop", turn=3, board="; ".join(["0 farm A1", *rest]))
    return table.hold(3, labor=1).hold(0, capital=1)


def triggers(result: list[object]) -> tuple[str, ...]:
    """What the end of Develop gave as reasons; empty where the game goes on."""
    results = [event.triggers for event in result if isinstance(event, events.EndNear)]
    return results[0] if results else ()


@pytest.mark.rule("END-1")
@pytest.mark.ruling("C07", "C25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_eighteen_flags_of_one_player_on_the_board_bring_the_end_near(edition: str) -> None:
    table = lay(edition, phase="develop", board="0 farm A1; " + flags(0, HEXES[1:17])).hold(0, labor=1)
    table.plays("0 flag C7")
    assert (table.has(0, "flag"), table["final"]) == (0, False)  # not before Develop ends
    table.plays("1 pass", "2 pass")
    assert table["final"] is False
    assert table.plays("0 pass")[1:] == [events.EndNear(("flags",)), events.PhaseBegan("produce", 1, 0)]
    assert (table["final"], table["phase"]) == (True, "produce")


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_seventeen_flags_do_not(edition: str) -> None:
    table = lay(edition, phase="develop", board="; ".join([flags(0, HEXES[:17]), flags(1, HEXES[17:34])]))
    assert triggers(table.everyone_passes()) == ()
    assert table["final"] is False


@pytest.mark.rule("END-1")
@pytest.mark.ruling("A23")
def test_an_eighteenth_flag_taken_back_in_the_same_phase_does_not_count() -> None:
    table = lay(phase="develop", board="0 farm A1; " + flags(0, HEXES[1:17])).hold(0, labor=1, capital=1)
    table.plays("0 flag C7", "1 pass", "2 pass", "0 move A1 A2 0")
    assert triggers(table.everyone_passes()) == ()
    assert (table["final"], table.has(0, "flag")) == (False, 1)


@pytest.mark.rule("END-1")
def test_sixty_claimed_hexes_bring_the_end_near_without_the_centre_and_without_anyones_last_flag() -> None:
    table = all_claimed_but_one()
    table.plays("3 flag I5")
    assert len(table["board"]) == 60
    assert triggers(table.everyone_passes()) == ("hexes",)
    assert min(player["flags"] for player in table["players"]) == 3


@pytest.mark.rule("END-1")
def test_fifty_nine_claimed_hexes_do_not() -> None:
    table = all_claimed_but_one()
    assert triggers(table.everyone_passes()) == ()


@pytest.mark.rule("END-1")
@pytest.mark.ruling("A23")
def test_a_full_board_opened_again_in_the_same_phase_does_not_count() -> None:
    table = all_claimed_but_one()
    table.plays("3 flag I5", "0 move A1 A2 0")
    assert triggers(table.everyone_passes()) == ()
    assert table["final"] is False


@pytest.mark.rule("END-1")
@pytest.mark.example("P26", "P27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_empty_stacks_of_six_bring_the_end_near_and_four_do_not(edition: str) -> None:
    table = lay(edition, phase="develop", board="0 flag D4").hold(0, energy=1, ore=1, capital=1)
    table.stacks(farm=0, generator=0, academy=0, mine=0, bank=1)
    without = Table(table.game.copy())
    assert triggers(without.everyone_passes()) == ()
    table.plays("0 build bank D4 0")
    assert triggers(table.everyone_passes()) == ("stacks",)


@pytest.mark.rule("END-1")
def test_six_empty_stacks_do_as_well() -> None:
    table = lay(phase="develop").stacks(farm=0, generator=0, academy=0, mine=0, factory=0, bank=0)
    assert triggers(table.everyone_passes()) == ("stacks",)


@pytest.mark.rule("END-1")
def test_several_reasons_are_told_together() -> None:
    table = lay(phase="develop", board=flags(1, HEXES[:18]), rounds=1)
    table.stacks(farm=0, generator=0, academy=0, mine=0, bank=0)
    assert triggers(table.everyone_passes()) == ("flags", "stacks", "rounds")


@pytest.mark.rule("END-1")
@pytest.mark.ruling("C25")
def test_triggers_are_read_only_when_develop_ends() -> None:
    table = lay(phase="trade").stacks(farm=0, generator=0, academy=0, mine=0, bank=0)
    table.everyone_passes()
    assert (table["phase"], table["final"]) == ("develop", False)
    table.everyone_passes()
    assert (table["phase"], table["final"]) == ("produce", True)
    late = lay(phase="produce").stacks(farm=0, generator=0, academy=0, mine=0, bank=0)
    late.everyone_idles()
    assert (late["phase"], late["final"]) == ("trade", False)


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_the_option_rounds_makes_that_round_the_last(edition: str, rounds: int) -> None:
    table = lay(edition, phase="trade", rounds=rounds)
    for number in range(1, rounds + 1):
        table.everyone_passes()
        assert (table["round"], table["final"]) == (number, False)
        assert triggers(table.everyone_passes()) == (("rounds",) if number == rounds else ())
        table.everyone_idles()
    assert table["round"] == rounds + 1
    table.everyone_passes()
    assert table["over"] is True


@pytest.mark.rule("END-2")
def test_a_trigger_may_end_the_game_before_that_round() -> None:
    table = lay(phase="develop", rounds=9).stacks(farm=0, generator=0, academy=0, mine=0, bank=0)
    assert triggers(table.everyone_passes()) == ("stacks",)


@pytest.mark.rule("END-2")
def test_without_the_option_rounds_go_on() -> None:
    table = lay(phase="trade")
    for _ in range(30):
        table.everyone_passes()
        table.everyone_passes()
        table.everyone_idles()
    assert (table["round"], table["final"], table["phase"]) == (31, False, "trade")


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("rounds", [0, -1, 2.0, True, "3", None])
def test_rounds_is_a_whole_number_of_at_least_one(rounds: object) -> None:
    with pytest.raises(RecordError) as refused:
        lay(rounds=rounds)
    assert (refused.value.place, refused.value.rule) == ("$.options.rounds", "END-2")
