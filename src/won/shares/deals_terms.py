"""The terms of a deal: said word by word, drawn at random, written in a line."""

from __future__ import annotations

from typing import Any, Final

from won.core.game import DONE, Word
from won.core.kinds import Draw, pick
from won.core.notation import join_sides, number, split_sides
from won.shares.actions import Deal, Side
from won.shares.figures import MONOPOLY, STEP, TRUST
from won.shares.parties import named, other_parties, shares_of
from won.shares.state import State
from won.shares.words import CASH, LISTED, amounts, read_shares, sorted_shares
from won.shares.world import GOODS, SHARE, SHARES

FOR: Final = "for"  # between what is given and what is got
_NOTHING: Final = Side()


def deal_words(state: State, party: int, parts: list[Word]) -> list[Word]:
    """To whom; shares and cash given, `for`, shares and cash got. Others' cash stays hidden (SEEN-1)."""
    if not parts:
        return list(other_parties(state, party))
    getting = FOR in parts
    last = parts[-1]
    if last == CASH:
        return amounts(STEP, LISTED * STEP if getting else state.cash[party])
    more: list[Word] = []
    if len(parts) == 1 or parts[-2] != CASH:  # an amount of cash ends what is given or got
        first = 0 if len(parts) == 1 or last == FOR else SHARE[str(last)] + 1
        held = shares_of(state, int(parts[0])) if getting else _givable(state, party, first)
        more = [SHARES[share] for share in held if share >= first]
        if not getting and first and _breaks_monopoly(state, party, first - 1):
            return more[:1]
        if getting or state.cash[party] >= STEP:
            more.append(CASH)
    if not getting:
        more.append(FOR)
    elif len(parts) > 2:
        more.append(DONE)
    return more


def _givable(state: State, party: int, first: int) -> list[int]:
    """DEAL-5: of a monopoly trust the first share only, until that is chosen; then the others follow."""
    held = shares_of(state, party)
    if not state.settings.offers_checked:
        return held
    product_of, of_product = state.world.product, state.world.of_product
    chosen = product_of[first - 1] if first else -1
    return [
        share
        for share in held
        if state.count[party * GOODS + product_of[share]] < MONOPOLY
        or share == of_product[product_of[share]][0]
        or product_of[share] == chosen
    ]


def _breaks_monopoly(state: State, party: int, last: int) -> bool:
    """DEAL-5: whether giving no more than this share and those before it would break a monopoly trust."""
    product = state.world.product[last]
    whole = state.count[party * GOODS + product] == MONOPOLY
    return whole and state.settings.offers_checked and last != state.world.of_product[product][-1]


def compose(state: State, party: int, parts: list[Any]) -> Deal:
    middle = parts.index(FOR)
    return Deal(parts[0], _side_of_words(parts[1:middle]), _side_of_words(parts[middle + 1 :]))


def _side_of_words(words: list[Any]) -> Side:
    cash = words[words.index(CASH) + 1] if CASH in words else 0
    return Side(tuple([word for word in words if word in SHARE]), cash)


def to_words(state: State, party: int, action: Deal) -> list[Word]:
    return [state.head[action.to], *_words_of_side(action.give), FOR, *_words_of_side(action.get), DONE]


def _words_of_side(side: Side) -> list[Word]:
    cash: list[Word] = [CASH, side.cash] if side.cash else []
    return [*sorted_shares(side.shares), *cash]


def draw_deal(state: State, party: int, draw: Draw) -> Deal:
    to = pick(other_parties(state, party), draw)
    give, get = _draw_side(state, party, draw), _draw_side(state, to, draw)
    if state.settings.offers_checked:
        give = _covered(state, party, give)
    if give == _NOTHING and get == _NOTHING:
        return Deal(to, give, Side((), STEP)) if state.settings.offers_checked else Deal(to, Side((), STEP), get)
    return Deal(to, give, get)


def _draw_side(state: State, party: int, draw: Draw) -> Side:
    """A share or a whole trust, some cash, or nothing."""
    shares: list[int] = []
    count, base = state.count, party * GOODS
    products = [product for product in range(GOODS) if count[base + product]]
    if products and draw() < 0.7:
        held = state.world.of_product[pick(products, draw)]
        shares = [share for share in held if state.owner[share] == party]
        if len(shares) < TRUST or draw() >= 0.7:
            shares = [pick(shares, draw)]
    cash = STEP * int(draw() * 60) if draw() < 0.5 else 0
    return Side(named(shares), cash)


def _covered(state: State, party: int, side: Side) -> Side:
    """DEAL-4, DEAL-5: no more cash than there is, and nothing out of a monopoly trust but the whole."""
    shares, cash = side.shares, min(side.cash, state.cash[party])
    if len(shares) == 1 and state.count[party * GOODS + state.world.product[SHARE[shares[0]]]] == MONOPOLY:
        shares = ()
    return Side(shares, cash)


def read(words: list[str]) -> Deal:
    give, get = split_sides(words[1:])
    return Deal(number(words[0]), _read_side(give), _read_side(get))


def _read_side(words: list[str]) -> Side:
    if CASH not in words:
        return Side(read_shares(words))
    middle = words.index(CASH)
    return Side(read_shares(words[:middle] + words[middle + 2 :]), number(words[middle + 1]))


def write(action: Deal) -> list[str]:
    return [str(action.to), *join_sides(_written_side(action.give), _written_side(action.get))]


def _written_side(side: Side) -> list[str]:
    return [*side.shares, *([CASH, str(side.cash)] if side.cash else [])]
