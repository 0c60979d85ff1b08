"""The environment part of each game: its vocabulary, observer, words, text and rules to cite."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from won.core.game import Word
from won.core.refusal import Refusal
from won.envs.observer import Observer
from won.envs.vocabulary import Vocabulary
from won.games import PerGame


@dataclass(frozen=True)
class EnvironmentPart:
    """What an environment needs to know of one game; `game` below is always a game of that kind."""

    vocabulary: Vocabulary
    observer: Callable[[int, bool], Observer]  # for a number of seats, with money private or not
    private: bool  # whether money is private unless an option says otherwise
    point: int  # points of the game that make a reward of 1
    decompose: Callable[[Any, int, Any], list[Word]]  # the words of an action of a seat
    table_lines: Callable[[Any], list[str]]  # the table of a game as text
    form_rule: str  # cited against a word that begins no action
    kind_rules: Mapping[str, str]  # cited against a kind of action, where no closer rule is known
    endings: tuple[list[Word], ...]  # words that may complete an unfinished action, so that the rules can check it
    gate: Callable[[Any, int, str], Refusal | None]  # why a seat of a game may not take a kind of action now


def _industry() -> EnvironmentPart:
    from won.envs.industry.decompose import decompose
    from won.envs.industry.kind_rules import ENDINGS, FORM, RULES, gate_problem
    from won.envs.industry.observer import IndustryObserver
    from won.envs.industry.table_text import table_lines
    from won.envs.industry.vocabulary import VOCABULARY

    return EnvironmentPart(
        VOCABULARY, IndustryObserver, False, 100, decompose, table_lines, FORM, RULES, ENDINGS, gate_problem
    )


def _shares() -> EnvironmentPart:
    from won.envs.shares.decompose import decompose
    from won.envs.shares.kind_rules import ENDINGS, FORM, RULES, gate_problem
    from won.envs.shares.observer import SharesObserver
    from won.envs.shares.table_text import table_lines
    from won.envs.shares.vocabulary import VOCABULARY

    return EnvironmentPart(
        VOCABULARY, SharesObserver, True, 100_000_000, decompose, table_lines, FORM, RULES, ENDINGS, gate_problem
    )


PARTS: Final[PerGame[EnvironmentPart]] = PerGame(industry=_industry, shares=_shares)
