"""`won match`: a balanced match, its summary, and everything that can be wrong with it."""

from __future__ import annotations

import json
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.arena.bots import Raising
from tests.cli.conftest import Won
from won.arena import play
from won.arena.job import Played
from won.arena.results import Results
from won.cli import matches
from won.cli.progress import Progress
from won.players.games import PLAYERS
from won.text.language import Language

SHORT = ("match", "clerk", "random", "random", "--rounds", "2", "--workers", "1", "--seed", "s")


def figures(text: str) -> dict[str, Any]:
    """A summary without the time it took."""
    result: dict[str, Any] = json.loads(text)
    for each in result["standings"]:
        each.pop("seconds")
        each.pop("longest")
    return result


def test_a_match_is_summed_up_by_bot(won: Won) -> None:
    said = won(*SHORT, "--games", "6", "--json")
    assert said.code == 0
    result = figures(said.out)
    assert (result["games"], result["edition"], result["draft"]) == (6, "second", "lots")
    assert result["lineups"] == [["clerk", "random", "random"]]
    assert [each["won"]["tries"] for each in result["standings"]] == [6, 12]
    assert sum(each["won"]["wins"] for each in result["standings"]) == pytest.approx(6)
    table = won(*SHORT, "--games", "6").out
    assert "share and 95% interval" in table
    assert "rating" in table
    assert "6 games, 2 rounds" in table


def test_the_same_seed_gives_the_same_results_with_any_number_of_workers(won: Won) -> None:
    first, two = won(*SHORT, "--games", "6", "--json"), won(*SHORT, "--games", "6", "--json", "--workers", "2")
    assert figures(first.out) == figures(two.out)


def test_games_are_made_up_to_whole_rounds_of_the_seats(won: Won) -> None:
    said = won(*SHORT, "--games", "4", "--json")
    assert json.loads(said.out)["games"] == 6
    assert "Playing 6 games" in said.err


def test_what_a_file_has_is_not_played_again(won: Won, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "r.sqlite"))
    won(*SHORT, "--games", "3", *out)
    said = won(*SHORT, "--games", "6", *out, "--json")
    assert "6/6 games, 3 already there" in said.err
    assert figures(said.out) == figures(won(*SHORT, "--games", "6", "--json").out)
    other = won(*SHORT, "--games", "3", *out, "--edition", "first", "--json")
    assert "3/3 games, 0 already there" in other.err
    assert json.loads(other.out)["games"] == 3


def test_shares_is_played_too(won: Won) -> None:
    said = won(
        "match", "clerk", "random", "random", "--game", "shares", "--turns", "20", "--games", "3", "--workers", "1"
    )
    assert said.code == 0
    assert "3 games, 20 turns" in said.out


def test_an_interruption_keeps_what_is_finished(won: Won, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = iter(range(2))

    def interrupted(task: play.Task) -> tuple[play.Task, Played]:
        if next(done, None) is None:
            raise KeyboardInterrupt
        return real(task)

    real = play.play_task
    monkeypatch.setattr(play, "play_task", interrupted)
    path = tmp_path / "r.sqlite"
    said = won(*SHORT, "--games", "9", "--out", str(path), "--json")
    assert said.code == 130
    assert "Stopped after 2 of 9 games" in said.err
    assert json.loads(said.out)["games"] == 2
    with Results(str(path)) as results:
        assert results.done(1) == {0, 1}


def test_a_bot_that_fails_is_named_and_the_game_marked(won: Won, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS["industry"].levels, "raising", Raising)
    said = won("match", "raising", "clerk", "clerk", "--rounds", "2", "--games", "3", "--workers", "1")
    assert said.code == 0
    assert "3 games are marked:" in said.out
    assert "raising raised an error; a clerk took over (ZeroDivisionError: of its own making)" in said.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("match", "clerk", "wizard", "clerk"), "There is no bot called wizard"),
        (("match", "clerk", "clerk:0", "clerk"), "clerk:0 is not a bot"),
        (("match", "clerk", "clerk:fast", "clerk"), "clerk:fast is not a bot"),
        (("match", "clerk", "clerk:nan", "clerk"), "clerk:nan is not a bot"),
        (("match", "clerk"), "is for 3 to 6 players, not 1"),
        (("match", *["clerk"] * 7), "is for 3 to 6 players, not 7"),
        (("match", *["clerk"] * 3, "--game", "chess"), "There is no game called chess"),
        (("match", *["clerk"] * 3, "--edition", "fourth"), "There is no edition called fourth"),
        (("match", *["clerk"] * 3, "--option", "speed=9"), "There is no option called speed"),
        (("match", *["clerk"] * 3, "--option", "final=never"), "cannot be never"),
        (("match", *["clerk"] * 3, "--turns", "9"), "has no option turns"),
        (("match", *["clerk"] * 3, "--games", "0"), "a whole number"),
        (("match", *["clerk"] * 3, "--workers", "0"), "a whole number"),
        (("match", *["clerk"] * 3, "--draft", "auction"), "auction"),
        (("match", *["clerk"] * 3, "--out", "/nonexistent/r.sqlite"), "cannot be used"),
        (("match", *["clerk"] * 3, "--out", "/"), "cannot be used"),
        (("match", *["clerk"] * 3, "--cluster", "nonsense://"), "There is no Dask cluster"),
    ],
)
def test_bad_wishes_are_told_before_the_first_game(won: Won, words: tuple[str, ...], said: str) -> None:
    result = won(*words)
    assert result.code == 2
    assert said in result.err
    assert "Traceback" not in result.err


def test_a_file_of_another_version_is_refused(won: Won, tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    won(*SHORT, "--games", "3", "--out", str(path))
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 9")
    db.close()
    for words in ((*SHORT, "--out", str(path)), ("report", str(path)), ("export", str(path), "--csv", str(tmp_path))):
        result = won(*words)
        assert result.code == 2
        assert "results of version 9; this program reads version 1" in result.err


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """A real limit on what may be written, in a process of its own."""
    path = tmp_path / "r.sqlite"
    with Results(str(path)):
        room = path.stat().st_size + Path(f"{path}-wal").stat().st_size + 100_000  # for some games, not for all
    words = [sys.executable, "-m", "won.cli.main", *SHORT, "--games", "21", "--out", str(path)]

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    full = subprocess.run(words, capture_output=True, text=True, preexec_fn=little_room, check=False)
    assert full.returncode == 1
    assert "the disk is full" in full.stderr
    assert "Traceback" not in full.stderr
    with Results(str(path)) as results:
        before = len(results.done(1))
    assert 0 < before < 21
    again = subprocess.run(words, capture_output=True, text=True, check=True)
    assert f"21/21 games, {before} already there" in again.stderr


def test_a_missing_package_is_named(won: Won, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = won(*SHORT, "--cluster", "tcp://127.0.0.1:9")
    assert result.code == 2
    assert "pip install 'wealth-of-nations[cluster]'" in result.err


def test_workers_that_die_again_and_again_are_told(won: Won, monkeypatch: pytest.MonkeyPatch) -> None:
    from won.arena.runner import WorkersLost

    def dying(*args: object) -> None:
        raise WorkersLost

    monkeypatch.setattr(matches, "play_matches", dying)
    result = won(*SHORT)
    assert result.code == 1
    assert "The worker processes keep failing" in result.err


def test_a_terminal_sees_a_bar() -> None:
    import io

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    with Progress(Language(), 2, stream) as progress:
        progress.step(earlier=False)
    assert "1/2 games" in stream.getvalue()
    assert "━━━━━━━━━" in stream.getvalue()
