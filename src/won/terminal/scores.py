"""The scores at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from won.core.game import Game
from won.core.record import Seat
from won.terminal.adapters import ADAPTERS
from won.terminal.screen import Screen
from won.text.games import texts
from won.text.phrases import listing


def show_scores(screen: Screen, name: str, game: Game, seats: Sequence[Seat]) -> None:
    """Print a line for each player, the best first, then the winners."""
    lang, result, score_line = screen.lang, game.result, ADAPTERS[name].score_line
    assert result is not None
    for points in sorted(result.scores, key=lambda points: result.rank(points.seat)):
        screen.say(score_line(lang, seats, points), indent="  ")
    names = listing(lang, [texts(name).seat_name(lang, seats, seat) for seat in result.winners])
    text = lang.ngettext("The winner is {names}.", "The win is shared by {names}.", len(result.winners))
    screen.say(text.format(names=names), style="bold")
