"""The printed tables once more, as the fact sheet gives them: what the game's own data is held against."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tests.shares.table import M


def money(millions: str) -> int:
    """`4.5` is four and a half million."""
    return round(float(millions) * M)


class Share(NamedTuple):
    product: str
    tray: str
    percent: int
    price: int


# Product: country, with @tray where the two differ, percentage and price in millions.
_SHARES: Final = """
aluminium: australia@oceania 35 3.5, guinea@west_africa 20 2.0, jamaica@caribbean 20 2.0, surinam@venezuela 10 1.0,
  guyana@venezuela 5 0.5, hungary@eastern_europe 5 0.5
automobile_construction: usa 30 3.5, japan 20 2.0, west_germany 15 1.5, france 10 1.0, italy@southern_europe 10 1.0,
  united_kingdom 5 0.5
coal: usa 25 3.0, ussr 20 2.0, china 20 2.0, poland@eastern_europe 15 1.5, united_kingdom 10 1.0,
  india@indian_sub_continent 5 0.5
cobalt: zaire@central_africa 40 2.0, zambia@east_africa 20 1.5, canada 15 1.0, morocco 10 0.5,
  finland@scandinavia 5 0.5, france 5 0.5
cocoa: ghana@west_africa 20 1.0, ivory_coast@west_africa 20 1.0, brazil 20 1.0, nigeria@west_africa 15 1.0,
  cameroon@west_africa 10 0.5, ecuador@andes 5 0.5
coffee: brazil 35 2.0, mexico 15 1.0, colombia@andes 15 1.0, ethiopia 10 0.5, ivory_coast@west_africa 10 0.5,
  indonesia 10 0.5
copper: usa 25 2.5, ussr 20 2.0, chile@andes 20 2.0, canada 15 1.5, zambia@east_africa 10 1.0,
  zaire@central_africa 5 0.5
gold: south_africa 40 4.5, ussr 30 2.5, canada 10 1.0, usa 5 0.5, japan 5 0.5, australia_fiji_new_guinea@oceania 5 0.5
iron: ussr 30 3.5, australia@oceania 20 2.0, usa 15 1.5, brazil 15 1.5, china 10 1.0, india@indian_sub_continent 5 0.5
lead: usa 20 1.5, ussr 20 1.5, canada 15 1.0, mexico 15 1.0, australia@oceania 10 0.5, peru@andes 10 0.5
natural_rubber: malaysia@indochina 35 1.5, indonesia 25 1.0, thailand@indochina 15 0.5,
  india@indian_sub_continent 10 0.5, sri_lanka@indian_sub_continent 5 0.5, nigeria@west_africa 5 0.5
naval_construction: japan 40 3.0, sweden@scandinavia 20 1.5, usa 15 1.0, united_kingdom 10 1.0, france 5 0.5,
  brazil 5 0.5
nickel: canada 25 2.5, ussr 25 2.5, new_caledonia@oceania 15 1.5, cuba@caribbean 10 1.0, south_africa 10 1.0,
  greece@balkan_states 5 0.5
oil: ussr 30 3.0, usa 25 2.5, saudi_arabia@middle_east 20 2.0, iran@middle_east 10 1.0, iraq@middle_east 5 0.5,
  venezuela 5 0.5
raw_cotton: usa 25 2.0, ussr 25 2.0, china 20 1.5, india@indian_sub_continent 15 1.0,
  pakistan@indian_sub_continent 5 0.5, turkey@balkan_states 5 0.5
raw_wool: australia@oceania 35 2.0, ussr 20 1.0, new_zealand@oceania 15 1.0, argentina 10 0.5, south_africa 5 0.5,
  uruguay@argentina 5 0.5
rice: china 35 2.5, india@indian_sub_continent 20 2.0, indonesia 10 1.0, burma@indochina 10 1.0,
  thailand@indochina 10 1.0, japan 10 1.0
silver: mexico 20 2.0, peru@andes 15 1.5, canada 15 1.5, usa 15 1.5, australia@oceania 15 1.5, japan 10 1.0
steel: usa 25 3.0, ussr 25 3.0, japan 20 2.0, west_germany 10 1.0, china 5 0.5, italy@southern_europe 5 0.5
sugar: ussr 20 2.5, brazil 20 2.5, cuba@caribbean 15 1.5, india@indian_sub_continent 15 1.5, china 10 1.0, usa 10 1.0
tea: india@indian_sub_continent 35 2.5, china 25 1.5, sri_lanka@indian_sub_continent 15 1.0, japan 10 0.5,
  kenya@east_africa 5 0.5, ussr 5 0.5
tungsten: china 45 2.0, usa 20 1.0, bolivia@andes 10 0.5, portugal@southern_europe 10 0.5,
  spain@southern_europe 5 0.5, korea@japan 5 0.5
uranium: usa 40 3.0, canada 20 2.0, south_africa 15 1.5, france 10 1.0, gabon@central_africa 5 0.5,
  niger@west_africa 5 0.5
wheat: ussr 30 3.0, usa 15 1.0, china 15 1.0, india@indian_sub_continent 15 1.0, france 10 0.5, canada 10 0.5
"""

# Product, percentage of all six, royalties at 30, 50, 70 and 90% and the price of all six in millions.
_PRODUCTS: Final = """
aluminium 95 0.9 4.5 9.0 14.0 9.5
automobile_construction 90 0.8 4.0 8.0 16.0 9.5
coal 95 1.1 5.5 11.0 22.0 10.0
cobalt 95 0.6 3.0 6.0 12.0 6.0
cocoa 90 0.4 2.0 4.0 8.0 5.0
coffee 95 0.4 2.0 4.0 8.0 5.5
copper 95 0.9 4.5 9.0 18.0 9.5
gold 95 1.0 5.0 10.0 20.0 9.5
iron 95 1.0 5.0 10.0 20.0 10.0
lead 90 0.6 3.0 6.0 12.0 6.0
natural_rubber 95 0.4 2.0 4.0 8.0 4.5
naval_construction 95 0.7 3.5 7.0 14.0 7.5
nickel 90 0.8 4.0 8.0 16.0 9.0
oil 95 1.2 6.0 12.0 24.0 9.5
raw_cotton 95 0.5 2.5 5.0 10.0 7.5
raw_wool 90 0.5 2.5 5.0 10.0 5.5
rice 95 0.7 3.5 7.0 14.0 8.5
silver 90 0.7 3.5 7.0 14.0 9.0
steel 90 1.1 5.5 11.0 22.0 10.0
sugar 90 0.9 4.5 9.0 18.0 10.0
tea 95 0.5 2.5 5.0 10.0 6.5
tungsten 95 0.6 3.0 6.0 12.0 5.0
uranium 95 0.8 4.0 8.0 16.0 8.5
wheat 95 1.0 5.0 10.0 20.0 7.0
"""

# Continent: trays with the number of their shares.
TRAYS: Final = {
    "europe": "france 5 scandinavia 2 west_germany 2 southern_europe 4 united_kingdom 3 balkan_states 2 "
    "eastern_europe 2 ussr 13",
    "americas": "canada 8 argentina 2 brazil 5 venezuela 3 mexico 3 andes 6 caribbean 3 usa 15",
    "africa": "central_africa 3 south_africa 4 east_africa 3 west_africa 8 ethiopia 1 morocco 1",
    "asia": "china 9 indian_sub_continent 11 middle_east 3 japan 8 indochina 4 indonesia 3",
    "oceania": "oceania 8",
}

# The squares in order of travel, a side of the board a line.
_SQUARES: Final = """
start
scandinavia west_germany choice:europe united_kingdom france southern_europe choice:europe
  eastern_europe balkan_states auction
bonus telex ussr ussr ussr telex bonus joker
canada mexico choice:americas caribbean venezuela andes choice:americas brazil argentina auction
bonus telex usa usa usa telex bonus
auction morocco ethiopia west_africa choice:africa central_africa east_africa south_africa joker
bonus world oceania telex bonus auction
middle_east indian_sub_continent indochina choice:asia japan china indonesia joker
bonus world oceania telex bonus
"""
_GERMAN: Final = "caribbean mexico choice:americas brazil venezuela andes choice:americas canada argentina"

# Telex: products whose owners it names, what they get, what everybody else gets, in millions.
TELEXES: Final = {
    "T01": ("", "-1.0", "-1.0"),
    "T02": ("", "5.0", "5.0"),
    "T03": ("", "6.0", "6.0"),
    "T04": ("", "-3.0", "-3.0"),
    "T05": ("", "3.0", "3.0"),
    "T06": ("raw_cotton wheat", "-5.0", "-3.0"),
    "T07": ("gold", "-7.0", "-5.0"),
    "T08": ("steel", "9.0", "7.0"),
    "T10": ("wheat", "7.0", "5.0"),
    "T11": ("coffee", "-4.0", "-2.0"),
    "T12": ("natural_rubber", "4.0", "2.0"),
    "T13": ("uranium", "6.0", "4.0"),
    "T14": ("copper", "-6.0", "-4.0"),
    "T15": ("automobile_construction", "6.0", "4.0"),
    "T16": ("iron", "-7.0", "0.0"),
    "T17": ("", "4.0", "4.0"),
    "T18": ("naval_construction", "-5.0", "-3.0"),
}  # and T09, 1.0 from each other player

# Players: notes of 0.1, 0.5, 1, 5 and 10 million for each and for the bank, and what each and the bank hold.
MONEY: Final = {
    2: ("11 11 16 8 6", "122.6", "13 13 18 9 8", "150.8"),
    3: ("8 8 12 6 5", "96.8", "11 11 14 7 5", "105.6"),
    4: ("7 7 10 5 4", "79.2", "7 7 10 5 4", "79.2"),
    5: ("5 5 8 4 3", "61.0", "10 10 10 5 5", "91.0"),
    6: ("5 5 7 3 2", "45.0", "5 5 8 7 8", "126.0"),
}


def shares() -> dict[str, Share]:
    result: dict[str, Share] = {}
    for line in _SHARES.strip().replace("\n  ", " ").splitlines():
        product, _, holdings = line.partition(": ")
        for country, tray, percent, price in re.findall(r"(\w+)(?:@(\w+))? (\d+) ([\d.]+)", holdings):
            result[f"{product}__{country}"] = Share(product, tray or country, int(percent), money(price))
    return result


def tiers() -> dict[str, list[int]]:
    rows = [line.split() for line in _PRODUCTS.strip().splitlines()]
    return {name: [money(tier) for tier in row] for name, _, *row, _ in rows}


def sums() -> dict[str, tuple[int, int]]:
    """For each product the percentage and the price of all six shares."""
    rows = [line.split() for line in _PRODUCTS.strip().splitlines()]
    return {row[0]: (int(row[1]), money(row[-1])) for row in rows}


def tray_counts() -> dict[str, int]:
    return {tray: int(count) for row in TRAYS.values() for tray, count in re.findall(r"(\w+) (\d+)", row)}


def squares(americas: str = "french") -> list[str]:
    result = _SQUARES.split()
    if americas == "german":
        result[19:28] = _GERMAN.split()
    return result
