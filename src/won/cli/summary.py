"""What many games came to: wins and scores by seat, length, and what ended them."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from won.cli.replay import print_json
from won.cli.screen import fit
from won.cli.simulated import Outcome
from won.text.language import Language
from won.text.phrases import decimal


def summary(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Figures only; a shared win counts in part for each who shares it."""
    seats = []
    for seat, bot in enumerate(bots):
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        scores = [outcome.scores[seat] for outcome in outcomes]
        seats.append({"seat": seat, "bot": bot, "wins": round(float(wins), 3), "score": round(_mean(scores), 3)})
    triggers = Counter(trigger for outcome in outcomes for trigger in outcome.triggers)
    return {
        "games": len(outcomes),
        "seats": seats,
        "rounds": round(_mean([outcome.rounds for outcome in outcomes]), 3),
        "steps": round(_mean([outcome.steps for outcome in outcomes]), 3),
        "triggers": dict(sorted(triggers.items())),
    }


def _mean(values: Sequence[int]) -> float:
    return fmean(values) if values else 0.0


def print_summary(lang: Language, args: Namespace, bots: Sequence[str], outcomes: Sequence[Outcome]) -> None:
    figures = summary(bots, outcomes)
    if args.json:
        wishes = {"game": args.game, "edition": args.edition, "seed": args.seed, "last_round": args.rounds}
        print_json({**wishes, **figures})
        return
    heads = (lang.gettext("seat"), lang.gettext("bot"), lang.gettext("wins"), lang.gettext("mean score"))
    print(f"{fit(heads[0], 6)}{fit(heads[1], 12)}{fit(heads[2], 10, True)}{fit(heads[3], 18, True)}")
    for row in figures["seats"]:
        wins, score = decimal(lang, row["wins"]), decimal(lang, row["score"])
        print(f"{row['seat']:<6}{fit(row['bot'], 12)}{wins:>10}{score:>18}")
    text = lang.gettext("{games} games, {rounds} rounds and {steps} actions on average")
    print(
        text.format(games=len(outcomes), rounds=decimal(lang, figures["rounds"]), steps=decimal(lang, figures["steps"]))
    )
    names = _triggers(lang)
    for trigger, count in figures["triggers"].items():
        print(lang.gettext("ended by {trigger}: {count}").format(trigger=names.get(trigger, trigger), count=count))


def _triggers(lang: Language) -> dict[str, str]:
    return {
        "flags": lang.gettext("all flags of one nation"),
        "hexes": lang.gettext("a full board"),
        "stacks": lang.gettext("five empty stacks"),
        "rounds": lang.gettext("the last round agreed on"),
    }
