"""`won simulate`: programs play many games, each kept in a record file of its own.

Game N of a seed is the same whatever the number of workers and games. A folder with some of the games already in it is
filled up: a finished record that fits is counted and not played again, one of another set-up is refused.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

from won.cli.files import file_problem
from won.cli.problem import FINE, INTERRUPTED, Problem
from won.cli.progress import Progress
from won.cli.seating import bot_names, known_game, new_game, wishes
from won.cli.simulated import Job, Misfit, Outcome, play_or_read, seats_of
from won.cli.summary import print_summary
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    look = known_game(lang, args.game)
    bots = tuple(bot_names(lang, args.players))
    edition, options = args.edition or look.EDITION, {look.LIMIT: look.LONGEST, **wishes(lang, args)}
    new_game(lang, args.game, edition, seats_of(args.game, bots), args.seed, options)
    folder = _folder(lang, args.save)
    jobs = (Job(args.game, edition, bots, options, args.seed, number, folder) for number in range(1, args.games + 1))
    progress = Progress(lang, args.games, sys.stderr)
    outcomes: list[Outcome] = []
    code = FINE
    try:
        for outcome in _played(jobs, args.workers):
            outcomes.append(outcome)
            progress.step(outcome.found)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Misfit as misfit:
        progress.end()
        message = lang.gettext("{name} is not game {number} of this run; give another folder.")
        raise Problem(message.format(name=misfit.name, number=misfit.number)) from None
    except OSError as error:
        progress.end()
        raise Problem(
            file_problem(lang, lang.gettext("{name} cannot be written: {reason}"), args.save or "", error)
        ) from None
    progress.end()
    if code == INTERRUPTED:
        kept = lang.gettext("Stopped after {done} of {games} games; those finished are kept.")
        print(kept.format(done=len(outcomes), games=args.games), file=sys.stderr)
    outcomes.sort(key=lambda outcome: outcome.number)
    run_of = {"game": args.game, "edition": edition, "seed": args.seed, f"last_{look.LIMIT[:-1]}": options[look.LIMIT]}
    print_summary(lang, look, run_of, bots, outcomes, args.json)
    return code


def _folder(lang: Language, name: str | None) -> str | None:
    if name is None:
        return None
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Problem(file_problem(lang, lang.gettext("{name} cannot be made: {reason}"), name, error)) from None
    return name


def _played(jobs: Iterator[Job], workers: int) -> Iterator[Outcome]:
    """Outcomes as they come; only a few jobs are ever under way, so that a million cost no memory."""
    if workers == 1:
        yield from map(play_or_read, jobs)
        return
    with ProcessPoolExecutor(workers, initializer=_leave_ctrl_c_to_the_parent) as pool:
        running: set[Future[Outcome]] = set()
        try:
            for job in jobs:
                running.add(pool.submit(play_or_read, job))
                if len(running) >= 4 * workers:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            yield from (future.result() for future in running)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _leave_ctrl_c_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
