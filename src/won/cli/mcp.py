"""`won mcp`: both games for assistants that speak the Model Context Protocol."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from contextlib import suppress
from typing import Any

from won.cli.problem import FINE, Problem, missing_package
from won.text.language import Language
from won.text.phrases import clean


def run(args: Namespace, lang: Language) -> int:
    try:
        from won.mcp.server import make_server
    except ImportError:
        raise missing_package(lang, "mcp", "mcp") from None
    with suppress(KeyboardInterrupt):
        if args.player is not None:
            _play(args.player, lang)
        elif args.http is not None:
            _serve(args.host, args.http, make_server(lang, shared=True), lang)
        else:
            make_server(lang).run("stdio")
    return FINE


def _play(command: str, lang: Language) -> None:
    from won.mcp.match_player import play

    try:
        asyncio.run(play(command, lang))
    except (OSError, ValueError) as error:
        message = lang.gettext("{command} cannot be started: {reason}")
        raise Problem(message.format(command=clean(command), reason=clean(str(error)))) from None


def _serve(host: str, port: int, mcp: Any, lang: Language) -> None:
    from won.mcp.http import address_of, listen, serve

    try:
        listening = listen(host, port)
    except OSError as error:
        message = lang.gettext("The address {host}:{port} cannot be used: {reason}")
        raise Problem(message.format(host=host, port=port, reason=error)) from None
    with listening:
        print(
            lang.gettext("Assistants connect to {url}").format(url=address_of(listening)), file=sys.stderr, flush=True
        )
        asyncio.run(serve(mcp, listening))
