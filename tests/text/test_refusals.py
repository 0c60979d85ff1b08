"""Every refusal of the rules has its sentence in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.industry.table import seated
from tests.text.samples import SAMPLES
from tests.text.scan import refusals
from won.core.refusal import Refusal, refuse
from won.text.games import texts
from won.text.language import LANGUAGES, Language

SEATS = seated(3)
EITHER = pytest.mark.parametrize("game", SAMPLES)
CALLS = {game: refusals(game) for game in SAMPLES}


def samples(game: str, rule: str, keys: tuple[str, ...]) -> Iterator[Refusal]:
    """Refusals with each figure in each of its sample values, the others at their first."""
    single = SAMPLES[game]
    values = {key: single.SPECIAL.get((rule, key), single.SAMPLE[key]) for key in keys}
    first = {key: options[0] for key, options in values.items()}
    yield refuse(rule, **first)
    for key, options in values.items():
        for option in options[1:]:
            yield refuse(rule, **{**first, key: option})


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "rule", "keys"), [(game, *call) for game, calls in CALLS.items() for call in calls])
def test_every_refusal_of_the_rules_has_its_sentence(code: str, game: str, rule: str, keys: tuple[str, ...]) -> None:
    lang = Language(code)
    for refusal in samples(game, rule, keys):
        said = texts(game).refusal_sentence(lang, refusal, SEATS)
        assert said.endswith(f" [{rule}]")
        assert lang.gettext("The rules do not allow this.") not in said, refusal
        assert "{" not in said
        assert said[: -len(rule) - 3].endswith(".")


@EITHER
def test_the_scan_found_the_refusals_of_every_chapter(game: str) -> None:
    assert {rule.partition("-")[0] for rule, _ in CALLS[game]} >= SAMPLES[game].CHAPTERS
    assert len({rule for rule, _ in CALLS[game]}) > SAMPLES[game].LEAST_REFUSALS


@pytest.mark.parametrize(
    ("game", "refusal", "said"), [(game, *pair) for game, each in SAMPLES.items() for pair in each.FIGURES]
)
def test_a_refusal_says_what_is_wrong_with_its_figures(game: str, refusal: Refusal, said: str) -> None:
    assert said in texts(game).refusal_sentence(Language("en"), refusal, SEATS)


@EITHER
def test_refusals_of_a_table_read_well_in_three_languages(game: str) -> None:
    refusal, sentences = SAMPLES[game].refused()
    said = [texts(game).refusal_sentence(Language(code), refusal, SEATS) for code in LANGUAGES]
    assert [sentence.replace("\u00a0", " ") for sentence in said] == sentences


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "refusal"), [(game, refusal) for game, each in SAMPLES.items() for refusal in each.UNEXPECTED]
)
def test_what_no_sentence_expects_is_still_said(code: str, game: str, refusal: Refusal) -> None:
    lang = Language(code)
    said = texts(game).refusal_sentence(lang, refusal, SEATS)
    assert said == f"{lang.gettext('The rules do not allow this.')} [{refusal.rule}]"


@EITHER
def test_what_a_stranger_wrote_stays_one_short_line(game: str) -> None:
    refusal = SAMPLES[game].strange_refusal()
    assert refusal is not None
    said = texts(game).refusal_sentence(Language("en"), refusal, SEATS)
    assert said.isprintable()
    assert len(said) < 200
