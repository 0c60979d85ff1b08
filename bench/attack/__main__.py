"""Run every attack against a fresh server and say which were refused.

Usage: python -m bench.attack [NAME ...]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from pathlib import Path

from bench.attack.runner import Attack, all_attacks
from tests.server.running import Running
from won.server.operations.config import Config


def main() -> int:
    known = {attack.name: attack for attack in all_attacks()}
    parser = argparse.ArgumentParser(prog="bench.attack", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"all unless named: {', '.join(known)}")
    chosen = parser.parse_args().names or list(known)
    unknown = set(chosen) - set(known)
    if unknown:
        parser.error(f"there is no attack called {', '.join(sorted(unknown))}")
    succeeded = [name for name in chosen if not _refused(known[name])]
    print(f"{len(chosen) - len(succeeded)} of {len(chosen)} attacks were refused")
    return 1 if succeeded else 0


def _refused(attack: Attack) -> bool:
    """Each has a server of its own: what one attack leaves behind does not help another."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        config = Config(f"sqlite:///{Path(folder) / 'won.db'}", rates=attack.rates)
        try:
            with Running(config) as server:
                attack.run(server)
        except AssertionError:
            traceback.print_exc()
            print(f"SUCCEEDED  {attack.name}: {attack.about}")
            return False
    print(f"refused    {attack.name}: {attack.about} ({time.monotonic() - began:.1f} s)", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
