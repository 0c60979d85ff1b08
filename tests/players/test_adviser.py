"""The adviser of both games: a plan that begins with the best action, and sentences for all that it says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.players.industry.tables import game_of as industry_game
from tests.players.shares.tables import game_of as shares_game
from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.players import make_bot
from won.players.advice import INSTANT, THINK, Advice
from won.players.bot import Decision, Reason
from won.players.games import PLAYERS
from won.players.industry import adviser as industry_adviser
from won.players.shares import adviser as shares_adviser
from won.players.shares.advice_explained import explained
from won.players.table import play
from won.shares import notation
from won.text.games import texts
from won.text.language import LANGUAGES, Language

EVERY = 9  # actions between two questions
SEATS = [Seat("Ada"), Seat("Bo"), Seat("Cleo")]


def asked(name: str, depth: str, most: int) -> list[tuple[Game, int, Advice]]:
    """What the adviser says to whoever is on turn, now and then in a game of merchants."""
    if name == "industry":
        game: Any = industry_game("second", 3, "adviser", rounds=3)
        draw = None
    else:
        game, draw = shares_game(3, "adviser", turns=60)
    bots = [make_bot("merchant", seat, name) for seat in range(3)]
    result: list[tuple[Game, int, Advice]] = []
    for _ in play(game, bots, draw):
        if game.over or len(result) == most:
            break
        if game.steps % EVERY == 0:
            seat = game.to_move[0]
            view = game.copy_for(seat)
            result.append((view, seat, PLAYERS[name].consult(view, seat, 3, depth)))
    return result


@pytest.mark.parametrize("name", PLAYERS)
def test_a_plan_begins_with_the_best_action_and_every_part_has_a_sentence(name: str) -> None:
    said: Counter[str] = Counter()
    for game, seat, advice in asked(name, INSTANT, 40):
        assert advice.best[0].action == advice.plan[0].action
        assert advice.gain is None or advice.gain > 0
        assert advice.explained, advice.best[0].action
        assert all(is_legal(game, seat, each.action) for each in advice.best)
        steps = [step.reason for step in advice.plan[1:] if step.reason is not None]
        for reason in (*steps, *advice.assumes, *advice.explained):
            said[reason.code] += 1
            assert_is_sentence(name, reason)
    kinds = {code.split(".")[1] for code in said}
    assert kinds == {"step", "assume", "explain"}
    assert len(said) > 8


def is_legal(game: Game, seat: int, action: Any) -> bool:
    """A roll as it is advised has no dice yet."""
    return game.check(seat, game.with_chance(action, source(0).random)) is None


def assert_is_sentence(name: str, reason: Reason) -> None:
    for language in LANGUAGES:
        sentence = texts(name).advice_sentence(Language(language), reason, SEATS)
        assert sentence.endswith("."), (reason.code, language)
        assert "{" not in sentence


@pytest.mark.parametrize("name", PLAYERS)
def test_one_who_thinks_longer_still_names_a_legal_action(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (industry_adviser, shares_adviser):
        monkeypatch.setattr(module, "SECONDS", 0.05)
    for game, seat, advice in asked(name, THINK, 6):
        assert is_legal(game, seat, advice.best[0].action)
        assert advice.plan


def test_the_adviser_of_industry_counts_in_points() -> None:
    assert PLAYERS["industry"].unit == 10
    assert texts("industry").gain_sentence(Language("en"), 52.0) == "about 5.2 points more at the end"
    assert texts("shares").gain_sentence(Language("en"), 2_480_000) == "about £2.5m more"


@pytest.mark.parametrize("name", PLAYERS)
def test_one_who_is_not_asked_gets_no_advice(name: str) -> None:
    game: Any = industry_game("second", 3, "idle") if name == "industry" else shares_game(3, "idle")[0]
    other = (game.to_move[0] + 1) % 3
    assert PLAYERS[name].consult(game.copy_for(other), other, 3, INSTANT) == Advice()


def test_the_cash_of_a_deal_is_told_with_what_it_changes() -> None:
    game, _ = shares_game(3, "cash", turns=60)
    paid = explained(game, 0, Decision(notation.parse("deal 1 give cash 2000000 get cocoa__ecuador")))
    assert Reason("shares.explain.cash.give", {"amount": 2_000_000}) in paid
    drawn = explained(game, 0, Decision(notation.parse("deal 1 give cocoa__ecuador get cash 500000")))
    assert Reason("shares.explain.cash.get", {"amount": 500_000}) in drawn
