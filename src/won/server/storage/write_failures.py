"""Writes that the database does not take."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError

from won.server.operations.metrics import WRITE_FAILURES

_LOG = logging.getLogger("won.storage")


@contextmanager
def counted_failures(opened: bool = True) -> Iterator[None]:
    """Log and count a write that the database does not take; until it is opened, whoever opens it reports errors."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        if opened and not isinstance(error, IntegrityError):
            WRITE_FAILURES.inc()
            _LOG.error("a write failed", extra={"error": type(error).__name__, "reason": str(error)[:200]})
        raise
