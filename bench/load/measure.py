"""The measurements: first a server that only echoes, then ours with the same number of seats."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.load.driver import SEATS, Echoes, Load, Table, flat_out, paced
from bench.load.server import HOST, Server, busy_seconds, free_port, serving
from bench.load.sockets import Client, connect
from bench.load.tables import LONGEST, create_tables, scripts

CONNECTING = 40  # at a time
Say = Callable[[str], None]


async def hold(port: int, load: Load, tables: list[Table], path: Callable[[Table], str], say: Say) -> None:
    """Connect every seat of every table."""
    gate = asyncio.Semaphore(CONNECTING)

    async def connect_seats(table: Table) -> None:
        for _ in range(SEATS):
            async with gate:
                client = await connect(HOST, port, path(table), load.on_message)
            load.tables[client] = table
            table.clients.append(client)

    await asyncio.gather(*map(connect_seats, tables))
    say(f"  {len(load.tables)} seats connected")


async def seat_all(port: int, load: Load, tables: list[Table], keys: list[str], say: Say, version: int = 2) -> None:
    """Connect every seat of every table, and wait until each has been sent its state."""
    await hold(port, load, tables, lambda table: f"/ws/tables/{table.name}", say)
    for table in tables:
        for seat, client in enumerate(table.clients):
            hello = {"type": "hello", "key": keys[seat], "since": table.last, "version": version}
            client.send(json.dumps(hello).encode())
    async with asyncio.timeout(60):
        while any(not client.messages for table in tables for client in table.clients):
            await asyncio.sleep(0.05)


async def first_state(port: int, name: str, key: str) -> float:
    """Seconds from connecting to the first state of a table, which may not be in memory."""
    begun = time.perf_counter()
    got: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def on_message(_: Client, text: bytes) -> None:
        if text.startswith(b'{"type":"state"') and not got.done():
            got.set_result(text)

    client = await connect(HOST, port, f"/ws/tables/{name}", on_message)
    client.send(json.dumps({"type": "hello", "key": key}).encode())
    await asyncio.wait_for(got, 30)
    took = time.perf_counter() - begun
    client.close()
    return took


def figures(taken: list[float]) -> dict[str, float]:
    shares = {"median_ms": 0.5, "p99_ms": 0.99, "longest_ms": 1}
    ordered = sorted(taken)
    return {name: round(ordered[int((len(ordered) - 1) * share)] * 1000, 1) for name, share in shares.items()}


async def measure_echo(args: argparse.Namespace, say: Say) -> dict[str, Any]:
    port = free_port()
    with serving([str(Path(__file__).with_name("echo.py")), str(port)], port) as server:
        load = Echoes()
        script = [(seat % SEATS, b'{"do":"draft","package":"I4"}') for seat in range(LONGEST)]
        tables = [Table(str(at), script) for at in range(args.tables)]
        await hold(port, load, tables, lambda _: "/", say)
        load.free.extend(tables)
        before = server.seconds
        took = await paced(load, args.rate, args.seconds / 2)
        cpu = (server.seconds - before) / took
        paced_figures, count = figures(load.acknowledged), len(load.acknowledged)
        most = await flat_out(load, 5)
        for client in load.tables:
            client.close()
    return {
        "connections": len(load.tables),
        "acknowledged": paced_figures,
        "processor": round(cpu, 3),
        "processor_ms_per_action": round(cpu * took * 1000 / count, 3),
        "most_per_second": round(most),
    }


async def measure_won(args: argparse.Namespace, version: int, say: Say) -> dict[str, Any]:
    """`version` of the protocol: 1 with whole states, 2 with patches."""
    with tempfile.TemporaryDirectory(prefix="won-load-") as folder:
        url = args.database or f"sqlite:///{folder}/won.db"
        keys, tables = await create_tables(url, scripts(), args.tables + 1)
        say(f"  {args.tables} tables created")
        port, report = free_port(), Path(folder, "trace.json")
        words = ["-m", "bench.load.traced", str(report)] if args.trace else ["-m", "won.cli.main"]
        words += ["serve", "--port", str(port), "--limits", "0", "--database", url]
        with serving([*(["-m", "cProfile", "-o", args.profile] if args.profile else []), *words], port) as server:
            result = await _loaded(args, version, say, server, keys, tables)
        if report.exists():
            result["trace"] = while_playing(json.loads(report.read_text()), result.pop("played_from"))
    return result


def while_playing(trace: dict[str, list[dict[str, Any]]], since: float) -> dict[str, list[dict[str, Any]]]:
    """What held up the server after the seats were connected; what other programs held up comes last."""
    for kind in ("blocks", "transactions"):
        late = [block for block in trace[kind] if block["at"] > since]
        trace[kind] = sorted(late, key=lambda block: -block["ms"] + block["queued"])
    return trace


async def _loaded(
    args: argparse.Namespace, version: int, say: Say, server: Server, keys: list[str], tables: list[Table]
) -> dict[str, Any]:
    port = server.port
    await first_state(port, tables.pop().name, keys[0])  # loads what is loaded once
    memory = server.memory
    waking = sorted([await first_state(port, table.name, keys[0]) for table in tables])
    result: dict[str, Any] = {"waking": figures(waking)}
    result["idle_table_kB"] = per_table(server, memory, args.tables)
    load = Load()
    result |= await _connected(load, server, keys, tables, version, say)
    result["held_table_kB"] = per_table(server, memory, args.tables)
    say(f"  playing, {args.rate:g} actions a second for {args.seconds:g} seconds")
    load.free.extend(tables)
    result["played_from"] = time.time()
    result |= await _played(load, server, args.rate, args.seconds)
    say("  as fast as it goes")
    result |= await _at_most(load, server, args.seconds / 2)
    result["played_table_kB"] = per_table(server, memory, args.tables)
    for client in load.tables:
        client.close()
    return result


async def _connected(
    load: Load, server: Server, keys: list[str], tables: list[Table], version: int, say: Say
) -> dict[str, Any]:
    """Connect every seat at once."""
    begun = time.perf_counter()
    await seat_all(server.port, load, tables, keys, say, version)
    took = time.perf_counter() - begun
    await asyncio.sleep(2)
    return {"connections": len(load.tables), "connecting_per_second": round(len(load.tables) / took)}


async def _played(load: Load, server: Server, rate: float, seconds: float) -> dict[str, Any]:
    """Actions at a steady rate. If `processor_of_others` is high, the machine was busy: measure again."""
    bytes_before = sum(client.received for client in load.tables)
    before, own, all_before = server.seconds, time.process_time(), busy_seconds()
    took = await paced(load, rate, seconds)
    used, driver = server.seconds - before, time.process_time() - own
    carried = sum(client.received for client in load.tables) - bytes_before
    count = len(load.acknowledged)
    return {
        "processor": round(used / took, 3),
        "processor_of_driver": round(driver / took, 3),
        "processor_of_others": round((busy_seconds() - all_before - used - driver) / took, 3),
        "processor_ms_per_action": round(used * 1000 / count, 2),
        "actions_per_second": round(count / took, 1),
        "kB_per_action": round(carried / 1000 / count, 1),
        "acknowledged": figures(load.acknowledged),
        "told_to_all_seats": figures(load.broadcast),
    }


async def _at_most(load: Load, server: Server, seconds: float) -> dict[str, Any]:
    before, count = server.seconds, len(load.acknowledged)
    most = await flat_out(load, seconds)
    used = server.seconds - before
    return {
        "most_per_second": round(most),
        "processor_at_most": round(used / seconds, 3),
        "processor_ms_per_action_at_most": round(used * 1000 / (len(load.acknowledged) - count), 2),
        "actions": len(load.acknowledged),
        "all_told_to_all": len(load.broadcast) == len(load.acknowledged),
        "refused": f"{load.refused} {load.problem}".strip(),
        "lost_connections": sum(client.closed for client in load.tables),
    }


def per_table(server: Server, before: float, tables: int) -> float:
    return round((server.memory - before) / tables, 1)
