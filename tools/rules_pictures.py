"""Set the worked examples with their pictures beside the paragraphs of the rules, when Sphinx builds the site.

The examples are those of the program: `src/won/lessons/pictures/`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from won import drawing
from won.lessons.pictures import album, seats, shown
from won.text.games import texts
from won.text.language import Language

FOLDER: Final = "build/rules-pictures"  # below the source folder, where Sphinx reads them
_PAGE: Final = re.compile(r"docs/rules/(\w+)(?:\.(\w+))?")
_PARAGRAPH: Final = re.compile(r"^\*\*([A-Z]+-[\d.]+)\*\* .*?(?=\n\n|\Z)", re.DOTALL | re.MULTILINE)


def setup(app: Any) -> dict[str, bool]:
    app.connect("source-read", _add_pictures)
    return {"parallel_read_safe": True}


def _add_pictures(app: Any, page: str, source: list[str]) -> None:
    result = _PAGE.fullmatch(page)
    if result is None:
        return
    game, code = result[1], result[2] or "en"
    beside = dict(_examples(Path(app.srcdir), game, Language(code)))

    def with_example(paragraph: re.Match[str]) -> str:
        return paragraph[0] + "".join(f"\n\n{example}" for example in beside.pop(paragraph[1], []))

    source[0] = _PARAGRAPH.sub(with_example, source[0])
    if beside:
        raise ValueError(f"{page} has no paragraph {', '.join(beside)}")


def _examples(root: Path, game: str, lang: Language) -> Iterator[tuple[str, list[str]]]:
    """By the last paragraph that each picture stands beside, in Markdown."""
    by_rule: dict[str, list[str]] = {}
    for name, picture in album(game).pictures.items():
        if not picture.rules:
            continue
        title = lang.gettext(picture.about)
        path = root / FOLDER / f"{game}-{name}.{lang.code}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        words, people = texts(game).words(lang), seats(game, lang.gettext("You"))
        svg = drawing.part(
            shown(game, name), picture.show, people, title=title, dark=False, labels=words, language=lang.code
        )
        path.write_text(svg, "utf-8")
        said = f"\n\n{lang.gettext(picture.say)}" if picture.say else ""
        example = f":::{{figure}} /{FOLDER}/{path.name}\n:alt: {title}{said}\n:::"
        by_rule.setdefault(picture.rules[0], []).append(example)
    yield from by_rule.items()
