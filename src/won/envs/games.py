"""The environment part of each game: its vocabulary, its observer, its text, and what rewards and errors need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from won.core.game import DONE, Word
from won.envs.observer import Observer
from won.envs.vocabulary import Vocabulary
from won.games import PerGame


@dataclass(frozen=True)
class EnvironmentPart:
    """What an environment needs to know of one game."""

    vocabulary: Vocabulary
    observer: Callable[[int, bool], Observer]  # for a number of seats, with money private or not
    table_lines: Callable[[Any], list[str]]  # the table of a game as text
    private: bool  # whether money is private unless an option says otherwise
    point: int  # points of the game that make a reward of 1
    form_rule: str  # cited against a word that begins no action
    endings: tuple[list[Word], ...]  # words that may complete an unfinished action, so that the rules can check it


def _industry() -> EnvironmentPart:
    from won.envs.industry.observer import IndustryObserver
    from won.envs.industry.table_text import table_lines
    from won.envs.industry.vocabulary import VOCABULARY
    from won.industry.barter_offer import FOR

    endings: tuple[list[Word], ...] = ([], [0], [DONE], ["food"], [FOR, DONE])
    return EnvironmentPart(VOCABULARY, IndustryObserver, table_lines, False, 100, "FORM-1", endings)


def _shares() -> EnvironmentPart:
    from won.envs.shares.observer import SharesObserver
    from won.envs.shares.table_text import table_lines
    from won.envs.shares.vocabulary import VOCABULARY
    from won.shares.deals_terms import FOR

    endings: tuple[list[Word], ...] = ([], [0], [DONE], [FOR, DONE])
    return EnvironmentPart(VOCABULARY, SharesObserver, table_lines, True, 100_000_000, "WORD-1", endings)


PARTS: Final[PerGame[EnvironmentPart]] = PerGame(industry=_industry, shares=_shares)
