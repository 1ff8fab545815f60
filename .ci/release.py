"""Packs releases, so that the same files give the same bytes.

release.py release FOLDER VERSION SYSTEM COMMIT SOURCE COMPILER packs FOLDER/root, which `dist` has filled.
release.py bundle FOLDER BUNDLE... makes one artifact bundle of those of several systems.
"""

import gzip
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[1]

# The systems that a binary is for, as SwiftPM names them.
TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-arm64": ["aarch64-unknown-linux-gnu"],
    "macos-x86_64": ["x86_64-apple-macosx"],
    "macos-arm64": ["arm64-apple-macosx"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}

# Where no licence is stated, the bill says so, as SPDX spells it.
NO_ASSERTION = [{"license": {"name": "NOASSERTION"}}]


def files_in(folder):
    """The files of a folder with their paths in it, in the order of the paths' bytes."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(((path, path.relative_to(folder).as_posix()) for path in files), key=lambda file: file[1].encode())


def mode_of(name):
    return 0o755 if pathlib.PurePath(name).parent.name == "bin" else 0o644


def write_tarball(path, folder, top):
    with path.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for source, name in files_in(folder):
                entry = tarfile.TarInfo(f"{top}/{name}")
                entry.size, entry.mode = source.stat().st_size, mode_of(name)
                with source.open("rb") as content:
                    archive.addfile(entry, content)


def write_zip(path, folder, top):
    with zipfile.ZipFile(path, "w") as archive:
        for source, name in files_in(folder):
            entry = zipfile.ZipInfo(f"{top}/{name}", (1980, 1, 1, 0, 0, 0))
            entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
            entry.external_attr = (0o100000 | mode_of(name)) << 16
            archive.writestr(entry, source.read_bytes(), compresslevel=9)


def text_of(value):
    return json.dumps(value, indent=2) + "\n"


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def bundle_info(version, variants):
    return {
        "schemaVersion": "1.0",
        "artifacts": {"capplan": {"version": version, "type": "executable", "variants": variants}},
    }


def lay_out_bundle(folder, version, systems):
    """Fills the folder of an artifact bundle; `systems` has the binary of each system."""
    variants = []
    for system, binary in sorted(systems.items()):
        path = f"capplan-{version}-{system}/bin/capplan"
        (folder / path).parent.mkdir(parents=True)
        shutil.copyfile(binary, folder / path)
        variants.append({"path": path, "supportedTriples": TRIPLES[system]})
    (folder / "info.json").write_text(text_of(bundle_info(version, variants)))


def linked_archives(links):
    """The static libraries that the linker has taken parts of, as its dependency file names them."""
    if not links.exists():
        return []
    text = links.read_text().replace("\\\n", " ").split("\n\n")[0]
    return sorted({word for word in text.split(":", 1)[1].split() if word.endswith((".a", ".o"))})


def debian_package(path):
    """The source package that a file of Debian or Ubuntu was built from: name, version and purl; else None."""
    if not shutil.which("dpkg-query"):
        return None
    owner = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True)
    if owner.returncode:
        return None
    package = owner.stdout.split(": ")[0].split(",")[0]
    query = ["dpkg-query", "-W", "-f", "${source:Package} ${source:Version}", package]
    name, version = subprocess.run(query, capture_output=True, text=True, check=True).stdout.split()
    system = dict(re.findall(r'^(\w+)="?([^"\n]*)', pathlib.Path("/etc/os-release").read_text(), re.M))
    distribution = f"{system['ID']}-{system['VERSION_ID']}"
    return name, version, f"pkg:deb/{system['ID']}/{name}@{version.replace('+', '%2B')}?arch=source&distro={distribution}"


def components(links, compiler, source):
    """What the binary holds besides capplan's own code."""
    found = {}
    swift = re.search(r"Swift version (\S+)", compiler)
    for path in linked_archives(links):
        real = str(pathlib.Path(path).resolve())
        if real.startswith(str(source.resolve())) or real.startswith("/tmp/"):
            continue
        package = debian_package(real)
        if package:
            name, version, purl = package
            found[name] = {
                "type": "library",
                "bom-ref": name,
                "name": name,
                "version": version,
                "licenses": NO_ASSERTION,
                "purl": purl,
            }
        elif "/swift_static/" in real or "/lib/swift/" in real:
            found["swift"] = {
                "type": "library",
                "bom-ref": "swift",
                "name": "swift",
                "version": swift.group(1) if swift else "unknown",
                "description": "The Swift standard library and runtime",
                "licenses": [{"expression": "Apache-2.0 WITH Swift-exception"}],
            }
        else:
            name = pathlib.Path(real).name
            found[name] = {"type": "file", "bom-ref": name, "name": name, "licenses": NO_ASSERTION}
    return [found[name] for name in sorted(found)]


def bill(binary, version, system, commit, parts):
    """A bill of materials, CycloneDX 1.6, without date and serial number."""
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "capplan",
                "name": "capplan",
                "version": version,
                "hashes": [{"alg": "SHA-256", "content": digest(binary)}],
                "licenses": NO_ASSERTION,
                "pedigree": {"commits": [{"uid": commit}]},
                "properties": [{"name": "capplan:system", "value": system}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": "capplan", "dependsOn": [part["bom-ref"] for part in parts]}]
        + [{"ref": part["bom-ref"]} for part in parts],
    }


def lay_out_pages(folder):
    """The README and the pages that it links to, so that each link in them leads to a file of the release."""
    top, pages = REPOSITORY / "Sources" / "capplan" / "capplan.docc", folder / "pages"
    pages.mkdir(parents=True)
    for page in top.iterdir():
        # This one is the list of contents of the site, and links as only DocC does.
        if page.name != "capplan.md":
            shutil.copyfile(page, pages / page.name)
    readme = (REPOSITORY / "README.md").read_text()
    (folder / "README.md").write_text(readme.replace("](Sources/capplan/capplan.docc/", "](pages/"))


def release(folder, version, system, commit, source, compiler):
    folder, source = pathlib.Path(folder), pathlib.Path(source)
    root, name = folder / "root", f"capplan-{version}-{system}"
    binary = root / "bin" / "capplan"
    lay_out_pages(root / "share" / "doc" / "capplan")
    parts = components(folder / "links", compiler, source)
    (folder / f"{name}.cdx.json").write_text(text_of(bill(binary, version, system, commit, parts)))
    write_tarball(folder / f"{name}.tar.gz", root, name)
    with tempfile.TemporaryDirectory() as place:
        bundle = pathlib.Path(place) / "bundle"
        lay_out_bundle(bundle, version, {system: binary})
        write_zip(folder / f"{name}.artifactbundle.zip", bundle, "capplan.artifactbundle")
        plugins = pathlib.Path(place) / "plugins"
        shutil.copytree(REPOSITORY / "Sources" / "CapplanPlugins", plugins)
        lay_out_bundle(plugins / "capplan.artifactbundle", version, {system: binary})
        write_zip(folder / f"{name}.plugins.zip", plugins, "capplan-plugins")
    shutil.rmtree(root)
    write_sums(folder, f"{name}.sha256")


def write_sums(folder, name):
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name.startswith("capplan-") and path.name != name)
    (folder / name).write_text("".join(f"{digest(path)}  {path.name}\n" for path in files))
    for path in files + [folder / name]:
        print(f"{path.stat().st_size:>10}  {path.name}")


def bundle(folder, *bundles):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        place, systems, versions = pathlib.Path(place), {}, set()
        for number, path in enumerate(bundles):
            with zipfile.ZipFile(path) as archive:
                top = "capplan.artifactbundle/"
                artifact = json.loads(archive.read(top + "info.json"))["artifacts"]["capplan"]
                versions.add(artifact["version"])
                for variant in artifact["variants"]:
                    system = next(name for name, triples in TRIPLES.items() if triples == variant["supportedTriples"])
                    if system in systems:
                        raise SystemExit(f"two binaries for {system}")
                    systems[system] = place / f"{number}-{system}"
                    systems[system].write_bytes(archive.read(top + variant["path"]))
        if len(versions) != 1:
            raise SystemExit(f"one version is packed, not {', '.join(sorted(versions)) or 'none'}")
        version = versions.pop()
        lay_out_bundle(place / "bundle", version, systems)
        path = folder / f"capplan-{version}.artifactbundle.zip"
        write_zip(path, place / "bundle", "capplan.artifactbundle")
        print(f"{path.stat().st_size:>10}  {path.name}  {', '.join(sorted(systems))}  {digest(path)}")


{"release": release, "bundle": bundle}[sys.argv[1]](*sys.argv[2:])
