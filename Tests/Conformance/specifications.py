"""What follows from specifications, on lists that devices printed: specifications.py BINARY DEVICES.

For each list of formats in DEVICES/formats.jsonl of a named model and a physical camera, each claim that `profiles` derives
from that model's specification is right where the list shows it, wrong where the list is whole and lacks it, else open: an
excerpt is no contradiction. What a model is said to lack is wrong where any list shows it, right where a whole one doesn't;
capabilities that lists don't print are passed over, but for the stabilization modes of formats: of a model that is said to
have those of their shapes, each row that prints any has to agree. The claims do not know the lists. And the highest rates, colors and photo sizes that are claimed
are compared with DEVICES/specs.tsv, from which they were typed. The check fails where any is wrong, or hardly any is right.
"""
import collections
import csv
import json
import os
import re
import subprocess
import sys

binary, devices = os.path.abspath(sys.argv[1]), sys.argv[2]
WIDE, FRONT = ("builtInWideAngleCamera", "back"), ("builtInWideAngleCamera", "front")
# The only list that is whole; the words of others that name a physical camera.
WHOLE = {"iPhone 13 mini"}
CAMERAS = {"back wide": WIDE, "front wide": FRONT, "front": FRONT, "back (slide does not separate wide/tele)": WIDE,
           "back wide (or a back device driven by the wide sensor that lists 120/240 fps)": WIDE,
           "front (Front Camera or TrueDepth)": FRONT, "a back device driven by the wide sensor": WIDE}


def claims(model):
    run = subprocess.run([binary, "profiles", model, "--format", "json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return json.loads(run.stdout).get("x-specification", {}).get("claims", []) if run.returncode == 0 else []


def fits(claim, row):
    """Whether a row of a list shows what is claimed of some format."""
    spaces = row.get("colorSpaces")
    # A list that prints no color spaces of a format shows the rest of it.
    if "colorSpace" in claim and claim["colorSpace"] not in (spaces or ([] if "width" not in claim else [claim["colorSpace"]])):
        return False
    pixels = claim.get("pixelFormats") or ([claim["pixelFormat"]] if "pixelFormat" in claim else None)
    if pixels and row.get("pixelFormat") not in pixels:
        return False
    if "photos" in claim:
        size = [claim["photos"]["width"], claim["photos"]["height"]]
        return size in ((row.get("photoDims") or []) + [[row.get("hiresW"), row.get("hiresH")]])
    if "width" not in claim:
        return True
    if (row.get("width"), row.get("height")) != (claim["width"], claim["height"]):
        return False
    if not pixels and row.get("pixelFormat", "420v") not in ("420v", "420f"):
        return False
    if "maxFrameRate" in claim and row.get("maxFps") != claim["maxFrameRate"]:
        return False
    if "binned" in claim and row.get("binned") != claim["binned"]:
        return False
    if "depth" in claim and [claim["depth"]["width"], claim["depth"]["height"]] not in (row.get("depthSizes") or []):
        return False
    if "leastMaxFrameRate" in claim and (row.get("maxFps") or 0) < claim["leastMaxFrameRate"]:
        return False
    return "videoHDR" not in claim or row.get("hdr") == claim["videoHDR"]


lists = collections.OrderedDict()
with open(os.path.join(devices, "formats.jsonl"), encoding="utf-8") as file:
    for line in file:
        row = json.loads(line)
        model = row.get("model") or ""
        camera = CAMERAS.get(row["camera"])
        if row.get("deviceType") == "builtInWideAngleCamera" and row["camera"].startswith("second"):
            camera = FRONT
        if camera and model and "(" not in model:
            lists.setdefault((model, camera), []).append(row)

total, wrong = collections.Counter(), []
# What shows a capability in a row of a list; of the others lists say nothing.
SHOWN = {"tenBit": lambda row: row.get("pixelFormat") in ("x420", "x422") or "HLG_BT2020" in (row.get("colorSpaces") or []),
         "proRes": lambda row: row.get("pixelFormat") == "x422",
         "appleLog": lambda row: "appleLog" in (row.get("colorSpaces") or []),
         "appleLog2": lambda row: "appleLog2" in (row.get("colorSpaces") or []),
         "photos24MP": lambda row: any(22 <= w * h / 1e6 < 28 for w, h in row.get("photoDims") or []),
         "photos48MP": lambda row: any(w * h > 40e6 for w, h in row.get("photoDims") or []),
         "autofocus": lambda row: row.get("afSystem") in (1, 2),
         "stabilizationOfFormats": None}


def stabilized(row):
    """Whether the modes of a row are those of its shape and rate; None where it prints none, or none follow."""
    modes, rate = row.get("stabilizationModes"), row.get("maxFps") or 1000
    if modes is None or not row.get("width"):
        return None
    modes = set(modes) - {"off", "auto"}
    if (row["width"], row["height"]) == (4032, 3024):
        return not modes
    if rate == 240:
        return modes == {"standard"}
    return {"standard", "cinematic"} <= modes if row["width"] * 9 == row["height"] * 16 and rate <= 60 else None


def judged(claim, rows, is_whole):
    """Right, wrong or open; None for a capability that no list prints."""
    if "capability" not in claim:
        if "width" not in claim and not {"colorSpace", "pixelFormat", "photos"} & claim.keys():
            return None
        return "right" if any(fits(claim, row) for row in rows) else "wrong" if is_whole else "open"
    (name, there), = claim["capability"].items()
    if name not in SHOWN:
        return None
    if name == "stabilizationOfFormats":
        answers = [stabilized(row) for row in rows]
        return "wrong" if False in answers else "right" if True in answers else "open"
    shown = any(SHOWN[name](row) for row in rows)
    if shown or is_whole:
        return "right" if shown == there else "wrong"
    return "open"


by_rule = collections.defaultdict(collections.Counter)
print(f"{'model':<18} {'camera':<16} {'rows':>4}   {'right':>5} {'wrong':>5} {'open':>5}  left open")
for (model, camera), rows in lists.items():
    counts, left = collections.Counter(), []
    for claim in claims(model):
        if (claim.get("deviceType"), claim.get("position")) != camera:
            continue
        answer = judged(claim, rows, model in WHOLE and len(rows) > 50)
        if answer is None:
            continue
        name = claim["source"].removeprefix("specified-").rstrip("+")
        if answer == "wrong":
            wrong.append(f"{model} {camera[1]}: {claim['reference']}")
        elif answer == "open":
            left.append(name)
        counts[answer] += 1
        by_rule[name][answer] += 1
    total += counts
    open_names = ", ".join(sorted(set(left)))
    print(f"{model:<18} {camera[1] + ' wide':<16} {len(rows):>4}   {counts['right']:>5} {counts['wrong']:>5} "
          f"{counts['open']:>5}  {open_names}")
print(f"\n{'rule':<18} {'right':>5} {'wrong':>5} {'open':>5}")
for name, counts in sorted(by_rule.items()):
    print(f"{name:<18} {counts['right']:>5} {counts['wrong']:>5} {counts['open']:>5}")

# Where the table was filled in from sibling models, and a report of the model itself says otherwise. Of the iPad Pro of 2018
# (30 October 2018) geektopia.es has 4K at 60 and slow motion of 720p at 240, where the models of 2020 have it in 1080p.
CORRECTED = {(model, 1920): {60, 120} for model in ("ipad-pro-11-inch", "ipad-pro-12-9-inch-3rd-generation")}

# What was typed, and the table.
rates = collections.defaultdict(set)
with open(os.path.join(devices, "specs.tsv"), encoding="utf-8") as file:
    for row in csv.reader((line for line in file if not line.startswith("#")), delimiter="\t", quoting=csv.QUOTE_NONE):
        models, camera, key, value = row[:4]
        if camera != "builtInWideAngleCamera back" or "none" in value:
            continue
        size = {"video.4k.maxRate": 3840, "video.4k.rates": 3840, "video.1080p.maxRate": 1920, "video.1080p.rates": 1920}
        for model in models.split(","):
            if key in size:
                rates[model, size[key]] |= {int(number) for number in re.findall(r"\d+", value)} & {30, 60, 120, 240}
            elif key == "video.slomo":
                for text, width in (("1080p", 1920), ("4K", 3840)):
                    for part in re.findall(text + r" ([\d, ]+)", value):
                        rates[model, width] |= {int(number) for number in re.findall(r"\d+", part)} & {120, 240}
for place, corrected in CORRECTED.items():
    if rates[place] == corrected:
        wrong.append(f"{place[0]}: the table has {sorted(corrected)} by itself")
    rates[place] = corrected
for model in sorted({model for model, _ in rates}):
    said = collections.defaultdict(set)
    for claim in claims(model):
        if claim.get("position") == "back" and "maxFrameRate" in claim and not {"videoHDR", "colorSpace"} & claim.keys():
            said[claim["width"]].add(int(claim["maxFrameRate"]))
    for width in (1920, 3840):
        if said[width] != rates[model, width]:
            wrong.append(f"{model}: claims {sorted(said[width])} at {width} columns, specs.tsv has {sorted(rates[model, width])}")
print(f"\n{total['right']} right, {total['wrong']} wrong, {total['open']} open; rates of {len({m for m, _ in rates})} models compared")
print(*wrong, sep="\n", end="\n" if wrong else "")
sys.exit(1 if wrong or total["right"] < 25 or len({model for model, _ in rates}) < 69 else 0)
