"""Serves the web table as the command line does, but with dice that fall alike in every run."""

from __future__ import annotations

import argparse
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import uvicorn

    from gunbai.table import server
    from gunbai.table.app import create_app
    from gunbai.table.notices.sending import Post, Sender

from tests.table.parlour import PARLOUR

from gunbai.core.dice import Sealed
from gunbai.registry import registered


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--secret", type=int, default=1, help="of all dice: this byte, 32 times")
    parser.add_argument("--base-path", default="")
    parser.add_argument("--trust", default="", help="a host that notices may be sent to")
    given = parser.parse_args()

    registered()["parlour"] = PARLOUR
    Sealed.fresh = lambda: Sealed(bytes([given.secret]) * 32)  # type: ignore[method-assign]
    app = create_app(
        given.database, pause=0, openings=0, openings_a_day=0, base_path=given.base_path
    )
    if given.trust:
        telling = app.state.notifier
        post = Post(vapid=telling.keys.push, contact="mailto:a@example.org", trusted=(given.trust,))
        telling._sender = Sender(lambda: post)
    app.on_startup.append(lambda: server._stop_news_first(app.state.news))
    uvicorn.run(
        app, port=given.port, log_level="warning", access_log=False, timeout_graceful_shutdown=5
    )


if __name__ == "__main__":  # the process that sends notices imports this module too
    main()
