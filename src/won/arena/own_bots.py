"""Bots of the operator's own, seated by name at the tables of a server.

Only whoever starts the server says what runs: `NAME=package.module:Class` or `NAME=run:COMMAND`. Players see the name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from won.arena.entrants import TEXT, NoSuchBot, close, is_own, make_entrant
from won.games import GAMES
from won.players import arena_bots
from won.players.bot import Bot
from won.players.games import PLAYERS

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,19}")
_added: list[str] = []


class OwnBot(NamedTuple):
    name: str
    entrant: str  # see `entrants`


def read(text: str) -> OwnBot:
    """NAME=WHAT, where the name is free; raises `NoSuchBot`."""
    name, _, entrant = text.partition("=")
    if not _NAME.fullmatch(name):
        raise NoSuchBot(f"{name!r} is not a name: 2 to 20 of a-z, 0-9 and _, beginning with a letter")
    if any(name in arena_bots(game) for game in GAMES):
        raise NoSuchBot(f"there is a bot called {name} already")
    if not is_own(entrant) or entrant.startswith(TEXT):
        raise NoSuchBot(f"{entrant!r} is neither package.module:Class nor run:COMMAND")
    return OwnBot(name, entrant)


def add(texts: Sequence[str]) -> None:
    """Let tables of every game seat these bots; each is made once, so that a wrong path is told at once."""
    for text in texts:
        own = read(text)
        close(make_entrant(own.entrant, 0, next(iter(GAMES))))
        for game in GAMES:
            PLAYERS[game].own[own.name] = partial(_make, own.entrant, game)
        _added.append(text)


def added() -> tuple[str, ...]:
    """What was added in this process, for its workers."""
    return tuple(_added)


def _make(entrant: str, game: str, seed: str | int, budget: float | None = None) -> Bot:
    return make_entrant(entrant, seed, game)
