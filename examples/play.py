"""Play a game from Python, ask it everything it can say, and draw it.

    python examples/play.py --out pictures

Needs nothing but `won`. The same seed gives the same game.
"""

import argparse
from pathlib import Path
from random import Random

from won.core.record import Seat, dump, load
from won.drawing import draw
from won.games import package, replay, rules
from won.industry.events import Bartered
from won.industry.notation import parse, write
from won.players import make_bot
from won.players.table import play


def main(out: Path, rounds: int) -> None:
    out.mkdir(parents=True, exist_ok=True)
    seats = [Seat("Ada", "anglica"), Seat("Bo", "bharat"), Seat("Cleo", "arazzaq")]
    print("Players:", ", ".join(f"{seat.name} of {seat.nation}" for seat in seats))

    # A new game. All chance comes from outside: here from a seed.
    book = rules("industry")
    game = book.new("second", seats, book.draw_chance(3, Random(2008).random), {"rounds": rounds})
    first = game.to_move[0]
    print(f"{seats[first].name} begins and may:", ", ".join(write(action) for action in game.legal(first).actions))

    # An action is applied, or refused with the paragraph of the rules that forbids it.
    game.apply(first, parse("draft I1"))
    refusal = game.check(first, parse("draft I2"))
    print("A second package at once? No:", refusal.rule if refusal else "allowed")

    # Three bots play on; each sees only what its seat may know.
    bots = [make_bot(level, seed=place) for place, level in enumerate(("merchant", "trader", "novice"))]
    deals = []
    for _, _, events in play(game, bots):
        deals += [event for event in events if isinstance(event, Bartered)]
    print(f"{seats[deals[0].seat].name} made the first deal: gave {deals[0].give}, got {deals[0].get}")
    print(f"The game ended after {game.steps} actions with {len(deals)} deals.")

    # The result tells who won, and how every point arose.
    assert game.result is not None
    for points in sorted(game.result.scores, key=lambda points: -points.total):
        print(f"{seats[points.seat].name:5}{points.total:4}  {points.parts}")

    # Its record is one JSON document; any program replays it to the same game, whole or to any step.
    record = dump(game.record())
    (out / "game.json").write_bytes(record)
    assert replay(load(record)).state_line() == game.state_line()
    halfway = replay(load(record), game.steps // 2)
    print(f"Halfway, after {halfway.steps} actions, round {halfway.view(None).round} was being played.")
    (out / "table.svg").write_text(draw(game), "utf-8")
    print(f"A record of {len(record) // 1000} kB and a picture are written.")

    # The other game has the same surface.
    tour = package("shares").rules
    world = tour.new("classic", [Seat("Ada", "")] * 2, tour.draw_chance(2, Random(1).random), {"turns": 40})
    dice = Random(2).random
    for _ in play(world, [make_bot("merchant", seed, "shares") for seed in range(2)], dice):
        pass
    (out / "tour.svg").write_text(draw(world), "utf-8")
    print("Shares after 40 turns:", [points.total for points in world.result_now().scores])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=Path("pictures"))
    parser.add_argument("--rounds", type=int, default=8)
    args = parser.parse_args()
    main(args.out, args.rounds)
