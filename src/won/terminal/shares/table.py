"""The table as text: the headline, the parties, their holdings, and what is pending."""

from __future__ import annotations

from collections.abc import Sequence

from won.core.record import Seat
from won.shares.debt import debtor
from won.shares.game import Shares
from won.shares.parties import is_in, parties
from won.shares.sale import for_sale
from won.shares.state import BUY
from won.shares.tour import square_of
from won.shares.view import View
from won.shares.world import GOODS, NOBODY, PRODUCTS, SHARES
from won.terminal.screen import Screen
from won.terminal.shares.pending import auction_lines, claim_lines, debt_lines, offer_lines, proposal_lines
from won.terminal.shares.standing import out_line, show_standing
from won.text.language import Language
from won.text.phrases import capital, listing, percent, pounds, seat_name
from won.text.shares.goods import products, share_name
from won.text.shares.hints_holding import changes, standing
from won.text.shares.places import square_name
from won.text.shares.terms import moments


def headline(lang: Language, game: Shares, view: View, seats: list[Seat]) -> str:
    """The turn, its moment, and the seats to move."""
    last, turn = game.state.settings.turns, view.turns + (not game.over)
    moment = moments(lang)["settle" if debtor(game.state) != NOBODY else view.moment]
    if last:
        text = lang.gettext("Turn {turn} of {last} · {moment}").format(turn=turn, last=last, moment=moment)
    else:
        text = lang.gettext("Turn {turn} · {moment}").format(turn=turn, moment=moment)
    if view.to_move:
        who = listing(lang, [seat_name(lang, seats, seat) for seat in view.to_move])
        text += " · " + lang.gettext("to move: {who}").format(who=who)
    return text


def show_table(screen: Screen, game: Shares, seats: list[Seat], seat: int | None, key: bool = True) -> None:
    """Print the table as the seat may see it, with a key to its signs if `key`."""
    lang, view = screen.lang, game.view(seat)
    party = game.state.head[seat] if seat is not None else None
    screen.say(headline(lang, game, view, seats), style="bold")
    show_standing(screen, game, view, seats)
    if key and not screen.plain:
        screen.say(_key(lang), style="dim")
    for line in (out_line(lang, view, seats), *_here(lang, game, party)):
        if line:
            screen.say(line)
    _listed(screen, lang.gettext("Holdings:"), holding_lines(lang, game, seats))
    if party is not None and party == game.state.turn and game.state.moment == BUY:
        title = lang.gettext("For sale here, and your holding with each of them:")
        _listed(screen, title, sale_lines(lang, game, party))
    for line in (
        *auction_lines(lang, game, seats),
        *offer_lines(lang, game, seats),
        *claim_lines(lang, game, seats),
        *proposal_lines(lang, view, seats, game),
        *debt_lines(lang, game, seats, party),
    ):
        screen.say(line, indent="  ")


def _listed(screen: Screen, title: str, lines: list[str]) -> None:
    if lines:
        screen.say(title, style="dim")
    for line in lines:
        screen.say(f"  {line}", indent="    ")


def _here(lang: Language, game: Shares, party: int | None) -> list[str]:
    """The square of the party's piece."""
    if party is None or not is_in(game.state, party):
        return []
    state = game.state
    square = square_of(state, party)
    name = square_name(lang, square, state.world)
    product = state.royalty[square]
    if product < 0:
        return [lang.gettext("You stand on {square}.").format(square=name)]
    card = products(lang)[PRODUCTS[product]]
    return [lang.gettext("You stand on {square}; its royalty card: {product}.").format(square=name, product=card)]


def _key(lang: Language) -> str:
    return lang.gettext("> to move, ? hidden; a world tour has 64 steps")


def holding_lines(lang: Language, game: Shares, seats: Sequence[Seat]) -> list[str]:
    """A line for each product that anybody holds, the largest holder first."""
    state, names = game.state, products(lang)
    lines: list[str] = []
    for product in range(GOODS):
        held = {party: state.percent[party * GOODS + product] for party in parties(state)}
        holders = [
            f"{seat_name(lang, seats, party)} {standing(lang, state, product, held[party])}"
            for party in sorted(held, key=lambda party: -held[party])
            if held[party]
        ]
        if holders:
            lines.append(f"{capital(names[PRODUCTS[product]])}: {'; '.join(holders)}")
    return lines


def sale_lines(lang: Language, game: Shares, party: int) -> list[str]:
    """The shares for sale on the party's square, and what each would add."""
    state = game.state
    return [
        "{share}, {percent}, {price}: {adds}".format(
            share=share_name(lang, SHARES[share]),
            percent=percent(lang, state.world.percent[share]),
            price=pounds(lang, state.world.price[share]),
            adds=", ".join(changes(lang, state, party, gained=[SHARES[share]])),
        )
        for share in for_sale(state, party)
    ]
