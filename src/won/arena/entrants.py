"""Who may enter a match: a bot of the program by name, one's own by module path, or any program by its command.

magnate:0.1                    a level, with seconds a decision
package.module:Class           a class that is called with a seed and seconds a decision (or none), named from the
                               present folder or among what is installed
run:COMMAND                    a program that reads questions and writes actions, see `command_bot`
text:COMMAND                   a program that plays by text, such as a language model, see `won.arena.language`
"""

from __future__ import annotations

import sys
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

from won.arena.command_bot import CommandBot
from won.arena.language import limits
from won.arena.language.player import TextPlayer
from won.games import GAMES
from won.players import arena_bots, make_bot
from won.players.bot import Bot

RUN: Final = "run:"
TEXT: Final = ("text:", "text[")


class NoSuchBot(Exception):  # noqa: N818 - an answer, not a fault
    """The bot cannot be made; the message says why."""


def is_own(name: str) -> bool:
    """Whether the name is that of a bot which does not come with the program."""
    module, _, attribute = name.partition(":")
    if name.startswith((RUN, *TEXT)) or "." in module:
        return True
    return attribute.isidentifier() and not any(module in arena_bots(game) for game in GAMES)


def called(name: str) -> str:
    """What the others at the table call a bot: not by a long command."""
    return "text" if name.startswith(TEXT) else name


def close(bot: Bot) -> None:
    """Let go of a bot; one that is a program of its own is ended."""
    if isinstance(bot, CommandBot | TextPlayer):
        bot.close()


def make_entrant(name: str, seed: str | int, game: str) -> Bot:
    """The bot of that name; raises `NoSuchBot` for one's own that cannot be made, else as `make_bot` does."""
    if name.startswith(RUN):
        try:
            return CommandBot(name.removeprefix(RUN), seed)
        except (OSError, ValueError) as error:
            raise NoSuchBot(str(error)) from error
    if name.startswith(TEXT):
        return _by_text(name, seed)
    if not is_own(name):
        return make_bot(name, seed, game)
    bot: Bot = _class(name)(seed, None)
    return bot


def _by_text(name: str, seed: str | int) -> Bot:
    try:
        named = limits.read(name)
        if named is None:
            raise NoSuchBot("write text:COMMAND, or with limits text[seconds=30,tokens=200000,tries=2]:COMMAND")
        return TextPlayer(*named, seed)
    except (OSError, ValueError) as error:
        raise NoSuchBot(str(error)) from error


def _class(name: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:  # `won` is a script elsewhere, and so are the processes of workers
        sys.path.insert(0, here)
    try:
        resolved = resolve_name(name)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchBot(str(error)) from error
    if not callable(resolved):
        raise NoSuchBot(f"{name} cannot be called")
    return resolved
