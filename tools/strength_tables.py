"""The tables of the page on strength, as lines of Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tools.barter import Summary
from tools.strength_behaviour import COUNTED, Behaviour
from tools.strength_ratings import LEAST, rated
from won.arena.report.data import spread
from won.arena.standings import fingerprint
from won.arena.supervised_bot import budget_of
from won.arena.timing import total

if TYPE_CHECKING:
    from tools.strength_page import Outcome

ROUNDS = ((1, 5), (6, 6), (7, 7), (8, 8), (9, 10), (11, 13), (14, 16), (17, 29), (30, 30))
LONG = 13  # rounds; hardly any game among levels should last longer


def percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def head(left: Sequence[str], right: Sequence[str]) -> list[str]:
    return [row(*left, *right), "|" + "---|" * len(left) + "--:|" * len(right)]


def judged(holds: bool, games: int) -> str:
    if games < LEAST:
        return "too few games"
    return "held" if holds else "missed"


def shares(outcomes: Sequence[Outcome], seed: str) -> list[str]:
    rows = head(("game", "edition", "line-up", "seed"), ("games", "distinct", "share", "95% interval", "asked", ""))
    for experiment, games, won in outcomes:
        asked = experiment.asked
        verdict = "" if asked is None else judged(experiment.holds(won.share), len(games))
        counts = str(len(games)), str(len({fingerprint(game) for game in games}))
        between = f"{percent(won.low)} to {percent(won.high)}"
        cells = percent(won.share), between, experiment.wanted, verdict
        rows.append(row(experiment.game, experiment.edition, experiment.name, f"`{seed}`", *counts, *cells))
    return rows


def ladder(outcomes: Sequence[Outcome], seed: str) -> list[str]:
    rows = head(("game", "edition", "line-up", "seed"), ("games", "share", "95% interval", ""))
    for experiment, games, won in outcomes:
        verdict = judged(experiment.holds(won.share), len(games))
        name = experiment.name.removeprefix("ladder: ")
        between = f"{percent(won.low)} to {percent(won.high)}"
        cells = f"`{seed}`", str(len(games)), percent(won.share), between, verdict
        rows.append(row(experiment.game, experiment.edition, name, *cells))
    return rows


def ratings(outcomes: Sequence[Outcome]) -> list[str]:
    """The rating of each level, weakest first."""
    rows = head(("game", "level"), ("rating",))
    for game, levels in rated(outcomes).items():
        rows += [row(game, f"`{level}`", str(rating)) for level, rating in levels.items()]
    return rows


def barter(outcomes: Sequence[Summary], seed: str) -> list[str]:
    rows = head(
        ("edition", "length", "seed"),
        ("pairs", "without", "with", "difference", "95% interval", "rounds without", "rounds with", "deals a game"),
    )
    for each in outcomes:
        length = f"{each.setting.rounds} rounds" if each.setting.rounds else "whole games"
        cells = f"{each.without:.1f}", f"{each.barter:.1f}", f"{each.gain:+.1f}", f"{each.low:+.1f} to {each.high:+.1f}"
        more = *[f"{rounds:.1f}" for rounds in each.lengths], f"{each.deals:.1f}"
        rows.append(row(each.setting.edition, length, f"`{seed}`", str(each.pairs), *cells, *more))
    return rows


def lengths(outcomes: Sequence[Outcome]) -> list[str]:
    rows = head(("game", "edition", "line-up"), ("mean", "half between", "shortest", "longest"))
    for experiment, games, _ in outcomes:
        had = [game.length for game in games]
        middle, low, high = spread(had)
        cells = f"{middle:.1f}", f"{low:g} and {high:g}", str(min(had)), str(max(had))
        rows.append(row(experiment.game, experiment.edition, experiment.name, *cells))
    return rows


def rounds(outcomes: Sequence[Outcome]) -> list[str]:
    """Of every hundred games of industry, those that were over in which round."""
    names = [*[str(last) if first == last else f"{first}-{last}" for first, last in ROUNDS], f"beyond {LONG}"]
    rows = head(("edition", "line-up"), names)
    for experiment, games, _ in outcomes:
        if experiment.game == "industry":
            had = Counter(game.length for game in games)
            parts = [sum(had[n] for n in range(first, last + 1)) / len(games) for first, last in ROUNDS]
            parts.append(sum(game.length > LONG for game in games) / len(games))
            shown = [f"{100 * part:.0f}" if part else "" for part in parts]
            rows.append(row(experiment.edition, experiment.name, *shown))
    return rows


def behaviour(outcomes: Sequence[Behaviour]) -> list[str]:
    rows = head(("bot",), ("games", *COUNTED, "won"))
    for each in outcomes:
        rows.append(row(each.bot, str(each.games), *[f"{count:.2f}" for count in each.counts], percent(each.won)))
    return rows


def paces(outcomes: Sequence[Outcome]) -> list[str]:
    """What a decision takes, in milliseconds of one core, over all games of a bot."""
    rows = head(("game", "bot"), ("decisions", "budget, ms", "mean, ms", "p99, ms", "longest, ms", "marked"))
    marked = Counter(
        (each.experiment.game, bot)
        for each in outcomes
        for game in each.games
        for bot in {incident.bot for incident in game.incidents}
    )
    seats = [(each.experiment.game, seat) for each in outcomes for game in each.games for seat in game.seats]
    for who in sorted({(game, seat.bot) for game, seat in seats}):
        had = total(seat.timing for game, seat in seats if (game, seat.bot) == who)
        times = f"{1000 * had.mean:.2f}", f"{1000 * had.percentile(0.99):.1f}", f"{1000 * had.longest:.1f}"
        rows.append(row(*who, f"{had.decisions:,}", f"{1000 * budget_of(who[1]):g}", *times, str(marked[who])))
    return rows
