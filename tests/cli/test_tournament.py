"""`won tournament`: everyone against everyone."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Won

SHORT = ("tournament", "--players", "random,clerk", "--rounds", "1", "--games", "3", "--workers", "1", "--seats", "3")


def test_every_line_up_is_played_in_every_edition(won: Won) -> None:
    said = won(*SHORT, "--json")
    result = [json.loads(line) for line in said.out.splitlines()]
    assert [each["edition"] for each in result] == ["first", "second", "v3"]
    assert result[0]["lineups"] == [["random", "random", "clerk"], ["random", "clerk", "clerk"]]
    assert [each["games"] for each in result] == [6, 6, 6]


def test_editions_may_be_chosen(won: Won) -> None:
    said = won(*SHORT, "--editions", "second,first")
    assert said.code == 0
    assert said.out.index("industry, second") < said.out.index("industry, first")
    assert "v3" not in said.out


def test_shares_has_tournaments_too(won: Won) -> None:
    words = ("tournament", "--game", "shares", "--players", "random,clerk", "--seats", "2", "--turns", "9")
    result = json.loads(won(*words, "--games", "2", "--workers", "1", "--json").out)
    assert (result["edition"], result["games"]) == ("classic", 2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("tournament",), "--players"),
        (("tournament", "--players", "clerk,clerk"), "named twice"),
        (("tournament", "--players", "clerk,wizard"), "There is no bot called wizard"),
        (("tournament", "--players", "clerk,random", "--editions", "fourth"), "There is no edition called fourth"),
        (("tournament", "--players", "clerk,random", "--editions", "first", "--seats", "2"), "is for 3 to 6 players"),
        (("tournament", "--players", "clerk,random", "--seats", "9"), "a whole number"),
    ],
)
def test_bad_wishes_are_told(won: Won, words: tuple[str, ...], said: str) -> None:
    result = won(*words)
    assert result.code == 2
    assert said in result.err
