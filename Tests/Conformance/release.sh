#!/usr/bin/env bash
# How a release is packed, with a binary that is there: the same bytes twice, a bill of materials that is valid by its
# schema, and one bundle out of three: release.sh BINARY. `make dist` itself compiles everything anew, and is not run here.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# pack TURN SYSTEM: a release of a system.
pack() {
  mkdir -p "$folder/$1/root/bin" "$folder/$1/root/share/man/man1" "$folder/source"
  cp "$2" "$folder/$1/root/bin/capplan"
  "$binary" man -o "$folder/$1/root/share/man/man1/capplan.1"
  touch -d "@$RANDOM" "$folder/$1/root/share/man/man1/capplan.1"
  printf 'capplan: /usr/lib/none.a \\\n %s\n\n' "$folder/some.o" >"$folder/$1/links"
  python3 "$root/.ci/release.py" release "$folder/$1" 1.2.3 "$3" 0123456789abcdef "$folder/source" "Swift version 6.2" >/dev/null
}
binary=$1
# A file of any size will do in place of the binary, and this one packs fast.
head -c 300000 "$binary" >"$folder/program"
pack one "$folder/program" linux-x86_64
pack two "$folder/program" linux-x86_64
rm "$folder"/{one,two}/links
diff -r "$folder/one" "$folder/two"
name=capplan-1.2.3-linux-x86_64
(cd "$folder/one" && sha256sum --quiet -c $name.sha256)
tar -tvzf "$folder/one/$name.tar.gz" | grep -E "^-rwxr-xr-x 0/0 .* $name/bin/capplan$" >/dev/null

# The README and the pages of the tarball link to nothing that the tarball lacks.
mkdir "$folder/tarball"
tar -xzf "$folder/one/$name.tar.gz" -C "$folder/tarball"
cd "$folder/tarball/$name/share/doc/capplan"
links=0
while IFS=: read -r page link; do
  links=$((links + 1))
  [ -f "$(dirname "$page")/$link" ] || { echo "$page of the tarball links to $link, which is not there"; exit 1; }
done < <(grep -oE '\]\([^)#]+' README.md pages/*.md | grep -v ':](http' | sed 's/\](//')
[ "$links" -gt 50 ] || { echo "only $links links are found in the pages of the tarball"; exit 1; }
cd "$root"

pack arm "$folder/program" linux-arm64
pack mac "$folder/program" macos-universal
python3 "$root/.ci/release.py" bundle "$folder/all" "$folder/one/$name.artifactbundle.zip" \
  "$folder"/{arm,mac}/*.artifactbundle.zip >/dev/null
mkdir "$folder/unpacked"
(cd "$folder/unpacked" && python3 -m zipfile -e "$folder/all/capplan-1.2.3.artifactbundle.zip" .)
jq -re '.artifacts.capplan.variants[].path' "$folder/unpacked/capplan.artifactbundle/info.json" | while read -r path; do
  cmp "$folder/program" "$folder/unpacked/capplan.artifactbundle/$path"
done
triples=$(jq -r '.artifacts.capplan.variants[].supportedTriples | join(" ")' "$folder/unpacked/capplan.artifactbundle/info.json")
diff - <(echo "$triples") <<'EOF'
aarch64-unknown-linux-gnu
x86_64-unknown-linux-gnu
arm64-apple-macosx x86_64-apple-macosx
EOF
if python3 "$root/.ci/release.py" bundle "$folder/all" "$folder"/one/*bundle.zip "$folder"/two/*bundle.zip >/dev/null 2>&1; then
  echo "two binaries of one system make a bundle"
  exit 1
fi
python3 - "$folder/one/$name.cdx.json" <<'EOF'
import json
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(open(sys.argv[1]).read())
if fault:
    sys.exit(str(fault))
bill = json.load(open(sys.argv[1]))
told = [part.get("licenses") for part in [bill["metadata"]["component"], *bill["components"]]]
sys.exit(0 if all(told) and "NOASSERTION" in str(told[0]) else f"a part of the bill says nothing of its licence: {told}")
EOF
