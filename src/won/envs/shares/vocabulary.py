"""The words of shares by index: kinds, shares, then seats, offers and amounts."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from won.core.game import DONE, Game, Word
from won.core.kinds import AMOUNT, OFFER, RAISE, SEAT
from won.envs.vocabulary import ACCEPT, DECLINE, LEAVE, OFFERS, WITHDRAW, Vocabulary
from won.shares.auction import least_bid
from won.shares.choices import CASH, FOR, LEAD, next_words
from won.shares.deals import concerns
from won.shares.figures import MOST, STEP
from won.shares.game import Shares
from won.shares.kinds import NAMES as KINDS
from won.shares.state import State
from won.shares.world import SHARES

# Kinds of a single word.
WHOLE: Final = frozenset(["roll", "joker", "end", "drop", "claim", "concede", "agree", "object", "declare"])
_FIRST_KINDS: Final = 17  # the kinds of the first revision; later ones have the last indices
TALK: Final = frozenset(["deal", "pool"])  # kinds that could be repeated without end
IDLE: Final = frozenset([*TALK, ACCEPT, DECLINE, WITHDRAW, "agree", "object"])  # do not reset the count of `talk`
# Amounts in steps: every step to 4 million, every half million to 10, every 2 to 30, every 5 to 100.
_STEPS: Final = [*range(40), *range(40, 100, 5), *range(100, 300, 20), *range(300, 1001, 50)]
AMOUNTS: Final[list[int]] = [step * STEP for step in _STEPS]
_WORDS: Final[list[Word]] = list(AMOUNTS)
# What a number means after a kind, if not an amount; the first number of a deal is a seat.
_MEANING: Final[dict[str, int]] = {"bid": RAISE, "pool": SEAT, **dict.fromkeys([ACCEPT, DECLINE, WITHDRAW], OFFER)}


class SharesVocabulary(Vocabulary):
    def __init__(self) -> None:
        super().__init__(AMOUNTS, WHOLE, TALK, IDLE)
        self.add_names([LEAVE, DONE, *KINDS[:_FIRST_KINDS], FOR, CASH, *SHARES])
        self.add_numbers([SEAT], "seat", 1, MOST - 1)
        self.add_numbers([OFFER], "offer", 1, OFFERS)
        self.add_numbers([AMOUNT, RAISE], "amount", 0, len(AMOUNTS))
        self.add_later_names([*KINDS[_FIRST_KINDS:], LEAD])

    def state_of(self, game: Game) -> State:
        assert isinstance(game, Shares)
        return game.state

    def own(self, state: State, seat: int) -> list[int]:
        party = state.head[seat]
        return [offer.number for offer in state.offers if concerns(state, offer, party)]

    def following(self, state: State, seat: int, chosen: list[Word]) -> list[Word]:
        words = next_words(state, seat, chosen)
        if not words or isinstance(words[0], str) or self.meaning(chosen) not in (AMOUNT, RAISE):
            return words
        if FOR in chosen:  # the cash of others may be hidden (SEEN-1)
            return _WORDS[1:]
        cash = state.cash[state.head[seat]]
        if chosen[0] == "bid":
            least = least_bid(state)
            return [least + amount for amount in AMOUNTS[: bisect_right(AMOUNTS, cash - least)]]
        return _WORDS[0 if chosen[0] == "seal" else 1 : bisect_right(AMOUNTS, cash)]

    def meaning(self, chosen: list[Word]) -> int:
        return SEAT if len(chosen) == 1 and chosen[0] == "deal" else _MEANING.get(str(chosen[0]), AMOUNT)


VOCABULARY: Final = SharesVocabulary()
