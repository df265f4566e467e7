#!/bin/sh
# wheel.sh FOLDER: build a wheel there, with what is installed here; compiled if GUNBAI_COMPILED=1.
set -eu
cd "$(dirname "$0")/.."
.tools/bin/uv build --quiet --wheel --no-build-isolation --python .venv/bin/python --out-dir "$1"
