"""What bots of industry do in a game: how temperaments differ at one table, and what is done at all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from won.arena.job import Job
from won.core.record import load
from won.games import walk
from won.industry import actions as act
from won.industry import events

KINDS: Final[dict[type, str]] = {
    act.Build: "tiles",
    act.Move: "moves",
    act.Automate: "automations",
    act.Offer: "offers",
}
COUNTED: Final = ("notes", *KINDS.values(), "deals")

Counts = dict[str, dict[str, float]]  # by bot and name


class Behaviour(NamedTuple):
    """What a bot does in a game, on average."""

    bot: str
    games: int
    counts: tuple[float, ...]  # as COUNTED names them
    won: float


def behaviour(played: Iterable[tuple[Job, bytes]]) -> list[Behaviour]:
    """Of each bot in these games of industry, from their records."""
    counts: Counts = defaultdict(lambda: defaultdict(float))
    for job, record in played:
        result = None
        for game, turn in walk(load(record)):
            if turn is not None:
                _count(counts, job.bots, *turn)
            result = game.result
        assert result is not None
        for seat, bot in enumerate(job.bots):
            counts[bot]["games"] += 1
            if seat in result.winners:
                counts[bot]["won"] += 1 / len(result.winners)
    return [_behaviour(bot, sums) for bot, sums in sorted(counts.items())]


def _behaviour(bot: str, sums: dict[str, float]) -> Behaviour:
    games = sums["games"]
    return Behaviour(bot, int(games), tuple(sums[name] / games for name in COUNTED), sums["won"] / games)


def _count(counts: Counts, bots: tuple[str, ...], seat: int, action: object, happened: Sequence[object]) -> None:
    own = counts[bots[seat]]
    if isinstance(action, act.Borrow):
        own["notes"] += action.notes
    if type(action) in KINDS:
        own[KINDS[type(action)]] += 1
    for event in happened:
        if isinstance(event, events.Bartered):
            counts[bots[event.seat]]["deals"] += 1
            counts[bots[event.to]]["deals"] += 1
