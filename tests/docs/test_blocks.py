"""Every block of code on the pages is run by a test, or says above it why not, and then is understood."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from random import Random

import pytest

from tests.docs.blocks import ROOT, SHELL, Block, blocks, inline, named, pages
from tests.docs.understood import understood
from won.core.record import Seat, dump
from won.industry import game as industry
from won.industry.notation import parse
from won.shares import game as shares
from won.shares.pack import check_pack
from won.shares.world import SHARES, world

BLOCKS = [block for page in pages() for block in blocks(page)]
DIRECTIVE = re.compile(r"\{[\w-]+\}")  # of Sphinx, which builds it, as `make docs` checks
# The kinds that a test of this folder runs or reads wherever they stand; all others say why nothing runs them.
HERE = (*SHELL, "python", "json")


@pytest.mark.parametrize("page", pages(), ids=named)
def test_a_block_that_nothing_runs_says_why(page: Path) -> None:
    for block in blocks(page):
        assert block.kind, f"{block.name}: name its language"
        if block.mark.startswith("tested by "):
            test = ROOT / block.mark.removeprefix("tested by ")
            assert page.name in test.read_text("utf-8"), f"{block.name}: {test} does not name the page"
        elif not DIRECTIVE.match(block.kind) and block.kind not in HERE:
            assert re.match(r"not run: \w+ \w+", block.mark), f"{block.name}: run it, or say why not"


def test_no_block_is_overlooked() -> None:
    fences = sum(len(re.findall(r"^ *```", page.read_text("utf-8"), re.MULTILINE)) for page in pages())
    assert fences == 2 * len(BLOCKS)


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if block.kind in SHELL and block.mark], ids=lambda block: block.name
)
def test_commands_that_are_not_run_here_are_understood(block: Block) -> None:
    for words in block.commands():
        understood(words)


def test_a_shell_reads_every_block() -> None:
    for block in BLOCKS:
        if block.kind in SHELL:
            shell = subprocess.run(
                ["bash", "-n"], input="\n".join(block.lines()), capture_output=True, text=True, check=False
            )
            assert shell.returncode == 0, f"{block.name}: {shell.stderr}"


@pytest.mark.parametrize("page", [page for page in pages() if page.name != "CHANGELOG.md"], ids=named)
def test_commands_within_sentences_are_understood(page: Path) -> None:
    for words in inline(page):
        understood(words)


def test_json_can_be_read() -> None:
    for block in BLOCKS:
        if block.kind == "json":
            json.loads(block.text)


def test_json_of_the_record_has_the_fields_that_the_program_writes() -> None:
    """Of a record, and of the lines by which programs compare states, of which a player's is shown too."""
    lines = [json.loads(block.text) for block in blocks(ROOT / "docs/record.md", "json")]
    table = [Seat("Ada", "anglica"), Seat("planner", "bharat", bot="planner"), Seat("Cleo", "arazzaq")]
    game = industry.new("second", table, chance={"first": 2})
    game.apply(2, parse("draft I3"))
    tour = shares.new("classic", [Seat("Ada"), Seat("Bo"), Seat("Cleo")], shares.draw_chance(3, Random(1).random))
    written = [json.loads(dump(game.record())), game.state_line(), tour.state_line()]
    for text, real in zip(lines, written, strict=True):
        assert set(text) == set(real)
        for part in ("players", "seats"):
            assert set(text.get(part, [{}])[0]) == set(real.get(part, [{}])[0])


def test_the_pack_of_the_readme_corrects_a_price() -> None:
    [block] = blocks(ROOT / "README.md", "toml")
    pack = tomllib.loads(block.text)
    [(name, fields)] = pack["shares"].items()
    check_pack(pack, "pack")
    share = SHARES.index(name)
    assert world(pack=pack).price[share] == fields["price"] != world().price[share]
