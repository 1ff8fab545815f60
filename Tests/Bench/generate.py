"""Graphs to measure with: generate.py COUNT FOLDER."""
import os
import sys

FORMAT = '"activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true }'
INPUTS = [f'{{ "id": "{name}", "deviceType": "builtInWideAngleCamera", "position": "{name}", {FORMAT} }}'
          for name in ("back", "front")] + ['{ "id": "mic", "deviceType": "microphone" }']
OUTPUTS = [("backVideo", "videoData"), ("frontVideo", "videoData"), ("backPreview", "previewLayer"),
           ("frontPreview", "previewLayer"), ("sound", "audioData")]


def graph(connections, separator=",\n"):
    outputs = ", ".join(f'{{ "id": "{name}", "type": "{kind}" }}' for name, kind in OUTPUTS)
    return ('{ "capplan": 1, "profiles": ["iphone-xs"],\n  "inputs": [ ' + ",\n    ".join(INPUTS) + ' ],\n  "outputs": [ '
            + outputs + ' ],\n  "connections": [\n' + separator.join(connections) + "\n  ] }\n")


folder = sys.argv[2]
os.makedirs(folder)
for number in range(int(sys.argv[1])):
    pairs = [("back", "backVideo"), ("front", "frontVideo"), ("back", "backPreview"), ("front", "frontPreview")]
    connections = [f'    {{ "input": "{a}", "port": "video", "output": "{b}" }}' for a, b in pairs]
    connections.append('    { "input": "mic", "port": "audio", "output": "sound" }')
    with open(os.path.join(folder, f"{number}.graph.json"), "w", encoding="utf-8") as file:
        file.write(graph(connections))
