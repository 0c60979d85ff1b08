"""The terms of a syndicate: who pools, who leads and the fee; said word by word and written in a line."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from won.core.game import DONE, Word
from won.core.kinds import Draw, pick
from won.core.notation import number, only_word
from won.shares.actions import Pool
from won.shares.figures import half
from won.shares.parties import other_parties, parties_left, value_of
from won.shares.state import State

LEAD: Final = "lead"  # before the seat that leads


def pooled_by(state: State, party: int, action: Pool) -> list[int]:
    """The parties that would pool, by seat."""
    return sorted({party, *[state.head[seat] for seat in action.parties]})


def fee(state: State, wanted: list[int]) -> int:
    """SYND-2: half the marked price of all their shares."""
    total = 0
    for party in wanted:
        total += value_of(state, party)
    return half(total)


def leaders(state: State, wanted: list[int]) -> list[int]:
    """SYND-3: the parties that bring shares of the highest marked price."""
    values = [value_of(state, party) for party in wanted]
    best = max(values)
    return [party for party, value in zip(wanted, values, strict=True) if value == best]


def head_of(state: State, wanted: list[int], pool: Pool | None = None) -> int:
    """SYND-3: who leads; in a tie the one that was chosen, or else the earlier seat."""
    tied = leaders(state, wanted)
    if pool is not None and pool.lead is not UNSET and state.settings.leaders_chosen:
        chosen = state.head[pool.lead]
        if chosen in tied:
            return chosen
    return tied[0]


def pool_words(state: State, party: int, parts: list[Word]) -> list[Word]:
    """Parties in the order of their seats, but never all; then, of those who bring most, who leads (SYND-3)."""
    if LEAD in parts:
        return _leader_words(state, party, parts[:-1]) if parts[-1] == LEAD else []
    last = max([int(seat) for seat in parts], default=-1)
    more: list[Word] = []
    if len(parts) + 2 < parties_left(state):
        more = [other for other in other_parties(state, party) if other > last]
    if not parts:
        return more
    tie: list[Word] = [LEAD] if state.settings.leaders_chosen and len(_tied(state, party, parts)) > 1 else []
    return [*more, *tie, DONE]


def _leader_words(state: State, party: int, partners: list[Word]) -> list[Word]:
    """`done` is for the one who proposes it."""
    tied = _tied(state, party, partners)
    return [*[leader for leader in tied if leader != party], *([DONE] if party in tied else [])]


def _tied(state: State, party: int, partners: list[Word]) -> list[int]:
    return leaders(state, sorted([party, *[int(seat) for seat in partners]]))


def compose(state: State, party: int, parts: list[Any]) -> Pool:
    if LEAD not in parts:
        return Pool(tuple(parts))
    middle = parts.index(LEAD)
    return Pool(tuple(parts[:middle]), parts[-1] if parts[-1] != LEAD else party)


def to_words(state: State, party: int, action: Pool) -> list[Word]:
    words: list[Word] = [*sorted([state.head[seat] for seat in action.parties])]
    if action.lead is UNSET:
        return [*words, DONE]
    leader = state.head[action.lead]
    return [*words, LEAD, leader] if leader != party else [*words, LEAD, DONE]


def draw_pool(state: State, party: int, draw: Draw) -> Pool:
    return Pool((pick(other_parties(state, party), draw),))


def read(words: list[str]) -> Pool:
    if LEAD not in words:
        return Pool(tuple([number(word) for word in words]))
    middle = words.index(LEAD)
    return Pool(tuple([number(word) for word in words[:middle]]), number(only_word(words[middle + 1 :])))


def write(action: Pool) -> list[str]:
    return [*map(str, action.parties), *([] if action.lead is UNSET else [LEAD, str(action.lead)])]
