"""A game at a desk as bytes, in the middle of an action if need be: its record, what was said since, chance to come."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from won.core.record import Record
from won.envs.desk import Desk
from won.envs.play import Play


class Left(msgspec.Struct, frozen=True):
    """A desk as it was left. Plain data: a record is replayed by the rules, and words are said by the mask."""

    record: Record
    seat: int
    answering: bool
    said: list[int]
    count: int
    cut: bool
    talked: list[int]
    waiting: list[int]


class Saved(msgspec.Struct, frozen=True):
    """Safe to read from strangers too."""

    name: str  # of the setting
    desk: Left
    seed: int
    chance: list[Any]
    seeds: list[Any] | None
    points: list[int]
    owed: list[float]  # rewards that agents have not been told of yet


def _state_of(chance: Random) -> list[Any]:
    version, figures, gauss = chance.getstate()
    return [version, list(figures), gauss]


def _chance_of(state: list[Any]) -> Random:
    version, figures, gauss = state
    chance = Random()
    chance.setstate((version, tuple(figures), gauss))
    return chance


def leave(desk: Desk) -> Left:
    return Left(
        record=desk.game.record(),
        seat=desk.seat,
        answering=desk.answering,
        said=desk.said,
        count=desk.count,
        cut=desk.cut,
        talked=desk.talked,
        waiting=desk.waiting,
    )


def take_up(desk: Desk, left: Left) -> Desk:
    """A new desk, where the game of the record was just set down, goes on as the one that was left."""
    desk.resume(left.seat, left.answering, left.talked, left.waiting)
    for index in left.said:
        desk.say(index)
    desk.count, desk.cut = left.count, left.cut
    return desk


def save(play: Play, owed: list[float]) -> bytes:
    return msgspec.json.encode(
        Saved(
            name=play.setting.name,
            desk=leave(play.desk),
            seed=play.seed,
            chance=_state_of(play.chance),
            seeds=None if play.seeds is None else _state_of(play.seeds),
            points=play.points,
            owed=owed,
        )
    )


def restore(play: Play, data: bytes) -> list[float]:
    """The game goes on where it was saved, and so do the games after it: what is owed to each agent then.

    Raises `ValueError` for what was saved of another setting.
    """
    saved = msgspec.json.decode(data, type=Saved)
    if saved.name != play.setting.name:
        raise ValueError(f"saved was {saved.name}, and this is {play.setting.name}")
    play.chance = _chance_of(saved.chance)
    play.seeds = None if saved.seeds is None else _chance_of(saved.seeds)
    play.seed = saved.seed
    game = play.setting.rules.replay(saved.desk.record)
    play.sit_down(take_up(play.setting.desk(game, play.chance), saved.desk))
    play.points = saved.points
    return saved.owed
