"""`won tournament`: every bot plays every other, in each edition."""

from __future__ import annotations

from argparse import Namespace

from won.arena.schedule import Match, lineups
from won.cli.game_setup import entrant_names, known_game, options_of
from won.cli.matches import play
from won.cli.problem import Problem
from won.games import rules
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    defaults = known_game(lang, args.game).defaults
    bots = entrant_names(lang, args.game, args.players.split(","))
    if len(set(bots)) < len(bots):
        raise Problem(lang.gettext("A bot is named twice: in a tournament each takes part once."))
    options = {**defaults.options, **options_of(lang, args)}
    editions = [name.strip() for name in args.editions.split(",")] if args.editions else _all(args.game, args.seats)
    matches = [
        Match(args.game, edition, options, lineup, args.seed, args.draft)
        for edition in editions
        for lineup in lineups(bots, args.seats)
    ]
    return play(args, lang, matches)


def _all(game: str, seats: int) -> list[str]:
    """The editions for that number of players."""
    editions = rules(game).FACTS.editions
    return [name for name, (least, most) in editions.items() if least <= seats <= most] or list(editions)
