"""Opens a file of results; raises `Problem` where it cannot be used."""

from __future__ import annotations

from won.arena.results import Results, ResultsError
from won.cli.problem import FAILED, Problem
from won.text.language import Language
from won.text.phrases import clean


def open_results(lang: Language, name: str | None, create: bool = True) -> Results:
    try:
        return Results(name, create)
    except ResultsError as error:
        raise results_problem(lang, error) from None


def results_problem(lang: Language, error: ResultsError) -> Problem:
    sentences = {
        "missing": lang.gettext("There is no file {name}."),
        "foreign": lang.gettext("{name} is not a file of results."),
        "version": lang.gettext("{name} holds results of version {found}; this program reads version {known}."),
        "full": lang.gettext(
            "{name} cannot be written, the disk is full ({detail}). Every game finished before is saved: "
            "make room, and the same command continues from there."
        ),
        "failed": lang.gettext("{name} cannot be used: {detail}"),
    }
    about = {key: clean(value) for key, value in error.about.items()}
    code = FAILED if error.problem == "full" else Problem("").code
    return Problem(sentences[error.problem].format(name=clean(error.name), **about), code)
