"""What a game may be set up with: every fault names its place, and its paragraph where there is one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.shares.table import chance, seated
from won.core.chance import source
from won.core.record import Record, RecordError, dump, load
from won.games import replay
from won.shares import game as shares
from won.shares import setup
from won.shares.setup import CHOICES, first_of
from won.shares.world import PRODUCTS


def fault(
    edition: str = "classic",
    players: int = 3,
    drawn: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
) -> tuple[str, str, str]:
    """The word, place and paragraph of what is wrong; the same whether the game is new or read from a record."""
    drawn = chance(players) if drawn is None else drawn
    with pytest.raises(RecordError) as wrong:
        shares.new(edition, seated(players), drawn, options or {})
    record = Record("shares", edition, seated(players), dict(drawn), [], options=dict(options or {}))
    with pytest.raises(RecordError) as read:
        replay(load(dump(record)))
    assert str(read.value) == str(wrong.value)
    return wrong.value.problem, wrong.value.place, wrong.value.rule


@pytest.mark.rule("START-1")
@pytest.mark.parametrize("players", [0, 1, 7, 12])
def test_fewer_than_two_and_more_than_six_seats_are_refused(players: int) -> None:
    from won.core.record import Seat

    with pytest.raises(RecordError) as wrong:
        shares.new("classic", [Seat()] * players, chance(2), {})
    assert (wrong.value.problem, wrong.value.place, wrong.value.rule) == ("seats", "$.seats", "START-1")
    assert wrong.value.about == {"found": players, "edition": "classic", "least": 2, "most": 6}


@pytest.mark.rule("START-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_seats_are_a_game(players: int) -> None:
    game = shares.new("classic", seated(players), chance(players), {})
    assert len(game.state_line()["players"]) == players


def test_there_is_one_edition() -> None:
    assert fault("second") == ("edition", "$.edition", "START-1")
    assert tuple(shares.FACTS.editions) == ("classic",)


@pytest.mark.parametrize("revision", [0, 3])
def test_a_record_of_another_revision_is_refused(revision: int) -> None:
    record = Record("shares", "classic", seated(3), chance(3), [], revision=revision)
    with pytest.raises(RecordError) as wrong:
        shares.replay(record)
    assert (wrong.value.problem, wrong.value.place) == ("revision", "$.revision")


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_every_option_has_two_answers_the_default_first(name: str) -> None:
    for value in CHOICES[name]:
        game = shares.new("classic", seated(3), chance(3), {name: value})
        assert game.record().options == {name: value}
    plain = shares.new("classic", seated(3), chance(3), {})
    default = shares.new("classic", seated(3), chance(3), {name: CHOICES[name][0]})
    assert default.state_line() == plain.state_line()


@pytest.mark.parametrize("name", sorted(CHOICES))
@pytest.mark.parametrize("value", ["", "both", 1, True, None, ["pass"], {}])
def test_any_other_answer_is_refused(name: str, value: object) -> None:
    assert fault(options={name: value}) == ("option_value", f"$.options.{name}", "")


def test_an_option_there_is_none_of_is_refused_with_those_there_are() -> None:
    assert fault(options={"rounds": 12}) == ("option", "$.options.rounds", "")
    with pytest.raises(RecordError) as wrong:
        shares.new("classic", seated(3), chance(3), {"rounds": 12})
    assert wrong.value.about["known"] == list(shares.FACTS.options)


@pytest.mark.rule("LAST-2")
@pytest.mark.parametrize("turns", [0, -1, True, "9", 1.5, None])
def test_turns_are_a_whole_number_of_at_least_one(turns: object) -> None:
    assert fault(options={"turns": turns}) == ("turns", "$.options.turns", "LAST-2")


@pytest.mark.rule("START-4")
@pytest.mark.parametrize("field", ["royalties", "telexes"])
@pytest.mark.parametrize("change", ["missing", "short", "double", "foreign", "number", "not a list"])
def test_cards_drawn_are_whole(field: str, change: str) -> None:
    drawn = chance(3)
    cards = drawn[field]
    wrong: dict[str, Any] = {
        "short": cards[:-1],
        "double": [*cards[:-1], cards[0] if cards[0] != cards[-1] else cards[1]],
        "foreign": [*cards[:-1], "plutonium"],
        "number": [*cards[:-1], 7],
        "not a list": "".join(cards),
    }
    if change == "missing":
        del drawn[field]
    else:
        drawn[field] = wrong[change]
    assert fault(drawn=drawn) == ("cards", f"$.chance.{field}", "START-4")


@pytest.mark.rule("START-4")
def test_royalty_cards_are_two_of_each_product() -> None:
    drawn = chance(3)
    drawn["royalties"] = PRODUCTS + PRODUCTS[:-1] + PRODUCTS[:1]
    assert fault(drawn=drawn) == ("cards", "$.chance.royalties", "START-4")


@pytest.mark.rule("START-5")
@pytest.mark.parametrize(
    ("rolls", "place"),
    [
        (None, ""),
        ([], ""),
        ("6", ""),
        ([[[6, 6], [6, 6], [1, 1]]], ""),  # a tie not rolled again
        ([[[6, 6], [1, 1]]], "[0]"),  # one has not rolled
        ([[[6, 6], [1, 1], [7, 1]]], "[0]"),
        ([[[6, 6], [1, 1], [True, 1]]], "[0]"),
        ([[[6, 6], [1, 1], [1]]], "[0]"),
        ([[[6, 6], [6, 6], [1, 1]], [[1, 2], [1, 2], [3, 4]]], "[1]"),  # one too many rolls again
        ([[[6, 6], [1, 1], [1, 1]], [[6, 6]]], "[1]"),  # nobody is left to roll against
    ],
)
def test_rolls_for_the_start_leave_exactly_one(rolls: object, place: str) -> None:
    assert fault(drawn={**chance(3), "rolls": rolls}) == ("rolls", f"$.chance.rolls{place}", "START-5")


@pytest.mark.rule("START-5")
@pytest.mark.ruling("R04")
def test_those_who_tie_roll_again_until_one_is_highest() -> None:
    assert first_of([[[6, 6], [1, 1], [6, 6]], [[2, 2], [3, 1]], [[1, 2], [4, 1]]], 3) == 2


@pytest.mark.rule("START-4", "START-5", "WORD-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_is_drawn_can_always_be_played(players: int) -> None:
    for seed in range(40):
        drawn = shares.draw_chance(players, source(seed).random)
        game = shares.new("classic", seated(players), drawn, {})
        assert game.chance == drawn
        assert game.state_line()["turn"] == first_of(drawn["rolls"], players)


@pytest.mark.rule("START-4", "START-5")
def test_dice_and_cards_are_drawn_over_their_whole_range() -> None:
    drawn = [setup.draw_chance(6, source(seed).random) for seed in range(20)]
    for die in (0, 1):
        assert {dice[die] for each in drawn for turn in each["rolls"] for dice in turn} == set(range(1, 7))
    assert len({each["royalties"][0] for each in drawn}) > 6
    assert len({each["telexes"][0] for each in drawn}) > 6


def test_what_else_stands_in_chance_is_left_out_of_the_record() -> None:
    game = shares.new("classic", seated(3), {**chance(3), "weather": "fine"}, {})
    assert sorted(game.record().chance) == ["rolls", "royalties", "telexes"]
