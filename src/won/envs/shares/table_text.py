"""The table of shares as lines of text, in the words of the record."""

from __future__ import annotations

from typing import Any

from won.shares.actions import Deal, Side
from won.shares.game import Shares


def table_lines(game: Shares) -> list[str]:
    line = game.state_line()
    bid = line["bid"]
    return [
        f"turn {line['turns']} of player_{line['turn']}, {line['moment']}, dice {line['dice'][0]} {line['dice'][1]}",
        *[f"player_{seat} {_player(player)}" for seat, player in enumerate(line["players"])],
        *[f"debt of {debt['payer']} to {debt['payee']}: {debt['amount']}" for debt in line["debts"]],
        *[f"claim of {claim['payee']} on {claim['payer']}: {claim['amount']}" for claim in line["claims"]],
        *[f"lot {' '.join(lot)}" for lot in line["lots"]],
        *([f"bid {bid['amount']} by {bid['seat']}"] if bid else []),
        *[f"offer {offer.number} of {offer.seat}: {_offer(offer.action)}" for offer in game.state.offers],
    ]


def _player(player: dict[str, Any]) -> str:
    if player["party"] is None:
        return "out"
    stands = f"cash {player['cash']} jokers {player['jokers']} step {player['step']} tours {player['tours']}"
    return f"with {player['party']}, {stands}: {' '.join(player['shares'])}".rstrip(": ")


def _offer(action: Any) -> str:
    if isinstance(action, Deal):
        return f"to {action.to}, {_side(action.give)} for {_side(action.get)}"
    return f"a syndicate with {' '.join([str(party) for party in action.parties])}"


def _side(side: Side) -> str:
    cash = [f"cash {side.cash}"] if side.cash else []
    return " ".join([*side.shares, *cash]) or "nothing"
