"""The page on the environments: its tables are those of the program, and its examples run."""

from __future__ import annotations

import re

import pytest

from tools.envs_page import PAGE, page
from won.envs.config import Config
from won.games import GAMES

TEXT = PAGE.read_text("utf-8")


def test_the_tables_are_up_to_date() -> None:
    assert page(TEXT) == TEXT, "python -m tools.envs_page brings them up to date"


@pytest.mark.parametrize("game", GAMES)
def test_every_index_is_in_the_table(game: str) -> None:
    table = TEXT.split(f"<!-- made: actions {game} -->")[1].split("<!-- end -->")[0]
    expected = 0
    for first, last in re.findall(r"^\| (\d+)(?:-(\d+))? \|", table, re.MULTILINE):
        assert int(first) == expected
        expected = int(last or first) + 1
    assert expected == Config(game).vocabulary.size


EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["all seats", "one seat", "many tables"])
def test_the_examples_run(example: str) -> None:
    exec(example, {"__name__": "__main__"})  # noqa: S102 - our own page
