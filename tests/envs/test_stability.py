"""Indices and layouts never change under an environment's version: trained policies depend on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from won.envs.config import Config
from won.games import GAMES, rules

TABLES = Path(__file__).with_name("tables.json")  # written by `python -m tests.envs.test_stability` for a new version


def tables() -> dict[str, Any]:
    """Every label and, for each number of players, every entry with its start, shape and highest number."""
    result: dict[str, Any] = {}
    for game in GAMES:
        editions = rules(game).FACTS.editions.items()
        counts = {players: edition for edition, (least, most) in editions for players in range(least, most + 1)}
        configs = {players: Config(game, counts[players], players) for players in sorted(counts)}
        result[game] = {
            "labels": next(iter(configs.values())).vocabulary.labels,
            "layouts": {
                str(players): [[entry.name, entry.start, *entry.shape, entry.high] for entry in config.layout.entries]
                for players, config in configs.items()
            },
        }
    return result


def test_every_index_and_every_entry_is_where_it_was() -> None:
    assert tables() == json.loads(TABLES.read_text("utf-8"))


if __name__ == "__main__":
    TABLES.write_text(json.dumps(tables(), separators=(",", ":")) + "\n", "utf-8")
