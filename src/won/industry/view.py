"""What one seat, or an onlooker, may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import structs

from won.core.guess import plausible
from won.core.record import Seat
from won.industry.blocs import Bloc
from won.industry.board import NAMES, hexes_in
from won.industry.costs import BANK_DOT
from won.industry.end import score
from won.industry.interest import interest_due
from won.industry.line import Board, board_of, claimed_hexes, cubes_of, to_move
from won.industry.market import COMMODITIES
from won.industry.produce_costs import running_cost
from won.industry.state import OVER, PHASES, State
from won.industry.tiles import MAKES, TILES

__all__ = ["BlocView", "OfferView", "Player", "Square", "View"]

CACHED: Final = 1024  # boards that are remembered


class Player(msgspec.Struct, frozen=True):
    """A nation as seen from the view's seat; `money` is none where it is hidden (VIEW-1)."""

    name: str
    nation: str
    money: int | None
    notes: int
    flags: int
    cubes: dict[str, int]
    points: int | None  # END-6, as they stand; none where money is hidden
    interest: int  # INTEREST-1: due on these notes after the next Produce


class Square(msgspec.Struct, frozen=True):
    at: str
    owner: int
    tile: str | None
    turn: int
    automated: bool


class BlocView(msgspec.Struct, frozen=True):
    owner: int
    tile: str
    hexes: tuple[str, ...]
    dots: int
    tokens: int
    makes: dict[str, int]  # PROD-7, all tiles fed
    upkeep: dict[str, int]  # PROD-3, PROD-4: of the whole bloc, fed with food


class OfferView(msgspec.Struct, frozen=True):
    offer: int
    seat: int
    to: int
    give: dict[str, int]
    get: dict[str, int]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    edition: str
    round: int
    last_round: int | None
    phase: str
    to_move: tuple[int, ...]
    first: int
    passes: int
    final: bool
    markets: dict[str, int]
    stacks: dict[str, int]
    players: tuple[Player, ...]
    board: tuple[Square, ...]
    blocs: tuple[BlocView, ...]
    offers: tuple[OfferView, ...]
    packages: tuple[str, ...]  # still to be picked
    placing: str | None
    to_place: int
    pieces: tuple[str, ...]  # to be named after a split


def view(state: State, seats: list[Seat], seat: int | None, private: bool, public: View | None = None) -> View:
    """VIEW-1: everything is open but money, and that only where the option says so."""
    hidden = private and state.phase != OVER
    if public is None:
        public = _public(state, seats, hidden)
    if seat is None:
        return public
    players = public.players
    if hidden:
        own = structs.replace(players[seat], money=state.money[seat], points=score(state, seat))
        players = (*players[:seat], own, *players[seat + 1 :])
    return structs.replace(public, seat=seat, players=players)


def _public(state: State, seats: list[Seat], hidden: bool) -> View:
    return View(
        seat=None,
        edition=state.edition.name,
        round=state.round,
        last_round=state.last_round or None,
        phase=PHASES[state.phase],
        to_move=to_move(state),
        first=state.first,
        passes=state.passes,
        final=state.final,
        markets=dict(zip(COMMODITIES, state.market, strict=True)),
        stacks=dict(zip(TILES, state.stacks, strict=True)),
        players=tuple([_player(state, seat, sitting, hidden) for seat, sitting in enumerate(seats)]),
        board=_squares(board_of(state)),
        blocs=_blocs(tuple([tuple(blocs) for blocs in state.blocs])),
        offers=tuple([OfferView(o.number, o.seat, o.to, o.give, o.get) for o in state.offers]),
        packages=tuple([p.name for place, p in enumerate(state.edition.packages) if state.packages >> place & 1]),
        placing=TILES[state.placing] if state.to_place else None,
        to_place=state.to_place,
        pieces=tuple([NAMES[hexes_in(piece)[0]] for split in state.splits[:1] for piece in split.pieces]),
    )


def _player(state: State, seat: int, sitting: Seat, hidden: bool) -> Player:
    return Player(
        sitting.name,
        sitting.nation,
        None if hidden else state.money[seat],
        state.notes[seat],
        state.flags[seat],
        cubes_of(state, seat),
        None if hidden else score(state, seat),
        interest_due(state, seat),
    )


@lru_cache(CACHED)
def _squares(board: Board) -> tuple[Square, ...]:
    """The same object as before where the board has not changed."""
    return tuple([Square(*claimed) for claimed in claimed_hexes(board)])


@lru_cache(CACHED)
def _blocs(by_owner: tuple[tuple[Bloc, ...], ...]) -> tuple[BlocView, ...]:
    """The same; a bloc never changes."""
    return tuple([_bloc(owner, bloc) for owner, blocs in enumerate(by_owner) for bloc in blocs])


@lru_cache(8 * CACHED)
def _bloc(owner: int, bloc: Bloc) -> BlocView:
    hexes, dots = tuple([NAMES[at] for at in bloc.hexes]), len(bloc.dots)
    made = {"money": dots * BANK_DOT} if MAKES[bloc.kind] < 0 else {COMMODITIES[MAKES[bloc.kind]]: dots}
    food, energy, _ = running_cost(bloc, len(bloc.hexes), False)
    upkeep = {cube: count for cube, count in (("food", food), ("energy", energy)) if count}
    return BlocView(owner, TILES[bloc.kind], hexes, dots, bloc.tokens, made, upkeep)


def hide(state: State, seat: int) -> None:
    """VIEW-1: with private money a seat takes the others to have as much as it has itself."""
    own = state.money[seat]
    for other in range(state.seats):
        asked = [offer.give.get("money", 0) for offer in state.offers if offer.seat == other and offer.to == seat]
        state.money[other] = plausible(own, state.money[other], asked)
