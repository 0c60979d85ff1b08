"""The pictures of the page on strength."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tools.barter import Summary
from won.arena.report.charts import Dot, Line, Point, dots, lines
from won.arena.report.plot import WIDTH, Chart
from won.drawing.canvas import group, rect
from won.drawing.document import document
from won.drawing.industry.palette import COLOURS

if TYPE_CHECKING:
    from tools.strength_page import Outcome

HELD, MISSED, SHOWN = 5, 0, 2  # colours


def draw(path: Path, outcomes: Sequence[Outcome], barter: Sequence[Summary]) -> None:
    """Beside the page, under its name."""
    _picture(path.with_suffix(".svg"), "Share of games won", *_shares(outcomes))
    _picture(path.with_name("strength-length.svg"), "Games over by each round, in percent", *_lengths(outcomes))
    _picture(path.with_name("strength-barter.svg"), "Points more with barter", *_barter(barter))


def _picture(path: Path, title: str, body: str, height: float) -> None:
    size = WIDTH + 24, height + 24
    drawn = rect(0, 0, *size, "f-panel", rx=6) + group(body, x=12, y=12)
    description = f"{title}; the same figures stand in the tables of the page."
    text = document(drawn, size, COLOURS, {}, title=title, description=description, dark=None, language="en")
    path.write_text(text + "\n", "utf-8")


def _shares(outcomes: Sequence[Outcome]) -> Chart:
    """What was asked stands as a mark in each row."""
    return dots(
        [
            Dot(
                each.experiment.short,
                each.won.share,
                each.won.low,
                each.won.high,
                _style(each),
                each.experiment.mark,
            )
            for each in outcomes
        ]
    )


def _style(outcome: Outcome) -> int:
    experiment = outcome.experiment
    return SHOWN if experiment.asked is None else HELD if experiment.holds(outcome.won.share) else MISSED


def _barter(outcomes: Sequence[Summary]) -> Chart:
    rows = [
        Dot(
            f"{each.setting.edition}, {f'{each.setting.rounds} rounds' if each.setting.rounds else 'whole'}",
            each.gain,
            each.low,
            each.high,
            HELD if each.low > 0 else SHOWN,
        )
        for each in outcomes
    ]
    return dots(rows, par=0.0, percent=False)


def _lengths(outcomes: Sequence[Outcome]) -> Chart:
    """How many of the games of industry are over by each round, in percent."""
    drawn: list[Line] = []
    for each in outcomes:
        if each.experiment.game == "industry" and each.experiment.asked is not None:
            had = [game.length for game in each.games]
            over = {n: 100 * sum(length <= n for length in had) / len(had) for n in range(1, max(had) + 1)}
            drawn.append(Line(each.experiment.short, [Point(n, y, y, y) for n, y in over.items()], len(drawn)))
    return lines(drawn[:6], band=False)
