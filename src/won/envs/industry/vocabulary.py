"""The words of industry by index: kinds, packages, hexes, tiles, things, then turns, counts, seats and offers."""

from __future__ import annotations

from typing import Final

from won.core.game import DONE, Game, Word
from won.envs.vocabulary import ACCEPT, COUNT, DECLINE, LEAVE, OFFER, OFFERS, SEAT, TURN, WITHDRAW, Vocabulary
from won.industry.barter import THINGS
from won.industry.board import CENTRE, NAMES
from won.industry.choices import next_words
from won.industry.choices_barter import FOR, MOST
from won.industry.choices_move import TO
from won.industry.choices_produce import END, SOME
from won.industry.data import table
from won.industry.game import Industry
from won.industry.state import State
from won.industry.tiles import TILES, TURNS

KINDS: Final[list[str]] = [
    "draft",
    "place",
    "buy",
    "sell",
    "borrow",
    "repay",
    "offer",
    "accept",
    "decline",
    "withdraw",
    "pass",
    "flag",
    "build",
    "move",
    "automate",
    "keep",
    "produce",
]
WHOLE: Final = frozenset(["pass"])  # kinds of a single word
TALK: Final = frozenset(["offer", "borrow"])  # kinds that could be repeated without end
IDLE: Final = frozenset([*TALK, "repay", ACCEPT, DECLINE, WITHDRAW])  # kinds that do not reset the count of `talk`
PACKAGES: Final[list[str]] = sorted({name for sheet in table("packages").values() for name in sheet})
SEATS: Final = 6
# What a number means after a kind, if not a turn; the first number of an offer is a seat.
_MEANING: Final[dict[str, int]] = {
    **dict.fromkeys(["offer", "borrow", "repay"], COUNT),
    **dict.fromkeys([ACCEPT, DECLINE, WITHDRAW], OFFER),
}


class IndustryVocabulary(Vocabulary):
    def __init__(self) -> None:
        super().__init__([], WHOLE, TALK, IDLE)
        self.add_names([LEAVE, DONE, *KINDS, FOR, TO, SOME, END, *THINGS, *TILES])
        self.add_names([name for at, name in enumerate(NAMES) if at != CENTRE])
        self.add_apart("draft", "package", PACKAGES)
        self.add_numbers([TURN], "turn", 0, TURNS)
        self.add_numbers([SEAT], "seat", 1, SEATS - 1)
        self.add_numbers([OFFER], "offer", 1, OFFERS)
        self.add_numbers([COUNT], "count", 1, MOST)

    def state_of(self, game: Game) -> State:
        assert isinstance(game, Industry)
        return game.state

    def own(self, state: State, seat: int) -> list[int]:
        return [offer.number for offer in state.offers if seat in (offer.to, offer.seat)]

    def following(self, state: State, seat: int, chosen: list[Word]) -> list[Word]:
        return next_words(state, seat, chosen)

    def meaning(self, chosen: list[Word]) -> int:
        return SEAT if len(chosen) == 1 and chosen[0] == "offer" else _MEANING.get(str(chosen[0]), TURN)


VOCABULARY: Final = IndustryVocabulary()
