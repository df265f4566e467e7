#!/bin/sh
# Install the peers into .peers, one by one; why one could not be is kept in .peers/NAME.log.
# Run from anywhere; an argument names the Python to use.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."
uv=.tools/bin/uv
[ -x "$uv" ] || uv=uv
"$uv" venv --quiet --allow-existing --python "${1:-python3}" .peers
while read -r peer; do
    log=.peers/$(echo "$peer" | sed 's/[^a-z_].*//').log
    if ! "$uv" pip install --quiet --python .peers/bin/python "$peer" >"$log" 2>&1; then
        echo "Could not install $peer: see $log." >&2
    fi
done <"$here/requirements.txt"
# Its server keeps files by node-persist; with a later koa-compose its lobby would answer nobody.
if ! npm install --prefix .peers --silent --no-audit --no-fund --ignore-scripts --no-package-lock \
    boardgame.io@0.50.2 node-persist@3.1.0 koa-compose@4.1.0 >.peers/boardgame.log 2>&1; then
    echo "Could not install boardgame.io: see .peers/boardgame.log." >&2
fi
