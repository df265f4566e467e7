#!/bin/sh
# python.sh PYTHON FOLDER: put uv into a virtual environment of its own; bring venv where it lacks.
set -eu
"$1" -c 'import ensurepip, venv' 2>/dev/null || "$(dirname "$0")/system.sh" python3-venv
"$1" -m venv "$2"
"$2/bin/pip" install --quiet --disable-pip-version-check 'uv>=0.9'
