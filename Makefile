# Methuselah: `make play` seats you at a table, `make test` checks everything.
# The environment sets itself up in .venv; it is made again only when pyproject.toml changes.

VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
ARGS ?=

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 12))
# Where pyenv keeps its versions, which need not be on PATH.
PYENV_ROOT ?= $(HOME)/.pyenv

# "stale" where .venv is missing, has lost its Python, or was made for another folder.
STALE := $(shell $(BIN)/python -c '$(NEW_ENOUGH)' 2>/dev/null \
  && { test ! -e $(BIN)/methuselah || grep -qF '$(CURDIR)/' $(BIN)/methuselah; } || echo stale)

.DEFAULT_GOAL := help
.PHONY: help env play page simulate coverage vocabulary ledger test lint format clean stale \
  bench tree wheel test-compiled site pythons

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

env: $(VENV)/.ready  ## set up .venv with what playing needs
	@:

play: env  ## sit down in the browser (ARGS="--terminal" or "--plain" for the terminal)
	@$(BIN)/methuselah play $(ARGS)

page: env  ## build the browser table again (needs Node; the built page is part of the package)
	@$(BIN)/python -m methuselah.server.wire frontend/src
	cd frontend && npm install --no-save --no-audit --no-fund --silent && npm run --silent check && npm run --silent build

simulate: env  ## let bots play (ARGS="--games 20 --players random,heuristic")
	@$(BIN)/methuselah simulate $(if $(ARGS),$(ARGS),--games 10 --seed 1 --players random)

coverage: env  ## count the cards and rulings that are implemented
	@$(BIN)/methuselah coverage $(ARGS)

vocabulary: env  ## write docs/vocabulary/ and the core in docs/writing-cards.md again
	@$(BIN)/python -m methuselah.lab.writing.vocabulary .

ledger: env  ## write down which cards and rulings the tests prove
	@$(BIN)/methuselah coverage --write

test: lint  ## lint, types and all tests (ARGS="-k combat" chooses)
	$(BIN)/pytest -n $(WORKERS) $(ARGS)

bench: env  ## measure speed, memory and growth (ARGS="--peers --json")
	@$(BIN)/methuselah bench $(ARGS)

# The compiled kernel: a tree of its own beside the source, which stays as it is.
COMPILED := build/compiled

tree: $(VENV)/.ready-dev
	@$(BIN)/python wheel/tree.py $(COMPILED)

wheel: tree  ## build dist/*.whl with the kernel compiled (minutes; needs a C compiler)
	@$(BIN)/python wheel/train.py $(COMPILED)
	@if command -v uv >/dev/null 2>&1; then uv build --wheel --out-dir dist $(COMPILED); \
	  else $(BIN)/python -m pip wheel --no-deps --wheel-dir dist ./$(COMPILED); fi

# The laws read the source, which is the same in both forms: `make test` runs them.
test-compiled: tree  ## compile the kernel and run all tests with it
	cd $(COMPILED) && $(abspath $(BIN))/python setup.py --quiet build_ext --inplace
	$(BIN)/pytest -n $(WORKERS) -o "pythonpath=$(COMPILED) tests tests/rules" tests --ignore tests/laws $(ARGS)

lint: $(VENV)/.ready-dev  ## style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

site: $(VENV)/.ready-dev  ## build the documentation into build/site and check its links
	@$(call install,--editable '.[docs]')
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet && echo "build/site/index.html"

format: $(VENV)/.ready-dev  ## put the source in its format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

clean:  ## remove the environment and every cache
	rm -rf $(VENV) build dist .cache .pytest_cache .mypy_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The rest sets up the environment.

# $(call install,WHAT): put WHAT into .venv, by uv where that works, else by pip.
install = if command -v uv >/dev/null 2>&1 \
	  && uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null; then :; \
	elif { $(BIN)/python -m pip --version >/dev/null 2>&1 || $(BIN)/python -m ensurepip >/dev/null; } \
	  && $(BIN)/python -m pip install -qq --disable-pip-version-check $(1); then :; \
	else echo "methuselah: the packages that pyproject.toml names could not be installed;" \
	  "see the message above, then call make again." >&2; exit 1; fi

# Newest first: those on PATH, then pyenv's, whose shims answer for the version that it has chosen.
PYTHONS = python3.14 python3.13 python3.12 python3 python \
  $(foreach minor,14 13 12,$(wildcard $(PYENV_ROOT)/versions/3.$(minor)*/bin/python))

pythons:  ## list the interpreters that are new enough
	@for python in $(PYTHON) $(PYTHONS); do "$$python" -c 'import sys; sys.version_info < (3, 12)\
	  or print("%d.%d" % sys.version_info[:2], sys.executable)' 2>/dev/null || :; done

$(BIN)/python: $(STALE)
	@if command -v uv >/dev/null 2>&1 \
	  && uv venv --quiet --clear --python '>=3.12' $(VENV) 2>/dev/null; then \
	  echo "methuselah: setting up $(VENV) by uv, once"; exit 0; \
	fi; \
	for python in $(PYTHON) $(PYTHONS); do \
	  "$$python" -c '$(NEW_ENOUGH)' >/dev/null 2>&1 || continue; \
	  echo "methuselah: setting up $(VENV) with $$("$$python" --version), once"; \
	  "$$python" -m venv --clear $(VENV) && exit 0; \
	  rm -rf $(VENV); \
	  echo "methuselah: $$python cannot make a virtual environment;" \
	    "on Debian and Ubuntu: apt install python3-venv." >&2; \
	  exit 1; \
	done; \
	echo "methuselah: found no Python 3.12 or newer." \
	  "Install one, or uv, which brings its own, then call make again." >&2; \
	exit 1

$(VENV)/.ready: pyproject.toml $(STALE) | $(BIN)/python
	@$(call install,--editable .)
	@touch $@

$(VENV)/.ready-dev: pyproject.toml $(STALE) | $(BIN)/python
	@$(call install,--editable '.[dev]')
	@touch $@ $(VENV)/.ready
