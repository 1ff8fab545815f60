"""A patch of `reduce --emit patch` makes the same document as `reduce` itself: json_patch.py BINARY."""
import json
import subprocess
import sys

import jsonpatch

binary = sys.argv[1]


def run(*arguments, text=""):
    done = subprocess.run([binary, *arguments], input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert done.returncode == 0, (arguments, done.returncode, done.stderr)
    return done.stdout.decode()


count = 0
for template in ["pip", "dual-camera", "audio"]:
    text = run("init", template)
    for target in ["0.12", "0.2", "0.5", "1"]:
        probe = subprocess.run([binary, "reduce", "--target", target, "-"], input=text.encode(), stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)
        if probe.returncode != 0:
            continue
        patch = jsonpatch.JsonPatch.from_string(run("reduce", "--target", target, "--emit", "patch", "-", text=text))
        assert patch.apply(json.loads(text)) == json.loads(probe.stdout), (template, target)
        count += 1
print(f"{count} patches")
sys.exit(0 if count >= 6 else 1)
