"""Every action of both games has its line for a menu; every event of whole games has a sentence."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest

from tests.industry.table import seated
from tests.text.samples import SAMPLES
from won.games import package, rules
from won.text.games import texts
from won.text.language import LANGUAGES, Language

EN = Language("en")
SEATS = seated(3)


@pytest.mark.parametrize(
    ("game", "line", "said"), [(game, *pair) for game, each in SAMPLES.items() for pair in each.LINES.items()]
)
def test_an_action_has_its_line(game: str, line: str, said: str) -> None:
    assert texts(game).action_sentence(EN, package(game).notation.parse(line), SEATS) == said


@pytest.mark.parametrize("game", SAMPLES)
def test_no_action_is_forgotten_in_any_language(game: str) -> None:
    parsed = [package(game).notation.parse(line) for line in SAMPLES[game].LINES]
    assert {type(action) for action in parsed} == set(get_args(package(game).actions))
    for code in LANGUAGES:
        assert all("{" not in texts(game).action_sentence(Language(code), action, SEATS) for action in parsed)


@pytest.mark.parametrize(
    ("game", "edition", "players", "options"),
    [(game, *table) for game, each in SAMPLES.items() for table in each.GAMES],
)
def test_whole_games_are_told_without_a_gap(game: str, edition: str, players: int, options: dict[str, Any]) -> None:
    """Every action of a random game, its hint and its events, one language after another."""
    draw = random.Random(f"{edition} {players}")
    table = rules(game).new(edition, seated(players), rules(game).draw_chance(players, draw.random), options)
    languages = [Language(code) for code in LANGUAGES]
    text = texts(game)
    events: list[Any] = []
    while not table.over and table.steps < 3000:
        seat = draw.choice([*table.to_move, *table.to_answer])
        action = table.sample(seat, draw.random)
        if action is None:
            continue
        lang = languages[table.steps % len(languages)]
        said = [text.action_sentence(lang, action, seated(players)), text.action_hint(lang, table, seat, action)]
        happened = table.apply(seat, table.with_chance(action, draw.random))
        said += [text.event_sentence(lang, event, seated(players), table) for event in happened]
        assert all(said), action
        assert not [line for line in said if "{" in line or "[" in line]
        events += happened
    assert table.over
    assert len(events) > 50
    assert {type(event) for event in events} >= SAMPLES[game].EVENTS
