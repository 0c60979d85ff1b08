"""The container holds the licence of every package in it."""

from __future__ import annotations

from importlib.metadata import Distribution
from pathlib import Path

import pytest

from tools import image_licences

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements/postgres.txt").read_text("utf-8")


def test_every_package_of_the_image_has_a_licence() -> None:
    text = image_licences.collected(LOCK)
    for name in ("msgspec", "http-ece", "asyncpg", "uvicorn"):
        assert f"{name} " in text
    assert text.count("=" * 80) > 20


def test_a_package_without_one_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(package: Distribution) -> list[str]:
        return []

    monkeypatch.setattr(image_licences, "texts_of", none)
    with pytest.raises(LookupError, match="has no licence"):
        image_licences.collected(LOCK)


def test_the_image_is_built_with_them() -> None:
    steps = (ROOT / "deploy/Containerfile").read_text("utf-8")
    assert "image_licences.py /tmp/postgres.txt /opt/won/LICENCES.txt" in steps
    assert "@sha256:" in steps
