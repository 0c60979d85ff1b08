"""The session of `won play`: a new game, or one resumed from its record."""

from __future__ import annotations

import os
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from uuid import uuid4

from won.arena.adapters import ADAPTERS
from won.cli.files import STREAM, load_record, record_problem, write_bytes
from won.cli.game_setup import bot_names, check_bot, known_game, new_game, options_of
from won.cli.problem import Problem
from won.core.game import Game
from won.core.record import RecordError, Seat, dump
from won.games import replay
from won.players import make_bot
from won.players.bot import Bot
from won.terminal.screen import Screen
from won.terminal.session import Session
from won.text.language import Language


def new_session(screen: Screen, args: Namespace) -> Session:
    """A new game; by default one person and three clerks play the usual edition."""
    lang = screen.lang
    defaults = known_game(lang, args.game).defaults
    names = _names(args.players, defaults.players)
    bots = bot_names(lang, args.game, args.bots.split(",")) if args.bots else []
    people = _people(lang, args, len(names), bots)
    opponents = [seat for seat in range(len(names)) if seat not in people]
    playing = {seat: bots[min(place, len(bots) - 1)] if bots else "clerk" for place, seat in enumerate(opponents)}
    seats = [ADAPTERS[args.game].seat(seat, name, playing.get(seat, "")) for seat, name in enumerate(names)]
    seed = args.seed if args.seed is not None else uuid4().hex
    game = new_game(lang, args.game, args.edition or defaults.edition, seats, seed, options_of(lang, args))
    return Session(screen, game, _bots(seats, seed), _save_path(lang, args.save, args.game, game), seed)


def resumed_session(screen: Screen, args: Namespace) -> Session:
    """The game of a record, continued at its end."""
    lang = screen.lang
    name = args.resume or str(_latest(lang))
    if name == STREAM:  # the standard input holds the answers
        name = f"./{STREAM}"
    record = load_record(lang, name)
    try:
        game = replay(record)
    except RecordError as error:
        raise record_problem(lang, name, error, record) from None
    for sitting in record.seats:
        if sitting.bot:
            check_bot(lang, record.game, sitting.bot)
    if args.save:
        write_bytes(lang, args.save, dump(record))
    seed = args.seed if args.seed is not None else uuid4().hex
    return Session(screen, game, _bots(record.seats, seed), Path(args.save or name), seed)


def _bots(seats: Sequence[Seat], seed: str) -> list[Bot | None]:
    return [make_bot(sitting.bot, f"{seed}/{seat}") if sitting.bot else None for seat, sitting in enumerate(seats)]


def _names(players: str | None, usual: int) -> list[str]:
    """Names by seat, empty for those that the game names."""
    if players is None:
        return [""] * usual
    if players.lstrip("-").isdecimal():
        return [""] * max(0, min(int(players[:9]), 99))
    return [name.strip() for name in players.split(",")]


def _people(lang: Language, args: Namespace, players: int, bots: list[str]) -> list[int]:
    """The seats of people: one, or with `--hot-seat` all that the bots leave free."""
    if args.hot_seat:
        return list(range(max(1, players - len(bots))))
    seat = args.seat or 0
    if players and seat >= players:
        message = lang.gettext("There is no seat {seat}: seats are counted from 0 to {last}.")
        raise Problem(message.format(seat=seat, last=players - 1))
    return [seat]


def saves() -> Path:
    """The folder for games without `--save`."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "won" / "saves"


def _save_path(lang: Language, wanted: str | None, name: str, game: Game) -> Path | None:
    """The file of `--save`, written at once; else a new one in the folder, or none if that cannot be made."""
    if wanted:
        path = Path(wanted)
        write_bytes(lang, str(path), dump(game.record()))
        return path
    try:
        saves().mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return saves() / time.strftime(f"{name}-%Y%m%d-%H%M%S-{os.getpid()}.json")


def _latest(lang: Language) -> Path:
    try:
        files = sorted(saves().glob("*.json"), key=lambda path: path.stat().st_mtime)
    except (OSError, RuntimeError):
        files = []
    if not files:
        raise Problem(lang.gettext("There is no saved game to continue. Start one: won play"))
    return files[-1]
