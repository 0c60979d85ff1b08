"""The end of a game: who has how many points, and how they arose."""

from __future__ import annotations

from collections.abc import Sequence

from won.cli.screen import Screen
from won.core.game import Game
from won.core.record import Seat
from won.text.industry import counted, seat_name
from won.text.phrases import listing


def show_scores(screen: Screen, game: Game, seats: Sequence[Seat]) -> None:
    """One line a player, the best first, then who has won."""
    lang, result = screen.lang, game.result
    assert result is not None
    for points in sorted(result.scores, key=lambda points: -points.total):
        text = lang.gettext("{name}: {total} ({tiles} for tiles, {money} for money, {notes} for notes)")
        name, total = seat_name(lang, seats, points.seat), counted(lang, "points", points.total)
        screen.say(text.format(name=name, total=total, **points.parts), indent="  ")
    names = listing(lang, [seat_name(lang, seats, seat) for seat in result.winners])
    text = lang.ngettext("The winner is {names}.", "The win is shared by {names}.", len(result.winners))
    screen.line(screen.paint(text.format(names=names), "bold"))
