"""What hosts copy is pinned and hardened."""

from __future__ import annotations

import itertools
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import trustme

from tests.docs.understood import understood

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


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx")
def test_nginx_takes_its_site(tmp_path: Path) -> None:
    """With a certificate of its own, and at sockets of this folder, which need no rights."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    certificate = trustme.CA().issue_cert("won.example.org")
    certificate.private_key_and_cert_chain_pem.write_to_path(tmp_path / "pem")
    text = re.sub(r"(ssl_certificate\S*) .*;", rf"\1 {tmp_path}/pem;", text)
    listened = itertools.count()
    where = re.compile(r"^( +listen) (?:\[::\]:)?\d+", re.MULTILINE)
    text, count = where.subn(lambda found: f"{found[1]} unix:{tmp_path}/{next(listened)}", text)
    assert count == 4
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {tmp_path};\n" for kind in kinds)
    (tmp_path / "conf").write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{text}\n}}\n")
    words = ["nginx", "-t", "-p", str(tmp_path), "-e", "stderr", "-c", str(tmp_path / "conf")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_knows_every_option_of_the_units(tmp_path: Path) -> None:
    units = [path for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer")]
    assert len(units) == 3
    for unit in units:
        text = unit.read_text(encoding="utf-8").replace("/opt/won/bin/won", "/bin/sh")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    words = ["systemd-analyze", "verify", *(str(tmp_path / unit.name) for unit in units)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if str(tmp_path) in line] == []


@pytest.mark.parametrize("unit", ["won.service", "won-backup.service"])
def test_the_commands_of_the_services_are_understood(unit: str) -> None:
    [command] = options(unit)["ExecStart"]
    words = shlex.split(command)
    if words[0] == "/bin/sh":
        words = shlex.split(words[-1].replace("%%", "%").replace("$(date +%a)", "Mon"))
    understood(words)
