"""Actions in one line: what the notations of all games share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

__all__ = ["NotationError"]

PART: Final = ","  # separates the parts of an action


class NotationError(ValueError):
    """A line that is no action: `problem` is `unknown` or `form`, `kind` the verb, `word` where reading stopped."""

    def __init__(self, problem: str, kind: str, word: str = "") -> None:
        super().__init__(f"{problem}: {kind} {word}".strip())
        self.problem = problem
        self.kind = kind
        self.word = word


def words_of(line: str) -> list[str]:
    """The words of a line; the comma between two parts is one."""
    return line.replace(PART, f" {PART} ").split()


def is_number(word: str) -> bool:
    return word.lstrip("-").isdecimal()


def number(word: str) -> int:
    if not is_number(word):
        raise ValueError(word)
    return int(word)


def exactly(words: list[str], count: int) -> list[str]:
    """The words, if there are that many; raises `ValueError` otherwise."""
    if len(words) != count:
        raise ValueError(" ".join(words))
    return words


def only_word(words: list[str]) -> str:
    return exactly(words, 1)[0]


def split_parts(words: list[str]) -> list[list[str]]:
    """The words between the commas; empty parts are left out."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == PART:
            parts.append([])
        else:
            parts[-1].append(word)
    return [part for part in parts if part]


def join_parts(parts: Iterable[Iterable[str]]) -> list[str]:
    """The inverse of `split_parts`, as one word of the line."""
    line = f"{PART} ".join(" ".join(part) for part in parts)
    return [line] if line else []


def split_sides(words: list[str]) -> tuple[list[str], list[str]]:
    """`give ... get ...`: the words of either side, one of which may be left out."""
    middle = words.index("get") if "get" in words else len(words)
    if middle and words[0] != "give":
        raise ValueError(words[0])
    return words[1:middle], words[middle + 1 :]


def join_sides(give: list[str], get: list[str]) -> list[str]:
    """The inverse of `split_sides`."""
    return [*(["give", *give] if give else []), *(["get", *get] if get else [])]
