"""A game played in any browser by following the hints of its page."""

from __future__ import annotations

import time
from typing import Final

from tests.web.engines import Engine

SECONDS: Final = 900.0  # for a game; a busy machine is slow
PAUSE: Final = 0.05
# Collects what a console would show, from the first script of the table on.
LISTEN: Final = """(() => {
  window.faults = [];
  addEventListener('error', (event) => faults.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
  const error = console.error;
  console.error = (...words) => { faults.push(words.join(' ')); error(...words); };
  return true;
})()"""
# Presses whatever comes next and says what it was.
STEP: Final = """(() => {
  if (document.querySelector('.end')) return 'over';
  const follow = document.querySelector('.adviser-do:not([aria-disabled=true])');
  if (follow) { follow.click(); return document.querySelector('.adviser .now b').textContent; }
  const dialog = document.querySelector('dialog[open]');
  if (dialog) { dialog.querySelector('footer .button:last-child')?.click(); return ''; }
  const ask = document.querySelector('.tools [aria-keyshortcuts=h]:not([disabled])');
  if (ask && !document.querySelector('.adviser') && document.title.startsWith('●')) ask.click();
  return '';
})()"""


def play(page: Engine) -> int:
    """Follow hints until the end of the game; how many actions it took."""
    acted, limit = 0, time.monotonic() + SECONDS
    while (shown := page.run(STEP)) != "over":
        acted += bool(shown)
        assert time.monotonic() < limit, f"not over after {acted} actions: {page.run('document.body.innerText')}"
        time.sleep(PAUSE)
    return acted
