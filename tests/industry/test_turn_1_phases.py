"""TURN-1 to TURN-6: whose turn it is, for what, and what comes next."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay, new
from won.industry import events
from won.industry.notation import parse

LINES = {
    "draft": "draft I1",
    "place": "place farm A1 0",
    "buy": "buy food",
    "sell": "sell food",
    "borrow": "borrow 1",
    "repay": "repay 1",
    "offer": "offer 1 give food",
    "accept": "accept 0",
    "decline": "decline 0",
    "withdraw": "withdraw 0",
    "pass": "pass",
    "flag": "flag C4",
    "build": "build farm C4 0",
    "move": "move C3 D4 0",
    "automate": "automate C3",
    "keep": "keep C3",
    "produce": "produce",
}
OPEN = {
    "draft": ["draft", "place"],
    "trade": ["buy", "sell", "borrow", "repay", "offer", "accept", "decline", "withdraw", "pass"],
    "develop": ["pass", "flag", "build", "move", "automate", "keep"],
    "produce": ["produce"],
    "closing": ["repay", "pass"],
}
OFF_TURN = ["borrow", "repay", "offer", "accept", "decline", "withdraw"]


def rule(table: Table, line: str) -> str | None:
    seat, _, words = line.partition(" ")
    refusal = table.game.check(int(seat), parse(words))
    return refusal.rule if refusal else None


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("phase", ["draft", "trade", "develop", "closing"])
def test_one_seat_is_on_turn_and_only_it_may_act(phase: str) -> None:
    table = lay(phase=phase, board="0 farm C3", turn=1, first=1)
    assert table["to_move"] == [1]
    for kind in OPEN[phase]:
        if phase == "trade" and kind in OFF_TURN:
            continue
        table.refuses(f"0 {LINES[kind]}", "TURN-1")
        table.refuses(f"2 {LINES[kind]}", "TURN-1")
        assert rule(table, f"1 {LINES[kind]}") != "TURN-1"


@pytest.mark.rule("TURN-1")
def test_notes_and_barter_are_open_off_turn_in_trade() -> None:
    table = lay(phase="trade", turn=1)
    for kind in OFF_TURN:
        assert rule(table, f"0 {LINES[kind]}") != "TURN-1"
    table.plays("0 borrow 1", "2 offer 1 give money 1", "2 withdraw 0", "0 offer 1 get food", "1 decline 1")


@pytest.mark.rule("TURN-1")
def test_repaying_off_turn_ends_with_trade() -> None:
    table = lay(phase="closing", turn=1).hold(0, money=25, notes=1).hold(1, money=25, notes=1)
    table.refuses("0 repay 1", "TURN-1")
    table.plays("1 repay 1")


@pytest.mark.rule("TURN-1", "TURN-2")
def test_in_produce_the_game_waits_for_every_seat() -> None:
    table = lay(phase="produce")
    assert table["to_move"] == [0, 1, 2]
    table.plays("1 produce")
    assert table["to_move"] == [0, 2]


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize("phase", OPEN)
def test_each_phase_has_its_own_actions(phase: str) -> None:
    table = lay(phase=phase, board="0 farm C3; 0 flag C4")
    for kind, line in LINES.items():
        if kind in OPEN[phase]:
            assert rule(table, f"0 {line}") != "TURN-2"
        else:
            table.refuses(f"0 {line}", "TURN-2")


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_a_round_is_trade_develop_produce_each_beginning_with_the_holder_of_the_marker(edition: str) -> None:
    table = lay(edition, turn=1, first=1)
    assert events.PhaseBegan("develop", 1, 1) in table.plays("1 pass", "2 pass", "0 pass")
    assert (table["phase"], table["to_move"], table["passes"]) == ("develop", [1], 0)
    assert events.PhaseBegan("produce", 1, 1) in table.plays("1 pass", "2 pass", "0 pass")
    assert (table["phase"], table["to_move"], table["passes"]) == ("produce", [0, 1, 2], 0)
    assert events.PhaseBegan("trade", 2, 2) in table.plays("0 produce", "1 produce", "2 produce")
    assert (table["phase"], table["to_move"], table["passes"]) == ("trade", [2], 0)


@pytest.mark.rule("TURN-3")
def test_a_phase_begins_with_the_marker_whoever_passed_last() -> None:
    table = lay(first=0, turn=0).hold(0, food=1)
    table.plays("0 sell food", "1 pass", "2 pass", "0 pass")
    assert (table["phase"], table["to_move"]) == ("develop", [0])
    late = lay(first=0, turn=0).hold(1, food=1)
    late.plays("0 pass", "1 sell food", "2 pass", "0 pass", "1 pass")
    assert (late["phase"], late["to_move"]) == ("develop", [0])


@pytest.mark.rule("TURN-3")
def test_the_turn_goes_round_clockwise_one_action_at_a_time() -> None:
    table = lay(players=4, turn=2, first=2)
    for seat in range(4):
        table.hold(seat, money=100)
    for seat in (2, 3, 0, 1, 2):
        assert table["to_move"] == [seat]
        table.plays(f"{seat} buy food")
    develop = lay(phase="develop", board="0 farm C3; 1 farm G3; 2 farm E1")
    for seat, at in enumerate(("C4", "G4", "E2")):
        develop.hold(seat, labor=1)
        develop.plays(f"{seat} flag {at}")
    assert develop["to_move"] == [0]


@pytest.mark.rule("TURN-4")
def test_a_player_who_has_passed_may_act_again_later_in_the_phase() -> None:
    table = lay().hold(0, food=1).hold(1, food=1)
    table.plays("0 pass", "1 sell food", "2 pass", "0 sell food")
    develop = lay(phase="develop", board="0 farm C3; 1 farm G3").hold(0, labor=1).hold(1, labor=1)
    develop.plays("0 pass", "1 flag G4", "2 pass", "0 flag C4")


@pytest.mark.rule("TURN-4")
@pytest.mark.example("P41")
def test_after_two_passes_and_an_action_all_three_must_pass_again() -> None:
    table = lay().hold(2, food=1)
    table.plays("0 pass", "1 pass")
    assert table["passes"] == 2
    table.plays("2 sell food")
    assert table["passes"] == 0
    table.plays("0 pass", "1 pass")
    assert table["phase"] == "trade"
    table.plays("2 pass")
    assert table["phase"] == "develop"


@pytest.mark.rule("TURN-4")
@pytest.mark.parametrize(("edition", "players"), [("v3", 2), ("first", 3), ("second", 4), ("v3", 5), ("second", 6)])
def test_trade_and_develop_end_when_all_have_passed_in_succession(edition: str, players: int) -> None:
    table = lay(edition, players, first=1, turn=1)
    for ended, follows in (("trade", "develop"), ("develop", "produce")):
        for passed in range(players):
            assert (table["phase"], table["passes"]) == (ended, passed)
            table.plays(f"{(1 + passed) % players} pass")
        assert (table["phase"], table["passes"]) == (follows, 0)


@pytest.mark.rule("TURN-4")
def test_every_develop_action_makes_all_pass_anew() -> None:
    table = lay(phase="develop", board="0 farm C3; 1 farm G3; 2 flag E1; 2 farm E2")
    table.hold(0, labor=1).hold(1, capital=1).hold(2, ore=1, capital=1)
    table.plays("0 pass", "1 pass", "2 build farm E1 0")
    assert table["passes"] == 0
    table.plays("0 flag C4", "1 pass", "2 pass", "0 pass")
    assert table["phase"] == "produce"
    moved = lay(phase="develop", board="0 farm C3").hold(0, capital=3, energy=1)
    moved.plays("0 automate C3", "1 pass", "2 pass", "0 move C3 C4 0")
    assert moved["passes"] == 0


@pytest.mark.rule("TURN-4")
@pytest.mark.parametrize("edition", ["second", "v3"])
def test_the_closing_ends_when_all_have_passed_and_repaying_keeps_the_turn(edition: str) -> None:
    table = lay(edition, phase="closing").hold(1, money=60, notes=2)
    table.plays("0 pass", "1 repay 1", "1 repay 1")
    assert (table["to_move"], table["passes"], table["phase"]) == ([1], 1, "closing")
    table.plays("1 pass", "2 pass")
    assert table["phase"] == "over"


@pytest.mark.rule("TURN-5")
@pytest.mark.example("P42")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_after_produce_the_marker_goes_one_seat_to_the_left(first: int, then: int) -> None:
    table = lay(phase="produce", first=first)
    table.everyone_idles()
    assert (table["first"], table["round"], table["phase"], table["to_move"]) == (then, 2, "trade", [then])


@pytest.mark.rule("TURN-5")
@pytest.mark.ruling("A46")
@pytest.mark.parametrize(("edition", "last"), [("first", "trade"), ("second", "closing"), ("v3", "closing")])
def test_before_the_final_phase_the_marker_has_moved_too(edition: str, last: str) -> None:
    table = lay(edition, first=1, turn=1, rounds=1)
    table.everyone_passes()
    table.everyone_passes()
    assert table["final"]
    table.everyone_idles()
    assert (table["phase"], table["first"], table["to_move"], table["round"]) == (last, 2, [2], 2)


@pytest.mark.rule("TURN-6")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_once_the_game_is_over_nothing_more_can_be_done(edition: str) -> None:
    table = lay(edition, board="0 farm C3; 0 flag C4", rounds=1)
    table.everyone_passes()
    table.everyone_passes()
    table.everyone_idles()
    table.everyone_passes()
    assert (table["phase"], table["over"], table["to_move"], table["passes"]) == ("over", True, [], 0)
    for seat in range(3):
        for line in LINES.values():
            table.refuses(f"{seat} {line}", "TURN-6")
        assert table.game.legal(seat).actions == ()
        assert table.game.legal(seat).composed == ()


@pytest.mark.rule("TURN-2")
def test_a_fresh_game_waits_for_a_pick() -> None:
    table = new()
    assert table.game.next_words(0, []) == ["draft"]
    for kind in ("buy", "borrow", "offer", "pass", "flag", "produce"):
        table.refuses(f"0 {LINES[kind]}", "TURN-2")


@pytest.mark.rule("TURN-1", "TURN-2", "TURN-6")
def test_a_refusal_tells_whose_turn_it_is_or_which_phase() -> None:
    table = lay(turn=1)
    assert table.refuses("2 pass", "TURN-1").about == {"seat": 2, "turn": 1}
    for phase, kinds in OPEN.items():
        for kind, line in LINES.items():
            if kind not in kinds:
                about = lay(phase=phase).refuses(f"0 {line}", "TURN-2").about
                assert about == {"do": kind, "phase": phase}
    assert lay(phase="over").refuses("0 pass", "TURN-6").about == {}
