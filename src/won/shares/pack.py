"""A data pack: corrections to the printed tables, for those who own another printing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from won.core.record import RecordError
from won.shares.figures import STEP
from won.shares.world import _PRINTED, KINDS, PRODUCTS, SHARES, TRAYS


def _money(value: object) -> bool:
    return type(value) is int and value % STEP == 0


def _price(value: object) -> bool:
    return _money(value) and int(str(value)) > 0


def _each(value: object) -> bool:
    return _money(value) and int(str(value)) >= 0


def _percent(value: object) -> bool:
    return type(value) is int and 1 <= value <= 100


def _tiers(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 4
        and all(_price(royalty) for royalty in value)
        and value == sorted(value)
    )


def _products(value: object) -> bool:
    return isinstance(value, list) and all(product in PRODUCTS for product in value)


def _text(value: object) -> bool:
    return type(value) is str and bool(value)


# What may be corrected: for each table its entries, and for each field what it must be.
FIELDS: Final[dict[str, dict[str, Callable[[object], bool]]]] = {
    "products": {"name": _text, "tiers": _tiers, "card": _price},
    "shares": {"country": _text, "tray": lambda value: value in TRAYS, "percent": _percent, "price": _price},
    "telexes": {"products": _products, "owner": _money, "others": _money, "each": _each},
    "board": {"kind": lambda value: value in KINDS, "of": _text},
}
ENTRIES: Final[dict[str, list[str]]] = {
    "products": PRODUCTS,
    "shares": SHARES,
    "telexes": list(_PRINTED["telexes"]),
    "board": [str(square) for square in range(1, 64)],
}
_SQUARES: Final[list[dict[str, Any]]] = _PRINTED["board"]["squares"]
_CARDED: Final = {square["kind"] for square in _SQUARES if square["card"]}
_PLACES: Final[dict[str, list[str]]] = {
    "country": TRAYS,
    "continent": sorted({tray["continent"] for tray in _PRINTED["trays"].values()}),
}


def check_pack(pack: object, place: str) -> None:
    """Raises `RecordError` naming the entry that is wrong."""
    for table, entries in _mapping(pack, place).items():
        if table not in FIELDS:
            raise RecordError("pack_table", f"{place}.{table}", about={"found": table, "known": list(FIELDS)})
        for entry, fields in _mapping(entries, f"{place}.{table}").items():
            where = f"{place}.{table}.{entry}"
            if entry not in ENTRIES[table]:
                raise RecordError("pack_entry", where, about={"found": entry})
            for field, value in _mapping(fields, where).items():
                if field not in FIELDS[table] or not FIELDS[table][field](value):
                    about = {"found": value, "known": list(FIELDS[table])}
                    raise RecordError("pack_field", f"{where}.{field}", about=about)
            if table == "board":
                _check_square({**_SQUARES[int(entry)], **fields}, where)


def _check_square(square: Mapping[str, Any], place: str) -> None:
    """START-4: royalty cards stay where they are printed; CHOICE-1: a country has a tray, a choice a continent."""
    known = list(FIELDS["board"])
    if square["card"] != (square["kind"] in _CARDED):
        raise RecordError("pack_field", f"{place}.kind", "START-4", {"found": square["kind"], "known": known})
    if square["kind"] in _PLACES and square.get("of") not in _PLACES[square["kind"]]:
        raise RecordError("pack_field", f"{place}.of", "CHOICE-1", {"found": square.get("of"), "known": known})


def _mapping(value: object, place: str) -> Mapping[str, Any]:
    if not isinstance(value, dict) or any(type(key) is not str for key in value):
        raise RecordError("pack_entry", place, about={"found": value})
    return value
