"""Serves the web table with the parlour game, as a process of its own that tests may kill."""

from __future__ import annotations

import argparse
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import uvicorn

    from gunbai.table import serve
    from gunbai.table.app import create_app

from tests.table.parlour import PARLOUR

from gunbai.game import registered

parser = argparse.ArgumentParser()
parser.add_argument("--database", required=True)
parser.add_argument("--port", type=int, required=True)
parser.add_argument("--pause", type=float, default=0)
parser.add_argument("--plain", action="store_true", help="as the command line serves")
given = parser.parse_args()
registered()["parlour"] = PARLOUR
if given.plain:
    serve("127.0.0.1", given.port, given.database)
else:
    app = create_app(given.database, pause=given.pause, openings=100_000)
    uvicorn.run(app, port=given.port, log_level="warning", access_log=False)
