"""How much memory this process takes."""

from __future__ import annotations


def resident_memory() -> float:
    """Bytes, where the system says."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - not a file on a disk
            return int(file.read().split()[1]) * 4096
    except OSError:
        return float("nan")
