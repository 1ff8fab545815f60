"""How the cost model does on public readings that it was not fitted to: leave_one_out.py BINARY PROFILES.

Each reading is predicted with a budget that does not know it: A12's, borrowed as a chip without readings borrows it; for
the A12 reading itself, only the inequality that Apple's table gives. A reading whose formats are not known can't be
predicted. The check fails where a reading is left out of the table, where a prediction has no interval, or where the
interval misses a reading and the profile's own note does not say so.
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
WIDE, FRONT, TRUE_DEPTH, ULTRA = (("builtInWideAngleCamera", "back"), ("builtInWideAngleCamera", "front"),
                                  ("builtInTrueDepthCamera", "front"), ("builtInUltraWideCamera", "back"))
HD = {"width": 1920, "height": 1080, "maxFrameRate": 30}
# reading -> (session type, cameras with formats, output types of each camera, budget); None: the formats are not known.
CASES = {
    "xr-dualvideo": ("multiCam", [(WIDE, HD), (FRONT, HD)], ["videoData"], TABLE_ONLY),
    "14pro-front-plus-each-back": ("multiCam", [(WIDE, {"width": 1920, "height": 1080}),
                                                (TRUE_DEPTH, {"width": 1920, "height": 1080})], ["videoData"], BORROWED),
    "14pro-live": ("multiCam", [(WIDE, {"width": 1920, "height": 1080}),
                                (TRUE_DEPTH, {"width": 1920, "height": 1080})], ["videoData"], BORROWED),
    "14pro-probe": ("multiCam", [(WIDE, {"width": 1920, "height": 1080}),
                                 (TRUE_DEPTH, {"width": 1920, "height": 1080})], [], BORROWED),
    "14pro-zero": ("multiCam", [(WIDE, {"width": 1920, "height": 1080})], [], BORROWED),
    "17pro-single-4k-a": ("single", [(WIDE, {"width": 3840, "height": 2160, "maxFrameRate": 30, "pixelFormat": "x422"})],
                          ["videoData", "movieFile"], BORROWED),
    "17pro-single-4k-b": ("single", [(WIDE, {"width": 3840, "height": 2160, "maxFrameRate": 30, "pixelFormat": "x422"})],
                          ["videoData", "movieFile"], BORROWED),
    "16pro-lidar-uw": None, "17-uw-wide": None, "17promax-front-back": None,
}


def predict(profile, case):
    session, cameras, outputs, budget = case
    graph = {"capplan": 1, "session": {"type": session}, "deployment": {"linkedSDK": "17.0"}, "inputs": [], "outputs": [],
             "connections": []}
    for place, ((device, position), form) in enumerate(cameras):
        graph["inputs"].append({"id": f"c{place}", "deviceType": device, "position": position, "activeFormat": form})
        for number, kind in enumerate(outputs):
            graph["outputs"].append({"id": f"o{place}{number}", "type": kind})
            graph["connections"].append({"input": f"c{place}", "port": "video", "output": f"o{place}{number}"})
    changed = json.loads(json.dumps(profile))
    changed["id"] = "left-out"
    changed["costModel"]["hardware"]["pixelBudget"] = budget
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, "left-out.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(changed, file)
        run = subprocess.run([binary, "cost", "--format", "json", "--profile-file", path, "-"],
                             input=json.dumps(graph).encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    result = json.loads(run.stdout)["results"][0]
    assert result["verdict"] != "invalid", run.stdout
    return result["hardwareCost"]


def show(number):
    return "   ?" if number is None else f"{number:.3f}"


faults, seen = [], 0
print(f"{'profile':<18} {'reading':<28} {'read':>11}  {'predicted':>9}  interval         without it")
for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
    with open(path, encoding="utf-8") as file:
        profile = json.load(file)
    model = profile.get("costModel", {})
    for reading in model.get("readings", []):
        seen += 1
        cost = reading["hardwareCost"]
        low, high = (cost if isinstance(cost, list) else (cost, cost))
        read = f"{low:.3f}" if low == high else f"{low:.3f}–{high:.3f}"
        if reading["id"] not in CASES:
            faults.append(f"{reading['id']} is not in the table")
            continue
        case = CASES[reading["id"]]
        if case is None:
            print(f"{profile['id']:<18} {reading['id']:<28} {read:>11}  {'':>9}  formats not known")
            continue
        bill = predict(profile, case)
        if bill["high"] is None or bill["high"] < bill["low"]:
            faults.append(f"{reading['id']}: no interval")
            continue
        isHeld = bill["low"] - 0.0005 <= high and low <= bill["high"] + 0.0005
        verdict = "held" if isHeld else "MISSED"
        print(f"{profile['id']:<18} {reading['id']:<28} {read:>11}  {show(bill['value']):>9}  "
              f"{show(bill['low'])}–{show(bill['high'])}     {verdict}")
        if not isHeld and show(low).lstrip(" ") not in model["note"]:
            faults.append(f"{reading['id']} is missed, and the note of {profile['id']} does not say so")
print(*faults, sep="\n", end="\n" if faults else "")
sys.exit(1 if faults or seen < 8 else 0)
