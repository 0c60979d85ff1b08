"""Files named on the command line: records, data packs and what is written."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from won.cli.problem import Problem
from won.core.files import replace
from won.core.record import Record, RecordError
from won.games import read_record
from won.text.language import Language
from won.text.phrases import clean, file_error

MOST: Final = 64 * 1024 * 1024  # bytes; a long six-player game takes well under one percent of this
STREAM: Final = "-"


def read_bytes(lang: Language, name: str) -> bytes:
    """The bytes of a file, or of the standard input for `-`."""
    try:
        if name == STREAM:
            data = sys.stdin.buffer.read(MOST + 1)
        else:
            with Path(name).open("rb") as source:
                data = source.read(MOST + 1)
    except (OSError, ValueError) as error:
        raise Problem(file_error(lang.gettext("{name} cannot be read: {reason}"), name, error)) from None
    if len(data) > MOST:
        message = lang.gettext("{name} is larger than {most} MiB and is not the record of a game.")
        raise Problem(message.format(name=clean(name), most=MOST >> 20))
    return data


def load_record(lang: Language, name: str) -> Record:
    """The record in a file; raises `Problem` with the place of an error."""
    try:
        return read_record(read_bytes(lang, name))
    except RecordError as error:
        raise record_problem(lang, name, error) from None


def load_pack(lang: Language, name: str) -> dict[str, Any]:
    """A data pack: corrections to the printed tables of a game, in TOML."""
    import tomllib

    try:
        return tomllib.loads(read_bytes(lang, name).decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        message = lang.gettext("{name} is not written in TOML: {reason}")
        raise Problem(file_error(message, name, error)) from None


def record_problem(lang: Language, name: str, error: RecordError, record: Record | None = None) -> Problem:
    """An error of a record as a `Problem`, with the file, the place in it and the rule."""
    from won.text.games import record_error_sentence

    where = clean(name) if name != STREAM else lang.gettext("standard input")
    game, seats = (record.game, record.seats) if record is not None else ("", [])
    return Problem(f"{where}: {record_error_sentence(lang, error, game, seats)}")


def write_bytes(lang: Language, name: str, data: bytes) -> None:
    """Write a file whole or leave the old one; raises `Problem` for a full disk or a missing folder."""
    try:
        replace(Path(name), data)
    except (OSError, ValueError) as error:
        raise Problem(file_error(lang.gettext("{name} cannot be written: {reason}"), name, error)) from None
