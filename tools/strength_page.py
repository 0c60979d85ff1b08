"""The page on strength: what was asked, what was found, how long the games were and how long the bots thought."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from won.arena.games import Kept
from won.arena.habits import habits
from won.arena.report.axis import WIDTH
from won.arena.report.data import spread
from won.arena.report.dots import Dot, dots
from won.arena.report.lines import Line, Point, lines
from won.arena.schedule import Match
from won.arena.standings import Share, likeness
from won.core.drawing.canvas import group, rect
from won.core.drawing.document import document
from won.industry.drawing.palette import COLOURS

SEED = "strength"


class Experiment(NamedTuple):
    """The first of the line-up is the one that is asked to be strong; `asked` is its share, none where it is shown."""

    game: str
    edition: str
    lineup: tuple[str, ...]
    asked: float | None

    @property
    def match(self) -> Match:
        ways = habits(self.game)
        return Match(self.game, self.edition, {ways.LIMIT: ways.LONGEST}, self.lineup, SEED)

    @property
    def name(self) -> str:
        others = Counter(self.lineup[1:])
        against = ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in others.items())
        return f"{self.lineup[0]} against {against}"

    @property
    def short(self) -> str:
        return f"{self.lineup[0]}, {self.edition}"


class Found(NamedTuple):
    experiment: Experiment
    games: list[Kept]
    won: Share


def write(path: Path, found: Sequence[Found]) -> None:
    """The page and its two pictures beside it."""
    picture(path.with_suffix(".svg"), "Share of games won", *strength_chart(found))
    picture(path.with_name("strength-length.svg"), "Games over by each round, in percent", *length_chart(found))
    sections = {"table": shares(found), "lengths": lengths(found), "pace": paces(found)}
    text = TEXT.format(seed=SEED, **{name: "\n".join(rows) for name, rows in sections.items()})
    path.write_text(text, "utf-8")
    print(f"Written: {path}")


def picture(path: Path, title: str, body: str, height: float) -> None:
    size = WIDTH + 24, height + 24
    drawn = rect(0, 0, *size, "f-panel", rx=6) + group(body, x=12, y=12)
    told = f"{title}; the same figures stand in the tables of the page."
    text = document(drawn, size, COLOURS, {}, title=title, description=told, dark=None, language="en")
    path.write_text(text + "\n", "utf-8")


def strength_chart(found: Sequence[Found]) -> tuple[str, float]:
    """What was asked stands as a mark in each row."""
    return dots(
        [
            Dot(one.experiment.short, one.won.share, one.won.low, one.won.high, _style(one), one.experiment.asked)
            for one in found
        ]
    )


def _style(found: Found) -> int:
    """Held what was asked, missed it, or asked nothing."""
    asked = found.experiment.asked
    return 2 if asked is None else 5 if found.won.share >= asked else 0


def length_chart(found: Sequence[Found]) -> tuple[str, float]:
    """How many of the games of industry are over by each round, in percent."""
    drawn: list[Line] = []
    for one in found:
        if one.experiment.game == "industry" and one.experiment.asked is not None:
            had = [game.length for game in one.games]
            over = {n: 100 * sum(length <= n for length in had) / len(had) for n in range(1, max(had) + 1)}
            drawn.append(Line(one.experiment.short, [Point(n, y, y, y) for n, y in over.items()], len(drawn)))
    return lines(drawn[:6], band=False)


def percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def head(left: Sequence[str], right: Sequence[str]) -> list[str]:
    return [row(*left, *right), "|" + "---|" * len(left) + "--:|" * len(right)]


def shares(found: Sequence[Found]) -> list[str]:
    rows = head(("game", "edition", "line-up"), ("games", "distinct", "share", "95% interval", "asked", ""))
    for experiment, games, won in found:
        asked = experiment.asked
        verdict = "" if asked is None else "held" if won.share >= asked else "missed"
        counts = str(len(games)), str(len({likeness(game) for game in games}))
        between = f"{percent(won.low)} to {percent(won.high)}"
        told = percent(won.share), between, "" if asked is None else percent(asked), verdict
        rows.append(row(experiment.game, experiment.edition, experiment.name, *counts, *told))
    return rows


def lengths(found: Sequence[Found]) -> list[str]:
    rows = head(("game", "edition", "line-up"), ("mean", "half between", "shortest", "longest"))
    for experiment, games, _ in found:
        had = [game.length for game in games]
        middle, low, high = spread(had)
        told = f"{middle:.1f}", f"{low:g} and {high:g}", str(min(had)), str(max(had))
        rows.append(row(experiment.game, experiment.edition, experiment.name, *told))
    return rows


def paces(found: Sequence[Found]) -> list[str]:
    """What a decision takes, in milliseconds of one core, over all games of a bot."""
    rows = head(("game", "bot"), ("decisions", "mean, ms", "longest, ms", "games marked"))
    marked = Counter(
        (one.experiment.game, bot)
        for one in found
        for game in one.games
        for bot in {told.bot for told in game.incidents}
    )
    seats = [(one.experiment.game, seat) for one in found for game in one.games for seat in game.seats]
    for who in sorted({(game, seat.bot) for game, seat in seats}):
        had = [seat.pace for game, seat in seats if (game, seat.bot) == who]
        decisions = sum(pace.decisions for pace in had)
        mean = 1000 * sum(pace.seconds for pace in had) / max(1, decisions)
        longest = 1000 * max(pace.longest for pace in had)
        rows.append(row(*who, f"{decisions:,}", f"{mean:.2f}", f"{longest:.1f}", str(marked[who])))
    return rows


TEXT = """# Strength

How often each bot wins against weaker ones, measured by [the arena](arena.md). `make strength` plays these games
again; it takes hours, can be stopped at any moment, and goes on where it was.

![Shares of games won, with their intervals; what was asked stands as a mark](strength.svg)

{table}

Every share is that of the first bot of the line-up, with the 95% interval of Wilson; a shared win counts in part.
Seats are in balance: each bot sits in each seat equally often, with the same chance for all who take a place in turn.
Packages are dealt by lot, so that each bot has each of them equally often. `distinct` counts the games that are not
the like of another. The seed of all is `{seed}`: the same games on any machine, as far as a bot does not think by the
clock.

## Length

In rounds for industry, at most 30; in turns for shares, at most 400.

![How many games are over by each round, in percent](strength-length.svg)

{lengths}

## Time

{pace}

A game is marked when a bot failed and a clerk took over, or when it was on average slower than twice its budget.
"""
