"""The exact plan against OR-Tools CP-SAT: optimal.py BINARY [INSTANCES [FIRST]].

Random profiles and graphs; the definition is implemented anew (planning_definition.py) and solved by another program.
Exit status, every level of every camera, both costs, the places of the formats and the certificate have to agree.

The program deviates from the bare definition on purpose, and these checks follow it:
- a rate that is kept and the minimum rate are candidates; to keep more than is asked, or a minimum rate that no
  format reaches, is refused;
- of formats equal in width, height, highest rate and binning only the first can be named by a configuration;
- a candidate whose judged cost has no value is left out;
- connections of a virtual device that can move to the wide-angle constituent move all together;
- a graph within its targets comes back unchanged;
- the shape of a picture is kept if it is the same within the rounding of a row or column;
- costs are whole numbers of 1e-12;
- rules are asked only of a plan: what breaks one is left out, and the rest is planned again, so the certificate may name
  a value that only a format against a rule has.
"""
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
from fractions import Fraction

from planning_definition import UNIT, Instance, units
from planning_instances import instance
from planning_solver import Solver

LEVELS = ["aspectRatio", "frameRate", "pixels", "binning", "askedFormat", "switchingPort"]
COSTS = ["hardwareCost", "systemPressureCost"]


class Difference(Exception):
    pass


def expect(condition, *what):
    if not condition:
        raise Difference(*what)


def choose_targets(rng, made):
    """Targets between the least that can be had and what is asked, now and then beyond either."""
    targets = {}
    starts = [camera.start() for camera in made.cameras]
    ways = [camera.candidates() for camera in made.cameras]
    for place, name in enumerate(COSTS):
        if place == 1 and (not made.has_pressure or rng.random() < 0.4):
            continue
        if any(start[place] is None for start in starts):
            targets[name] = 0.5
            continue
        most = sum(start[place] for start in starts) + made.base[place]
        known = [[costs[place] for _, _, costs in each if costs[place] is not None] for each in ways]
        least = sum(min(each, default=0) for each in known) + made.base[place]
        share = rng.choice([rng.uniform(0, 1), rng.uniform(0, 0.4), rng.uniform(0.3, 0.7), rng.uniform(-0.2, 1.4)])
        targets[name] = max(0.001, round(float(least + (most - least) * Fraction(repr(share))), rng.choice([2, 4, 9])))
    return targets


def run(binary, folder, *arguments):
    return subprocess.run([binary, "reduce", "--profile-file", "profile.json", *arguments, "graph.json"], cwd=folder,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)


def configured(made, output, before):
    """What each camera of a written configuration does, in the order of preference."""
    written = json.loads(output)
    inputs = {one["id"]: one for one in written["inputs"]}
    moved = {new["input"] for new, old in zip(written["connections"], before["connections"]) if new["port"] != old["port"]}
    for new, old in zip(written["connections"], before["connections"]):
        camera = next((one for one in made.cameras if one.id == new["input"]), None)
        if camera and new["input"] in moved and old in camera.movable:
            expect(new["port"].get("sourceDeviceType") == "builtInWideAngleCamera", "all connections move, or none")
    return [camera.configured(inputs[camera.id], camera.id in moved) for camera in made.cameras]


def certificate(made, solver, plan, outcome, sample):
    entries = outcome["certificate"]
    expect(outcome["proven"] is True, "optimality is not proven")
    expect(outcome.get("verified") is not False, "the certificate is refuted")
    names = [camera.id for camera in made.cameras]
    places = [(LEVELS.index(one["level"]), names.index(one["input"])) for one in entries]
    expect(places == sorted(places), "the certificate is in order")
    wanted = set(places) | set(sample.sample([(level, at) for level in range(6) for at in range(len(names))], 6))
    for place in sorted(wanted):
        if place in places and sample.random() > 6 / len(places):
            continue
        found = solver.refusal(plan, *place)
        expect((found is not None) == (place in places), "in the certificate", place, found)
        if found is None:
            continue
        better, dimension, least = found
        entry = entries[places.index(place)]
        if entry["level"] == "frameRate":
            expect(abs(float(re.match(r"[\d.]+", entry["better"])[0]) - float(better)) < 1e-5, "next better", entry, better)
        if entry["level"] == "pixels":
            width, height = entry["better"].split("x")
            expect(int(width) * int(height) == better, "next better", entry, better)
        expect(entry["cost"] == COSTS[dimension], "cost that is over", entry, COSTS[dimension])
        if entry["cheapest"] is None:
            continue
        total = (least + units(made.base[dimension])) / UNIT
        expect(abs(entry["cheapest"] - total) < 1e-9, "cheapest", entry, total)
        expect(least > solver.limits[dimension], "cheapest is over its target", entry)


class Search:
    """The best plan whose formats break no rule, as the program looks for it."""

    def __init__(self, made, limits, judged):
        self.made, self.limits, self.judged = made, limits, judged
        self.formats = [set() for _ in made.cameras]
        self.ways = [set() for _ in made.cameras]
        self.seconds = 0

    def candidates(self):
        """Those of each camera whose judged costs are known, with costs in units; and whether any was left out."""
        found, left_out = [], False
        for at, camera in enumerate(self.made.cameras):
            own = []
            for way, levels, costs in camera.candidates():
                if way[0] in self.formats[at] or way in self.ways[at]:
                    continue
                if any(costs[place] is None for place in self.judged):
                    left_out = True
                    continue
                own.append((way, levels, [None if cost is None else units(cost) for cost in costs]))
            found.append(own)
        return found, left_out

    def best(self):
        """The chosen candidates; None where nothing fits."""
        while True:
            self.found, self.left_out = self.candidates()
            self.dimensions = [0] + [1] * all(costs[1] is not None for each in self.found for _, _, costs in each)
            self.solver = Solver(self.found, list(self.limits), self.dimensions)
            self.plan = self.solver.best()
            self.seconds += self.solver.seconds
            if self.plan is None:
                return None
            chosen = [each[option] for each, option in zip(self.found, self.plan)]
            if self.is_legal(chosen):
                return chosen

    def is_legal(self, chosen):
        """Whether a plan breaks no rule; what breaks one is left out from now on."""
        legal = True
        for at, (camera, (way, _, _)) in enumerate(zip(self.made.cameras, chosen)):
            if not camera.has_hdr(way[0]):
                self.formats[at].add(way[0])
                legal = False
            if not camera.holds_active_rate(way[0]):
                self.ways[at].add(way)
                legal = False
        return legal


def compare(binary, seed, folder):
    """What an instance came to, and what CP-SAT took; raises Difference."""
    rng = random.Random(seed + 1_000_003)
    profile, graph = instance(seed)
    made = Instance(profile, graph)
    targets = choose_targets(rng, made)
    arguments = ["--strategy", "optimal", "--trace", "json"]
    options = []
    if rng.random() < 0.7:
        graph["plan"]["targets"] = targets
    else:
        options = ["--target", str(targets["hardwareCost"])]
        if "systemPressureCost" in targets:
            options += ["--pressure-target", str(targets["systemPressureCost"])]
    for name, document in (("profile.json", profile), ("graph.json", graph)):
        with open(os.path.join(folder, name), "w") as file:
            json.dump(document, file)
    with open(os.path.join(folder, "options"), "w") as file:
        file.write(" ".join(options))
    ran = run(binary, folder, *arguments, *options)
    lines = [json.loads(line) for line in ran.stderr.splitlines()]
    expect(lines and "outcome" in lines[-1], "an outcome", ran.stderr.decode())
    outcome = lines[-1]
    expect((ran.returncode == 0) == bool(ran.stdout), "a configuration with status 0 only")
    limits = made.limits(targets)
    judged = [place for place in (0, 1) if limits[place] is not None]
    if any(camera.keeps_more_than_asked() for camera in made.cameras):
        expect(ran.returncode == 1 and outcome["outcome"] in ("impossible", "invalid"), "more is kept than asked", outcome)
        return "kept above asked", None
    starts = [camera.start() for camera in made.cameras]
    if any(start[place] is None for start in starts for place in judged):
        expect(ran.returncode == 1, "a cost without a value", outcome)
        return "without a value", None
    if all(sum(units(start[place]) for start in starts) <= limits[place] for place in judged):
        expect(outcome["outcome"] == "unchanged" or len(lines) == 1, "a graph within its targets", outcome)
        expect(configured(made, ran.stdout, graph) == [(one.place, one.rate, False) for one in made.cameras], "unchanged")
        return "unchanged", None
    search = Search(made, limits, judged)
    chosen = search.best()
    ladder = run(binary, folder, *options)
    if ladder.returncode == 0:
        # The ladder's result, its rates rounded down to candidates, is never better; but it may grow a side.
        ended = rounded(made, configured(made, ladder.stdout, graph))
        if all(fits(camera, way) for camera, way in zip(made.cameras, ended)):
            expect(chosen is not None and vector(made, ended) <= vector(made, [way for way, _, _ in chosen]),
                   "the ladder keeps more", ended, chosen)
    size = [len(each) for each in search.found]
    if chosen is None and any(not each for each in search.found):
        expect(ran.returncode == 1, "a camera has no candidate", outcome)
        return "without a candidate", None
    if chosen is None:
        wanted = "undecided" if search.left_out else "impossible"
        expect(ran.returncode == 1 and outcome["outcome"] == wanted, "nothing fits", wanted, outcome)
        return wanted, (search.seconds, size)
    expect(ran.returncode == 0, "the program finds none", outcome, chosen)
    ways = configured(made, ran.stdout, graph)
    for camera, way, (best, levels, _) in zip(made.cameras, ways, chosen):
        expect(camera.levels(*way) == levels, "levels", camera.id, way, camera.levels(*way), best, levels)
    steps = [line for line in lines if "step" in line]
    for place in search.dimensions:
        mine = (sum(costs[place] for _, _, costs in chosen) + units(made.base[place])) / UNIT
        theirs = steps[-1][COSTS[place]]["to"]
        expect(abs(mine - theirs) < 1e-9, "cost", COSTS[place], mine, theirs)
    expect(ways == [way for way, _, _ in chosen], "places", ways, chosen)
    search.solver.limits = list(limits)
    certificate(made, search.solver, search.plan, outcome, rng)
    return "reduced", (search.seconds, size)


def rounded(made, ways):
    """The same ways at the next lower rates that are candidates."""
    found = []
    for camera, (place, rate, moved) in zip(made.cameras, ways):
        rates = [one[1] for one, _, _ in camera.candidates() if one[0] == place and one[2] == moved and one[1] <= rate]
        found.append((place, max(rates, default=rate), moved))
    return found


def fits(camera, way):
    """Whether a way is a candidate."""
    return any(one == way for one, _, _ in camera.candidates())


def vector(made, ways):
    """How much ways keep: level by level, over the cameras in the order of preference."""
    levels = [camera.levels(place, min(rate, camera.rate), moved) for camera, (place, rate, moved) in zip(made.cameras, ways)]
    return [each[level] for level in range(len(LEVELS)) for each in levels]


def attempt(task):
    binary, seed = task
    with tempfile.TemporaryDirectory() as folder:
        try:
            return seed, *compare(binary, seed, folder)
        except Difference as difference:
            return seed, "DIFFERS", difference.args
        except Exception as fault:  # any fault of an instance is told with its seed
            return seed, "DIFFERS", (repr(fault),)


def main():
    binary = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    tally, cameras, sizes = {}, [], []
    with multiprocessing.Pool() as pool:
        for seed, outcome, rest in pool.imap(attempt, [(binary, first + place) for place in range(count)]):
            tally[outcome] = tally.get(outcome, 0) + 1
            if outcome == "DIFFERS":
                print(f"seed {seed}:", *rest)
            elif rest:
                cameras.append(len(rest[1]))
                sizes += rest[1]
    print(f"{count} instances: " + ", ".join(f"{tally[name]} {name}" for name in sorted(tally)))
    if sizes:
        print(f"{min(cameras)} to {max(cameras)} cameras, {min(sizes)} to {max(sizes)} candidates each")
    sys.exit(0 if "DIFFERS" not in tally and tally.get("reduced", 0) * 2 > count else 1)


if __name__ == "__main__":
    main()
