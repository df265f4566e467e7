#!/bin/sh
# Make a copy of Gunbai in build/fast whose busiest modules are compiled by mypyc: questions, the
# runner, the match, the dice and the script of Snow. The sources stay as they are.
set -eu
cd "$(dirname "$0")/.."
bin="$PWD/.venv/bin"
include=$("$bin/python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
command -v gcc >/dev/null 2>&1 || tools/system.sh gcc libc6-dev
[ -f "$include/Python.h" ] || tools/system.sh python3-dev

rm -rf build/fast
mkdir -p build/fast
cp -r src/gunbai build/fast/
rm -rf build/fast/gunbai/table/node_modules
cd build/fast
snow=gunbai/games/snow
"$bin/mypyc" --ignore-missing-imports gunbai/core/ask.py gunbai/core/runner.py gunbai/core/match.py \
    gunbai/core/dice.py \
    $snow/rules/facets.py $snow/rules/kamae.py $snow/rules/schools.py $snow/rules/traits.py \
    $snow/rules/house.py $snow/rules/year.py \
    $snow/rules/clash.py $snow/procedure/confrontation.py $snow/procedure/treasure.py $snow/procedure/effects.py \
    $snow/rules/scoring.py $snow/procedure/setting_up.py $snow/script.py >mypyc.log 2>&1 || {
    cat mypyc.log >&2
    exit 1
}
rm -rf build
cd ../..
PYTHONPATH=build/fast "$bin/python" -c 'from gunbai.core import match; assert match.__file__.endswith(".so")'
