"""Listings besides the table: the squares ahead, and a product with its shares."""

from __future__ import annotations

from won.core.record import Seat
from won.shares.figures import TIERS
from won.shares.game import Shares
from won.shares.parties import after, is_in
from won.shares.state import State
from won.shares.world import GOODS, LAP, NOBODY, PRODUCTS, SHARES, SQUARE_AT
from won.terminal.screen import Screen
from won.text.language import Language
from won.text.phrases import capital, clean, either, percent, pounds, seat_name
from won.text.shares.goods import products, share_name
from won.text.shares.places import square_name

AHEAD = 12  # the most that one roll moves


def show_map(screen: Screen, game: Shares, seats: list[Seat], seat: int, rest: str) -> None:
    """Print the squares that the next roll may reach, or with `all` every square."""
    state, lang = game.state, screen.lang
    party = state.head[seat]
    if not is_in(state, party):
        screen.say(lang.gettext("Your piece has left the board."))
        return
    reach = LAP if rest.strip() else AHEAD
    for ahead in range(1, reach + 1):
        step = state.step[party] + ahead
        square = SQUARE_AT[step if step <= LAP else step - LAP]
        screen.say(f"  +{ahead:<2} {_square(lang, state, square, party)}", indent="      ")


def _square(lang: Language, state: State, square: int, party: int) -> str:
    text, product = square_name(lang, square, state.world), state.royalty[square]
    if product < 0:
        return text
    text += f" · {products(lang)[PRODUCTS[product]]}"
    due = sum(state.world.royalty(product, state.percent[other * GOODS + product]) for other in after(state, party))
    return text + " · " + lang.gettext("{amount} to pay").format(amount=pounds(lang, due)) if due else text


def show_shares(screen: Screen, game: Shares, seats: list[Seat], seat: int, rest: str) -> None:
    """Print the shares of a product, by its word or name, or of all products."""
    lang, names = screen.lang, products(screen.lang)
    wanted = rest.strip().lower()
    matching = [word for word in PRODUCTS if not wanted or wanted in (word, names[word].lower())]
    matching = matching or [word for word in PRODUCTS if wanted in names[word].lower() or wanted in word]
    if not matching:
        text = lang.gettext("There is no product called {name}; choose from: {known}.")
        screen.say(text.format(name=clean(rest), known=either(lang, names.values())))
    for word in matching:
        _product(screen, game, seats, PRODUCTS.index(word), names[word])


def _product(screen: Screen, game: Shares, seats: list[Seat], product: int, name: str) -> None:
    lang, state = screen.lang, game.state
    royalties = ", ".join(
        f"{percent(lang, tier)} {pounds(lang, due)}"
        for tier, due in zip(TIERS, state.world.tiers[product], strict=True)
    )
    text = lang.gettext("{product}: royalties {royalties}")
    screen.say(text.format(product=capital(name), royalties=royalties), indent="  ", style="bold")
    for share in state.world.of_product[product]:
        owner = state.owner[share]
        holder = lang.gettext("in its tray") if owner == NOBODY else seat_name(lang, seats, owner)
        figures = f"{percent(lang, state.world.percent[share])}, {pounds(lang, state.world.price[share])}"
        screen.say(f"  {share_name(lang, SHARES[share])}, {figures}: {holder}", indent="    ")
