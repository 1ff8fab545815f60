"""How long `capplan lsp` takes from a keystroke to its diagnostics: keystrokes.py BINARY [COUNT [--profile NAME...]].

A client types into graph.json, and waits for the findings after each keystroke: from the first byte in to the last byte out.
Prints a row for a graph on its one profile and a row for all profiles; with a COUNT, so many keystrokes on one profile (or
on those named), and the server's memory on the way.
"""
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
URI = "file:///nowhere/graph.json"

# What is typed, key by key, and then removed at once: a text to find, and what is typed behind it. Half-typed JSON, wrong
# names, settings that ask for support, and costs above the target.
TYPED = [
    ('"session": { ', '"usesApplicationAudioSession": false, '),
    ('"output": "frontPreview"', 's'),
    ('"maxFrameRateOverride": ', '1'),
    ('"output": "backVideo", ', '"preferredVideoStabilizationMode": "cinematic", '),
    ('"id": "back', 's'),
    ('"back", "deviceType": "builtIn', 'Dual'),
    ('"binned": true },', ' "videoZoomFactor": 2.5,'),
    ('"hardwareCost": 0.', '00'),
    ('"minimumOS": "1', '3'),
    ('"name": "', 'Both: '),
    ('"pixelFormat": "4', '4'),
    ('"type": "multiCam", ', '"hardwareCost": 1, '),
    ('"width": 1920, "height": 1440', '0'),
    ('"height": 1080, "maxFrameRate": 30, "bin', 'ned'),
]


class Server:
    """A running server, and a client that knows as much of the protocol as a keystroke needs."""

    def __init__(self, binary, *options):
        self.process = subprocess.Popen([binary, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send({"id": 0, "method": "initialize", "params": {"capabilities": {}}})
        self.receive()
        self.notify("initialized")

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def notify(self, method, **params):
        self.send({"method": method, "params": params})

    def receive(self):
        length = None
        while line := self.process.stdout.readline().strip():
            name, value = line.split(b":")
            length = int(value) if name == b"Content-Length" else length
        if length is None:
            sys.exit("the server ended")
        return self.process.stdout.read(length)

    def open(self, text):
        self.text, self.version = text, 1
        self.notify("textDocument/didOpen", textDocument={
            "uri": URI, "languageId": "json", "version": 1, "text": text})
        self.receive()

    def edit(self, start, end, new):
        """Puts a text in the place of a range; the milliseconds until the findings have come."""
        self.version += 1
        places = [{"line": self.text.count("\n", 0, at), "character": at - self.text.rfind("\n", 0, at) - 1}
                  for at in (start, end)]
        self.text = self.text[:start] + new + self.text[end:]
        began = time.perf_counter_ns()
        self.notify("textDocument/didChange", textDocument={"uri": URI, "version": self.version},
                    contentChanges=[{"range": {"start": places[0], "end": places[1]}, "text": new}])
        found = self.receive()
        took = (time.perf_counter_ns() - began) / 1e6
        if b'"version":%d' % self.version not in found:
            sys.exit(f"no findings of version {self.version}: {found[:200]}")
        return took

    @property
    def memory(self):
        """The bytes that the server holds now, in KB; 0 where the system does not say."""
        try:
            with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
        except OSError:
            return 0

    def end(self):
        self.send({"id": 1, "method": "shutdown"})
        self.receive()
        self.notify("exit")
        self.process.stdin.close()
        if self.process.wait() != 0:
            sys.exit(f"the server ended with {self.process.returncode}")


def is_sound(text):
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def strokes(server, count):
    """The milliseconds of each of so many keystrokes, and whether the text was JSON behind it, so that rules ran."""
    done = 0
    while True:
        for before, typed in TYPED:
            start = end = server.text.index(before) + len(before)
            for key in [*typed, None]:
                if done == count:
                    return
                took = server.edit(start, end, "") if key is None else server.edit(end, end, key)
                yield took, is_sound(server.text)
                end += 1
                done += 1


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def row(binary, what, goal, *options, count=6000):
    with open(os.path.join(HERE, "graph.json"), encoding="utf-8") as file:
        text = file.read()
    server = Server(binary, *options)
    server.open(text)
    # What is made once is made at the first ones.
    list(strokes(server, 100))
    server.open(text)
    times = [took for took, sound in strokes(server, count) if sound]
    server.end()
    print(f"| `capplan lsp`: a keystroke in {len(text) // 100}00 bytes that stay JSON, on {what} | "
          f"{percentile(times, 0.5):.1f} ms, 99 % in {percentile(times, 0.99):.1f} ms | | | 99 % in {goal} ms |", flush=True)


def memory(binary, count, *options):
    with open(os.path.join(HERE, "graph.json"), encoding="utf-8") as file:
        text = file.read()
    server = Server(binary, *options)
    server.open(text)
    times = []
    for took, _ in strokes(server, count):
        times.append(took)
        done = len(times)
        if done == count or (done >= 1000 and done == 10 ** (len(str(done)) - 1)):
            print(f"{done} keystrokes: {server.memory} KB, {percentile(times, 0.5):.1f} ms, 99 % in "
                  f"{percentile(times, 0.99):.1f} ms", flush=True)
    server.end()


if len(sys.argv) > 2:
    memory(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
else:
    row(sys.argv[1], "one profile", 5)
    row(sys.argv[1], "all profiles", 50, "--profile", "all", count=3000)
