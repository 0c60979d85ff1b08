"""One person asks for the reviews of many games at once: few are under way, the others are refused."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import Running

QUICK = False
RECORD = Path(__file__).parents[3] / "tests/games/shares-2p.json"
GAMES = 6


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Ada") as ada:
        record = RECORD.read_bytes()
        tables = [mallory.post("/api/records", content=record).json()["id"] for _ in range(GAMES)]
        codes = [mallory.post(f"/api/tables/{table}/review").status_code for table in tables]
        assert codes == [200] * 3 + [429] * (GAMES - 3), codes
        assert mallory.post(f"/api/tables/{tables[0]}/review").status_code == 200  # that one is under way
        assert ada.post(f"/api/tables/{tables[-1]}/review").status_code == 200
