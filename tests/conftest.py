"""Temporary files, garbage, threads, Hypothesis profiles (`ci` is deterministic, `soak` explores), limits of soaks."""

import gc
import os
import tempfile
from pathlib import Path
from shutil import disk_usage

import pytest
from hypothesis import HealthCheck, settings

MEMORY = Path("/dev/shm")
ROOM = 2 << 30  # bytes; less is not worth the risk of filling it
BROWSERS = ("tests/web/", "tests/site/")

# Thousands of small files and databases are quicker in memory. Child processes inherit the variable.
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and disk_usage(MEMORY).free > ROOM:
    os.environ["TMPDIR"] = str(MEMORY)
    tempfile.tempdir = None

# A collection of everything that the tests have loaded takes half a second; young objects are what is worth a look.
gc.set_threshold(20_000, 20, 50)

# NumPy's threads wait for each other in loops: where every core is busy, they make small products ten times slower.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile(
    "ci", derandomize=True, max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", max_examples=2000, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that wait for a browser come first, beside those that only compute. Soak tests run as long as they need."""
    items.sort(key=lambda item: not item.nodeid.startswith(BROWSERS))
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))
