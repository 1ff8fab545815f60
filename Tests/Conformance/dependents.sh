#!/usr/bin/env bash
# A package that depends on this one by path builds with both engines of SwiftPM, the native one and Xcode's.
#
# A product of one module stands for all: all have the same settings. Both engines switch the warnings of a dependency off.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Other people's builds don't have it.
unset CAPPLAN_STRICT
mkdir -p "$folder/app/Sources/App"
# A package is known by the name of its folder.
ln -s "$root" "$folder/capplan"
cd "$folder/app"
cat >Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app",
  platforms: [.macOS(.v13), .iOS(.v15)],
  dependencies: [.package(path: "../capplan")],
  targets: [.executableTarget(name: "App", dependencies: [.product(name: "DeviceProfiles", package: "capplan")])]
)
END
cat >Sources/App/main.swift <<'END'
import DeviceProfiles

print(DeviceProfiles.ids.count)
END
for engine in native swiftbuild; do
  swift build --build-system $engine --disable-index-store --scratch-path "../$engine" >log 2>&1 || { cat log; exit 1; }
  program=$(swift build --build-system $engine --scratch-path "../$engine" --show-bin-path 2>/dev/null)/App
  [ "$("$program")" -gt 0 ] || { echo "$engine builds a program without profiles"; exit 1; }
done
