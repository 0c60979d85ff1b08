"""Random games of shares for the conformance kit, over all player counts and options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.shares.drivers import Depth, Sociable, Spendthrift, some_options
from won.core.conformance import Conformance, Driver, any_legal
from won.core.game import Game
from won.shares import actions as act
from won.shares import game as shares
from won.shares.game import Shares
from won.shares.world import world

DRIVERS: list[Callable[[], Driver]] = [lambda: any_legal, lambda: Sociable(0.1), lambda: Spendthrift(0.93)]
GAMES, PARTS = 200, 20
SHALLOW = range(GAMES, GAMES + 60)  # the games counted to see how deep play goes


def hides(game: Game) -> None:
    """SEEN-1: whatever others hold in cash, have sealed, or will read in a telex, the view is the same."""
    assert isinstance(game, Shares)
    seat = -game.steps % 7  # each in turn
    state = game.state
    if game.over or state.settings.cash == "open" or seat >= state.seats:
        return
    other = game.copy()
    ours = [state.head[player] == state.head[seat] for player in range(state.seats)]
    other.state.cash = [cash + (0 if own else 700_000) for cash, own in zip(state.cash, ours, strict=True)]
    other.state.bids = [most if most < 0 else most + 100_000 for most in state.bids]
    other.state.deck = state.deck[::-1]
    assert game.view(seat) == other.view(seat)
    assert [player.cash is not None for player in game.view(seat).players] == ours


def inspect(number: int, thorough: float = 0.02) -> Counter[str]:
    """Game `number` of an endless list that goes round player counts, options and ways to play."""
    options = some_options(str(number))
    driver = DRIVERS[number // 5 % len(DRIVERS)]()
    count = 2 + number % 5
    kit = Conformance(
        shares, "classic", count, f"game {number}", options, driver, None if number % 3 else hides, Depth(), thorough
    )
    return kit.play()


TAGS = [kind.__struct_config__.tag for kind in act.AnyAction.__args__]
DEEP = [
    *(f"action:{tag}" for tag in TAGS),
    *(
        f"event:{tag}"
        for tag in ("lot_sold", "lot_unsold", "joker_used", "forfeited", "lapsed", "debt_lapsed", "owed", "bankrupt")
    ),
    *(f"square:{square}" for square in range(1, 64)),
    *(f"telex:{name}" for name in world().telexes),
    *("syndicate of 2", "syndicate of 3", "syndicate of 4", "syndicate joined", "deal with a trust", "lot of a trust"),
    *("bankrupt on turn", "bankrupt off turn", "several creditors", "time ran out", "last one left"),
]
