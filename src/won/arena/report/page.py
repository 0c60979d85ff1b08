"""The page of a report."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.arena.conduct import conduct, has_text, together
from won.arena.report.accuracy import accuracy
from won.arena.report.common import by_edition, common_figures, length_by_edition
from won.arena.report.conduct import conduct_table
from won.arena.report.data import Chapter
from won.arena.report.figure import Figure, Figures, Table, table
from won.arena.report.style import page_style
from won.arena.report.tables import interval, percent
from won.arena.results import Results
from won.arena.reviews import stored
from won.arena.standings import fingerprint, standings
from won.arena.stored_games import games, matches
from won.drawing.canvas import element, escape
from won.drawing.industry.palette import COLOURS
from won.drawing.lettering import letters, measure
from won.drawing.palette import scope_of, style_sheet
from won.games import PerGame
from won.text.language import Language
from won.text.phrases import capital

NAME: Final = "WEALTH OF NATIONS"
TALL: Final = 30.0  # of the lettering

Charts = Callable[[Language, Chapter], list[Figure]]


def chapters(results: Results, measures: Mapping[int, Any]) -> list[Chapter]:
    """The games of the file by game and edition."""
    reviews = stored(results)
    by_edition: dict[tuple[str, str], Chapter] = {}
    for place, match in matches(results).items():
        key = match.game, match.edition
        chapter = by_edition.get(key, Chapter(*key, {}, [], measures, reviews))
        played = games(results, place)
        if played:
            behaved = conduct(results, place, played) if has_text(results, place) else []
            by_edition[key] = chapter._replace(
                matches={**chapter.matches, place: match},
                games=[*chapter.games, *played],
                conduct=together([*chapter.conduct, *behaved]),
            )
    return list(by_edition.values())


def page(lang: Language, name: str, chapters: Sequence[Chapter]) -> str:
    """The page of a file called `name`."""
    figures = Figures(lang.gettext("as a table"))
    body = _masthead(lang, name, chapters) + _contents(lang, chapters)
    main = [_overview(lang, chapters), *_editions(lang, figures, chapters)]
    main += [_chapter(lang, figures, number, chapter) for number, chapter in enumerate(chapters)]
    body += element("main", *main)
    head = (
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        + element("title", escape(f"{name}: Wealth of Nations"))
        + element("style", page_style() + style_sheet(body, COLOURS, None))
    )
    return f'<!doctype html>\n<html lang="{lang.code}"><head>{head}</head><body>{body}</body></html>\n'


def _masthead(lang: Language, name: str, chapters: Sequence[Chapter]) -> str:
    wide = measure(NAME, TALL)
    title = element(
        "svg",
        letters(NAME, 0, TALL + 2, TALL, "mast-ink"),
        viewBox=f"0 0 {wide:.0f} {TALL + 4:g}",
        class_=scope_of(None),
        role="img",
        aria_label="Wealth of Nations",
    )
    count = sum(len(chapter.games) for chapter in chapters)
    text = lang.ngettext("{n} game in {name}", "{n} games in {name}", count)
    return element("header", title, element("p", escape(text.format(n=count, name=name))))


def _title(lang: Language, chapter: Chapter) -> str:
    return lang.gettext("{game}, edition {edition}").format(game=capital(chapter.game), edition=chapter.edition)


def _contents(lang: Language, chapters: Sequence[Chapter]) -> str:
    links = [
        element("a", escape(_title(lang, chapter)), href=f"#chapter-{number}")
        for number, chapter in enumerate(chapters)
    ]
    return element("nav", *links, aria_label=lang.gettext("contents")) if len(links) > 1 else ""


def _overview(lang: Language, chapters: Sequence[Chapter]) -> str:
    """A table of every line-up and its bots."""
    rows = []
    for chapter in chapters:
        for place, match in chapter.matches.items():
            played = [game for game in chapter.games if game.match == place]
            for standing in standings(played):
                where = [f"{chapter.game}, {chapter.edition}", _lineup(match.lineup), match.seed, standing.bot]
                count = [str(len(played)), str(len({fingerprint(game) for game in played}))]
                shares = [percent(lang, standing.won.share), interval(lang, standing.won)]
                marked = sum(any(note.bot == standing.bot for note in game.incidents) for game in played)
                rows.append([*where, *count, *shares, f"{1000 * standing.seconds:.2f}", str(marked)])
    heads = [lang.gettext("table"), lang.gettext("line-up"), lang.gettext("seed"), lang.gettext("bot")]
    heads += [lang.gettext("games"), lang.gettext("distinct"), lang.gettext("win share"), lang.gettext("95% interval")]
    heads += [lang.gettext("ms a decision"), lang.gettext("marked")]
    title = element("h2", escape(lang.gettext("Line-ups")))
    note = lang.gettext(
        "The share is that of games won from each seat; a shared win counts in part. Distinct games "
        "differ from all others; in marked games a bot failed, or was slower than allowed."
    )
    return title + element("p", escape(note)) + element("section", table(Table(heads, rows)), class_="card wide")


def _lineup(lineup: Sequence[str]) -> str:
    """3 × clerk, merchant."""
    counts = {bot: lineup.count(bot) for bot in lineup}
    return ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in counts.items())


def _editions(lang: Language, figures: Figures, chapters: Sequence[Chapter]) -> list[str]:
    """A chart for each game that was played in several editions."""
    sections = []
    for game in dict.fromkeys(chapter.game for chapter in chapters):
        same = [chapter for chapter in chapters if chapter.game == game]
        if len(same) > 1:
            drawn = figures.html(by_edition(lang, same)) + figures.html(length_by_edition(lang, same))
            sections.append(element("h2", escape(capital(game))) + element("div", drawn, class_="grid"))
    return sections


def _industry() -> Charts:
    from won.arena.industry.charts import figures

    return figures


def _shares() -> Charts:
    from won.arena.shares.charts import figures

    return figures


CHARTS: Final[PerGame[Charts]] = PerGame(industry=_industry, shares=_shares)


def _chapter(lang: Language, figures: Figures, number: int, chapter: Chapter) -> str:
    charts = [*common_figures(lang, chapter), *accuracy(lang, chapter), *CHARTS[chapter.game](lang, chapter)]
    drawn = [figures.html(figure) for figure in charts]
    heading = element("h2", escape(_title(lang, chapter)), id=f"chapter-{number}")
    text = lang.ngettext("{n} game.", "{n} games.", len(chapter.games))
    counted = element("p", escape(text.format(n=len(chapter.games))))
    return heading + counted + _conduct(lang, chapter) + element("div", *drawn, class_="grid")


def _conduct(lang: Language, chapter: Chapter) -> str:
    """How the bots bargained and answered, where players by text took part."""
    if not chapter.conduct:
        return ""
    note = lang.gettext(
        "Bargains and answers: a game and seat each, but for parts of a whole. Left on the table is what offers "
        "were worth that a bot did not accept, at the prices of the bank or the board."
    )
    drawn = table(Table(*conduct_table(lang, chapter.conduct)))
    return element("p", escape(note)) + element("section", drawn, class_="card wide")
