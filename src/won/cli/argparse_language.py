"""The reader's language for argparse, which looks up its own messages with gettext."""

from __future__ import annotations

import gettext
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from won.text.language import DOMAIN, LOCALE, N_, Language

# The messages of argparse that a user of `won` may see, for the catalogues.
ARGPARSE_MESSAGES: Final = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("ignored explicit argument %r"),
    N_("invalid %(type)s value: %(value)r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("not allowed with argument %s"),
    N_("one of the arguments %s is required"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
)


@contextmanager
def argparse_in(lang: Language) -> Iterator[None]:
    """Within this context argparse uses the language."""
    before, variable = gettext.textdomain(), os.environ.get("LANGUAGE")
    gettext.bindtextdomain(DOMAIN, str(LOCALE))
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = lang.code
    try:
        yield
    finally:
        gettext.textdomain(before)
        if variable is None:
            del os.environ["LANGUAGE"]
        else:
            os.environ["LANGUAGE"] = variable
