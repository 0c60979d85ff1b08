"""The menus of industry: names and hints of its choices, with the best plan first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from won.analysis.industry.production import best_plan
from won.core.game import Word
from won.core.record import Seat
from won.industry.actions import Flag
from won.industry.blocs import dots_at
from won.industry.board import BIT, HEX, clashes
from won.industry.costs import BANK_DOT
from won.industry.develop import build_cost
from won.industry.develop_costs import named
from won.industry.game import Industry
from won.industry.market import BUY, COMMODITIES, SELL
from won.industry.notes import loan
from won.industry.state import CLOSING
from won.industry.tiles import DISTINCT, MAKES, TILE, TILES, TURNS
from won.industry.turns import PASS
from won.terminal.industry.steps import asked, connectives, kinds, question, tile_turned
from won.terminal.menu import Menu, Option, Path, numbered
from won.text.games import texts
from won.text.industry.terms import counted, cubes, seat_name, things, tiles
from won.text.language import Language


class IndustryMenu(Menu):
    ORDER: ClassVar = (
        *("accept", "decline", "keep", "buy", "sell", "build", "flag", "automate", "move"),
        *("offer", "withdraw", "borrow", "repay", "pass"),
    )
    FORCED: ClassVar = ("turn", "count")
    ALONE: ClassVar = ("borrow", "repay")
    BARGAINS: ClassVar = ("offer",)
    game: Industry

    def __init__(self, lang: Language, game: Industry, seats: Sequence[Seat], seat: int) -> None:
        super().__init__(lang, game, seats, seat, texts("industry"))

    def kinds(self) -> dict[str, str]:
        return kinds(self.lang)

    def asked(self, path: Path) -> str:
        return asked(path)

    def question(self, path: Path) -> str:
        if path == ("place",):
            view = self.game.view(self.seat)
            text = self.lang.ngettext(
                "Put down {tiles}. On which hex?", "Put down {tiles}, one after another. On which hex?", view.to_place
            )
            return text.format(tiles=counted(self.lang, str(view.placing), view.to_place))
        return question(self.lang, path)

    def only(self, kind: str) -> list[Option]:
        """Produce begins with the best plan."""
        options = self.step((kind,))
        plan = best_plan(self.game.state, self.seat) if kind == "produce" else None
        if plan is not None and plan.run:
            text = self.lang.gettext("Everything worth running: {plan}")
            label = text.format(plan=self.texts.action_sentence(self.lang, plan, self.seats))
            options = [Option("", label, self.hint(plan), plan), *options]
        return numbered(options) if kind == "produce" else options

    def sensible(self, path: Path, words: list[Word]) -> list[Word]:
        if words and asked(path) == "turn":
            return words_that_differ(words, DISTINCT[TILE[tile_turned(self.game, path)]])
        return words

    def word_hint(self, path: Path, word: Word, following: Sequence[Word], hinted: bool) -> str:
        sort = asked(path)
        if hinted and sort == "hex":
            text = self.lang.gettext("at best: {hint}")
            turned = [self.game.compose(self.seat, (*path, word, turn)) for turn in following]
            return text.format(hint=self.hint(max(turned, key=self._dots)))
        return things(self.lang, named(build_cost(TILE[str(word)], False))) if sort == "tile" else ""

    def _dots(self, action: Any) -> tuple[int, bool]:
        """The full dots the seat would have, and whether without Force."""
        after = self.game.copy()
        after.apply(self.seat, action)
        return sum(len(bloc.dots) for bloc in after.state.blocs[self.seat]), not action.force

    def names(self, path: Path, words: Sequence[Word]) -> dict[Word, str]:
        lang, sort = self.lang, asked(path)
        names: dict[Word, str] = {}
        if sort == "seat":
            names = {seat: seat_name(lang, self.seats, seat) for seat in range(len(self.seats))}
        elif sort == "turn":
            names = {turn: lang.gettext("turn {n}").format(n=turn) for turn in range(6)}
        elif sort in ("lift", "run", "bloc"):
            names = self._tiles_at(sort)
        elif sort in ("cube", "give", "get"):
            names.update(cubes(lang))
        elif sort == "tile":
            names.update(tiles(lang))
        return {**names, **connectives(lang, path)}

    def _tiles_at(self, sort: str) -> dict[Word, str]:
        """The names of hexes with the tile or bloc on them."""
        names = tiles(self.lang)
        view = self.game.view(None)
        if sort == "lift":
            return {square.at: f"{square.at} {names[square.tile]}" for square in view.board if square.tile}
        return {bloc.hexes[0]: f"{' '.join(bloc.hexes)} {names[bloc.tile]}" for bloc in view.blocs}

    def hint(self, action: Any) -> str:
        hint = super().hint(action)
        if isinstance(action, Flag):
            use = site_hint(self.lang, self.game, self.seat, action.at)
            hint += "; " + self.lang.gettext("then: {use}").format(use=use) if use else ""
        if action == PASS and self.game.state.phase != CLOSING:
            hint += "; " + self.lang.gettext("pp: pass until the phase ends")
        return hint

    def outlook(self, kind: str) -> str:
        """The prices, the next loan."""
        state, lang = self.game.state, self.lang
        if kind in ("buy", "sell"):
            prices = BUY if kind == "buy" else SELL
            names = cubes(lang)
            open_now = self.game.next_words(self.seat, (kind,))
            shown = [
                f"{names[name]} {prices[place][state.market[place]]}"
                for place, name in enumerate(COMMODITIES)
                if name in open_now
            ]
            return ", ".join(shown)
        if kind == "borrow":
            return lang.gettext("the next brings {money}").format(money=loan(state, state.notes[self.seat], 1))
        if kind == "build":
            names = tiles(lang)
            return ", ".join(names[str(tile)] for tile in self.game.next_words(self.seat, ("build",)))
        if kind == "flag":
            return " ".join(str(at) for at in self.game.next_words(self.seat, ("flag",)))
        return ""


def words_that_differ(words: list[Word], distinct: int) -> list[Word]:
    """Turns that show the same picture are offered once."""
    return [word for word in words if int(word) < distinct] or words


def site_hint(lang: Language, game: Industry, seat: int, name: str) -> str:
    """`generator +3 energy, mine +2 ore`: what a tile there would add, without Force."""
    names = tiles(lang)
    parts: list[str] = []
    for kind in sorted({bloc.kind for bloc in game.state.blocs[seat]}):
        dots = most_dots(game, seat, kind, HEX[name])
        if dots:
            made = ("money", dots * BANK_DOT) if MAKES[kind] < 0 else (COMMODITIES[MAKES[kind]], dots)
            parts.append(f"{names[TILES[kind]]} +{counted(lang, *made)}")
    return ", ".join(parts)


def most_dots(game: Industry, seat: int, kind: int, at: int) -> int:
    """The full dots that a tile of the kind would bring in its best turn."""
    state, most = game.state, 0
    tile, own = state.tile[:], state.held[seat] | BIT[at]
    for turn in range(DISTINCT[kind]):
        code = kind * TURNS + turn
        if not clashes(state.tile, code, at):
            tile[at] = code
            most = max(most, len(dots_at(tile, own, at)))
    return most
