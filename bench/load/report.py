"""The measurements as a table for people: a column for each server, a line for each figure."""

from __future__ import annotations

from typing import Any, Final

LINES: Final = (
    ("seats connected", "connections"),
    ("actions a second, paced", "actions_per_second"),
    ("  acknowledged, median ms", "acknowledged.median_ms"),
    ("  acknowledged, p99 ms", "acknowledged.p99_ms"),
    ("  acknowledged, longest ms", "acknowledged.longest_ms"),
    ("  told to all seats, p99 ms", "told_to_all_seats.p99_ms"),
    ("  processor ms an action", "processor_ms_per_action"),
    ("  kB sent an action", "kB_per_action"),
    ("actions a second, at most", "most_per_second"),
    ("  processor ms an action", "processor_ms_per_action_at_most"),
    ("waking a table, p99 ms", "waking.p99_ms"),
    ("memory of an idle table, kB", "idle_table_kB"),
    ("memory of a table in play, kB", "played_table_kB"),
    ("processor of others, cores", "processor_of_others"),
    ("refused", "refused"),
)
LONGEST: Final = 12  # stretches of the trace that are shown


def table(results: dict[str, dict[str, Any]], promises: dict[str, bool]) -> str:
    lines = ["", f"{'':32}" + "".join(f"{name:>14}" for name in results)]
    for label, path in LINES:
        lines.append(f"{label:32}" + "".join(f"{shown(result, path):>14}" for result in results.values()))
    lines += ["", *(f"{'kept' if held else 'NOT kept':9} {promise}" for promise, held in promises.items())]
    for name, result in results.items():
        lines += _trace(name, result.get("trace"))
    return "\n".join(lines)


def shown(result: Any, path: str) -> str:
    """The figure at that path, empty where there is none."""
    for key in path.split("."):
        result = result.get(key) if isinstance(result, dict) else None
    return "" if result is None else str(result)


def _trace(name: str, trace: dict[str, list[dict[str, Any]]] | None) -> list[str]:
    if trace is None:
        return []
    lines = ["", f"{name}: {len(trace['blocks'])} times the event loop answered nobody for over 20 ms"]
    lines += [line for block in trace["blocks"][:LONGEST] for line in _account(block)]
    lines.append(f"{name}: {len(trace['transactions'])} transactions of over 20 ms")
    lines += [line for transaction in trace["transactions"][:LONGEST] for line in _account(transaction)]
    for run in trace["collector"]:
        figures = f"{run['runs']} runs, {run['ms']} ms, the longest {run['longest']}"
        lines.append(f"{name}: collector, generation {run['generation']}: {figures}")
    return lines


def _account(block: dict[str, Any]) -> list[str]:
    parts = [f"{part} {block[part]}" for part in ("computing", "collector", "queued", "waiting") if block.get(part)]
    return [f"  {block['ms']} ms: {', '.join(parts)}", *(f"      {frame}" for frame in block["where"])]
