# Taverne: `make play` to play, `make test` for everything a change must pass.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MYPY_FILES := src tests bench

.DEFAULT_GOAL := help
.PHONY: help setup play test check lint types unit coverage mutation bench dist soak golden pictures lock clean

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

play: setup  ## play Aetherya in the terminal against a bot
	@$(BIN)/taverne play aetherya --bots greedy

test: lint types coverage mutation dist  ## everything a change must pass

check: lint types unit  ## the quick loop

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: setup
	$(BIN)/mypy

unit: setup
	$(BIN)/pytest -q -n 2

coverage: setup
	$(BIN)/pytest -q -n 2 --cov --cov-report=term:skip-covered

mutation: setup
	$(BIN)/python -m tests.mutation

bench: setup  ## speed, beside peers in the same run
	$(BIN)/python -m bench.rules

dist: setup  ## build the wheel and the source archive
	rm -rf dist
	$(BIN)/hatchling build

soak: setup  ## the long forms: many games of every ruleset, played and verified
	$(BIN)/python -m tests.soak

golden: setup  ## write the golden files anew (say why in the commit)
	$(BIN)/python -m tests.golden

pictures: setup  ## draw the pictures of the documentation anew
	$(BIN)/python -m docs.pictures

lock: setup  ## resolve requirements.lock anew
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --extra dev \
		--custom-compile-command "make lock" pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
