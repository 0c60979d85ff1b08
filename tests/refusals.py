"""A refusal in a test of the rules must carry the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Sequence

from won.core.record import Seat
from won.core.refusal import Refusal
from won.text.games import texts
from won.text.language import Language

EN = Language("en")


def check_facts(game: str, refusal: Refusal, seats: Sequence[Seat]) -> None:
    sentence = texts(game).refusal_sentence(EN, refusal, seats)
    assert "The rules do not allow this." not in sentence, f"{refusal} lacks a fact"
    if "value" not in refusal.about:  # which is what the player wrote, even if that is nothing
        assert "None" not in sentence, sentence
