"""Nonsense made of the golden games of shares."""

from __future__ import annotations

from tests.fuzz import Nonsense
from tests.golden import GAMES
from tests.shares.golden import OPTIONS
from won.shares import actions as act
from won.shares.notation import FORMS

WORDS = ["oil__usa", "gold__japan", "coal__texas", "oil", "T09", "usa", "cash", "shares", "bank"]
FIELDS = ["dice", "shares", "lots", "amount", "to", "give", "get", "with", "offer"]
NONSENSE = {
    count: Nonsense((GAMES / f"shares-r2-{count}p.json").read_bytes(), act.AnyAction, FORMS, WORDS, FIELDS)
    for count in OPTIONS
}
