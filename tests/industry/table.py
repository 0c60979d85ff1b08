"""A table laid out in a few words, for tests that read like the rule book.

table = lay("second", players=3, phase="develop", board="0 farm D4; 0 flag D5; 1 mine F3 2 automated")
table.hold(0, food=2, ore=1, capital=1, money=40, notes=1)
table.plays("0 build farm D5 0")
table.refuses("1 flag E5", "BOARD-2")
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.refusals import check_facts
from won.core.record import Seat
from won.core.refusal import Refusal, Refused
from won.industry import game as industry
from won.industry.actions import Draft
from won.industry.blocs import bloc_at
from won.industry.board import BIT, HEX
from won.industry.game import Industry
from won.industry.market import COMMODITY, GOODS
from won.industry.notation import parse
from won.industry.state import PHASES
from won.industry.tiles import TILE, TURNS


def seated(players: int) -> list[Seat]:
    return [Seat(name=name) for name in ("Ada", "Bo", "Cleo", "Dag", "Eve", "Finn")[:players]]


class Table:
    """A game and the words to speak of it."""

    def __init__(self, game: Industry) -> None:
        self.game = game
        self.state = game.state

    def hold(self, seat: int, *, money: int | None = None, notes: int | None = None, **cubes: int) -> Table:
        """Give a seat exactly these; what is not named stays as it is."""
        if money is not None:
            self.state.money[seat] = money
        if notes is not None:
            self.state.notes[seat] = notes
        for cube, count in cubes.items():
            self.state.cubes[seat * GOODS + COMMODITY[cube]] = count
        return self

    def market(self, **cubes: int) -> Table:
        for cube, count in cubes.items():
            self.state.market[COMMODITY[cube]] = count
        return self

    def plays(self, *lines: str) -> list[Any]:
        """Apply lines such as `0 buy food 2`; all events they gave."""
        result: list[Any] = []
        for line in lines:
            seat, _, words = line.partition(" ")
            result += self.game.apply(int(seat), parse(words))
        return result

    def refuses(self, line: str, rule: str) -> Refusal:
        """The line is refused by that rule, and nothing has changed."""
        seat, _, words = line.partition(" ")
        before = self.game.state_line()
        refusal = self.game.check(int(seat), parse(words))
        assert refusal is not None, f"{line} was not refused"
        assert refusal.rule == rule, f"{line} was refused by {refusal}"
        with pytest.raises(Refused) as refused:
            self.game.apply(int(seat), parse(words))
        assert refused.value.refusal == refusal
        assert self.game.state_line() == before
        check_facts("industry", refusal, self.game.seats)
        return refusal

    def stacks(self, **tiles: int) -> Table:
        """How many tiles are left of these kinds."""
        for tile, count in tiles.items():
            self.state.stacks[TILE[tile]] = count
        return self

    def everyone_passes(self) -> list[Any]:
        """All pass in succession, from the seat on turn; the events."""
        turn, players = self.state.turn, self.state.seats
        return self.plays(*(f"{(turn + after) % players} pass" for after in range(players)))

    def everyone_idles(self) -> list[Any]:
        """All who have not submitted run nothing; the events."""
        return self.plays(*(f"{seat} produce" for seat in self.game.to_move))

    def tokens(self, hex: str) -> int:
        """The automation tokens on the bloc of that hex."""
        return next(bloc.tokens for bloc in self.game.view(None).blocs if hex in bloc.hexes)

    def lit(self) -> set[str]:
        """The hexes of automated blocs."""
        return {square["at"] for square in self["board"] if square["automated"]}

    def blocs(self, seat: int) -> list[tuple[str, ...]]:
        """The seat's blocs, each by the names of its hexes."""
        return [bloc.hexes for bloc in self.game.view(None).blocs if bloc.owner == seat]

    def dots(self, seat: int) -> dict[str, int]:
        """The full dots on each of the seat's blocs, by their hexes: {"D4 D5": 3}."""
        return {" ".join(bloc.hexes): bloc.dots for bloc in self.game.view(None).blocs if bloc.owner == seat}

    def has(self, seat: int, thing: str) -> int:
        return self.game.holdings()[seat, thing]

    def __getitem__(self, field: str) -> Any:
        """A field of the state line: table["phase"], table["to_move"]."""
        return self.game.state_line()[field]

    def at(self, hex: str) -> dict[str, Any] | None:
        """What the state line says of a claimed hex."""
        result = [square for square in self["board"] if square["at"] == hex]
        return result[0] if result else None


def new(edition: str = "second", players: int = 3, first: int = 0, **options: Any) -> Table:
    """A fresh game, the draft before it."""
    return Table(industry.new(edition, seated(players), {"first": first}, options))


def lay(
    edition: str = "second",
    players: int = 3,
    phase: str = "trade",
    board: str = "",
    turn: int = 0,
    first: int = 0,
    **options: Any,
) -> Table:
    """A table in the middle of a game: no draft, no stock, and what lies on the board.

    `board` is entries `SEAT TILE HEX [TURN] [automated]` or `SEAT flag HEX`, parted by semicolons.
    """
    table = new(edition, players, first, **options)
    state = table.state
    state.phase = PHASES.index(phase)
    state.turn = turn
    state.pick, state.packages, state.money = state.edition.picks, 0, [0] * players
    automated: list[tuple[int, int]] = []
    for entry in filter(None, (part.strip() for part in board.split(";"))):
        words = entry.split()
        seat, what, at = int(words[0]), words[1], HEX[words[2]]
        state.claim(seat, at)
        if what != "flag":
            turn_of_tile = int(words[3]) if len(words) > 3 and words[3].isdecimal() else 0
            state.lay(seat, at, TILE[what] * TURNS + turn_of_tile)
            state.stacks[TILE[what]] -= 1
        if words[-1] == "automated":
            automated.append((seat, at))
    for seat, at in automated:
        if not state.blocs[seat][bloc_at(state.blocs[seat], at)].tokens:
            state.give_tokens(seat, BIT[at], 1)
    return table


def open_offers(table: Table) -> list[int]:
    return [offer.offer for offer in table.game.view(None).offers]


def drafted(table: Table, seed: int = 0) -> list[tuple[int, str]]:
    """Play a draft to its end; who picked what."""
    draw = Random(seed).random
    picks = []
    while table["phase"] == "draft":
        (seat,) = table.game.to_move
        action = table.game.sample(seat, draw)
        if isinstance(action, Draft):
            picks.append((seat, action.package))
        table.game.apply(seat, action)
    return picks
