# Taverne: `make play` to play, `make test` for everything a change must pass.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MYPY_FILES := src tests bench

.DEFAULT_GOAL := help
.PHONY: help setup services play test check lint types quick unit coverage browser kill mutation web site webcheck screenshots bench dist soak golden protocol pictures lock clean

help:  ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(READY)  ## prepare .venv with the taverne command

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	touch $(READY)

play: setup web  ## open the tables at http://localhost:8000, for this machine and the home network
	@$(BIN)/taverne serve --host 0.0.0.0 --port 8000 --open

services:  ## install PostgreSQL and Redis, which the tests run their own copies of
	@tests/services.sh

web/node_modules/.ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

CLIENT := src/taverne/server/pages/client/index.html
SITE := site/index.html
KERNELS := web/kernels.wasm
# The engine in the browser is made of the Python packages and the compiled kernels.
PARTS := $(KERNELS) web/node_modules/.ready web/protocol.schema.json $(shell find web/src web/public web/*.ts web/*.js web/*.html docs/rules -type f -name '*.*' ! -name protocol.ts) $(shell find src/taverne -name '*.py' -o -name '*.ftl')

$(KERNELS): $(READY) $(shell find src/taverne/fast src/taverne/games -name '*.py')
	$(BIN)/python -m taverne.fast.wasm $@

$(CLIENT): $(PARTS)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

web: $(CLIENT)  ## build the web client, which the server serves

$(SITE): $(PARTS)
	cd web && npm run --silent site -- --logLevel warn
	touch $@

site: $(SITE)  ## build the site that needs no server, into site/: any web host can serve that folder

webcheck: web/node_modules/.ready
	cd web && npm run --silent check

test: lint types webcheck coverage browser kill mutation dist  ## everything a change must pass

check: lint types quick  ## the quick loop: no services, no browser

lint: setup web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	cd web && npm run --silent lint

types: setup
	$(BIN)/mypy

# Every part of the tests has processes of its own: Playwright's event loop would break `asyncio.run()` in its neighbours,
# and servers that are killed and started again and again want the machine for themselves.
PURE := --ignore tests/server
SERVED := tests/server --ignore tests/server/test_kill.py
MEASURED := --cov --cov-report= --cov-fail-under=0

quick: setup
	$(BIN)/pytest -q -n 2 $(PURE) -m "not slow"

unit: setup services web browser kill  ## all tests, without measuring coverage
	$(BIN)/pytest -q -n 2 $(PURE)
	$(BIN)/pytest -q -n 2 $(SERVED)

coverage: setup services web
	rm -f .coverage .coverage.*
	COVERAGE_FILE=.coverage.pure $(BIN)/pytest -q -n 2 $(PURE) $(MEASURED)
	COVERAGE_FILE=.coverage.served $(BIN)/pytest -q -n 2 $(SERVED) $(MEASURED)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered

browser: setup services web site
	$(BIN)/pytest -q -n 2 tests/e2e

kill: setup services
	$(BIN)/pytest -q tests/server/test_kill.py

mutation: setup
	$(BIN)/python -m tests.mutation

bench: setup services web site  ## speed, beside peers in the same run
	$(BIN)/python -m bench.rules
	$(BIN)/python -m bench.fast
	$(BIN)/python -m bench.envs
	$(BIN)/python -m bench.answers
	$(BIN)/python -m bench.clicks
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.browser

dist: setup web  ## build the wheel and the source archive
	rm -rf dist
	$(BIN)/hatchling build

soak: setup services web site  ## the long forms, a few hours: every window size, games, kills, fuzzed messages, compared payloads, bots’ response times
	TAVERNE_ALL_SIZES=1 $(BIN)/pytest -q -n 2 tests/e2e/test_layout.py
	$(BIN)/python -m tests.soak

golden: setup  ## write the golden files anew (say why in the commit)
	$(BIN)/python -m tests.golden

protocol: setup  ## write the protocol's documentation and schema, of which the web client's types are made
	$(BIN)/python -m docs.protocol

screenshots: setup services web  ## take the pictures of the tables in the browser anew
	$(BIN)/python -m docs.screenshots

pictures: setup  ## draw the pictures of the documentation anew
	$(BIN)/python -m docs.pictures

lock: setup  ## resolve requirements.lock anew
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --extra dev \
		--custom-compile-command "make lock" pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) web/node_modules dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
