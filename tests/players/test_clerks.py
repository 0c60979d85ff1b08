"""Clerks of both games against random players: they play by the rules, come to an end, and mostly win."""

from __future__ import annotations

from typing import Any

import pytest

from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat, dump
from won.core.refusal import Refused
from won.games import rules
from won.players import bots_for, make_bot
from won.players.bot import Bot, Decision
from won.players.table import play
from won.shares.actions import Roll

TURNS = 300
OPTIONS: list[dict[str, Any]] = [
    {},
    {"claims": "hand", "bidding": "sealed"},
    {"joint": "any", "lots": "free", "creditors": "estate", "cash": "open"},
    {"early_choice": "free", "tour": "junction", "americas": "german", "aluminium": "card"},
]


def new_game(name: str, edition: str, players: int, seed: str, options: dict[str, Any]) -> tuple[Game, Any]:
    book = rules(name)
    draw = source(seed).random
    game = book.new(edition, [Seat(str(seat)) for seat in range(players)], book.draw_chance(players, draw), options)
    return game, draw


def seated(players: int, clerks: set[int], seed: str) -> list[Bot]:
    return [make_bot("clerk" if seat in clerks else "random", f"{seed}/{seat}") for seat in range(players)]


def wins(name: str, edition: str, games: int, options: dict[str, Any]) -> int:
    """How many of so many games a clerk wins among three random players, each time from another seat."""
    won = 0
    for number in range(games):
        seed = f"clerk {number}"
        game, draw = new_game(name, edition, 4, seed, options)
        for _ in play(game, seated(4, {number % 4}, seed), draw):
            pass
        assert game.result is not None
        won += number % 4 in game.result.winners
    return won


def test_in_shares_a_clerk_beats_random_players_clearly() -> None:
    assert wins("shares", "classic", 120, {"turns": TURNS}) >= 80  # a quarter would be no better than random


def test_in_industry_a_clerk_beats_random_players_nearly_always() -> None:
    assert wins("industry", "second", 20, {"rounds": 12}) >= 18


class Checked:
    """A clerk whose every action is checked against the rules."""

    def __init__(self, seed: str) -> None:
        self.clerk = make_bot("clerk", seed)
        self.acted = 0

    def decide(self, game: Game, seat: int) -> Decision:
        action = game.with_chance(self.clerk.decide(game, seat).action, source(self.acted).random)
        assert game.check(seat, action) is None, f"{action}: {game.check(seat, action)}"
        self.acted += 1
        return Decision(action)

    def answer(self, game: Game, seat: int) -> Decision | None:
        decision = self.clerk.answer(game, seat)
        assert decision is None or game.check(seat, decision.action) is None, f"{decision}"
        self.acted += decision is not None
        return decision


@pytest.mark.parametrize("number", range(60))
def test_the_clerk_of_shares_keeps_to_the_rules_and_comes_to_an_end(number: int) -> None:
    players = 2 + number % 5
    seed = f"watched {number}"
    game, draw = new_game("shares", "classic", players, seed, {"turns": 150, **OPTIONS[number % 4]})
    bots: list[Bot] = [Checked(seed) if (seat + number) % 3 else make_bot("random", seat) for seat in range(players)]
    for _ in play(game, bots, draw):
        assert game.steps < 10_000
    assert game.over


@pytest.mark.parametrize("players", [2, 4, 6])
def test_clerks_among_themselves_come_to_an_end(players: int) -> None:
    game, draw = new_game("shares", "classic", players, f"all {players}", {"turns": 400})
    for _ in play(game, seated(players, set(range(players)), "all"), draw):
        assert game.steps < 20_000
    assert game.over


@pytest.mark.parametrize(
    ("name", "edition", "limit"), [("industry", "second", "rounds"), ("shares", "classic", "turns")]
)
def test_the_same_seeds_give_the_same_game(name: str, edition: str, limit: str) -> None:
    records = []
    for _ in range(2):
        game, draw = new_game(name, edition, 3, "twice", {limit: 8})
        for _ in play(game, seated(3, {1}, "twice"), draw):
            pass
        records.append(dump(game.record()))
    assert records[0] == records[1]


def test_one_name_gives_the_clerk_of_either_game() -> None:
    clerk = make_bot("clerk", 1)
    for name, edition in (("industry", "second"), ("shares", "classic"), ("industry", "first")):
        game, draw = new_game(name, edition, 3, "either", {})
        assert game.name == name
        seat = game.to_move[0]
        assert game.check(seat, game.with_chance(clerk.decide(game, seat).action, draw)) is None


def test_a_name_that_is_none_is_a_key_error() -> None:
    assert bots_for("shares")[:3] == ("random", "dabbler", "clerk")
    with pytest.raises(KeyError):
        make_bot("nobody", 0)


def test_a_table_without_chance_cannot_roll_for_a_bot_that_has_no_dice() -> None:
    game, draw = new_game("shares", "classic", 3, "bare", {"turns": 5})
    clerk = make_bot("clerk", 0)
    assert clerk.decide(game, game.to_move[0]).action == Roll()
    with pytest.raises(Refused):
        next(play(game, [clerk] * 3))
    seat, action, _ = next(play(game, [clerk] * 3, draw))
    assert isinstance(action, Roll)
    assert action.dice is not Roll().dice
    assert seat != game.to_move[0] or game.steps == 1
