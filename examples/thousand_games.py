"""Play a thousand games and draw what they tell: scores, prices, and which packages win.

    python examples/thousand_games.py --games 1000 --out charts

Needs `wealth-of-nations[arena]`. What was played stays in `games.sqlite`: a second run plays only what is missing.
"""

import argparse
from collections import defaultdict
from os import cpu_count
from pathlib import Path
from statistics import fmean, stdev

import matplotlib as mpl
from matplotlib.figure import Figure

from won.arena.measures import Sample, measured
from won.arena.play import play_matches
from won.arena.processes import workers
from won.arena.results import Results
from won.arena.runner import run
from won.arena.schedule import Match
from won.arena.standings import share
from won.arena.stored_games import games, records
from won.industry.market import COMMODITIES

MATCH = Match("industry", "second", {"rounds": 20}, ("clerk",) * 4, seed="thousand")


def main(count: int, out: Path, processes: int) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with Results(str(out / "games.sqlite")) as results:
        play_matches([MATCH], count, results, workers(processes), on_game=lambda played: None)
        played = games(results, results.match_id(MATCH))
        samples = (Sample(number, record) for number, record in records(results, results.match_id(MATCH)))
        with workers(processes) as pool:
            measures = dict(run(measured, samples, pool))

    # Scores, and whether it pays to go first.
    scores = [seat.score for game in played for seat in game.seats]
    print(f"{len(played)} games of {fmean(game.length for game in played):.1f} rounds on average")
    print(f"score {fmean(scores):.1f} on average, standard deviation {stdev(scores):.1f}")
    for place in range(4):
        wins = [game.seats[(game.first + place) % 4].win for game in played]
        won = share(sum(wins), len(wins))
        print(
            f"seat {place + 1} from the first player wins {won.share:.1%}, 95% interval {won.low:.1%} to {won.high:.1%}"
        )

    # Which packages win: each seat drafts some, and a win counts for each of them.
    by_package: dict[str, list[float]] = defaultdict(list)
    for game in played:
        for seat in game.seats:
            for package in measures[game.number].packages[seat.seat]:
                by_package[package].append(seat.win)
    ranked = sorted(by_package.items(), key=lambda item: -fmean(item[1]))
    print("packages, best first:", ", ".join(f"{name} {fmean(wins):.0%}" for name, wins in ranked))

    # What a cube costs when a round begins, while at least half of the games still go on.
    prices: dict[int, list[tuple[int, ...]]] = defaultdict(list)
    for figures in measures.values():
        for number, moment in enumerate(figures.rounds, 1):
            prices[number].append(moment.prices)
    rounds = [number for number, seen in prices.items() if len(seen) >= len(played) / 2]

    charts = Figure(figsize=(10, 3.4), layout="constrained")
    left, middle, right = charts.subplots(1, 3)
    left.hist(scores, bins=30, color="#3b6ea5")
    left.set(title="Scores", xlabel="points", ylabel="seats")
    for place, commodity in enumerate(COMMODITIES):
        middle.plot(rounds, [fmean(row[place] for row in prices[number]) for number in rounds], label=commodity)
    middle.set(title="Price of a cube", xlabel="round", ylabel="money")
    middle.legend(fontsize="small")
    right.barh([name for name, _ in ranked][::-1], [fmean(wins) for _, wins in ranked][::-1], color="#3b6ea5")
    right.axvline(0.25, color="grey", linewidth=1)
    right.set(title="Wins with each package", xlabel="share of games")
    mpl.rcParams["svg.hashsalt"] = "thousand"  # the same figures give the same file
    charts.savefig(out / "thousand-games.svg", metadata={"Date": None})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--out", type=Path, default=Path("charts"))
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    args = parser.parse_args()
    main(args.games, args.out, args.workers)
