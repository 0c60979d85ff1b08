"""Reviews of finished games: asked for once, computed in the background, and told in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from won.core.game import Game
from won.core.record import Seat, read_action
from won.games import package
from won.review.model import CLOSE, Decision, SeatReview, load
from won.server.live.reasons import why
from won.server.storage import StoredReview
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.lobby import Invited, check_inside, check_unsealed
from won.server.wire.messages.common import LineStep
from won.tables.errors import RequestError
from won.tables.table import Table
from won.text.language import Language
from won.text.phrases import capital
from won.text.review import (
    amount,
    better_sentence,
    grade_names,
    line_sentences,
    luck_sentence,
    mistake_sentence,
    phase_names,
    place,
)

GET: Final = "GET /api/tables/{table}/review"
POST: Final = "POST /api/tables/{table}/review"


class PhaseText(msgspec.Struct, frozen=True):
    name: str
    accuracy: float


class SeatText(msgspec.Struct, frozen=True):
    accuracy: float
    phases: tuple[PhaseText, ...]
    lost: str
    luck: float | None
    luck_told: str


class MistakeText(msgspec.Struct, frozen=True):
    step: int
    seat: int
    place: str  # such as `Round 3`
    phase: str
    grade: str
    grade_name: str
    loss: float
    lost: str
    sentence: str
    better: str
    line: tuple[LineStep, ...]  # to play from there, as far as no chance decides


class MomentText(msgspec.Struct, frozen=True):
    step: int
    seat: int
    sentence: str


class ReviewText(msgspec.Struct, frozen=True):
    unit: str  # `points` or `money`
    seats: tuple[SeatText, ...]
    curve: list[list[float]]
    mistakes: tuple[MistakeText, ...]
    moments: tuple[MomentText, ...]


class ReviewInfo(msgspec.Struct, frozen=True):
    """`none`: nobody has asked for it yet. `part` is what is done of it."""

    state: Literal["none", "working", "ready"]
    part: float = 0.0
    review: ReviewText | None = None


async def review(call: Call) -> ReviewInfo:
    live = check_unsealed(await check_inside(call, GET))
    return _review_info(call, await call.context.reviews.current(live.id), live.table)


async def begin(call: Call) -> ReviewInfo:
    live = check_unsealed(await check_inside(call, POST))
    if not live.table.steps:
        raise RequestError("nothing_played")
    asker = call.asker
    return _review_info(call, await call.context.reviews.begin(live, asker), live.table)


def _review_info(call: Call, stored: StoredReview | None, table: Table) -> ReviewInfo:
    if stored is None or table.game is None:
        return ReviewInfo("none")
    if stored.part < 1:
        return ReviewInfo("working", stored.part)
    return ReviewInfo("ready", 1.0, review_text(call.lang, stored.body, table.game, table.names))


def review_text(lang: Language, body: bytes, game: Game, seats: Sequence[Seat]) -> ReviewText:
    """A stored review of a game with its sentences."""
    record = load(body)
    mistakes = [_mistake(lang, game, each, seats) for each in record.decisions if each.grade != CLOSE]
    moments = [
        MomentText(
            moment.step,
            moment.seat,
            mistake_sentence(lang, record.game, moment, seats)
            if isinstance(moment, Decision)
            else luck_sentence(lang, record.game, moment, seats),
        )
        for moment in record.moments
    ]
    each_seat = tuple([_seat(lang, record.game, seat) for seat in record.seats])
    return ReviewText(record.unit, each_seat, record.curve, tuple(mistakes), tuple(moments))


def _seat(lang: Language, game: str, seat: SeatReview) -> SeatText:
    names = phase_names(lang)
    phases = tuple([PhaseText(names[phase], accuracy) for phase, accuracy in seat.phases.items()])
    luck = "" if seat.luck is None else ("−" if seat.luck < 0 else "+") + amount(lang, game, seat.luck)
    return SeatText(seat.accuracy, phases, amount(lang, game, seat.lost), seat.luck, luck)


def _mistake(lang: Language, game: Game, decision: Decision, seats: Sequence[Seat]) -> MistakeText:
    return MistakeText(
        decision.step,
        decision.seat,
        place(lang, game.name, decision.where),
        phase_names(lang)[decision.phase],
        decision.grade,
        grade_names(lang)[decision.grade],
        decision.loss,
        amount(lang, game.name, decision.loss),
        mistake_sentence(lang, game.name, decision, seats),
        better_sentence(lang, game.name, decision, seats),
        _line(lang, game, decision, seats),
    )


def _line(lang: Language, game: Game, decision: Decision, seats: Sequence[Seat]) -> tuple[LineStep, ...]:
    steps: list[LineStep] = []
    sentences = line_sentences(lang, game.name, decision, seats)
    for number, (raw, sentence) in enumerate(zip(decision.line, sentences, strict=True)):
        action = read_action(raw, package(game.name).actions)
        if game.without_chance(action) != action:
            break
        reason = why(game.name, lang, decision.reasons.get(number), seats)
        steps.append(LineStep(raw["seat"], msgspec.to_builtins(action), sentence, capital(reason)))
    return tuple(steps)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/review", review, "The review of a finished game, or how far it has come",
             query=Invited, gives=ReviewInfo, errors=(403, 404, 409), tag="records"),
    Endpoint("POST", "/api/tables/{table}/review", begin, "Begin the review of a finished game", gives=ReviewInfo,
             errors=(403, 404, 409), tag="records"),
)  # fmt: skip
