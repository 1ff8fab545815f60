"""Inputs as large as they may be take 512 MiB at most, and twice the input 2.5 times at most: limits.py BINARY [ROW].

Seconds of a clock depend on the machine, so they are printed; processor seconds of a whole and of its half are compared.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

binary = sys.argv[1]
PROFILES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../DeviceProfiles")
only = sys.argv[2] if len(sys.argv) > 2 else ""
MOST_MEMORY, MOST_GROWTH, TRIES = 512 << 20, 2.5, 6
# A fix makes a document longer.
LARGEST = (8 << 20) - 4_096
EVERYWHERE = ["--profile", "all"]
HEAD = '{ "capplan": 1, '
BODY = ('"inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ], '
        '"outputs": [ { "id": "o", "type": "videoData" } ], '
        '"connections": [ { "input": "back", "port": "video", "output": "o" } ] }')
MARK = "\u0301"


def filled(before, piece, after, size, separator=""):
    """A text of `size` bytes at most, in whose middle a piece stands as often as there is room."""
    room = size - len((before + after).encode())
    step = len((piece + separator).encode())
    return before + separator.join([piece] * ((room + len(separator)) // step)) + after


def marks_as_profile(size):
    return filled(HEAD + '"profiles": ["e', MARK, '"], ' + BODY, int(LARGEST * size))


def marks_as_id(size):
    before, after = BODY.split('"back"', 1)
    return filled(HEAD + before + '"e', MARK, '"' + after, int(LARGEST * size))


def marks_in_an_own_key(size):
    return filled(HEAD + '"x-e', MARK, '": 1, ' + BODY, int(LARGEST * size))


def marks_in_a_wrong_key(size):
    return filled(HEAD + '"e', MARK, '": 1, ' + BODY, int(LARGEST * size))


def unknown_profiles(size):
    names = ", ".join(f'"phone-{number}"' for number in range(int(100_000 * size)))
    return HEAD + f'"profiles": [{names}], ' + BODY


def unknown_models(size):
    names = ", ".join(f'"iPhone {number} Max"' for number in range(int(100_000 * size)))
    return HEAD + f'"profiles": [{names}], ' + BODY


def unknown_keys(size):
    return HEAD + "".join(f'"key{number}": 1, ' for number in range(int(100_000 * size))) + BODY


def empty_inputs(size):
    return filled(HEAD + '"inputs": [', "{}", '], "outputs": [], "connections": [] }', int(LARGEST * size), ",")


def long_inputs(size, connected):
    # As many as there may be, of 10,000 letters each, that differ in the last ones.
    names = [f"{number:x>10000}" for number in range(int(25 * size))]
    inputs = ", ".join('{ "id": "%s", "deviceType": "builtInWideAngleCamera", "position": "back" }' % name for name in names)
    connections = ", ".join('{ "input": "%s", "port": "video", "output": "o" }' % name for name in names if connected)
    return (HEAD + f'"inputs": [{inputs}], "outputs": [ {{ "id": "o", "type": "videoData" }} ], '
            f'"connections": [{connections}] }}')


def equal_connections(size):
    connections = ",\n".join(['{ "input": "back", "port": "video", "output": "o" }'] * int(125 * size))
    return HEAD + BODY[:BODY.index('"connections"')] + f'"connections": [\n{connections}\n] }}'


CAMERAS = ["builtInWideAngleCamera", "builtInUltraWideCamera", "builtInTelephotoCamera", "builtInDualCamera"]
ASKED = {"torchMode": "on", "videoHDREnabled": True, "activeColorSpace": "P3_D65", "exposureMode": "locked",
         "focusMode": "locked", "whiteBalanceMode": "locked", "lensPosition": 0.5, "videoZoomFactor": 2,
         "geometricDistortionCorrectionEnabled": True, "faceDrivenAutoFocusEnabled": True,
         "faceDrivenAutoExposureEnabled": True, "autoVideoFrameRateEnabled": True, "maxFrameRateOverride": 30,
         "activeDepthDataFormat": {"width": 320, "height": 240, "pixelFormat": "hdep"},
         "cinematicVideoCaptureEnabled": True, "globalToneMappingEnabled": True}


def largest_graph(size, guards):
    """A graph of as many inputs, outputs and connections as there may be, with so many guarded keys on each input."""
    keys = dict(list(ASKED.items())[:guards])
    inputs = [{"id": f"c{number}", "deviceType": CAMERAS[number % 4], "position": "back",
               "activeFormat": {"width": 1920, "height": 1080}, **keys, "whereSupported": list(keys)}
              for number in range(int(25 * size))]
    outputs = [{"id": f"o{number}", "type": ("videoData", "previewLayer")[number % 2]}
               for number in range(2 * len(inputs))]
    connections = [{"input": f"c{number % len(inputs)}", "port": "video", "output": f"o{number % len(outputs)}"}
                   for number in range(5 * len(inputs))]
    return json.dumps({"capplan": 1, "session": {"type": "multiCam"}, "inputs": inputs, "outputs": outputs,
                       "connections": connections}, indent=1)


def many_photos(size, prepared):
    """As many photo requests as there may be, each with a guard, to an output that is prepared for some of them."""
    sizes = [{"width": 8064, "height": 6048}, {"width": 5712, "height": 4284}, {"width": 4032, "height": 3024}]
    ready = [{"maxPhotoDimensions": sizes[number % 3], "flashMode": "on",
              "photoQualityPrioritization": ("speed", "balanced", "quality")[number // 3 % 3]}
             for number in range(int(prepared * size))]
    requests = [{"id": f"r{number}", "output": "o", "maxPhotoDimensions": sizes[0], "flashMode": "on",
                 "whereSupported": ["flashMode"]} for number in range(int(100 * size))]
    output = {"id": "o", "type": "photo", "maxPhotoDimensions": sizes[0], "preparedPhotoSettings": ready}
    return json.dumps({
        "capplan": 1, "session": {"type": "single", "preset": "photo"},
        "inputs": [{"id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"}], "outputs": [output],
        "connections": [{"input": "back", "port": "video", "output": "o"}], "photoSettings": requests}, indent=1)


def profile(cameras):
    return ('{ "capplanProfile": 1, "id": "team-phone", "name": "Team Phone", "multiCamSupported": true, '
            f'"cameras": [ {cameras} ] }}')


CAMERA = '{ "deviceType": "builtInWideAngleCamera", "position": "back", "formats": ['


def empty_formats(size):
    before, after = profile(CAMERA + "|] }").split("|")
    return filled(before, "{}", after, int(LARGEST * size), ",")


def a_format(width, height):
    pixels = width * height
    return {"width": width, "height": height, "maxFrameRate": 60, "multiCam": True, "binned": False,
            "readout": {"low": pixels, "value": pixels, "high": pixels}}


def many_formats(size):
    """An iPhone XS whose back camera has as many formats as its others leave room for, each of another size."""
    with open(os.path.join(PROFILES, "iphone-xs.json"), encoding="utf-8") as file:
        document = json.load(file)
    document["id"] = "team-phone"
    for camera in document["cameras"]:
        if (camera["deviceType"], camera["position"]) == ("builtInWideAngleCamera", "back"):
            camera.pop("formatTable")
            camera["formats"] = [a_format(640 + 2 * (number % 1_000), 480 + 2 * (number // 1_000))
                                 for number in range(int(9_500 * size))]
    return json.dumps(document)


def asked(size):
    """A graph on a format in the middle of many."""
    return HEAD + BODY.replace('"position": "back" }', '"position": "back", "activeFormat": { "width": 1200, "height": 482 } }')


# What is measured: a name, the files that it reads, and the command without `--profile all`.
ROWS = [
    ("marks as a profile", {"graph": marks_as_profile}, ["check", "graph"]),
    ("marks as an id", {"graph": marks_as_id}, ["check", "graph"]),
    ("marks in a key of one's own", {"graph": marks_in_an_own_key}, ["check", "graph"]),
    ("marks in a wrong key", {"graph": marks_in_a_wrong_key}, ["check", "graph"]),
    ("unknown profiles", {"graph": unknown_profiles}, ["check", "graph"]),
    ("unknown models", {"graph": unknown_models}, ["check", "graph"]),
    ("unknown keys", {"graph": unknown_keys}, ["check", "graph"]),
    ("what-if", {"graph": asked, "profile": many_formats}, ["cost", "--what-if", "--profile-file", "profile", "graph"]),
    ("equal connections, mended", {"graph": equal_connections}, ["check", "--fix", "graph"]),
    ("equal connections", {"graph": equal_connections}, ["check", "graph"]),
    ("inputs with long ids", {"graph": lambda size: long_inputs(size, False)}, ["check", "graph"]),
    ("connected inputs with long ids", {"graph": lambda size: long_inputs(size, True)}, ["check", "graph"]),
    ("empty formats", {"graph": asked, "profile": empty_formats}, ["check", "--profile-file", "profile", "graph"]),
    ("empty inputs", {"graph": empty_inputs}, ["check", "graph"]),
    ("the largest graph", {"graph": lambda size: largest_graph(size, 0)}, ["check", "graph"]),
    ("the largest graph, with guards", {"graph": lambda size: largest_graph(size, 10)}, ["check", "graph"]),
    ("the largest graph as JSON", {"graph": lambda size: largest_graph(size, 2)}, ["check", "-f", "json", "graph"]),
    ("many photo requests", {"graph": lambda size: many_photos(size, 50)}, ["check", "-f", "json", "graph"]),
]

# The rows whose lists are too long on purpose. Of any other row that is refused nothing would be measured.
TOO_LONG = {"unknown profiles", "unknown models", "empty formats", "empty inputs"}


def measured(files, command, size, is_too_long):
    """The seconds, processor seconds and most memory of a command, on files of a share of the largest size."""
    with tempfile.TemporaryDirectory() as folder:
        for name, make in files.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(make(size))
        with open(os.path.join(folder, "out"), "wb") as out:
            start = time.monotonic()
            process = subprocess.Popen([binary, *command], cwd=folder, stdout=out, stderr=out)
            _, status, usage = os.wait4(process.pid, 0)
            seconds = time.monotonic() - start
        assert os.WIFEXITED(status), f"{command} ended by a signal"
        with open(os.path.join(folder, "out"), "rb") as out:
            said = out.read()
        assert said, f"{command} says nothing"
        assert is_too_long or b"list-too-long" not in said, f"{command} is refused: nothing is measured"
    # A Mac says it in bytes.
    most = usage.ru_maxrss if sys.platform == "darwin" else usage.ru_maxrss << 10
    return seconds, usage.ru_utime + usage.ru_stime, most


faults = []
for name, files, command in ROWS:
    if only not in name:
        continue
    for arguments in [], EVERYWHERE:
        # A machine that is busy with something else makes any one run slower, and none faster.
        half, whole = float("inf"), float("inf")
        for _ in range(TRIES):
            half = min(half, measured(files, command + arguments, 0.5, name in TOO_LONG)[1])
            seconds, processors, memory = measured(files, command + arguments, 1, name in TOO_LONG)
            whole = min(whole, processors)
            if whole <= 1 or whole <= MOST_GROWTH * half:
                break
        line = (f"{' '.join([name, *arguments])}: {seconds:.1f} s, {whole:.2f} s of processors, "
                f"{whole / half:.1f} times its half, {memory >> 20} MiB")
        print(line)
        if memory > MOST_MEMORY or whole > 1 and whole > MOST_GROWTH * half:
            faults.append(line)
assert not faults, "\n".join(["past the limits:", *faults])
