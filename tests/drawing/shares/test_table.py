"""What the picture shows is what the table holds: pieces, percentages, cards and what is open."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from tests.drawing.pictures import SVG, Picture
from tests.drawing.shares.pictures import NAMES, ended, late, opening, picture, played, showing, syndicate
from won.core.record import Seat
from won.drawing.shares.geometry import HIGH, MIDDLE, WIDE, centre, corner
from won.drawing.shares.labels import labels_of
from won.drawing.shares.pieces import arrange, reach
from won.drawing.shares.position import Position
from won.shares.game import Shares
from won.shares.world import GOODS, JUNCTION, LAP, PRODUCTS, SQUARE_AT, world

POSITIONS: dict[str, Callable[[], Shares]] = {
    "opening": lambda: opening(6),
    "late for two": lambda: late(2),
    "late for six": lambda: late(6),
    "syndicate": syndicate,
}


def inside(element: ET.Element, mark: str) -> list[str]:
    return [result.attrib[f"data-{mark}"] for result in element.iter() if f"data-{mark}" in result.attrib]


def position_of(game: Shares) -> Position:
    return Position(game.state_line(), game.seats, game.view(None).royalties, game.state.world, labels_of())


def card_of(shown: Picture, seat: int) -> ET.Element:
    return next(card for card in shown.marked("seat") if card.attrib["data-seat"] == f"{seat}")


@pytest.mark.rule("TOUR-1")
def test_squares_do_not_overlap_and_the_two_circuits_are_linked() -> None:
    squares = world().squares
    places = [corner(square) for square in squares]
    for each, (x, y) in enumerate(places):
        for left, top in places[each + 1 :]:
            assert abs(left - x) >= WIDE or abs(top - y) >= HIGH
        assert not (MIDDLE[0] - WIDE < x < MIDDLE[0] + MIDDLE[2] and MIDDLE[1] - HIGH < y < MIDDLE[1] + MIDDLE[3])
    way = [(SQUARE_AT[step], SQUARE_AT[step + 1]) for step in range(LAP)] + [(JUNCTION, 1)]
    for here, there in way:
        (x, y), (left, top) = centre(squares[here]), centre(squares[there])
        assert abs(x - left) < 1.2 * WIDE
        assert abs(y - top) < 1.3 * HIGH


@pytest.mark.parametrize("kind", POSITIONS)
def test_pieces_stand_on_the_squares_of_their_parties(kind: str) -> None:
    game = POSITIONS[kind]()
    shown = picture(game)
    result = {
        piece: int(square.attrib["data-square"])
        for square in shown.marked("square")
        for piece in inside(square, "piece")
    }
    players = game.state_line()["players"]
    heads = {player["party"] for player in players} - {None}
    assert result == {f"{seat}": SQUARE_AT[players[seat]["step"]] for seat in heads}
    assert len(shown.marked("piece")) == len(heads)


@pytest.mark.parametrize("kind", POSITIONS)
@pytest.mark.parametrize("roomy", [True, False])
def test_pieces_on_one_square_do_not_overlap_and_stay_on_it(kind: str, roomy: bool) -> None:
    placed = arrange(position_of(POSITIONS[kind]()).parties, roomy)
    boxes = [(x, y - r, x + reach(party, r), y + r) for party, x, y, r in placed]
    for place, (left, top, right, foot) in enumerate(boxes):
        assert 0 <= left < right <= WIDE - 5
        assert -HIGH + 25 <= top < foot <= 0
        for other in boxes[place + 1 :]:
            assert other[0] >= right or other[1] >= foot or other[2] <= left or other[3] <= top


@pytest.mark.rule("SYND-3")
def test_a_syndicate_has_one_piece_with_the_numbers_of_all() -> None:
    game = syndicate()
    party = next(party for party in position_of(game).parties if len(party.members) > 1)
    shown = picture(game)
    piece = next(result for result in shown.marked("piece") if result.attrib["data-piece"] == f"{party.seat}")
    read = [result.text for result in piece.iter(f"{SVG}text")]
    assert set(read) == {f"{party.seat}", "+" + "+".join(f"{seat}" for seat in party.members[1:])}
    title = card_of(shown, party.seat)[0].text or ""
    assert all(NAMES[seat] in title for seat in party.members)


@pytest.mark.rule("ROYALTY-1", "ROYALTY-2")
def test_the_table_shows_every_percentage_and_what_is_due() -> None:
    for game in (late(2), late(5), syndicate()):
        state = game.state
        position = position_of(game)
        for product, row in enumerate(picture(game).marked("product")):
            parts = {
                int(party): int(percent)
                for party, percent in zip(inside(row, "party"), inside(row, "percent"), strict=True)
            }
            held = {seat: state.percent[seat * GOODS + product] for seat in range(state.seats)}
            assert parts == {seat: percent for seat, percent in held.items() if percent}
            assert sum(parts.values()) <= 95
            assert list(parts.values()) == sorted(parts.values(), reverse=True)
            dues = {party.seat: amount for party, amount in position.due(product)}
            assert dues == {seat: state.world.royalty(product, held[seat]) for seat in parts if held[seat] >= 30}
            title = row[0].text or ""
            assert title.startswith(labels_of()[PRODUCTS[product]])
            assert all(f"{percent}%" in title for percent in parts.values())


def test_trusts_and_monopolies_are_marked() -> None:
    game = late(2)
    for product, row in enumerate(picture(game).marked("product")):
        counts = [game.state.count[seat * GOODS + product] for seat in range(2)]
        signs = [result.attrib.get("href") for result in row.iter(f"{SVG}use")]
        assert signs.count("#won-trust") == sum(count in (4, 5) for count in counts)
        assert signs.count("#won-crown") == counts.count(6)


@pytest.mark.rule("SEEN-1")
def test_hidden_cash_is_a_lock_and_is_nowhere_else() -> None:
    game = late(3)
    line = game.state_line()
    cash = [player["cash"] for player in line["players"]]
    line["players"] = [
        {**player, "cash": None if seat else player["cash"]} for seat, player in enumerate(line["players"])
    ]
    shown = picture(game, line=line)
    assert [result.attrib["data-cash"] for result in shown.marked("cash")] == [f"{cash[0]}"]
    locks = [result for result in shown.root.iter(f"{SVG}use") if result.attrib["href"] == "#won-lock"]
    assert len(locks) == 2


def test_dice_show_as_many_spots_as_were_rolled() -> None:
    game = played(3, lambda game: game.state.dice != (0, 0))
    spots = [result.attrib["data-spot"] for result in picture(game).marked("spot")]
    assert (spots.count("die-white"), spots.count("die-red")) == game.state.dice
    assert not picture(opening(3)).marked("spot")


def test_debts_lots_and_offers_are_short_lines() -> None:
    for game, sign in (
        (showing("debts"), "debt"),
        (showing("lots"), "auction"),
        (showing("offers"), "offer"),
        (showing("claims", claims="hand"), "debt"),
    ):
        assert sign in [result.attrib["data-news"] for result in picture(game).marked("news")]


def test_more_news_than_room_are_counted() -> None:
    game = late(6)
    line = game.state_line()
    line["offers"] = []
    line["debts"] = [{"payer": 0, "payee": -1, "amount": 100_000, "why": "double", "what": ""}] * 40
    shown = picture(game, line=line)
    news = shown.marked("news")
    assert 0 < len(news) < 40
    assert f"+{40 - len(news)}" in shown.words()


@pytest.mark.rule("LAST-2")
def test_the_end_shows_wealth_and_winners() -> None:
    game = ended(4)
    assert game.result is not None
    shown = picture(game)
    for party in position_of(game).parties:
        card = card_of(shown, party.seat)
        assert ("Winner" in (card[0].text or "")) == (party.seat in game.result.winners)
        assert inside(card, "cash") == [f"{game.points(party.seat).total}"]
    assert not shown.marked("news")


def test_whose_turn_it_is_and_who_is_waited_for_is_said() -> None:
    game = late(4)
    shown = picture(game)
    desc = shown.root.find(f"{SVG}desc")
    assert desc is not None
    assert f"To move: {NAMES[game.to_move[0]]}" in (desc.text or "")
    for card in shown.marked("seat"):
        waits = any(seat in game.to_move for seat in [int(card.attrib["data-seat"])])
        assert ("To move" in (card[0].text or "")) == waits
    unnamed = picture(game, seats=[Seat()] * 4)
    assert "SEAT 3" in unnamed.words().upper()
