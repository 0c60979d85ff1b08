"""Every event has its sentence in every language."""

from typing import Any, get_args

import pytest

from tests.industry.table import seated
from won.industry import events as ev
from won.industry.actions import Step
from won.text.industry import event_sentence
from won.text.language import LANGUAGES, Language

SEATS = seated(3)
SENTENCES: list[tuple[Any, str]] = [
    (ev.Drafted(0, "I3", "generator", 2, {}, 10), "Ada takes package I3: 2 generators and 10 in money."),
    (
        ev.Drafted(0, "C1", None, 0, {"food": 9, "energy": 1}, 80),
        "Ada takes package C1: 9 food, 1 energy and 80 in money.",
    ),
    (ev.Placed(1, "farm", "D4", 0, False, 0), "Bo puts down a farm on D4."),
    (ev.Placed(1, "academy", "D4", 2, True, 1), "Bo puts down an academy on D4 by Force, for 1 capital."),
    (ev.Placed(1, "academy", "D4", 2, True, 0), "Bo puts down an academy on D4 by Force, free of charge."),
    (ev.Bought(0, {"food": 2, "ore": 1}, {}, 41), "Ada buys 2 food and 1 ore for 41."),
    (ev.Bought(0, {"food": 2}, {"food": 1}, 41), "Ada buys 2 food for 41, of which 1 food from the supply."),
    (ev.Sold(2, {"capital": 1}, {}, 30), "Cleo sells 1 capital for 30."),
    (ev.Sold(2, {"food": 3}, {"food": 2}, 3), "Cleo sells 3 food for 3, of which 2 food to the supply."),
    (ev.Borrowed(0, 2, 39), "Ada borrows 39 on 2 notes."),
    (ev.Repaid(0, 1, 25), "Ada repays 1 note with 25."),
    (
        ev.Offered(4, 0, 1, {"food": 2}, {"ore": 1, "money": 5}),
        "Offer 5: Ada would give Bo 2 food for 1 ore and 5 in money.",
    ),
    (ev.Offered(4, 0, 1, {"food": 2}, {}), "Offer 5: Ada would give Bo 2 food for nothing."),
    (ev.Offered(4, 0, 1, {}, {"notes": 1}), "Offer 5: Ada asks Bo for 1 note, for nothing."),
    (ev.Bartered(4, 0, 1, {"food": 2}, {"ore": 1}), "Ada gives Bo 2 food for 1 ore."),
    (ev.Bartered(4, 0, 1, {"food": 2}, {}), "Ada gives Bo 2 food for nothing."),
    (ev.Bartered(4, 0, 1, {}, {"ore": 1}), "Bo gives Ada 1 ore for nothing."),
    (ev.Declined(4, 1), "Bo declines offer 5."),
    (ev.Withdrawn(4, 0), "Ada withdraws offer 5."),
    (ev.Lapsed((4,)), "Offer 5 lapses."),
    (ev.Lapsed((4, 5, 6)), "Offers 5, 6 and 7 lapse."),
    (ev.Passed(0), "Ada passes."),
    (ev.Flagged(0, "D5"), "Ada places a flag on D5."),
    (
        ev.Built(1, "farm", "D4", 0, True, {"ore": 1, "capital": 2}),
        "Bo builds a farm on D4 by Force, for 1 ore and 2 capital.",
    ),
    (
        ev.Built(1, "mine", "D4", 0, False, {"labor": 1, "energy": 1, "capital": 1}),
        "Bo builds a mine on D4 for 1 labor, 1 energy and 1 capital.",
    ),
    (
        ev.Moved(1, (Step("D4", "D5", 0), Step("C1", "C1", 2)), 1, 0),
        "Bo moves D4 to D5 and C1 (turned where it lies) for 1 capital.",
    ),
    (
        ev.Moved(1, (Step("D4", "D5", 0, True),), 2, 1),
        "Bo moves D4 to D5 by Force for 2 capital, taking 1 flag back to hand.",
    ),
    (ev.Automated(0, "D4"), "Ada automates the bloc at D4."),
    (
        ev.SplitUp(0, 1, ("D4", "F2")),
        "An automated bloc is split: Ada names the piece that stays automated, out of D4 and F2.",
    ),
    (
        ev.SplitUp(0, 2, ("D4", "F2", "G1")),
        "An automated bloc is split: Ada names the 2 pieces that stay automated, out of D4, F2 and G1.",
    ),
    (ev.Kept(0, "D4"), "Ada keeps the bloc at D4 automated."),
    (ev.Produced(0, {"food": 3, "energy": 1}, {"labor": 5}, 0), "Ada spends 3 food and 1 energy and makes 5 labor."),
    (ev.Produced(0, {"food": 2, "energy": 1}, {}, 60), "Ada spends 2 food and 1 energy and makes 60 in money."),
    (ev.Produced(0, {"food": 1, "energy": 1}, {}, 0), "Ada spends 1 food and 1 energy and makes nothing."),
    (ev.Produced(0, {}, {}, 0), "Ada runs nothing."),
    (ev.PhaseBegan("trade", 3, 1), "Round 3, Trade: Bo begins."),
    (ev.PhaseBegan("produce", 3, 1), "Round 3, Produce: everyone runs their blocs."),
    (ev.PhaseBegan("closing", 9, 1), "The closing begins: Bo is first to repay notes."),
    (
        ev.EndNear(("flags", "stacks")),
        "The end is near: someone has all flags on the board and five of the six stacks are empty.",
    ),
    (ev.InterestPaid(2, 3, 0, 0, 0), "Interest: Cleo pays 3."),
    (ev.InterestPaid(2, 3, 1, 17, 0), "Interest: Cleo pays 3, borrowing 17 on 1 note."),
    (ev.InterestPaid(2, 0, 0, 0, 10), "Interest: Cleo pays 0; 10 is waived."),
    (ev.InterestPaid(2, 1, 1, 1, 9), "Interest: Cleo borrows 1 on 1 note and pays 1; 9 is waived."),
    (
        ev.SoldOut(0, {"food": 3, "ore": 2}, {"food": 4, "ore": 10}, 32),
        "Final sale: Ada sells 3 food at 4 and 2 ore at 10, for 32 in all.",
    ),
    (ev.SoldOut(0, {}, {}, 0), "Final sale: Ada has nothing to sell."),
    (ev.GameOver((41, 33, -2), (0,)), "The game is over: Ada wins with 41 points. Ada 41, Bo 33, Cleo −2."),
    (ev.GameOver((1, 1, -2), (0, 1)), "The game is over: Ada and Bo share the win with 1 point. Ada 1, Bo 1, Cleo −2."),
]


@pytest.mark.parametrize(("event", "said"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_has_its_sentence(event: Any, said: str) -> None:
    assert event_sentence(Language("en"), event, SEATS) == said


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(ev.AnyEvent))


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_event_has_a_sentence_in_every_language(code: str) -> None:
    for event, english in SENTENCES:
        said = event_sentence(Language(code), event, SEATS)
        assert said.endswith(".")
        assert said != english
        assert "{" not in said


@pytest.mark.parametrize(
    ("code", "event", "said"),
    [
        ("it", ev.Bought(0, {"food": 2, "ore": 1}, {}, 41), "Ada compra 2 cibi e 1 minerale per 41."),
        ("fr", ev.Bought(0, {"food": 2, "ore": 1}, {}, 41), "Ada achète 2 nourriture et 1 minerai pour 41."),
        ("it", ev.Built(1, "academy", "D4", 0, False, {"ore": 1}), "Bo costruisce un’accademia in D4 per 1 minerale."),
        ("fr", ev.Built(1, "factory", "D4", 0, False, {"ore": 2}), "Bo construit une usine en D4 pour 2 minerai."),
        ("it", ev.Lapsed((1, 2)), "Le offerte 2 e 3 decadono."),
        ("fr", ev.Borrowed(2, 2, 39), "Cleo emprunte 39 avec 2 billets à ordre."),
    ],
)
def test_italian_and_french_have_their_own_articles_and_plurals(code: str, event: Any, said: str) -> None:
    assert event_sentence(Language(code), event, SEATS) == said
