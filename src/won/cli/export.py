"""`won export`: a file of results as tables for other programs, or its records as files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from won.arena import export
from won.cli.problem import FINE, Problem, missing_package
from won.cli.results import open_results
from won.text.language import Language
from won.text.phrases import file_error


def run(args: Namespace, lang: Language) -> int:
    name = args.csv or args.parquet or args.records
    write = export.write_csv if args.csv else export.write_parquet if args.parquet else export.write_records
    with open_results(lang, args.file, create=False) as results:
        try:
            written = write(results, Path(name))
        except ModuleNotFoundError:
            raise missing_package(lang, "pyarrow", "arena") from None
        except (OSError, ValueError) as error:
            message = lang.gettext("{name} cannot be written: {reason}")
            raise Problem(file_error(message, name, error)) from None
    text = lang.ngettext("{n} file written to {folder}", "{n} files written to {folder}", len(written))
    print(text.format(n=len(written), folder=name))
    return FINE
