"""`won replay`, `won show` and `won perft`: records replayed, printed, drawn and counted."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Won
from tests.cli.games import played
from won.cli import perft
from won.core.record import dump, load
from won.games import GAMES
from won.industry import game as industry

GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("industry-*.json"))[::5]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_states_are_those_of_the_golden_games(won: Won, path: Path) -> None:
    said = won("replay", str(path), "--states")
    assert said.code == 0
    for line, kept in zip(said.out.splitlines(), path.with_suffix(".states").read_text().splitlines(), strict=True):
        assert line == kept or kept.endswith(f" {hashlib.sha256(line.encode()).hexdigest()[:16]}")


def test_states_print_the_start_and_every_entry(won: Won, record_file: Path) -> None:
    record = load(record_file.read_bytes())
    lines = won("replay", str(record_file), "--states").out.splitlines()
    assert len(lines) == len(record.log) + 1
    assert [json.loads(line)["step"] for line in lines] == list(range(len(lines)))
    assert json.loads(lines[9]) == industry.replay(record, 9).state_line()


def test_states_of_one_step_are_that_line_alone(won: Won, record_file: Path) -> None:
    lines = won("replay", str(record_file), "--states").out.splitlines()
    assert won("replay", str(record_file), "--states", "--step", "0").out.splitlines() == lines[:1]
    assert won("replay", str(record_file), "--states", "--step", "9").out.splitlines() == lines[9:10]
    assert won("replay", str(record_file), "--states", "--step", str(len(lines))).code == 2


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_game_is_told_in_sentences(won: Won, record_file: Path, language: str) -> None:
    said = won("replay", str(record_file), "--language", language)
    assert said.code == 0
    assert said.err == ""
    assert "Bolshevia" in said.out


def test_a_step_stops_the_tale(won: Won, record_file: Path) -> None:
    whole, part = won("replay", str(record_file)).out, won("replay", str(record_file), "--step", "3").out
    assert "The winner is" in whole
    assert "The winner is" not in part
    assert whole.startswith(part.splitlines()[0])


def test_json_gives_a_program_actions_events_and_the_result(won: Won, record_file: Path) -> None:
    lines = [json.loads(line) for line in won("replay", str(record_file), "--json").out.splitlines()]
    assert lines[0]["action"]["do"] == "draft"
    assert lines[0]["events"][0]["event"] == "drafted"
    assert lines[-1]["result"]["winners"] == lines[-1]["state"]["winners"]


def test_a_record_may_come_from_the_standard_input(won: Won, record_file: Path) -> None:
    said = won("replay", "-", "--states", "--step", "0", stdin=record_file.read_bytes())
    assert said.code == 0
    assert json.loads(said.out)["phase"] == "draft"


def test_only_the_entries_up_to_the_step_need_to_be_legal(won: Won, record_file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    record = load(record_file.read_bytes())
    record.log[5] = {"seat": 0, "do": "pass"}
    broken.write_bytes(dump(record))
    assert won("replay", str(broken), "--states", "--step", "5").code == 0
    said = won("replay", str(broken), "--states")
    assert said.code == 2
    assert said.out == ""
    assert "Entry 6 of the log" in said.err
    assert "[TURN-" in said.err or "[SETUP-" in said.err


def test_show_draws_a_picture(won: Won, record_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    assert won("show", str(record_file), "--step", "20", "--svg", str(out)).code == 0
    assert out.read_text("utf-8").startswith("<svg")
    pictures = {won("show", str(record_file), "--svg", "-", *look).out for look in ((), ("--light",), ("--dark",))}
    assert len(pictures) == 3
    assert all("</svg>" in picture for picture in pictures)
    assert won("show", str(record_file), "--svg", str(tmp_path)).code == 2
    assert won("show", str(record_file), "--light", "--dark", "--svg", "-").code == 2


def test_perft_counts_the_sequences_of_listed_actions(won: Won) -> None:
    """Second edition, three seats: six packages; I1 and I2 bring farms, six turns on each of sixty hexes."""
    said = won("perft", "--depth", "2", "--json")
    figures = json.loads(said.out)
    assert figures["counts"][0] == 6
    game = industry.new("second", played("7").seats[:3], {"first": 0})
    assert figures["counts"][1] == perft.perft(game, 2) == 6 * 360


def test_perft_divides_and_starts_from_a_record(won: Won, record_file: Path) -> None:
    said = json.loads(won("perft", str(record_file), "--step", "0", "--depth", "1", "--divide", "--json").out)
    assert said["divide"] == {f"draft I{n}": 1 for n in range(1, 7)}
    assert sum(said["divide"].values()) == said["counts"][-1]
    assert "draft I3" in won("perft", "--depth", "1", "--divide").out
    assert json.loads(won("perft", str(record_file), "--depth", "3", "--json").out)["counts"] == [0, 0, 0]
    assert won("perft", "--edition", "v3", "--players", "6").code == 2


def test_every_game_has_its_rules() -> None:
    from won.games import package

    for name in GAMES:
        assert package(name).rules.FACTS.game == name
        assert package(name).notation.FORMS
