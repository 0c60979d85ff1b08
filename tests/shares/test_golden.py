"""What the golden games of shares cover."""

from __future__ import annotations

from tests.shares.golden import OPTIONS
from won.shares.setup import CHOICES


def test_the_golden_games_take_the_other_reading_of_every_option_once() -> None:
    taken = {(option, value) for options in OPTIONS.values() for option, value in options.items() if option != "pack"}
    assert taken == {(option, answers[1]) for option, answers in CHOICES.items()}
