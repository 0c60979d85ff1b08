"""Every lesson is played to its end: by its solution, by wrong tries, shown page by page, in every language."""

from __future__ import annotations

from importlib import resources

import pytest

from tests.lessons.learner import ME, Learner
from won.core.chance import source
from won.games import package
from won.lessons import script
from won.lessons.course import taken_as
from won.lessons.script import Lesson, LessonError
from won.players import bots_for
from won.tables import commands
from won.tables.entries import Learned
from won.tables.errors import RequestError
from won.tables.lesson import guidance, page_of
from won.tables.setup import Setup
from won.tables.table import Table
from won.text.language import LANGUAGES, Language

LESSONS = script.every()
pytestmark = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
TRIES = 12  # actions that the rules allow and the page does not ask for, drawn at random on each page


def test_a_lesson_played_by_its_solution_ends_with_the_game_won(lesson: Lesson) -> None:
    learner = Learner(lesson)
    while not learner.guide.finished:
        learner.go_on()
    assert learner.table.status == "over"
    assert learner.table.result is not None
    assert learner.table.result.winners == (lesson.script.learner,)


def test_a_lesson_left_and_opened_again_goes_on_where_it_was(lesson: Lesson) -> None:
    learner = Learner(lesson)
    while not learner.guide.finished:
        page = learner.guide.page
        learner.restart()
        assert learner.guide.page == page
        learner.go_on()
        assert learner.guide.page == page + 1


def test_every_step_can_be_shown_instead(lesson: Lesson) -> None:
    learner = Learner(lesson)
    while not learner.guide.finished:
        if learner.asked is None:
            learner.read()
        else:
            learner.show()
        learner.bots()
    assert learner.table.status == "over"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_wrong_try_is_answered_with_the_reason_and_changes_nothing(lesson: Lesson, code: str) -> None:
    learner = Learner(lesson)
    draw = source(code).random
    seat = lesson.script.learner
    while not learner.guide.finished:
        if learner.asked is not None:
            game = learner.table.game
            assert game is not None
            tries = [game.sample(seat, draw) for _ in range(TRIES)] + list(game.legal(seat).actions[:TRIES])
            page = learner.guide.lesson.steps[learner.guide.page].page
            assert page.otherwise, "whatever is tried gets a reason"
            for action in tries:
                if action is not None and taken_as(page, game, seat, action, learner.asked) is None:
                    said = learner.refusal(action, code)
                    assert len(said) > 20
                    assert "{" not in said
        learner.go_on()


def test_every_answer_to_a_wrong_try_can_be_met(lesson: Lesson) -> None:
    """A pattern that no action of its kind begins with, or that an earlier one hides, would never be said."""
    forms = package(lesson.game).notation.FORMS
    for page in lesson.script.pages:
        seen: list[list[str]] = []
        for wrong in page.wrong:
            words = wrong.do.split()
            assert words[0] in forms, wrong.do
            assert not any(words[: len(other)] == other for other in seen), f"{wrong.do} is never reached"
            seen.append(words)
        assert page.do or not page.wrong


def test_while_a_page_is_read_nothing_can_be_done_and_nobody_else_plays(lesson: Lesson) -> None:
    learner = Learner(lesson)
    assert learner.asked is None, "a lesson begins with something to read"
    game = learner.table.game
    assert game is not None
    action = game.sample(lesson.script.learner, source(1).random)
    with pytest.raises(RequestError) as refused:
        learner.act(action)
    assert refused.value.code == "lesson_read"
    with pytest.raises(RequestError) as refused:
        learner.show()
    assert refused.value.code == "lesson_read"


def test_a_page_that_asks_for_something_cannot_just_be_turned(lesson: Lesson) -> None:
    learner = Learner(lesson)
    while learner.asked is None:
        learner.go_on()
    with pytest.raises(RequestError) as refused:
        learner.read()
    assert refused.value.code == "lesson_do"


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_sentence_is_translated(lesson: Lesson, code: str) -> None:
    lang = Language(code)
    assert [text for text in lesson.texts() if lang.gettext(text) == text and " " in text] == []


def test_the_texts_are_short_enough_for_a_phone(lesson: Lesson) -> None:
    for code in LANGUAGES:
        lang = Language(code)
        for page in lesson.script.pages:
            assert len(lang.gettext(page.say)) <= 290, lang.gettext(page.say)
            assert len(lang.gettext(page.title)) <= 40, lang.gettext(page.title)


def test_its_bots_are_bots_of_the_game(lesson: Lesson) -> None:
    others = [sitting for seat, sitting in enumerate(lesson.script.seats) if seat != lesson.script.learner]
    assert {sitting.bot for sitting in others} <= set(bots_for(lesson.game))
    assert all(sitting.name for sitting in others)


def test_a_lesson_takes_ten_minutes_at_most(lesson: Lesson) -> None:
    words = sum(len(page.say.split()) + len(page.title.split()) for page in lesson.script.pages)
    assert words / 130 + len(lesson.script.pages) * 10 / 60 <= 10, "130 words a minute and ten seconds a page"


def test_a_changed_script_leaves_the_table_to_its_game(lesson: Lesson) -> None:
    learner = Learner(lesson)
    table = learner.table.copy()
    table.setup = Setup(lesson.game, lesson.script.edition, len(lesson.script.seats), lesson="none")
    assert guidance(table) is None
    assert page_of(table) == -1
    with pytest.raises(RequestError) as refused:
        commands.learn(table, "seed", lesson.script.learner, 0, False, ME, "")
    assert refused.value.code == "no_lesson"
    assert page_of(Table(learner.setup)) == -1  # before it has begun


def test_the_journal_holds_a_row_for_each_page_that_was_read(lesson: Lesson) -> None:
    learner = Learner(lesson)
    while not learner.guide.finished:
        learner.go_on()
    turned = [row.entry.page for row in learner.rows if isinstance(row.entry, Learned)]
    assert turned == [number for number, page in enumerate(lesson.script.pages) if not page.do]


def test_a_fault_of_a_lesson_is_named_with_its_place(lesson: Lesson) -> None:
    text = (resources.files("won.lessons") / "data" / lesson.game / f"{lesson.name}.toml").read_text("utf-8")
    for wrong, named in (
        (text.replace("\nlearner = 0", "\nlearners = 0"), "learners"),
        (text.replace('point = ["board"]', 'point = ["moon"]', 1), "page 1: there is nothing called “moon”"),
        (text.replace('then = ["1 ', 'then = ["', 1), "must be a seat and an action"),
        (text.replace('\ndo = "', '\ndo = "dance ', 1), "is no action"),
    ):
        assert wrong != text
        with pytest.raises(LessonError, match=named):
            script.parse(lesson.game, lesson.name, wrong)
