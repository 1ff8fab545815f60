#!/usr/bin/env bash
# The plugins for SwiftPM in a scratch package, with the binary of a bundle: plugins.sh BINARY. AVFoundation is the fake one.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p root/bin source app/Sources/App
cp "$1" root/bin/capplan
case $(uname -s)-$(uname -m) in
  Linux-x86_64) system=linux-x86_64 ;;
  Linux-aarch64) system=linux-arm64 ;;
  *) system=macos-universal ;;
esac
python3 "$root/.ci/release.py" release "$folder" 1.2.3 $system 0123456789abcdef source "" >/dev/null
python3 -m zipfile -e ./*.plugins.zip .
chmod +x capplan-plugins/capplan.artifactbundle/*/bin/capplan
for module in AVFoundation CoreMedia CoreVideo QuartzCore; do cp -r "$root/Tests/FakeAVFoundation/$module" app/Sources/; done
cat >app/Package.swift <<'EOF'
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "app",
  dependencies: [.package(path: "../capplan-plugins")],
  targets: [
    .target(name: "CoreVideo"), .target(name: "CoreMedia", dependencies: ["CoreVideo"]),
    .target(name: "QuartzCore", dependencies: ["CoreMedia"]),
    .target(name: "AVFoundation", dependencies: ["CoreMedia", "CoreVideo", "QuartzCore"]),
    .executableTarget(
      name: "App", dependencies: ["AVFoundation"],
      plugins: [.plugin(name: "CapplanSession", package: "capplan-plugins")]),
  ])
EOF
echo 'print("app")' >app/Sources/App/main.swift
build() { swift build --disable-index-store --package-path app --scratch-path built >log 2>&1; }
told() { grep -q "$1" log || { cat log; exit 1; }; }

"$1" init pip >good.json
sed 's/"maxFrameRate": 60/"maxFrameRate": 240/' good.json >app/Sources/App/graph.json
# What capplan reads beside the graph.
mkdir app/profiles
echo '{ "profileFolders": ["profiles"] }' >app/.capplan.json
echo '{ "capplanProfile": 1, "id": "own", "name": "Own", "cameras": [] }' >app/profiles/own.json
echo '{ "NSCameraUsageDescription": "Records.", "NSMicrophoneUsageDescription": "Records." }' >Info.json
python3 -c 'import json, plistlib; plistlib.dump(json.load(open("Info.json")), open("app/Info.plist", "wb"))'
(cd app && find . -type f | sort) >before
if build; then echo "a graph with an error is built"; exit 1; fi
told 'Sources/App/graph.json:20:23: error: .*format-not-multicam'
# A graph with a warning is emitted, and the warning shows at its line.
sed 's|"observesSystemPressure": true,|"recordingMinutes": 60, "infoPlist": "../../Info.plist",|' good.json >app/Sources/App/graph.json
build || { cat log; exit 1; }
told 'emitting graph.json'
told 'Sources/App/graph.json:[0-9]*:[0-9]*: warning: .*pressure-observer-missing'
grep -rq 'AVCaptureMultiCamSession' built/plugins/outputs
build || { cat log; exit 1; }
if grep -q 'emitting graph.json\|pressure-observer-missing' log; then echo "an unchanged graph is emitted again"; exit 1; fi
for read in .capplan.json profiles/own.json Info.plist; do
  echo >>"app/$read"
  build || { cat log; exit 1; }
  told 'emitting graph.json'
done
cp good.json app/Sources/App/graph.json
(cd app && find . -type f | sort) | diff before - || { echo "a build writes beside the sources"; exit 1; }
# Graphs whose names differ by a dot, a slash, a dash or a number have files of their own.
mkdir app/Sources/App/a
count=0
for name in a.b a-b a/b a-b-2 --output=x; do
  sed "s/\"name\": \"[^\"]*\"/\"name\": \"graph $((count += 1))\"/" good.json >"app/Sources/App/$name.graph.json"
done
build || { cat log; exit 1; }
[ "$(find built/plugins/outputs -name '*.capplan.swift' | wc -l)" = 6 ] || { find built/plugins/outputs; exit 1; }
rm -r app/Sources/App/a app/Sources/App/*.graph.json
(cd app && swift package --scratch-path ../built --allow-writing-to-package-directory capplan check Sources/App/graph.json) >log 2>&1
told 'graph.json on iphone-xs: runs'
