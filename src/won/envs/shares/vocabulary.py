"""The words of shares by index: kinds, shares, then seats, offers and amounts."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from won.core.game import DONE, Game, Word
from won.core.kinds import AMOUNT, OFFER, RAISE, SEAT
from won.envs.vocabulary import LEAVE, OFFERS, Vocabulary
from won.shares.auction import least_bid
from won.shares.deals_terms import FOR
from won.shares.figures import MOST, STEP
from won.shares.game import Shares
from won.shares.kinds import KIND_TABLE
from won.shares.offers import concerns
from won.shares.state import State
from won.shares.syndicate_terms import LEAD
from won.shares.words import CASH
from won.shares.world import SHARES

_FIRST_KINDS: Final = 17  # the kinds of the first revision; later ones have the last indices
# Amounts in steps: every step to 4 million, every half million to 10, every 2 to 30, every 5 to 100.
_STEPS: Final = [*range(40), *range(40, 100, 5), *range(100, 300, 20), *range(300, 1001, 50)]
AMOUNTS: Final[list[int]] = [step * STEP for step in _STEPS]
_WORDS: Final[list[Word]] = list(AMOUNTS)


class SharesVocabulary(Vocabulary):
    def __init__(self) -> None:
        super().__init__(KIND_TABLE, AMOUNTS)
        names = list(KIND_TABLE.by_name)
        self.add_names([LEAVE, DONE, *names[:_FIRST_KINDS], FOR, CASH, *SHARES])
        self.add_numbers([SEAT], "seat", 1, MOST - 1)
        self.add_numbers([OFFER], "offer", 1, OFFERS)
        self.add_numbers([AMOUNT, RAISE], "amount", 0, len(AMOUNTS))
        self.add_later_names([*names[_FIRST_KINDS:], LEAD])

    def state_of(self, game: Game) -> State:
        assert isinstance(game, Shares)
        return game.state

    def own(self, state: State, seat: int) -> list[int]:
        party = state.head[seat]
        return [offer.number for offer in state.offers if concerns(state, offer, party)]

    def following(self, state: State, seat: int, chosen: list[Word]) -> list[Word]:
        words = KIND_TABLE.next_words(state, seat, chosen)
        if not words or isinstance(words[0], str) or self.meaning(chosen) not in (AMOUNT, RAISE):
            return words
        if FOR in chosen:  # the cash of others may be hidden (SEEN-1)
            return _WORDS[1:]
        cash = state.cash[state.head[seat]]
        if chosen[0] == "bid":
            least = least_bid(state)
            return [least + amount for amount in AMOUNTS[: bisect_right(AMOUNTS, cash - least)]]
        return _WORDS[0 if chosen[0] == "seal" else 1 : bisect_right(AMOUNTS, cash)]


VOCABULARY: Final = SharesVocabulary()
