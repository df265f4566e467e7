#!/bin/sh
# Build the compiled wheel into dist/ and unpack it into build/fast, for tests and benchmarks.
set -eu
cd "$(dirname "$0")/.."
bin="$PWD/.venv/bin"
include=$("$bin/python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
command -v gcc >/dev/null 2>&1 || tools/system.sh gcc libc6-dev
[ -f "$include/Python.h" ] || tools/system.sh python3-dev

rm -rf build/fast build/wheel
GUNBAI_COMPILED=1 tools/wheel.sh build/wheel
mkdir -p build/fast
"$bin/python" -m zipfile -e build/wheel/*.whl build/fast
PYTHONPATH=build/fast "$bin/python" -c 'from gunbai.core import match; assert match.__file__.endswith(".so")'
