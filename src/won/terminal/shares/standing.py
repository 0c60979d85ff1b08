"""The parties: square, step and tours, visible cash, shares and jokers."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from won.core.record import Seat
from won.shares.game import Shares
from won.shares.parties import members
from won.shares.view import View
from won.shares.world import LAP, SQUARE_AT
from won.terminal.screen import Screen, columns_of, seat_text
from won.text.language import Language
from won.text.phrases import listing, pounds, seat_name
from won.text.shares.places import square_name
from won.text.shares.terms import counted


def place(lang: Language, game: Shares, step: int) -> str:
    return square_name(lang, SQUARE_AT[step], game.state.world)


def party_name(lang: Language, game: Shares, seats: list[Seat], party: int) -> str:
    """The members of a syndicate together, its leader first."""
    others = [seat for seat in members(game.state, party) if seat != party]
    return listing(lang, [seat_name(lang, seats, seat) for seat in (party, *others)])


def show_standing(screen: Screen, game: Shares, view: View, seats: list[Seat]) -> None:
    """Print a line for each party, or a sentence on a narrow or plain screen."""
    playing = [seat for seat, player in enumerate(view.players) if player.party == seat]
    if screen.narrow or screen.plain:
        for party in playing:
            screen.say(_sentence(screen.lang, game, view, seats, party))
    else:
        screen.table(_table(screen.lang, game, view, seats, playing))


def out_line(lang: Language, view: View, seats: list[Seat]) -> str:
    names = [seat_name(lang, seats, seat) for seat, player in enumerate(view.players) if player.party is None]
    return lang.gettext("Out of the game: {names}.").format(names=listing(lang, names)) if names else ""


def _table(lang: Language, game: Shares, view: View, seats: list[Seat], playing: list[int]) -> Table:
    heads = (lang.gettext("cash"), lang.gettext("shares"), lang.gettext("jokers"), lang.gettext("tours"))
    table = columns_of(["", *heads])
    table.add_column(lang.gettext("stands on"), no_wrap=True)
    for party in playing:
        player = view.players[party]
        cash = "?" if player.cash is None else pounds(lang, player.cash)
        mark = "> " if any(seat in view.to_move for seat in members(game.state, party)) else "  "
        name = Text.assemble(mark, seat_text(f"{party} {party_name(lang, game, seats, party)}", party))
        figures = [cash, str(len(player.shares)), str(player.jokers), str(player.tours)]
        table.add_row(name, *figures, f"{player.step}/{LAP} {place(lang, game, player.step)}")
    return table


def _sentence(lang: Language, game: Shares, view: View, seats: list[Seat], party: int) -> str:
    player = view.players[party]
    text = lang.gettext("Seat {n}, {name}: {cash}, {shares}, {jokers}, {tours}, on step {step} of {lap}: {square}.")
    return text.format(
        n=party,
        name=party_name(lang, game, seats, party),
        cash=lang.gettext("cash hidden")
        if player.cash is None
        else lang.gettext("{amount} in cash").format(amount=pounds(lang, player.cash)),
        shares=counted(lang, "shares", len(player.shares)),
        jokers=counted(lang, "jokers", player.jokers),
        tours=counted(lang, "tours", player.tours),
        step=player.step,
        lap=LAP,
        square=place(lang, game, player.step),
    )
