"""What a program says: lines that begin with a word in capitals, the last of them its action."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

ACTION, SAY, PROMISE, TOKENS = "ACTION", "SAY", "PROMISE", "TOKENS"
LEAVE: Final = "leave"  # the action of one who is asked off its turn and does not answer
LONGEST: Final = 500  # characters of what is said to the others
_LINE: Final = re.compile(rf"[\s*`>]*({ACTION}|{SAY}|{PROMISE}|{TOKENS})\b[\s:*`]*(.*?)[\s*`]*")


class Answer(NamedTuple):
    action: str
    said: tuple[str, ...]
    promises: tuple[str, ...]
    tokens: int | None  # as the program counts them
    length: int  # characters


def is_last(line: str) -> bool:
    """Whether the line ends an answer."""
    match = _LINE.fullmatch(line)
    return match is not None and match[1] == ACTION


def read(lines: list[str]) -> Answer:
    """Lines that begin with none of the four words, such as a model's thoughts, are only counted."""
    parts: dict[str, list[str]] = {ACTION: [], SAY: [], PROMISE: [], TOKENS: []}
    for line in lines:
        match = _LINE.fullmatch(line)
        if match is not None:
            parts[match[1]].append(match[2])
    counts = [int(count) for text in parts[TOKENS] for count in re.findall(r"\d{1,9}", text)]
    action = parts[ACTION][-1] if parts[ACTION] else ""
    said = tuple(text[:LONGEST] for text in parts[SAY] if text)
    length = sum(len(line) + 1 for line in lines)
    return Answer(action, said, tuple(parts[PROMISE]), sum(counts) if parts[TOKENS] else None, length)
