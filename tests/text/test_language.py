"""Whoever reads chooses the language, and several are spoken at once."""

import pytest

from won.text.language import LANGUAGES, LOCALE, Language, choose, known


@pytest.mark.parametrize(
    ("wanted", "environ", "code"),
    [
        (None, {}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "it_IT"}, "fr"),
        (None, {"LC_ALL": "C", "LC_MESSAGES": "fr_CA", "LANG": "it_IT"}, "en"),
        (None, {"LC_ALL": "", "LANG": "it_IT"}, "it"),
        (None, {"WON_LANG": "fr", "LC_ALL": "it_IT"}, "fr"),
        ("it", {"WON_LANG": "fr"}, "it"),
        ("fr-FR", {}, "fr"),
        ("xx", {"WON_LANG": "fr"}, "en"),
    ],
)
def test_the_argument_goes_before_the_environment_and_english_comes_last(
    wanted: str | None, environ: dict[str, str], code: str
) -> None:
    assert choose(wanted, environ).code == code


def test_only_languages_with_a_catalogue_are_known() -> None:
    assert [known(code) for code in ("it", "IT_it", "pt", "")] == ["it", "it", None, None]
    assert {path.name for path in LOCALE.iterdir()} == set(LANGUAGES) - {"en"}


def test_three_languages_are_spoken_in_one_process() -> None:
    spoken = [Language(code) for code in LANGUAGES]
    assert [lang.gettext("farm") for lang in spoken] == ["farm", "fattoria", "ferme"]
    assert [lang.pgettext("phase", "Develop") for lang in spoken] == ["Develop", "Sviluppo", "Développement"]


def test_plurals_follow_each_language_and_minus_one_is_one() -> None:
    def flags(code: str, n: int) -> str:
        return Language(code).ngettext("{n} flag", "{n} flags", n).format(n=n)

    assert [flags("en", n) for n in (-1, 0, 1, 2)] == ["-1 flag", "0 flags", "1 flag", "2 flags"]
    assert [flags("it", n) for n in (-1, 0, 1, 2)] == ["-1 bandiera", "0 bandiere", "1 bandiera", "2 bandiere"]
    assert [flags("fr", n) for n in (-3, 0, 1, 2)] == ["-3 drapeaux", "0 drapeau", "1 drapeau", "2 drapeaux"]


def test_a_language_without_a_catalogue_speaks_english() -> None:
    assert Language("eo").gettext("farm") == "farm"
