"""The random games of shares take every option, and its actions have their chapters."""

from __future__ import annotations

from tests.shares.conformance import GAMES, TAGS
from tests.shares.drivers import some_options
from won.shares.kinds import KIND_TABLE
from won.shares.setup import CHOICES


def test_the_random_games_take_both_readings_of_every_option() -> None:
    for name, answers in CHOICES.items():
        taken = {some_options(str(number)).get(name, answers[0]) for number in range(GAMES)}
        assert taken == set(answers)


def test_actions_are_known_to_the_chapters() -> None:
    assert list(KIND_TABLE.by_name) == TAGS
