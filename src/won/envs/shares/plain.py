"""The table of shares as lines of text, in the words of the record."""

from __future__ import annotations

from typing import Any

from won.shares.actions import Deal, Side


def lines(game: Any) -> list[str]:
    told = game.state_line()
    bid = told["bid"]
    return [
        f"turn {told['turns']} of player_{told['turn']}, {told['moment']}, dice {told['dice'][0]} {told['dice'][1]}",
        *[f"player_{seat} {_player(player)}" for seat, player in enumerate(told["players"])],
        *[f"debt of {debt['payer']} to {debt['payee']}: {debt['amount']}" for debt in told["debts"]],
        *[f"claim of {claim['payee']} on {claim['payer']}: {claim['amount']}" for claim in told["claims"]],
        *[f"lot {' '.join(lot)}" for lot in told["lots"]],
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
