"""Reduced output re-checks clean, keeps what it need not touch, and reduces to itself: reduce_roundtrip.py BINARY."""
import random
import subprocess
import sys

binary = sys.argv[1]
random.seed(249)
FORMATS = [(640, 480, 60, True), (1280, 720, 60, True), (1440, 1080, 60, True), (1920, 1080, 30, False),
           (1920, 1080, 60, True), (1920, 1440, 30, False), (1920, 1440, 60, True)]
SETS = [[("builtInDualCamera", "back")], [("builtInWideAngleCamera", "back"), ("builtInWideAngleCamera", "front")],
        [("builtInWideAngleCamera", "back"), ("builtInTelephotoCamera", "back")],
        [("builtInTelephotoCamera", "back"), ("builtInTrueDepthCamera", "front")]]


def run(*arguments, text):
    return subprocess.run([binary, *arguments], input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          timeout=60)


def graph():
    """A graph in an odd formatting of its own."""
    gap = random.choice([" ", "", "\n      ", "\t"])
    colon = random.choice([":", ": ", " : "])
    inputs, outputs, connections = [], [], []
    for place, (device, position) in enumerate(random.choice(SETS)):
        width, height, rate, binned = random.choice(FORMATS)
        keys = [f'"width"{colon}{width}', f'"height"{colon}{height}']
        if random.random() < 0.6:
            keys.append(f'"maxFrameRate"{colon}{rate}')
        if random.random() < 0.6:
            keys.append(f'"binned"{colon}{str(binned).lower()}')
        if random.random() < 0.3:
            keys.append(f'"x-note"{colon}"ours"')
        random.shuffle(keys)
        made = [f'"id"{colon}"c{place}"', f'"deviceType"{colon}"{device}"', f'"position"{colon}"{position}"']
        if random.random() < 0.9:
            made.append(f'"activeFormat"{colon}{{{gap}' + f",{gap}".join(keys) + f"{gap}}}")
        if random.random() < 0.4:
            made.append(f'"maxFrameRateOverride"{colon}{random.choice([24, 30])}')
        inputs.append("{" + gap + f",{gap}".join(made) + gap + "}")
        outputs.append(f'{{ "id": "o{place}", "type": "videoData" }}')
        connections.append(f'{{ "input": "c{place}", "port": "video", "output": "o{place}" }}')
    return ('{ "capplan": 1, "profiles": ["iphone-xs"],\n  "x-team": { "kept":   true },\n  "inputs": ['
            + f",{gap}".join(inputs) + '],\n  "outputs": [' + ", ".join(outputs) + '],\n  "connections": ['
            + ", ".join(connections) + "]\n}\n")


met = 0
for number in range(150):
    text = graph()
    target = f"{random.uniform(0.1, 1):.3f}"
    reduced = run("reduce", "--target", target, "-", text=text)
    if reduced.returncode == 1:
        assert reduced.stdout == b"" and reduced.stderr, f"a failure prints no configuration and says why: {text}"
        continue
    assert reduced.returncode == 0, (reduced.returncode, reduced.stderr, text)
    met += 1
    out = reduced.stdout.decode()
    checked = run("check", "--target", target, "-", text=out)
    assert checked.returncode == 0, (checked.stdout.decode(), out)
    again = run("reduce", "--target", target, "-", text=out)
    assert again.returncode == 0 and again.stdout.decode() == out, ("reduces to itself", out, again.stdout.decode())
    assert '"x-team": { "kept":   true }' in out and out.count('"x-note"') == text.count('"x-note"'), out
print(f"150 graphs, {met} within their targets")
sys.exit(0 if met > 50 else 1)
