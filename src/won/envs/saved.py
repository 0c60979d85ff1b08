"""A game at a desk as bytes, in the middle of an action if need be: its record, what was said since, chance to come."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from won.core.record import Record
from won.envs.play import Play


class Saved(msgspec.Struct, frozen=True):
    """Plain data, safe to read from strangers: a record is replayed by the rules, and words are said by the mask."""

    name: str  # of the setting
    record: Record
    seat: int
    answering: bool
    said: list[int]
    count: int
    cut: bool
    talked: list[int]
    waiting: list[int]
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


def save(play: Play, owed: list[float]) -> bytes:
    desk = play.desk
    return msgspec.json.encode(
        Saved(
            name=play.setting.name,
            record=desk.game.record(),
            seat=desk.seat,
            answering=desk.answering,
            said=desk.said,
            count=desk.count,
            cut=desk.cut,
            talked=desk.talked,
            waiting=desk.waiting,
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
    desk = play.setting.desk(play.setting.rules.replay(saved.record), play.chance)
    desk.resume(saved.seat, saved.answering, saved.talked, saved.waiting)
    for index in saved.said:
        desk.say(index)
    desk.count, desk.cut = saved.count, saved.cut
    play.sit_down(desk)
    play.points = saved.points
    return saved.owed
