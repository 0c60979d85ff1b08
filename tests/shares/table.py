"""A table laid out in a few words, for tests that read like the rule book.

table = lay(players=3, shares="0 oil usa ussr; 1 coal all", cards={13: "oil"}, telexes="T06 T09")
table.hold(0, "gold japan", cash=5 * M, jokers=1, step=12, tours=1)
table.lands(1, 13)                      # rolls 1 2 on to step 13, whoever's turn it was
table.plays("1 buy wheat__ussr", "2 roll 3 4")
table.refuses("0 buy oil__iraq", "TURN-11")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from tests.refusals import check_facts
from won.core.record import Seat
from won.core.refusal import Refusal, Refused
from won.shares import events
from won.shares import game as shares_game
from won.shares.game import Shares
from won.shares.notation import parse
from won.shares.parties import give_share
from won.shares.state import MOMENTS
from won.shares.world import LAP, NOBODY, PRODUCTS, SHARE, SHARES, World, world

M: Final = 1_000_000
BANK: Final = NOBODY
NAMES: Final = ("Ada", "Bo", "Cleo", "Dag", "Eve", "Finn")


def seated(players: int) -> list[Seat]:
    return [Seat(name=name) for name in NAMES[:players]]


def chance(
    players: int,
    first: int = 0,
    cards: Mapping[int, str] | None = None,
    telexes: str = "",
    printed: World | None = None,
) -> dict[str, Any]:
    """Neutral chance: the first seat rolls highest, cards and telexes lie in the order of the lists.

    `cards` puts products on squares, each in exchange for what lay there; `telexes` are those that come first.
    """
    squares = (printed or world()).cards
    royalties = PRODUCTS * 2
    fixed: set[int] = set()
    for square, product in (cards or {}).items():
        here = squares.index(square)
        there = next(at for at, name in enumerate(royalties) if name == product and at not in fixed)
        royalties[here], royalties[there] = royalties[there], royalties[here]
        fixed.add(here)
    top = telexes.split()
    return {
        "rolls": [[[6, 6] if seat == first else [1, 1] for seat in range(players)]],
        "royalties": royalties,
        "telexes": top + [name for name in world().telexes if name not in top],
    }


def named(words: str) -> list[str]:
    """The shares of holdings in short: `oil usa ussr, coal all` for six of coal; `rubber` for natural_rubber."""
    result: list[str] = []
    for holding in filter(None, (part.split() for part in words.split(","))):
        (product,) = [name for name in PRODUCTS if holding[0] in (name, *name.split("_"))]
        if holding[1:] == ["all"]:
            result += [share for share in SHARES if share.startswith(f"{product}__")]
        else:
            result += [f"{product}__{country}" for country in holding[1:]]
    return result


class Table:
    """A game and the words to speak of it."""

    def __init__(self, game: Shares) -> None:
        self.game = game
        self.state = game.state

    def hold(
        self,
        seat: int,
        shares: str = "",
        *,
        cash: int | None = None,
        jokers: int | None = None,
        step: int | None = None,
        tours: int | None = None,
    ) -> Table:
        """Give a seat these shares too, and exactly these other things; what is not named stays as it is."""
        state = self.state
        for name in named(shares):
            give_share(state, SHARE[name], seat)
        if cash is not None:
            state.cash[seat] = cash
        if jokers is not None:
            state.stack += state.jokers[seat] - jokers
            state.jokers[seat] = jokers
        if step is not None:
            state.step[seat] = step
        if tours is not None:
            state.tours[seat] = tours
        return self

    def lands(self, seat: int, step: int, dice: tuple[int, int] = (1, 2)) -> list[Any]:
        """It is the seat's turn, and its roll takes it on to that step (past step 64 if it must); the events."""
        before = step - sum(dice)
        self.state.step[seat] = before if before >= 0 else before + LAP
        self.state.turn = seat
        self.state.moment = MOMENTS.index("roll")
        return self.plays(f"{seat} roll {dice[0]} {dice[1]}")

    def plays(self, *lines: str) -> list[Any]:
        """Apply lines such as `0 buy oil__usa`; all events they gave."""
        result: list[Any] = []
        for line in lines:
            seat, _, words = line.partition(" ")
            result += self.game.apply(int(seat), parse(words))
        return result

    def refuses(self, line: str, rule: str) -> Refusal:
        """The line is refused by that rule, and nothing has changed."""
        seat, _, words = line.partition(" ")
        return self.refuses_action(int(seat), parse(words), rule)

    def refuses_action(self, seat: int, action: Any, rule: str) -> Refusal:
        """The same for an action that no line can say."""
        before = self.game.state_line(), self.game.holdings()
        refusal = self.game.check(seat, action)
        assert refusal is not None, f"{seat} {action} was not refused"
        assert refusal.rule == rule, f"{seat} {action} was refused by {refusal}"
        with pytest.raises(Refused) as refused:
            self.game.apply(seat, action)
        assert refused.value.refusal == refusal
        assert (self.game.state_line(), self.game.holdings()) == before
        check_facts("shares", refusal, self.game.seats)
        return refusal

    def cash(self, *seats: int) -> list[int]:
        """The cash of these seats, or of all."""
        return [self.state.cash[seat] for seat in seats or range(self.state.seats)]

    def shares(self, seat: int) -> list[str]:
        held: list[str] = self["players"][seat]["shares"]
        return held

    def has(self, seat: int | str, thing: str) -> int:
        """How many: table.has(0, "joker"), table.has("trays", "oil__usa")."""
        return self.game.holdings()[seat, thing]

    def __getitem__(self, field: str) -> Any:
        """A field of the state line: table["moment"], table["to_move"]."""
        return self.game.state_line()[field]


def payments(result: list[Any]) -> list[tuple[int, int, int, str]]:
    """Who paid whom how much for what, in order; the bank is -1."""
    return [(e.payer, e.payee, e.amount, e.why) for e in result if isinstance(e, events.Paid)]


def new(players: int = 3, first: int = 0, **options: Any) -> Table:
    """A fresh game with neutral chance, before the first roll."""
    return Table(shares_game.new("classic", seated(players), chance(players, first), options))


def lay(
    players: int = 3,
    shares: str = "",
    turn: int = 0,
    moment: str = "roll",
    cards: Mapping[int, str] | None = None,
    telexes: str = "",
    revision: int = shares_game.REVISION,
    **options: Any,
) -> Table:
    """A table in the middle of a game; what is not said is as at the start.

    `shares` is holdings `SEAT PRODUCT COUNTRY ... [, PRODUCT COUNTRY ...]`, parted by semicolons; `all` is all six.
    """
    printed = world(americas=options.get("americas", "french"))
    drawn = chance(players, turn, cards, telexes, printed)
    table = Table(shares_game.new("classic", seated(players), drawn, options, revision))
    table.state.moment = MOMENTS.index(moment)
    for entry in filter(None, (part.strip() for part in shares.split(";"))):
        seat, _, holdings = entry.partition(" ")
        table.hold(int(seat), holdings)
    return table
