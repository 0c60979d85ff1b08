"""What `pip install` gives is whole: everything here runs from the built wheel, in an environment of its own.

The packages that won needs come from the environment of the tests, which saves the minutes of installing them again.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.waiting import SECONDS, wait_until
from tests.web.browser import PAGE, ROOT

ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "WON"))}
WON = """
import sys
from importlib.metadata import entry_points
command = next(iter(entry_points(group="console_scripts", name="won")))
sys.exit(command.load()())
"""
STEPS = """
import won, sys
from won.envs.pettingzoo import env
import gymnasium, won.envs.gymnasium
table = env(game="shares", players=3, options={"turns": 3})
table.reset(seed=1)
for agent in table.agent_iter(40):
    seen, reward, terminated, truncated, info = table.last()
    table.step(None if terminated or truncated else table.action_space(agent).sample(seen["action_mask"]))
seat = gymnasium.make("won/industry-v3-2p-v0", opponents="clerk", options={"rounds": 2})
seen, info = seat.reset(seed=1)
seat.step(seat.action_space.sample(info["action_mask"]))
print(won.__file__)
"""


class Installed:
    def __init__(self, folder: Path, wheel: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.place = next((folder / "lib").glob("python*/site-packages"))
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(self.place)
        (self.place / "packages.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def command(self, *words: str) -> list[str]:
        return [str(self.python), *words]

    def run(self, *words: str, cwd: Path, given: str = "") -> str:
        done = subprocess.run(
            self.command(*words), cwd=cwd, input=given, env=ENVIRONMENT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def won(self, *words: str, cwd: Path, given: str = "") -> str:
        return self.run("-c", WON, *words, cwd=cwd, given=given)

    @contextmanager
    def serving(self, cwd: Path) -> Iterator[str]:
        words = self.command("-c", WON, "serve", "--port", "0", "--database", str(cwd / "won.db"))
        with subprocess.Popen(words, cwd=cwd, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                result = re.search(r"http://\S+/", process.stdout.readline())
                assert result
                yield result[0]
            finally:
                process.terminate()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    if not PAGE.exists():
        pytest.skip("The page has not been built: make web")
    folder = tmp_path_factory.mktemp("release")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("wealth_of_nations-*-py3-none-any.whl")
    return Installed(folder / "installed", wheel)


def test_a_server_from_the_wheel_has_the_page_and_the_example_bot_plays(installed: Installed, tmp_path: Path) -> None:
    with installed.serving(tmp_path) as url, httpx.Client(base_url=url, trust_env=False, timeout=SECONDS) as guest:
        assert '<div id="app"' in guest.get("").text
        assert "SIL Open Font" in guest.get("licences.json").text
        key = guest.post("api/players", json={"name": "Ada"}).json()["key"]
        setup = {"game": "shares", "edition": "classic", "players": 3, "options": {"turns": 3}}
        seats = [{"who": "bot", "bot": "clerk"}, {"who": "bot", "bot": "clerk"}]
        headers = {"authorization": f"Bearer {key}"}
        table = guest.post("api/tables", json={"setup": setup, "seats": seats}, headers=headers).json()["id"]
        example = subprocess.Popen(
            installed.command(str(ROOT / "examples/bot.py"), url.rstrip("/"), table),
            cwd=tmp_path, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        wait_until(lambda: example.poll() is not None or not guest.get(f"api/tables/{table}").json()["free"])
        assert example.poll() is None
        guest.post(f"api/tables/{table}/start", headers=headers)
        said, _ = example.communicate(timeout=120)
        assert "Result" in said or "points" in said, said


def test_games_are_played_from_the_wheel(installed: Installed, tmp_path: Path) -> None:
    words = (
        "simulate",
        "--game",
        "shares",
        "--players",
        "clerk,random",
        "--games",
        "1",
        "--turns",
        "6",
        "--save",
        "games",
    )
    installed.won(*words, cwd=tmp_path)
    installed.won("show", "games/game-000001.json", "--svg", "table.svg", cwd=tmp_path)
    assert (tmp_path / "table.svg").stat().st_size > 10_000
    assert "DEV-2.1" in installed.won("rules", "DEV-2.1", cwd=tmp_path)
    played = installed.won("play", "--text", "--bots", "clerk,clerk", cwd=tmp_path, given="1\nquit\n")
    assert len(played) > 500


def test_the_examples_run_from_the_wheel(installed: Installed, tmp_path: Path) -> None:
    examples = ROOT / "examples"
    assert "The game ended after" in installed.run(str(examples / "play.py"), "--out", "pictures", cwd=tmp_path)
    few = ("--games", "4", "--workers", "1")
    assert "rate:Farmer" in installed.run(str(examples / "rate.py"), *few, cwd=tmp_path)
    assert "packages, best first" in installed.run(str(examples / "thousand_games.py"), *few, cwd=tmp_path)
    command = f"text:{installed.python} {examples / 'text_player.py'}"
    match = ("match", command, "clerk", "clerk", "--rounds", "1", "--games", "3", "--workers", "1")
    assert "illegal answers" in installed.won(*match, cwd=tmp_path)


def test_the_environments_work_from_the_wheel(installed: Installed, tmp_path: Path) -> None:
    assert str(installed.place) in installed.run("-c", STEPS, cwd=tmp_path)
