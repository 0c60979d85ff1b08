"""The tables beside the charts, and figures as the reader writes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from won.arena.report.charts import Line
from won.arena.report.figure import Table
from won.arena.standings import Share
from won.text.language import Language
from won.text.phrases import decimal


def percent(lang: Language, part: float) -> str:
    return lang.gettext("{n}%").format(n=f"{100 * part:.1f}".replace(".", lang.pgettext("decimal mark", ".")))


def interval(lang: Language, won: Share) -> str:
    """48.1%-61.7%."""
    return f"{percent(lang, won.low)}-{percent(lang, won.high)}"


def share_table(lang: Language, what: str, rows: Iterable[tuple[str, Share]]) -> Table:
    heads = [what, lang.gettext("seats"), lang.gettext("wins"), lang.gettext("win share"), lang.gettext("95% interval")]
    cells = [
        [label, str(won.tries), decimal(lang, round(won.wins, 2)), percent(lang, won.share), interval(lang, won)]
        for label, won in rows
    ]
    return Table(heads, cells)


def line_table(lang: Language, what: str, drawn: Sequence[Line]) -> Table:
    """The means of some lines, a row for each moment."""
    times = sorted({point.x for line in drawn for point in line.points})
    figures = [{point.x: point.middle for point in line.points} for line in drawn]
    rows = [
        [str(time), *[decimal(lang, round(means[time], 1)) if time in means else "" for means in figures]]
        for time in times
    ]
    return Table([what, *[line.label for line in drawn]], rows)
