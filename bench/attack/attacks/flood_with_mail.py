"""One person, and several together, have mails sent to somebody who has not asked for any."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.server.running import Running
from won.server.operations.config import Config, Mail
from won.server.operations.rate_limits import Rates


def attack(server: Running) -> None:
    rates = Rates()
    with tempfile.TemporaryDirectory() as folder:
        config = Config(f"sqlite:///{Path(folder) / 'won.db'}", rates=rates, mail=Mail("127.0.0.1", 9, security="none"))
        with Running(config) as mailing, mailing.player("Mallory") as mallory, mailing.player("Trudy") as trudy:
            body = {"kind": "email", "address": "victim@example.org"}
            boxes = ["victim@example.org", "Victim@example.org", "victim+1@example.org", "victim+2@example.org"]
            answers = [
                guest.post("/api/me/channels", json={**body, "address": box}).status_code
                for box in boxes
                for guest in (mallory, trudy)
            ]
            assert answers.count(201) <= rates.mail_targets.burst, answers
            others = [
                mallory.post("/api/me/channels", json={**body, "address": f"victim{number}@example.org"}).status_code
                for number in range(15)
            ]
            assert others.count(201) <= rates.mail_askers.burst, others
