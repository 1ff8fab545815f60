"""How long a graph of many elements of one kind takes: elements.py BINARY [KIND...] prints a row for each kind.

Each graph has as many elements of the kind as its lists may have, 1,000 at most, and a tenth of that before; work that is
linear takes about ten times as long, and never more than the contract's 2 seconds and 512 MiB.
"""
import json
import os
import resource
import subprocess
import sys
import tempfile

from resources import kilobytes

LIMITS = (2.0, 512)
CAMERA = {"deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": {"width": 1280, "height": 720, "maxFrameRate": 60, "binned": True}}
OUTPUT_TYPES = ("videoData", "audioData", "depthData", "metadata", "photo", "movieFile", "previewLayer", "stillImage")
STEPS = ("beginConfiguration", "commitConfiguration", "addInput", "addOutput", "addConnection", "lockForConfiguration",
         "unlockForConfiguration", "setActiveFormat", "setActiveFrameRate", "setMaxFrameRateOverride",
         "setFaceDrivenAutomatic", "setFaceDriven", "enablePhotoFeature", "prepareSettings", "requestAuthorization",
         "setVideoSettings", "startRunning", "stopRunning")
LEVELS = ("nominal", "fair", "serious", "critical", "shutdown")


def graph(**members):
    """A session of one camera, with some members in place of its own."""
    whole = {"capplan": 1, "profiles": ["iphone-xs"], "session": {"type": "multiCam"},
             "app": {"usageDescriptions": {"NSCameraUsageDescription": "Films."}, "observesSystemPressure": True},
             "inputs": [{"id": "i0", **CAMERA}], "outputs": [{"id": "o0", "type": "videoData"}],
             "connections": [{"input": "i0", "port": "video", "output": "o0"}]}
    return whole | members


def inputs(count, **members):
    return [{"id": f"i{number}", **(CAMERA | members)} for number in range(count)]


def outputs(count, kind="videoData", **members):
    return [{"id": f"o{number}", "type": kind, **members} for number in range(count)]


def connections(count, input=lambda n: f"i{n}", output=lambda n: f"o{n}", **members):
    return [{"input": input(n), "port": "video", "output": output(n)} | members for n in range(count)]


def names(count, kind):
    return [f"{kind}{number}" for number in range(count)]


def long_names(count, end):
    """Names of 64 letters that differ in their middle, so that every one of them may have been meant."""
    return [("x" * 28 + f"{number:08d}" + "y" * 28)[:63] + end for number in range(count)]


def steps(op, count):
    target = {"addConnection": lambda n: f"/connections/{n}", "addOutput": lambda n: f"o{n}",
              "enablePhotoFeature": lambda n: f"o{n}", "prepareSettings": lambda n: f"o{n}",
              "setVideoSettings": lambda n: f"o{n}"}.get(op, lambda n: f"i{n}")
    bare = {"beginConfiguration", "commitConfiguration", "requestAuthorization", "startRunning", "stopRunning"}
    return [{"op": op} if op in bare else {"op": op, "target": target(n)} for n in range(count)]


def misspelt(count):
    return graph(outputs=[{"id": name, "type": "videoData"} for name in long_names(count, "a")],
                 connections=[{"input": "i0", "port": "video", "output": name} for name in long_names(count, "b")])


def synchronizers(count, outputs_of_each):
    return graph(inputs=inputs(1), outputs=outputs(max(count, outputs_of_each)),
                 connections=connections(max(count, outputs_of_each), input=lambda n: "i0"),
                 synchronizers=[{"id": f"s{n}", "outputs": names(outputs_of_each, "o")} for n in range(count)])


def ignores(count):
    return graph(ignore=[{"rule": f"no-such-rule-{n}", "reason": "kept"} for n in range(count)])


KINDS = {
    "profiles": lambda n: graph(profiles=names(n, "iphone-")),
    "inputs": lambda n: graph(inputs=inputs(n)),
    "inputs, connected": lambda n: graph(inputs=inputs(n), outputs=outputs(n), connections=connections(n)),
    "inputs of two kinds": lambda n: graph(
        inputs=[{"id": f"i{k}", **CAMERA, "deviceType": ("builtInDualCamera", "builtInTelephotoCamera")[k % 2]}
                for k in range(n)], outputs=outputs(n), connections=connections(n)),
    "microphones": lambda n: graph(inputs=[{"id": f"i{k}", "deviceType": "microphone"} for k in range(n)],
                                   outputs=outputs(n, "audioData"), connections=connections(n, port="audio")),
    "settings of inputs": lambda n: graph(inputs=inputs(
        n, maxFrameRateOverride=30, activeFrameRate={"min": 15, "max": 30}, disabledPorts=["depthData"],
        videoZoomFactor=2, videoHDREnabled=True, torchMode="on", focusMode="locked", lensPosition=0.5,
        activeColorSpace="P3_D65", geometricDistortionCorrectionEnabled=True, faceDrivenAutoFocusEnabled=True,
        depthFrameRateLimit=15), outputs=outputs(n), connections=connections(n)),
    "disabled ports": lambda n: graph(inputs=inputs(1, disabledPorts=["video"] * n)),
    **{f"outputs: {kind}": (lambda n, kind=kind: graph(
        outputs=outputs(n, kind), connections=[
            {"input": "i0", "port": {"depthData": "depthData", "metadata": "metadata"}.get(kind, "video"),
             "output": f"o{k}"} for k in range(n)])) for kind in OUTPUT_TYPES},
    "outputs, implicit": lambda n: graph(
        session={"type": "single", "formsConnections": "implicit"}, outputs=outputs(n), connections=[]),
    "inputs and outputs, implicit": lambda n: graph(
        session={"type": "single", "formsConnections": "implicit"}, inputs=inputs(n), outputs=outputs(n),
        connections=[]),
    "settings of photo outputs": lambda n: graph(
        outputs=outputs(n, "photo", depthDataDeliveryEnabled=True, livePhotoCaptureEnabled=True,
                        maxPhotoDimensions={"width": 4032, "height": 3024}),
        connections=connections(n, input=lambda k: "i0")),
    "metadata object types": lambda n: graph(outputs=[
        {"id": "o0", "type": "metadata", "metadataObjectTypes": names(n, "type")}]),
    "known metadata object types": lambda n: graph(outputs=[
        {"id": "o0", "type": "metadata", "metadataObjectTypes": ["qr", "face"] * (n // 2)}]),
    "prepared photo settings": lambda n: graph(outputs=[
        {"id": "o0", "type": "photo", "preparedPhotoSettings": [{"codec": "hevc"}] * n}]),
    "connections to one output": lambda n: graph(
        inputs=inputs(n), connections=connections(n, output=lambda k: "o0")),
    "connections, equal": lambda n: graph(connections=connections(n, lambda k: "i0", lambda k: "o0")),
    "connections of one input": lambda n: graph(
        outputs=outputs(n), connections=connections(n, input=lambda k: "i0")),
    "settings of connections": lambda n: graph(outputs=outputs(n), connections=connections(
        n, input=lambda k: "i0", preferredVideoStabilizationMode="cinematic", videoRotationAngle=90,
        videoMirrored=True, automaticallyAdjustsVideoMirroring=True, cameraIntrinsicMatrixDeliveryEnabled=True)),
    "ports of a connection": lambda n: graph(connections=[
        {"input": "i0", "output": "o0", "ports": [{"mediaType": "video"}] * n}]),
    "synchronizers": lambda n: synchronizers(n, 2),
    "synchronizers of 9 outputs": lambda n: synchronizers(n, 9),
    "outputs of 9 synchronizers": lambda n: synchronizers(9, n),
    "photo requests": lambda n: graph(
        outputs=outputs(1, "photo"), photoSettings=[{"id": f"p{k}", "output": "o0"} for k in range(n)]),
    "photo requests without an output": lambda n: graph(
        outputs=outputs(n, "photo"), photoSettings=[{"id": f"p{k}"} for k in range(n)]),
    "photo requests of as many outputs": lambda n: graph(
        outputs=outputs(n, "photo", depthDataDeliveryEnabled=True), connections=connections(n, lambda k: "i0"),
        photoSettings=[{"id": f"p{k}", "output": f"o{k}", "depthDataDeliveryEnabled": True, "flashMode": "on",
                        "livePhotoMovieFileURL": "a.mov"} for k in range(n)]),
    "bracketed settings": lambda n: graph(outputs=outputs(1, "photo"), photoSettings=[
        {"id": "p", "output": "o0", "bracketedSettings": [{"exposureTargetBias": 1}] * n}]),
    "delegate methods": lambda n: graph(outputs=outputs(1, "photo"), photoSettings=[
        {"id": "p", "output": "o0", "delegateMethods": names(n, "did")}]),
    **{f"operations: {op}": (lambda n, op=op: graph(
        inputs=inputs(n), outputs=outputs(n, "photo" if op in ("enablePhotoFeature", "prepareSettings") else "videoData"),
        connections=connections(n), operations=steps(op, n))) for op in STEPS},
    "operations, in turn": lambda n: graph(
        inputs=inputs(n // 4), outputs=outputs(n // 4), connections=connections(n // 4),
        operations=[step for k in range(n // 4) for step in (
            {"op": "lockForConfiguration", "target": f"i{k}"}, {"op": "setActiveFormat", "target": f"i{k}"},
            {"op": "unlockForConfiguration", "target": f"i{k}"}, {"op": "addInput", "target": f"i{k}"})]),
    "operations without a target": lambda n: graph(operations=[{"op": "addInput"}] * n),
    "operations on unknown things": lambda n: graph(
        inputs=[{"id": name, **CAMERA} for name in long_names(n, "a")], connections=[],
        operations=[{"op": "addInput", "target": name} for name in long_names(n, "b")]),
    "frame rates under pressure": lambda n: graph(inputs=inputs(n), outputs=outputs(n), connections=connections(n),
        pressureResponse={level: {"frameRates": {f"i{k}": 20 for k in range(n)}} for level in LEVELS}),
    "inputs switched off under pressure": lambda n: graph(
        inputs=inputs(n), pressureResponse={level: {"disabledInputs": names(n, "i")} for level in LEVELS}),
    "preferred inputs": lambda n: graph(inputs=inputs(n), plan={"prefer": names(n, "i")}),
    "kept inputs": lambda n: graph(inputs=inputs(n), outputs=outputs(n), connections=connections(n),
                                   plan={"keep": {f"i{k}": {"width": 640} for k in range(n)}}),
    "kept inputs that are not there": lambda n: graph(
        inputs=inputs(n), plan={"keep": {f"j{k}": {"width": 640} for k in range(n)}}),
    "usage descriptions": lambda n: graph(app={"usageDescriptions": {f"k{k}": "why" for k in range(n)}}),
    "background modes": lambda n: graph(app={"backgroundModes": names(n, "mode")}),
    "entitlements": lambda n: graph(app={"entitlements": names(n, "key")}),
    "extrinsics": lambda n: graph(inputs=inputs(n), app={"extrinsics": [
        {"from": f"i{k}", "to": f"i{n - 1 - k}"} for k in range(n)]}),
    "concurrent sessions": lambda n: graph(app={"concurrentSessions": [{"type": "multiCam", "cameras": 1}] * n}),
    "ignores of unknown rules": ignores,
    "ignores that match nothing": lambda n: graph(ignore=[
        {"rule": "one-input-per-camera", "at": f"/inputs/{k}", "reason": "kept"} for k in range(n)]),
    "ignores that match": lambda n: graph(inputs=inputs(n), ignore=[
        {"rule": "one-input-per-camera", "at": f"/inputs/{k}", "reason": "kept"} for k in range(n)]),
    "unknown references": misspelt,
    "ids used twice": lambda n: graph(outputs=[{"id": "o0", "type": "videoData"}] * n),
    "unknown keys": lambda n: graph(**{f"unknown{k}": 1 for k in range(n)}),
    "elements of a wrong type": lambda n: graph(inputs=[1] * n),
    "unknown names": lambda n: graph(outputs=[{"id": f"o{k}", "type": f"videoDatum{k}"} for k in range(n)]),
    "own keys": lambda n: graph(**{f"x-{k}": [k] for k in range(n)}),
    "ten lists of as many": lambda n: graph(
        inputs=inputs(n), outputs=outputs(n), connections=connections(n), operations=steps("addInput", n),
        photoSettings=[{"id": f"p{k}", "output": f"o{k}"} for k in range(n)],
        synchronizers=[{"id": f"s{k}", "outputs": ["o0", f"o{k}"]} for k in range(n)][: n // 2],
        plan={"prefer": names(n, "i")}, ignore=[{"rule": f"rule-{k}", "reason": "kept"} for k in range(n)],
        app={"entitlements": names(n, "key")}),
}

# What a comparison does where nothing is as before, or has another name.
COMPARISONS = {
    "diff with other outputs": lambda n: (
        graph(outputs=outputs(n, "photo"), connections=connections(n, lambda k: "i0")),
        graph(outputs=[{"id": f"p{k}", "type": "photo"} for k in range(n)],
              connections=connections(n, lambda k: "i0", lambda k: f"p{k}"))),
    "diff with ids that are renamed": lambda n: (
        graph(inputs=inputs(n), outputs=outputs(n), connections=connections(n)),
        graph(inputs=[{"id": f"n{k}", **CAMERA} for k in range(n)], outputs=outputs(n),
              connections=connections(n, lambda k: f"n{k}"))),
    "diff of ten findings for each": lambda n: tuple(
        graph(**{f"{name}{k}": 1 for k in range(10 * n)}) for name in ("old", "new")),
    "diff with everything new": lambda n: (
        graph(), graph(inputs=inputs(n), outputs=outputs(n), connections=connections(n))),
}


def timed(command):
    """Seconds of the processor, MiB and exit status of a command; others may use the machine meanwhile."""
    with open(os.devnull, "w") as nowhere:
        process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, kilobytes(usage) / 1024, process.returncode


def lengths(binary):
    """The most elements of each list at the top of a graph, by the schema."""
    schema = json.loads(subprocess.run([binary, "schema", "graph"], capture_output=True, check=True).stdout)
    return {name: each["maxItems"] for name, each in schema["properties"].items() if "maxItems" in each}


def most(kind, limits):
    """The most elements of a kind with which every list is short enough."""
    def holds(count):
        graphs = COMPARISONS[kind](count) if kind in COMPARISONS else (KINDS[kind](count),)
        return all(len(each.get(name, [])) <= limit for each in graphs for name, limit in limits.items())
    return next(count for count in (1000, 250, 100, 50) if holds(count))


def measure(binary, folder, kind, count):
    def path(name, whole):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            json.dump(whole, file, indent=1)
        return file.name

    if kind in COMPARISONS:
        old, new = COMPARISONS[kind](count)
        command = [binary, "diff", path("old.json", old), path("new.json", new)]
    else:
        command = [binary, "check", path("graph.json", KINDS[kind](count))]
    return min(timed(command) for _ in range(3))


def main():
    resource.setrlimit(resource.RLIMIT_CPU, (600, 600))
    binary, kinds = sys.argv[1], sys.argv[2:] or [*KINDS, *COMPARISONS]
    print("| `capplan check` of a graph with many | as many as may be | a tenth | all | ratio | memory |")
    print("| --- | --- | --- | --- | --- | --- |")
    slow, limits = [], lengths(binary)
    with tempfile.TemporaryDirectory() as folder:
        for kind in kinds:
            count = most(kind, limits)
            few, many = (measure(binary, folder, kind, each) for each in (count // 10, count))
            seconds, memory, status = many
            print(f"| {kind} | {count} | {few[0] * 1000:.1f} ms | {seconds * 1000:.1f} ms | {seconds / few[0]:.1f} "
                  f"| {memory:.0f} MiB |", flush=True)
            if seconds > LIMITS[0] or memory > LIMITS[1] or status not in (0, 1):
                slow.append(f"{kind}: {seconds:.1f} s, {memory:.0f} MiB, exit status {status}")
    for each in slow:
        print(f"past the limits: {each}")
    return 1 if slow else 0


sys.exit(main())
