"""What a review says of planted blunders, of whole games, and of the same game twice."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.review_blunders import planted, sound
from won.arena.job import Job, start
from won.core.chance import source
from won.core.record import Record
from won.games import read_record, replay
from won.players.table import play
from won.review.accuracy import accuracy, grade
from won.review.assemble import assemble
from won.review.model import CLOSE, Chance, Decision, Step, dump, load
from won.review.offers import with_offers
from won.review.review import judge, pieces, review
from won.review.search import candidates
from won.review.shares.examiner import RULES
from won.shares.actions import Buy, End
from won.shares.state import BUY
from won.text.language import Language
from won.text.review import mistake_sentence

GAMES = Path(__file__).parent.parent / "games"


def _played(game: str, edition: str, options: dict[str, Any], plant: str, seat: int, moment: int, seed: str) -> Record:
    """A game among sound players, one of whom blunders once."""
    bots = [sound(game, "t1") for _ in range(3)]
    bots[seat] = culprit = planted(plant, moment)
    table = start(Job(0, game, edition, options, ("merchant",) * 3, (0, 1, 2), seed))
    for _ in play(table, bots, source(f"{seed}/play").random):
        pass
    assert culprit.done, "nothing was planted"
    return table.record()


@pytest.mark.parametrize("plant", ["sells food", "gives away"])
def test_a_blunder_of_industry_is_the_top_mistake_of_its_seat(plant: str) -> None:
    record = _played("industry", "second", {"rounds": 3}, plant, 1, 2, "planted/1")
    result = [each for each in review(record).decisions if each.seat == 1]
    worst = max(result, key=lambda decision: decision.loss)
    assert (worst.phase, worst.where) == ("trade", 2)
    assert worst.grade in ("mistake", "blunder")
    assert worst.line  # a better way is shown


def test_a_bid_of_twice_the_worth_is_the_top_mistake_of_its_seat() -> None:
    record = _played("shares", "classic", {"turns": 200}, "overbids", 1, 20, "planted/2")
    result = [each for each in review(record).decisions if each.seat == 1]
    worst = max(result, key=lambda decision: decision.loss)
    assert (worst.phase, worst.action["do"], worst.grade) == ("auctions", "bid", "blunder")
    assert worst.line[0]["seat"] == 1
    assert worst.reasons[0].code  # why the better step is taken


def test_a_review_covers_the_whole_game_and_is_the_same_each_time() -> None:
    record = read_record((GAMES / "shares-2p.json").read_bytes())
    parts: list[float] = []
    result = review(record, parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert len(result.curve) == len(record.log)
    assert len(result.moments) == 3
    assert all(0 <= seat.accuracy <= 100 for seat in result.seats)
    assert all(decision.loss >= 0 and decision.stake >= decision.loss for decision in result.decisions)
    assert dump(load(dump(result))) == dump(result) == dump(review(record))


@pytest.mark.parametrize("name", ["industry-second-4p", "industry-v3-2p", "shares-2p"])
def test_pieces_cover_a_game_and_begin_where_nothing_is_under_way(name: str) -> None:
    record = read_record((GAMES / f"{name}.json").read_bytes())
    result = list(pieces(record))
    assert [first for first, _ in result] == [0, *[stop for _, stop in result[:-1]]]
    assert result[-1][1] == len(record.log)
    for place, _ in result[1:]:
        if record.game == "shares":
            assert record.log[place]["do"] == "roll"
        else:
            phase, before = replay(record, place).state.phase, replay(record, place - 1).state.phase  # type: ignore[attr-defined]
            assert phase != before


def test_a_chance_missed_first_and_lost_at_last_is_lost_once() -> None:
    record = read_record((GAMES / "shares-2p.json").read_bytes())

    def step(before: float, after: float, best: float | None = None) -> Step:
        return Step(0, [before, 0.0], [after, 0.0], [0.0, 0.0], "buying", 1, "buying/1", best)

    steps = [step(10.0, 10.0, best=16.0), step(18.0, 10.0)]  # in between, others brought the chance back
    assert [decision.loss for decision in assemble(record, steps).decisions] == [8.0]


def test_luck_is_what_the_dice_did_and_nothing_else() -> None:
    record = read_record((GAMES / "shares-2p.json").read_bytes())
    steps = judge(record, 0, 24)
    rolled = [entry["do"] == "roll" for entry in record.log[:24]]
    assert [step.luck is not None for step in steps] == rolled
    assert all(not step.phase for step, roll in zip(steps, rolled, strict=True) if roll)


def test_candidates_come_best_first_with_their_lines() -> None:
    record = read_record((GAMES / "shares-2p.json").read_bytes())
    positions = (replay(record, step) for step in range(len(record.log)))
    game = next(game for game in positions if game.state.moment == BUY)  # type: ignore[attr-defined]
    seat = game.to_move[0]
    buy = game.sample(seat, lambda: 0.0)
    result = candidates(game, seat, [End(), buy], lambda: [sound("shares"), sound("shares")], RULES)
    assert [each.value for each in result] == sorted([each.value for each in result], reverse=True)
    assert all(each.line[0]["seat"] == seat for each in result)
    assert isinstance(buy, End | Buy)


def test_how_a_debt_is_paid_is_not_graded() -> None:
    record = read_record((GAMES / "shares-4p.json").read_bytes())
    step = next(number for number, raw in enumerate(record.log) if raw["do"] == "concede")
    assert judge(record, step, step + 1)[0].phase == ""


def test_accuracy_is_the_part_that_was_brought_of_what_could_be_had() -> None:
    def decided(loss: float, stake: float) -> Decision:
        return Decision(0, 0, "trade", 1, {}, [], loss, stake, CLOSE)

    assert accuracy([], inf) is None
    assert accuracy([decided(0, 10)], inf) == 100
    assert accuracy([decided(5, 10), decided(0, 10)], inf) == 75
    assert accuracy([decided(10, 10)], inf) == 0
    assert accuracy([decided(40, 40), decided(0, 10)], 10) == 50
    assert [grade(loss, (1, 4, 8)) for loss in (0.5, 1, 4, 20)] == ["close", "inaccuracy", "mistake", "blunder"]


def test_a_moment_of_luck_keeps_its_kind_in_a_file() -> None:
    record = read_record((GAMES / "shares-2p.json").read_bytes())
    moments = load(dump(review(record))).moments
    assert {type(moment) for moment in moments} <= {Decision, Chance}


@pytest.mark.parametrize("name", ["industry-second-3p", "shares-3p"])
def test_a_mistake_names_the_offer_that_was_answered_and_the_one_that_should_have_been(name: str) -> None:
    record = read_record((GAMES / f"{name}.json").read_bytes())
    pairs = enumerate(zip(record.log, record.log[1:], strict=False))
    made, (offer, answer) = next(
        (step, pair) for step, pair in pairs if pair[1]["do"] == "accept" and pair[0].get("to") == pair[1]["seat"]
    )
    bare = Decision(made, answer["seat"], "", 1, answer, [answer], 1.0, 1.0, "mistake", [offer, answer])
    (decision,) = with_offers(record, [bare])
    number = answer["offer"]
    assert decision.offers == decision.line_offers
    assert msgspec.json.decode(msgspec.json.encode(decision.offers[number])) == offer
    lang = Language("en")
    plain, told = [mistake_sentence(lang, record.game, each, record.seats) for each in (bare, decision)]
    assert len(told) > len(plain)
    assert f"offer {number + 1} (" in told
    maker = told.partition("(")[2].partition(":")[0]
    assert f"({maker}\xa0: " in mistake_sentence(Language("fr"), record.game, decision, record.seats)
