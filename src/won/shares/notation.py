"""Actions in one line of the record's own words: `buy oil__ussr oil__usa`, `deal 2 give gold__japan get cash 500000`.

Lots are parted by commas: `lots oil__ussr, steel__usa steel__japan`. A roll may be written without its dice.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from won.core.notation import (
    PART,
    Reader,
    Writer,
    both,
    is_number,
    number,
    one,
    only,
    parted,
    parts,
    read,
    sides,
    written,
)
from won.shares import actions as act

# How each kind is written, for help.
FORMS: Final[dict[str, str]] = {
    "roll": "roll [WHITE RED]",
    "buy": "buy SHARE ...",
    "joker": "joker",
    "end": "end",
    "lots": "lots SHARE ..., SHARE ..., ...",
    "bid": "bid AMOUNT",
    "drop": "drop",
    "seal": "seal AMOUNT",
    "claim": "claim",
    "deal": "deal SEAT give SHARE ... [cash AMOUNT] get SHARE ... [cash AMOUNT]",
    "pool": "pool SEAT ... [lead SEAT]",
    "accept": "accept OFFER",
    "decline": "decline OFFER",
    "withdraw": "withdraw OFFER",
    "concede": "concede",
    "agree": "agree",
    "object": "object",
    "declare": "declare",
}
CASH: Final = "cash"
LEAD: Final = "lead"


def parse(line: str) -> act.AnyAction:
    """The action that a line says; whether it is legal is for the rules to say."""
    action: act.AnyAction = read(line, _READ)
    return action


def _roll(words: list[str]) -> act.Roll:
    if not words:
        return act.Roll()
    white, red = only(words, 2)
    return act.Roll((number(white), number(red)))


def _shares(words: list[str]) -> tuple[str, ...]:
    """Names, and nothing that could be anything else."""
    for word in words:
        if word in (PART, CASH) or is_number(word):
            raise ValueError(word)
    return tuple(words)


def _lots(words: list[str]) -> act.Lots:
    return act.Lots(tuple(_shares(part) for part in parts(words)))


def _pool(words: list[str]) -> act.Pool:
    if LEAD not in words:
        return act.Pool(tuple(number(word) for word in words))
    middle = words.index(LEAD)
    return act.Pool(tuple(number(word) for word in words[:middle]), number(one(words[middle + 1 :])))


def _deal(words: list[str]) -> act.Deal:
    give, get = sides(words[1:])
    return act.Deal(number(words[0]), _side(give), _side(get))


def _side(words: list[str]) -> act.Side:
    if CASH not in words:
        return act.Side(_shares(words))
    middle = words.index(CASH)
    return act.Side(_shares(words[:middle] + words[middle + 2 :]), number(words[middle + 1]))


def _plain(action: act.AnyAction) -> Reader:
    def reader(words: list[str]) -> act.AnyAction:
        only(words, 0)
        return action

    return reader


_READ: Final[dict[str, Reader]] = {
    "roll": _roll,
    "buy": lambda words: act.Buy(_shares(words)),
    "joker": _plain(act.Joker()),
    "end": _plain(act.End()),
    "lots": _lots,
    "bid": lambda words: act.Bid(number(one(words))),
    "drop": _plain(act.Drop()),
    "seal": lambda words: act.Seal(number(one(words))),
    "claim": _plain(act.Claim()),
    "deal": _deal,
    "pool": _pool,
    "accept": lambda words: act.Accept(number(one(words))),
    "decline": lambda words: act.Decline(number(one(words))),
    "withdraw": lambda words: act.Withdraw(number(one(words))),
    "concede": _plain(act.Concede()),
    "agree": _plain(act.Agree()),
    "object": _plain(act.Object()),
    "declare": _plain(act.Declare()),
}


def write(action: Any) -> str:
    """An action as its line; `parse` reads it back."""
    return written(action, _WRITE)


def _said(side: act.Side) -> list[str]:
    return [*side.shares, *([CASH, str(side.cash)] if side.cash else [])]


def _nothing(action: act.AnyAction) -> list[str]:
    return []


_WRITE: Final[dict[type, Writer]] = {
    act.Roll: lambda a: [] if a.dice is UNSET else [str(die) for die in a.dice],
    act.Buy: lambda a: list(a.shares),
    act.Joker: _nothing,
    act.End: _nothing,
    act.Lots: lambda a: parted(a.lots),
    act.Bid: lambda a: [str(a.amount)],
    act.Drop: _nothing,
    act.Seal: lambda a: [str(a.amount)],
    act.Claim: _nothing,
    act.Deal: lambda a: [str(a.to), *both(_said(a.give), _said(a.get))],
    act.Pool: lambda a: [*map(str, a.parties), *([] if a.lead is UNSET else [LEAD, str(a.lead)])],
    act.Accept: lambda a: [str(a.offer)],
    act.Decline: lambda a: [str(a.offer)],
    act.Withdraw: lambda a: [str(a.offer)],
    act.Concede: _nothing,
    act.Agree: _nothing,
    act.Object: _nothing,
    act.Declare: _nothing,
}
