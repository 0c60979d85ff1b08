"""`won mcp`: both games for assistants that speak the Model Context Protocol."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress

from won.cli.problem import FINE, missing_package
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    try:
        from won.mcp.server import make_server
    except ImportError:
        raise missing_package(lang, "mcp", "mcp") from None
    with suppress(KeyboardInterrupt):
        if args.http is None:
            make_server(lang).run("stdio")
        else:
            make_server(lang, shared=True).run("streamable-http", host=args.host, port=args.http)
    return FINE
