"""What an offer of shares is worth to the one it is made to, at marked prices."""

from __future__ import annotations

from typing import Any

from won.shares.actions import Side
from won.shares.events import Offered
from won.shares.parties import marked
from won.shares.world import SHARE


def gain(game: Any, offer: Offered) -> float:
    return _worth(game, offer.give) - _worth(game, offer.get)


def _worth(game: Any, side: Side) -> float:
    return float(side.cash + marked(game.state, [SHARE[share] for share in side.shares]))
