# capplan: build, test and measure. `make` builds and shows the main job; `make test` runs the tests.
PREFIX ?= /usr/local
SUITES ?= ../shared/data
CONFIGURATION ?= debug
BINARY = .build/release/capplan
SWIFT ?= swift
UNAME := $(shell uname -s)

# Types are looked up by their accessors, not by their mangled names, which takes a third less time at the start.
RELEASE_FLAGS = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# On Linux the binary is static, so that it runs wherever it is copied.
ifeq ($(UNAME),Linux)
RELEASE_FLAGS += --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s -Xlinker --gc-sections -Xlinker --icf=safe
endif

.PHONY: run build test lint format release install bench conformance goldens docs clean

run: build
	@echo "== a starter graph is checked, then brought under a lower cost"
	@$(SWIFT) run -q capplan init pip | $(SWIFT) run -q capplan check -
	@$(SWIFT) run -q capplan init pip | $(SWIFT) run -q capplan reduce --target 0.45 --diff -

build:
	$(SWIFT) build -c $(CONFIGURATION)

test:
	$(SWIFT) test -Xswiftc -warnings-as-errors

lint:
	$(SWIFT) format lint --strict -r Package.swift Sources Tests DeviceProfiles

format:
	$(SWIFT) format -i -r Package.swift Sources Tests DeviceProfiles

release:
	$(SWIFT) build -c release --product capplan $(RELEASE_FLAGS)
	@ls -l $(BINARY)

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/capplan"

# Rewrites the expected outputs of the tests; read the difference before you commit it.
goldens:
	CAPPLAN_REWRITE_GOLDENS=1 $(SWIFT) test --filter "Golden|Readme"

# Writes the table of rules and the sessions of the README from the code.
docs:
	CAPPLAN_REWRITE_GOLDENS=1 $(SWIFT) test --filter Readme

# Checks against outside programs and test suites; says what it had to skip. FULL=1 runs many more random cases.
conformance: release
	SUITES="$(SUITES)" FULL="$(FULL)" Tests/Conformance/run.sh $(BINARY)

# Ratios against peers in the same run (hyperfine).
bench: release
	$(SWIFT) build -c release --product PlannerTiming $(RELEASE_FLAGS)
	Tests/Bench/run.sh $(BINARY)

clean:
	$(SWIFT) package clean
