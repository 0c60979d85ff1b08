"""Players by text: what they are told, how their answers are read, and what is counted about them."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from tests.arena.conftest import played, short, short_shares
from won.arena.bargaining import bargains
from won.arena.conduct import conduct
from won.arena.entrants import NoSuchBot, is_own, make_entrant
from won.arena.job import Played, play_job
from won.arena.language import answer, limits
from won.arena.language.limits import Limits
from won.arena.language.player import Slips
from won.arena.language.promises import Promise, Promises, read
from won.arena.report.page import chapters, page
from won.arena.schedule import Match, job
from won.arena.stored_games import games
from won.core.record import Seat, load
from won.industry import game as industry
from won.industry.notation import parse
from won.text.language import Language

EXAMPLE = Path(__file__).parents[2] / "examples/text_player.py"
SILENT = "import sys\nfor line in sys.stdin:\n    pass\n"
HASTY = """
import sys
for line in sys.stdin:
    if line == ".\\n":
        print("TOKENS 400\\nACTION fly to the moon", flush=True)
"""


def by_text(path: Path, settings: str = "") -> str:
    return f"text{settings}:{sys.executable} {path}"


def one(match: Match) -> Played:
    return play_job(job(match, 0))


def slips_of(found: Played) -> Slips:
    [slips] = [slips for slips in found.slips if slips is not None]
    return slips


def test_a_command_may_have_limits_before_it() -> None:
    assert limits.read("text:run me: now") == ("run me: now", Limits())
    assert limits.read("text[seconds=0.5, tokens=9,tries=1]:x") == ("x", Limits(0.5, 9, 1))
    assert limits.read("run:x") is None
    assert is_own("text[tries=1]:x")
    for name in ("text[tokens=no]:x", "text[minutes=1]:x", "text[seconds=0]:x", "text:", "text:/no/such/program"):
        with pytest.raises(NoSuchBot):
            make_entrant(name, 0, "industry")


def test_an_answer_is_the_line_that_begins_with_action_and_what_stands_before_it() -> None:
    result = answer.read(
        ["I think.", "**SAY:** hello", "PROMISE 1 wont buy food", "TOKENS 812 14", "`ACTION: build farm D4 2`"]
    )
    assert result.action == "build farm D4 2"
    assert result.said == ("hello",)
    assert result.promises == ("1 wont buy food",)
    assert result.tokens == 826
    assert answer.is_last("ACTION pass")
    assert not answer.is_last("The ACTION I take is none.")


def test_promises_are_kept_or_broken_by_what_one_does() -> None:
    assert read("1 will sell ore by 4", 2, 3) == Promise(1, True, "sell ore", 4)
    assert read("1 won't Build mine", 2, 3) == Promise(1, False, "build mine", 3)
    assert read("5 will pass", 2, 3) is None
    assert read("I will be good", 2, 3) is None
    made = Promises()
    for text in ("1 will sell ore by 4", "1 wont build mine", "2 will pass by 3", "2 wont borrow by 9"):
        promise = read(text, 2, 3)
        assert promise is not None
        made.add(promise)
    made.acted("sell ore 2", 3)  # kept
    made.acted("build mine D4 2", 3)  # broken
    made.passed(4)  # nothing was passed by round 3: broken
    made.end()  # never borrowed: kept
    assert (made.made, made.kept, made.open) == (4, 2, [])


@pytest.mark.parametrize("match", [short, short_shares])
def test_the_scripted_example_plays_and_its_slips_are_counted(match: object) -> None:
    lineup = (by_text(EXAMPLE), "clerk", "random")
    result = one(short(*lineup) if match is short else short_shares(*lineup))
    assert not result.incidents
    slips = slips_of(result)
    assert slips.questions > 10
    assert slips.illegal == 1  # the castle that it tries to build
    assert slips.said >= 1
    assert slips.promises == slips.kept == 1
    assert slips.tokens > 1000
    assert "text" in {seat.name.split()[0] for seat in load(result.record).seats}  # and not its command


def test_illegal_answers_are_replaced_by_the_default(tmp_path: Path) -> None:
    (tmp_path / "hasty.py").write_text(HASTY)
    slips = slips_of(one(short(by_text(tmp_path / "hasty.py", "[tokens=4000]"), "clerk", "clerk")))
    assert slips.illegal == slips.tokens // 400 == 10  # then its tokens are spent
    assert slips.defaults == slips.questions > 5


def test_one_that_never_answers_is_ended_and_the_default_goes_on(tmp_path: Path) -> None:
    (tmp_path / "silent.py").write_text(SILENT)
    result = one(short(by_text(tmp_path / "silent.py", "[seconds=0.05]"), "clerk", "clerk"))
    assert slips_of(result).late == 3
    assert slips_of(result).defaults == slips_of(result).questions
    assert not result.incidents


def test_offers_that_were_worth_something_are_left_on_the_table() -> None:
    game = industry.new("v3", [Seat("Ada", "anglica"), Seat("Bo", "bharat")], {"first": 0}, {"rounds": 2})
    draw = Random(1).random
    while not any(kind == "offer" for kind in game.legal(game.to_move[0]).composed):
        seat = game.to_move[0]
        game.apply(seat, game.sample(seat, draw))
    seat = game.to_move[0]
    for line, by in (("offer {} give money 5 get notes 1", seat), ("decline 0", 1 - seat)):
        game.apply(by, parse(line.format(1 - seat)))
    mine, theirs = bargains(game.record())[seat], bargains(game.record())[1 - seat]
    assert (mine.offers, mine.deals, mine.withdrawn, mine.left) == (1, 0, 0, 0.0)
    assert theirs.left == 25.0  # 5 in money, and rid of a note that brought 20


def test_the_report_has_how_they_bargained_and_answered(tmp_path: Path) -> None:
    with played(tmp_path / "r.sqlite", short(by_text(EXAMPLE), "clerk", "random"), games=3) as results:
        result = {each.bot: each for each in conduct(results, 1, games(results, 1))}
        text = page(Language(), "r", chapters(results, {}))
    assert result["clerk"].slips is None
    assert result["random"].offers > 0
    own = result[by_text(EXAMPLE)].slips
    assert own is not None
    assert own.illegal == 3
    assert "illegal answers" in text
    assert "promises kept" in text
