"""How well each bot decided, by the reviews of some games of a chapter."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from won.arena.report.charts import Dot, dots
from won.arena.report.data import Chapter
from won.arena.report.figure import Figure, Table
from won.arena.report.tables import percent
from won.arena.standings import Z
from won.review.games import REVIEWING
from won.review.model import SeatReview
from won.text.language import Language
from won.text.phrases import decimal
from won.text.review import amount, phase_names

WHOLE: Final = 100.0  # accuracies are percentages


def accuracy(lang: Language, chapter: Chapter) -> list[Figure]:
    """One chart, or none where no game of the chapter is reviewed."""
    of_bot: dict[str, list[SeatReview]] = defaultdict(list)
    games = [game for game in chapter.games if game.id in chapter.reviews]
    for game in games:
        for seat in game.seats:
            of_bot[seat.bot].append(chapter.reviews[game.id][seat.seat])
    if not games:
        return []
    ranked = sorted(of_bot, key=lambda bot: -fmean([seat.accuracy for seat in of_bot[bot]]))
    drawing = dots([_dot(chapter, bot, [seat.accuracy / WHOLE for seat in of_bot[bot]]) for bot in ranked])
    note = lang.ngettext(
        "The accuracy in {n} reviewed game: of what the best decisions found would have brought, the part that was "
        "brought. The line is the 95% interval of the mean.",
        "The accuracy in {n} reviewed games: of what the best decisions found would have brought, the part that was "
        "brought. The line is the 95% interval of the mean.",
        len(games),
    )
    table = _table(lang, chapter.game, [(bot, of_bot[bot]) for bot in ranked])
    return [Figure(lang.gettext("Accuracy"), note.format(n=len(games)), *drawing, table)]


def _dot(chapter: Chapter, bot: str, parts: Sequence[float]) -> Dot:
    mean = fmean(parts)
    reach = Z * stdev(parts) / sqrt(len(parts)) if len(parts) > 1 else 0.0
    return Dot(bot, mean, max(0.0, mean - reach), min(1.0, mean + reach), chapter.bots.index(bot))


def _table(lang: Language, game: str, rows: Sequence[tuple[str, list[SeatReview]]]) -> Table:
    """The accuracy of each bot, whole and by phase, and what its decisions cost it in a game."""
    names = phase_names(lang)
    phases = [phase for phase in REVIEWING[game].phases if any(phase in seat.phases for _, own in rows for seat in own)]
    heads = [lang.gettext("bot"), lang.gettext("seats"), lang.gettext("accuracy"), *[names[phase] for phase in phases]]
    cells = []
    for bot, own in rows:
        figures = [[seat.phases[phase] for seat in own if phase in seat.phases] for phase in phases]
        row = [bot, str(len(own)), percent(lang, fmean([seat.accuracy for seat in own]) / WHOLE)]
        row += [decimal(lang, round(fmean(some), 1)) if some else "" for some in figures]
        cells.append([*row, amount(lang, game, fmean([seat.lost for seat in own]))])
    return Table([*heads, lang.gettext("lost in a game")], cells)
