"""What a program is told: the table, what happened, and what it may do, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.games import PerGame, package
from won.text.games import texts
from won.text.language import Language
from won.text.outline import outline

END: Final = "."  # the line that ends what is told
MOST_LISTED: Final = 60  # actions; the rest is counted
MOST_NEWS: Final = 40  # lines; the latest are told
_LANGUAGE: Final = Language()
_FORM: Final = """Answer with one line that begins with ACTION, such as `ACTION {example}`. Before it may stand:
SAY text for the others at the table
PROMISE seat will (or wont) the first words of an action by {unit}: `PROMISE 1 wont {example} by 4`
TOKENS how many tokens the answer took"""


class Introduction(NamedTuple):
    """What a program must know of a game to begin."""

    goal: str
    example: str  # an action


INTRODUCTIONS: Final[PerGame[Introduction]] = PerGame(
    industry=lambda: Introduction("The most points win.", "buy food 2"),
    shares=lambda: Introduction("The most money wins.", "roll"),
)


def first(game: Game, seat: int, seats: Sequence[Seat]) -> str:
    """The first thing a program is told: what is played, by whom, and how to answer."""
    names = ", ".join(f"{place}: {sitting.name}" for place, sitting in enumerate(seats))
    unit = package(game.name).defaults.unit
    form = _FORM.format(example=INTRODUCTIONS[game.name].example, unit=unit)
    return f"You play {game.name} in seat {seat} ({names}). {INTRODUCTIONS[game.name].goal}\n{form}"


def news(events: Sequence[Any], seats: Sequence[Seat], game: Game) -> list[str]:
    sentences = (texts(game.name).event_sentence(_LANGUAGE, event, seats, game) for event in events)
    return [sentence for sentence in sentences if sentence]


def question(game: Game, seat: int, seats: Sequence[Seat], on_turn: bool, lines: Sequence[str]) -> str:
    """A moment at which the seat decides."""
    parts = ["News:", *lines[-MOST_NEWS:]] if lines else []
    parts += ["Table:", outline(msgspec.to_builtins(game.view(seat)))]
    asked = "It is your turn." if on_turn else "You are asked off your turn; `ACTION leave` leaves things as they are."
    return "\n".join([*parts, "Actions:", *_actions(game, seat, seats, on_turn), asked])


def refused(game: Game, seats: Sequence[Seat], refusal: Any) -> str:
    return f"Refused: {texts(game.name).refusal_sentence(_LANGUAGE, refusal, seats)}"


def unreadable(game: Game, error: Any) -> str:
    return f"Refused: {texts(game.name).notation_error_sentence(_LANGUAGE, error)}"


def over(game: Game, seats: Sequence[Seat]) -> str:
    if game.result is None:
        return "The game is over."
    scores = "\n".join(f"{seats[points.seat].name}: {points.total}" for points in game.result.scores)
    winners = ", ".join(seats[seat].name for seat in game.result.winners)
    return f"The game is over.\n{scores}\nWinner: {winners}"


def _actions(game: Game, seat: int, seats: Sequence[Seat], on_turn: bool) -> list[str]:
    """As they are written, with what they are and cost; where all are put together from parts, one example."""
    legal, write, say = game.legal(seat), package(game.name).notation.write, texts(game.name)
    listed = legal.actions[:MOST_LISTED] or ((game.sample(seat, source(game.steps).random),) if on_turn else ())
    lines = []
    for action in listed:
        hint = say.action_hint(_LANGUAGE, game, seat, action)
        sentence = say.action_sentence(_LANGUAGE, action, seats)
        lines.append(f"{write(action)}  ({': '.join(part for part in (sentence, hint) if part)})")
    if len(legal.actions) > MOST_LISTED:
        lines.append(f"... and {len(legal.actions) - MOST_LISTED} more of these kinds")
    return lines + [f"{say.notation_form(_LANGUAGE, kind)}  (put together)" for kind in legal.composed]
