"""What a seat may do, as a numbered list; long kinds are entered choice by choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from won.cli.sites import site_hint
from won.cli.steps import asked, connectives, kinds, question, tile_turned
from won.core.game import DONE, Word
from won.core.record import Seat
from won.industry.actions import Flag
from won.industry.common import PASS
from won.industry.develop import build_cost
from won.industry.game import Industry
from won.industry.market import BUY, COMMODITIES, SELL
from won.industry.notes import loan
from won.industry.paying import named
from won.industry.plan import best_plan
from won.industry.state import CLOSING
from won.industry.tiles import DISTINCT, TILE
from won.text.industry import action_hint, action_sentence
from won.text.industry.words import counted, cubes, seat_name, things, tiles
from won.text.language import Language

Path = tuple[Word, ...]
FEW: Final = 6  # so many actions of a kind are listed outright
HINTED: Final = 12  # so many choices are listed with a hint each
# What is most likely wanted stands first.
ORDER: Final = (
    *("accept", "decline", "keep", "buy", "sell", "build", "flag", "automate", "move"),
    *("offer", "withdraw", "borrow", "repay", "pass"),
)


class Option(NamedTuple):
    """One line of a menu: what to type, what it says, and the action or the way on."""

    key: str
    label: str
    hint: str
    action: Any = None
    path: Path = ()


class Menu:
    """The menus of one seat at one moment."""

    def __init__(self, lang: Language, game: Industry, seats: Sequence[Seat], seat: int) -> None:
        self.lang = lang
        self.game = game
        self.seats = seats
        self.seat = seat

    def top(self) -> list[Option]:
        open_kinds = [str(kind) for kind in self.game.choices(self.seat, ())]
        if len(open_kinds) == 1 and open_kinds != ["pass"]:
            return self.only(open_kinds[0])
        options: list[Option] = []
        for kind in sorted(open_kinds, key=ORDER.index):
            words = self.game.choices(self.seat, (kind,))
            if len(words) <= FEW and (not words or not self.game.choices(self.seat, (kind, words[0]))):
                options += [self._complete((kind, word)) for word in words] if words else [self._complete((kind,))]
            else:
                options.append(Option("", kinds(self.lang)[kind] + " ...", self._outlook(kind), path=(kind,)))
        return _numbered(options)

    def title(self) -> str:
        """What is asked, in one line."""
        open_kinds = self.game.choices(self.seat, ())
        if len(open_kinds) != 1 or open_kinds == ["pass"]:
            return self.lang.gettext("What do you do?")
        if open_kinds[0] == "place":
            view = self.game.view(self.seat)
            text = self.lang.ngettext(
                "Put down {tiles}. On which hex?", "Put down {tiles}, one after another. On which hex?", view.to_place
            )
            return text.format(tiles=counted(self.lang, str(view.placing), view.to_place))
        return question(self.lang, (str(open_kinds[0]),))

    def only(self, kind: str) -> list[Option]:
        """A phase of one kind goes straight to its choices; Produce begins with the best plan."""
        options = self.step((kind,))
        if kind == "produce":
            plan = best_plan(self.game.state, self.seat)
            if plan.run:
                text = self.lang.gettext("Everything worth running: {plan}")
                label = text.format(plan=action_sentence(self.lang, plan, self.seats))
                options = [Option("", label, self._hint(plan), plan), *options]
            return _numbered(options)
        return options

    def step(self, path: Path) -> list[Option]:
        """What may be chosen next; a number stands for itself, everything else is counted from 1."""
        words = self.game.choices(self.seat, path)
        if not words:
            return []
        sort = asked(path)
        if sort == "turn":
            words = words_that_differ(words, DISTINCT[TILE[tile_turned(self.game, path)]])
        names = self._names(path, sort)
        hinted = len(words) <= HINTED
        options = [self._option(path, word, names, hinted) for word in words]
        return options if words and isinstance(words[0], int) else _numbered(options)

    def _option(self, path: Path, word: Word, names: dict[Word, str], hinted: bool) -> Option:
        after = (*path, word)
        label = names.get(word, str(word))
        following = self.game.choices(self.seat, after) if hinted or word == DONE else [word]
        action = self.game.compose(self.seat, after) if not following else None
        if word == DONE and path[1:]:
            label = f"{label}: {action_sentence(self.lang, action, self.seats)}"
        hint = ""
        if hinted and (path[0] != "offer" or word == DONE) and (action is not None or DONE in following):
            hint = self._hint(self.game.compose(self.seat, after))
        elif hinted and asked(path) == "hex":
            text = self.lang.gettext("at best: {hint}")
            hint = text.format(hint=self._hint(max(self._turned(after, following), key=self._dots)))
        elif asked(path) == "tile":
            hint = things(self.lang, named(build_cost(TILE[str(word)], False)))
        return Option(str(word), label, hint, action, after)

    def _turned(self, path: Path, turns: Sequence[Word]) -> list[Any]:
        return [self.game.compose(self.seat, (*path, turn)) for turn in turns]

    def _dots(self, action: Any) -> tuple[int, bool]:
        """How many full dots the seat would have, rather without Force."""
        after = self.game.copy()
        after.apply(self.seat, action)
        return sum(len(bloc.dots) for bloc in after.state.blocs[self.seat]), not action.force

    def _names(self, path: Path, sort: str) -> dict[Word, str]:
        lang = self.lang
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
        """A hex with what lies there: one tile, or the bloc it begins."""
        names = tiles(self.lang)
        view = self.game.view(None)
        if sort == "lift":
            return {square.at: f"{square.at} {names[square.tile]}" for square in view.board if square.tile}
        return {bloc.hexes[0]: f"{' '.join(bloc.hexes)} {names[bloc.tile]}" for bloc in view.blocs}

    def _complete(self, path: Path) -> Option:
        action = self.game.compose(self.seat, path)
        return Option("", action_sentence(self.lang, action, self.seats), self._hint(action), action, path)

    def _hint(self, action: Any) -> str:
        hint = action_hint(self.lang, self.game, self.seat, action)
        if isinstance(action, Flag):
            use = site_hint(self.lang, self.game, self.seat, action.at)
            hint += "; " + self.lang.gettext("then: {use}").format(use=use) if use else ""
        if action == PASS and self.game.state.phase != CLOSING:
            hint += "; " + self.lang.gettext("pp: pass until the phase ends")
        return hint

    def _outlook(self, kind: str) -> str:
        """What the kind as a whole offers: the prices, the next loan."""
        state, lang = self.game.state, self.lang
        if kind in ("buy", "sell"):
            prices = BUY if kind == "buy" else SELL
            names = cubes(lang)
            open_now = self.game.choices(self.seat, (kind,))
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
            return ", ".join(names[str(tile)] for tile in self.game.choices(self.seat, ("build",)))
        if kind == "flag":
            return " ".join(str(at) for at in self.game.choices(self.seat, ("flag",)))
        return ""


def words_that_differ(words: list[Word], distinct: int) -> list[Word]:
    """Turns that show the same picture are offered once."""
    return [word for word in words if int(word) < distinct] or words


def _numbered(options: list[Option]) -> list[Option]:
    return [option._replace(key=str(number)) for number, option in enumerate(options, 1)]
