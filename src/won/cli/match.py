"""`won match`: one line-up of bots plays many games, seats in balance, kept in one file of results."""

from __future__ import annotations

from argparse import Namespace

from won.arena.habits import habits
from won.arena.schedule import Match
from won.cli.game_setup import bot_names, known_game, options_of
from won.cli.matches import play
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    known_game(lang, args.game)
    ways = habits(args.game)
    bots = tuple(bot_names(lang, args.game, args.bots))
    options = {ways.LIMIT: ways.LONGEST, **options_of(lang, args)}
    return play(args, lang, [Match(args.game, args.edition or ways.EDITION, options, bots, args.seed, args.draft)])
