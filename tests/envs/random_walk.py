"""Random walks in a dialogue, for the tests of the environments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from won.core.chance import source
from won.envs.config import Config
from won.envs.dialogue import Dialogue
from won.envs.play import Play

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


def legal(dialogue: Dialogue, quiet: bool = False) -> list[int]:
    """The indices that may be said; of the quiet without talk, where that leaves any, so that the game gets on."""
    result = dialogue.mask().indices()
    return (
        [index for index in result if dialogue.vocabulary.labels[index] not in dialogue.vocabulary.talk] or result
        if quiet
        else result
    )


def a_play(table: tuple[str, str, int, dict[str, Any]], seed: int = 1, **settings: Any) -> Play:
    game, edition, players, options = table
    play = Play(Config(game, edition, players, options, **settings))
    play.reset(seed)
    return play


def random_walk(play: Play, most: int, lots: Random | None = None, quiet: bool = False) -> Iterator[Dialogue]:
    """The dialogue before each word of a game by lots, until it is over or so many have been said."""
    lots = lots or source("walk")
    dialogue = play.dialogue
    for _ in range(most):
        if dialogue.over:
            return
        yield dialogue
        choice = legal(dialogue, quiet)
        dialogue.step(choice[int(lots.random() * len(choice))])
