"""The menus of shares: names and hints of its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from won.core.game import Word
from won.core.record import Seat
from won.shares.actions import Bid
from won.shares.auction import least_bid, lots_of
from won.shares.figures import STEP
from won.shares.game import Shares
from won.shares.parties import marked, named
from won.shares.sale import for_sale
from won.shares.world import SHARE
from won.terminal.menu import Menu, Option, Path
from won.terminal.shares.steps import asked, connectives, question
from won.text.games import texts
from won.text.language import Language
from won.text.phrases import capital, percent, pounds
from won.text.shares.goods import share_name, shares_named
from won.text.shares.terms import counted, kinds


class SharesMenu(Menu):
    ORDER: ClassVar = (
        *("agree", "object", "claim", "accept", "decline", "roll", "buy", "joker", "lots", "bid", "seal"),
        *("drop", "end", "deal", "pool", "withdraw", "concede", "declare"),
    )
    BARGAINS: ClassVar = ("deal",)
    game: Shares

    def __init__(self, lang: Language, game: Shares, seats: Sequence[Seat], seat: int) -> None:
        super().__init__(lang, game, seats, seat, texts("shares"))

    def kinds(self) -> dict[str, str]:
        return {kind: capital(text) for kind, text in kinds(self.lang).items()}

    def asked(self, path: Path) -> str:
        return asked(path)

    def question(self, path: Path) -> str:
        return question(self.lang, path)

    def names(self, path: Path, words: Sequence[Word]) -> dict[Word, str]:
        sort = asked(path)
        names: dict[Word, str] = {}
        if sort in ("seat", "partner", "leader"):
            names = {seat: self.texts.seat_name(self.lang, self.seats, seat) for seat in range(len(self.seats))}
        elif sort in ("share", "give", "get"):
            names = {word: self._share(str(word)) for word in words if word in SHARE}
        elif sort == "lot":
            lots = lots_of(self.game.state, self.game.state.head[self.seat])
            names = {named(lot)[0]: shares_named(self.lang, named(lot)) for lot in lots}
        return {**names, **connectives(self.lang, path)}

    def _share(self, name: str) -> str:
        """`oil (USSR), 18%, 12,000,000`."""
        world, share = self.game.state.world, SHARE[name]
        figures = f"{percent(self.lang, world.percent[share])}, {pounds(self.lang, world.price[share])}"
        return f"{share_name(self.lang, name)}, {figures}"

    def outlook(self, kind: str) -> str:
        """The shares for sale, and the state of the bidding."""
        state, lang = self.game.state, self.lang
        party = state.head[self.seat]
        if kind == "buy":
            shares = for_sale(state, party)
            text = lang.gettext("{shares} for {price} in all; {cash} in cash")
            price, cash = pounds(lang, marked(state, shares)), pounds(lang, state.cash[party])
            return text.format(shares=counted(lang, "shares", len(shares)), price=price, cash=cash)
        return self.hint(Bid(least_bid(state))) if kind == "bid" else ""

    def unlisted(self, path: Path, token: str) -> Option | None:
        """A sum that is not listed; the rules check it."""
        if asked(path) not in ("amount", "cash") or not token.isdecimal() or len(token) > 12 or int(token) % STEP:
            return None
        after = (*path, int(token))
        return Option(token, token, "", path=after)
