"""`won play`: from the first pick to the last point, in every language, with second thoughts and interruptions."""

from __future__ import annotations

import builtins
from pathlib import Path

import pytest
from msgspec import structs

from tests.cli.conftest import Won
from tests.cli.games import lines_of, played
from won.core.record import Seat, dump, load
from won.industry import game as industry
from won.terminal import session

START = ("play", "--text", "--seed", "7", "--rounds", "2")


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_game_typed_in_the_records_words_comes_to_its_end(won: Won, tmp_path: Path, language: str) -> None:
    game, kept = played("7"), tmp_path / "kept.json"
    said = won(*START, "--language", language, "--save", str(kept), stdin="\n".join(lines_of(game)))
    assert said.code == 0
    assert said.err == ""
    assert kept.read_bytes() == dump(game.record())
    assert game.result is not None
    assert all(str(points.total) in said.out for points in game.result.scores)
    assert str(kept) in said.out


@pytest.mark.parametrize(("edition", "players"), [("first", 3), ("v3", 2)])
def test_other_editions_are_played_too(won: Won, tmp_path: Path, edition: str, players: int) -> None:
    game, kept = played("3", edition, 1, players), tmp_path / "kept.json"
    wishes = ("--edition", edition, "--players", str(players), "--seed", "3", "--rounds", "1", "--save", str(kept))
    assert won("play", *wishes, stdin="\n".join(lines_of(game))).code == 0
    assert kept.read_bytes() == dump(game.record())


def test_a_newcomer_is_asked_nothing_and_told_enough(won: Won) -> None:
    said = won("play")
    assert said.code == 0
    for words in (
        "Against you:",
        "Most points win",
        "Which package do you take?",
        "buy sell left",
        "won play --resume",
    ):
        assert words in said.out
    assert max(len(line) for line in said.out.splitlines() if "resume" not in line) <= 80


def test_numbers_lead_through_the_choices_to_an_action(won: Won, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    draft, *_ = lines_of(played("7"))
    said = won(*START, "--save", str(kept), stdin="1\nb\n1\nx9\n\n0\nquit\n")
    log = load(kept.read_bytes()).log
    assert [entry["do"] for entry in log if entry["seat"] == 0][:1] == [draft.split()[0]]
    assert "x9 is not among the choices." in said.out or "not an action" in said.out


def test_several_numbers_at_once_and_words_of_the_menu_will_do(won: Won, tmp_path: Path) -> None:
    """A purchase cube by cube: the kind, two cubes, and done."""
    kept = tmp_path / "kept.json"
    drafting = [line for line in lines_of(played("7")) if line.split()[0] in ("draft", "place")]
    won(*START, "--save", str(kept), stdin="\n".join([*drafting, "1 food 1 done", "quit"]))
    assert load(kept.read_bytes()).log[-4:][0]["do"] in ("buy", "place", "draft", "sell")
    assert {"seat": 0, "do": "buy", "cubes": {"food": 2}} in load(kept.read_bytes()).log


def test_undo_goes_back_before_ones_own_last_action_and_over_the_bots(won: Won, tmp_path: Path) -> None:
    kept, lines = tmp_path / "kept.json", lines_of(played("7"))
    won(*START, "--save", str(kept), stdin="\n".join([*lines[:3], "quit"]))
    before = load(kept.read_bytes())
    said = won(*START, "--save", str(kept), stdin="\n".join([*lines[:4], "undo", "quit"]))
    assert "Taken back." in said.out
    assert load(kept.read_bytes()).log == before.log
    assert "nothing of yours" in won(*START, stdin="undo").out


def test_a_game_is_resumed_where_it_was_left(won: Won, tmp_path: Path) -> None:
    game, kept = played("7"), tmp_path / "kept.json"
    lines = lines_of(game)
    won(*START, "--save", str(kept), stdin="\n".join([*lines[:5], "quit"]))
    said = won("play", "--resume", str(kept), "--seed", "7", stdin="\n".join(lines[5:]))
    assert said.code == 0
    assert kept.read_bytes() == dump(game.record())


def test_without_a_file_the_latest_game_is_resumed(won: Won) -> None:
    assert won("play", "--resume").code == 2
    lines = lines_of(played("7"))
    won(*START, stdin="\n".join(lines[:2]))
    said = won("play", "--resume", "--seed", "7", stdin="\n".join(lines[2:]))
    assert said.code == 0
    assert "The winner is" in said.out


@pytest.mark.parametrize("bot", ["nobody", "clerk,random"])
def test_a_game_with_a_bot_nobody_knows_is_not_resumed(won: Won, record_file: Path, tmp_path: Path, bot: str) -> None:
    kept = tmp_path / "kept.json"
    record = load(record_file.read_bytes())
    record.seats[1] = Seat("Bo", "", bot)
    kept.write_bytes(dump(record))
    said = won("play", "--resume", str(kept))
    assert said.code == 2
    assert "There is no bot called" in said.err


def test_a_finished_game_shows_its_end_again(won: Won, record_file: Path) -> None:
    before = record_file.read_bytes()
    said = won("play", "--resume", str(record_file))
    assert said.code == 0
    assert "The winner is" in said.out
    assert record_file.read_bytes() == before


def test_save_keeps_the_game_elsewhere_from_then_on(won: Won, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    lines = lines_of(played("7"))
    said = won(*START, stdin="\n".join([f"save {other}", lines[0], "save /nowhere/at/all", "quit"]))
    assert load(other.read_bytes()).log[-1] != {}
    assert "cannot be written" in said.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "Besides:"),
        ("help", "take back your last action"),
        ("rules DEV-2.1", "DEV-2.1"),
        ("rules DEV-77", "Did you mean"),
        ("why flag D4", "TURN-2"),
        ("why fly", "not an action"),
        ("why draft zz", "["),
        ("advice", "The clerk would"),
        ("costs", "1 labor"),
        ("log", "takes package"),
        ("log 1", ""),
        ("board", "Tiles left"),
        ("market", "Market of food"),
        ("save ~nobody/at/home", "cannot be written"),
        ("dance", "not an action"),
        ("draft", "Which package"),
        ("draft I9", "["),
        ("pass", "["),
        ("99", "not an action"),
        ("\x00\x1b[31m", "not an action"),
        pytest.param("buy " + "9" * 5000, "Write", id="huge"),
    ],
)
def test_whatever_is_typed_gets_an_answer(won: Won, line: str, answer: str) -> None:
    said = won(*START, stdin=f"{line}\nquit\n")
    assert said.code == 0
    assert answer in said.out.partition("Against you")[2]


def test_an_interruption_keeps_the_game(won: Won, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    said = won(*START)
    assert said.code == 130
    assert "won play --resume" in said.out


def test_a_full_disk_is_told_once_and_the_game_goes_on(won: Won, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(session, "replace", full)
    said = won(*START, stdin="\n".join(lines_of(played("7"))))
    assert said.code == 0
    assert said.out.count("No space left on device") == 1
    assert "The winner is" in said.out


def test_several_people_share_a_keyboard(won: Won, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    wishes = ("--hot-seat", "--players", "Ada,Bo,Cleo", "--bots", "random", "--seed", "1")
    said = won("play", *wishes, "--save", str(kept), stdin="1\nquit")
    assert said.code == 0
    seats = load(kept.read_bytes()).seats
    assert [seat.bot for seat in seats] == ["", "", "random"]
    assert "your turn ---" in said.out


def test_an_offer_is_put_to_the_person_it_was_made_to(won: Won, tmp_path: Path) -> None:
    """Two people: the one on turn offers, the other answers at once by the number that is shown."""
    kept = tmp_path / "kept.json"
    record = load(dump(played("7").record()))
    start = next(n for n, entry in enumerate(record.log) if entry["do"] == "buy")
    people = [Seat(seat.name, seat.nation) for seat in record.seats]
    record = structs.replace(record, log=record.log[:start], seats=people)
    kept.write_bytes(dump(record))
    other = (industry.replay(record).to_move[0] + 1) % 4
    lines = (f"offer {other} give money 1", "accept 0", "decline 1", f"offer {other} give money 1", "accept 2", "quit")
    said = won("play", "--resume", str(kept), stdin="\n".join(lines))
    assert said.code == 0
    assert "Offer 1: " in said.out
    assert "Offer 2: " in said.out
    made = [(entry["do"], entry.get("offer")) for entry in load(kept.read_bytes()).log[start:]]
    assert made == [("offer", None), ("decline", 0), ("offer", None), ("accept", 1)]


def test_plain_speaks_in_sentences(won: Won) -> None:
    said = won(*START, "--plain", stdin="quit")
    assert "Market of food: buy at" in said.out
    assert "Seat 0, Bolshevia:" in said.out


@pytest.mark.parametrize("columns", ["40", "60", "200"])
def test_every_line_fits_the_terminal(won: Won, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    said = won(*START, stdin="\n".join([*lines_of(played("7"))[:8], "?", "advice", "quit"]))
    assert max(len(line) for line in said.out.splitlines() if "--resume" not in line) <= int(columns)
