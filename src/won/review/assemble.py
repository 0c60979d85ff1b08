"""Puts the judgements of all entries together: decisions and their losses, accuracies, the curve, and the moments."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from won.core.record import Record
from won.review.accuracy import accuracy, grade
from won.review.games import REVIEWING, Reviewing
from won.review.model import CLOSE, Chance, Decision, Review, SeatReview, Step
from won.review.offers import with_offers
from won.review.reasons import with_reasons

MOMENTS: Final = 3
FEW: Final = 8  # entries of a decision that are kept
Numbered = list[tuple[int, Step]]  # steps with the number of entries before them


def assemble(record: Record, steps: list[Step]) -> Review:
    part = REVIEWING[record.game]
    decisions = with_reasons(record, with_offers(record, _decisions(record, steps, part)))
    seats = [_seat(part, decisions, steps, seat) for seat in range(len(record.seats))]
    moments = _moments(decisions, steps)
    return Review(record.game, record.edition, part.unit, seats, _curve(steps, part.shared), decisions, moments)


def _decisions(record: Record, steps: list[Step], part: Reviewing) -> list[Decision]:
    """The entries of a seat with the same unit, taken together."""
    units: dict[tuple[int, str], Numbered] = defaultdict(list)
    for number, step in enumerate(steps):
        if step.phase:
            units[step.seat, step.unit].append((number, step))
    decisions = [_decision(record, entries, part) for entries in units.values()]
    return sorted(decisions, key=lambda decision: decision.step)


def _decision(record: Record, entries: Numbered, part: Reviewing) -> Decision:
    """What the seat missed at the start, and what its own entries changed; gains make up for what was missed."""
    seat = entries[0][1].seat
    changes = [step.after[seat] - step.before[seat] for _, step in entries]
    first = next((place for place, (_, step) in enumerate(entries) if step.best is not None), 0)
    start = entries[first][1]
    missed = max(0.0, start.best - start.before[seat]) if start.best is not None else 0.0
    avoided = next((step.before[seat] - step.idle for _, step in entries if step.idle is not None), 0.0)
    costs = [-change for change in changes]
    costs[first] += missed
    costs = [cost if step.cost is None else step.cost for cost, (_, step) in zip(costs, entries, strict=True)]
    most = max([missed + start.before[seat], *[step.before[seat] for _, step in entries]])
    left = entries[-1][1].after[seat]  # the same chance, missed first and lost at last, is lost once
    loss = round(max(0.0, min(sum(costs), most - left)), 2)
    gains = sum([max(0.0, change) for change in changes])
    number, worst = entries[costs.index(max(costs))]
    graded = grade(loss, part.thresholds)
    return Decision(
        step=number,
        seat=seat,
        phase=worst.phase,
        where=worst.where,
        action=record.log[number],
        actions=[record.log[place] for place, _ in entries][:FEW],
        loss=loss,
        stake=round(max(loss, gains, missed + avoided), 2),
        grade=graded,
        line=[] if graded == CLOSE else worst.line,
    )


def _seat(part: Reviewing, decisions: list[Decision], steps: list[Step], seat: int) -> SeatReview:
    own = [decision for decision in decisions if decision.seat == seat]
    by_phase = {phase: [decision for decision in own if decision.phase == phase] for phase in part.phases}
    accuracies = {phase: accuracy(decided, part.most) for phase, decided in by_phase.items()}
    phases = {phase: value for phase, value in accuracies.items() if value is not None}
    total = accuracy(own, part.most)
    lucks = [step.luck[seat] for step in steps if step.luck is not None]
    luck = round(sum(lucks), 2) if lucks else None
    return SeatReview(100.0 if total is None else total, phases, round(sum([each.loss for each in own]), 2), luck)


def _moments(decisions: list[Decision], steps: list[Step]) -> list[Decision | Chance]:
    """The decisions that cost most and the rolls that brought most, each seat once in a round or turn."""
    turning_points: list[tuple[float, Decision | Chance]] = [(decision.loss, decision) for decision in decisions]
    for number, step in enumerate(steps):
        if step.luck is not None:
            luck = step.luck[step.seat]
            turning_points.append((abs(luck), Chance(number, step.seat, step.where, round(luck, 2))))
    moments: list[Decision | Chance] = []
    for size, moment in sorted(turning_points, key=lambda pair: -pair[0]):
        apart = all((moment.seat, moment.where) != (other.seat, other.where) for other in moments)
        if size > 0 and apart and len(moments) < MOMENTS:
            moments.append(moment)
    return moments


def _curve(steps: list[Step], shared: bool) -> list[list[float]]:
    """What each seat is on the way to; where shared, moved for all alike so that the sum is always that of the end.

    Growth to come is not foreseen early in a game; it is the same for all seats and says nothing about who is ahead.
    """
    rows = [step.outcome for step in steps]
    end = sum(rows[-1]) / len(rows[-1]) if rows else 0.0
    return [[round(value + (end - sum(row) / len(row) if shared else 0.0), 1) for value in row] for row in rows]
