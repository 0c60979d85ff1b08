"""The commands of docs/hosting.md that need a server with tables, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import insert

from tests.docs.blocks import ROOT, SHELL, blocks, inline
from tests.docs.terminal import Run, terminal, typed
from tests.server.databases import in_database
from tests.server.postgres import Cluster
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from won.cli.serve import database_url
from won.server.operations.config import Config
from won.server.storage.schema import results

PAGE = ROOT / "docs/hosting.md"
MINE = f"tested by {Path(__file__).relative_to(ROOT).as_posix()}"
COMMANDS = [words for block in blocks(PAGE, *SHELL) if block.mark == MINE for words in block.commands()]
BOTH_DATABASES = [words for words in inline(PAGE) if words[1] in ("backup", "restore") and len(words) > 2]


def of_won(*names: str) -> list[list[str]]:
    """The commands of `won` that begin with these words, as the page has them in order."""
    commands = [typed(words) for words in COMMANDS if Path(words[0]).name == "won"]
    return [words for words in commands if words[: len(names)] == list(names)]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    with terminal(monkeypatch, capsys, tmp_path) as result:
        yield result


@pytest.fixture
def server(run: Run) -> Iterator[Running]:
    """With the file that every command takes where none is named."""
    with Running(Config(database_url(""), rates=None)) as running:
        yield running


def reported(server: Running, ada: Guest, bo: Guest) -> str:
    """A table where Bo said something that Ada has reported."""
    table: str = ada.table(seats=[{"who": "me"}])["id"]
    bo.post(f"/api/tables/{table}/join", json={})
    with Client(server.url, table, bo.key) as client:
        said = client.ask("chat", text="An insult")["sequence"]
    assert ada.post("/api/reports", json={"table": table, "sequence": said, "text": "rude"}).status_code == 204
    return table


def rate(table: str, player: str) -> None:
    """The table has moved the player on the ladder."""
    row = {"table_id": table, "player_id": player, "seat": 0, "game": "industry", "edition": "second", "players": 3}
    row |= {"conceded": False, "finished_at": 1, "ladder_before": 1200.0, "ladder": 1280.0}
    in_database(database_url(""), lambda db: db.execute(insert(results), row))


def test_operators_act_as_the_page_says(run: Run, server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo:
        table = reported(server, ada, bo)
        rate(table, ada.id)
        club = ada.post("/api/clubs", json={"name": "Friday"}).json()["id"]
        said, real = "", {"TABLE": table, "CLUB": club, "7k2mq4w9xz3b": bo.id}
        for words in of_won("operator"):
            said = run([real.get(word, word) for word in words])
            if words[1] in ("reports", "bans"):
                real[words[1].removesuffix("s").upper()] = said.split()[0]
        assert {"REPORT", "BAN"} <= set(real)
        assert "The log is whole" in said


def test_a_backup_moves_a_server_from_sqlite_to_postgresql(
    run: Run, server: Running, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.player("Ada") as ada:
        ada.table()
    sqlite, here = database_url(""), f"postgresql+asyncpg://won@/won?host={postgres.folder}"
    [sql] = [words for words in COMMANDS if "psql" in words]
    for statement in [after for option, after in pairwise(sql) if option == "-c"]:
        postgres.execute(statement)
    try:
        [backup], [restore] = of_won("backup"), of_won("restore")
        assert "1 table" in run(backup)
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "moved"))
        assert "1 table" in run(restore)
        at = {"/var/lib/won/tables.db": sqlite, "postgresql+asyncpg://won@localhost/won": here}
        for words in BOTH_DATABASES:
            assert "1 table" in run([at.get(word, word) for word in words[1:]])
        serving = of_won("serve")
        assert len(serving) == 2
        for words in serving:
            run([at.get(word, word) for word in words])
    finally:
        postgres.execute("DROP DATABASE IF EXISTS won")
        postgres.execute("DROP ROLE won")
