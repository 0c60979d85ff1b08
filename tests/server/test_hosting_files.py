"""What hosts copy is pinned and hardened."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"


def options(name: str) -> dict[str, list[str]]:
    """The options of a systemd unit; one may be given several times."""
    result: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            option, _, value = line.partition("=")
            result.setdefault(option, []).append(value)
    return result


def test_every_image_is_pinned_by_digest_and_every_package_by_hash() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    images = re.findall(r"^FROM +(\S+)", text, re.MULTILINE)
    assert images
    assert all(re.search(r"@sha256:[0-9a-f]{64}$", image) for image in images)
    assert not re.search(r"^ARG ", text, re.MULTILINE)  # nothing that replaces them unseen
    installs = re.findall(r"pip install (.*?)(?: \\|$)", text, re.MULTILINE)
    assert len(installs) == 2
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    assert "USER won" in text


@pytest.mark.parametrize("unit", ["won.service", "won-backup.service"])
def test_a_service_may_do_nothing_that_it_need_not(unit: str) -> None:
    result = options(unit)
    for option, value in {
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "PrivateTmp": "yes",
        "PrivateDevices": "yes",
        "CapabilityBoundingSet": "",
        "SystemCallArchitectures": "native",
        "UMask": "0077",
    }.items():
        assert result[option] == [value], option
    assert "@system-service" in result["SystemCallFilter"]
    assert result["MemoryMax"]


def test_both_services_read_the_password_of_the_database_from_the_same_file() -> None:
    assert options("won.service")["EnvironmentFile"] == options("won-backup.service")["EnvironmentFile"]


def test_both_proxies_keep_browsers_to_https() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        age = re.search(r"Strict-Transport-Security \"max-age=(\d+)", text)
        assert age
        assert int(age[1]) >= 31_536_000
        assert "/metrics" in text
        assert "/ready" in text
