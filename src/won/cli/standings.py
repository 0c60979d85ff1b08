"""The summary of matches, as a table or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from won.arena.adapters import ADAPTERS
from won.arena.conduct import Conduct, conduct, has_text, together
from won.arena.ratings import Rating, ratings
from won.arena.report.conduct import conduct_table
from won.arena.results import Results
from won.arena.schedule import Match
from won.arena.standings import Share, Summary, summary
from won.arena.stored_games import StoredGame, games
from won.cli.replay import print_json
from won.terminal.screen import print_table
from won.text.language import Language
from won.text.phrases import decimal

SHOWN: Final = 5  # incidents in full


def print_matches(lang: Language, results: Results, matches: Sequence[Match], as_json: bool) -> None:
    """Print one summary for each game and edition, over all its line-ups."""
    tables: dict[tuple[str, str], list[Match]] = {}
    for match in matches:
        tables.setdefault((match.game, match.edition), []).append(match)
    for (game, edition), same in tables.items():
        played = [stored for match in same for stored in games(results, results.match_id(match))]
        behaved = _conduct(results, same)
        if as_json:
            figures = {**_run(same), **msgspec.to_builtins(summary(played)), "ratings": _ratings(played)}
            figures |= {"conduct": behaved} if behaved else {}
            print_json({"game": game, "edition": edition, **figures})
        else:
            if len(tables) > 1:
                print(f"\n{game}, {edition}")
            _print(lang, game, summary(played), _ratings(played))
            if behaved:
                print()
                print_table(*conduct_table(lang, behaved))


def _conduct(results: Results, matches: Sequence[Match]) -> list[Conduct]:
    """How the bots of matches with a player by text bargained and answered; nothing for other matches."""
    ids = [place for match in matches if has_text(results, place := results.match_id(match))]
    return together(each for place in ids for each in conduct(results, place, games(results, place)))


def _run(matches: Sequence[Match]) -> dict[str, Any]:
    first = matches[0]
    lineups = [match.lineup for match in matches]
    return {"options": first.options, "seed": first.seed, "draft": first.draft, "lineups": lineups}


def _ratings(played: list[StoredGame]) -> list[Rating]:
    """The ratings; none where openskill is not installed."""
    try:
        return ratings(played)
    except ModuleNotFoundError:
        return []


def _print(lang: Language, game: str, figures: Summary, rated: list[Rating]) -> None:
    strengths = {
        standing.bot: f"{standing.strength:.1f} ± {standing.high - standing.strength:.1f}" for standing in rated
    }
    heads = [lang.gettext("bot"), lang.gettext("seats"), lang.gettext("wins"), lang.gettext("share and 95% interval")]
    heads += [lang.gettext("mean score"), lang.gettext("ms a decision")]
    heads += [lang.gettext("rating")] if strengths else []
    rows = []
    for standing in figures.standings:
        cells = [
            standing.bot,
            str(standing.won.tries),
            decimal(lang, round(standing.won.wins, 2)),
            interval(lang, standing.won),
        ]
        cells += [decimal(lang, round(standing.score, 1)), decimal(lang, round(1000 * standing.seconds, 2))]
        rows.append([*cells, strengths[standing.bot]] if strengths else cells)
    print_table(heads, rows)
    adapter = ADAPTERS[game]
    length, steps = decimal(lang, round(figures.length, 1)), decimal(lang, round(figures.steps))
    print(adapter.average_sentence(lang, figures.games, length, steps))
    names = adapter.trigger_names(lang)
    for trigger, count in figures.triggers.items():
        print(lang.gettext("ended by {trigger}: {count}").format(trigger=names.get(trigger, trigger), count=count))
    if figures.distinct < figures.games:
        text = lang.gettext("{distinct} of {games} games are distinct; the interval assumes that all are.")
        print(text.format(distinct=figures.distinct, games=figures.games))
    _print_incidents(lang, figures)


def interval(lang: Language, won: Share) -> str:
    """55.0% (48.1-61.7)."""

    def shown(part: float) -> str:
        return f"{100 * part:.1f}".replace(".", lang.pgettext("decimal mark", "."))

    return f"{lang.gettext('{n}%').format(n=shown(won.share))} ({shown(won.low)}-{shown(won.high)})"


def _print_incidents(lang: Language, figures: Summary) -> None:
    if not figures.marked:
        return
    text = lang.ngettext("{n} game is marked:", "{n} games are marked:", figures.marked)
    print(text.format(n=figures.marked))
    kinds = {
        "raised": lang.gettext("raised an error; a clerk took over"),
        "illegal": lang.gettext("tried something illegal; a clerk took over"),
        "overran": lang.gettext("took far too long; a clerk took over"),
        "slow": lang.gettext("was slower than its budget"),
    }
    for number, incident in figures.incidents[:SHOWN]:
        text = lang.gettext("game {number}, step {step}, seat {seat}: {bot} {what} ({detail})")
        line = text.format(
            number=number,
            step=incident.step,
            seat=incident.seat,
            bot=incident.bot,
            what=kinds[incident.kind],
            detail=incident.detail,
        )
        print(f"  {line}")
    if len(figures.incidents) > SHOWN:
        print(f"  … {len(figures.incidents) - SHOWN}")
