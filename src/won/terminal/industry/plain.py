"""The table in sentences, for screen readers."""

from __future__ import annotations

from won.core.record import Seat
from won.industry.game import Industry
from won.industry.market import BUY, COMMODITIES, SELL
from won.industry.view import View
from won.text.industry.terms import counted, cubes, seat_name, things, tiles
from won.text.language import Language
from won.text.phrases import offer_number


def plain_lines(lang: Language, game: Industry, view: View, seats: list[Seat]) -> list[str]:
    return [
        *[nation_sentence(lang, game, view, seats, seat) for seat in range(len(seats))],
        *holdings_sentences(lang, view, seats),
        *market_sentences(lang, view),
        stack_line(lang, view),
        *offer_lines(lang, view, seats),
    ]


def nation_sentence(lang: Language, game: Industry, view: View, seats: list[Seat], seat: int) -> str:
    player = view.players[seat]
    sentence = lang.gettext("Seat {n}, {name}: {money}, {notes}, {flags} in hand, {points}, {cubes}.").format(
        n=seat,
        name=seat_name(lang, seats, seat),
        money=lang.gettext("money hidden") if player.money is None else counted(lang, "money", player.money),
        notes=counted(lang, "notes", player.notes),
        flags=counted(lang, "flags", player.flags),
        points="?" if player.money is None else counted(lang, "points", game.points(seat).total),
        cubes=things(lang, player.cubes),
    )
    return sentence + (" " + lang.gettext("Holds the first player’s marker.") if seat == view.first else "")


def holdings_sentences(lang: Language, view: View, seats: list[Seat]) -> list[str]:
    """The tiles on the board by owner, and what blocs can make."""
    names = tiles(lang)
    sentences: list[str] = []
    for bloc in view.blocs:
        text = lang.ngettext(
            "{owner}: {tile} at {hexes}, {n} full dot", "{owner}: {tile} at {hexes}, {n} full dots", bloc.dots
        )
        text = text.format(
            owner=seat_name(lang, seats, bloc.owner), tile=names[bloc.tile], hexes=" ".join(bloc.hexes), n=bloc.dots
        )
        sentences.append(text + (", " + lang.gettext("automated") if bloc.tokens else "") + ".")
    for seat in range(len(seats)):
        lone = [square.at for square in view.board if square.owner == seat and square.tile is None]
        if lone:
            text = lang.gettext("{owner}: flags alone at {hexes}.")
            sentences.append(text.format(owner=seat_name(lang, seats, seat), hexes=" ".join(lone)))
    return sentences


def market_sentences(lang: Language, view: View) -> list[str]:
    names = cubes(lang)
    sentences: list[str] = []
    for place, name in enumerate(COMMODITIES):
        count = view.markets[name]
        text = lang.gettext("Market of {cube}: buy at {buy}, sell at {sell}, {count} left.")
        sentences.append(text.format(cube=names[name], buy=BUY[place][count], sell=SELL[place][count], count=count))
    return sentences


def stack_line(lang: Language, view: View) -> str:
    """The tiles left to build, by kind."""
    names = tiles(lang)
    return lang.gettext("Tiles left: {stacks}").format(
        stacks=", ".join(f"{names[tile]} {count}" for tile, count in view.stacks.items())
    )


def offer_lines(lang: Language, view: View, seats: list[Seat]) -> list[str]:
    text = lang.gettext("Offer {n}: {giver} gives {taker} {give} for {get}.")
    return [
        text.format(
            n=offer_number(offer.offer),
            giver=seat_name(lang, seats, offer.seat),
            taker=seat_name(lang, seats, offer.to),
            give=things(lang, offer.give),
            get=things(lang, offer.get),
        )
        for offer in view.offers
    ]
