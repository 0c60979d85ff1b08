"""Does a review find planted blunders, and does its accuracy order players by strength? Prints what it counts.

`python -m bench.review blunders 20 [PLANT] [SEED]` and `python -m bench.review accuracy 100`; a line of JSON each game.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bench.review_blunders import PLANTS, planted, sound, stands
from won.arena.job import Job, start
from won.core.chance import source
from won.core.record import Record
from won.games import package, replay
from won.players import make_bot
from won.players.bot import Bot
from won.players.table import play
from won.review.model import Decision, Review
from won.review.review import review

LEVELS: Final = {
    "industry": ("random", "clerk", "merchant", "magnate:0.05"),
    "shares": ("random", "clerk", "merchant", "magnate:0.05"),
}
NEAR: Final = 20  # entries within which the bids of one lot are made


def played(game: str, bots: Sequence[Bot], names: Sequence[str], seed: str) -> Record:
    defaults = package(game).defaults
    table = start(Job(0, game, defaults.edition, defaults.options, tuple(names), tuple(range(len(names))), seed))
    for _ in play(table, bots, source(f"{seed}/play").random):
        pass
    return table.record()


def reviewed(record: Record) -> tuple[Review, float]:
    """The review, and the seconds of processor time it took."""
    began = time.process_time()
    result = review(record)
    return result, round(time.process_time() - began, 1)


def say(**facts: Any) -> None:
    print(msgspec.json.encode(facts).decode(), flush=True)


def accuracies(games: int, only: str = "", first: int = 0) -> None:
    """For each number one game of each level; the mean accuracy of the four seats."""
    ordered: dict[str, int] = {}
    for number in range(first, games):
        for game, levels in LEVELS.items():
            if only and game != only:
                continue
            means: list[float] = []
            for level in levels:
                bots = [make_bot(level, f"{number}/{seat}", game) for seat in range(4)]
                result, seconds = reviewed(played(game, bots, [level] * 4, f"accuracy/{number}"))
                means.append(round(sum([seat.accuracy for seat in result.seats]) / 4, 1))
                say(game=game, number=number, level=level, accuracy=means[-1], seconds=seconds)
            for below, above, low, high in zip(levels, levels[1:], means, means[1:], strict=False):
                name = f"{game}: {above} above {below}"
                ordered[name] = ordered.get(name, 0) + (high > low)
    say(games=games - first, **ordered)


def blunders(games: int, only: str = "", seed: str = "blunder") -> None:
    """The planted blunder against all other decisions of its seat, and of all seats."""
    for plant, (game, _) in PLANTS.items():
        if only and only != plant:
            continue
        top_of_seat = top_of_all = cases = number = 0
        while cases < games and number < 10 * games:
            seat, moment = number % 4, 2 + number % 3 if game == "industry" else 20 + 5 * (number % 5)
            bots: list[Bot] = [sound(game, f"{seed}/{number}/{other}") for other in range(4)]
            bots[seat] = culprit = planted(plant, moment, f"{seed}/{number}/{seat}")
            record = played(game, bots, ["merchant"] * 4, f"{seed}/{number}")
            number += 1
            if not culprit.done or not stands(plant, record, culprit.step):
                continue
            cases += 1
            result, seconds = reviewed(record)
            ranked = sorted(result.decisions, key=lambda decision: -decision.loss)
            own = [decision for decision in ranked if decision.seat == seat]
            place = next((at for at, each in enumerate(own) if _is_plant(record, culprit.step, each)), -1)
            overall = place == 0 and ranked[0] is own[0]
            top_of_seat += place == 0
            top_of_all += overall
            loss = own[place].loss if place >= 0 else None
            top = [[other.phase, other.where, other.loss] for other in own[:2]]
            say(plant=plant, number=number - 1, place=place, overall=overall, loss=loss, top=top, seconds=seconds)
        say(plant=plant, seed=seed, cases=cases, top_of_seat=top_of_seat, top_of_all=top_of_all)


def _is_plant(record: Record, step: int, decision: Decision) -> bool:
    """In shares the very bid; in industry the Trade of that round, in which the seat did other things too."""
    if record.game == "shares":
        return record.log[step] in decision.actions and abs(decision.step - step) < NEAR
    return decision.phase == "trade" and decision.where == replay(record, step).state.round  # type: ignore[attr-defined]


if __name__ == "__main__":
    what, count, *rest = sys.argv[1:]
    game_or_plant = rest[0] if rest else ""
    if what == "blunders":
        blunders(int(count), game_or_plant, *rest[1:2])
    else:
        accuracies(int(count), game_or_plant, int(rest[1]) if len(rest) > 1 else 0)
