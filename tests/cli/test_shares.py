"""The second game in the terminal: played by script, resumed and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from tests.cli.conftest import Won
from tests.cli.shares_games import played
from won.core.chance import source
from won.core.record import Seat, dump, load
from won.players import make_bot
from won.shares import game as shares
from won.shares.notation import FORMS
from won.shares.state import Debt
from won.terminal import play
from won.terminal.adapters import Adapter
from won.terminal.commands import Leave
from won.terminal.industry import adapter as industry_adapter
from won.terminal.screen import Screen
from won.terminal.session import Session
from won.terminal.shares import adapter as shares_adapter
from won.text.language import Language

ADAPTERS: list[Adapter] = [industry_adapter, shares_adapter]
START = ("play", "--text", "--game", "shares", "--seed", "7", "--turns", "24")


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_whole_game_is_played_by_what_is_typed(won: Won, tmp_path: Path, language: str) -> None:
    kept = tmp_path / "kept.json"
    said = won(*START, "--save", str(kept), "--language", language, stdin="\n".join(played("7").lines))
    assert (said.code, said.err) == (0, "")
    assert kept.read_bytes() == played("7").record
    assert max(len(line) for line in said.out.splitlines() if str(tmp_path) not in line) <= 80


def test_a_game_goes_on_where_it_was_left_with_the_same_dice(won: Won, tmp_path: Path) -> None:
    kept, lines = tmp_path / "kept.json", played("7").lines
    won(*START, "--save", str(kept), stdin="\n".join([*lines[:4], "quit"]))
    assert won("play", "--resume", str(kept), "--seed", "7", stdin="\n".join(lines[4:])).code == 0
    assert kept.read_bytes() == played("7").record
    assert "The winner is" in won("play", "--resume", str(kept)).out


def test_undo_takes_back_what_was_done_since_the_last_roll(won: Won, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    won(*START, "--save", str(kept), stdin="quit")
    before = load(kept.read_bytes()).log
    said = won(*START, "--save", str(kept), stdin="deal 1 give cash 100000\nundo\nquit")
    assert "Taken back." in said.out
    assert load(kept.read_bytes()).log == before


def test_undo_never_goes_across_a_roll(won: Won, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    said = won(*START, "--save", str(kept), stdin="deal 1 give cash 100000\nroll\nundo\nundo\nquit")
    assert said.out.count("You have nothing to take back since the last roll") == 2
    log = load(kept.read_bytes()).log
    assert [entry["do"] for entry in log if entry["seat"] == 0][:2] == ["deal", "roll"]


def test_nobody_says_how_the_dice_fall(won: Won, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    said = won(*START, "--save", str(kept), stdin="roll 6 5\nquit")
    assert "The dice are rolled for you" in said.out
    assert not [entry for entry in load(kept.read_bytes()).log if entry["seat"] == 0]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "Besides:"),
        ("rules LOT-2", "LOT-2"),
        ("rules LOT-77", "Did you mean"),
        ("why roll", "It is allowed"),
        ("why buy oil__ussr", "[TURN-12]"),
        ("why fly", "not an action"),
        ("why bid 1", "["),
        ("advice", "The clerk would"),
        ("log", "rolls"),
        ("board", "stands on"),
        ("map", "+12"),
        ("map all", "+64"),
        ("shares oil", "Oil: royalties 30% £1.2m"),
        ("shares", "Wheat: royalties"),
        ("shares gold bars", "There is no product called"),
        ("later", "no offer to leave open"),
        ("undo", "You have nothing to take back since the last roll"),
        ("pp", "not an action"),
        ("deal", "A deal with whom?"),
        ("deal 1 cash 1.5m for done", "Offer 1"),
        ("2 1 cash 3.1m for cash 99.9m done", "£3.1m in cash for £99.9m in cash"),
        ("2 1 cash 3.15m", "not among the choices"),
        ("2 9", "not among the choices"),
        ("deal 9", "["),
        ("pool 1", "Offer 1"),
        ("3 1", "With whom else, or done?"),
        ("3 1 2 3", "not among the choices"),
        ("pool 1 2 3", "[SYND-4]"),
        ("bid 1m", "[TURN-12]"),
        ("concede", "["),
        ("r", "Ada rolls"),
        ("99", "not an action"),
        ("\x00\x1b[31m", "not an action"),
        pytest.param("bid " + "9" * 5000, "Write", id="huge"),
    ],
)
def test_whatever_is_typed_gets_an_answer(won: Won, line: str, answer: str) -> None:
    said = won(*START, stdin=f"{line}\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert answer in said.out.partition("Against you")[2]


def test_an_offer_can_be_left_for_later(won: Won, tmp_path: Path) -> None:
    """Two people: one offers, the other first lets it stand and answers in the end."""
    kept = tmp_path / "kept.json"
    first = load(played("7").record)
    people = [Seat("Ada"), Seat("Bo"), Seat("Cleo"), Seat("Dan")]
    kept.write_bytes(dump(structs.replace(first, seats=people, log=[])))
    starter = shares.replay(load(kept.read_bytes())).to_move[0]
    other = (starter + 1) % 4
    lines = [
        f"deal {other} give cash 100000",
        "later",
        f"deal {other} give cash 200000",
        "accept 1",
        "decline 2",
        "quit",
    ]
    said = won("play", "--resume", str(kept), stdin="\n".join(lines))
    assert (said.code, said.err) == (0, "")
    log = load(kept.read_bytes()).log
    assert [(entry["seat"], entry["do"]) for entry in log] == [
        (starter, "deal"),
        (starter, "deal"),
        (other, "accept"),
        (other, "decline"),
    ]


def test_who_is_out_may_watch_the_others(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The person gives up before a debt; the others go on as long as one likes to look."""
    seats = [Seat("Ada"), *[Seat("", "", "clerk")] * 3]
    game = shares.new("classic", seats, load(played("7").record).chance, {"turns": 200})
    game.state.turn = game.state.cash[0] = 0
    game.state.debts = [Debt(0, -1, 5_000_000, "double", "")]
    session = Session(Screen(Language()), game, [None, *[make_bot("clerk", 0) for _ in range(3)]], None, "7")
    lines = iter(["concede", "3", "nonsense", "board", "", "quit"])
    monkeypatch.setattr(Screen, "ask", lambda self, question: next(lines))
    with pytest.raises(Leave):
        play._play(session)
    said = capsys.readouterr().out
    assert said.count("You are out of the game") == 3
    assert "nonsense is not among the choices" in said
    assert session.game.steps > 20


def test_a_debt_is_told_calmly_with_the_ways_out(capsys: pytest.CaptureFixture[str]) -> None:
    game = shares.replay(load(played("7").record), 0)
    game.state.debts = [Debt(1, 2, 100_000_000, "royalty", "oil")]
    for seat in (1, 2, None):
        shares_adapter.show_table(Screen(Language()), game, game.seats, seat)
        said = " ".join(capsys.readouterr().out.split())
        assert "Bruno owes Chiara £100m." in said
        assert ("You still need" in said) == (seat == 1)


def test_an_auction_is_shown_with_its_reserve_and_the_bid(won: Won, tmp_path: Path) -> None:
    players = "random,random,random,random"
    won("simulate", "--game", "shares", "--players", players, "--seed", "1", "--save", str(tmp_path))
    (path,) = tmp_path.iterdir()
    shown = ""
    for number, entry in enumerate(load(path.read_bytes()).log):
        if entry["do"] in ("lots", "bid", "pool", "deal"):
            shown += won("replay", str(path), "--step", str(number + 1)).out.rpartition("\n\n")[2]
        if "The highest bid is" in shown and "would form a syndicate" in shown:
            break
    assert "Under the hammer" in shown
    assert "The highest bid is" in shown
    assert "would form a syndicate" in shown


@pytest.mark.parametrize("columns", ["40", "60", "76", "200"])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_line_fits_the_terminal(won: Won, monkeypatch: pytest.MonkeyPatch, columns: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = [*played("7").lines[:8], "?", "map", "shares", "advice", "deal 1", "quit", "b", "quit"]
    said = won(*START, "--language", language, stdin="\n".join(lines))
    assert max(len(line) for line in said.out.splitlines() if "--resume" not in line) <= int(columns)


def test_plain_speaks_in_sentences(won: Won) -> None:
    said = won(*START, "--plain", stdin="quit")
    assert "Seat 0, Ada:" in said.out
    assert "stands on" not in said.out
    assert "cash hidden" in said.out


def test_an_adapter_knows_its_game() -> None:
    assert set(shares_adapter.SHORT.values()) <= set(FORMS)
    assert shares_adapter.normal("Bid 1.5M") == "bid 1500000"
    assert shares_adapter.normal("deal 1 give cash 12m") == "deal 1 give cash 12000000"
    assert tuple(dict.fromkeys(shares_adapter.menu.ORDER)) == shares_adapter.menu.ORDER
    assert set(shares_adapter.menu.ORDER) == set(FORMS)


@pytest.mark.parametrize(
    "options",
    [{}, {"bidding": "sealed", "claims": "hand"}, {"joint": "any", "lots": "free", "cash": "open"}],
    ids=["usual", "sealed", "open"],
)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_moment_can_be_shown_and_every_menu_opened(
    capsys: pytest.CaptureFixture[str], options: dict[str, str], language: str
) -> None:
    """Random games, looked at from every seat on the way."""
    lang, seen = Language(language), set()
    for seed in range(2):
        draw = source(f"moments {seed}").random
        game = shares.new("classic", [Seat()] * 5, shares.draw_chance(5, draw), {"turns": 150, **options})
        while not game.over:
            if draw() < 0.3:
                seat = int(draw() * 5)
                screen = Screen(lang, plain=draw() < 0.3)
                shares_adapter.show_table(screen, game, game.seats, seat)
                menu = shares_adapter.menu(lang, game, game.seats, seat)
                menu.title()
                for option in menu.top() if game.next_words(seat, ()) else []:
                    path = option.path
                    seen.add(path[0])
                    while option.action is None and (steps := menu.step(path)):
                        assert menu.question(path)
                        path = steps[int(draw() * len(steps))].path
            seat = next((each for each in game.to_answer if draw() < 0.3), game.to_move[0])
            action = game.sample(seat, draw)
            if action is not None:
                game.apply(seat, game.with_chance(action, draw))
        shares_adapter.show_table(Screen(lang), game, game.seats, None)
    assert max(len(line) for line in capsys.readouterr().out.splitlines()) <= 80
    assert {"roll", "buy", "end", "deal", "accept", "decline"} <= seen
