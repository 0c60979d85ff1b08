"""The kinds of chart in a report: dots with intervals, bars, columns, lines over time, and stacked parts."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill, shorten
from typing import Final, Literal, NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from won.arena.report.plot import SMALL, Chart, colour, plotting, svg

ROW: Final = 29.0
LABEL: Final = 24  # characters in a line of a label
HEIGHT: Final = 220.0
MARGIN: Final = 30.0  # the labels of an axis
KEY: Final = 24.0  # a row of the legend
COLUMNS: Final = 3  # of the legend
DASHES: Final = ("-", (0, (4, 2)), (0, (1, 2)), (0, (5, 2, 1, 2)), (0, (2, 1)), (0, (7, 2)))


class Dot(NamedTuple):
    label: str
    figure: float
    low: float
    high: float
    style: int | None = None  # an owner's colour
    goal: float | None = None  # the figure that was asked for


class Bar(NamedTuple):
    label: str
    figure: float
    said: str  # after the bar


class Point(NamedTuple):
    x: int
    middle: float
    low: float
    high: float


class Line(NamedTuple):
    label: str
    points: Sequence[Point]
    style: int = 0  # the pattern, and an owner's colour where there is no role
    role: str = ""


class Part(NamedTuple):
    label: str
    role: str


class Stack(NamedTuple):
    label: str
    figures: Sequence[float]  # by part


def _owner(style: int | None) -> str:
    return colour("ink" if style is None else f"owner-{style % 6}")


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    """One row for each label, from the top."""
    axes.set_yticks(range(len(labels)), [fill(shorten(label, 2 * LABEL), LABEL) for label in labels])
    axes.tick_params(axis="y", labelcolor=colour("ink"), pad=8, labelsize=SMALL - 1)
    axes.margins(x=0.06)
    axes.use_sticky_edges = False
    axes.set_ylim(max(len(labels), 1) - 0.5, -0.5)


def _scale(axes: Axes, axis: Literal["x", "y"]) -> None:
    """Grid lines for the axis that has figures."""
    axes.grid(axis=axis, color=colour("line"), linewidth=1, clip_on=False)


def _legend(figure: Figure, count: int) -> None:
    if count:
        columns = min(COLUMNS, count)
        figure.legend(loc="outside upper left", ncols=columns, frameon=False, labelcolor=colour("ink"))


def _with_legend(count: int) -> float:
    return KEY * -(-count // COLUMNS)


def dots(rows: Sequence[Dot], par: float | None = None, percent: bool = True) -> Chart:
    """Figures with their intervals; `par` is what equals would have."""
    with plotting(MARGIN + ROW * max(1, len(rows))) as (figure, axes):
        _rows(axes, [row.label for row in rows])
        _scale(axes, "x")
        if percent:
            axes.set_xlim(0, min(1.0, 1.05 * max([row.high for row in rows] + [par or 0.0, 0.1])))
            axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        if par is not None:
            axes.axvline(par, color=colour("bronze"), linewidth=2, linestyle=(0, (3, 2)), clip_on=False)
        for y, row in enumerate(rows):
            if row.goal is not None:
                axes.plot([row.goal] * 2, [y - 0.4, y + 0.4], color=colour("bronze"), linewidth=3, clip_on=False)
            ends = [max(0.0, row.low), min(1.0, row.high)] if percent else [row.low, row.high]
            axes.plot(ends, [y, y], color=_owner(row.style), linewidth=2, clip_on=False)
            for end in ends:
                axes.plot([end] * 2, [y - 0.2, y + 0.2], color=_owner(row.style), linewidth=2, clip_on=False)
            _point(axes, row.figure, y, _owner(row.style))
        return svg(figure)


def _point(axes: Axes, x: float, y: float, painted: str, size: float = 11) -> None:
    """A round dot: a line of no length with round ends, which needs no definition in the document."""
    axes.plot([x, x], [y, y], color=painted, linewidth=size, solid_capstyle="round", clip_on=False)


def bars(rows: Sequence[Bar]) -> Chart:
    """Counts of things with names, each with its figure after the bar."""
    with plotting(8 + ROW * max(1, len(rows))) as (figure, axes):
        _rows(axes, [row.label for row in rows])
        axes.set_xticks([])
        axes.set_xlim(0, 1.35 * max([row.figure for row in rows] + [0.001]))
        for y, row in enumerate(rows):
            axes.barh(y, max(0.0, row.figure), 0.7, color=colour("bronze"), clip_on=False)
            axes.annotate(
                row.said,
                (row.figure, y),
                xytext=(5, 0),
                textcoords="offset points",
                va="center",
                color=colour("muted"),
            )
        return svg(figure)


def bin_width(low: int, high: int) -> int:
    """A round width that parts a span of whole numbers into about twenty bins."""
    marks = MaxNLocator(20, integer=True, steps=[1, 2, 5, 10]).tick_values(low, high)
    return max(1, round(marks[1] - marks[0]))


def columns(figures: Sequence[tuple[int, float]], step: int = 1, role: str = "bronze") -> Chart:
    """Figures of whole numbers that are `step` apart."""
    with plotting(HEIGHT) as (figure, axes):
        _scale(axes, "y")
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        axes.axhline(0, color=colour("muted"), linewidth=1, clip_on=False)
        if figures:
            axes.set_xlim(figures[0][0] - step, figures[-1][0] + step)
        for x, height in figures:
            axes.bar(x, height, 0.8 * step, color=colour(role), clip_on=False)
        return svg(figure)


def lines(series: Sequence[Line], band: bool = True) -> Chart:
    """Figures over time; the band holds half of the games."""
    drawn = [line for line in series if line.points]
    with plotting(HEIGHT + _with_legend(len(drawn))) as (figure, axes):
        _scale(axes, "y")
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        for line in drawn:
            painted = colour(line.role) if line.role else _owner(line.style)
            times, middles = [point.x for point in line.points], [point.middle for point in line.points]
            if band:
                low, high = [point.low for point in line.points], [point.high for point in line.points]
                axes.fill([*times, *times[::-1]], [*high, *low[::-1]], color=painted, alpha=0.13, lw=0, clip_on=False)
            pattern = DASHES[line.style % len(DASHES)]
            axes.plot(times, middles, color=painted, linewidth=2.5, linestyle=pattern, label=line.label, clip_on=False)
            _point(axes, times[-1], middles[-1], painted, 7)
        axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]) if drawn else 0.0)
        _legend(figure, len(drawn))
        return svg(figure)


def stacks(parts: Sequence[Part], rows: Sequence[Stack]) -> Chart:
    """Sums and their parts, losses to the left of zero; a ring marks each sum."""
    with plotting(MARGIN + _with_legend(len(parts)) + ROW * max(1, len(rows))) as (figure, axes):
        _rows(axes, [row.label for row in rows])
        _scale(axes, "x")
        axes.axvline(0, color=colour("muted"), linewidth=1.5, clip_on=False)
        above, below = [0.0] * len(rows), [0.0] * len(rows)
        for place, part in enumerate(parts if rows else ()):
            widths = [row.figures[place] for row in rows]
            starts = [up if width >= 0 else down for width, up, down in zip(widths, above, below, strict=True)]
            axes.barh(range(len(rows)), widths, 0.66, starts, color=colour(part.role), label=part.label, clip_on=False)
            above = [total + max(width, 0.0) for total, width in zip(above, widths, strict=True)]
            below = [total + min(width, 0.0) for total, width in zip(below, widths, strict=True)]
        for y, row in enumerate(rows):
            _point(axes, sum(row.figures), y, colour("ink"), 12)
            _point(axes, sum(row.figures), y, colour("panel"), 8)
        _legend(figure, len(parts) if rows else 0)
        return svg(figure)
