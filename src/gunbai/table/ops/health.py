"""Whether the server is well: for those who watch over it, by address ``/health``, ``/metrics``."""

from __future__ import annotations

import hmac
import logging
from collections import Counter
from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any

from litestar import Response, Router, get
from litestar.di import NamedDependency, Provide
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from gunbai.core.script import refused
from gunbai.table.ops.settings import Settings
from gunbai.table.pages.preferences import Asked

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from gunbai.table.running.bots import Bots
    from gunbai.table.tables import Hall

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_requests = logging.getLogger("gunbai.requests")


class Figures(Collector):
    """What is counted of a server; ``around`` counts its requests."""

    def __init__(self, settings: Settings, hall: Hall, bots: Bots) -> None:
        self._settings = settings
        self.hall = hall
        self._bots = bots
        self.refusals: Counter[str] = Counter()
        self.registry = CollectorRegistry()
        self._seconds = Histogram(
            "gunbai_request_seconds",
            "Seconds until the head of an answer, by route and status.",
            ("method", "route", "status"),
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """What stands at the moment it is asked for."""
        hall = self.hall
        yield GaugeMetricFamily("gunbai_tables", "Tables in memory.", value=hall.tables_in_memory)
        yield GaugeMetricFamily(
            "gunbai_watchers", "Open streams and lines.", value=hall.news.listeners
        )
        yield GaugeMetricFamily(
            "gunbai_bots_thinking", "Tables at which bots play.", value=self._bots.playing
        )
        yield CounterMetricFamily("gunbai_acts", "Acts that were stored.", value=hall.acts)
        yield SummaryMetricFamily(
            "gunbai_store_seconds",
            "Seconds that acts waited for the database.",
            count_value=hall.acts,
            sum_value=hall.storing,
        )
        refusals = CounterMetricFamily("gunbai_refusals", "Refusals by key.", labels=["key"])
        for key, count in sorted(self.refusals.items()):
            refusals.add_metric([key], count)
        yield refusals

    def around(self, app: ASGIApp) -> ASGIApp:
        """An application whose requests are counted, and logged on wish."""

        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            begun = monotonic()

            async def send_counted(message: Message) -> None:
                if message["type"] == "http.response.start":
                    self._count(scope, message["status"], monotonic() - begun)
                await send(message)

            await app(scope, receive, send_counted)

        return handle

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        method = str(scope.get("method", ""))
        # The route, never the path: a path may hold the token of a link.
        route = str(scope.get("path_template", ""))
        self._seconds.labels(method, route, status).observe(seconds)
        if self._settings.requests:
            fields = {"method": method, "route": route, "status": status,
                      "milliseconds": round(1000 * seconds, 1)}  # fmt: skip
            _requests.info("%s %s %s", method, route, status, extra={"fields": fields})

    def check(self, request: Asked) -> None:
        """Refuse whoever is not the operator; where no secret is set nobody is."""
        wanted = f"Bearer {self._settings.operator}"
        given = request.headers.get("authorization", "")
        if not self._settings.operator or not hmac.compare_digest(given.encode(), wanted.encode()):
            raise refused("table.no-page")


GivenFigures = NamedDependency[Figures]


@get("/health")
async def health(figures: GivenFigures) -> dict[str, str]:
    """Alive, and ready: the database answers."""
    await figures.hall.version("")  # refused where it does not
    return {"status": "ready"}


@get("/health/alive")
async def alive() -> dict[str, str]:
    """Alive: the process answers."""
    return {"status": "alive"}


@get("/metrics")
async def metrics(request: Asked, figures: GivenFigures) -> Response[bytes]:
    """The figures, for Prometheus; for the operator only."""
    figures.check(request)
    return Response(generate_latest(figures.registry), media_type=CONTENT_TYPE_LATEST)


def routes(figures: Figures) -> Router:
    """The addresses of these."""
    given: dict[str, Any] = {"figures": Provide(lambda: figures, sync_to_thread=False)}
    handlers = [health, alive, metrics]
    return Router("/", route_handlers=handlers, dependencies=given, include_in_schema=False)
