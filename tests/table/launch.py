"""Serves the web table with the parlour game, as a process of its own that tests may kill."""

from __future__ import annotations

import argparse
import resource

from gunbai.table import serve

parser = argparse.ArgumentParser()
parser.add_argument("--database", required=True)
parser.add_argument("--port", type=int, required=True)
parser.add_argument("--pause", type=float, default=0)
parser.add_argument("--workers", type=int, help="serve as the command line does")
parser.add_argument("--patience", type=int, default=30)
parser.add_argument("--base-path", default="")
parser.add_argument("--openings", type=int, default=0)
parser.add_argument("--files", type=int, help="how many this process may open at most")


def main() -> None:
    given = parser.parse_args()
    if given.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (given.files // 2, given.files))
    if given.workers:
        own = ("patience", "pause", "base_path", "openings")
        more = {name: getattr(given, name) for name in own}
        serve("127.0.0.1", given.port, given.database, given.workers, **more)
    else:
        serve_parlour(given)


def serve_parlour(given: argparse.Namespace) -> None:
    import uvicorn
    from tests.table.parlour import PARLOUR

    from gunbai.registry import registered
    from gunbai.table.app import create_app

    registered()["parlour"] = PARLOUR
    app = create_app(given.database, pause=given.pause, openings=0, openings_a_day=0)
    uvicorn.run(app, port=given.port, log_level="warning", access_log=False)


if __name__ == "__main__":
    main()
