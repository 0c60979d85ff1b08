"""The attacks: one module each, with a function `attack` that raises `AssertionError` where it succeeds."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import NamedTuple

from bench.attack import attacks
from tests.server.running import Running
from won.server.operations.rate_limits import Rates


class Attack(NamedTuple):
    """`about` is the first line of the module's docstring. A quick one also runs with the tests."""

    name: str
    about: str
    run: Callable[[Running], None]
    quick: bool = True
    rates: Rates | None = None  # the limits of the server it attacks; none for no limits


def all_attacks() -> list[Attack]:
    """From the modules of `bench.attack.attacks`, which may set `QUICK` and `RATES`."""
    result = []
    for module_info in pkgutil.iter_modules(attacks.__path__):
        module = importlib.import_module(f"{attacks.__name__}.{module_info.name}")
        about = (module.__doc__ or "").partition("\n")[0].rstrip(".")
        quick, rates = getattr(module, "QUICK", True), getattr(module, "RATES", None)
        result.append(Attack(module_info.name, about, module.attack, quick, rates))
    return result
