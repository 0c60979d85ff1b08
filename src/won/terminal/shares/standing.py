"""Where everybody stands: square, step and tours, cash as far as it may be seen, shares and jokers."""

from __future__ import annotations

from won.core.record import Seat
from won.shares.game import Shares
from won.shares.parties import members
from won.shares.view import View
from won.shares.world import LAP, SQUARE_AT
from won.terminal.screen import Screen, columns, fit
from won.text.language import Language
from won.text.phrases import listing, money, seat_name
from won.text.shares.places import square_name
from won.text.shares.words import counted


def place(lang: Language, game: Shares, step: int) -> str:
    return square_name(lang, SQUARE_AT[step], game.state.world)


def party_name(lang: Language, game: Shares, seats: list[Seat], party: int) -> str:
    """The members of a syndicate together, its leader first."""
    others = [seat for seat in members(game.state, party) if seat != party]
    return listing(lang, [seat_name(lang, seats, seat) for seat in (party, *others)])


def standing_lines(screen: Screen, game: Shares, view: View, seats: list[Seat]) -> list[str]:
    """One line a party; a sentence where it is narrow or to be heard."""
    playing = [seat for seat, player in enumerate(view.players) if player.party == seat]
    if screen.narrow or screen.plain:
        return [_sentence(screen.lang, game, view, seats, party) for party in playing]
    return _table(screen, game, view, seats, playing)


def out_line(lang: Language, view: View, seats: list[Seat]) -> str:
    gone = [seat_name(lang, seats, seat) for seat, player in enumerate(view.players) if player.party is None]
    return lang.gettext("Out of the game: {names}.").format(names=listing(lang, gone)) if gone else ""


def _table(screen: Screen, game: Shares, view: View, seats: list[Seat], playing: list[int]) -> list[str]:
    lang = screen.lang
    names = {party: f"{party} {party_name(lang, game, seats, party)}" for party in playing}
    wide = max(12, min(26, max(columns(name) for name in names.values()) + 1))
    heads = (lang.gettext("cash"), lang.gettext("shares"), lang.gettext("jokers"), lang.gettext("tours"))
    widths = [12, *[max(5, min(9, columns(head))) for head in heads[1:]]]
    titles = "".join(" " + fit(head, width, True) for head, width in zip(heads, widths, strict=True))
    where = lang.gettext("stands on")
    lines = [screen.paint(f"{' ' * (wide + 2)}{titles}  {where}", "dim")]
    for party in playing:
        player = view.players[party]
        cash = "?" if player.cash is None else money(lang, player.cash)
        figures = [cash, str(len(player.shares)), str(player.jokers), str(player.tours)]
        mark = ">" if any(seat in view.to_move for seat in members(game.state, party)) else " "
        said = "".join(f" {figure:>{width}}" for figure, width in zip(figures, widths, strict=True))
        where = f"{player.step}/{LAP} {place(lang, game, player.step)}"
        name = screen.paint_seat(fit(names[party], wide), party)
        lines.append(f"{mark} {name}{said}  {fit(where, screen.width - wide - 4 - len(said)).rstrip()}")
    return lines


def _sentence(lang: Language, game: Shares, view: View, seats: list[Seat], party: int) -> str:
    player = view.players[party]
    text = lang.gettext("Seat {n}, {name}: {cash}, {shares}, {jokers}, {tours}, on step {step} of {lap}: {square}.")
    return text.format(
        n=party,
        name=party_name(lang, game, seats, party),
        cash=lang.gettext("cash hidden")
        if player.cash is None
        else lang.gettext("{amount} in cash").format(amount=money(lang, player.cash)),
        shares=counted(lang, "shares", len(player.shares)),
        jokers=counted(lang, "jokers", player.jokers),
        tours=counted(lang, "tours", player.tours),
        step=player.step,
        lap=LAP,
        square=place(lang, game, player.step),
    )
