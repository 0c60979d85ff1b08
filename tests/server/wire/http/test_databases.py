"""The same evening on SQLite and on PostgreSQL, with names that only one of them might stumble over."""

from __future__ import annotations

from tests.server.running import Running
from won.server.operations.config import Config


def test_an_evening(url: str) -> None:
    with Running(Config(url, rates=None)) as server:
        with server.player("Ada \x00 🎲 'quoted' \"twice\" %s {}") as ada, server.player("Bo") as bo:
            assert ada.get("/api/me").json()["name"] == "Ada 🎲 'quoted' \"twice\" %s {}"
            table = ada.table("shares", options={"turns": 9}, title="\x00 Äpfel; DROP TABLE tables", public=False)
            at = f"/api/tables/{table['id']}"
            invite = ada.get(f"{at}/invites").json()["table"]["token"]
            assert bo.post(f"{at}/join", json={"invite": invite}).status_code == 200
            for _ in range(2):
                ada.post(f"{at}/bots", json={"bot": "random"})
            assert ada.post(f"{at}/start").json()["status"] == "playing"
            assert bo.post(f"{at}/seats/0/leave").status_code == 200
            over = ada.wait(table["id"], "over")
            record = ada.get(f"{at}/record").content
            assert bo.get(f"{at}/record").content == record
            assert ada.get(f"{at}/fair").json()["verdict"]["fine"]
            assert ada.post("/api/records", content=record).status_code == 201
            assert ada.post(f"{at}/branch", json={"step": 1}).status_code == 201
            again = ada.post(f"{at}/rematch").json()
            assert ada.get(at).json()["successor"] == bo.post(f"{at}/rematch").json()["id"] == again["id"]
            assert ada.post("/api/me/channels", json={"kind": "webhook", "address": "http://h.example/"}).is_success
        assert over["setup"]["title"] == "Äpfel; DROP TABLE tables"
    with Running(Config(url, rates=None)) as restarted, restarted.guest() as guest:
        assert guest.get(f"{at}/record").json()["code"] == "not_invited"
        assert guest.get(f"{at}/record", params={"invite": invite}).content == record
        assert guest.get("/ready").json()["ok"]
