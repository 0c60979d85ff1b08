"""The parts of each bot's score, on average."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from statistics import fmean

from won.arena.report.charts import Part, Stack, stacks
from won.arena.report.data import Chapter
from won.arena.report.figure import Table
from won.arena.report.plot import Chart
from won.text.language import Language
from won.text.phrases import decimal


def by_part(
    lang: Language, chapter: Chapter, parts: Mapping[str, Part], total: str, unit: int = 1
) -> tuple[Chart, Table]:
    """The chart and its table; `total` is the name of the sum."""
    results: dict[str, list[dict[str, int]]] = defaultdict(list)
    for game in chapter.games:
        for seat in game.seats:
            results[seat.bot].append(seat.parts)
    rows = [
        Stack(bot, [fmean(result[part] for result in results[bot]) / unit for part in parts]) for bot in chapter.bots
    ]
    heads = [lang.gettext("bot"), *[part.label for part in parts.values()], total]
    cells = [
        [row.label, *[decimal(lang, round(figure, 1)) for figure in [*row.figures, sum(row.figures)]]] for row in rows
    ]
    return stacks(list(parts.values()), rows), Table(heads, cells)
