"""Advice for a seat, computed in a worker process. Everything goes in and out as plain data."""

from __future__ import annotations

from collections.abc import Sequence

from won.core.game import Game
from won.core.game_types import ActionJson
from won.core.record import Seat
from won.players.advice import Advice
from won.players.bot import Decision, Reason
from won.players.games import PLAYERS
from won.server.languages import language
from won.server.live.reasons import why
from won.server.live.replays import begin
from won.server.wire.messages.from_client import Advise
from won.server.wire.messages.from_server import Advised, encode
from won.tables.seats import Holder
from won.tables.setup import Setup
from won.tables.snapshots import Snapshot, Taken
from won.tables.table import written
from won.text.games import texts
from won.text.language import Language
from won.text.phrases import capital


def advised(
    request: Advise,
    setup: Setup,
    snapshot: Snapshot,
    taken: Sequence[tuple[int, ActionJson]],
    count: int,
    code: str,
    holders: tuple[Holder, ...],
) -> str:
    """What the game's own adviser says to a seat. It knows no more than the seat: of the actions `taken` so far, those
    that `copy_for` leaves it.
    """

    def earlier() -> Taken:
        return [(actor, table.read(action)) for actor, action in taken]

    table = begin(setup, snapshot, earlier)
    table.holders = holders
    assert table.game is not None
    game = table.game.copy_for(request.seat)
    advice = PLAYERS[setup.game].consult(game, request.seat, count, request.depth)
    return encode(_in_words(request.id, advice, game, language(code), table.names))


def _in_words(request: str, advice: Advice, game: Game, lang: Language, names: Sequence[Seat]) -> Advised:
    words, unit = texts(game.name), PLAYERS[game.name].unit
    best = tuple(
        Advised.Advice(
            written(game.without_chance(decision.action)),
            _in_units(None if decision.reason is None else decision.reason.worth, unit),
            words.action_sentence(lang, decision.action, names),
            why(game.name, lang, decision.reason, names),
        )
        for decision in advice.best
    )

    def sentences(reasons: tuple[Reason, ...]) -> tuple[str, ...]:
        return tuple([text for reason in reasons if (text := words.advice_sentence(lang, reason, names))])

    return Advised(
        request,
        best,
        tuple([_step(step, game, lang, names) for step in advice.plan]),
        _in_units(advice.gain, unit),
        words.gain_sentence(lang, advice.gain) if advice.gain else "",
        sentences(advice.assumes),
        sentences(advice.explained),
    )


def _step(step: Decision, game: Game, lang: Language, names: Sequence[Seat]) -> Advised.Step:
    """A step in a sentence of its own, or as the action that it is."""
    words = texts(game.name)
    text = "" if step.reason is None else words.advice_sentence(lang, step.reason, names)
    anchors = () if step.reason is None else tuple(step.reason.about.get("anchors", ()))
    action = None if step.action is None else written(game.without_chance(step.action))
    return Advised.Step(text or capital(words.action_sentence(lang, step.action, names)), action, anchors)


def _in_units(worth: float | None, unit: float) -> float | None:
    return None if worth is None else round(worth / unit, 1)
