"""Commands on the second game: simulated, replayed, drawn and counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Won
from tests.cli.shares_games import played
from won.core.record import dump, load
from won.shares import game as shares


@pytest.fixture(scope="module")
def shares_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "shares.json"
    path.write_bytes(played("7").record)
    return path


def test_one_record_a_game_the_same_for_any_number_of_workers(won: Won, tmp_path: Path) -> None:
    run = ("simulate", "--game", "shares", "--players", "random,clerk,random", "--turns", "30", "--seed", "s")
    first = won(*run, "--games", "3", "--save", str(tmp_path / "one"), "--json")
    second = won(*run, "--games", "3", "--save", str(tmp_path / "two"), "--json", "--workers", "2")
    assert (first.code, second.code) == (0, 0)
    assert first.out == second.out
    for path in sorted((tmp_path / "one").iterdir()):
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
        record = load(path.read_bytes())
        assert record.options == {"turns": 30}
        assert shares.replay(record).over
    again = won(*run, "--games", "3", "--save", str(tmp_path / "one"), "--json")
    assert (again.out, "3 already there" in again.err) == (first.out, True)
    figures = json.loads(first.out)
    assert (figures["game"], figures["edition"], figures["last_turn"]) == ("shares", "classic", 30)
    assert sum(figures["triggers"].values()) == 3
    assert "turns and" in won(*run).out


def test_programs_stop_after_400_turns_unless_told_otherwise(won: Won) -> None:
    assert json.loads(won("simulate", "--game", "shares", "--json").out)["last_turn"] == 400


def test_options_and_a_data_pack_travel_with_the_record(won: Won, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[shares.oil__ussr]\nprice = 3500000\n")
    wishes = ("--option", "bidding=sealed", "--option", "claims=hand", "--pack", str(pack), "--turns", "40")
    said = won("simulate", "--game", "shares", *wishes, "--save", str(tmp_path / "games"))
    assert said.code == 0
    record = load((tmp_path / "games" / "game-000001.json").read_bytes())
    assert record.options["bidding"] == "sealed"
    assert record.options["pack"] == {"shares": {"oil__ussr": {"price": 3_500_000}}}
    assert shares.replay(record).over
    pack.write_text("[shares.oil__ussr]\nprice = 3\n")
    said = won("simulate", "--game", "shares", "--pack", str(pack))
    assert (said.code, "shares.oil__ussr.price" in said.err) == (2, True)


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--game", "shares", "--edition", "second"),
        ("play", "--game", "shares", "--players", "7"),
        ("play", "--game", "shares", "--players", "1"),
        ("play", "--game", "shares", "--rounds", "3"),
        ("play", "--game", "industry", "--turns", "3"),
        ("play", "--game", "industry", "--pack", "/dev/null"),
        ("play", "--game", "shares", "--turns", "0"),
        ("play", "--game", "shares", "--option", "cash"),
        ("play", "--game", "shares", "--option", "cash=maybe"),
        ("play", "--game", "shares", "--option", "=1"),
        ("play", "--game", "shares", "--option", "pack=5"),
        ("play", "--game", "shares", "--pack", "/no/such/file"),
        ("play", "--game", "shares", "--pack", "/bin/sh"),
        ("simulate", "--game", "shares", "--players", "random"),
        ("simulate", "--game", "shares", "--rounds", "3"),
        ("perft", "--game", "shares", "--players", "1"),
        ("perft", "--game", "shares", "--edition", "v3"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_bad_wishes_get_a_sentence_and_exit_code_2(won: Won, words: tuple[str, ...], language: str) -> None:
    said = won(*words, "--language", language)
    assert said.code == 2
    assert said.err.strip()
    assert "Traceback" not in said.err


def test_states_print_the_start_and_every_entry(won: Won, shares_file: Path) -> None:
    record = load(shares_file.read_bytes())
    lines = won("replay", str(shares_file), "--states").out.splitlines()
    assert [json.loads(line)["step"] for line in lines] == list(range(len(record.log) + 1))
    assert json.loads(lines[9]) == shares.replay(record, 9).state_line()
    assert won("replay", str(shares_file), "--states", "--step", "9").out.splitlines() == lines[9:10]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_game_is_told_in_sentences(won: Won, shares_file: Path, language: str) -> None:
    said = won("replay", str(shares_file), "--language", language)
    assert (said.code, said.err) == (0, "")
    assert len(said.out.splitlines()) > len(load(shares_file.read_bytes()).log)
    lines = [json.loads(line) for line in won("replay", str(shares_file), "--json").out.splitlines()]
    assert lines[0]["action"]["do"] == "roll"
    assert lines[-1]["result"]["winners"] == lines[-1]["state"]["winners"]


def test_an_entry_against_the_rules_is_told_with_its_place(won: Won, shares_file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    record = load(shares_file.read_bytes())
    record.log[5] = {"seat": 0, "do": "bid", "amount": 5}
    broken.write_bytes(dump(record))
    said = won("replay", str(broken), "--states")
    assert (said.code, said.out) == (2, "")
    assert "Entry 6 of the log" in said.err
    assert "[TURN-12]" in said.err


def test_show_draws_a_picture(won: Won, shares_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    assert won("show", str(shares_file), "--step", "12", "--svg", str(out)).code == 0
    assert out.read_text("utf-8").startswith("<svg")


def test_perft_counts_a_roll_as_its_outcomes(won: Won, shares_file: Path) -> None:
    figures = json.loads(won("perft", "--game", "shares", "--depth", "2", "--divide", "--json").out)
    assert figures["counts"][0] == 36
    assert len(figures["divide"]) == 36
    assert figures["divide"]["roll 1 2"] == 36  # a choice before the first tour: the next one rolls
    assert figures["divide"]["roll 2 2"] == 1  # a country: to buy is composed, to end is listed
    assert sum(figures["divide"].values()) == figures["counts"][1]
    from_record = json.loads(won("perft", str(shares_file), "--step", "0", "--depth", "1", "--json").out)
    assert from_record["counts"] == [36]


def test_the_rules_of_both_games_are_found_by_their_ids(won: Won) -> None:
    said = won("rules").out
    assert "DEV-1 - DEV-5" in said
    assert "DEAL-1 - DEAL-5" in said
    assert "> LOT-2" in won("rules", "lot-2").out
    both = won("rules", "TURN").out
    assert "industry:" in both
    assert "shares:" in both
    assert "SYND-6" in won("rules", "SYND-66").err
