"""Every event of shares has its sentence in every language."""

from typing import Any, get_args

import pytest

from tests.shares.table import M, lay, seated
from won.shares import events as ev
from won.shares.actions import Side
from won.shares.setup import CHOICES
from won.text.language import LANGUAGES, Language
from won.text.shares import event_sentence

SEATS = seated(3)
OIL = Side(("oil__ussr",))
TOLD: list[tuple[Any, str]] = [
    (ev.TurnBegan(1, 11), "Turn 12: Bo to play."),
    (ev.Rolled(0, (2, 3), 5, 5, 0), "Ada rolls 2 and 3 and comes to square 5: France."),
    (ev.Rolled(0, (2, 3), 4, 4, 1), "Ada rolls 2 and 3, begins tour 2 and comes to square 4: United Kingdom."),
    (ev.Rolled(0, (2, 3), 64, 36, 0), "Ada rolls 2 and 3 and comes to square 36: auction."),
    (ev.Paid(-1, 0, 4_500_000, "bonus", ""), "The bank pays Ada a bonus of £4.5m."),
    (ev.Paid(0, -1, 5 * M, "double", ""), "Ada pays the bank £5m for a double."),
    (ev.Paid(0, 1, 900_000, "royalty", "aluminium"), "Ada pays Bo £0.9m in royalties: aluminium."),
    (ev.Paid(-1, 2, 6 * M, "telex", "T03"), "The bank pays Cleo £6m on account of the telex."),
    (ev.Owed(0, -1, 5 * M, "double", ""), "Ada owes the bank £5m for a double and cannot pay."),
    (ev.Owed(0, 1, 900_000, "royalty", "gold"), "Ada owes Bo £0.9m in royalties and cannot pay: gold."),
    (ev.Owed(2, 1, M, "telex", "T09"), "Cleo owes Bo £1m on account of the telex and cannot pay."),
    (ev.Claimable(1, 900_000, "natural_rubber"), "Bo may claim £0.9m in royalties: natural rubber."),
    (ev.Forfeited(1, 900_000), "Bo has not claimed £0.9m in royalties and loses them."),
    (
        ev.Bought(0, ("oil__ussr", "gold__ussr", "oil__iran"), 6_500_000),
        "Ada buys gold (USSR) and oil (USSR, Iran) for £6.5m.",
    ),
    (ev.JokerBought(0, 3 * M), "Ada buys a joker for £3m."),
    (ev.JokerUsed(0), "Ada gives up a joker and is spared the auction."),
    (ev.TelexRead(0, "T14", False), "Telex for Ada: Unrest shuts the copper belt."),
    (
        ev.TelexRead(0, "T14", True),
        "Telex for Ada, who holds a share that it names: Unrest shuts the copper belt.",
    ),
    (
        ev.LotsNamed(0, (("oil__ussr",), ("gold__usa",)), (1_500_000, 300_000)),
        "Ada puts up oil (USSR) from £1.5m; gold (USA) from £0.3m.",
    ),
    (ev.BidMade(1, 1_600_000), "Bo bids £1.6m."),
    (ev.Dropped(1), "Bo drops out of the bidding."),
    (ev.Sealed(1), "Bo has named a secret maximum."),
    (ev.LotSold(0, 1, ("oil__ussr",), 2 * M), "Bo takes oil (USSR) for £2m, paid to Ada."),
    (
        ev.LotUnsold(0, ("oil__ussr",), 1_500_000),
        "Nobody bids for oil (USSR): back to the trays, and the bank pays Ada £1.5m.",
    ),
    (
        ev.Offered(4, 0, 1, OIL, Side(("gold__usa",), 500_000)),
        "Offer 5: Ada would give Bo oil (USSR) for gold (USA) and £0.5m in cash.",
    ),
    (ev.Offered(4, 0, 1, OIL, Side()), "Offer 5: Ada would give Bo oil (USSR) for nothing."),
    (ev.Offered(4, 0, 1, Side(), OIL), "Offer 5: Ada asks Bo for oil (USSR), for nothing."),
    (ev.Dealt(4, 0, 1, OIL, Side((), M)), "Ada gives Bo oil (USSR) for £1m in cash."),
    (ev.Dealt(4, 0, 1, OIL, Side()), "Ada gives Bo oil (USSR) for nothing."),
    (ev.Dealt(4, 0, 1, Side(), OIL), "Bo gives Ada oil (USSR) for nothing."),
    (
        ev.PoolProposed(5, 1, (0, 1), 7 * M),
        "Offer 6: Bo would form a syndicate with Ada; the bank takes £7m for it.",
    ),
    (ev.PoolAgreed(5, 0), "Ada agrees to the syndicate of offer 6."),
    (
        ev.Pooled(1, (0, 1), 7 * M, (M, 9 * M), (0, 1), ((), ("oil__ussr",))),
        "Ada and Bo are a syndicate now and pay the bank £7m; Bo leads it.",
    ),
    (ev.Declined(4, 1), "Bo declines offer 5."),
    (ev.Withdrawn(4, 0), "Ada withdraws offer 5."),
    (ev.Lapsed((4, 5)), "Offers 5 and 6 lapse."),
    (ev.DebtLapsed(1, M), "A debt of £1m between members of the syndicate led by Bo lapses."),
    (
        ev.Bankrupt(0, 300_000, ("oil__ussr",), 1, (-1, 2), (M, 2 * M)),
        "Ada is bankrupt: the bank takes £0.3m in cash, oil (USSR) and 1 joker. The creditors get: Cleo £2m.",
    ),
    (ev.Bankrupt(0, 0, (), 0, (-1,), (M,)), "Ada is bankrupt: the bank takes £0m in cash."),
    (ev.Proposed(0, "buy"), "Ada asks the syndicate: buy shares?"),
    (ev.Agreed(1), "Bo agrees."),
    (ev.Objected(1), "Bo objects: it is not done."),
    (ev.Retracted(3, 1), "Bo no longer agrees to the syndicate of offer 4."),
    (ev.Declared(1, 0), "Bo declares Ada bankrupt."),
    (ev.NoticeGiven(1, 0), "Bo gives Ada notice of bankruptcy: the next declaration stands."),
    (ev.GameOver((2,)), "The game is over: Cleo wins."),
    (ev.GameOver((0, 1)), "The game is over: Ada and Bo share the win."),
]


@pytest.mark.parametrize(("event", "said"), TOLD)
def test_an_event_is_told_in_one_sentence(event: Any, said: str) -> None:
    assert event_sentence(Language("en"), event, SEATS) == said


def test_no_event_is_forgotten_in_any_language() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(ev.AnyEvent))
    for code in LANGUAGES:
        for event, said in TOLD:
            sentence = event_sentence(Language(code), event, SEATS)
            assert "{" not in sentence
            assert (sentence == said) == (code == "en")


def test_the_game_tells_what_its_options_have_changed_in_the_print() -> None:
    assert "german" in CHOICES["americas"]
    table = lay(americas="german", pack={"telexes": {"T14": {"owner": -100_000, "products": ["tea"]}}})
    rolled, read = ev.Rolled(0, (1, 2), 19, 19, 0), ev.TelexRead(0, "T14", True)
    assert event_sentence(Language("en"), rolled, SEATS).endswith("square 19: Canada.")
    assert event_sentence(Language("en"), rolled, SEATS, table.game).endswith("square 19: Caribbean.")
    assert event_sentence(Language("en"), read, SEATS, table.game).endswith(
        "Unrest shuts the copper belt. A holder of tea pays £0.1m. Anyone else pays £4m."
    )


@pytest.mark.parametrize(
    ("code", "event", "said"),
    [
        ("it", ev.Paid(0, -1, 5 * M, "double", ""), "Ada paga la banca: £5mln per un doppio."),
        ("it", ev.Paid(-1, 0, 4_500_000, "bonus", ""), "La banca paga Ada: £4,5mln di bonus."),
        ("fr", ev.Paid(0, -1, 5 * M, "double", ""), "Ada paie 5 M£ à la banque pour un double."),
        ("fr", ev.GameOver((0, 1)), "La partie est finie : Ada et Bo gagnent ensemble."),
        ("fr", ev.Proposed(0, "buy"), "Ada demande au consortium : acheter des titres ?"),
    ],
)
def test_italian_and_french_have_their_own_words_and_figures(code: str, event: Any, said: str) -> None:
    assert event_sentence(Language(code), event, SEATS).replace("\u00a0", " ") == said
