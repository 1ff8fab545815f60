"""Runs the scripts of the GitHub action as a runner would, with a stand-in for GitHub on the loopback.

action.py BINARY. The stand-in has the release of a private repository and of an open one, and keeps the comments of a pull request.
"""

import hashlib
import http.server
import io
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import threading
import time

BINARY = pathlib.Path(sys.argv[1]).resolve()
ACTION = pathlib.Path(__file__).resolve().parents[2] / ".github" / "actions" / "capplan"
BOT = "github-actions[bot]"
MARK = "<!-- capplan -->"
# How long each run of a script took that ended with 0.
SECONDS = {}
GOOD = '{ "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" } }\n'
BAD = '{\n  "capplan": 1,\n  "profiles": ["iphone-xs"],\n  "sesion": { "type": "single" }\n}\n'


class Storage(http.server.BaseHTTPRequestHandler):
    """Another host, where the files of releases lie; keeps the headers that it got."""

    files, headers_seen = {}, []

    def do_GET(self):
        Storage.headers_seen.append(self.headers)
        name = self.path.rsplit("/", 1)[-1]
        body = Storage.files.get(name, b"")
        self.send_response(200 if name in Storage.files else 404)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class GitHub(http.server.BaseHTTPRequestHandler):
    """Keeps comments, and has a release; `may_write` is whether the token may write, `may_read` those that may read."""

    comments, may_write, may_read, requests, tokens = [], True, {"Bearer secret"}, [], set()
    storage = None

    def answer(self, code, value):
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        GitHub.requests.append(f"GET {self.path}")
        GitHub.tokens.add(self.headers.get("Authorization"))
        if "/releases/" in self.path:
            return self.release()
        page = int(re.search(r"[?&]page=(\d+)", self.path)[1])
        self.answer(200, GitHub.comments[(page - 1) * 100 : page * 100])

    def release(self):
        """As GitHub answers: a private repository is not there for who may not read it, and its files lie elsewhere."""
        place, names = f"http://localhost:{GitHub.storage.server_port}", sorted(Storage.files)
        if self.path.startswith("/open/capplan/releases/download/9.9.9/"):
            return self.send_on(f"{place}/{self.path.rsplit('/', 1)[-1]}")
        if self.headers.get("Authorization") not in GitHub.may_read:
            return self.answer(404, {"message": "Not Found"})
        if self.path == "/repos/owner/capplan/releases/tags/9.9.9":
            return self.answer(200, {"assets": [{"id": 70 + i, "name": name} for i, name in enumerate(names)]})
        asset = re.fullmatch(r"/repos/owner/capplan/releases/assets/7(\d)", self.path)
        if not asset:
            return self.answer(404, {"message": "Not Found"})
        if self.headers.get("Accept") != "application/octet-stream":
            return self.answer(200, {"name": names[int(asset[1])]})
        self.send_on(f"{place}/{names[int(asset[1])]}")

    def send_on(self, address):
        self.send_response(302)
        self.send_header("Location", address)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def write(self):
        GitHub.requests.append(f"{self.command} {self.path}")
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        if not GitHub.may_write:
            return self.answer(403, {"message": "Resource not accessible by integration"})
        if self.command == "POST":
            GitHub.comments.append({"id": len(GitHub.comments) + 1, "user": {"login": BOT}, "body": body})
            return self.answer(201, {})
        comment = next(one for one in GitHub.comments if one["id"] == int(self.path.rsplit("/", 1)[-1]))
        comment["body"] = body
        self.answer(200, {})

    do_POST = do_PATCH = write

    def log_message(self, *arguments):
        pass


def git(folder, *arguments):
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", folder, *identity, *arguments], check=True, capture_output=True)


def run(script, folder, server, **environment):
    """A step: its exit status, what it printed, its outputs and its part of the summary."""
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        files = {name: place / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.write_text("")
        temp = folder.parent / "temp"
        temp.mkdir(exist_ok=True)
        address = f"http://127.0.0.1:{server.server_port}"
        start = time.monotonic()
        step = subprocess.run(
            [ACTION / script],
            cwd=folder,
            capture_output=True,
            text=True,
            env={
                "PATH": os.environ["PATH"],
                "HOME": str(temp),
                "RUNNER_TEMP": str(temp),
                "GITHUB_API_URL": address,
                "GITHUB_SERVER_URL": address,
                "GITHUB_REPOSITORY": "owner/app",
                "PULL_REQUEST": "7",
                "CAPPLAN": str(BINARY),
                "CAPPLAN_AUTHOR": BOT,
                "CAPPLAN_TOKEN": "secret",
                **{name: str(file) for name, file in files.items()},
                **environment,
            },
        )
        if step.returncode == 0:
            SECONDS.setdefault(script, []).append(time.monotonic() - start)
        outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        return step.returncode, step.stdout + step.stderr, outputs, files["GITHUB_STEP_SUMMARY"].read_text()


def expect(condition, *what):
    if not condition:
        raise SystemExit("\n".join(["an expectation failed:", *map(str, what)]))


def repository(place):
    folder = place / "app"
    (folder / "graphs").mkdir(parents=True)
    (folder / "graphs" / "old.graph.json").write_text(GOOD)
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "before")
    (folder / "graphs" / "old.graph.json").write_text(BAD)
    git(folder, "commit", "-qam", "after")
    return folder


def check_steps(folder, server):
    status, text, outputs, summary = run("check.sh", folder, server, CAPPLAN_PATHS="graphs\n")
    expect(status == 0 and outputs["status"] == "1", status, text, outputs)
    expect("::error file=graphs/old.graph.json,line=4" in text, text)
    expect(json.loads(pathlib.Path(outputs["sarif"]).read_text())["runs"][0]["results"], "SARIF")
    expect(summary.startswith("### capplan\n") and "`graphs/old.graph.json`" in summary, summary)
    # A settings file that the workflow names counts for the check, the matrix and the comparison.
    mild = folder.parent / "mild.json"
    faulty = folder.parent / "faulty.json"
    mild.write_text('{ "severity": { "unknown-key": "warning" } }')
    faulty.write_text('{ "trust": "nobody" }')
    for settings, expected in ((mild, "0"), (faulty, "2")):
        for script in ("check.sh", "comment.sh"):
            told = {"CAPPLAN_PATHS": "graphs", "CAPPLAN_SETTINGS": str(settings)}
            status, text, outputs, summary = run(script, folder, server, **told)
            expect(status == 0 and outputs["status"] == expected, script, status, text, outputs)
            expect(script == "comment.sh" or ("| graph |" in summary) == (expected == "0"), summary)
    # What an input says is a value and never an option or a command.
    for hostile in ("$(touch owned)", "--version", "x;touch owned", "-o owned"):
        status, text, outputs, _ = run("check.sh", folder, server, CAPPLAN_PATHS=hostile, CAPPLAN_PROFILE=hostile)
        expect(status == 0 and outputs["status"] in "23" and not (folder / "owned").exists(), hostile, status, text)
        status, text, outputs, _ = run("check.sh", folder, server, CAPPLAN_PATHS="graphs", CAPPLAN_SETTINGS=hostile)
        expect(status == 0 and outputs["status"] in "23" and not (folder / "owned").exists(), hostile, status, text)
    expect(run("verdict.sh", folder, server, CHECK="0", CHANGE="")[0] == 0, "verdict")
    for check, change, verdict in (("1", "", 1), ("0", "1", 1), ("1", "3", 3), ("", "", 3)):
        expect(run("verdict.sh", folder, server, CHECK=check, CHANGE=change)[0] == verdict, check, change)


def matrix_steps(folder, server):
    """Without devices of its own the matrix has those of the check, and says what is wrong with those that it is given."""
    _, _, _, summary = run("check.sh", folder, server, CAPPLAN_PATHS="graphs")
    expect("| graph | `iphone-xs` |\n" in summary, summary)
    _, _, _, summary = run("check.sh", folder, server, CAPPLAN_PATHS="graphs", CAPPLAN_PROFILE="iphone-13,iphone-14")
    expect("iphone-13" in summary and "iphone-xs" not in summary, summary)
    status, text, outputs, summary = run(
        "check.sh", folder, server, CAPPLAN_PATHS="graphs", CAPPLAN_MATRIX="iphone-sx"
    )
    expect(status == 0 and outputs["status"] == "1", status, text, outputs)
    expect("\n    capplan: " in summary and "'iphone-sx'" in summary, summary)
    expect("::warning title=capplan::the matrix is not whole: " in text, text)


def verdict_steps(folder, server):
    for check, change, words, others in (
        ("1", "0", "the check: there are findings", "the comparison"),
        ("0", "1", "the comparison: there are new findings", "the check"),
        ("2", "3", "the comparison: a graph can't be read", "new findings"),
    ):
        _, text, _, _ = run("verdict.sh", folder, server, CHECK=check, CHANGE=change)
        expect(f"::error title=capplan::{words}" in text and others not in text, check, change, text)


def settings_steps(folder, server):
    """Without paths the check, the matrix and the comparison take those of the settings; a baseline counts for both."""
    (folder / ".capplan.json").write_text('{ "paths": ["graphs"] }')
    (folder / "stray.graph.json").write_text(BAD)
    try:
        _, text, outputs, summary = run("check.sh", folder, server)
        expect(outputs["status"] == "1" and "`graphs/old.graph.json`" in summary, text, summary)
        expect("stray" not in text + summary, text, summary)
        status, text, outputs, summary = run("comment.sh", folder, server)
        expect(status == 0 and outputs["status"] == "1" and "stray" not in summary, text, summary)
        known = folder / "known.json"
        subprocess.run([BINARY, "check", "graphs", f"--write-baseline={known}"], cwd=folder, capture_output=True)
        for script in ("check.sh", "comment.sh"):
            status, text, outputs, summary = run(script, folder, server, CAPPLAN_BASELINE="known.json")
            expect(status == 0 and outputs["status"] == "0", script, text, outputs)
        expect("known finding is not shown" in summary, summary)
    finally:
        for name in (".capplan.json", "stray.graph.json", "known.json"):
            (folder / name).unlink(missing_ok=True)


def cost_steps(folder, server):
    """A cost that rose too far is told where it is looked for, and two paths make one comparison."""
    graph = subprocess.run([BINARY, "init", "pip"], capture_output=True, text=True).stdout
    (folder / "cost").mkdir()
    (folder / "cost" / "a.graph.json").write_text(graph)
    (folder / "cost" / "b.graph.json").write_text(GOOD)
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "costs")
    dear = graph.replace('"maxFrameRate": 60, "binned": true', '"maxFrameRate": 30, "binned": false')
    (folder / "cost" / "a.graph.json").write_text(dear)
    asked = {"CAPPLAN_BASE": "HEAD", "CAPPLAN_PATHS": "cost\ncost/a.graph.json", "CAPPLAN_COST_INCREASE": "0.01"}
    status, text, outputs, summary = run("comment.sh", folder, server, **asked)
    expect(status == 0 and outputs["status"] == "1", status, text, outputs)
    expect("::error title=capplan::cost/a.graph.json on iphone-xs: hardwareCost rose by 0." in text, text)
    expect("**Costs that rose too far**" in summary and summary.count("### capplan: `cost/a") == 1, summary)
    status, text, _, summary = run(
        "comment.sh", folder, server, CAPPLAN_BASE="HEAD", CAPPLAN_PATHS="cost/b.graph.json\ngraphs/old.graph.json"
    )
    expect("no change in findings or costs of 2 graphs" in summary, summary)
    git(folder, "checkout", "-q", "--", "cost")


def stale_steps(folder, server):
    """A run that can't compare edits an earlier comment, and makes none."""
    for told in ({"CAPPLAN": ""}, {"CAPPLAN_BASE": "HEAD^9"}, {"CAPPLAN_PROFILE": "iphone-sx"}):
        GitHub.comments = []
        status, text, _, _ = run("comment.sh", folder, server, **{"CAPPLAN_PATHS": "graphs", **told})
        expect(status == 0 and not GitHub.comments, told, status, text)
        GitHub.comments = [{"id": 1, "user": {"login": BOT}, "body": MARK + "\nall is well"}]
        status, text, _, summary = run("comment.sh", folder, server, **{"CAPPLAN_PATHS": "graphs", **told})
        body = GitHub.comments[0]["body"]
        expect(status == 0 and body.startswith(MARK) and "may not hold any more" in body, told, body, text)
        expect(summary, told)


def comment_steps(folder, server):
    others = [{"id": 1, "user": {"login": "mallory"}, "body": MARK + " mine"}]
    GitHub.comments = others + [{"id": 2 + i, "user": {"login": "ann"}, "body": "?"} for i in range(120)]
    before = len(GitHub.comments)
    for turn in range(2):
        status, text, outputs, summary = run("comment.sh", folder, server, CAPPLAN_PATHS="graphs")
        expect(status == 0 and outputs["status"] == "1", status, text, outputs)
        expect(len(GitHub.comments) == before + 1, turn, text, GitHub.requests[-3:])
        expect(GitHub.comments[-1]["body"].startswith(MARK) and "unknown-key" in GitHub.comments[-1]["body"], text)
        expect("unknown-key" in summary, summary)
    expect(GitHub.comments[0]["body"] == MARK + " mine", "a comment of somebody else is left alone")
    expect(GitHub.requests[-1].startswith("PATCH "), GitHub.requests[-3:])
    expect(GitHub.tokens == {"Bearer secret"}, GitHub.tokens)
    GitHub.may_write, GitHub.comments = False, []
    status, text, outputs, summary = run("comment.sh", folder, server, CAPPLAN_PATHS="graphs")
    expect(status == 0 and "::notice" in text and "unknown-key" in summary, status, text, summary)
    GitHub.may_write = True
    status, text, _, summary = run("comment.sh", folder, server, CAPPLAN_PATHS="graphs", CAPPLAN_BASE="HEAD^9")
    expect(status == 0 and "fetch-depth" in text and "fetch-depth" in summary, status, text)


def length_steps(folder, server):
    """A comment that would be too long ends after a whole part, and outside of drawings and folds."""
    graph = subprocess.run([BINARY, "init", "pip"], capture_output=True, text=True).stdout
    (folder / "many").mkdir()
    for count in range(80):
        (folder / "many" / f"{count:02}.graph.json").write_text(graph.replace("Picture", f"é{count}"))
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "many")
    for file in (folder / "many").iterdir():
        dear = ('"maxFrameRate": 60, "binned": true', '"maxFrameRate": 30, "binned": false')
        file.write_text(file.read_text().replace(*dear))
    GitHub.comments = []
    asked = {"CAPPLAN_BASE": "HEAD", "CAPPLAN_PATHS": "many"}
    status, text, _, summary = run("comment.sh", folder, server, **asked)
    body = GitHub.comments[-1]["body"]
    expect(status == 0 and len(summary) > 70000 and 50000 < len(body.encode()) < 65536, len(summary), len(body), text)
    expect(body.endswith("\n\n\nThe rest stands in the summary of the job.\n"), body[-300:])
    expect(body.count("\n```") % 2 == 0 and body.count("<details>") == body.count("</details>"), body[-3000:])
    expect(body.count("<details>") > 5, body)
    git(folder, "checkout", "-q", "--", "many")


def get_steps(folder, server):
    status, text, outputs, _ = run("get.sh", folder, server, CAPPLAN_BINARY=str(BINARY))
    expect(status == 0 and outputs["binary"] == str(BINARY), status, text, outputs)
    if platform.system() != "Linux":
        return
    name = f"capplan-9.9.9-linux-{'arm64' if platform.machine() == 'aarch64' else 'x86_64'}"
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz", compresslevel=1) as archive:
        archive.add(BINARY, f"{name}/bin/capplan")
    tarball = content.getvalue()
    digest = hashlib.sha256(tarball).hexdigest()
    release = {"CAPPLAN_VERSION": "9.9.9", "CAPPLAN_REPOSITORY": "owner/capplan"}
    public = {**release, "CAPPLAN_REPOSITORY": "open/capplan", "CAPPLAN_TOKEN": ""}
    Storage.files = {f"{name}.tar.gz": tarball, f"{name}.sha256": f"{digest}  {name}.tar.gz\n".encode()}
    for more in ({}, {"CAPPLAN_SHA256": digest}, public):
        GitHub.requests, GitHub.tokens, Storage.headers_seen = [], set(), []
        status, text, outputs, _ = run("get.sh", folder, server, **{**release, **more})
        expect(status == 0 and "secret" not in text, status, text)
        version = subprocess.run([outputs["binary"], "--version"], capture_output=True, text=True).stdout
        expect(version.startswith("capplan "), version)
        # The token goes to the API alone, and the API is asked for the file by its id.
        files = 1 if "CAPPLAN_SHA256" in more else 2
        expect(len(Storage.headers_seen) == files, Storage.headers_seen)
        expect(not any("Authorization" in headers for headers in Storage.headers_seen), "the storage gets the token")
        expect(GitHub.tokens == {None if more is public else "Bearer secret"}, GitHub.tokens)
        asked = [request.rsplit("/", 2)[-2] for request in GitHub.requests]
        expect(asked == (["9.9.9"] * 2 if more is public else ["tags"] + ["assets"] * files), GitHub.requests)
    Storage.files[f"{name}.sha256"] = f"{'0' * 64}  {name}.tar.gz\n".encode()
    wrong = ({}, public, {"CAPPLAN_SHA256": "0" * 64}, {"CAPPLAN_VERSION": "9.9.8"}, {"CAPPLAN_VERSION": "$(id)"})
    wrong += ({"CAPPLAN_SHA256": "abc"}, {**public, "CAPPLAN_VERSION": "9.9.8"}, {"CAPPLAN_TOKEN": "stranger"})
    for more in wrong:
        status, text, outputs, _ = run("get.sh", folder, server, **{**release, **more})
        expect(status != 0 and "binary" not in outputs and "::error title=capplan::" in text, more, text, outputs)
        # The message names the input.
        for word, key in (("sha256", "CAPPLAN_SHA256"), ("version", "CAPPLAN_VERSION")):
            expect(more.get(key, "9.9.9") == "9.9.9" or f"input '{word}'" in text, more, text)
    expect("release-token" in text and "may be no release 9.9.9" in text, text)
    Storage.files[f"{name}.sha256"] = f"{digest}  capplan-9.9.9-other.tar.gz\n".encode()
    status, text, outputs, _ = run("get.sh", folder, server, **release)
    expect(status == 1 and "binary" not in outputs, status, outputs)
    expect(f"::error title=capplan::" in text and f"has no line for {name}.tar.gz" in text, text)
    del Storage.files[f"{name}.tar.gz"]
    status, text, _, _ = run("get.sh", folder, server, **release)
    expect(status == 1 and f"has no {name}.tar.gz" in text, status, text)
    GitHub.tokens = set()


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), GitHub)
    GitHub.storage = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Storage)
    for one in (server, GitHub.storage):
        threading.Thread(target=one.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as place:
        folder = repository(pathlib.Path(place))
        all_steps = (get_steps, check_steps, matrix_steps, verdict_steps, comment_steps, settings_steps, cost_steps, length_steps)
        for steps in (*all_steps, stale_steps):
            steps(folder, server)
        print("seconds at most: " + ", ".join(f"{script} {max(taken):.2f}" for script, taken in SECONDS.items()))
    for one in (server, GitHub.storage):
        one.shutdown()


main()
