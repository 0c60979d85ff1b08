"""A second server is started on the file of the first."""

from __future__ import annotations

import subprocess
import sys

from tests.server.running import Running


def attack(server: Running) -> None:
    words = [sys.executable, "-m", "won.cli.main", "serve", "--port", "0", "--database", server.context.config.database]
    second = subprocess.run(words, check=False, capture_output=True, text=True, timeout=120)
    assert second.returncode != 0
    assert second.stderr.strip()
