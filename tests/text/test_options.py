"""Every option of a game is explained to who sets up a table: a title, a sentence, each value and its paragraph."""

from __future__ import annotations

import pytest

from won.games import GAMES, package, rules
from won.text.games import texts
from won.text.language import LANGUAGES, Language
from won.text.rules import paragraphs


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_and_every_value_is_explained(game: str, code: str) -> None:
    words = texts(game).words(Language(code))
    said = {word.removeprefix("option ") for word in words if word.startswith("option ")}
    options = package(game).options
    wanted = {text for option in options for text in (option.name, f"{option.name} about")}
    wanted |= {f"{option.name}={value}" for option in options for value in option.choices}
    assert said == wanted
    assert all(words[f"option {text}"] for text in wanted)
    assert all(words[f"option {option.name} about"].endswith(".") for option in options)


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_no_option_is_left_in_english(game: str, code: str) -> None:
    english, words = texts(game).words(Language("en")), texts(game).words(Language(code))
    sentences = [word for word in words if word.startswith("option ") and " " in words[word]]
    assert [word for word in sentences if words[word] == english[word]] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_has_its_group_and_its_paragraph(game: str) -> None:
    options = package(game).options
    assert sorted(option.name for option in options) == sorted(rules(game).FACTS.options)
    assert [option.name for option in options if option.rule not in paragraphs(Language(), game)] == []
    assert [option.name for option in options if (option.kind == "count") != bool(option.usual)] == []
