"""Whoever shows a game asks for its texts by its name."""

import pytest

from tests.industry import table as industry
from tests.shares import table as shares
from won.core.record import RecordError
from won.core.refusal import refuse
from won.games import GAMES, package
from won.text.games import record_error_sentence, texts
from won.text.language import LANGUAGES, Language

EN = Language("en")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_texts_of_either_game_offer_the_same(name: str, code: str) -> None:
    lang, game_texts = Language(code), texts(name)
    game = (industry.new() if name == "industry" else shares.new()).game
    seat = game.to_move[0]
    action = game.legal(seat).actions[0]
    assert game_texts.words(lang)["wealth of nations"] == "Wealth of Nations"
    assert game_texts.seat_name(lang, game.seats, seat) == "Ada"
    assert game_texts.action_sentence(lang, action, game.seats)
    assert game_texts.action_hint(lang, game, seat, action)
    assert game_texts.refusal_sentence(lang, refuse("MOON-1"), game.seats).endswith(" [MOON-1]")
    kinds = package(name).notation.FORMS
    assert all(game_texts.notation_form(lang, kind).startswith(kind) for kind in kinds)
    for event in game.apply(seat, game.with_chance(action, lambda: 0.5)):
        assert game_texts.event_sentence(lang, event, game.seats, game)


def test_a_game_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(RecordError) as caught:
        texts("chess")
    assert record_error_sentence(EN, caught.value) == "There is no game called chess; choose from: industry or shares."


def test_a_fault_is_told_in_the_words_of_its_game() -> None:
    error = RecordError("turns", "$.options.turns", "LAST-2", {"found": 0})
    assert record_error_sentence(EN, error, "shares").endswith("at least 1, not 0. [LAST-2]")
    assert record_error_sentence(EN, error, "chess") == "“options.turns” is not valid. [LAST-2]"
