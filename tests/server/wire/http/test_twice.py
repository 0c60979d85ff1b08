"""The same request several times at once, as by a double click: it is done once, and nobody hears of an error."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.running import Running
from won.server.operations.config import Config


def test_what_is_asked_for_several_times_at_once_is_done_once(url: str) -> None:
    with Running(Config(url, rates=None)) as server, server.player("Ada") as ada, server.player("Bo") as bo:
        table = ada.table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])["id"]
        about_bo = {"json": {"player": bo.id}}
        with ThreadPoolExecutor(6) as pool:
            for path, body in (
                ("/api/daily/industry", {}),
                ("/api/me/blocks", about_bo),
                (f"/api/tables/{table}/mutes", about_bo),
            ):
                answers = list(pool.map(lambda _, path=path, body=body: ada.post(path, **body), range(6)))
                assert all(answer.is_success for answer in answers), (path, [answer.text for answer in answers])
                assert len({answer.json()["id"] for answer in answers if answer.content}) <= 1
        assert len(ada.get("/api/me/blocks").json()) == 1
