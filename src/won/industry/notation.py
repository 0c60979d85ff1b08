"""Actions in one line of the record's own words: `build farm D4 2 force`, `offer 1 give food 2 get ore money 10`.

Parts of a move or a submission are parted by commas: `move D4 D5 0, C3 C4 1 force`; `produce D4 ore, C1 food C1 C2`.
A count left out is 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET

from won.industry import actions as act


class NotationError(ValueError):
    """A line that is no action: `problem` is `unknown` or `form`, `kind` the verb, `word` where reading stopped."""

    def __init__(self, problem: str, kind: str, word: str = "") -> None:
        super().__init__(f"{problem}: {kind} {word}".strip())
        self.problem = problem
        self.kind = kind
        self.word = word


# How each kind is written, for help.
FORMS: Final[dict[str, str]] = {
    "draft": "draft PACKAGE",
    "place": "place TILE HEX TURN [force]",
    "buy": "buy CUBE [COUNT] ...",
    "sell": "sell CUBE [COUNT] ...",
    "borrow": "borrow [COUNT]",
    "repay": "repay [COUNT]",
    "offer": "offer SEAT give THING [COUNT] ... get THING [COUNT] ...",
    "accept": "accept OFFER",
    "decline": "decline OFFER",
    "withdraw": "withdraw OFFER",
    "pass": "pass",
    "flag": "flag HEX",
    "build": "build TILE HEX TURN [force]",
    "move": "move FROM TO TURN [force], ...",
    "automate": "automate HEX",
    "keep": "keep HEX",
    "produce": "produce HEX food|ore [HEX ...], ...",
}


def parse(line: str) -> act.Any:
    """The action that a line says; whether it is legal is for the rules to say."""
    words = line.replace(",", " , ").split()
    kind = words[0] if words else ""
    if kind not in _READ:
        raise NotationError("unknown", kind)
    try:
        return _READ[kind](words[1:])
    except (ValueError, IndexError, TypeError) as error:
        raise NotationError("form", kind, str(error)) from None


def _number(word: str) -> int:
    if not word.lstrip("-").isdecimal():
        raise ValueError(word)
    return int(word)


def _only(words: list[str], count: int) -> list[str]:
    if len(words) != count:
        raise ValueError(" ".join(words))
    return words


def _tile(words: list[str]) -> tuple[str, str, int, bool]:
    force = words[3:] == ["force"]
    tile, at, turn = _only(words[:3] if force else words, 3)
    return tile, at, _number(turn), force


def _counts(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    name = ""
    for word in words:
        if word.lstrip("-").isdecimal():
            if not name:
                raise ValueError(word)
            counts[name], name = int(word), ""
        elif word in counts:
            raise ValueError(word)
        else:
            counts[word], name = 1, word
    return counts


def _count(words: list[str]) -> int:
    return _number(_only(words, 1)[0]) if words else 1


def _one(words: list[str]) -> str:
    return _only(words, 1)[0]


def _offer(words: list[str]) -> act.Offer:
    to, rest = _number(words[0]), words[1:]
    middle = rest.index("get") if "get" in rest else len(rest)
    if middle and rest[0] != "give":
        raise ValueError(rest[0])
    return act.Offer(to, _counts(rest[1:middle]), _counts(rest[middle + 1 :]))


def _parts(words: list[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == ",":
            parts.append([])
        else:
            parts[-1].append(word)
    return [part for part in parts if part]


def _step(words: list[str]) -> act.Step:
    return act.Step(*_tile(words))


def _run(words: list[str]) -> act.Run:
    at, feed = words[0], words[1]
    return act.Run(at, feed, tuple(words[2:]) if words[2:] else UNSET)


def _pass(words: list[str]) -> act.Pass:
    _only(words, 0)
    return act.Pass()


_READ: Final[dict[str, Callable[[list[str]], act.Any]]] = {
    "draft": lambda words: act.Draft(_one(words)),
    "place": lambda words: act.Place(*_tile(words)),
    "buy": lambda words: act.Buy(_counts(words)),
    "sell": lambda words: act.Sell(_counts(words)),
    "borrow": lambda words: act.Borrow(_count(words)),
    "repay": lambda words: act.Repay(_count(words)),
    "offer": _offer,
    "accept": lambda words: act.Accept(_number(_one(words))),
    "decline": lambda words: act.Decline(_number(_one(words))),
    "withdraw": lambda words: act.Withdraw(_number(_one(words))),
    "pass": _pass,
    "flag": lambda words: act.Flag(_one(words)),
    "build": lambda words: act.Build(*_tile(words)),
    "move": lambda words: act.Move(tuple(_step(part) for part in _parts(words))),
    "automate": lambda words: act.Automate(_one(words)),
    "keep": lambda words: act.Keep(_one(words)),
    "produce": lambda words: act.Produce(tuple(_run(part) for part in _parts(words))),
}


def write(action: Any) -> str:
    """An action as its line; `parse` reads it back."""
    return " ".join([action.__struct_config__.tag, *_WRITE[type(action)](action)])


def _said(counts: dict[str, int]) -> list[str]:
    return [word for name, count in counts.items() for word in ([name] if count == 1 else [name, str(count)])]


def _put(tile: str, at: str, turn: int, force: bool) -> list[str]:
    return [tile, at, str(turn), *(["force"] if force else [])]


def _write_offer(a: act.Offer) -> list[str]:
    give, get = _said(a.give), _said(a.get)
    return [str(a.to), *(["give", *give] if give else []), *(["get", *get] if get else [])]


def _write_move(a: act.Move) -> list[str]:
    return [", ".join(" ".join(_put(step.from_, step.to, step.turn, step.force)) for step in a.tiles)]


def _write_produce(a: act.Produce) -> list[str]:
    runs = [" ".join([run.at, run.feed, *(() if run.tiles is UNSET else run.tiles)]) for run in a.run]
    return [", ".join(runs)] if runs else []


_WRITE: Final[dict[type, Callable[[Any], list[str]]]] = {
    act.Draft: lambda a: [a.package],
    act.Place: lambda a: _put(a.tile, a.at, a.turn, a.force),
    act.Buy: lambda a: _said(a.cubes),
    act.Sell: lambda a: _said(a.cubes),
    act.Borrow: lambda a: [str(a.notes)],
    act.Repay: lambda a: [str(a.notes)],
    act.Offer: _write_offer,
    act.Accept: lambda a: [str(a.offer)],
    act.Decline: lambda a: [str(a.offer)],
    act.Withdraw: lambda a: [str(a.offer)],
    act.Pass: lambda a: [],
    act.Flag: lambda a: [a.at],
    act.Build: lambda a: _put(a.tile, a.at, a.turn, a.force),
    act.Move: _write_move,
    act.Automate: lambda a: [a.at],
    act.Keep: lambda a: [a.at],
    act.Produce: _write_produce,
}
