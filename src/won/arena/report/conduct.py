"""The table of how bots bargained and how players by text answered, for the summary and the report."""

from __future__ import annotations

from collections.abc import Sequence

from won.arena.conduct import Conduct
from won.text.language import Language
from won.text.phrases import decimal


def conduct_table(lang: Language, conducts: Sequence[Conduct]) -> tuple[list[str], list[list[str]]]:
    """Its heads and rows; figures are for one game and seat unless they are parts of a whole."""
    heads = [lang.gettext("bot"), lang.gettext("deals"), lang.gettext("offers"), lang.gettext("offers kept")]
    heads += [lang.gettext("left on the table"), lang.gettext("promises kept"), lang.gettext("illegal answers")]
    heads += [lang.gettext("late"), lang.gettext("defaults"), "tokens", lang.gettext("seconds an answer")]
    return heads, [_row(lang, conduct) for conduct in conducts]


def _row(lang: Language, conduct: Conduct) -> list[str]:
    def mean(figure: float) -> str:
        return decimal(lang, round(figure / max(1, conduct.seats), 1))

    kept_open = _part(conduct.offers - conduct.withdrawn, conduct.offers)
    cells = [conduct.bot, mean(conduct.deals), mean(conduct.offers), kept_open, mean(conduct.left)]
    slips = conduct.slips
    if slips is None:
        return [*cells, "", "", "", "", "", ""]
    cells += [_part(slips.kept, slips.promises), _part(slips.illegal, slips.questions), mean(slips.late)]
    seconds = decimal(lang, round(slips.seconds / max(1, slips.questions), 2))
    return [*cells, mean(slips.defaults), mean(slips.tokens), seconds]


def _part(some: int, all_: int) -> str:
    return f"{some}/{all_}" if all_ else ""
