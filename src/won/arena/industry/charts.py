"""The charts of industry: packages, prices, debt, worth, barter, points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from statistics import fmean

from won.arena.industry.measures import Measures, Moment
from won.arena.report.charts import Line, Part, columns, lines
from won.arena.report.common import share_dots
from won.arena.report.data import Chapter, Series
from won.arena.report.figure import Figure, Table
from won.arena.report.parts import by_part
from won.arena.report.tables import line_table, share_table
from won.arena.standings import share
from won.industry.market import COMMODITIES
from won.text.industry import words
from won.text.language import Language
from won.text.phrases import decimal


def figures(lang: Language, chapter: Chapter) -> list[Figure]:
    debt = (
        lang.gettext("Debt"),
        lang.gettext("Notes of each bot when a round begins: the mean, and the middle half."),
    )
    worth = (
        lang.gettext("Net worth"),
        lang.gettext("Points if all cubes were sold when a round begins: the mean, and the middle half."),
    )
    return [
        points(lang, chapter),
        prices(lang, chapter),
        by_round(lang, chapter, *debt, lambda moment, seat: moment.notes[seat]),
        by_round(lang, chapter, *worth, lambda moment, seat: moment.worth[seat]),
        packages(lang, chapter),
        barter_volume(lang, chapter),
        barter_surplus(lang, chapter),
    ]


def packages(lang: Language, chapter: Chapter) -> Figure:
    wins: dict[str, list[float]] = defaultdict(list)
    for game in chapter.games:
        measures: Measures | None = chapter.measures.get(game.id)
        for seat in game.seats if measures is not None else ():
            for package in measures.packages[seat.seat] if measures is not None else ():
                wins[package].append(seat.win)
    rows = [(name, share(sum(won), len(won))) for name, won in sorted(wins.items())]
    note = lang.gettext("Share won by those who had each package; the table tells how many had it.")
    table = share_table(lang, lang.gettext("package"), rows)
    return Figure(lang.gettext("By package"), note, *share_dots(rows, [None] * len(rows), chapter.par), table)


def prices(lang: Language, chapter: Chapter) -> Figure:
    series = [Series() for _ in COMMODITIES]
    for measures in chapter.measured:
        for commodity, prices_of in enumerate(series):
            prices_of.add(moment.prices[commodity] for moment in measures.rounds)
    names = words(lang)
    drawn = [
        Line(names[cube], prices_of.points(), place, f"edge-{cube}")
        for place, (cube, prices_of) in enumerate(zip(COMMODITIES, series, strict=True))
    ]
    note = lang.gettext("What one cube costs on each market when a round begins, on average.")
    table = line_table(lang, lang.gettext("round"), drawn)
    return Figure(lang.gettext("Price paths"), note, *lines(drawn, band=False), table)


def by_round(lang: Language, chapter: Chapter, title: str, note: str, of: Callable[[Moment, int], float]) -> Figure:
    series: dict[str, Series] = {bot: Series() for bot in chapter.bots}
    for game in chapter.games:
        measures: Measures | None = chapter.measures.get(game.id)
        for seat in game.seats if measures is not None else ():
            if measures is not None:
                series[seat.bot].add(of(moment, seat.seat) for moment in measures.rounds)
    drawn = [Line(bot, values.points(), place) for place, (bot, values) in enumerate(series.items())]
    return Figure(title, note, *lines(drawn), line_table(lang, lang.gettext("round"), drawn))


def barter_volume(lang: Language, chapter: Chapter) -> Figure:
    games: list[Measures] = chapter.measured
    deals, cubes = Series(), Series()
    for game in games:
        deals.add(barter.deals for barter in game.barter)
        cubes.add(barter.cubes for barter in game.barter)
    rows = [
        [str(d.x), decimal(lang, round(d.middle, 2)), decimal(lang, round(c.middle, 2))]
        for d, c in zip(deals.points(), cubes.points(), strict=True)
    ]
    drawing = columns([(point.x, point.middle) for point in cubes.points()])
    each = fmean([sum(barter.deals for barter in game.barter) for game in games]) if games else 0.0
    offers = fmean([game.offers for game in games]) if games else 0.0
    text = lang.gettext("Cubes that change hands by barter in each round; {deals} deals of {offers} offers a game.")
    note = text.format(deals=decimal(lang, round(each, 1)), offers=decimal(lang, round(offers, 1)))
    heads = [lang.gettext("round"), lang.gettext("deals"), lang.gettext("cubes")]
    return Figure(lang.gettext("Barter volume"), note, *drawing, Table(heads, rows))


def barter_surplus(lang: Language, chapter: Chapter) -> Figure:
    surplus = Series()
    for game in chapter.measured:
        surplus.add(barter.surplus for barter in game.barter)
    points = surplus.points()
    note = lang.gettext("Money that both sides of the barters of a round save, compared with the market.")
    table = Table(
        [lang.gettext("round"), lang.gettext("surplus")],
        [[str(point.x), decimal(lang, round(point.middle, 2))] for point in points],
    )
    drawing = columns([(point.x, point.middle) for point in points], role="money")
    return Figure(lang.gettext("Barter surplus"), note, *drawing, table)


def points(lang: Language, chapter: Chapter) -> Figure:
    parts = {
        "tiles": Part(lang.gettext("tiles"), "bronze"),
        "money": Part(lang.gettext("money"), "money"),
        "notes": Part(lang.gettext("notes"), "accent"),
    }
    note = lang.gettext("Points at the end on average, by what they are for; the ring is the sum.")
    drawing, table = by_part(lang, chapter, parts, lang.gettext("points"))
    return Figure(lang.gettext("Where points came from"), note, *drawing, table)
