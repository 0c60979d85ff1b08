"""Bring the gettext catalogues up to date with the source: new messages added, vanished ones dropped, nothing guessed.

A catalogue holds no dates, places or names, so it changes only when a message does.

Usage: python -m tools.messages LANGUAGE...
"""

import io
import sys
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from tools import web_texts
from won.lessons import pictures, script

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src/won/locale"
HEADER = """msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: {plurals}\\n"
"Content-Type: text/plain; charset=utf-8\\n"

"""


@cache
def extracted() -> Catalog:
    template = Catalog()
    for _, _, message, comments, context in extract_from_dir(ROOT / "src/won", comment_tags=["Translators:"]):
        template.add(message, auto_comments=comments, context=context)
    web_texts.add_to(template)
    for text in [*pictures.texts(), *(text for lesson in script.every() for text in lesson.texts())]:
        template.add(text)
    return template


def catalogue(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES/won.po"


def updated(language: str) -> str:
    """The catalogue of a language as it should stand, with the translations it already has."""
    old = Catalog(locale=language)
    if catalogue(language).exists():
        with catalogue(language).open("rb") as source:
            old = read_po(source, locale=language)
    old.update(extracted(), no_fuzzy_matching=True)
    out = io.BytesIO()
    write_po(out, old, width=120, no_location=True, omit_header=True, sort_output=True, ignore_obsolete=True)
    return HEADER.format(language=language, plurals=old.plural_forms) + out.getvalue().decode("utf-8")


if __name__ == "__main__":
    for language in sys.argv[1:]:
        text = updated(language)
        catalogue(language).parent.mkdir(parents=True, exist_ok=True)
        catalogue(language).write_text(text, "utf-8")
