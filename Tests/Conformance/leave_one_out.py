"""How the cost model does on public readings: leave_one_out.py BINARY PROFILES.

Each reading is predicted twice. Without it: with a budget that does not know it, A12's, borrowed as a chip without readings
borrows it; for the A12 reading itself, only the inequality that Apple's table gives. And with the model of the device's own
profile, if it has a budget, whose interval has to hold it. The reading itself is taken out of the profile first, or it would speak. What was
not recorded of a session stays out of the graph, and its cost is bounded. A session that is known only by how it ended ran
at a hardwareCost of at most 1.0, or stopped above it; if both happened, the interval has to hold 1.0.

The check fails where a prediction has no interval, or where one misses a reading and the profile's own note does not say
so with the reading's first three decimals.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

binary, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
LOW = (731_566_080, 165_888_000)
A12 = (742_495_952, 186_530_735)
BORROWED = {
    "atZeroWeight": {"low": LOW[0], "value": A12[0], "high": 1_805_617_511},
    "perUnitWeight": {"low": LOW[1], "value": A12[1], "high": 373_061_469}}
TABLE_ONLY = {
    "atZeroWeight": {"low": LOW[0], "value": LOW[0], "high": 2 * LOW[0]},
    "perUnitWeight": {"low": LOW[1], "value": LOW[1], "high": 2 * LOW[1]}}
# Public readings of costs.json that are in no profile, and why.
ELSEWHERE = {"17-uw-wide": "is 17-uw-wide-addr", "14pro-single-triple": "is 18promax-single-triple"}


def graph_of(reading, profile):
    """The recorded session as a graph; a camera that was not named is the first with formats on its side, else the wide one."""
    made = json.loads(json.dumps(reading["graph"]))
    made.update({"capplan": 1, "deployment": {"linkedSDK": "17.0"}})
    taken = set()
    for number, source in enumerate(made["inputs"]):
        if source.get("deviceType") == "microphone":
            continue
        position = source.setdefault("position", "back" if number == 0 else "front")
        if "deviceType" not in source:
            named = [camera["deviceType"] for camera in profile["cameras"]
                     if camera["position"] == position and camera.get("formats") and not camera.get("constituents")]
            deep = [camera["deviceType"] for camera in profile["cameras"]
                    if camera["position"] == position and camera.get("formats")
                    and camera["deviceType"] == "builtInTrueDepthCamera"]
            source["deviceType"] = (named + deep + ["builtInWideAngleCamera"])[0]
        taken.add((source["deviceType"], position))
    assert len(taken) == sum(source.get("deviceType") != "microphone" for source in made["inputs"])
    return made


def predict(profile, reading, budget=None):
    changed = json.loads(json.dumps(profile))
    changed["id"] = "left-out"
    changed["costModel"]["readings"] = []
    changed.pop("readingsOf", None)
    if budget:
        changed["costModel"].setdefault("hardware", {})["pixelBudget"] = budget
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, "left-out.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(changed, file)
        run = subprocess.run([binary, "cost", "--format", "json", "--profile-file", path, "-"],
                             input=json.dumps(graph_of(reading, profile)).encode(), stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE)
    result = json.loads(run.stdout)["results"][0]
    assert result["verdict"] != "invalid", run.stdout
    return result["hardwareCost"]


def wanted(reading):
    """What was read, as text, and the interval that a prediction has to overlap or, of several costs, to hold."""
    cost = reading.get("hardwareCost")
    if cost is not None:
        low, high = (min(cost), max(cost)) if isinstance(cost, list) else (cost, cost)
        return (f"{low:.3f}" if low == high else f"{low:.3f}–{high:.3f}"), low, high
    outcomes = reading.get("outcomes", [])
    if "ran" in outcomes and "hardwareCostOverage" in outcomes:
        return "ran, -11872", 1, 1
    if outcomes:
        return ("ran", 0, 1) if "ran" in outcomes else ("-11872", 1, float("inf"))
    return None


def holds(bill, reading, low, high):
    """Whether a prediction is in keeping with a reading: it holds what was read, to three decimals."""
    slack = 0.0005
    if reading.get("hardwareCost") is None and low != high:
        return bill["low"] <= high and bill["high"] >= low
    return bill["low"] - slack <= low and high <= bill["high"] + slack


def show(bill):
    value = "    ?" if bill["value"] is None else f"{bill['value']:.3f}"
    return f"{value} {bill['low']:.3f}–{bill['high']:.3f}"


faults, seen = [], set()
print(f"{'profile':<18} {'reading':<28} {'read':>11}  {'without it':<25} {'with its own model':<25}")
for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
    with open(path, encoding="utf-8") as file:
        profile = json.load(file)
    model = profile.get("costModel") or {}
    for reading in model.get("readings", []):
        seen.add(reading["id"])
        want = wanted(reading)
        head = f"{profile['id']:<18} {reading['id']:<28} "
        if want is None:
            print(f"{head}{'–':>11}  tells of no cost")
            continue
        text, low, high = want
        line = f"{head}{text:>11}  "
        budget = TABLE_ONLY if profile.get("chip") == "A12 Bionic" else BORROWED
        bills = [("without it", predict(profile, reading, budget))]
        if "pixelBudget" in model.get("hardware", {}):
            bills.append(("its own model", predict(profile, reading)))
        for kind, bill in bills:
            if bill["high"] is None or bill["high"] < bill["low"]:
                faults.append(f"{reading['id']}: {kind} gives no interval")
                continue
            isHeld = holds(bill, reading, low, high)
            line += f"{show(bill)} {'held' if isHeld else 'MISSED':<7}  "
            if not isHeld and f"{low:.3f}" not in model["note"]:
                faults.append(f"{reading['id']}: {kind} misses it, and the note of {profile['id']} does not say so")
        print(line.rstrip())
suites = os.environ.get("SUITES", "")
public = os.path.join(suites, "devices", "costs.json")
if suites and os.path.exists(public):
    with open(public, encoding="utf-8") as file:
        names = [reading["id"] for reading in json.load(file)["readings"]]
    faults += [f"{name} is in no profile" for name in names if name not in seen and name not in ELSEWHERE]
print(*[f"{name}: not in the table, {why}" for name, why in ELSEWHERE.items()], sep="\n")
print(*faults, sep="\n", end="\n" if faults else "")
sys.exit(1 if faults or len(seen) < 14 else 0)
