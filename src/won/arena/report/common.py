"""The charts that every game has: strength, seats, length and end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from won.arena.adapters import ADAPTERS
from won.arena.ratings import ratings
from won.arena.report.charts import Bar, Dot, bars, bin_width, columns, dots
from won.arena.report.data import Chapter, spread
from won.arena.report.figure import Figure, Table
from won.arena.report.plot import Chart
from won.arena.report.tables import percent, share_table
from won.arena.standings import Share, share, standings
from won.games import package
from won.text.language import Language
from won.text.phrases import capital, decimal


def common_figures(lang: Language, chapter: Chapter) -> list[Figure]:
    return [
        strength(lang, chapter),
        rating(lang, chapter),
        by_place(lang, chapter),
        lengths(lang, chapter),
        ends(lang, chapter),
    ]


def share_dots(rows: Sequence[tuple[str, Share]], styles: Sequence[int | None], par: float | None) -> Chart:
    return dots(
        [Dot(label, won.share, won.low, won.high, style) for (label, won), style in zip(rows, styles, strict=True)], par
    )


def strength(lang: Language, chapter: Chapter) -> Figure:
    rows = [(standing.bot, standing.won) for standing in standings(chapter.games)]
    styles = [chapter.bots.index(bot) for bot, _ in rows]
    note = lang.gettext(
        "Share of games won from each seat, with its 95% interval; the dashed line is what equal players would have."
    )
    table = share_table(lang, lang.gettext("bot"), rows)
    return Figure(lang.gettext("Strength"), note, *share_dots(rows, styles, chapter.par), table)


def rating(lang: Language, chapter: Chapter) -> Figure:
    rated = ratings(chapter.games)
    drawing = dots(
        [Dot(bot.bot, bot.strength, bot.low, bot.high, chapter.bots.index(bot.bot)) for bot in rated], percent=False
    )
    heads = [lang.gettext("bot"), lang.gettext("seats"), lang.gettext("rating"), lang.gettext("95% interval")]
    rows = [[bot.bot, str(bot.seats), f"{bot.strength:.1f}", f"{bot.low:.1f}-{bot.high:.1f}"] for bot in rated]
    note = lang.gettext("Strength by finishing order; a newcomer has 25, and few games leave it uncertain.")
    return Figure(lang.gettext("Rating"), note, *drawing, Table(heads, rows))


def by_place(lang: Language, chapter: Chapter) -> Figure:
    """Seats counted from the one that began."""
    wins: dict[int, list[float]] = {}
    for game in chapter.games:
        for seat in game.seats:
            wins.setdefault((seat.seat - game.first) % len(game.seats), []).append(seat.win)
    rows = [
        (lang.gettext("place {n}").format(n=place + 1), share(sum(won), len(won)))
        for place, won in sorted(wins.items())
    ]
    note = lang.gettext(
        "Share won from each place, counted from the first player; every bot sat in each equally often."
    )
    table = share_table(lang, lang.gettext("place"), rows)
    return Figure(lang.gettext("By seat"), note, *share_dots(rows, [None] * len(rows), chapter.par), table)


def lengths(lang: Language, chapter: Chapter) -> Figure:
    lengths = [game.length for game in chapter.games]
    step = bin_width(min(lengths), max(lengths)) if lengths else 1
    counts = Counter(length // step * step for length in lengths)
    rows = sorted(counts.items())
    words = _unit(lang, chapter)
    shown = [(f"{low}" if step == 1 else f"{low}-{low + step - 1}", count) for low, count in rows]
    note = lang.gettext("Games by length in {rounds}.").format(rounds=words)
    table = Table([words, lang.gettext("games")], [[label, str(count)] for label, count in shown])
    return Figure(lang.gettext("Length"), note, *columns(rows, step), table)


def ends(lang: Language, chapter: Chapter) -> Figure:
    names = ADAPTERS[chapter.game].trigger_names(lang)
    counts = Counter(trigger for game in chapter.games for trigger in game.triggers)
    rows = [(capital(names.get(name, name)), count) for name, count in counts.most_common()]
    labelled = [(label, count, f"{count} ({percent(lang, count / len(chapter.games))})") for label, count in rows]
    drawing = bars([Bar(label, count, words) for label, count, words in labelled])
    table = Table([lang.gettext("end"), lang.gettext("games")], [[label, words] for label, _, words in labelled])
    note = lang.gettext("What ended the games; one may have ended for several reasons at once.")
    return Figure(lang.gettext("How it ended"), note, *drawing, table)


def by_edition(lang: Language, chapters: Sequence[Chapter]) -> Figure:
    """The bots of several editions of one game, side by side."""
    names = sorted({bot for chapter in chapters for bot in chapter.bots})
    rows = [
        (f"{standing.bot}, {chapter.edition}", standing.won, names.index(standing.bot))
        for name in names
        for chapter in chapters
        for standing in standings(chapter.games)
        if standing.bot == name
    ]
    pairs = [(label, won) for label, won, _ in rows]
    pars = {chapter.par for chapter in chapters}
    drawing = share_dots(pairs, [style for *_, style in rows], pars.pop() if len(pars) == 1 else None)
    note = lang.gettext("Share of games won from each seat by every bot in every edition.")
    return Figure(lang.gettext("By edition"), note, *drawing, share_table(lang, lang.gettext("bot"), pairs))


def length_by_edition(lang: Language, chapters: Sequence[Chapter]) -> Figure:
    rows = [(chapter.edition, spread([game.length for game in chapter.games])) for chapter in chapters]
    drawing = dots([Dot(edition, middle, low, high) for edition, (middle, low, high) in rows], percent=False)
    words = _unit(lang, chapters[0])
    note = lang.gettext("Mean length in {rounds}, and the middle half of the games.").format(rounds=words)
    heads = [lang.gettext("edition"), words, lang.gettext("half of the games")]
    cells = [
        [edition, decimal(lang, round(middle, 1)), f"{decimal(lang, low)}-{decimal(lang, high)}"]
        for edition, (middle, low, high) in rows
    ]
    return Figure(lang.gettext("Length by edition"), note, *drawing, Table(heads, cells))


def _unit(lang: Language, chapter: Chapter) -> str:
    return {"round": lang.gettext("rounds"), "turn": lang.gettext("turns")}[package(chapter.game).defaults.unit]
