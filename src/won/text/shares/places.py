"""Countries, regions, continents and squares in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from won.shares.world import World, world
from won.text.language import Language


def trays(lang: Language) -> dict[str, str]:
    return {
        "france": lang.gettext("France"),
        "scandinavia": lang.gettext("Scandinavia"),
        "west_germany": lang.gettext("West Germany"),
        "southern_europe": lang.gettext("Southern Europe"),
        "united_kingdom": lang.gettext("United Kingdom"),
        "balkan_states": lang.gettext("Balkan States"),
        "eastern_europe": lang.gettext("Eastern Europe"),
        "ussr": lang.gettext("USSR"),
        "canada": lang.gettext("Canada"),
        "argentina": lang.gettext("Argentina"),
        "brazil": lang.gettext("Brazil"),
        "venezuela": lang.gettext("Venezuela"),
        "mexico": lang.gettext("Mexico"),
        "andes": lang.gettext("Andes"),
        "caribbean": lang.gettext("Caribbean"),
        "usa": lang.gettext("USA"),
        "central_africa": lang.gettext("Central Africa"),
        "south_africa": lang.gettext("South Africa"),
        "east_africa": lang.gettext("East Africa"),
        "west_africa": lang.gettext("West Africa"),
        "ethiopia": lang.gettext("Ethiopia"),
        "morocco": lang.gettext("Morocco"),
        "china": lang.gettext("China"),
        "indian_sub_continent": lang.gettext("Indian Sub-Continent"),
        "middle_east": lang.gettext("Middle East"),
        "japan": lang.gettext("Japan"),
        "indochina": lang.gettext("Indochina"),
        "indonesia": lang.gettext("Indonesia"),
        "oceania": lang.gettext("Oceania"),
    }


def countries(lang: Language) -> dict[str, str]:
    """The countries of the shares, by the second half of a share's name."""
    return {
        "argentina": lang.gettext("Argentina"),
        "australia": lang.gettext("Australia"),
        "australia_fiji_new_guinea": lang.gettext("Australia-Fiji-New Guinea"),
        "bolivia": lang.gettext("Bolivia"),
        "brazil": lang.gettext("Brazil"),
        "burma": lang.gettext("Burma"),
        "cameroon": lang.gettext("Cameroon"),
        "canada": lang.gettext("Canada"),
        "chile": lang.gettext("Chile"),
        "china": lang.gettext("China"),
        "colombia": lang.gettext("Colombia"),
        "cuba": lang.gettext("Cuba"),
        "ecuador": lang.gettext("Ecuador"),
        "ethiopia": lang.gettext("Ethiopia"),
        "finland": lang.gettext("Finland"),
        "france": lang.gettext("France"),
        "gabon": lang.gettext("Gabon"),
        "ghana": lang.gettext("Ghana"),
        "greece": lang.gettext("Greece"),
        "guinea": lang.gettext("Guinea"),
        "guyana": lang.gettext("Guyana"),
        "hungary": lang.gettext("Hungary"),
        "india": lang.gettext("India"),
        "indonesia": lang.gettext("Indonesia"),
        "iran": lang.gettext("Iran"),
        "iraq": lang.gettext("Iraq"),
        "italy": lang.gettext("Italy"),
        "ivory_coast": lang.gettext("Ivory Coast"),
        "jamaica": lang.gettext("Jamaica"),
        "japan": lang.gettext("Japan"),
        "kenya": lang.gettext("Kenya"),
        "korea": lang.gettext("Korea"),
        "malaysia": lang.gettext("Malaysia"),
        "mexico": lang.gettext("Mexico"),
        "morocco": lang.gettext("Morocco"),
        "new_caledonia": lang.gettext("New Caledonia"),
        "new_zealand": lang.gettext("New Zealand"),
        "niger": lang.gettext("Niger"),
        "nigeria": lang.gettext("Nigeria"),
        "pakistan": lang.gettext("Pakistan"),
        "peru": lang.gettext("Peru"),
        "poland": lang.gettext("Poland"),
        "portugal": lang.gettext("Portugal"),
        "saudi_arabia": lang.gettext("Saudi Arabia"),
        "south_africa": lang.gettext("South Africa"),
        "spain": lang.gettext("Spain"),
        "sri_lanka": lang.gettext("Sri Lanka"),
        "surinam": lang.gettext("Surinam"),
        "sweden": lang.gettext("Sweden"),
        "thailand": lang.gettext("Thailand"),
        "turkey": lang.gettext("Turkey"),
        "united_kingdom": lang.gettext("United Kingdom"),
        "uruguay": lang.gettext("Uruguay"),
        "usa": lang.gettext("USA"),
        "ussr": lang.gettext("USSR"),
        "venezuela": lang.gettext("Venezuela"),
        "west_germany": lang.gettext("West Germany"),
        "zaire": lang.gettext("Zaire"),
        "zambia": lang.gettext("Zambia"),
    }


def continents(lang: Language) -> dict[str, str]:
    return {
        "europe": lang.gettext("Europe"),
        "americas": lang.gettext("Americas"),
        "africa": lang.gettext("Africa"),
        "asia": lang.gettext("Asia"),
    }


def kinds_of_square(lang: Language) -> dict[str, str]:
    return {
        "start": lang.pgettext("square", "start"),
        "country": lang.pgettext("square", "country or region"),
        "continent": lang.pgettext("square", "choice of continent"),
        "world": lang.pgettext("square", "world choice"),
        "auction": lang.pgettext("square", "auction"),
        "telex": lang.pgettext("square", "telex"),
        "bonus": lang.pgettext("square", "bonus"),
        "joker": lang.pgettext("square", "joker"),
    }


def choices(lang: Language) -> dict[str, str]:
    """The choices of continent, CHOICE-1: two of them leave one country out."""
    return {
        "europe": lang.gettext("choice of Europe, without the USSR"),
        "americas": lang.gettext("choice of the Americas, without the USA"),
        "africa": lang.gettext("choice of Africa"),
        "asia": lang.gettext("choice of Asia and Oceania"),
    }


def square_name(lang: Language, square: int, printed: World | None = None) -> str:
    """`Japan`, `telex`, `choice of Africa`: what is printed on a square, as the options and the data pack have it."""
    return _named(lang, (printed or world()).squares[square])


def _named(lang: Language, square: Mapping[str, Any]) -> str:
    of = str(square.get("of", ""))
    if square["kind"] == "country":
        return trays(lang).get(of, of)
    if square["kind"] == "continent":
        return choices(lang).get(of, of)
    return kinds_of_square(lang)[square["kind"]]
