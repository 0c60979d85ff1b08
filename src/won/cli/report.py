"""`won report`: a file of results as one page with charts and tables."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from won.arena.measures import Sample, measured
from won.arena.processes import workers
from won.arena.results import Results, unpacked
from won.arena.runner import WorkersLost
from won.arena.runner import run as results_of
from won.arena.stored_games import matches
from won.cli.files import write_bytes
from won.cli.problem import FAILED, FINE, Problem, missing_package
from won.cli.progress import Progress
from won.cli.results import open_results
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    out = args.out or str(Path(args.file).with_suffix(".html"))
    with open_results(lang, args.file, create=False) as results:
        total = results.db.execute("SELECT count(*) FROM game").fetchone()[0]
        if not total or not matches(results):
            raise Problem(lang.gettext("{name} holds no games yet.").format(name=args.file))
        try:
            from won.arena.report.page import chapters, page

            edition_chapters = chapters(results, _measures(lang, results, total, args.workers or os.cpu_count() or 1))
            text = page(lang, Path(args.file).name, edition_chapters)
        except ModuleNotFoundError as error:
            raise missing_package(lang, error.name or "matplotlib", "arena") from None
    write_bytes(lang, out, text.encode())
    print(lang.gettext("Written to {name}").format(name=out))
    return FINE


def _measures(lang: Language, results: Results, total: int, count: int) -> dict[int, Any]:
    by_game: dict[int, Any] = {}

    def samples() -> Iterator[Sample]:
        for game, blob in results.db.execute("SELECT id, record FROM game ORDER BY id"):
            yield Sample(game, unpacked(blob))

    try:
        with Progress(lang, total, sys.stderr) as progress, workers(1 if total < 40 else count) as pool:
            for game, measures in results_of(measured, samples(), pool):
                by_game[game] = measures
                progress.step(earlier=False)
    except WorkersLost:
        raise Problem(lang.gettext("The worker processes keep failing."), FAILED) from None
    return by_game
