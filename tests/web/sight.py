"""What of a decision can be seen and pressed: the marked controls of a page, size by size."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, TypedDict

from playwright.sync_api import CDPSession, Error, Page

from tests.web.browser import DRAWN

Size = tuple[int, int]
LAPTOPS: Final = ((1280, 720), (1366, 768), (1440, 900), (1536, 864))
TABLET: Final = (1024, 768)
PHONES: Final = ((390, 844), (360, 740))
# Where nothing but the width matters: those of the page in columns, and those of the page in one column.
WIDE: Final = ((1920, 900), (2560, 900), (768, 900))
NARROW: Final = ((760, 900), (480, 900), (320, 900))
FINGER: Final = 40  # pixels that a finger needs


class Sight(TypedDict):
    guide: bool
    controls: list[str]  # their names
    faults: list[str]


# Controls are marked with `data-control` by the components of web/src/ui. In a list that scrolls, those further down
# may be out of sight, as long as it says how many items are (web/src/ui/morelist.tsx).
_LOOK: Final = """(finger) => {
  const dialogs = document.querySelectorAll('dialog[open]');
  const root = dialogs.length ? dialogs[dialogs.length - 1] : document;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const name = (one) => (one.getAttribute('aria-label') || one.textContent || one.title).replace(/\\s+/g, ' ').trim();
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const faults = [];
  const controls = [...root.querySelectorAll('[data-control]')].filter(shown);
  const below = new Map();
  for (const list of root.querySelectorAll('.more-items')) {
    const end = list.getBoundingClientRect().bottom + 1;
    const hidden = [...list.children].filter((item) => item.getBoundingClientRect().bottom > end);
    for (const item of hidden) below.set(item, list);
    if (hidden.length && hidden.length !== Number(list.dataset.more))
      faults.push(`${hidden.length} items hidden, the list says ${list.dataset.more}: ${name(list).slice(0, 60)}`);
    if (hidden.length && hidden.length === list.children.length)
      faults.push(`no item of a list is whole in sight: ${name(list).slice(0, 60)}`);
  }
  for (const one of controls) {
    if ([...below.keys()].some((item) => item.contains(one))) continue;
    const box = one.getBoundingClientRect();
    const what = `${name(one).slice(0, 60)} (${round(box)})`;
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
      faults.push(`out of sight: ${what}`);
      continue;
    }
    const inset = Math.min(4, box.width / 4, box.height / 4);
    const points = [[(box.left + box.right) / 2, (box.top + box.bottom) / 2]];
    for (const x of [box.left + inset, box.right - inset])
      for (const y of [box.top + inset, box.bottom - inset]) points.push([x, y]);
    const over = points.map(([x, y]) => document.elementFromPoint(x, y)).find((hit) => !one.contains(hit));
    if (over !== undefined) faults.push(`behind ${over?.outerHTML.slice(0, 60)}: ${what}`);
    if (finger && box.height < finger - 0.05) faults.push(`${box.height.toFixed(1)} px tall: ${what}`);
  }
  const unmarked = 'button, select, input, textarea, [role=spinbutton], [role=tab]';
  for (const one of document.querySelectorAll('.action'))
    for (const part of one.querySelectorAll(unmarked))
      if (shown(part) && !part.closest('[data-control], .guide, .more-count') && !part.disabled
          && !part.parentElement.querySelector('[data-control]'))
        faults.push(`not marked as a control: ${part.outerHTML.slice(0, 120)}`);
  return { controls: controls.map(name), faults };
}"""

HAS: Final = """(names) => {
  const said = [...document.querySelectorAll('[data-control]')].map((one) =>
    (one.getAttribute('aria-label') || one.textContent).replace(/\\s+/g, ' '));
  return names.every((name) => said.some((text) => text.includes(name)));
}"""

_SIDEWAYS: Final = """() => {
  const page = document.documentElement;
  return page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} wide in ${page.clientWidth}`] : [];
}"""

_SET: Final = """(change) => {
  const settings = { ...JSON.parse(localStorage.getItem('won.settings') ?? '{}'), ...change };
  const newValue = JSON.stringify(settings);
  localStorage.setItem('won.settings', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'won.settings', newValue }));
}"""

# One call for all that is seen at a size: most of the time of a call is the way to the browser and back.
_LOOKS: Final = f"""async ([finger, guides]) => {{
  const [look, sideways, set, drawn] = [{_LOOK}, {_SIDEWAYS}, {_SET}, {DRAWN}];
  const seen = [];
  for (const guide of guides) {{
    set({{ guide }});
    await drawn();
    const {{ controls, faults }} = look(finger);
    seen.push({{ guide, controls, faults: [...faults, ...sideways()] }});
  }}
  return seen;
}}"""


class Screen:
    """A page that becomes a laptop or a phone, with and without the guide."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._finger = 0
        self._guides = [True, False]

    def touch(self, on: bool) -> None:
        self._finger = FINGER if on else 0
        touches = {"enabled": on, **({"maxTouchPoints": 5} if on else {})}
        self._line.send("Emulation.setTouchEmulationEnabled", touches)

    def resize(self, size: Size) -> None:
        if self.page.viewport_size != {"width": size[0], "height": size[1]}:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.evaluate(DRAWN)

    def settings(self, **change: Any) -> None:
        """As if changed in another tab."""
        self.page.evaluate(f"async (change) => {{ ({_SET})(change); await ({DRAWN})(); }}", change)

    def wait_for(self, names: Iterable[str]) -> None:
        """Until there are controls with these names in theirs; what never comes is told by `looks`."""
        with suppress(Error):
            self.page.wait_for_function(HAS, arg=list(names))

    def looks(self) -> list[Sight]:
        """What is seen with the guide and without it, the one that is on the screen first."""
        seen: list[Sight] = self.page.evaluate(_LOOKS, [self._finger, self._guides])
        self._guides.reverse()
        return seen

    def sideways(self, sizes: Iterable[Size]) -> list[str]:
        """At which of these sizes the page scrolls sideways."""
        result: list[str] = []
        for size in sizes:
            self.resize(size)
            result += self.page.evaluate(_SIDEWAYS)
        return result
