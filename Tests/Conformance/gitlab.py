"""Runs the job for GitLab as a runner would, with a stand-in for GitLab on the loopback: gitlab.py BINARY.

The stand-in serves the release, and keeps the notes of a merge request. What installs Debian's packages is left out.
"""

import hashlib
import http.server
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import threading

from ruamel.yaml import YAML

BINARY = pathlib.Path(sys.argv[1]).resolve()
JOB = pathlib.Path(__file__).resolve().parents[2] / ".gitlab" / "capplan.yml"
MARK = "<!-- capplan -->"
GOOD = '{ "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" } }\n'
BAD = GOOD.replace("session", "sesion")


class GitLab(http.server.BaseHTTPRequestHandler):
    """Keeps notes, and serves the tarball; `may_write` is whether the token may write."""

    notes, tarball, may_write, requests, tokens = [], b"", True, [], set()

    def answer(self, code, value):
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path.endswith(".tar.gz"):
            return self.answer(200, GitLab.tarball)
        GitLab.tokens.add(self.headers.get("PRIVATE-TOKEN"))
        if self.path == "/api/v4/user":
            return self.answer(200, {"id": 9})
        page = int(re.search(r"[?&]page=(\d+)", self.path)[1])
        self.answer(200, GitLab.notes[(page - 1) * 100 : page * 100])

    def write(self):
        GitLab.requests.append(f"{self.command} {self.path}")
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        if not GitLab.may_write:
            return self.answer(403, {"message": "403 Forbidden"})
        if self.command == "POST":
            GitLab.notes.append({"id": len(GitLab.notes) + 1, "author": {"id": 9}, "body": body})
            return self.answer(201, {})
        next(one for one in GitLab.notes if one["id"] == int(self.path.rsplit("/", 1)[-1]))["body"] = body
        self.answer(200, {})

    do_POST = do_PUT = write

    def log_message(self, *arguments):
        pass


def expect(condition, *what):
    if not condition:
        raise SystemExit("\n".join(["an expectation failed:", *map(str, what)]))


def git(folder, *arguments):
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", folder, *identity, *arguments], check=True, capture_output=True)


def run(place, server, **variables):
    """The job: the status of its script and what that printed, and the same of what comes after."""
    text = JOB.read_text().replace("/tmp/", f"{place}/").replace("/opt/capplan", f"{place}/opt")
    job = YAML(typ="safe").load(text)["capplan"]
    address = f"http://127.0.0.1:{server.server_port}"
    environment = {
        "PATH": os.environ["PATH"],
        **job["variables"],
        "HOME": str(place),
        "TMPDIR": str(place / "temporary"),
        "CAPPLAN_URL": f"{address}/capplan.tar.gz",
        "CAPPLAN_SHA256": hashlib.sha256(GitLab.tarball).hexdigest(),
        "CAPPLAN_TOKEN": "secret",
        "CI_API_V4_URL": f"{address}/api/v4",
        "CI_PROJECT_ID": "2",
        "CI_MERGE_REQUEST_PROJECT_ID": "1",
        "CI_MERGE_REQUEST_IID": "7",
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": "HEAD^",
        **variables,
    }
    before = [line for line in job["before_script"] if not line.startswith("apt-get")]
    expect(len(before) == len(job["before_script"]) - 2, job["before_script"])
    told = []
    for lines in (before + job["script"], job["after_script"]):
        script = "set -eo pipefail\n" + "\n".join(lines)
        shell = ["bash", "-c", script]
        step = subprocess.run(shell, cwd=place / "app", env=environment, capture_output=True, text=True)
        told += [step.returncode, step.stdout + step.stderr]
    return told


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), GitLab)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz", compresslevel=1) as archive:
        archive.add(BINARY, "capplan-9.9.9-linux-x86_64/bin/capplan")
    GitLab.tarball = content.getvalue()
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        app = place / "app"
        app.mkdir()
        (place / "temporary").mkdir()
        # The names that the job might write, committed as links to a file of the runner.
        victim = place / "victim"
        victim.write_text("keep")
        for name in ("quality.json", "capplan.xml", "diff.md", "note.json", "notes.json", "token"):
            (app / name).symlink_to(victim)
        git(app, "init", "-q")
        for turn, graph in enumerate((GOOD, BAD)):
            (app / "a.graph.json").write_text(graph)
            git(app, "add", "-A")
            git(app, "commit", "-qm", str(turn))

        GitLab.notes = [{"id": 1, "author": {"id": 3}, "body": MARK + " mine"}]
        GitLab.notes += [{"id": 2 + i, "author": {"id": 4}, "body": "?"} for i in range(120)]
        before = len(GitLab.notes)
        for turn in range(2):
            status, text, after, more = run(place, server)
            expect(status == 1 and after == 0, status, text, after, more)
            expect(json.loads((app / "quality.json").read_text())[0]["location"]["path"] == "a.graph.json", text)
            expect("unknown-key" in (app / "capplan.xml").read_text(), text)
            expect(len(GitLab.notes) == before + 1, turn, more, GitLab.requests)
            expect(GitLab.notes[-1]["body"].startswith(MARK) and "unknown-key" in GitLab.notes[-1]["body"], more)
        expect(GitLab.notes[0]["body"] == MARK + " mine", "a note of somebody else is left alone")
        expect(GitLab.requests[-1].startswith("PUT /api/v4/projects/1/merge_requests/7/notes/"), GitLab.requests)
        expect(GitLab.tokens == {"secret"}, GitLab.tokens)
        expect(not list((place / "temporary").iterdir()), "the token stays behind")
        expect(victim.read_text() == "keep" and not (app / "quality.json").is_symlink(), "a link is written through")

        GitLab.may_write, written = False, len(GitLab.requests)
        expect(run(place, server)[0] == 1, "a token that may not write changes nothing")
        for missing in ({"CAPPLAN_TOKEN": ""}, {"CI_MERGE_REQUEST_IID": ""}):
            status, text, after, more = run(place, server, **missing)
            expect(status == 1 and after == 0 and len(GitLab.requests) == written + 1, missing, more)
        # Paths stand one a line, with blanks and patterns in them; without any the settings say what is checked.
        GitLab.may_write = True
        (app / "more of it").mkdir()
        (app / "more of it" / "b.graph.json").write_text(BAD)
        for paths in ("a.graph.json\nmore of it\n", "a.graph.json\n*/b.graph.json", "."):
            status, text, after, more = run(place, server, CAPPLAN_PATHS=paths)
            found = {one["location"]["path"] for one in json.loads((app / "quality.json").read_text())}
            expect(status == 1 and found == {"a.graph.json", "more of it/b.graph.json"}, paths, text, found)
            expect(after == 0 and "b.graph.json" in GitLab.notes[-1]["body"], paths, more, GitLab.notes[-1])
        (app / ".capplan.json").write_text('{ "paths": ["more of it"] }')
        expect(run(place, server, CAPPLAN_PATHS="")[0] == 1, "the settings name the paths")
        expect("a.graph.json" not in (app / "quality.json").read_text(), "only those")
        (app / ".capplan.json").unlink()
        (app / "more of it" / "b.graph.json").unlink()
        # What a variable says is a value and never an option or a command.
        for hostile in ("$(touch owned)", "--version", "x;touch owned"):
            status, text, _, more = run(place, server, CAPPLAN_PATHS=hostile)
            expect(status == 3 and not (app / "owned").exists(), hostile, status, text, more)
        (app / "a.graph.json").write_text(GOOD)
        expect(run(place, server, CAPPLAN_TOKEN="")[0] == 0, "a good graph passes")
        (place / "opt" / "bin" / "capplan").unlink()
        status, text, _, _ = run(place, server, CAPPLAN_SHA256="0" * 64)
        expect(status == 1 and not (place / "opt" / "bin" / "capplan").exists(), "a wrong checksum", text)
    server.shutdown()


main()
