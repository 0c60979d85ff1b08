"""Does a review find planted blunders, and does its accuracy order players by strength? Prints what it counts.

`python -m bench.review blunders 20 [PLANT] [--seed SEED]` prints a line of JSON for each game;
`python -m bench.review accuracy 100 [--game GAME] [--workers K] [--out FILE]` writes one, and goes on where it stopped.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.review_accuracy import GAMES, accuracies
from bench.review_blunders import PLANTS, planted, sound, stands
from bench.review_games import played, reviewed
from won.core.record import Record
from won.games import replay
from won.players.bot import Bot
from won.review.model import Decision

NEAR: Final = 20  # entries within which the bids of one lot are made


def say(**facts: Any) -> None:
    print(msgspec.json.encode(facts).decode(), flush=True)


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


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(dest="what", required=True)
    plants = kinds.add_parser("blunders", help="how often a planted blunder is found")
    plants.add_argument("games", type=int)
    plants.add_argument("plant", nargs="?", default="", choices=["", *PLANTS])
    plants.add_argument("--seed", default="blunder")
    order = kinds.add_parser("accuracy", help="whether better players have a higher accuracy")
    order.add_argument("games", type=int, help="of each level")
    order.add_argument("--game", choices=GAMES, action="append", help="both unless given")
    order.add_argument("--first", type=int, default=0, help="number of the first game")
    order.add_argument("--seed", default="accuracy")
    order.add_argument("--workers", type=int, default=1, help="processes")
    order.add_argument("--out", type=Path, default=Path("build/accuracy.jsonl"), help="finished games; gone on with")
    return parser.parse_args()


if __name__ == "__main__":
    given = _arguments()
    if given.what == "blunders":
        blunders(given.games, given.plant, given.seed)
    else:
        numbers = range(given.first, given.first + given.games)
        accuracies(given.seed, numbers, given.game or GAMES, given.workers, given.out)
