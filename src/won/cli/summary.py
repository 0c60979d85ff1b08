"""The summary of many games: wins and scores by seat, length, and what ended them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from won.arena.adapters import ADAPTERS
from won.arena.job import Played
from won.cli.replay import print_json
from won.games import package
from won.terminal.screen import print_table
from won.text.language import Language
from won.text.phrases import decimal


def summary(game: str, bots: Sequence[str], outcomes: Sequence[Played]) -> dict[str, Any]:
    """The figures; a shared win counts in part for each winner."""
    seats = []
    for seat, bot in enumerate(bots):
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        scores = [outcome.scores[seat] for outcome in outcomes]
        seats.append({"seat": seat, "bot": bot, "wins": round(float(wins), 3), "score": round(_mean(scores), 3)})
    triggers = Counter(trigger for outcome in outcomes for trigger in outcome.triggers)
    return {
        "games": len(outcomes),
        "seats": seats,
        package(game).defaults.limit: round(_mean([outcome.length for outcome in outcomes]), 3),
        "steps": round(_mean([outcome.steps for outcome in outcomes]), 3),
        "triggers": dict(sorted(triggers.items())),
    }


def _mean(values: Sequence[int]) -> float:
    return fmean(values) if values else 0.0


def print_summary(
    lang: Language,
    game: str,
    run: Mapping[str, Any],
    bots: Sequence[str],
    outcomes: Sequence[Played],
    as_json: bool,
) -> None:
    """Print the set-up of a run and its figures, as a table or as JSON."""
    figures = summary(game, bots, outcomes)
    if as_json:
        print_json({**run, **figures})
        return
    heads = (lang.gettext("seat"), lang.gettext("bot"), lang.gettext("wins"), lang.gettext("mean score"))
    rows = [
        [str(row["seat"]), row["bot"], decimal(lang, row["wins"]), decimal(lang, row["score"])]
        for row in figures["seats"]
    ]
    print_table(heads, rows, names=2)
    adapter = ADAPTERS[game]
    length, steps = decimal(lang, figures[package(game).defaults.limit]), decimal(lang, figures["steps"])
    print(adapter.average_sentence(lang, len(outcomes), length, steps))
    names = adapter.trigger_names(lang)
    for trigger, count in figures["triggers"].items():
        print(lang.gettext("ended by {trigger}: {count}").format(trigger=names.get(trigger, trigger), count=count))
