# Two commands set everything up: `make play` opens the web table, `make test` passes the tests.
# The rest is for those who work on Gunbai: check, golden, bench, docs, serve, fast, vendor, lock.

PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
STAMP := .venv/.installed
FAST := build/fast/.done
VENDOR := src/gunbai/table/static/vendor/.done
HOST ?= 127.0.0.1
PORT ?= 8765

.PHONY: play test check golden bench docs serve fast vendor lock clean

play: $(STAMP) $(VENDOR)
	$(BIN)/gunbai serve --host $(HOST) --port $(PORT) --open

serve: $(STAMP) $(VENDOR)
	$(BIN)/gunbai serve --host $(HOST) --port $(PORT)

# What is compiled is tested again in its compiled form.
COMPILED := tests/test_script.py tests/test_match.py tests/test_dice.py tests/test_fork.py tests/test_testing.py tests/test_golden.py tests/snow tests/env/test_observation.py tests/table/test_hall.py tests/table/test_socket.py tests/table/test_wire.py tests/table/test_wakeups.py

test: $(STAMP) $(VENDOR) $(FAST)
	tools/system.sh chromium postgresql nginx caddy systemd
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/site.py
	$(BIN)/pytest -n 2 --dist worksteal --ignore tests/table/screens
	PYTHONPATH=build/fast $(BIN)/pytest -n 2 --dist worksteal $(COMPILED)
	$(BIN)/pytest -n 2 --dist worksteal tests/table/screens # a browser's event loop stays in its process

# An hour at most; the tests hold a short form of it.
soak: $(STAMP) $(VENDOR)
	$(BIN)/python -W ignore -m tests.soak

check: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/mypy

# What the recorded games tell, in every language: written anew, and the difference shown.
golden: $(STAMP)
	$(BIN)/python -m tests.make_golden

# The documentation, as a site to read.
docs: $(STAMP)
	$(BIN)/python tools/site.py
	@echo "http://127.0.0.1:$(PORT)"
	$(BIN)/python -m http.server $(PORT) --bind 127.0.0.1 --directory build/site

bench: $(STAMP) $(VENDOR) $(FAST)
	PYTHONPATH=build/fast $(BIN)/python -m benchmarks

# The environment: exactly what requirements.lock says, and Gunbai itself.
$(STAMP): requirements.lock pyproject.toml $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	touch $@

$(UV):
	tools/python.sh $(PYTHON) .tools

# Wheels: a pure one for every platform, and one for this platform with the busiest modules compiled.
wheels: $(STAMP) $(VENDOR)
	tools/wheel.sh dist
	GUNBAI_COMPILED=1 tools/wheel.sh dist

# The compiled wheel, unpacked; the sources stay as they are.
fast: $(FAST)
$(FAST): $(STAMP) $(VENDOR) tools/fast.sh tools/wheel.sh tools/build_hook.py $(shell find src/gunbai -name '*.py' -not -path '*/node_modules/*')
	tools/fast.sh
	touch $@

# Browser libraries and fonts, by lock file, from npm.
vendor: $(VENDOR)
$(VENDOR): src/gunbai/table/package-lock.json src/gunbai/table/vendor.mjs $(STAMP)
	tools/vendor.sh
	touch $@

lock: $(UV)
	$(UV) pip compile pyproject.toml --all-extras --group dev --universal --upgrade --generate-hashes \
		--no-emit-index-url --no-header --quiet --output-file requirements.lock
	$(UV) pip compile pyproject.toml --extra notices --extra postgres --universal \
		--generate-hashes --no-emit-index-url --no-header --quiet \
		--constraint requirements.lock --output-file deploy/requirements.lock

clean:
	rm -rf .venv .tools build dist src/gunbai/table/static/vendor src/gunbai/table/node_modules
