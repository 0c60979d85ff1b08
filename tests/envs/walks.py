"""Random walks at a desk, for the tests of the environments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from won.core.chance import source
from won.envs.desk import Desk
from won.envs.play import Play
from won.envs.setting import Setting

# Every game, with options that show all of it: game, edition, players, options.
TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("industry", "second", 4, {"rounds": 3}),
    ("industry", "first", 6, {"rounds": 2, "cash": "private"}),
    ("industry", "v3", 2, {"rounds": 6}),
    ("shares", "classic", 4, {"turns": 60}),
    ("shares", "classic", 3, {"turns": 60, "claims": "hand", "bidding": "sealed"}),
    ("shares", "classic", 2, {"turns": 60, "joint": "any", "cash": "open"}),
]


def named(table: tuple[str, str, int, dict[str, Any]]) -> str:
    return f"{table[0]}-{table[1]}-{table[2]}p"


def legal(desk: Desk, quiet: bool = False) -> list[int]:
    """The indices that may be said; of the quiet without talk, where that leaves any, so that the game gets on."""
    found = desk.mask().indices()
    return (
        [index for index in found if desk.vocabulary.labels[index] not in desk.vocabulary.talk] or found
        if quiet
        else found
    )


def a_play(table: tuple[str, str, int, dict[str, Any]], seed: int = 1, **settings: Any) -> Play:
    game, edition, players, options = table
    play = Play(Setting(game, edition, players, options, **settings))
    play.reset(seed)
    return play


def walk(play: Play, most: int, lots: Random | None = None, quiet: bool = False) -> Iterator[Desk]:
    """The desk before each word of a game by lots, until it is over or so many have been said."""
    lots = lots or source("walk")
    desk = play.desk
    for _ in range(most):
        if desk.over:
            return
        yield desk
        choice = legal(desk, quiet)
        desk.step(choice[int(lots.random() * len(choice))])
