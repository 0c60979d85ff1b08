"""Which offers the answers in a review are about: an entry names an offer by its number alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from won.core.game import Game
from won.core.record import Record, RecordError, entry, read_entry
from won.core.refusal import Refused
from won.games import package, replay
from won.review.games import REVIEWING
from won.review.model import Decision

Entry = dict[str, Any]

_ANSWERS: Final = ("accept", "decline")


def with_offers(record: Record, decisions: Iterable[Decision]) -> list[Decision]:
    """The decisions with the offers that their actions, and their better lines, answer."""
    game = replay(record, 0)
    lines = {decision.step: decision.line for decision in decisions if _answers(decision.line)}
    made: dict[int, Entry] = {}
    foreseen: dict[int, dict[int, Entry]] = {}
    for step, raw in enumerate(record.log):
        if step in lines:
            foreseen[step] = _played(game.copy(), lines[step])
        made |= _played(game, [raw], step)
    return [
        replace(
            decision,
            offers={offer: made[offer] for offer in _answers([*decision.actions, decision.action]) if offer in made},
            line_offers=foreseen.get(decision.step, {}),
        )
        for decision in decisions
    ]


def _answers(entries: Iterable[Entry]) -> list[int]:
    return [raw["offer"] for raw in entries if raw["do"] in _ANSWERS]


def _played(game: Game, entries: Sequence[Entry], first: int = 0) -> dict[int, Entry]:
    """Applies the entries; the offers that they answer, by number."""
    result: dict[int, Entry] = {}
    for number, raw in enumerate(entries, first):
        if raw["do"] in _ANSWERS:
            offers = {offer: entry(*made) for offer, made in REVIEWING[game.name].offered(game).items()}
            result |= {offer: offers[offer] for offer in _answers([raw]) if offer in offers}
        try:
            game.apply(*read_entry(raw, number, package(game.name).actions))
        except (RecordError, Refused):
            break
    return result
