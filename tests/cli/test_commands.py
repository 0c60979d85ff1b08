"""`won rules`, `won bench`, help, exit codes, and every sort of bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Won
from won import __version__
from won.cli import bench
from won.cli.argparse_language import ARGPARSE_MESSAGES, argparse_in
from won.cli.parser import COMMANDS, build_parser
from won.core.files import replace
from won.text.language import Language


def test_help_and_version_are_told(won: Won) -> None:
    said = won("--help")
    assert said.code == 0
    assert all(command in said.out for command in COMMANDS)
    assert won("--version").out == f"won {__version__}\n"
    for command in COMMANDS:
        assert won(command, "--help").code == 0


def test_help_is_instant() -> None:
    """Neither rules nor bots are loaded to say what there is."""
    code = "import sys; from won.cli.main import main; main(['--help']); "
    code += "sys.exit(any(f'won.{game}.game' in sys.modules for game in ('industry', 'shares')))"
    started = os.times()
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0
    ended = os.times()  # of the processor: a busy machine takes longer
    assert ended.children_user + ended.children_system - started.children_user - started.children_system < 2


def test_only_reports_load_the_plotting_library() -> None:
    code = "import sys, won.cli.play, won.cli.serve, won.cli.match; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_argparse_in_the_language_asked_for() -> None:
    before = os.environ.get("LANGUAGE")
    for code in ("it", "fr"):
        lang = Language(code)
        with argparse_in(lang):
            text = build_parser(lang).format_help()
        if lang.gettext("options") != "options":
            assert lang.gettext("show this help message and exit") in " ".join(text.split())
    assert os.environ.get("LANGUAGE") == before
    assert len(ARGPARSE_MESSAGES) == len(set(ARGPARSE_MESSAGES))


def test_the_rules_are_listed_by_chapter(won: Won) -> None:
    said = won("rules")
    assert said.code == 0
    assert "DEV-1 - DEV-5" in said.out


def test_a_paragraph_is_shown_between_its_neighbours(won: Won) -> None:
    said = won("rules", "dev-2.1")
    assert said.code == 0
    assert "> DEV-2.1" in said.out
    assert "DEV-2 " in said.out
    assert "DEV-2.2" in said.out


@pytest.mark.parametrize("chapter", ["7", "DEV", "12"])
def test_a_chapter_is_shown_whole(won: Won, chapter: str) -> None:
    assert won("rules", chapter).code == 0


def test_an_unknown_rule_gets_suggestions(won: Won) -> None:
    said = won("rules", "DEV-2.9")
    assert said.code == 2
    assert "DEV-2" in said.err


def test_bench_measures(won: Won, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TURNS", 2)
    said = won("bench", "--seconds", "0.02", "--json")
    assert said.code == 0
    assert isinstance(json.loads(said.out), dict)


def test_bench_times_the_decisions_of_the_bots(won: Won) -> None:
    said = won("bench", "--decisions", "1", "--json")
    assert said.code == 0
    result = json.loads(said.out)
    assert [(each["game"], each["level"]) for each in result] == [
        (game, level) for game in ("industry", "shares") for level in ("clerk", "merchant")
    ]
    assert all(0 < each["mean"] <= each["p99"] <= each["longest"] for each in result)
    assert "99th percentile" in won("bench", "--decisions", "1", "--language", "en").out


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("fly",),
        ("--language", "xx", "play"),
        ("play", "--edition", "fourth"),
        ("play", "--game", "chess"),
        ("play", "--players", "1"),
        ("play", "--players", "0"),
        ("play", "--players", "-3"),
        ("play", "--players", "99999999999999999999"),
        ("play", "--players", "7", "--edition", "first"),
        ("play", "--players", "2", "--edition", "second"),
        ("play", "--players", "A,B,C,D,E,F,G"),
        ("play", "--bots", "nobody"),
        ("play", "--seat", "9"),
        ("play", "--seat", "5", "--players", "4"),
        ("play", "--rounds", "0"),
        ("play", "--rounds", "1.5"),
        ("play", "--resume", "/no/such/file"),
        ("play", "--resume", "-"),
        ("play", "--save", "/no/such/folder/file.json"),
        ("simulate", "--edition", "fourth"),
        ("simulate", "--players", "random"),
        ("simulate", "--players", "random,nobody,random"),
        ("simulate", "--players", ""),
        ("simulate", "--games", "-1"),
        ("simulate", "--games", "many"),
        ("simulate", "--workers", "0"),
        ("simulate", "--rounds", "0"),
        ("simulate", "--save", "/proc/nowhere"),
        ("simulate", "--game", "chess"),
        ("replay",),
        ("replay", "/no/such/file"),
        ("replay", "/"),
        ("replay", "\x00"),
        ("replay", "-", "--step", "-1"),
        ("replay", "-", "--step", "99999999999999999999"),
        ("show", "-"),
        ("show", "/no/such/file", "--svg", "-"),
        ("perft", "--depth", "0"),
        ("perft", "--players", "2"),
        ("perft", "--edition", "fourth"),
        ("perft", "--game", "chess"),
        ("rules", "NOTHING-1"),
        ("rules", ""),
        ("bench", "--seconds", "0"),
        ("bench", "--seconds", "nan"),
        ("bench", "--decisions", "0"),
    ],
    ids=lambda words: " ".join(words)[:60].replace("\x00", "0") or "nothing",
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_bad_input_gets_a_sentence_and_exit_code_2(won: Won, words: tuple[str, ...], language: str) -> None:
    wishes = words if "--language" in words or not words else (*words, "--language", language)
    said = won(*wishes)
    assert said.code == 2
    assert said.err.strip()
    assert "Traceback" not in said.err


FIRST = b'{"format":"won/1","game":"industry","edition":"first","seats":[{},{},{}],"chance":{"first":0},"log":[]}'
BAD = {
    "empty": b"",
    "torn": b"{",
    "list": b"[]",
    "null": b"null",
    "binary": b"\x00\xff\xfe",
    "picture": b"\x89PNG\r\n\x1a\n",
    "deep": b"[" * 100_000,
    "no fields": b'{"format":"won/1"}',
    "future format": FIRST.replace(b"won/1", b"won/2"),
    "future revision": FIRST.replace(b'"game"', b'"revision":2,"game"'),
    "other game": FIRST.replace(b"industry", b"chess"),
    "other edition": FIRST.replace(b"first", b"fourth", 1),
    "too few": FIRST.replace(b"[{},{},{}]", b"[{}]"),
    "no such seat": FIRST.replace(b":0}", b":3}"),
    "entry without words": FIRST.replace(b'"log":[]', b'"log":[{"seat":0}]'),
    "out of turn": FIRST.replace(b'"log":[]', b'"log":[{"seat":1,"do":"draft","package":"I1"}]'),
}
READERS = [("replay", "-"), ("show", "-", "--svg", "-"), ("perft", "-"), ("replay", "-", "--states")]


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("command", READERS, ids=" ".join)
def test_a_bad_record_is_told_with_its_place(won: Won, name: str, command: tuple[str, ...]) -> None:
    assert won(*command, stdin=FIRST).code == 0
    said = won(*command, stdin=BAD[name])
    assert said.code == 2
    assert said.out == ""
    assert said.err.strip()


def test_a_huge_file_is_not_read_to_its_end(won: Won) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no endless file here")
    said = won("replay", "/dev/zero")
    assert said.code == 2
    assert "larger than" in said.err


def test_a_reader_that_leaves_early_is_no_fault(record_file: Path) -> None:
    command = f"{sys.executable} -m won.cli.main replay {record_file} --states | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "0"
    assert done.stderr == ""


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.json"
    replace(path, b"old")

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["kept.json"]
