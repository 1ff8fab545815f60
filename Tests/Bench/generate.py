"""Graphs to measure with: generate.py connections BYTES, or generate.py graphs COUNT FOLDER."""
import os
import random
import sys

random.seed(1)
FORMAT = '"activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true }'
INPUTS = [f'{{ "id": "{name}", "deviceType": "builtInWideAngleCamera", "position": "{name}", {FORMAT} }}'
          for name in ("back", "front")] + ['{ "id": "mic", "deviceType": "microphone" }']
OUTPUTS = [("backVideo", "videoData"), ("frontVideo", "videoData"), ("backPreview", "previewLayer"),
           ("frontPreview", "previewLayer"), ("sound", "audioData")]


def graph(connections, separator=",\n"):
    outputs = ", ".join(f'{{ "id": "{name}", "type": "{kind}" }}' for name, kind in OUTPUTS)
    return ('{ "capplan": 1, "profiles": ["iphone-xs"],\n  "inputs": [ ' + ",\n    ".join(INPUTS) + ' ],\n  "outputs": [ '
            + outputs + ' ],\n  "connections": [\n' + separator.join(connections) + "\n  ] }\n")


def connection():
    source = random.choice(["back", "front", "mic"])
    output = random.choice(OUTPUTS)[0]
    port = "audio" if source == "mic" else "video"
    return (f'    {{ "input": "{source}", "port": "{port}", "output": "{output}", '
            f'"enabled": {random.choice(["true", "false"])} }}')


if sys.argv[1] == "connections":
    size, connections = 0, []
    while size < int(sys.argv[2]):
        connections.append(connection())
        size += len(connections[-1]) + 2
    sys.stdout.write(graph(connections))
else:
    folder = sys.argv[3]
    os.makedirs(folder)
    for number in range(int(sys.argv[2])):
        pairs = [("back", "backVideo"), ("front", "frontVideo"), ("back", "backPreview"), ("front", "frontPreview")]
        connections = [f'    {{ "input": "{a}", "port": "video", "output": "{b}" }}' for a, b in pairs]
        connections.append('    { "input": "mic", "port": "audio", "output": "sound" }')
        with open(os.path.join(folder, f"{number}.graph.json"), "w", encoding="utf-8") as file:
            file.write(graph(connections))
