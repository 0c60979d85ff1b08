"""The charts of shares: wealth and income by tour, royalties by product, bankruptcies, deals, auctions."""

from __future__ import annotations

from collections import Counter, defaultdict

from won.arena.report.charts import Bar, Dot, Line, Part, bars, dots, lines
from won.arena.report.data import Chapter, Series
from won.arena.report.figure import Figure, Table
from won.arena.report.parts import by_part
from won.arena.report.tables import line_table, percent, share_table
from won.arena.shares.measures import INCOME, Measures
from won.arena.standings import Share, share
from won.text.language import Language
from won.text.phrases import decimal
from won.text.shares import words

MILLION = 1_000_000


def figures(lang: Language, chapter: Chapter) -> list[Figure]:
    return [
        sums(lang, chapter),
        wealth(lang, chapter),
        income(lang, chapter),
        bankruptcies(lang, chapter),
        royalties(lang, chapter),
        dealing(lang, chapter),
    ]


def _seats(chapter: Chapter) -> list[tuple[str, int, Measures]]:
    """Each bot that sat somewhere, its seat, and the measures of that game."""
    return [
        (seat.bot, seat.seat, chapter.measures[game.id])
        for game in chapter.games
        if game.id in chapter.measures
        for seat in game.seats
    ]


def wealth(lang: Language, chapter: Chapter) -> Figure:
    series: dict[str, Series] = {bot: Series() for bot in chapter.bots}
    for bot, seat, measures in _seats(chapter):
        series[bot].add(tour.wealth / MILLION for tour in measures.tours[seat])
    drawn = [Line(bot, values.points(), place) for place, (bot, values) in enumerate(series.items())]
    note = lang.gettext("Millions at the end of each world tour: the mean, and the middle half.")
    return Figure(lang.gettext("Wealth by tour"), note, *lines(drawn), line_table(lang, lang.gettext("tour"), drawn))


def income(lang: Language, chapter: Chapter) -> Figure:
    names = _sources(lang)
    series = {source: Series() for source in INCOME}
    for _, seat, measures in _seats(chapter):
        for source, values in series.items():
            values.add(tour.income.get(source, 0) / MILLION for tour in measures.tours[seat])
    drawn = [Line(names[source], values.points(), place) for place, (source, values) in enumerate(series.items())]
    note = lang.gettext("Millions that a player takes in during each world tour, by source, on average.")
    return Figure(
        lang.gettext("Income by tour"), note, *lines(drawn, band=False), line_table(lang, lang.gettext("tour"), drawn)
    )


def _sources(lang: Language) -> dict[str, str]:
    return {
        "royalty": lang.gettext("royalties"),
        "bonus": lang.gettext("bonus"),
        "double": lang.gettext("doubles"),
        "telex": lang.gettext("telexes"),
        "deal": lang.gettext("deals"),
        "auction": lang.gettext("auctions"),
    }


def royalties(lang: Language, chapter: Chapter) -> Figure:
    games: list[Measures] = chapter.measured
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.royalties)
    names = words(lang)
    rows = [
        (names.get(product, product), amount / MILLION / max(1, len(games))) for product, amount in total.most_common()
    ]
    drawing = bars([Bar(label, figure, decimal(lang, round(figure, 1))) for label, figure in rows])
    note = lang.gettext("Millions paid a game for landing on the cards of each product.")
    table = Table(
        [lang.gettext("product"), lang.gettext("millions a game")],
        [[label, decimal(lang, round(figure, 2))] for label, figure in rows],
    )
    return Figure(lang.gettext("Royalties by product"), note, *drawing, table)


def bankruptcies(lang: Language, chapter: Chapter) -> Figure:
    outcomes: dict[str, list[int]] = defaultdict(list)
    for bot, seat, measures in _seats(chapter):
        outcomes[bot].append(int(seat in measures.bankrupt))
    rows: list[tuple[str, Share]] = [
        (bot, share(sum(outcomes[bot]), len(outcomes[bot]))) for bot in chapter.bots if outcomes[bot]
    ]
    drawing = dots(
        [Dot(bot, bankrupt.share, bankrupt.low, bankrupt.high, chapter.bots.index(bot)) for bot, bankrupt in rows]
    )
    table = share_table(lang, lang.gettext("bot"), rows)
    heads = [*table.heads[:2], lang.gettext("bankrupt"), lang.gettext("part of its games"), table.heads[-1]]
    note = lang.gettext("Share of its games in which a bot goes bankrupt, with its 95% interval.")
    return Figure(lang.gettext("Bankruptcies"), note, *drawing, Table(heads, table.rows))


def dealing(lang: Language, chapter: Chapter) -> Figure:
    games: list[Measures] = chapter.measured
    count = max(1, len(games))
    rows = [
        (lang.gettext("deals"), sum(game.deals for game in games) / count),
        (lang.gettext("lots sold"), sum(game.lots_sold for game in games) / count),
        (lang.gettext("lots unsold"), sum(game.lots_unsold for game in games) / count),
        (lang.gettext("syndicates"), sum(game.syndicates for game in games) / count),
        (lang.gettext("bankruptcies"), sum(len(game.bankrupt) for game in games) / count),
    ]
    paid, printed = sum(game.paid for game in games), sum(game.marked for game in games)
    cash = sum(game.deal_cash for game in games) / count / MILLION
    text = lang.gettext(
        "How often in a game. Lots fetch {part} of the printed price; deals move {cash} millions a game."
    )
    note = text.format(part=percent(lang, paid / printed) if printed else "-", cash=decimal(lang, round(cash, 1)))
    drawing = bars([Bar(label, figure, decimal(lang, round(figure, 2))) for label, figure in rows])
    table = Table(["", lang.gettext("a game")], [[label, decimal(lang, round(figure, 2))] for label, figure in rows])
    return Figure(lang.gettext("Deals and auctions"), note, *drawing, table)


def sums(lang: Language, chapter: Chapter) -> Figure:
    parts = {"cash": Part(lang.gettext("cash"), "money"), "shares": Part(lang.gettext("shares"), "bronze")}
    note = lang.gettext("Millions at the end on average, shares at half their price; the ring is the sum.")
    drawing, table = by_part(lang, chapter, parts, lang.gettext("wealth"), MILLION)
    return Figure(lang.gettext("Where wealth came from"), note, *drawing, table)
