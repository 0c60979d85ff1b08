"""Actions in one line of the record's own words: `build farm D4 2 force`, `offer 1 give food 2 get ore money 10`.

Parts of a move or a submission are parted by commas: `move D4 D5 0, C3 C4 1 force`; `produce D4 ore, C1 food C1 C2`.
A count left out is 1.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from won.core.notation import Reader, Writer, both, is_number, number, one, only, parted, parts, read, sides, written
from won.industry import actions as act

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


def parse(line: str) -> act.AnyAction:
    """The action that a line says; whether it is legal is for the rules to say."""
    action: act.AnyAction = read(line, _READ)
    return action


def _tile(words: list[str]) -> tuple[str, str, int, bool]:
    force = words[3:] == ["force"]
    tile, at, turn = only(words[:3] if force else words, 3)
    return tile, at, number(turn), force


def _counts(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    name = ""
    for word in words:
        if is_number(word):
            if not name:
                raise ValueError(word)
            counts[name], name = int(word), ""
        elif word in counts:
            raise ValueError(word)
        else:
            counts[word], name = 1, word
    return counts


def _count(words: list[str]) -> int:
    return number(only(words, 1)[0]) if words else 1


def _offer(words: list[str]) -> act.Offer:
    give, get = sides(words[1:])
    return act.Offer(number(words[0]), _counts(give), _counts(get))


def _step(words: list[str]) -> act.Step:
    return act.Step(*_tile(words))


def _run(words: list[str]) -> act.Run:
    at, feed = words[0], words[1]
    return act.Run(at, feed, tuple(words[2:]) if words[2:] else UNSET)


def _pass(words: list[str]) -> act.Pass:
    only(words, 0)
    return act.Pass()


_READ: Final[dict[str, Reader]] = {
    "draft": lambda words: act.Draft(one(words)),
    "place": lambda words: act.Place(*_tile(words)),
    "buy": lambda words: act.Buy(_counts(words)),
    "sell": lambda words: act.Sell(_counts(words)),
    "borrow": lambda words: act.Borrow(_count(words)),
    "repay": lambda words: act.Repay(_count(words)),
    "offer": _offer,
    "accept": lambda words: act.Accept(number(one(words))),
    "decline": lambda words: act.Decline(number(one(words))),
    "withdraw": lambda words: act.Withdraw(number(one(words))),
    "pass": _pass,
    "flag": lambda words: act.Flag(one(words)),
    "build": lambda words: act.Build(*_tile(words)),
    "move": lambda words: act.Move(tuple(_step(part) for part in parts(words))),
    "automate": lambda words: act.Automate(one(words)),
    "keep": lambda words: act.Keep(one(words)),
    "produce": lambda words: act.Produce(tuple(_run(part) for part in parts(words))),
}


def write(action: Any) -> str:
    """An action as its line; `parse` reads it back."""
    return written(action, _WRITE)


def _said(counts: dict[str, int]) -> list[str]:
    return [word for name, count in counts.items() for word in ([name] if count == 1 else [name, str(count)])]


def _put(tile: str, at: str, turn: int, force: bool) -> list[str]:
    return [tile, at, str(turn), *(["force"] if force else [])]


def _write_offer(a: act.Offer) -> list[str]:
    return [str(a.to), *both(_said(a.give), _said(a.get))]


def _write_move(a: act.Move) -> list[str]:
    return parted(_put(step.from_, step.to, step.turn, step.force) for step in a.tiles)


def _write_produce(a: act.Produce) -> list[str]:
    return parted([run.at, run.feed, *(() if run.tiles is UNSET else run.tiles)] for run in a.run)


_WRITE: Final[dict[type, Writer]] = {
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
