"""Samples of both games, by the game's name."""

from types import ModuleType

from tests.text.samples import industry, shares

SAMPLES: dict[str, ModuleType] = {"industry": industry, "shares": shares}
