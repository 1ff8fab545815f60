#!/usr/bin/env python3
"""Schema and decoder agree about structure: mutated_documents.py BINARY [COUNT].

COUNT (6,000, seeded) mutated profiles, readings and settings each are read by capplan and by jsonschema; graphs are in
schemas.py.
"""
import copy
import glob
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from jsonschema import Draft202012Validator

# Faults of structure, which both have to see.
STRUCTURE = {
    "unknown-key", "missing-key", "wrong-type", "unknown-value", "value-out-of-range", "unsupported-version",
    "list-too-long",
}
# What a schema can't say, and the program does: a schema compares no two numbers, nor a version with those of SDKs.
BEYOND_A_SCHEMA = re.compile(
    r"(this interval|minFrameRate \S+|the last system \S+) is out of range|capplan writes no Swift for the SDK of .*")
VALUES = [
    None, True, False, 0, 1, -1, 2, 0.5, 60.5, 1e9, 1e16, "", "x", "off", "photo", "420f", "13.0", "13.0.0.0", "none",
    "Task", "UIView", "UIz", "Pair", "_1", "A b", "builtInDualCamera", "back", "iphone-xs", "iPhone11,2", "printed", "error", "warning", "likely", [], {}, [1],
    ["back"], [None], {"x-own": 1}, {"width": 1}, {"low": 1, "value": 2, "high": 3}, {"value": 1, "source": "a"},
    {"low": 3, "value": 2, "high": 1},
]
# A rule, another spelling of one, and what is none.
RULES = ["one-input-per-camera", "port-media-type", "all"]
GRAPH = {
    "capplan": 1,
    "inputs": [{"id": "c", "deviceType": "builtInWideAngleCamera", "position": "back", "maxFrameRateOverride": 30,
                "activeFormat": {"width": 1920, "height": 1080, "maxFrameRate": 60, "binned": False}}],
    "outputs": [{"id": "v", "type": "videoData"}],
    "connections": [{"input": "c", "port": "video", "output": "v"}]}

binary = os.path.abspath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 6000
here = os.path.dirname(os.path.abspath(__file__))
random = random.Random(20260207)


def run(*arguments):
    return subprocess.run([binary, *arguments], capture_output=True, text=True, check=False)


def places(value):
    """Every object and list of a document."""
    if not isinstance(value, (dict, list)):
        return []
    return [value] + [place for child in (value.values() if isinstance(value, dict) else value)
                      for place in places(child)]


def keys(schema):
    """Every key that a schema names."""
    if not isinstance(schema, (dict, list)):
        return []
    own = list(schema.get("properties", {})) if isinstance(schema, dict) else []
    return own + [key for child in (schema.values() if isinstance(schema, dict) else schema) for key in keys(child)]


def mutate(document, known):
    """Changes one thing: a value, an element, a key; `known` are keys that mean something somewhere."""
    place, choice, value = random.choice(places(document)), random.random(), copy.deepcopy(random.choice(VALUES))
    if isinstance(place, list):
        if place and choice < 0.5:
            place[random.randrange(len(place))] = value
        else:
            place.append(copy.deepcopy(random.choice(place)) if place and choice < 0.7 else value)
    elif place and choice < 0.5:
        place[random.choice(list(place))] = value
    elif place and choice < 0.6:
        del place[random.choice(list(place))]
    else:
        place[random.choice(["x-own", "nonsense", "x-"] if choice < 0.65 else known)] = value


def shortened(profile):
    """A profile with two formats in each list: what is in the others is no other structure."""
    for holder in profile.get("cameras", []):
        holder.update({key: value[:2] for key, value in holder.items() if key == "formats"})
    tables = profile.get("formatTables", {})
    tables.update({name: formats[:2] for name, formats in tables.items()})
    return profile


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


SEEDS = {
    "profile": [shortened(load(path)) for path in sorted(glob.glob(f"{here}/../../DeviceProfiles/*.json"))],
    "readings": [{"capplanReadings": 1, "modelIdentifier": "iPhone11,2", "operatingSystem": "13.0", "readings": [
        {"id": "a", "graph": GRAPH, "hardwareCost": 0.5, "systemPressureCost": 0.3, "readWhen": "running",
         "systemPressureLevel": "nominal"}]}],
    "config": [{"capplanSettings": 1, "profiles": ["iphone-xs"], "trust": "derived", "failOn": "likely",
                "select": ["all"], "ignore": ["depth-aspect"], "severity": {"depth-aspect": "off"}, "paths": ["a"],
                "targets": {"hardwareCost": 0.9, "systemPressureCost": 1}, "minimumFrameRate": 15,
                "baseline": "b.json", "reports": {"sarif": "a.sarif"}, "emit": {"typeName": "Pair"}}],
}


def faults(kind, path, graph):
    """What the decoder says of the structure of a document."""
    if kind == "profile":
        said = run("check", "-f", "concise", "--profile-file", path, graph).stdout
    elif kind == "config":
        said = run("check", "-f", "concise", "--settings", path, graph).stderr
    else:
        said = run("calibrate", "-q", path, "--profile", "iphone-xs").stderr
    found = [re.fullmatch(re.escape(path) + r":\d+:\d+: error: (.*) \[([a-z0-9-]+)\](?: \(.*\))?", line)
             for line in said.splitlines()]
    return [match[1] for match in found
            if match and match[2] in STRUCTURE and not BEYOND_A_SCHEMA.fullmatch(match[1])]


failures, told = [], []
for kind, seeds in SEEDS.items():
    schema = json.loads(run("schema", kind).stdout)
    validator, known = Draft202012Validator(schema), sorted({*keys(schema), *RULES})
    verdicts = {True: 0, False: 0}
    with tempfile.TemporaryDirectory() as folder:
        graph = f"{folder}/graph.json"
        with open(graph, "w", encoding="utf-8") as file:
            json.dump(GRAPH, file)
        # Whatever folder settings name is there: whether it is, no schema can say.
        for name in filter(None, (value for value in VALUES if isinstance(value, str))):
            os.makedirs(f"{folder}/{name}")
        documents = {}
        for index in range(count):
            document = copy.deepcopy(random.choice(seeds))
            for _ in range(random.choice((0, 1, 1, 1, 2, 3))):
                mutate(document, known)
            documents[f"{folder}/{index:05}.json"] = document
            with open(f"{folder}/{index:05}.json", "w", encoding="utf-8") as file:
                json.dump(document, file)
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            results = list(threads.map(lambda path, kind=kind, graph=graph: faults(kind, path, graph), documents))
    for document, result in zip(documents.values(), results):
        error = next(validator.iter_errors(document), None)
        verdicts[error is None] += 1
        if (error is None) != (not result):
            failures.append(f"{kind}: schema: {f'{error.json_path}: {error.message[-120:]}' if error else 'valid'};"
                            f" decoder: {result[0] if result else 'valid'}")
    if min(verdicts.values()) <= count // 20:
        failures.append(f"{kind}: too few of one kind: {verdicts}")
    told.append(f"{kind}: {verdicts[True]} valid, {verdicts[False]} not")

if failures:
    print("\n".join(failures[:20]))
    print(f"{len(failures)} in all")
    sys.exit(1)
print("; ".join(told))
