#!/usr/bin/env python3
"""Drawings of every template and of the rules' examples: well-formed SVG, dot that Graphviz reads, and no more
crossings than Graphviz's own layout of the same graph: drawings.py BINARY [STEP]."""
import json, re, subprocess, sys, tempfile, xml.etree.ElementTree as tree

binary, step = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 7
svg = "{http://www.w3.org/2000/svg}"


def run(*arguments, text=""):
    return subprocess.run([binary, *arguments], input=text, capture_output=True, text=True)


def crossings(edges):
    """Pairs of edges between the same two columns whose ends are in opposite order."""
    count = 0
    for index, (columns, start, end) in enumerate(edges):
        for other, (others, from_, to) in enumerate(edges[:index]):
            count += columns == others and (start - from_) * (end - to) < -1e-6
    return count


def drawn(text):
    edges = []
    for path in tree.fromstring(text).iter(svg + "path"):
        if path.get("class", "").startswith("line "):
            numbers = [int(n) for n in re.findall(r"\d+", path.get("d"))]
            is_last = path.get("class") == "line synchronized"
            edges.append((is_last, numbers[1], numbers[-1]))
    return edges


def laid_out(text):
    plain = subprocess.run(["dot", "-Tplain"], input=text, capture_output=True, text=True)
    if plain.returncode or plain.stderr.strip():
        sys.exit(f"dot: {plain.stderr}\n{text}")
    last = set(re.findall(r'^    (b\d+) \[.*STYLE="ROUNDED"', text, re.M))
    edges = []
    for line in plain.stdout.splitlines():
        if line.startswith("edge "):
            words = line.replace('"', "").split()
            points = [float(word) for word in words[4:4 + 2 * int(words[3])]]
            edges.append((words[2].split(":")[0] in last, points[1], points[-1]))
    return edges


graphs = []
for line in run("init", "list").stdout.splitlines():
    if line and not line.startswith(" "):
        graphs.append((line.split()[0], run("init", line.split()[0]).stdout))
for rule in json.loads(run("explain", "--all", "--format", "json").stdout)["rules"][::step]:
    graphs += [(rule["id"], example["text"]) for example in rule.get("examples", [])]

own = theirs = count = 0
for name, text in graphs:
    picture = run("draw", "-f", "svg", "-", "--profile", "iphone-13-pro", text=text)
    if picture.returncode:
        continue
    mine, dots = crossings(drawn(picture.stdout)), crossings(
        laid_out(run("draw", "-f", "dot", "-", "--profile", "iphone-13-pro", text=text).stdout))
    if mine > dots:
        sys.exit(f"{name}: {mine} crossings, and {dots} as Graphviz lays it out")
    own, theirs, count = own + mine, theirs + dots, count + 1
assert count > 50, count
print(f"{count} graphs: {own} crossings, {theirs} as Graphviz lays them out")
