"""A state line read for drawing: the parties, where their pieces stand, and what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from won.core.record import Seat
from won.drawing.border import STYLES
from won.drawing.canvas import clean
from won.drawing.labels import Labels
from won.shares.figures import MONOPOLY, TRUST
from won.shares.world import GOODS, SHARE, SQUARE_AT, World


class Party:
    """A player or a syndicate, known by the seat that leads it; `out` once it is bankrupt."""

    def __init__(self, line: dict[str, Any], seat: int, names: list[str], world: World) -> None:
        player = line["players"][seat]
        self.seat = seat
        self.style = seat % STYLES
        self.out = player["party"] is None
        together = [other for other, shown in enumerate(line["players"]) if shown["party"] == seat]
        self.members = sorted({seat, *together}, key=lambda other: (other != seat, other))
        self.names = [names[other] for other in self.members]
        self.called = names[seat]
        self.cash: int | None = player["cash"]
        self.jokers: int = player["jokers"]
        self.tours: int = player["tours"]
        self.step: int = player["step"]
        self.square = SQUARE_AT[player["step"]]
        self.shares: list[str] = player["shares"]
        self.count = [0] * GOODS
        self.percent = [0] * GOODS
        self.marked = 0
        for name in self.shares:
            share = SHARE[name]
            self.count[world.product[share]] += 1
            self.percent[world.product[share]] += world.percent[share]
            self.marked += world.price[share]
        self.waits = any(other in line["to_move"] for other in self.members)
        self.won = bool(line["over"]) and seat in line["winners"]

    @property
    def role(self) -> str:
        return f"owner-{self.style}"

    @property
    def wealth(self) -> int | None:
        """LAST-2: cash and half the marked price of the shares."""
        return None if self.cash is None else self.cash + self.marked // 2

    def mark(self, product: int) -> str:
        """What a holding is called: a trust of four or five, a monopoly of six, or nothing."""
        count = self.count[product]
        return "monopoly" if count >= MONOPOLY else "trust" if count >= TRUST else ""


class Position:
    """The parties left, by seat, and those out of the game."""

    def __init__(
        self,
        line: dict[str, Any],
        seats: Sequence[Seat],
        royalties: Sequence[str | None],
        world: World,
        labels: Labels,
    ) -> None:
        self.line = line
        self.world = world
        self.royalties = royalties
        names = [clean(seat.name) or f"{labels['seat']} {number}" for number, seat in enumerate(seats)]
        player = line["players"]
        every = [Party(line, seat, names, world) for seat in range(len(seats)) if player[seat]["party"] in (seat, None)]
        self.parties = [party for party in every if not party.out]
        self.gone = [party for party in every if party.out]
        self.turn = next((party for party in self.parties if party.seat == line["turn"]), None)

    def party(self, seat: int) -> Party | None:
        """The party of a seat; none for the bank."""
        return next((party for party in self.parties if seat in party.members), None)

    def holders(self, product: int) -> list[Party]:
        """Who holds any of a product, the largest first."""
        holding = [party for party in self.parties if party.count[product]]
        return sorted(holding, key=lambda party: (-party.percent[product], party.seat))

    def due(self, product: int) -> list[tuple[Party, int]]:
        """ROYALTY-1: whom anybody else who lands on the product pays, and how much."""
        owed = [(party, self.world.royalty(product, party.percent[product])) for party in self.holders(product)]
        return [(party, amount) for party, amount in owed if amount]
