"""The game, options and bots that the command line names, checked."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from typing import Any

from won.arena.entrants import NoSuchBot, close, is_own, make_entrant
from won.cli.files import load_pack
from won.cli.problem import Problem
from won.core.chance import source
from won.core.game import Game
from won.core.record import RecordError, Seat
from won.games import GamePackage, package, rules
from won.players import arena_bots, make_bot
from won.text.games import record_error_sentence
from won.text.language import Language
from won.text.phrases import clean, either


def known_game(lang: Language, name: str) -> GamePackage:
    """The package of the game that the command line names."""
    try:
        return package(name)
    except RecordError as error:
        raise Problem(record_error_sentence(lang, error)) from None


def options_of(lang: Language, args: Namespace) -> dict[str, Any]:
    """The options of the game that the command line names."""
    options: dict[str, Any] = {}
    for pair in args.option or ():
        name, _, value = pair.partition("=")
        options[name] = int(value) if value.isdecimal() and len(value) < 10 else value
    known = rules(args.game).FACTS.options
    for name in ("rounds", "turns", "pack"):
        given = getattr(args, name)
        if given is None:
            continue
        if name not in known:
            message = lang.gettext("{game} has no option {name}; choose from: {known}.")
            raise Problem(message.format(game=args.game, name=name, known=either(lang, known)))
        options[name] = load_pack(lang, given) if name == "pack" else given
    return options


def new_game(lang: Language, name: str, edition: str, seats: list[Seat], seed: str, options: dict[str, Any]) -> Game:
    """A game whose set-up is drawn from the seed."""
    chance = rules(name).draw_chance(len(seats), source(f"{seed}/chance").random)
    return set_up(lang, name, edition, seats, chance, options)


def set_up(
    lang: Language, name: str, edition: str, seats: list[Seat], chance: dict[str, Any], options: dict[str, Any]
) -> Game:
    """A game ready for the first action; raises `Problem` where edition, seats or options are wrong."""
    try:
        return rules(name).new(edition, seats, chance, options)
    except RecordError as error:
        raise Problem(record_error_sentence(lang, error, name)) from None


def bot_names(lang: Language, game: str, words: Iterable[str]) -> list[str]:
    """The names of bots, each checked."""
    names = [word.strip() for word in words]
    for name in names:
        check_bot(lang, game, name)
    return names


def entrant_names(lang: Language, game: str, words: Iterable[str]) -> list[str]:
    """The names of bots that may enter a match, one's own among them, each checked."""
    names = [word.strip() for word in words]
    for name in names:
        if is_own(name):
            _check_own(lang, game, name)
        else:
            check_bot(lang, game, name)
    return names


def _check_own(lang: Language, game: str, name: str) -> None:
    """Make the bot once, so that a wrong path is told before the first game."""
    try:
        close(make_entrant(name, 0, game))
    except NoSuchBot as error:
        message = lang.gettext("{name} is not a bot of your own: {reason}")
        raise Problem(message.format(name=clean(name), reason=clean(str(error)))) from None


def check_bot(lang: Language, game: str, name: str) -> None:
    known = arena_bots(game)
    if name.partition(":")[0] not in known:
        message = lang.gettext("There is no bot called {name}; choose from: {known}.")
        raise Problem(message.format(name=clean(name), known=either(lang, known)))
    try:
        make_bot(name, 0)
    except ValueError:
        message = lang.gettext("{name} is not a bot: after the colon come seconds, more than 0 and at most 3600.")
        raise Problem(message.format(name=clean(name))) from None
