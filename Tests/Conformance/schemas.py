#!/usr/bin/env python3
"""capplan's schemas, as jsonschema reads them: schemas.py BINARY [COUNT].

Each is valid by the metaschema and by its own examples; the bundled profiles, the templates, the expected reports and
what every command writes as JSON are valid by them, without a key that they don't name; and on COUNT mutated graphs (6,000, seeded) the graph's schema and the decoder agree about structure.
"""
import copy
import glob
import json
import os
import random
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator

# What a schema can't say, and the decoder does: each is the id of the decoder's finding.
BEYOND_A_SCHEMA = {
    "unknown-reference",  # names that refer to nothing in the document
    "duplicate-id",  # two things of one name
    "json-duplicate-key",  # a key twice: the last counts for other programs
    "unknown-profile",  # profiles are known to capplan only
    "unused-ignore",
    "expired-ignore",  # whether an ignore matches, and today's date
}
# Faults of structure, which both have to see.
STRUCTURE = {
    "unknown-key", "missing-key", "wrong-type", "unknown-value", "value-out-of-range", "unsupported-version",
    "list-too-long",
}

binary = os.path.abspath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 6000
here = os.path.dirname(os.path.abspath(__file__))
failures = []


def run(*arguments, text=None):
    return subprocess.run([binary, *arguments], input=text, capture_output=True, text=True, check=False).stdout


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def expect(condition, text):
    if not condition:
        failures.append(text)


schemas = {}
KINDS = ("graph", "profile", "report", "config", "readings", "diff", "trace", "profiles", "explain", "calibration",
         "baseline", "settings")
for kind in KINDS:
    schema = json.loads(run("schema", kind))
    Draft202012Validator.check_schema(schema)
    schemas[kind] = Draft202012Validator(schema)
    expect(schema["examples"], f"{kind}: no example")
    for example in schema["examples"]:
        for error in schemas[kind].iter_errors(example):
            expect(False, f"{kind}: its own example: {error.json_path}: {error.message}")


def closed(schema):
    """The same schema without keys that it does not name, where it names any."""
    if isinstance(schema, dict):
        closed_schema = {key: value if key == "if" else closed(value) for key, value in schema.items()}
        # Where the keys depend on one of them, each kind of object names all of its keys.
        if schema.get("properties") and "allOf" not in schema:
            closed_schema.setdefault("additionalProperties", False)
        return closed_schema
    return [closed(element) for element in schema] if isinstance(schema, list) else schema


def valid(validator, document, name):
    error = next(validator.iter_errors(document), None)
    expect(error is None, f"{name}: {error and error.json_path}: {error and error.message[:200]}")


profiles = glob.glob(f"{here}/../../DeviceProfiles/*.json")
for path in profiles:
    valid(schemas["profile"], load(path), path)
report = Draft202012Validator(closed(schemas["report"].schema))
reports = glob.glob(f"{here}/../CaptureReportsTests/Goldens/*/report.json")
for path in reports:
    valid(report, load(path), path)
templates = [line.split()[0] for line in run("init", "--list").splitlines()]
graphs = [json.loads(run("init", template)) for template in templates]
for template, graph in zip(templates, graphs):
    valid(schemas["graph"], graph, template)
    for command in (["check"], ["cost"], ["matrix"], ["matrix", "--one-for-all"], ["matrix", "--without"]):
        text = run(*command, "-f", "json", "--profile", "iphone-xs", "--profile", "iphone-17-pro", "-", text=json.dumps(graph))
        valid(report, json.loads(text), f"{' '.join(command)} {template}")

# What the other commands write, each valid by its own schema.
written = {kind: Draft202012Validator(closed(schemas[kind].schema)) for kind in KINDS}
counts = dict.fromkeys(KINDS, 0)


def writes(kind, document, name):
    counts[kind] += 1
    valid(written[kind], document, f"{kind} of {name}")


for path in glob.glob(f"{here}/../CaptureReportsTests/Comparisons/*/comparison.json"):
    writes("diff", load(path), path)
writes("profiles", json.loads(run("profiles", "-f", "json")), "all devices")
writes("explain", json.loads(run("explain", "--all", "-f", "json")), "all rules")
goldens = sorted(glob.glob(f"{here}/../CaptureReportsTests/Goldens/*/graph.json"))
with tempfile.TemporaryDirectory() as folder:
    for path in goldens + [f"{folder}/{template}.json" for template in templates]:
        name = os.path.basename(path)
        if path.startswith(folder):
            with open(path, "w", encoding="utf-8") as file:
                file.write(run("init", name.removesuffix(".json")))
        for limit in ([], ["--target", "0.5"], ["--target", "0.05"], ["--strategy", "ladder", "--target", "0.5"]):
            run("reduce", *limit, "--profile", "iphone-xs", "--trace", f"json={folder}/trace", path)
            if os.path.exists(f"{folder}/trace"):
                with open(f"{folder}/trace", encoding="utf-8") as file:
                    for line in file:
                        writes("trace", json.loads(line), name)
                os.remove(f"{folder}/trace")
        run("check", "--profile", "iphone-xs", "--write-baseline", f"{folder}/known", path)
        if os.path.exists(f"{folder}/known"):
            writes("baseline", load(f"{folder}/known"), name)
            os.remove(f"{folder}/known")
    for old, new in zip(goldens, goldens[1:]):
        text = run("diff", "-f", "json", old, new)
        if text:
            writes("diff", json.loads(text), old)
    for path in glob.glob(f"{here}/../Fuzz/Corpus/readings/*"):
        run("calibrate", "--profile", "iphone-xs", "--other-model", "--report", f"{folder}/report", path)
        if os.path.exists(f"{folder}/report"):
            writes("calibration", load(f"{folder}/report"), path)
            os.remove(f"{folder}/report")
    with open(f"{folder}/.capplan.json", "w", encoding="utf-8") as file:
        json.dump(schemas["config"].schema["examples"][0], file)
    for arguments in ([], ["--target", "0.9"], ["--fail-on", "warning"]):
        text = subprocess.run(
            [binary, "config", "-f", "json", *arguments], cwd=folder, capture_output=True, text=True, check=False).stdout
        if text:
            writes("settings", json.loads(text), " ".join(arguments))
for kind in KINDS[5:]:
    expect(counts[kind], f"{kind}: no document is checked")
# More findings than are shown.
crowd = json.dumps({"capplan": 1, "profiles": ["iphone-xs"], **{f"unknown{index}": 1 for index in range(1200)}})
crowded = json.loads(run("check", "-f", "json", "-", text=crowd))
valid(report, crowded, "a crowd")
expect("hiddenFindings" in crowded["results"][0], "nothing is hidden of 1,200 findings")
for path in sorted(glob.glob(f"{here}/../CaptureReportsTests/Goldens/*/graph.json")):
    try:
        graphs.append(load(path))
    except ValueError:
        pass
graphs.append(schemas["graph"].schema["examples"][0])
# Keys that ask something of each other.
STEPS = [{"op": "requestAuthorization"}, {"op": "beginConfiguration"}, {"op": "addInput", "target": "mic"},
         {"op": "addOutput", "target": "photo"}, {"op": "enablePhotoFeature", "target": "photo"},
         {"op": "commitConfiguration"}, {"op": "startRunning"}]
ASKING = {
    "capplan": 1, "profiles": ["iphone-xs"], "operations": STEPS,
    "inputs": [{"id": "mic", "deviceType": "microphone", "position": "unspecified"},
               {"id": "old", "deviceType": "builtInMicrophone"}],
    "outputs": [{"id": "photo", "type": "photo"}, {"id": "sound", "type": "audioData"}],
    "photoSettings": [{"id": "request", "output": "photo"}]}
graphs += [ASKING] * (len(graphs) // 8)
expect(len(profiles) > 10 and len(reports) > 5 and len(templates) > 4, "documents are missing")


# Mutations: a value by one of another kind or out of range, a key gone, a key new or of another object, an element twice.
random = random.Random(20260131)
VALUES = [
    None, True, False, 0, 1, -1, 2, 0.5, 60.5, 1e9, 1e16, "", "x", "off", "photo", "420f", "kCVPixelFormatType_32BGRA",
    875704422, "13.0", "13.0.0.0", "2026-02-30", "2026-04-31", "builtInDualCamera",
    "AVCaptureDeviceTypeBuiltInDualCamera", "video", "vide", "back", [], {}, [1], ["back"], [None], {"x-own": 1},
    {"width": 1}, {"op": "addInput"}, {"op": "startRunning", "target": "mic"}, {"id": "r"}, "microphone", "addOutput",
    {"mediaType": "video"}, {"mediaType": "video", "x-own": []}, "multiCam", "coordinator", "maxAvailable",
]


def places(value, found=None):
    """Every object and list of a document."""
    found = [] if found is None else found
    if isinstance(value, (dict, list)):
        found.append(value)
        for child in value.values() if isinstance(value, dict) else value:
            places(child, found)
    return found


def keys(schema, found=None):
    """Every key that a schema names, with the schema of its value."""
    found = [] if found is None else found
    if isinstance(schema, dict):
        for key, value in schema.get("properties", {}).items():
            found.append(key)
        for value in schema.values():
            keys(value, found)
    elif isinstance(schema, list):
        for value in schema:
            keys(value, found)
    return found


KEYS = sorted(set(keys(schemas["graph"].schema)))


def mutate(graph):
    place = random.choice(places(graph))
    choice = random.random()
    if isinstance(place, list):
        if place and choice < 0.4:
            place[random.randrange(len(place))] = copy.deepcopy(random.choice(VALUES))
        elif place and choice < 0.6:
            place.append(copy.deepcopy(random.choice(place)))
        elif place and choice < 0.62:
            place.extend(copy.deepcopy(place[0]) for _ in range(1001))
        else:
            place.append(copy.deepcopy(random.choice(VALUES)))
    elif place and choice < 0.45:
        place[random.choice(list(place))] = copy.deepcopy(random.choice(VALUES))
    elif place and choice < 0.55:
        del place[random.choice(list(place))]
    elif choice < 0.6:
        place[random.choice(["x-own", "nonsense", "x-", "X-own"])] = copy.deepcopy(random.choice(VALUES))
    else:
        place[random.choice(KEYS)] = copy.deepcopy(random.choice(VALUES))


verdicts = {True: 0, False: 0}
with tempfile.TemporaryDirectory() as folder:
    documents = []
    for index in range(count):
        document = copy.deepcopy(random.choice(graphs))
        for _ in range(random.choice((0, 1, 1, 1, 2, 3))):
            mutate(document)
        documents.append(document)
        with open(f"{folder}/{index:05}.graph.json", "w", encoding="utf-8") as file:
            json.dump(document, file)
    lines = subprocess.run(
        [binary, "check", "-f", "jsonl", "--profile", "iphone-xs", "."], cwd=folder, capture_output=True, text=True,
        check=False).stdout.splitlines()
    results = {}
    for line in lines:
        result = json.loads(line)
        if "path" in result:
            results[result["path"]] = result
    expect(len(results) == count, f"{len(results)} results of {count} graphs")
    for index, document in enumerate(documents):
        result = results.get(f"{index:05}.graph.json", {"findings": []})
        # The schema leaves it to the program which keys of inputs are those of cameras alone.
        faults = [finding for finding in result["findings"] if finding["rule"] in STRUCTURE
                  and not finding["message"].startswith("a microphone has no '")]
        error = next(schemas["graph"].iter_errors(document), None)
        verdicts[error is None] += 1
        if (error is None) != (not faults):
            said = f"schema: {error.json_path}: {error.message[:160]}" if error else "schema: valid"
            told = faults[0]["message"] + " at " + str(faults[0]["pointer"]) if faults else "decoder: valid"
            failures.append(f"graph {index}: {said}; {told}")
expect(min(verdicts.values()) > count // 20, f"too few of one kind: {verdicts}")

if failures:
    print("\n".join(failures[:20]))
    print(f"{len(failures)} in all")
    sys.exit(1)
print(
    f"{len(profiles)} profiles, {len(reports)} reports, {len(templates)} templates,"
    f" {', '.join(f'{counts[kind]} of {kind}' for kind in KINDS[5:])}; {count} mutated graphs:"
    f" {verdicts[True]} valid, {verdicts[False]} not; only the decoder knows {', '.join(sorted(BEYOND_A_SCHEMA))}")
