"""How quick the page is: the bytes of its first load, its first paint, an action shown, the board drawn anew, staging.

Usage: python bench/web.py    (needs the built page, and Chromium on the machine)
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.chromium import chromium
from tools.shots_play import follow_hints, server

RUNS: Final = 5
LIMITS: Final = {
    "first load, kB": 200.0,
    "more for the first table, kB": 60.0,
    "first paint with a cold cache, ms": 1000.0,
    "interactive with a cold cache, ms": 1000.0,
    "an action on the screen with nothing staged, ms": 100.0,
    "the table drawn anew, ms of the processor": 16.0,
    "a frame while staging (median), ms": 17.0,
    "frames over 50 ms while staging, of a hundred": 5.0,
    "work for a frame while staging, ms of the processor": 16.0,
    "tasks over 33 ms of the processor while staging, of a hundred frames": 1.0,
}
SETTINGS: Final = "localStorage['won.settings'] ??= JSON.stringify({staging: '%s'})"
PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
# The length of every frame during which the stage plays.
FRAMES: Final = """() => {
  window.frames = [];
  let last = performance.now();
  const next = (now) => {
    if (document.querySelector('.strip.playing')) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
ENOUGH: Final = 600  # frames
LONG: Final = 50.0  # ms
BUSY: Final = 33_000  # microseconds
# The moment at which the one obvious button is there.
READY: Final = """
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.game-buttons .button')) return;
    observer.disconnect();
    window.readyAt = performance.now();
  }).observe(document, {childList: true, subtree: true});
"""
# From the press of a key until the log has the sentence and the frame is painted.
ACT: Final = """async () => {
  const log = document.querySelector('.log-lines');
  const changed = new Promise((resolve) => {
    const watch = new MutationObserver(() => { watch.disconnect(); resolve(); });
    watch.observe(log, {childList: true, subtree: true});
  });
  const from = performance.now();
  document.querySelector('.adviser-do').click();
  await changed;
  await new Promise(requestAnimationFrame);
  return performance.now() - from;
}"""
# One step through the history, its position already fetched, until all that follows at once is done and laid out.
STEP: Final = """async (key) => {
  document.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  await new Promise((resolve) => {  // with no timer's delay
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
  document.querySelector('svg.board').getBoundingClientRect();
}"""
STEPS: Final = 4 * ",,,,...."
WORK: Final = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


class TraceEvent(msgspec.Struct):
    name: str
    tdur: int = 0  # microseconds of the processor


class Trace(msgspec.Struct):
    events: list[TraceEvent] = msgspec.field(name="traceEvents")

    @property
    def long_tasks(self) -> int:
        return sum(event.name == "RunTask" and event.tdur > BUSY for event in self.events)


def first_load(browser: Browser, url: str) -> tuple[float, float, float, float]:
    """With nothing cached: kB of the first page, kB more for the first table, ms until painted and until usable."""
    context = browser.new_context()
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.add_init_script(READY)
    page.goto(url)
    page.get_by_role("button", name="Play Industry").wait_for()
    page.wait_for_timeout(500)
    start = sum(sizes)
    ready: float = page.evaluate("window.readyAt ?? 0")
    painted: float = page.evaluate(PAINT)
    page.get_by_role("button", name="Play Industry").click()
    page.get_by_role("button", name="Help", exact=True).wait_for()
    page.wait_for_timeout(500)
    context.close()
    return start / 1000, (sum(sizes) - start) / 1000, painted, ready


def at_the_table(page: Page, url: str) -> tuple[float, float]:
    """Milliseconds of an action with nothing staged, and of drawing the board for another step."""
    page.add_init_script(SETTINGS % "instant")
    page.goto(url)
    page.get_by_role("button", name="Play Industry").click()
    page.get_by_role("button", name="Help", exact=True).wait_for()
    actions = []
    for _ in range(RUNS):
        page.locator(".tools [aria-keyshortcuts=h]:not([disabled])").wait_for()  # one is on turn
        page.wait_for_timeout(700)
        if not page.locator(".adviser").count():
            page.keyboard.press("h")
        page.locator(".adviser-do:not([disabled])").first.wait_for()
        actions.append(page.evaluate(ACT))
    follow_hints(page, lambda: page.locator(".plate.now").inner_text().lower() == "trade")
    return statistics.median(actions), drawn_anew(page)


def processor_time(page: Page) -> Callable[[], float]:
    """Tells the milliseconds of the processor so far for script, styles and layout, whatever else the machine does."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics = line.send("Performance.getMetrics")["metrics"]
        return sum(float(each["value"]) for each in metrics if each["name"] in WORK) * 1000

    return worked


def drawn_anew(page: Page) -> float:
    """Milliseconds of the processor for one step through the history."""
    worked = processor_time(page)
    for key in STEPS[:8]:  # fetched once
        page.keyboard.press(key)
        page.wait_for_timeout(120)
    before = worked()
    for key in STEPS:
        page.evaluate(STEP, key)
    return (worked() - before) / len(STEPS)


def staged(browser: Browser, url: str) -> tuple[float, float, float, float]:
    """While hints are followed at the quick pace: the median frame, long frames of a hundred, the work for one, and
    tasks that are long whatever else the machine does.

    The work counts everything since the first action, also what is done while the stage rests.
    """
    page = browser.new_page()
    page.add_init_script(SETTINGS % "quick")
    page.goto(url)
    page.get_by_role("button", name="Play Industry").click()
    page.get_by_role("button", name="Help", exact=True).wait_for()
    page.evaluate(FRAMES)
    worked = processor_time(page)
    before = worked()
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    follow_hints(page, lambda: page.evaluate("window.frames.length") >= ENOUGH, most=120)
    trace = msgspec.json.decode(browser.stop_tracing(), type=Trace)
    frames: list[float] = page.evaluate("window.frames")
    work = (worked() - before) / len(frames)
    hundred = len(frames) / 100
    return statistics.median(frames), sum(frame > LONG for frame in frames) / hundred, work, trace.long_tasks / hundred


def main() -> None:
    with server() as url, chromium() as browser:
        loads = [first_load(browser, url) for _ in range(RUNS)]
        action, drawn = at_the_table(browser.new_page(), url)
        staging = staged(browser, url)
    loaded = map(statistics.median, zip(*loads, strict=True))
    figures = dict(zip(LIMITS, (*loaded, action, drawn, *staging), strict=True))
    for name, value in figures.items():
        print(f"{value:8.1f}  {name} (at most {LIMITS[name]:g})")
    sys.exit(any(value > LIMITS[name] for name, value in figures.items()))


if __name__ == "__main__":
    main()
