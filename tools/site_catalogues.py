"""The catalogues of the worker: of all messages only those that its modules can say, as the page has its own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from won.lessons import pictures, script


def said_by(sources: Iterable[Path]) -> Catalog:
    """The messages of those modules, and of the lessons."""
    said = Catalog()
    for source in sources:
        for _, message, _, context in extract_from_file("python", source):
            said.add(message, context=context)
    for text in [*pictures.texts(), *(text for lesson in script.every() for text in lesson.texts())]:
        said.add(text)
    return said


def write(whole: Path, said: Catalog, target: Path) -> None:
    """The part of a catalogue (a .po file) that is said, compiled."""
    with whole.open("rb") as source:
        catalogue = read_po(source, locale=whole.parts[-3])
    for message in list(catalogue):
        if message.id and message.id not in said:
            catalogue.delete(message.id, message.context)
    with target.open("wb") as compiled:
        write_mo(compiled, catalogue)
