"""Every reason a player of industry can give is a sentence in every language."""

from __future__ import annotations

import pytest

from tests.players.industry.tables import TABLES, game_of, played
from tests.players.watched import Watched
from won.core.record import Seat
from won.industry import actions as act
from won.industry.game import Industry
from won.players import make_bot
from won.players.bot import Bot, Decision, Option, Reason
from won.text.industry import reason_sentence
from won.text.industry.reasons import REASONS
from won.text.language import LANGUAGES, Language

SEATS = [Seat("Ada"), Seat("Bo"), Seat("Cleo")]
ABOUT = {
    "rival": 1,
    "cubes": {"ore": 2},
    "give": {"food": 3, "money": 4},
    "get": {"energy": 2},
    "theirs": 8.4,
    "tile": "farm",
    "at": "D4",
    "package": "I1",
    "notes": 2,
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS.codes)
def test_every_reason_is_a_sentence(reason: str, code: str) -> None:
    said = reason_sentence(Language(code), Reason(reason, dict(ABOUT), -12.0), SEATS)
    assert said.endswith(".")
    assert not said[0].islower()
    assert "{" not in said


@pytest.mark.parametrize("reason", REASONS.codes)
def test_a_reason_with_nothing_about_it_is_still_a_sentence(reason: str) -> None:
    assert reason_sentence(Language("en"), Reason(reason), SEATS).endswith(".")


def test_a_code_that_is_none_has_no_sentence() -> None:
    assert reason_sentence(Language("en"), Reason("industry.whim"), SEATS) == ""


def test_what_fills_a_sentence_is_said_as_people_say_it() -> None:
    said = reason_sentence(Language("en"), Reason("industry.offer", dict(ABOUT), 9.6), SEATS)
    assert said == "3 food and 4 in money for 2 energy: about 1 point better than the market, and 0.8 points for Bo."


@pytest.mark.parametrize("level", ["clerk", "merchant", "magnate:0.001"])
def test_every_decision_of_every_player_has_a_reason_that_is_a_sentence_in_every_language(level: str) -> None:
    """Over games of every edition and number of players, some with a player who draws lots and offers anything."""
    said: dict[str, int] = {}

    def on_decision(game: Industry, seat: int, decision: Decision) -> None:
        reason = decision.reason
        assert reason is not None
        assert reason.code in REASONS.codes
        assert all(isinstance(option, Option) for option in reason.beat)
        if reason.code not in said:
            for language in LANGUAGES:
                assert reason_sentence(Language(language), reason, game.seats).endswith(".")
        said[reason.code] = said.get(reason.code, 0) + 1

    for number, (edition, players) in enumerate(TABLES):
        bots: list[Bot] = [Watched(make_bot(level, f"{number}/{seat}"), on_decision) for seat in range(players)]
        bots[0] = make_bot("random", number)
        played(edition, bots, f"reasons {number}", rounds=3)
    for word in ("draft", "place", "buy", "sell", "flag", "build", "run", "wait", "decline.worth"):
        assert said.get(f"industry.{word}"), word


def test_a_plan_comes_with_its_steps_its_worth_and_what_it_beat() -> None:
    game = game_of("second", 4, "plan")
    bot = make_bot("merchant", 1)
    result: list[Reason] = []
    while len(result) < 3 and game.steps < 400:
        seat = game.to_move[0]
        decision = bot.decide(game.copy_for(seat), seat)
        if isinstance(decision.action, act.Buy) and decision.reason is not None:
            result.append(decision.reason)
        if isinstance(decision.action, act.Offer):  # nobody answers
            game.apply(seat, act.Pass())
        else:
            game.apply(seat, decision.action)
    assert any(reason.about["plan"] and reason.about["need"] and reason.worth and reason.beat for reason in result)
