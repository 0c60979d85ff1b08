"""Why each step of a better line is taken, of those that are the seat's own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from won.core.game import Game
from won.core.record import Record, read_entry
from won.core.refusal import Refused
from won.games import package, walk
from won.players.bot import Reason
from won.players.reasons import reasons_for
from won.review.games import REVIEWING
from won.review.model import Decision


def with_reasons(record: Record, decisions: Sequence[Decision]) -> list[Decision]:
    """The decisions with what a bot says of the steps of their better lines."""
    lines = {decision.step: decision for decision in decisions if decision.line}
    reasons_at = {
        number: _reasons(game.copy(), lines[number]) for number, (game, _) in enumerate(walk(record)) if number in lines
    }
    return [replace(decision, reasons=reasons_at.get(decision.step, {})) for decision in decisions]


def _reasons(game: Game, decision: Decision) -> dict[int, Reason]:
    """By the place of the step in the line; nothing is known of what follows chance."""
    reasons: dict[int, Reason] = {}
    bot = REVIEWING[game.name].bot()
    for place, raw in enumerate(decision.line):
        seat, action = read_entry(raw, place, package(game.name).actions)
        if game.without_chance(action) != action:
            break
        if seat == decision.seat:
            reason = next(reasons_for(game, seat, action, bot), None)
            reasons |= {} if reason is None else {place: replace(reason, beat=())}
        try:
            game.apply(seat, action)
        except Refused:
            break
    return reasons
