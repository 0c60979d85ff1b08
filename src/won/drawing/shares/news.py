"""What lies open on the table, one short line each: debts, claims, the lot under the hammer, offers."""

from __future__ import annotations

from typing import Any, Final

from won.drawing.canvas import fit, group, named, rect, text, width
from won.drawing.frame import panel
from won.drawing.icons import icon
from won.drawing.lettering import letters
from won.drawing.shares.goods import chip
from won.drawing.shares.pieces import shape
from won.drawing.shares.position import Position
from won.drawing.shares.words import money
from won.drawing.words import Words
from won.shares.figures import half
from won.shares.world import PRODUCTS, SHARE

PITCH: Final = 22.0
HEAD: Final = 34.0
_LEFT: Final = 14.0


class Item:
    """A line: a sign, pieces and chips among words, and what it says in full."""

    def __init__(self, sign: str, role: str, parts: list[Any], title: str) -> None:
        self.sign = sign
        self.role = role
        self.parts = parts
        self.title = title


def news(position: Position, words: Words) -> list[Item]:
    line = position.line
    found = [_owed(position, debt, "debt", words) for debt in line["debts"]]
    found += [_owed(position, claim, "claim", words) for claim in line["claims"]]
    found += _lots(position, words)
    if line["offers"]:
        numbers = ", ".join(f"{number}" for number in line["offers"])
        found.append(Item("offer", "muted", [f"{words['offer']} {numbers}"], f"{words['offer']} {numbers}"))
    return found


def _who(position: Position, seat: int, words: Words) -> tuple[Any, str]:
    party = position.party(seat)
    return (party, party.called) if party is not None else (words["bank"], words["bank"])


def _owed(position: Position, debt: dict[str, Any], key: str, words: Words) -> Item:
    payer, name = _who(position, debt["payer"], words)
    payee, other = _who(position, debt["payee"], words)
    why = words.low(debt["why"])
    product = [(debt["what"],)] if debt["what"] in PRODUCTS else []
    sum_ = money(debt["amount"], words)
    title = f"{words[key]}: {name} → {other}, {sum_}, {why}"
    return Item("debt", "accent" if key == "debt" else "bronze", [payer, "→", payee, sum_, *product, why], title)


def _lots(position: Position, words: Words) -> list[Item]:
    """BID-1: the lot that is being sold with its reserve or the highest bid; then those that wait."""
    found = []
    world = position.world
    for place, lot in enumerate(position.line["lots"]):
        shares = [SHARE[name] for name in lot]
        product = PRODUCTS[world.product[shares[0]]]
        percent = sum(world.percent[share] for share in shares)
        bid = position.line["bid"] if place == 0 else None
        reserve = money(half(sum(world.price[share] for share in shares)), words)
        price = (
            [_who(position, bid["seat"], words)[0], money(bid["amount"], words)]
            if bid is not None
            else [f"{words.low('reserve')} {reserve}"]
        )
        what = f"{words[product]} {percent}%"
        title = f"{words['lot']}: {what}, {words.low('shares')} {len(lot)}, {words.low('reserve')} {reserve}"
        found.append(Item("auction", "bronze" if place else "accent", [(product,), what, *price], title))
    return found


def height_of(items: list[Item]) -> float:
    return HEAD + PITCH * max(1, len(items)) + 8


def draw_news(items: list[Item], words: Words, wide: float, high: float) -> str:
    """As many lines as there is room for; the last one counts the rest."""
    drawn = [panel(wide, high), letters(words["on the table"], _LEFT, 22, 9.5, "ink", room=wide - 2 * _LEFT, line=15)]
    drawn.append(rect(_LEFT, 28, wide - 2 * _LEFT, 0.8, "f-line"))
    room = int((high - HEAD - 2) // PITCH)
    shown = items if len(items) <= room else items[: room - 1]
    for place, item in enumerate(shown):
        drawn.append(group(_line(item, wide), y=HEAD + place * PITCH))
    if len(shown) < len(items):
        rest = f"+{len(items) - len(shown)}"
        drawn.append(text(rest, _LEFT, HEAD + len(shown) * PITCH + 15, 12, "n b f-muted"))
    if not items:
        drawn.append(text(fit(words.low("nothing open"), 12, wide - 2 * _LEFT), _LEFT, HEAD + 15, 12, "t f-muted"))
    return "".join(drawn)


def _line(item: Item, wide: float) -> str:
    drawn = icon(item.sign, _LEFT + 7, 11, 14, item.role)
    x = _LEFT + 21
    for part in item.parts:
        if isinstance(part, str):
            shown = fit(part, 12.5, wide - 10 - x, condensed=True) if wide - 10 - x > 14 else ""
            drawn += text(shown, x, 15.5, 12.5, "n f-ink")
            x += max(width(shown, 12.5, condensed=True), 12) + 5
        elif isinstance(part, tuple):
            drawn += chip(part[0], x, 3, 16)
            x += 21
        else:
            drawn += shape(part, x + 8, 11, 8)
            x += 21
    return named(item.title, drawn, data_news=item.sign)
