"""The way to an action, choice by choice; and the list of all actions of the kinds short enough to list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from won.core.game import DONE, Legal, Word
from won.shares import actions as act
from won.shares.auction import least_bid
from won.shares.figures import MONOPOLY, PURCHASE, STEP
from won.shares.kinds import KIND, NAMES
from won.shares.lotting import next_lots
from won.shares.options import acceptable, addressed, kind_open, kinds_open, withdrawable
from won.shares.parties import parties, parties_left, shares_of
from won.shares.squares import for_sale
from won.shares.state import State
from won.shares.syndicate import leaders
from won.shares.world import GOODS, SHARE, SHARES

Chosen = list[Word]
COMPOSED: Final = ("buy", "lots", "bid", "seal", "deal", "pool")
FOR: Final = "for"
CASH: Final = "cash"
LEAD: Final = "lead"
LISTED: Final = 40  # amounts listed; others may still be written out
_AMOUNTS: Final[list[Word]] = list(range(0, LISTED * STEP + 1, STEP))


def next_words(state: State, seat: int, chosen: Chosen) -> list[Word]:
    if not chosen:
        return list(_kinds(state, seat))
    kind, count = str(chosen[0]), len(chosen)
    following = _NEXT.get(kind)
    if following is None or chosen[-1] == DONE or (count == 2 and kind in _ONE_PART):
        return []
    if count == 1 and not kind_open(state, seat, KIND[kind]):
        return []
    return following(state, state.head[seat], chosen[1:])


def _kinds(state: State, seat: int) -> list[str]:
    return [NAMES[kind] for kind in kinds_open(state, seat)]


def compose(state: State, seat: int, chosen: Sequence[Word]) -> Any:
    parts = list(chosen[1:-1] if chosen[-1] == DONE else chosen[1:])
    return _MAKE[str(chosen[0])](state, state.head[seat], parts)


def legal(state: State, seat: int) -> Legal:
    """Every action of the short kinds; a roll is listed without its dice, which come from outside (WORD-3)."""
    kinds = _kinds(state, seat)
    listed: list[Any] = []
    for kind in kinds:
        if kind not in COMPOSED:
            following = next_words(state, seat, [kind])
            listed.extend(compose(state, seat, (kind, word)) for word in following)
            if not following:
                listed.append(compose(state, seat, (kind,)))
    return Legal(tuple(listed), tuple(kind for kind in kinds if kind in COMPOSED))


def _buy(state: State, party: int, chosen: Chosen) -> list[Word]:
    """Share by share in the order of the list, while they can be paid."""
    taken = [SHARE[str(name)] for name in chosen]
    left = state.cash[party] - sum(state.world.price[share] for share in taken)
    last = taken[-1] if taken else -1
    more: list[Word] = []
    if len(taken) < PURCHASE:
        more = [SHARES[s] for s in for_sale(state, party) if s > last and state.world.price[s] <= left]
    return [*more, DONE] if taken else more


def _lots(state: State, party: int, chosen: Chosen) -> list[Word]:
    """Lot by lot, each named by its first share, until the red die is met."""
    return [SHARES[lot[0]] for lot in next_lots(state, party, _chosen_lots(state, party, chosen))]


def _chosen_lots(state: State, party: int, chosen: Chosen) -> list[tuple[int, ...]]:
    lots: list[tuple[int, ...]] = []
    for name in chosen:
        lots.extend(lot for lot in next_lots(state, party, lots) if SHARES[lot[0]] == name)
    return lots


def _bid(state: State, party: int, chosen: Chosen) -> list[Word]:
    least = least_bid(state)
    return list(range(least, min(state.cash[party], least + LISTED * STEP) + 1, STEP))


def _amounts(least: int, most: int) -> list[Word]:
    """Amounts in steps, up to those listed."""
    return _AMOUNTS[least // STEP : min(most, LISTED * STEP) // STEP + 1]


def _seal(state: State, party: int, chosen: Chosen) -> list[Word]:
    return _amounts(0, state.cash[party])


def _others(state: State, party: int) -> list[Word]:
    return [other for other in parties(state) if other != party]


def _deal(state: State, party: int, chosen: Chosen) -> list[Word]:
    """To whom; shares and cash given, `for`, shares and cash got. Others' cash stays hidden (SEEN-1)."""
    if not chosen:
        return _others(state, party)
    getting = FOR in chosen
    last = chosen[-1]
    if last == CASH:
        return _amounts(STEP, LISTED * STEP if getting else state.cash[party])
    more: list[Word] = []
    if len(chosen) == 1 or chosen[-2] != CASH:  # an amount of cash ends what is given or got
        first = 0 if len(chosen) == 1 or last == FOR else SHARE[str(last)] + 1
        held = shares_of(state, int(chosen[0])) if getting else _given(state, party, first)
        more = [SHARES[share] for share in held if share >= first]
        if not getting and first and _breaks_monopoly(state, party, first - 1):
            return more[:1]
        if getting or state.cash[party] >= STEP:
            more.append(CASH)
    if not getting:
        more.append(FOR)
    elif len(chosen) > 2:
        more.append(DONE)
    return more


def _given(state: State, party: int, first: int) -> list[int]:
    """DEAL-5: of a monopoly trust the first share only, until that is chosen; then the others follow."""
    held = shares_of(state, party)
    if not state.settings.offers_checked:
        return held
    begins = [state.world.of_product[product][0] for product in range(GOODS)]
    chosen = state.world.product[first - 1] if first else -1
    return [
        share
        for share in held
        if state.count[party * GOODS + state.world.product[share]] < MONOPOLY
        or share == begins[state.world.product[share]]
        or state.world.product[share] == chosen
    ]


def _breaks_monopoly(state: State, party: int, last: int) -> bool:
    """DEAL-5: whether giving no more than this share and those before it would break a monopoly trust."""
    product = state.world.product[last]
    whole = state.count[party * GOODS + product] == MONOPOLY
    return whole and state.settings.offers_checked and last != state.world.of_product[product][-1]


def _pool(state: State, party: int, chosen: Chosen) -> list[Word]:
    """Parties in the order of their seats, but never all; then, of those who bring most, who leads (SYND-3)."""
    if LEAD in chosen:
        others: list[Word] = []
        if chosen[-1] == LEAD:
            tied = _tied(state, party, chosen[:-1])
            others = [*[lead for lead in tied if lead != party], *([DONE] if party in tied else [])]
        return others
    last = max([int(seat) for seat in chosen], default=-1)
    more: list[Word] = []
    if len(chosen) + 2 < parties_left(state):
        more = [other for other in _others(state, party) if int(other) > last]
    if not chosen:
        return more
    choice: list[Word] = [LEAD] if state.settings.leaders_chosen and len(_tied(state, party, chosen)) > 1 else []
    return [*more, *choice, DONE]


def _tied(state: State, party: int, chosen: Chosen) -> list[int]:
    return leaders(state, sorted([party, *[int(seat) for seat in chosen]]))


def _acceptable(state: State, party: int, chosen: Chosen) -> list[Word]:
    return list(acceptable(state, party))


def _addressed(state: State, party: int, chosen: Chosen) -> list[Word]:
    return list(addressed(state, party))


def _withdrawable(state: State, party: int, chosen: Chosen) -> list[Word]:
    return list(withdrawable(state, party))


_NEXT: Final[dict[str, Callable[[State, int, Chosen], list[Word]]]] = {
    "buy": _buy,
    "lots": _lots,
    "bid": _bid,
    "seal": _seal,
    "deal": _deal,
    "pool": _pool,
    "accept": _acceptable,
    "decline": _addressed,
    "withdraw": _withdrawable,
}
_ONE_PART: Final = frozenset(["bid", "seal", "accept", "decline", "withdraw"])


def _side(parts: list[Any]) -> act.Side:
    cash = parts[parts.index(CASH) + 1] if CASH in parts else 0
    return act.Side(tuple([part for part in parts if part in SHARE]), cash)


def _make_deal(state: State, party: int, parts: list[Any]) -> act.Deal:
    middle = parts.index(FOR)
    return act.Deal(parts[0], _side(parts[1:middle]), _side(parts[middle + 1 :]))


def _make_lots(state: State, party: int, parts: list[Any]) -> act.Lots:
    return act.Lots(tuple(tuple(SHARES[s] for s in lot) for lot in _chosen_lots(state, party, parts)))


def _make_pool(state: State, party: int, parts: list[Any]) -> act.Pool:
    """`lead` with nobody after it is the maker."""
    if LEAD not in parts:
        return act.Pool(tuple(parts))
    middle = parts.index(LEAD)
    return act.Pool(tuple(parts[:middle]), parts[-1] if parts[-1] != LEAD else party)


_MAKE: Final[dict[str, Callable[[State, int, list[Any]], Any]]] = {
    "roll": lambda state, party, parts: act.Roll(),
    "buy": lambda state, party, parts: act.Buy(tuple(parts)),
    "joker": lambda state, party, parts: act.Joker(),
    "end": lambda state, party, parts: act.End(),
    "lots": _make_lots,
    "bid": lambda state, party, parts: act.Bid(*parts),
    "drop": lambda state, party, parts: act.Drop(),
    "seal": lambda state, party, parts: act.Seal(*parts),
    "claim": lambda state, party, parts: act.Claim(),
    "deal": _make_deal,
    "pool": _make_pool,
    "accept": lambda state, party, parts: act.Accept(*parts),
    "decline": lambda state, party, parts: act.Decline(*parts),
    "withdraw": lambda state, party, parts: act.Withdraw(*parts),
    "concede": lambda state, party, parts: act.Concede(),
    "agree": lambda state, party, parts: act.Agree(),
    "object": lambda state, party, parts: act.Object(),
    "declare": lambda state, party, parts: act.Declare(),
}
