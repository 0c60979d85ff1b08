"""Blocs: tiles of one kind and one owner, linked by touching partial dots, and the full dots on them."""

from __future__ import annotations

from won.industry.board import ACROSS, BIT, hexes_in
from won.industry.tiles import HALVES, HAS_CENTRE, LINK, THIRDS, TURNS


class Bloc:
    """A bloc never changes: a changed board has other blocs, so that copies of a state share them."""

    __slots__ = ("dots", "hexes", "kind", "mask", "tokens")

    def __init__(self, kind: int, mask: int, dots: tuple[int, ...], tokens: int) -> None:
        self.kind = kind
        self.mask = mask
        self.hexes = hexes_in(mask)
        self.dots = dots  # each full dot as the set of hexes it lies on
        self.tokens = tokens

    def with_tokens(self, tokens: int) -> Bloc:
        return Bloc(self.kind, self.mask, self.dots, tokens)

    def dots_on(self, fed: int) -> int:
        """PROD-7: how many full dots lie wholly on these hexes."""
        count = 0
        for dot in self.dots:
            if dot & ~fed == 0:
                count += 1
        return count


def linked(tile: list[int], own: int, at: int) -> int:
    """BOARD-8: the own hexes whose tile forms a bloc with the one at `at`."""
    code = tile[at]
    links = LINK[code]
    across = ACROSS[at]
    hexes = 0
    for edge in range(6):
        near = across[edge]
        if near >= 0 and own & BIT[near] and tile[near] >= 0 and links[edge] & (1 << tile[near]):
            hexes |= BIT[near]
    return hexes


def dots_at(tile: list[int], own: int, at: int) -> list[int]:
    """BOARD-5, BOARD-9: the full dots on the tile at `at` that lie on tiles of its owner and kind alone."""
    code = tile[at]
    kind = code // TURNS
    across = ACROSS[at]
    dots: list[int] = []
    if HAS_CENTRE[kind]:
        dots.append(BIT[at])
    for edge in HALVES[code]:
        near = across[edge]
        if _has(tile, own, near, kind) and (edge + 3) % 6 in HALVES[tile[near]]:
            dots.append(BIT[at] | BIT[near])
    for corner in THIRDS[code]:
        left, right = across[corner], across[(corner + 1) % 6]
        if (
            _has(tile, own, left, kind)
            and _has(tile, own, right, kind)
            and (corner + 2) % 6 in THIRDS[tile[left]]
            and (corner + 4) % 6 in THIRDS[tile[right]]
        ):
            dots.append(BIT[at] | BIT[left] | BIT[right])
    return dots


def _has(tile: list[int], own: int, at: int, kind: int) -> bool:
    return at >= 0 and own & BIT[at] != 0 and tile[at] // TURNS == kind


def _bloc(tile: list[int], own: int, mask: int) -> Bloc:
    dots: set[int] = set()
    for at in hexes_in(mask):
        dots.update(dots_at(tile, own, at))
    return Bloc(tile[hexes_in(mask)[0]] // TURNS, mask, tuple(sorted(dots)), 0)


def with_tile(blocs: tuple[Bloc, ...], tile: list[int], own: int, at: int) -> tuple[Bloc, ...]:
    """The blocs once a tile has come to lie at `at`; joined blocs keep all their tokens (AUTO-3)."""
    near = linked(tile, own, at)
    mask = BIT[at]
    tokens = 0
    dots = dots_at(tile, own, at)
    apart: list[Bloc] = []
    for bloc in blocs:
        if bloc.mask & near:
            mask |= bloc.mask
            tokens += bloc.tokens
            dots.extend(bloc.dots)
        else:
            apart.append(bloc)
    apart.append(Bloc(tile[at] // TURNS, mask, tuple(sorted(set(dots))), tokens))
    return in_order(apart)


def in_order(blocs: list[Bloc]) -> tuple[Bloc, ...]:
    return tuple(sorted(blocs, key=first_hex))


def first_hex(bloc: Bloc) -> int:
    return bloc.hexes[0]


def survey(tile: list[int], own: int) -> list[Bloc]:
    """All blocs on these hexes, counted afresh and without tokens, in the order of their first hex."""
    blocs: list[Bloc] = []
    left = own
    for at in hexes_in(own):
        if tile[at] < 0 or not left & BIT[at]:
            continue
        mask, edge = 0, BIT[at]
        while edge:
            mask |= edge
            grown = 0
            for near in hexes_in(edge):
                grown |= linked(tile, own, near)
            edge = grown & ~mask
        left &= ~mask
        blocs.append(_bloc(tile, own, mask))
    return blocs


def bloc_at(blocs: tuple[Bloc, ...], at: int) -> int:
    """The place among these blocs of the one that holds the hex, or -1."""
    for place in range(len(blocs)):
        if blocs[place].mask & BIT[at]:
            return place
    return -1
