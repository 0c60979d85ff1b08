# Python 3.11 and make are all this needs; everything else goes into .venv.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
# Compiled modules are kept: without them every server and bot that a test starts takes a second more.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
CC ?= cc
ARGS ?=
GAMES ?= 10000
TRACES ?= 1000
LANGUAGES ?= fr it
# One process more than there are cores: tests of the page and of servers wait for each other.
WORKERS ?= $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 1)))
QUIET := -qq --disable-pip-version-check

PROGRAMS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN := .venv/$(PROGRAMS)
FAST := .venv-fast/$(PROGRAMS)
COMPILER := $(shell command -v $(CC))
# `make test` compares what is compiled, not how fast it is, and compiles for speed only where `make fast` has done so before.
CHECKED := $(if $(wildcard .venv-fast/.won),.venv-fast/.won,.venv-fast/.checked)
BUILD := pyproject.toml tools/build_hook.py src/won/__init__.py
CATALOGUES := $(wildcard src/won/locale/*/LC_MESSAGES/*.po)
SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -name '*.mo' -not -path 'src/won/web/*' 2>/dev/null)
PAGE := src/won/web/index.html
SITE := dist/site/index.html
# What the page is made of: its own sources, and on this side the types, colours, signs and texts that go into it.
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/build/*' -not -path 'web/*/made/*' \
  -not -name protocol.ts 2>/dev/null) $(wildcard tools/web*.py) LICENSE src/won/__init__.py $(CATALOGUES) \
  $(shell find src/won/server src/won/tables src/won/drawing src/won/*/view.py src/won/*/actions.py src/won/*/events.py src/won/*/setup_options.py -name '*.py')

## Playing

.PHONY: play text web site
play: .venv/.play .venv/.catalogues web ## play in the browser (ARGS="--port 8008 --host 0.0.0.0 ...")
	@$(BIN)/won serve --open --port 0 $(ARGS)

text: .venv/.play .venv/.catalogues ## play in the terminal (ARGS="--edition v3 ...")
	@$(BIN)/won play --text $(ARGS)

web: $(PAGE) ## build the browser table into src/won/web

site: $(SITE) ## build the site that plays without a server into dist/site (WON_SERVER=https://... for games with friends)

## Checking

.PHONY: test quick lint types imports web-check checks-and-pytest pytest compiled checked no-compiler compiled-checks compiled-envs trace format
# Two jobs at a time: the compiled build is made and tried beside the checks and tests, which often wait for a browser.
test: .venv/.test .venv/.catalogues web site ## every check: lint, types, imports, links, the browser's, tests, and that both builds play the same games
	@$(MAKE) -j2 compiled-checks checks-and-pytest

quick: .venv/.test .venv/.catalogues ## lint, types and the tests of the rules without random games, in less than a minute
	@$(MAKE) -j2 lint types imports
	$(BIN)/pytest -q -n auto tests/core tests/rules tests/industry tests/shares tests/frame --ignore=tests/rules/test_conformance.py

lint: .venv/.test .venv/.node ## style and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python -m tools.web lint

types: .venv/.test
	$(BIN)/mypy

imports: .venv/.test
	$(BIN)/lint-imports --no-cache

web-check: .venv/.test .venv/.node ## types and unit tests of the browser table
	$(BIN)/python -m tools.web check

pytest: .venv/.test .venv/.catalogues web site chromium
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

checks-and-pytest: lint types imports docs web-check
	@$(MAKE) pytest

compiled-checks: trace compiled-envs

compiled: $(if $(COMPILER),.venv-fast/.won) no-compiler

checked: $(if $(COMPILER),$(CHECKED)) no-compiler

no-compiler:
	@$(if $(COMPILER),:,echo "No C compiler: only the interpreted build is used.")

trace: .venv/.test checked ## play TRACES=1000 games with both builds and compare them event by event
	$(if $(COMPILER),$(BIN)/python tools/trace.py $(TRACES) $(FAST)/python)

compiled-envs: .venv/.test checked ## the tests of the environments on the compiled build
	$(if $(COMPILER),PYTHONPATH=build/fast/unpacked $(BIN)/pytest -q -n auto tests/envs)

format: .venv/.test .venv/.node ## let ruff and Biome mend what they can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m tools.web format

# Debian's browser, for the tests of the page; where it cannot be had they are skipped and say so.
.PHONY: chromium
chromium:
	@command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null || \
	  { [[ $$(id -u) == 0 ]] && command -v apt-get && apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 || \
	  echo "There is no Chromium: the tests of the page are skipped. On Debian and Ubuntu: apt install chromium-headless-shell"

.PHONY: shots
shots: .venv/.test .venv/.catalogues web chromium ## pictures of every main screen into build/shots
	$(BIN)/python -m tools.shots

.PHONY: soak mutation
soak: .venv/.test .venv/.catalogues ## the long runs: GAMES=10000 random games and wide properties
	WON_SOAK_GAMES=$(GAMES) HYPOTHESIS_PROFILE=soak $(BIN)/pytest -n auto -m soak $(ARGS)

mutation: .venv/.mutation .venv/.catalogues ## mutate the rules and list what no test noticed
	$(BIN)/mutmut run $(ARGS)
	$(BIN)/mutmut results

## Speed

.PHONY: fast compiler bench bench-envs bench-server bench-growth bench-fairness
fast: compiler .venv-fast/.won ## compile the rules with mypyc into .venv-fast

compiler:
	@$(if $(COMPILER),:,echo "make fast needs a C compiler, and there is no $(CC). On Debian and Ubuntu: apt install gcc python3-dev" >&2; exit 1)

bench: .venv/.bench .venv/.catalogues compiled ## measure, compiled too where there is a C compiler
	WON_FAST_PYTHON=$$([[ -e .venv-fast/.won ]] && echo $(FAST)/python || true) $(BIN)/won bench $(ARGS)

# Five minutes; one core, but for the vector of two processes.
bench-envs: .venv/.bench compiled $(if $(COMPILER),.venv-fast/.bench) ## steps a second of the environments, beside PettingZoo's connect four (ARGS="--seconds 5")
	WON_FAST_PYTHON=$$([[ -e .venv-fast/.bench ]] && echo $(FAST)/python || true) $(BIN)/python -m bench.envs $(ARGS)

.PHONY: strength
strength: .venv/.test .venv/.catalogues compiled ## play the bots against each other, compiled where there is a C compiler, and write docs/strength.md (hours; goes on where it was)
	$(if $(COMPILER),PYTHONPATH=build/fast/unpacked) $(BIN)/python -m tools.strength $(ARGS)

# Less than three minutes; the server, its load and a bare echo server share the machine, so run nothing beside it.
bench-server: .venv/.test .venv/.catalogues ## how much a server bears, beside a bare echo server (ARGS="--trace --tables 500 ...")
	$(BIN)/python -m bench.server_load $(ARGS)

bench-growth: .venv/.test .venv/.catalogues ## what a second process on PostgreSQL adds, by processor time
	$(BIN)/python -m bench.growth $(ARGS)

bench-fairness: .venv/.test .venv/.catalogues ## what attackers cost the others (ARGS="--tables 300 --database postgres ...")
	$(BIN)/python -m bench.fairness $(ARGS)

.PHONY: attack
attack: .venv/.test .venv/.catalogues ## try to cheat and to stall a server of one's own, and prove that each attempt is refused
	$(BIN)/python -m bench.attack $(ARGS)

## Words

.PHONY: docs messages
docs: .venv/.test ## the documentation with its API reference as a site in build/docs, every link checked
	$(BIN)/sphinx-build -q -W --keep-going -d build/doctrees -c docs . build/docs

.PHONY: examples
examples: .venv/.test .venv/.catalogues ## run the examples at full length, and keep their output for the site (ARGS=play for one)
	$(BIN)/python -m tools.examples_output $(ARGS)

messages: .venv/.test ## bring the catalogues up to date with the source
	$(BIN)/python -m tools.messages $(LANGUAGES)
	$(BIN)/python tools/build_hook.py

## House-keeping

.PHONY: setup lock wheel clean help
setup: .venv/.test .venv/.catalogues ## prepare .venv and do nothing else

lock: .venv/.test ## resolve every requirement anew
	tools/lock "$(BIN)/uv"

wheel: .venv/.play web ## build dist/wealth_of_nations-*.whl
	$(BIN)/python -m pip wheel $(QUIET) --no-build-isolation --no-deps -w dist .

.PHONY: release
release: .venv/.test ## everything of a release into dist/release; first: python -m tools.release begin VERSION
	@$(BIN)/python -m tools.release check
	@$(MAKE) web site compiled
	@$(BIN)/python -m tools.release build

clean: ## remove everything that make has made
	rm -rf .venv .venv-fast build dist mutants web/node_modules web/build web/src/made web/test/made web/src/protocol.ts src/won/web .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools \( -name __pycache__ -o -name '*.mo' \) -prune -exec rm -rf {} +

help:
	@awk -F ':.*## ' '/^## /{print "\n" substr($$0, 4)} /^[a-z-]+:.*## /{printf "  make %-15s%s\n", $$1, $$2}' Makefile

# Environments: a stamp is renewed when its lock or the package's own description changes.

define python_check
import sys
if sys.version_info < (3, 11): sys.exit(f"Python 3.11 or newer is needed; $(PYTHON) is {sys.version.split()[0]}. Try: make PYTHON=python3.12")
try: import ensurepip, venv
except ImportError: sys.exit("$(PYTHON) has no venv module. On Debian and Ubuntu: apt install python3-venv")
endef
export python_check

%/pyvenv.cfg:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed, and there is no $(PYTHON)." >&2; exit 1; }
	@$(PYTHON) -c "$$python_check"
	@$(PYTHON) -m venv $*

.venv/.uv: requirements/uv.txt | .venv/pyvenv.cfg
	@$(BIN)/python -m pip install $(QUIET) --require-hashes -r $< || echo "There is no uv here: pip installs."
	@touch $@

# $(call install,PROGRAMS,LOCK): uv takes seconds where pip takes a minute. pip also knows the indexes of its own settings.
install = $(BIN)/uv pip install --quiet --python $(1)/python --require-hashes -r $(2) 2>/dev/null || \
  $(1)/python -m pip install $(QUIET) --require-hashes -r $(2)

.venv/.play .venv/.test .venv/.bench .venv/.mutation: .venv/.%: requirements/%.txt $(BUILD) | .venv/.uv
	@echo "Setting up .venv for $* ..."
	@$(call install,$(BIN),$<)
	@$(BIN)/python -m pip install $(QUIET) --no-build-isolation --no-deps -e .
	@touch $@

.venv/.catalogues: $(CATALOGUES) tools/build_hook.py | .venv/pyvenv.cfg
	@$(BIN)/python tools/build_hook.py
	@touch $@

# Node comes as a Python package where the machine has none, or an old one.
.venv/.node: requirements/web.txt | .venv/pyvenv.cfg
	@if ! (command -v npm && node -e 'process.exit(parseInt(process.versions.node) < 20)') >/dev/null 2>&1; then \
	  echo "Fetching Node ..."; $(BIN)/python -m pip install $(QUIET) --require-hashes -r $<; fi
	@touch $@

$(PAGE): $(PAGE_SOURCES) .venv/.node | .venv/.play
	@$(BIN)/python -m tools.web build

$(SITE): $(PAGE_SOURCES) $(SOURCES) $(wildcard tools/site*.py) $(wildcard tools/licences/*) tools/site_wheel.txt .venv/.node .venv/.catalogues | .venv/.play
	@$(BIN)/python -m tools.site build

.venv-fast/.lock: requirements/fast.txt | .venv/.uv .venv-fast/pyvenv.cfg
	@echo "Setting up .venv-fast ..."
	@$(call install,$(FAST),$<)
	@touch $@

# What the environments are measured with, beside the compiled build.
.venv-fast/.bench: requirements/bench.txt | .venv-fast/.lock
	@$(call install,$(FAST),$<)
	@touch $@

# Built from a copy, so that no compiled module ever lands beside its source. With hidden symbols compiled functions call each other directly.
# $(call compile,SCRIPT): SCRIPT for sed changes how.
define compile
@echo "Compiling ..."
@rm -rf build/fast && mkdir -p build/fast/tree
@tar -cf - --exclude=__pycache__ --exclude='*.mo' --exclude=src/won/web pyproject.toml .gitignore *.md LICENSE src docs tools | tar -xf - -C build/fast/tree
@sed '$(1)' pyproject.toml > build/fast/tree/pyproject.toml
@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 CFLAGS="-fvisibility=hidden $${CFLAGS:-}" $(FAST)/python -m pip wheel $(QUIET) --no-build-isolation --no-deps -w build/fast build/fast/tree
@$(FAST)/python -m pip install $(QUIET) --no-deps --force-reinstall build/fast/wealth_of_nations-*.whl
@$(FAST)/python tools/compiled.py
@$(FAST)/python -m zipfile -e build/fast/wealth_of_nations-*.whl build/fast/unpacked
@touch $@
endef

.venv-fast/.won: .venv-fast/.lock $(BUILD) $(SOURCES)
	$(call compile)

.venv-fast/.checked: .venv-fast/.lock $(BUILD) $(SOURCES)
	$(call compile,s/opt_level = "3"/opt_level = "1"/)
