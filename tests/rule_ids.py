"""The numbers of one game's rules: where they stand, in the document, in code and on tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
# The module that a chapter's name leads to.
CHAPTERS: Final[dict[str, dict[str, str]]] = {
    "industry": {
        "AUTO": "automate",
        "BARTER": "barter",
        "BOARD": "board",
        "DEV": "develop",
        "END": "end",
        "FORM": "form",
        "INTEREST": "interest",
        "MOVE": "move",
        "NOTE": "notes",
        "PROD": "produce",
        "SETUP": "setup",
        "TRADE": "trade",
        "TURN": "turns",
        "VIEW": "view",
    },
    "shares": {
        "BID": "auction_bids",
        "BOARD": "world",
        "BUY": "buying",
        "CHOICE": "choice",
        "DEAL": "deals",
        "DEBT": "debt",
        "JOKER": "joker",
        "LAST": "end",
        "LOT": "auction_lots",
        "ROLL": "rolling",
        "ROYALTY": "royalty",
        "SEEN": "view",
        "START": "setup",
        "SYND": "syndicate",
        "TELEX": "telex",
        "TOUR": "tour",
        "TURN": "turns",
        "WORD": "words",
    },
}


class RuleIds:
    """The ids of `docs/rules/GAME.md`, of `src/won/GAME` and of `tests/GAME`."""

    def __init__(self, game: str) -> None:
        self.game = game
        rule = rf"(?:{'|'.join(CHAPTERS[game])})-\d+(?:\.\d+)?"
        self.text = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
        self.rules: list[str] = re.findall(rf"^\*\*({rule})\*\*", self.text, re.MULTILINE)
        self._code, self._tests = _read(f"src/won/{game}"), _read(f"tests/{game}")
        self.in_code = set(re.findall(rf"\b{rule}\b", self._code))
        self.refused = set(re.findall(rf"(?:refuse|RecordError)\([^)]*?\"({rule})\"", self._code))
        self.tested = set(re.findall(rf"refuses\w*\([^)]*?\"({rule})\"", self._tests))
        self.marked = self.on_marks("rule", r"[^\"]*")

    def on_marks(self, kind: str, pattern: str) -> set[str]:
        """The ids on all marks of a kind; a mark may carry several."""
        marks = re.findall(rf"mark\.{kind}\(([^)]*)\)", self._tests)
        return {result for mark in marks for result in re.findall(rf"\"({pattern})\"", mark)}

    def unknown(self) -> list[str]:
        """What code and tests cite and the rules do not have."""
        return sorted((self.in_code | self.refused | self.tested | self.marked) - set(self.rules))

    def unwritten(self, names: list[str]) -> list[str]:
        """Rulings that do not stand in the rules."""
        return [name for name in names if not re.search(rf"\b{name}\b", self.text)]

    def unproved(self, kind: str, names: list[str]) -> list[str]:
        """Those that no mark of this kind names."""
        return [name for name in names if name not in self.on_marks(kind, r"[A-Z]\d\d")]


def _read(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.py")))
