"""Somebody who plays a lesson at a table in memory: by its solution, by wrong tries, with a restart in between."""

from __future__ import annotations

from typing import Any

import msgspec

from won.lessons.script import Lesson
from won.tables import commands
from won.tables.entries import Row
from won.tables.errors import RequestError
from won.tables.fold import fold_drafts, table_of
from won.tables.lesson import Guidance, guidance, new_table, shown
from won.tables.table import Table, written
from won.text.games import texts
from won.text.language import Language
from won.text.table import error_sentence

ME = "ada"


class Learner:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.setup, entries = new_table(lesson, ME, "Ada")
        self.table = Table(self.setup)
        self.rows: list[Row] = []
        self._add(entries)

    def _add(self, drafts: Any) -> None:
        table = self.table.copy()
        self.rows += [folded.row for folded in fold_drafts(table, drafts, 1000)]
        self.table = table

    def restart(self) -> None:
        """Forget everything but the journal."""
        data = msgspec.json.encode(self.rows)
        self.rows = msgspec.json.decode(data, type=list[Row])
        self.table = table_of(self.setup, self.rows)

    @property
    def guide(self) -> Guidance:
        guide = guidance(self.table)
        assert guide is not None, "the table has left its script"
        return guide

    @property
    def asked(self) -> Any:
        """The action that the page asks for; none where it is only read."""
        turn = self.guide.expected
        return None if turn is None else turn[1]

    def bots(self) -> None:
        """Whatever the script has the others do now."""
        seat = self.lesson.script.learner
        while not self.guide.finished and (turn := self.guide.expected) is not None and turn[0] != seat:
            action = shown(self.table, turn[0], self.guide.page)
            self._add([commands.acted(self.table, "seed", turn[0], action, "bot")])

    def read(self) -> None:
        self._add(commands.learn(self.table, "seed", self.lesson.script.learner, self.guide.page, False, ME, ""))

    def show(self) -> None:
        self._add(commands.learn(self.table, "seed", self.lesson.script.learner, self.guide.page, True, ME, ""))

    def act(self, action: Any) -> None:
        """By hand, as a client writes it: without its chance."""
        assert self.table.game is not None
        raw = written(self.table.game.without_chance(action))
        self._add(commands.act(self.table, "seed", self.lesson.script.learner, raw, ME, "", 10**9))

    def go_on(self) -> None:
        """What the page asks for, and what the others do then."""
        if self.asked is None:
            self.read()
        else:
            self.act(self.asked)
        self.bots()

    def refusal(self, action: Any, code: str) -> str:
        """The sentence with which a try is answered; the table has not changed."""
        before = (len(self.rows), self.table.sequence)
        try:
            self.act(action)
        except RequestError as error:
            assert (len(self.rows), self.table.sequence) == before
            lang = Language(code)
            if error.refusal is not None:
                return texts(self.lesson.game).refusal_sentence(lang, error.refusal, self.table.names)
            return error_sentence(lang, error.code, error.about) or ""
        raise AssertionError(f"{action} was not refused")
