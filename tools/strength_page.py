"""The page on strength: what was asked, what was found, what barter is worth, how long games were and bots thought."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools import strength_charts, strength_tables
from tools.barter import SEED as BARTER_SEED
from tools.barter import Summary
from tools.strength_behaviour import Behaviour
from won.arena.schedule import Match
from won.arena.standings import Share
from won.arena.stored_games import StoredGame
from won.games import GAMES
from won.players.levels import SEARCHING

SEED = "strength"
SHORT = {"first": "1st", "second": "2nd", "v3": "v3", "classic": "shares"}


class Experiment(NamedTuple):
    """The first of the line-up is the one that is asked to be strong, however often it sits there.

    `asked` and `most` are the share that it should have, at least and at most; none where it is only shown.
    """

    game: str
    edition: str
    lineup: tuple[str, ...]
    asked: float | None
    most: float = 1.0

    def holds(self, share: float) -> bool:
        """Whether the share is what was asked."""
        return self.asked is None or self.asked <= share <= self.most

    @property
    def wanted(self) -> str:
        """What was asked, as it stands in the table."""
        if self.asked is None:
            return ""
        return f"at least {100 * self.asked:g}%" if self.asked else f"at most {100 * self.most:g}%"

    @property
    def mark(self) -> float | None:
        """What was asked, as it stands in the chart."""
        return None if self.asked is None else self.asked or self.most

    @property
    def match(self) -> Match:
        return Match(self.game, self.edition, GAMES[self.game].defaults.options, self.lineup, SEED)

    @property
    def is_ladder(self) -> bool:
        """Whether two of a level meet two of the level below."""
        return self.lineup.count(self.lineup[0]) == len(self.lineup) // 2 > 1

    @property
    def name(self) -> str:
        counts = [bot if count == 1 else f"{count} × {bot}" for bot, count in Counter(self.lineup).items()]
        ladder = "ladder: " if self.lineup.count(self.lineup[0]) > 1 else ""
        return f"{ladder}{counts[0]} against {', '.join(counts[1:])}"

    @property
    def short(self) -> str:
        """For the margin of a chart, which is narrow."""
        usual = 2 if self.edition == "v3" else 4
        seats = "" if len(self.lineup) == usual else f", {len(self.lineup)}"
        return f"{self.lineup[0]}, {SHORT[self.edition]}{seats}"


class Outcome(NamedTuple):
    experiment: Experiment
    games: list[StoredGame]
    won: Share


def write(
    path: Path, outcomes: Sequence[Outcome], barter: Sequence[Summary], behaviour: Sequence[Sequence[Behaviour]]
) -> None:
    """The page and its pictures beside it."""
    result = [each for each in outcomes if not each.experiment.is_ladder]
    strength_charts.draw(path, result, barter)
    sections = {
        "ladder": strength_tables.ladder([each for each in outcomes if each.experiment.is_ladder], SEED),
        "ratings": strength_tables.ratings(outcomes),
        "table": strength_tables.shares(result, SEED),
        "lengths": strength_tables.lengths(result),
        "rounds": strength_tables.rounds(outcomes),
        "behaviour": strength_tables.behaviour([each for table in behaviour for each in table]),
        "barter": strength_tables.barter(barter, BARTER_SEED),
        "pace": strength_tables.paces(outcomes),
    }
    shown = {name: "\n".join(rows) if len(rows) > 2 else NOTHING for name, rows in sections.items()}
    text = TEXT.format(financier=f"{1000 * SEARCHING['financier']:g}", **shown)
    path.write_text(text, "utf-8")
    print(f"Written: {path}")


NOTHING = "*Not measured yet with this version.*"
TEXT = """# Strength

How often each bot wins against weaker ones, what barter is worth to those who barter, how long games last and how long
bots think: measured by [the arena](arena.md). `make strength` plays these games again. It takes hours, can be stopped
at any moment, and goes on where it was; `make strength ARGS="--minutes 10"` plays a part of every experiment in ten
minutes, and `ARGS="--only ladder"` those whose name has that word. How many games a row stands for is in the row, and
its interval says how sure it is.

## The ladder

Two of a [level](levels.md) against two of the level below, in one game of four: how many games one of the stronger two
wins. Equals would win half; a step should be 65 to 80%.

{ladder}

The ratings are of openskill (Plackett-Luce) over who won these games, gone through until they settle, on the scale of
people’s ratings: 1500 is the middle. They are shown where a player chooses a bot.

{ratings}

## Against weaker and other bots

![Shares of games won, with their intervals; what was asked stands as a mark](strength.svg)

{table}

Every share is that of the first bot of the line-up, with the 95% interval of Wilson; a shared win counts in part, and
the share of equals would be one in as many as sit at the table. A magnate is named with the seconds that a decision may
take. Seats are in balance: each bot sits in each seat equally often, with the same chance for all who
take a place in turn. Packages are dealt by lot, so that each bot has each of them equally often. `distinct` counts the
games that are not the like of another. The seed decides every game: `won match` with the same line-up, edition and seed
plays the very same ones.

Some rows turn the question round: an opponent that only the arena seats tries to gain by bargaining. `least-price`
offers what the other side would barely accept, `hard` takes most of the surplus or nothing, `patient` waits, and
`staller` talks, never agrees and never ends a game. None of them should win more than 30%, where equals win 25%.

## Barter

The same games of four merchants twice, once with barter and once without: the same first player, packages and bots. The
figures are the points of all four together, and the difference is taken game by game.

![How many points more four merchants have together with barter, with the 95% interval](strength-barter.svg)

{barter}

Games of a fixed number of rounds compare like with like; whole games may also end sooner or later for it.

## Length

In rounds for industry, at most 30; in turns for shares, at most 400.

![How many games are over by each round, in percent](strength-length.svg)

{lengths}

How many of every hundred games of industry were over in which round:

{rounds}

## What they do

On average in a game of industry: the notes a bot takes, the tiles it builds, how often it moves tiles and automates
blocs, the offers it makes and the deals it has a part in. The temperaments are counted at tables where all of them
meet.

{behaviour}

## Time

{pace}

Milliseconds of processor time of one core, with the rules and the planner compiled by `make fast`, whatever else the
machine did meanwhile; interpreted, the planner takes about four times as long. Here a search counts its budget in the
effort of its steps and not by a clock, so that a busy machine changes no game; at the tables of a server or a browser
it keeps to its seconds by the clock, on slow machines too. A game is marked when a bot failed and a clerk took over, or
when it was on average slower than twice its budget, which is 1 ms for random, dabbler and clerk, 20 ms for the levels
that plan, {financier} ms for a financier, and as named for a magnate.
"""
