"""A game in progress as bytes, also in the middle of an action: its record, the words said since, and its chance."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from won.core.record import Record
from won.envs.dialogue import Dialogue
from won.envs.play import Play


class DialogueSnapshot(msgspec.Struct, frozen=True):
    """Plain data: the rules replay the record, and the mask checks the words."""

    record: Record
    seat: int
    answering: bool
    said: list[int]
    count: int
    cut: bool
    talked: list[int]
    waiting: list[int]


class Snapshot(msgspec.Struct, frozen=True):
    """Safe to decode from untrusted bytes."""

    name: str  # of the configuration
    dialogue: DialogueSnapshot = msgspec.field(name="desk")  # its name in saved files
    seed: int
    chance: list[Any]
    seeds: list[Any] | None
    points: list[int]
    owed: list[float]  # rewards not yet reported to the agents


def _random_state(random: Random) -> list[Any]:
    version, numbers, gauss = random.getstate()
    return [version, list(numbers), gauss]


def _random_from(state: list[Any]) -> Random:
    version, numbers, gauss = state
    random = Random()
    random.setstate((version, tuple(numbers), gauss))
    return random


def snapshot_of(dialogue: Dialogue) -> DialogueSnapshot:
    return DialogueSnapshot(
        record=dialogue.game.record(),
        seat=dialogue.seat,
        answering=dialogue.answering,
        said=dialogue.said,
        count=dialogue.count,
        cut=dialogue.cut,
        talked=dialogue.talked,
        waiting=dialogue.waiting,
    )


def resume(dialogue: Dialogue, snapshot: DialogueSnapshot) -> Dialogue:
    """Bring a new dialogue over the replayed game to where the snapshot was taken."""
    dialogue.resume(snapshot.seat, snapshot.answering, snapshot.talked, snapshot.waiting)
    for index in snapshot.said:
        dialogue.say(index)
    dialogue.count, dialogue.cut = snapshot.count, snapshot.cut
    return dialogue


def save(play: Play, owed: list[float]) -> bytes:
    return msgspec.json.encode(
        Snapshot(
            name=play.config.name,
            dialogue=snapshot_of(play.dialogue),
            seed=play.seed,
            chance=_random_state(play.chance),
            seeds=None if play.seeds is None else _random_state(play.seeds),
            points=play.points,
            owed=owed,
        )
    )


def restore(play: Play, data: bytes) -> list[float]:
    """Continue the saved game, and the games after it, in `play`; returns the rewards owed to the agents.

    Raises `ValueError` for a game saved under another configuration.
    """
    snapshot = msgspec.json.decode(data, type=Snapshot)
    if snapshot.name != play.config.name:
        raise ValueError(f"saved was {snapshot.name}, and this is {play.config.name}")
    play.chance = _random_from(snapshot.chance)
    play.seeds = None if snapshot.seeds is None else _random_from(snapshot.seeds)
    play.seed = snapshot.seed
    game = play.config.rules.replay(snapshot.dialogue.record)
    play.start(resume(play.config.dialogue(game, play.chance), snapshot.dialogue))
    play.points = snapshot.points
    return snapshot.owed
