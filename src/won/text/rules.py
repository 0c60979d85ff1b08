"""The rules as the program shows them: the paragraphs of `docs/rules/`, by their id, in the reader's language."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import won
from won.games import GAMES
from won.text.language import SOURCE, Language
from won.text.phrases import clean, either

_PACKAGE: Final = Path(won.__file__).parent
# A built package carries the rules; in a checkout they lie in docs.
_HOMES: Final = (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules")
_PARAGRAPH: Final = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)?)\*\*\s+")
_SPACE: Final = re.compile(r"[ \n]+")  # a space that may not be broken stays as it is


class Chapter(NamedTuple):
    """A chapter: its heading, its paragraphs by id, and its other text, usually a table."""

    title: str
    paragraphs: dict[str, str]
    rest: str


class UnknownRule(LookupError):  # noqa: N818 - not an error of the program
    """An unknown id, and similar ids."""

    def __init__(self, rule: str, near: list[str]) -> None:
        super().__init__(f"{rule}: {near}")
        self.rule = rule
        self.near = near


def chapters(lang: Language, game: str) -> tuple[Chapter, ...]:
    """The whole book; English where it has not been translated."""
    return _read(game, lang.code)


def paragraphs(lang: Language, game: str) -> dict[str, str]:
    """Every paragraph by its id, in the order of the book."""
    return {rule: text for chapter in chapters(lang, game) for rule, text in chapter.paragraphs.items()}


def rule(lang: Language, wanted: str) -> str:
    """One paragraph of any game, without its id, which no two games share; raises `UnknownRule`."""
    name = wanted.strip().upper()
    similar: list[str] = []
    for game in GAMES:
        known = paragraphs(lang, game)
        if name in known:
            return known[name]
        begins = [rule for rule in known if name and rule.startswith(name)]
        similar += begins or get_close_matches(name, known, n=6, cutoff=0.5)
    raise UnknownRule(wanted, similar)


def unknown_rule_sentence(lang: Language, error: UnknownRule) -> str:
    wanted = clean(error.rule)
    if not error.near:
        return lang.gettext("There is no rule called {rule}.").format(rule=wanted)
    message = lang.gettext("There is no rule called {rule}. Did you mean {near}?")
    return message.format(rule=wanted, near=either(lang, error.near))


@cache
def _read(game: str, code: str) -> tuple[Chapter, ...]:
    for language in (f".{code}", ""):
        for home in _HOMES:
            page = home / f"{game}{'' if code == SOURCE else language}.md"
            if page.is_file():
                return tuple(_parsed(page.read_text("utf-8")))
    raise FileNotFoundError(f"rules of {game}")


def _parsed(page: str) -> list[Chapter]:
    chapters = []
    for part in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        chapter = Chapter(title.strip(), {}, "")
        rest = []
        for block in re.split(r"\n\s*\n", body.strip()):
            marked = _PARAGRAPH.match(block)
            if marked:
                chapter.paragraphs[marked[1]] = _SPACE.sub(" ", block[marked.end() :])
            else:
                rest.append(block)
        chapters.append(chapter._replace(rest="\n\n".join(rest)))
    return chapters
