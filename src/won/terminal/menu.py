"""The legal actions of a seat as numbered menus. Kinds with many actions are entered choice by choice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from won.core.game import DONE, Game, Word
from won.core.record import Seat
from won.text.games import Texts
from won.text.language import Language
from won.text.phrases import offer_number

Path = tuple[Word, ...]
FEW: Final = 6  # actions of a kind that are listed one by one
HINTED: Final = 12  # choices that are listed with a hint each


class Option(NamedTuple):
    """One line of a menu: its key, label and hint, and the action or the path it leads to."""

    key: str
    label: str
    hint: str
    action: Any = None
    path: Path = ()


class Menu(ABC):
    """The menus of one seat at one moment."""

    ORDER: ClassVar[tuple[str, ...]] = ()  # the most likely kinds first
    FORCED: ClassVar[tuple[str, ...]] = ()  # sorts that are not asked if there is a single choice
    ALONE: ClassVar[tuple[str, ...]] = ()  # kinds whose word alone is an action
    BARGAINS: ClassVar[tuple[str, ...]] = ()  # kinds without hints until they are complete

    def __init__(self, lang: Language, game: Game, seats: Sequence[Seat], seat: int, texts: Texts) -> None:
        self.lang = lang
        self.game = game
        self.seats = seats
        self.seat = seat
        self.texts = texts

    @abstractmethod
    def kinds(self) -> dict[str, str]:
        """The names of the kinds of action."""

    @abstractmethod
    def asked(self, path: Path) -> str:
        """The sort of the next choice."""

    @abstractmethod
    def question(self, path: Path) -> str:
        """The question for the next choice."""

    @abstractmethod
    def names(self, path: Path, words: Sequence[Word]) -> Mapping[Word, str]:
        """The names of the choices that differ from their words."""

    def outlook(self, kind: str) -> str:
        """A hint for the kind as a whole."""
        return ""

    def sensible(self, path: Path, words: list[Word]) -> list[Word]:
        """The choices worth offering."""
        return words

    def hint(self, action: Any) -> str:
        return self.texts.action_hint(self.lang, self.game, self.seat, action)

    def word_hint(self, path: Path, word: Word, following: Sequence[Word], hinted: bool) -> str:
        """A hint for a choice that is not yet an action."""
        return ""

    def unlisted(self, path: Path, token: str) -> Option | None:
        """A choice that is not listed, such as a large sum."""
        return None

    def title(self) -> str:
        """The question of the top menu."""
        kind = self._only_kind()
        return self.question((kind,)) if kind else self.lang.gettext("What do you do?")

    def top(self) -> list[Option]:
        kind = self._only_kind()
        if kind:
            return self.only(kind)
        options: list[Option] = []
        for kind in sorted(map(str, self.game.next_words(self.seat, ())), key=self.ORDER.index):
            words = self.game.next_words(self.seat, (kind,))
            if len(words) <= FEW and (not words or not self.game.next_words(self.seat, (kind, words[0]))):
                options += [self._complete((kind, word)) for word in words] if words else [self._complete((kind,))]
            else:
                options.append(Option("", self.kinds()[kind] + " ...", self.outlook(kind), path=(kind,)))
        return numbered(options)

    def _only_kind(self) -> str:
        """The only kind that is open, if it has choices; else empty."""
        open_kinds = self.game.next_words(self.seat, ())
        single = len(open_kinds) == 1 and bool(self.game.next_words(self.seat, (open_kinds[0],)))
        return str(open_kinds[0]) if single else ""

    def only(self, kind: str) -> list[Option]:
        return self.step((kind,))

    def step(self, path: Path) -> list[Option]:
        """The next choices; a number is its own key, all others are counted from 1."""
        words = self.sensible(path, self.game.next_words(self.seat, path))
        if not words:
            return []
        names = self.names(path, words)
        hinted = len(words) <= HINTED
        options = [self._option(path, word, names, hinted) for word in words]
        return options if isinstance(words[0], int) else numbered(options)

    def _option(self, path: Path, word: Word, names: Mapping[Word, str], hinted: bool) -> Option:
        after = (*path, word)
        key = offer_number(word) if self.asked(path) == "offer" else str(word)
        label = names.get(word, key)
        following = self.game.next_words(self.seat, after) if hinted or word == DONE else [word]
        action = self.game.compose(self.seat, after) if not following else None
        if word == DONE and path[1:]:
            label = f"{label}: {self.texts.action_sentence(self.lang, action, self.seats)}"
        if hinted and (path[0] not in self.BARGAINS or word == DONE) and (action is not None or DONE in following):
            hint = self.hint(self.game.compose(self.seat, after))
        else:
            hint = self.word_hint(path, word, following, hinted)
        return Option(key, label, hint, action, after)

    def _complete(self, path: Path) -> Option:
        action = self.game.compose(self.seat, path)
        label = self.texts.action_sentence(self.lang, action, self.seats)
        return Option("", label, self.hint(action), action, path)


def numbered(options: list[Option]) -> list[Option]:
    return [option._replace(key=str(number)) for number, option in enumerate(options, 1)]
