"""The words of industry by index: kinds, packages, hexes, tiles, things, then turns, counts, seats and offers."""

from __future__ import annotations

from typing import Final

from won.core.game import DONE, Game
from won.core.kinds import COUNT, OFFER, SEAT, TURN
from won.envs.vocabulary import LEAVE, OFFERS, Vocabulary
from won.industry.barter_offer import FOR, MOST, THINGS
from won.industry.board import CENTRE, NAMES
from won.industry.data import table
from won.industry.game import Industry
from won.industry.kinds import KIND_TABLE
from won.industry.move import TO
from won.industry.produce import END
from won.industry.produce_costs import SOME
from won.industry.state import State
from won.industry.tiles import TILES, TURNS

PACKAGES: Final[list[str]] = sorted({name for sheet in table("packages").values() for name in sheet})
SEATS: Final = 6


class IndustryVocabulary(Vocabulary):
    def __init__(self) -> None:
        super().__init__(KIND_TABLE, [])
        self.add_names([LEAVE, DONE, *KIND_TABLE.by_name, FOR, TO, SOME, END, *THINGS, *TILES])
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


VOCABULARY: Final = IndustryVocabulary()
