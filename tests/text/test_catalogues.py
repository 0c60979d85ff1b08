"""Nothing is left untranslated: a new message without its translations fails here."""

import gettext
import io
import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tools.messages import catalogue, updated
from won.text.language import LANGUAGES

TRANSLATED = [code for code in LANGUAGES if code != "en"]
MARKS = ("decimal mark", "thousands mark")
PLACEHOLDER = re.compile(r"\{(\w*)[^}]*\}|(%(?:\(\w+\))?[a-z])")


def read(code: str) -> Catalog:
    return read_po(io.BytesIO(catalogue(code).read_bytes()), locale=code)


def forms(text: object) -> list[str]:
    return [text] if isinstance(text, str) else [str(form) for form in text]  # type: ignore[attr-defined]


def messages(code: str) -> list[Message]:
    return [message for message in read(code) if message.id]


def placeholders(text: str) -> list[tuple[str, str]]:
    return sorted(PLACEHOLDER.findall(text))


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_catalogue_holds_the_messages_of_the_source_and_no_others(code: str) -> None:
    assert catalogue(code).read_text("utf-8") == updated(code), "run `make messages` and translate what is new"


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_message_is_translated(code: str) -> None:
    assert [message.id for message in messages(code) if not all(forms(message.string)) or message.fuzzy] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_has_the_placeholders_of_its_message(code: str) -> None:
    wrong = []
    for message in messages(code):
        wanted = placeholders(forms(message.id)[-1])
        wrong += [text for text in forms(message.string) if text and not same(wanted, message, text)]
    assert wrong == []


def same(wanted: list[tuple[str, str]], message: Message, text: str) -> bool:
    """The singular may leave out what its own English leaves out."""
    return placeholders(text) in (wanted, placeholders(forms(message.id)[0]))


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_ends_as_its_message_does(code: str) -> None:
    def end(text: str) -> str:
        return re.sub(r"[^.:?>!]", "", text[-1:])

    wrong = []
    for message in messages(code):
        for text in forms(message.string):
            if message.context in MARKS:
                continue
            if text and end(text) != end(forms(message.id)[-1]):
                wrong.append(text)
            if text != text.strip() and forms(message.id)[0] == forms(message.id)[0].strip():
                wrong.append(text)
    assert wrong == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_a_text_calls_a_button_is_what_stands_on_it(code: str) -> None:
    faces: dict[str, list[str]] = {}
    for message in messages(code):
        faces.setdefault(forms(message.id)[0], []).append(forms(message.string)[0])
    wrong = []
    for message in messages(code):
        text = forms(message.string)[0]
        called = [named for named in re.findall("“([^”{]+)”", forms(message.id)[0]) if named in faces]
        wrong += [(named, text) for named in called if not any(face in text for face in faces[named])]
    assert wrong == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_compiled_catalogue_is_that_of_today(code: str) -> None:
    fresh = io.BytesIO()
    write_mo(fresh, read(code))
    fresh.seek(0)
    path: Path = catalogue(code).with_suffix(".mo")
    assert path.exists(), "run `make setup`"
    with path.open("rb") as compiled:
        there = gettext.GNUTranslations(compiled)
    now = gettext.GNUTranslations(fresh)
    # The header tells when it was compiled, which is never now.
    assert vars(there)["_catalog"] | {"": ""} == vars(now)["_catalog"] | {"": ""}, "run `make setup`"
