"""The ladder: eight levels of each game, legal to the end, who make mistakes but give nothing away."""

from __future__ import annotations

import pytest

from tests.players.watched import Watched
from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.games import GAMES, package, rules
from won.players import bots_for, ladder, make_bot
from won.players.bot import Bot, Decision
from won.players.levels import TEMPERAMENTS, TEMPERED, is_quick
from won.players.table import play
from won.shares import actions as act
from won.shares.game import Shares

EARLIER = {"industry": ("random", "clerk"), "shares": ("random", "dabbler", "clerk", "shopkeeper", "dealer")}
LEVELS = ["novice", "apprentice", "pedlar", "trader", "broker", "merchant", "financier", "magnate"]
MILLIONS = 20_000_000


def seated(game: str, levels: tuple[str, ...], seed: str, limit: int) -> tuple[Game, list[Bot]]:
    book, defaults = rules(game), package(game).defaults
    chance = book.draw_chance(len(levels), source(seed).random)
    table = book.new(defaults.edition, [Seat() for _ in levels], chance, {defaults.limit: limit})
    return table, [make_bot(level, f"{seed}/{seat}", game) for seat, level in enumerate(levels)]


@pytest.mark.parametrize("game", GAMES)
def test_both_games_have_eight_levels_and_still_know_the_earlier_names(game: str) -> None:
    assert [name for name in ladder(game) if "-" not in name] == LEVELS
    assert {f"{level}-{temper}" for level in TEMPERED for temper in TEMPERAMENTS} <= set(ladder(game))
    for name in EARLIER[game]:
        assert name in bots_for(game)
        assert is_quick(name)
        make_bot(name, 0, game)
    assert not is_quick("magnate:0.1")
    assert is_quick("trader-bold")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "levels",
    [
        ("novice", "apprentice", "pedlar", "trader"),
        ("trader-bold", "broker-careful", "broker", "merchant-haggler"),
        ("financier:0.005", "magnate:0.005", "merchant", "novice"),
    ],
)
def test_every_level_plays_by_the_rules_and_says_why(game: str, levels: tuple[str, ...]) -> None:
    silent = 0

    def told(game: Game, seat: int, decision: Decision) -> None:
        nonlocal silent
        silent += decision.reason is None

    table, bots = seated(game, levels, "ladder", {"industry": 4, "shares": 40}[game])
    draw = source("ladder drawn").random
    for _ in play(table, [Watched(bot, told) for bot in bots], draw):
        pass
    assert table.over
    assert silent == 0


@pytest.mark.parametrize("level", ["novice", "apprentice", "pedlar", "trader"])
def test_no_level_gives_millions_for_nothing(level: str) -> None:
    table, bots = seated("shares", (level, "merchant", "merchant"), f"gift {level}", 400)
    assert isinstance(table, Shares)
    asked = 0
    for seat, _, _ in play(table, bots, source("gift").random):
        offer = act.Deal(0, act.Side(), act.Side((), MILLIONS if asked % 2 else MILLIONS // 40))
        trial = Shares(table.state.copy(), table.setup, None)
        if seat == 1 and not trial.to_answer and trial.check(1, offer) is None:
            trial.apply(1, offer)
            answer = bots[0].answer(trial.copy_for(0), 0)
            assert answer is not None
            assert not isinstance(answer.action, act.Accept)
            asked += 1
        if asked > 10:
            break
    assert asked > 10
