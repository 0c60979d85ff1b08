"""The blocks of code on the pages, and what the pages say of those that no test runs.

A block stands below a comment where a test cannot run it: `<!-- not run: REASON -->`, or `<!-- tested by PATH -->`
where another test than those of this folder runs it or holds it to the program.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
_FENCE: Final = re.compile(
    r"^(?:(?P<indent> *)<!-- (?P<mark>.*?) -->\n+)?(?P<in> *)```(?P<kind>[^\n`]*)\n(?P<text>.*?)^(?P=in)```$",
    re.MULTILINE | re.DOTALL,
)
_COMMAND: Final = re.compile(r"`(?:nice )?((?:(?:/opt/won/bin/)?won|make|python -m|pip install) [^`]+)`")
SHELL: Final = ("sh", "console")


class Block(NamedTuple):
    page: Path
    kind: str
    text: str
    mark: str

    @property
    def name(self) -> str:
        """The page, and the first line of the block."""
        return f"{named(self.page)}: {self.text.strip().partition(chr(10))[0][:60]}"

    def lines(self) -> list[str]:
        """The command lines of a shell, without prompts; a line that goes on is one."""
        text = re.sub(r"^ *(?:\$ )?", "", self.text.replace("\\\n", " "), flags=re.MULTILINE)
        return [line for line in text.splitlines() if line.strip()]

    def commands(self) -> Iterator[list[str]]:
        """The words of each command, without comments."""
        for line in self.lines():
            lexer = shlex.shlex(line, posix=True, punctuation_chars="&;|<>")
            lexer.whitespace_split = True
            words: list[str] = []
            for word in [*lexer, "&&"]:
                if word == "&&":
                    yield words
                    words = []
                else:
                    words.append(word)


def pages() -> list[Path]:
    """What Sphinx and the host of the repository show."""
    return [*sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("*.md"))]


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix().removeprefix("docs/")


def blocks(page: Path, *kinds: str) -> list[Block]:
    """Those of these languages, or all."""
    commands = [
        Block(
            page, fence["kind"], re.sub(rf"^{fence['in']}", "", fence["text"], flags=re.MULTILINE), fence["mark"] or ""
        )
        for fence in _FENCE.finditer(page.read_text("utf-8"))
    ]
    return [block for block in commands if not kinds or block.kind in kinds]


def inline(page: Path) -> Iterator[list[str]]:
    """The words of the commands within the sentences of a page."""
    for command in _COMMAND.findall(page.read_text("utf-8").replace("\n", " ")):
        yield shlex.split(command)
