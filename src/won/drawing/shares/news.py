"""What lies open on the table, one short line each: debts, claims, the lot under the hammer, offers."""

from __future__ import annotations

from typing import Any, Final

from won.drawing.canvas import fit, group, named, rect, text, width
from won.drawing.frame import panel
from won.drawing.icons import icon
from won.drawing.labels import Labels
from won.drawing.lettering import letters
from won.drawing.shares.goods import chip
from won.drawing.shares.labels import money
from won.drawing.shares.pieces import shape
from won.drawing.shares.position import Position
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


def news(position: Position, labels: Labels) -> list[Item]:
    line = position.line
    items = [_owed(position, debt, "debt", labels) for debt in line["debts"]]
    items += [_owed(position, claim, "claim", labels) for claim in line["claims"]]
    items += _lots(position, labels)
    if line["offers"]:
        numbers = ", ".join(f"{number + 1}" for number in line["offers"])
        items.append(Item("offer", "muted", [f"{labels['offer']} {numbers}"], f"{labels['offer']} {numbers}"))
    return items


def _party_and_name(position: Position, seat: int, labels: Labels) -> tuple[Any, str]:
    party = position.party(seat)
    return (party, party.called) if party is not None else (labels["bank"], labels["bank"])


def _owed(position: Position, debt: dict[str, Any], key: str, labels: Labels) -> Item:
    payer, name = _party_and_name(position, debt["payer"], labels)
    payee, other = _party_and_name(position, debt["payee"], labels)
    why = labels.low(debt["why"])
    product = [(debt["what"],)] if debt["what"] in PRODUCTS else []
    sum_ = money(debt["amount"], labels)
    title = f"{labels[key]}: {name} → {other}, {sum_}, {why}"
    return Item("debt", "accent" if key == "debt" else "bronze", [payer, "→", payee, sum_, *product, why], title)


def _lots(position: Position, labels: Labels) -> list[Item]:
    """BID-1: the lot that is being sold with its reserve or the highest bid; then those that wait."""
    items = []
    world = position.world
    for place, lot in enumerate(position.line["lots"]):
        shares = [SHARE[name] for name in lot]
        product = PRODUCTS[world.product[shares[0]]]
        percent = sum(world.percent[share] for share in shares)
        bid = position.line["bid"] if place == 0 else None
        reserve = money(half(sum(world.price[share] for share in shares)), labels)
        price = (
            [_party_and_name(position, bid["seat"], labels)[0], money(bid["amount"], labels)]
            if bid is not None
            else [f"{labels.low('reserve')} {reserve}"]
        )
        what = f"{labels[product]} {percent}%"
        title = f"{labels['lot']}: {what}, {labels.low('shares')} {len(lot)}, {labels.low('reserve')} {reserve}"
        items.append(Item("auction", "bronze" if place else "accent", [(product,), what, *price], title))
    return items


def height_of(items: list[Item]) -> float:
    return HEAD + PITCH * max(1, len(items)) + 8


def draw_news(items: list[Item], labels: Labels, wide: float, high: float) -> str:
    """As many lines as there is room for; the last one counts the rest."""
    drawn = [panel(wide, high), letters(labels["on the table"], _LEFT, 22, 9.5, "ink", room=wide - 2 * _LEFT, line=15)]
    drawn.append(rect(_LEFT, 28, wide - 2 * _LEFT, 0.8, "f-line"))
    room = int((high - HEAD - 2) // PITCH)
    shown = items if len(items) <= room else items[: room - 1]
    for place, item in enumerate(shown):
        drawn.append(group(_line(item, wide), y=HEAD + place * PITCH))
    if len(shown) < len(items):
        rest = f"+{len(items) - len(shown)}"
        drawn.append(text(rest, _LEFT, HEAD + len(shown) * PITCH + 15, 12, "n b f-muted"))
    if not items:
        drawn.append(text(fit(labels.low("nothing open"), 12, wide - 2 * _LEFT), _LEFT, HEAD + 15, 12, "t f-muted"))
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
