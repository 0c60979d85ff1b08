"""Bots of one's own in a match: a class by its module path, and a program by its command."""

from __future__ import annotations

from pathlib import Path

from tests.arena.bots import PROGRAM, program
from tests.arena.conftest import short
from won.arena.command_bot import CommandBot
from won.arena.entrants import is_own, make_entrant
from won.arena.job import play_job
from won.arena.schedule import job


def test_a_class_is_found_by_its_module_path_and_plays() -> None:
    played = play_job(job(short("tests.arena.bots:Meddling", "clerk", "clerk"), 0))
    assert not played.incidents
    assert is_own("tests.arena.bots:Meddling")
    assert not is_own("magnate:0.1")


def test_a_program_reads_questions_and_writes_actions(tmp_path: Path) -> None:
    played = play_job(job(short(program(tmp_path), "clerk", "clerk"), 0))
    assert not played.incidents
    assert played.steps > 20


def test_a_program_that_ends_early_loses_its_seat_and_the_game_goes_on(tmp_path: Path) -> None:
    played = play_job(
        job(short(program(tmp_path, PROGRAM.replace("flush=True)", "flush=True); break")), "clerk", "clerk"), 0)
    )
    assert [incident.kind for incident in played.incidents] == ["raised"]


def test_a_program_that_is_closed_has_ended(tmp_path: Path) -> None:
    bot = make_entrant(program(tmp_path), "seed", "industry")
    assert isinstance(bot, CommandBot)
    bot.close()
    assert bot.program.process.returncode == 0
