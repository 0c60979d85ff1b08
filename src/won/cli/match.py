"""`won match`: one line-up of bots plays many games, each bot equally often in each seat."""

from __future__ import annotations

from argparse import Namespace

from won.arena.schedule import Match
from won.cli.game_setup import entrant_names, known_game, options_of
from won.cli.matches import play
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    defaults = known_game(lang, args.game).defaults
    bots = tuple(entrant_names(lang, args.game, args.bots))
    options = {**defaults.options, **options_of(lang, args)}
    return play(args, lang, [Match(args.game, args.edition or defaults.edition, options, bots, args.seed, args.draft)])
