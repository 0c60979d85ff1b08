"""`won report`: a file of results as one page with charts and tables."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from won.arena.measures import Sample, measured
from won.arena.processes import workers
from won.arena.results import Results, unpacked
from won.arena.reviews import missing, reviewed, store
from won.arena.runner import WorkersLost
from won.arena.runner import run as results_of
from won.arena.stored_games import matches
from won.cli.files import write_bytes
from won.cli.problem import FAILED, FINE, Problem, missing_package
from won.cli.progress import Progress
from won.cli.results import open_results
from won.text.language import Language

R = TypeVar("R")


def run(args: Namespace, lang: Language) -> int:
    out = args.out or str(Path(args.file).with_suffix(".html"))
    with open_results(lang, args.file, create=False) as results:
        total = results.db.execute("SELECT count(*) FROM game").fetchone()[0]
        if not total or not matches(results):
            raise Problem(lang.gettext("{name} holds no games yet.").format(name=args.file))
        try:
            from won.arena.report.page import chapters, page

            processes = args.workers or os.cpu_count() or 1
            _review(lang, results, args.reviews, processes)
            edition_chapters = chapters(results, _measures(lang, results, total, processes))
            text = page(lang, Path(args.file).name, edition_chapters)
        except ModuleNotFoundError as error:
            raise missing_package(lang, error.name or "matplotlib", "arena") from None
    write_bytes(lang, out, text.encode())
    print(lang.gettext("Written to {name}").format(name=out))
    return FINE


def _measures(lang: Language, results: Results, total: int, count: int) -> dict[int, Any]:
    def samples() -> Iterator[Sample]:
        for game, blob in results.db.execute("SELECT id, record FROM game ORDER BY id"):
            yield Sample(game, unpacked(blob))

    return dict(_worked(lang, measured, samples(), total, 1 if total < 40 else count))


def _review(lang: Language, results: Results, wanted: int, count: int) -> None:
    """Each review is in the file as soon as it is made, so that the same command goes on where it was."""
    samples = missing(results, wanted)
    if not samples:
        return
    print(lang.gettext("Reviewing games…"), file=sys.stderr)
    for game, seats in _worked(lang, reviewed, samples, len(samples), min(count, len(samples))):
        store(results, game, seats)


def _worked(
    lang: Language, work: Callable[[Sample], tuple[int, R]], samples: Iterable[Sample], total: int, count: int
) -> Iterator[tuple[int, R]]:
    """What the work makes of each sample, with progress."""
    try:
        with Progress(lang, total, sys.stderr) as progress, workers(count) as pool:
            for result in results_of(work, samples, pool):
                yield result
                progress.step(earlier=False)
    except WorkersLost:
        raise Problem(lang.gettext("The worker processes keep failing."), FAILED) from None
