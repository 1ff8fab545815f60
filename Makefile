# capplan: build, test and measure. `make` builds and shows the main job; `make test` runs the tests.
PREFIX ?= /usr/local
SUITES ?= ../shared/data
CONFIGURATION ?= debug
# Flags of the builds of capplan, for those who make packages: Homebrew needs --disable-sandbox.
BUILD_FLAGS ?=
# Flags of the builds for tests, the same for each of them: another flag builds everything anew.
TEST_FLAGS ?=
SHARE = $(DESTDIR)$(PREFIX)/share
SWIFT ?= swift
UNAME := $(shell uname -s)
# A flag such as --arch has a folder of its own.
ifeq ($(BUILD_FLAGS),)
BINARY = .build/release/capplan
else
BINARY := $(shell $(SWIFT) build -c release $(BUILD_FLAGS) --show-bin-path)/capplan
endif
# Warnings are errors here; see Package.swift. A build by hand without the variable builds everything anew.
export CAPPLAN_STRICT = 1

# Types are looked up by their accessors, not by their mangled names, which takes a third less time at the start.
# The engine of regular expressions, which a call of `replacing` would link, stays out: it is 1 MB.
FRONTEND_FLAGS = -disable-concrete-type-metadata-mangled-name-accessors
FRONTEND_FLAGS += -disable-implicit-string-processing-module-import
# On Linux the binary is static, so that it runs wherever it is copied. It has the Swift runtime that it was built with, so
# that generic types can be made when it is built, and not when it starts; and only the functions that are called, equal
# ones once, as no address of a function is compared; the toolchain's own linker folds the most.
ifeq ($(UNAME),Linux)
FRONTEND_FLAGS += -prespecialize-generic-metadata -function-sections
# What is public is linked only if it is used too: nothing outside a program can use it.
FRONTEND_FLAGS += -internalize-at-link
LINKER_FLAGS = --gc-sections --icf=all
LINKER_FLAGS += $(if $(LINKER_MAP),--dependency-file=$(LINKER_MAP))
RELEASE_FLAGS = --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld
endif
# Small functions are inlined across the walls between the modules too.
RELEASE_FLAGS += -Xswiftc -cross-module-optimization
RELEASE_FLAGS += $(foreach flag,$(FRONTEND_FLAGS),-Xswiftc -Xfrontend -Xswiftc $(flag))
RELEASE_FLAGS += $(foreach flag,$(LINKER_FLAGS),-Xlinker $(flag))
# On a Mac the notes for debuggers name the folder and the time of each object file.
STRIP_FLAGS = $(if $(filter Linux,$(UNAME)),-Xlinker -s,-Xlinker -S)

.PHONY: run build test lint format release install dist bundle bench conformance conformance-tools coverage goldens pages
.PHONY: docs fuzz profiles sources clean

run: build
	@echo "== a starter graph is checked, then brought under a lower cost"
	@$(SWIFT) run -q capplan init pip | $(SWIFT) run -q capplan check -
	@$(SWIFT) run -q capplan init pip | $(SWIFT) run -q capplan reduce --target 0.45 --diff -

build:
	$(SWIFT) build -c $(CONFIGURATION) $(BUILD_FLAGS)

test:
	$(SWIFT) test $(TEST_FLAGS)

lint:
	$(SWIFT) format lint --strict -r Package.swift Sources Tests DeviceProfiles

format:
	$(SWIFT) format -i -r Package.swift Sources Tests DeviceProfiles

release:
	$(SWIFT) build -c release --product capplan $(RELEASE_FLAGS) $(STRIP_FLAGS) $(BUILD_FLAGS)
	@ls -l "$(BINARY)"

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/capplan"
	install -d "$(SHARE)/man/man1" "$(SHARE)/man/man5" "$(SHARE)/bash-completion/completions" \
	  "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	"$(BINARY)" man -o "$(SHARE)/man/man1/capplan.1"
	for page in $$("$(BINARY)" completions --line -- man '' | sed 1d | cut -f 1); do \
		case $$page in graph | profile | settings) ;; \
		*) "$(BINARY)" man $$page -o "$(SHARE)/man/man1/capplan-$$page.1" || exit ;; esac; done
	for page in graph profile settings; do "$(BINARY)" man $$page -o "$(SHARE)/man/man5/capplan-$$page.5" || exit; done
	"$(BINARY)" completions bash -o "$(SHARE)/bash-completion/completions/capplan"
	"$(BINARY)" completions zsh -o "$(SHARE)/zsh/site-functions/_capplan"
	"$(BINARY)" completions fish -o "$(SHARE)/fish/vendor_completions.d/capplan.fish"

# A release for this system, of the last commit, in .build/dist: tarball, artifact bundle, bill of materials, checksums.
# On a Mac, BUILD_FLAGS="--arch arm64 --arch x86_64" makes one binary for both processors.
dist:
	.ci/dist .build/dist

# One artifact bundle of those of several systems: make bundle FROM="a.artifactbundle.zip b.artifactbundle.zip".
bundle:
	python3 .ci/release.py bundle .build/dist $(FROM)

# Rewrites the expected outputs of the tests, and what the code prints into the README and the pages; read the difference
# before you commit it.
goldens:
	CAPPLAN_REWRITE_GOLDENS=1 $(SWIFT) test --filter "Golden|Readme|PageTests|thePagesShow"

# Rewrites what the code prints into the README and the pages: transcripts, keys, rules, modules, examples.
pages:
	CAPPLAN_REWRITE_GOLDENS=1 $(SWIFT) test --filter "Readme|PageTests|thePagesShow"

# Builds the site of the pages; serve it with `python3 -m http.server -d .build/docs`.
docs:
	Tests/Conformance/docs.sh .build/docs

# Packs the JSON profiles into the Swift file that is built in; commit both.
profiles:
	$(SWIFT) run -q EmbedProfiles DeviceProfiles/Module/PackedProfiles.swift $(wildcard DeviceProfiles/*.json)

# Makes the regions of the recorder and the probe anew, and packs both into the Swift file that is built in; commit all.
sources:
	CAPPLAN_REWRITE_GOLDENS=1 $(SWIFT) test --filter PrintedFileTests

# Checks against outside programs and test suites, and the tests that `make test` runs in part; says what it had to skip.
# FULL=1 runs many more random cases.
conformance:
	$(SWIFT) build --build-tests $(TEST_FLAGS)
	MAKE="$(MAKE)" SWIFT="$(SWIFT)" SUITES="$(SUITES)" FULL="$(FULL)" Tests/Conformance/run.sh "$(BINARY)"

# Installs the programs of PyPI that the conformance checks start, in the versions that they are written for.
conformance-tools:
	python3 -m venv .build/conformance
	.build/conformance/bin/python3 -m pip install -q --disable-pip-version-check -r Tests/Conformance/requirements.txt

# Feeds bytes to all that reads what others wrote, with libFuzzer: ten million runs, or PERCENT of them; see the script.
fuzz: release
	SWIFT="$(SWIFT)" PERCENT="$(or $(PERCENT),100)" Tests/Fuzz/run.sh "$(BINARY)"

# Which regions of the rules no example runs; the exceptions stand in Tests/Conformance/rule_coverage_exceptions.txt.
coverage:
	SWIFT="$(SWIFT)" Tests/Conformance/rule_coverage.sh

# Ratios against peers in the same run (hyperfine).
bench: release
	$(SWIFT) build -c release --product PlannerTiming $(RELEASE_FLAGS)
	Tests/Bench/run.sh "$(BINARY)"

clean:
	$(SWIFT) package clean
