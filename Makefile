# The verbs of the house. `make` alone says what they do.
PYTHON ?= python3
PORT   ?=
BIN    := .venv/bin
NPM    := $(BIN)/python hatch_build.py
PYTEST := $(BIN)/pytest -p no:cacheprovider -q -n 2 --no-loadscope-reorder
CLIENT := src/garabato/web/index.html
WEB    := $(shell find web src/garabato/games/*/web src/garabato/games/*/texts -type f 2>/dev/null) \
          package-lock.json vite.config.ts tsconfig.json hatch_build.py

LOCK   := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header

export UV_SYSTEM_CERTS ?= 1
export UV_NO_PROGRESS  ?= 1

.PHONY: help setup play test night bench eye check fix types docs release lock
.DELETE_ON_ERROR:

help:     ## What you are reading
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup:    ## Everything a contributor needs, in .venv and node_modules
setup: .venv/dev.stamp $(CLIENT)

play:     ## Start the table (PORT=8080 chooses the port)
play: .venv/play.stamp $(CLIENT)
	@$(BIN)/garabato serve $(if $(PORT),--port $(PORT))

test:     ## All checks and all tests
test: setup
	@failed=; $(MAKE) --no-print-directory check || failed=" make check"; \
	$(NPM) test || failed="$$failed vitest"; \
	GARABATO_SEEDS=200 $(PYTEST) --hypothesis-profile ci --cov || failed="$$failed pytest"; \
	if [ -n "$$failed" ]; then echo "Not well:$$failed"; exit 1; fi

night:    ## The same tests with many more examples
night: setup
	@GARABATO_SEEDS=3000 $(PYTEST) --hypothesis-profile night

bench:    ## How fast and how small, beside peers (BENCH=name for one of them)
bench: setup
	@$(BIN)/python -m bench $(BENCH)

eye:      ## Train the bots' eye anew (DOODLES=folder, see docs/reference/bots.md)
	@test -d "$(DOODLES)" || { echo "Say where the doodles and the teacher lie: make eye DOODLES=folder; docs/reference/bots.md says what they are."; exit 1; }
	@test -x build/eye/venv/bin/python || $(PYTHON) -m venv build/eye/venv
	@build/eye/venv/bin/pip install --quiet --disable-pip-version-check -r requirements-eye.txt
	@PYTHONPATH=.:src build/eye/venv/bin/python scripts/train_eye.py $(DOODLES) --work build/eye/lessons
	@PYTHONPATH=.:src build/eye/venv/bin/python scripts/fit_eye.py $(DOODLES)

check:    ## Style, types, layers, wire types: nothing is changed
check: setup
	@$(MAKE) --no-print-directory -k -j 2 $(addprefix check-,style types pyright layers wire client weight)
check-style:   ; @$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet
check-types:   ; @$(BIN)/mypy --no-error-summary
check-pyright: ; @$(BIN)/pyright --warnings
check-layers:  ; @$(BIN)/lint-imports --no-logo
check-wire:    ; @$(BIN)/python scripts/wire.py --check
check-client:  ; @$(NPM) run --silent check
check-weight:  ; @$(NPM) run --silent weigh -- --logLevel error

fix:      ## Put right what a machine can put right
fix: .venv/dev.stamp
	@$(BIN)/ruff check --fix --quiet; $(BIN)/ruff format --quiet; $(BIN)/python scripts/wire.py

types:    ## Write web/src/wire.ts anew from the messages and views
types: .venv/dev.stamp
	@$(BIN)/python scripts/wire.py

docs:     ## Build the documentation into site/
docs: .venv/dev.stamp
	@$(BIN)/mkdocs build --strict && echo "site/index.html"

release:  ## Changelog, sdist and wheel of VERSION=x.y.z into dist/
release: test
	@test -n "$(VERSION)" || { echo "Say which: make release VERSION=x.y.z"; exit 1; }
	@$(BIN)/uv version --quiet --frozen $(VERSION) && $(BIN)/towncrier build --yes --version $(VERSION)
	@$(BIN)/uv build --quiet --out-dir dist && ls dist

lock:     ## New versions of everything; commit what changes
	@rm -f requirements*.lock
	@echo uv | $(LOCK) - -o requirements-uv.lock
	@$(LOCK) pyproject.toml --group dev -o requirements-dev.lock
	@$(LOCK) pyproject.toml --group build -c requirements-dev.lock -o requirements.lock

# ---- how the verbs come by what they need; each step once, and again when its lock file changes

$(BIN)/uv: requirements-uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Garabato needs Python 3.11 or newer as $(PYTHON); make PYTHON=/path/to/python3 names another."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "This Python cannot make a venv. On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/play.stamp: requirements.lock $(BIN)/uv
.venv/dev.stamp: requirements-dev.lock .venv/play.stamp
.venv/play.stamp .venv/dev.stamp:
	@$(BIN)/uv pip install -p .venv --quiet --offline --require-hashes -r $< 2>/dev/null \
	  || $(BIN)/uv pip install -p .venv --quiet --require-hashes -r $<
	@$(BIN)/uv pip install -p .venv --quiet --offline --no-deps --no-build-isolation -e .
	@touch $@

$(CLIENT): $(WEB) | .venv/play.stamp
	@echo "Building the client…"
	@$(NPM)
