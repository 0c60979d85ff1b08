"""The texts of web/src: found for the catalogues, and written to web/src/made as each language has them.

A text stands in the source as `t("...")`, `tn("one", "many", n)` or `tp("meaning", "...")`, always as a plain string in
double quotes or a sum of such strings, so that a short pattern finds every one; anything else in that place is refused.

Usage: python -m tools.web_texts [FOLDER]
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "web/src"
TARGET: Final = SOURCE / "made"
LOCALE: Final = ROOT / "src/won/locale"
MEANING: Final = "\u0004"
_QUOTED: Final = r'"(?:[^"\\\n]|\\.)*"'
_STRING: Final = rf"\s*({_QUOTED}(?:\s*\+\s*{_QUOTED})*)\s*"
_CALL: Final = re.compile(r"(?<![\w.$])(?P<name>t|tn|tp)\(")
_PART: Final = re.compile(_QUOTED)
_ONE: Final = re.compile(_STRING + r"[,)]")
_TWO: Final = re.compile(_STRING + "," + _STRING + r"[,)]")
_EXEMPT: Final = "i18n.ts"  # defines them


class Message:
    """One message of the source: `plural` and `meaning` where it has them."""

    __slots__ = ("meaning", "message", "place", "plural")

    def __init__(self, message: str, place: str, plural: str = "", meaning: str = "") -> None:
        self.message = message
        self.place = place
        self.plural = plural
        self.meaning = meaning


def messages() -> Iterator[Message]:
    for file in sorted(SOURCE.rglob("*.ts*")):
        if file.name != _EXEMPT and TARGET not in file.parents:
            yield from messages_in(file.read_text("utf-8"), file.relative_to(ROOT).as_posix())


def messages_in(text: str, place: str) -> Iterator[Message]:
    for call in _CALL.finditer(text):
        pattern = _ONE if call["name"] == "t" else _TWO
        match = pattern.match(text, call.end())
        line = f"{place}:{text.count(chr(10), 0, call.start()) + 1}"
        if not match:
            raise SystemExit(f"{line}: a text must be a plain string in double quotes, or a sum of such strings")
        words = ["".join(json.loads(part) for part in _PART.findall(quoted)) for quoted in match.groups()]
        if call["name"] == "t":
            yield Message(words[0], line)
        elif call["name"] == "tn":
            yield Message(words[0], line, plural=words[1])
        else:
            yield Message(words[1], line, meaning=words[0])


def add_to(template: Catalog) -> None:
    """The messages of the browser, in the one catalogue of the program."""
    for each in messages():
        template.add((each.message, each.plural) if each.plural else each.message, context=each.meaning or None)


def texts(language: str) -> dict[str, str | list[str]]:
    """What the browser needs of a catalogue: English falls through, so a missing text is left out here."""
    with (LOCALE / language / "LC_MESSAGES/won.po").open("rb") as source:
        catalogue = read_po(source, locale=language)
    chosen: dict[str, str | list[str]] = {}
    for each in messages():
        message = catalogue.get(each.message, each.meaning or None)
        if message is None or not message.string or message.fuzzy:
            continue
        key = f"{each.meaning}{MEANING}{each.message}" if each.meaning else each.message
        chosen[key] = message.string if isinstance(message.string, str) else list(message.string)
    return dict(sorted(chosen.items()))


def main(target: Path = TARGET) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for folder in sorted(LOCALE.iterdir()):
        text = json.dumps(texts(folder.name), ensure_ascii=False, indent=1) + "\n"
        file = target / f"{folder.name}.json"
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
