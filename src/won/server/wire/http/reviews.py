"""Reviews of finished games: asked for once, computed in the background, and told in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from won.core.record import Seat
from won.review.model import CLOSE, Decision, SeatReview, load
from won.server.operations.work import Asker
from won.server.storage import StoredReview
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.lobby import Invited, check_inside, check_unsealed
from won.tables.errors import RequestError
from won.text.language import Language
from won.text.review import amount, better_sentence, grade_names, luck_sentence, mistake_sentence, phase_names, place

GET: Final = "GET /api/tables/{table}/review"
POST: Final = "POST /api/tables/{table}/review"


class PhaseTold(msgspec.Struct, frozen=True):
    name: str
    accuracy: float


class SeatTold(msgspec.Struct, frozen=True):
    accuracy: float
    phases: tuple[PhaseTold, ...]
    lost: str
    luck: float | None
    luck_told: str


class MistakeTold(msgspec.Struct, frozen=True):
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


class MomentTold(msgspec.Struct, frozen=True):
    step: int
    seat: int
    sentence: str


class ReviewTold(msgspec.Struct, frozen=True):
    unit: str  # `points` or `money`
    seats: tuple[SeatTold, ...]
    curve: list[list[float]]
    mistakes: tuple[MistakeTold, ...]
    moments: tuple[MomentTold, ...]


class ReviewSeen(msgspec.Struct, frozen=True):
    """`none`: nobody has asked for it yet. `part` is what is done of it."""

    state: Literal["none", "working", "ready"]
    part: float = 0.0
    review: ReviewTold | None = None


async def review(call: Call) -> ReviewSeen:
    live = check_unsealed(await check_inside(call, GET))
    return _seen(call, await call.context.reviews.found(live.id), live.table.names)


async def begin(call: Call) -> ReviewSeen:
    live = check_unsealed(await check_inside(call, POST))
    if not live.table.steps:
        raise RequestError("nothing_played")
    asker = Asker(call.player.id, call.asked.address)
    return _seen(call, await call.context.reviews.begin(live, asker), live.table.names)


def _seen(call: Call, stored: StoredReview | None, seats: Sequence[Seat]) -> ReviewSeen:
    if stored is None:
        return ReviewSeen("none")
    if stored.part < 1:
        return ReviewSeen("working", stored.part)
    return ReviewSeen("ready", 1.0, told(call.lang, stored.body, seats))


def told(lang: Language, body: bytes, seats: Sequence[Seat]) -> ReviewTold:
    """A stored review with its sentences."""
    record = load(body)
    mistakes = [_mistake(lang, record.game, each, seats) for each in record.decisions if each.grade != CLOSE]
    moments = [
        MomentTold(
            moment.step,
            moment.seat,
            mistake_sentence(lang, record.game, moment, seats)
            if isinstance(moment, Decision)
            else luck_sentence(lang, record.game, moment, seats),
        )
        for moment in record.moments
    ]
    each_seat = tuple([_seat(lang, record.game, seat) for seat in record.seats])
    return ReviewTold(record.unit, each_seat, record.curve, tuple(mistakes), tuple(moments))


def _seat(lang: Language, game: str, seat: SeatReview) -> SeatTold:
    names = phase_names(lang)
    phases = tuple([PhaseTold(names[phase], accuracy) for phase, accuracy in seat.phases.items()])
    luck = "" if seat.luck is None else ("−" if seat.luck < 0 else "+") + amount(lang, game, seat.luck)
    return SeatTold(seat.accuracy, phases, amount(lang, game, seat.lost), seat.luck, luck)


def _mistake(lang: Language, game: str, decision: Decision, seats: Sequence[Seat]) -> MistakeTold:
    return MistakeTold(
        decision.step,
        decision.seat,
        place(lang, game, decision.where),
        phase_names(lang)[decision.phase],
        decision.grade,
        grade_names(lang)[decision.grade],
        decision.loss,
        amount(lang, game, decision.loss),
        mistake_sentence(lang, game, decision, seats),
        better_sentence(lang, game, decision, seats),
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/review", review, "The review of a finished game, or how far it has come",
             query=Invited, gives=ReviewSeen, errors=(403, 404, 409), tag="records"),
    Endpoint("POST", "/api/tables/{table}/review", begin, "Begin the review of a finished game", gives=ReviewSeen,
             errors=(403, 404, 409), tag="records"),
)  # fmt: skip
