"""Render docs/ and the front pages as plain HTML, and fail on a link that leads nowhere.

Usage: python tools/render_docs.py OUT
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(?:href|src)=\"(?!\w+:|#)([^\"#]+)")
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>
:root {{ color-scheme: light dark }}
body {{ max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.55 Georgia, serif }}
code, pre {{ font: .9em/1.45 ui-monospace, monospace }} pre {{ overflow-x: auto }} img {{ max-width: 100% }}
table {{ border-collapse: collapse }} td, th {{ border-top: 1px solid #8886; padding: .3rem .6rem }}
td, th {{ text-align: left; vertical-align: top }}
</style>
{body}</html>
"""


def pages() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def html(page: Path) -> str:
    return str(MarkdownIt("commonmark").enable("table").render(page.read_text("utf-8")))


def broken_links(page: Path) -> Iterator[str]:
    for target in LINK.findall(html(page)):
        if not (page.parent / target).exists():
            yield f"{page.relative_to(ROOT)}: {target} does not exist"


def main(out: Path) -> int:
    broken = [problem for page in pages() for problem in broken_links(page)]
    if broken:
        print(*broken, sep="\n", file=sys.stderr)
        return 1
    for page in pages():
        target = (out / page.relative_to(ROOT)).with_suffix(".html")
        target.parent.mkdir(parents=True, exist_ok=True)
        body = LINK.sub(lambda link: re.sub(r"\.md$", ".html", link[0]), html(page))
        target.write_text(PAGE.format(title=page.stem, body=body), "utf-8")
    for picture in ROOT.glob("docs/**/*.svg"):
        shutil.copy(picture, out / picture.relative_to(ROOT))
    print(f"{len(pages())} pages in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
