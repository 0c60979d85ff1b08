"""Nonsense made of a golden game of industry."""

from __future__ import annotations

from tests.fuzz import Nonsense
from tests.golden import GAMES
from won.industry import actions as act
from won.industry.notation import FORMS

WORDS = ["farm", "bank", "food", "ore", "money", "notes", "A1", "E5", "D4", "I5", "Z9", "I1", "V5"]
FIELDS = ["package", "tile", "at", "turn", "force", "cubes", "notes", "to", "give", "get", "offer", "tiles", "run"]
NONSENSE = Nonsense((GAMES / "industry-v3-3p.json").read_bytes(), act.AnyAction, FORMS, WORDS, FIELDS)
