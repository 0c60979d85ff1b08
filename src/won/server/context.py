"""What every request and connection may need: one for each running server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import won
from won.server.live.hub import Hub
from won.server.live.reviews import Reviews
from won.server.operations.config import Config
from won.server.operations.rate_limits import RateLimiters
from won.server.operations.refusals import Refusals
from won.server.storage import TableStore

if TYPE_CHECKING:  # these need a database, which a browser has not
    from won.server.events.openings import Openings
    from won.server.storage.store import Store

WEB: Final = Path(won.__file__).parent / "web"  # the browser client, once it is built


class Context:
    def __init__(
        self, config: Config, store: TableStore, hub: Hub, secret: str, openings: Openings | None = None
    ) -> None:
        self.config = config
        self.store = store
        self.hub = hub
        self.secret = secret
        self._openings = openings
        self.web = Path(config.web) if config.web else WEB
        self.reviews = Reviews(store, hub.services.work, hub.services.background)
        self.rate_limiters = RateLimiters(config.rates)
        self.refusals = Refusals()

    @property
    def openings(self) -> Openings:
        """Only a server has them, as it alone has the endpoints that need them."""
        assert self._openings is not None
        return self._openings

    @property
    def database_store(self) -> Store:
        return self.openings.store
