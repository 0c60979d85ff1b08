"""Matches on the command line, with progress and a summary."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence

from won.arena.job import seats_of
from won.arena.play import play_matches
from won.arena.processes import workers
from won.arena.results import Results, ResultsError
from won.arena.runner import WorkersLost
from won.arena.schedule import Match, whole_groups
from won.arena.workers import Workers
from won.cli.game_setup import new_game
from won.cli.problem import FAILED, FINE, INTERRUPTED, Problem, missing_package
from won.cli.progress import Progress
from won.cli.results import open_results, results_problem
from won.cli.standings import print_matches
from won.text.language import Language


def play(args: Namespace, lang: Language, matches: Sequence[Match]) -> int:
    """Play the games that are missing and print a summary; the exit code."""
    for match in matches:  # reports invalid options before the first game
        new_game(lang, match.game, match.edition, seats_of(match.game, match.lineup), match.seed, match.options)
    pool = _workers(args, lang)
    with open_results(lang, args.out) as results:
        code = _play(args, lang, matches, results, pool)
        print_matches(lang, results, matches, args.json)
    return code


def _play(args: Namespace, lang: Language, matches: Sequence[Match], results: Results, pool: Workers) -> int:
    total = sum(whole_groups(args.games, len(match.lineup)) for match in matches)
    seats = {len(match.lineup) for match in matches}
    if any(args.games % count for count in seats):
        message = lang.gettext("Playing {games} games, so that every bot sits in every seat equally often.")
        print(message.format(games=total), file=sys.stderr)
    progress = Progress(lang, total, sys.stderr)
    try:
        with progress:
            play_matches(matches, args.games, results, pool, lambda played: progress.step(earlier=played is None))
    except KeyboardInterrupt:
        stopped = lang.gettext("Stopped after {done} of {games} games; those finished are saved.")
        print(stopped.format(done=progress.done, games=total), file=sys.stderr)
        if args.out:
            print(lang.gettext("The same command continues from here."), file=sys.stderr)
        return INTERRUPTED
    except ResultsError as error:
        raise results_problem(lang, error) from None
    except WorkersLost:
        message = lang.gettext("The worker processes keep failing; the same command continues from here.")
        raise Problem(message, FAILED) from None
    return FINE


def _workers(args: Namespace, lang: Language) -> Workers:
    if args.cluster is None:
        return workers(args.workers or os.cpu_count() or 1)
    try:
        import distributed  # noqa: F401 - reports a missing package at once

        from won.arena.cluster import Cluster, NoCluster
    except ModuleNotFoundError:
        raise missing_package(lang, "distributed", "cluster") from None
    try:
        return Cluster(args.cluster)
    except NoCluster as error:
        message = lang.gettext("There is no Dask cluster at {address}: {reason}")
        raise Problem(message.format(address=args.cluster, reason=error)) from None
