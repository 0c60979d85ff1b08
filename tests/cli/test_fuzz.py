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

from tests.cli import shares_games
from tests.cli.games import lines_of, played
from won.cli.main import main
from won.core.record import dump

RECORDS = {"industry": dump(played("7").record()), "shares": shares_games.played("7").record}
GAMES = st.sampled_from(sorted(RECORDS))
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
    | st.sampled_from(
        ["first", "v3", "D4", "E5", "food", "buy", "pass", "roll", "oil__ussr", "\x1b[2J", "\ud7ff", "won/2"]
    )
)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))


def call(words: tuple[str, ...], data: bytes) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    stdin = patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), stdin:
        return main(words), err.getvalue()


def holds(words: tuple[str, ...], data: bytes) -> None:
    code, err = call(words, data)
    assert code in (0, 2)
    assert bool(err.strip()) == (code == 2)


@given(game=GAMES, words=COMMANDS, share=st.floats(0, 1), insert=st.binary(max_size=6), drop=st.integers(0, 40))
def test_altered_bytes(game: str, words: tuple[str, ...], share: float, insert: bytes, drop: int) -> None:
    place = int(share * len(RECORDS[game]))
    holds(words, RECORDS[game][:place] + insert + RECORDS[game][place + drop :])


@given(game=GAMES, words=COMMANDS, share=st.floats(0, 1))
def test_a_record_that_breaks_off(game: str, words: tuple[str, ...], share: float) -> None:
    holds(words, RECORDS[game][: int(share * len(RECORDS[game]))])


@given(game=GAMES, words=COMMANDS, data=st.data())
def test_altered_fields(game: str, words: tuple[str, ...], data: st.DataObject) -> None:
    """Somewhere in the record a value is replaced, left out or repeated."""
    record = json.loads(RECORDS[game])
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
SHARES_KINDS = ["roll", "end", "buy", "deal", "pool", "bid", "lots", "joker", "drop", "concede", "accept", "claim"]
SHARES_PARTS = ["cash", "1m", "0.5m", "oil__ussr", "map", "shares", "later", "r", "e"]
ASIDES = ["undo", "pp", "p", "advice", "why", "rules", "log", "board", "market", "costs", "save", "?", "give", "get"]
LANGUAGES = st.sampled_from(["en", "it", "fr"])


def typed(*words: str) -> st.SearchStrategy[list[str]]:
    """Lines of these words, numbers and what nobody expects."""
    any_word = st.integers(0, 14).map(str) | st.sampled_from(words) | st.text(max_size=3)
    return st.lists(st.lists(any_word, max_size=5).map(" ".join), max_size=15)


def sits_through(words: list[str], plain: bool, language: str, lines: list[str]) -> None:
    """Whatever is typed: the game goes on or is left, and is kept."""
    wishes = ["play", "--seed", "7", *words, "--language", language, *(["--plain"] if plain else [])]
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        code, err = call((*wishes, "--save", "kept.json"), "\n".join(lines).encode(errors="replace"))
        assert (code, err) == (0, "")
        holds(("replay", "kept.json"), b"")


@given(start=st.integers(0, 60), lines=typed(*KINDS, *PARTS, *ASIDES), plain=st.booleans(), language=LANGUAGES)
def test_whatever_is_typed_at_the_table(start: int, lines: list[str], plain: bool, language: str) -> None:
    """From anywhere in a game, any lines at all."""
    sits_through(["--rounds", "2"], plain, language, [*lines_of(played("7"))[:start], *lines])


@given(start=st.integers(0, 40), lines=typed(*SHARES_KINDS, *SHARES_PARTS, *PARTS, *ASIDES), language=LANGUAGES)
def test_whatever_is_typed_in_shares(start: int, lines: list[str], language: str) -> None:
    typed_before = shares_games.played("7").lines[:start]
    sits_through(["--game", "shares", "--turns", "24"], False, language, [*typed_before, *lines])
