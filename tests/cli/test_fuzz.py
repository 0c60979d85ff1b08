"""Records altered by chance: read or refused, never a traceback."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
from typing import Any
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from tests.cli.games import lines_of, played
from won.cli.main import main
from won.core.record import dump

RECORD = dump(played("7").record())
COMMANDS = st.sampled_from(
    [
        ("replay", "-"),
        ("replay", "-", "--states"),
        ("replay", "-", "--json"),
        ("replay", "-", "--step", "20", "--language", "it"),
        ("perft", "-", "--depth", "1", "--divide"),
        ("show", "-", "--svg", "-", "--step", "10"),
    ]
)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["first", "v3", "D4", "E5", "food", "buy", "pass", "\x1b[2J", "\ud7ff", "won/2"])
)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))


def call(words: tuple[str, ...], data: bytes) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    told = patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), told:
        return main(words), err.getvalue()


def holds(words: tuple[str, ...], data: bytes) -> None:
    code, err = call(words, data)
    assert code in (0, 2)
    assert bool(err.strip()) == (code == 2)


@given(words=COMMANDS, place=st.integers(0, len(RECORD)), insert=st.binary(max_size=6), drop=st.integers(0, 40))
def test_altered_bytes(words: tuple[str, ...], place: int, insert: bytes, drop: int) -> None:
    holds(words, RECORD[:place] + insert + RECORD[place + drop :])


@given(words=COMMANDS, length=st.integers(0, len(RECORD)))
def test_a_record_that_breaks_off(words: tuple[str, ...], length: int) -> None:
    holds(words, RECORD[:length])


@given(words=COMMANDS, data=st.data())
def test_altered_fields(words: tuple[str, ...], data: st.DataObject) -> None:
    """Somewhere in the record a value is replaced, left out or repeated."""
    record = json.loads(RECORD)
    where: Any = record
    for _ in range(6):
        keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(where[key], dict | list) and where[key] and data.draw(st.integers(0, 3)):
            where = where[key]
            continue
        how = data.draw(st.sampled_from(["value", "drop", "twice"]))
        if how == "value":
            where[key] = data.draw(VALUES)
        elif how == "drop":
            del where[key]
        elif isinstance(where, list):
            where.insert(key, where[key])
        break
    holds(words, json.dumps(record).encode())


KINDS = ["buy", "sell", "offer", "borrow", "repay", "move", "flag", "build", "produce", "automate", "draft", "place"]
PARTS = ["b", "done", "for", "to", "some", "end", "food", "ore", "money", "farm", "D4", "g5", "E5", "Z9", ",", "force"]
ASIDES = ["undo", "pp", "p", "advice", "why", "rules", "log", "board", "market", "costs", "save", "?", "give", "get"]
WORDS = st.integers(0, 14).map(str) | st.sampled_from([*KINDS, *PARTS, *ASIDES]) | st.text(max_size=3)
TYPED = st.lists(st.lists(WORDS, max_size=5).map(" ".join), max_size=15)


@given(start=st.integers(0, 60), typed=TYPED, plain=st.booleans(), language=st.sampled_from(["en", "it", "fr"]))
def test_whatever_is_typed_at_the_table(start: int, typed: list[str], plain: bool, language: str) -> None:
    """From anywhere in a game, any lines at all: the game goes on or is left, and is kept."""
    lines = "\n".join([*lines_of(played("7"))[:start], *typed])
    words = ["play", "--seed", "7", "--rounds", "2", "--language", language, *(["--plain"] if plain else [])]
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        code, err = call((*words, "--save", "kept.json"), lines.encode(errors="replace"))
        assert (code, err) == (0, "")
        holds(("replay", "kept.json"), b"")
