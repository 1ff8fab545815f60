"""The exact planner's time as rows of a table: planner.py TIMING. Where OR-Tools is installed, beside CP-SAT's on the same."""
import json
import os
import random
import statistics
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Conformance"))
from planning_definition import LEVELS, VALUE, Instance, units  # noqa: E402
from planning_instances import sized  # noqa: E402

try:
    from planning_solver import Solver
except ImportError:
    Solver = None
TIMING = sys.argv[1]


def instances(cameras, candidates, count, with_pressure):
    """Sized instances with targets a tenth to a half of the way from the least cost to the asked one."""
    for seed in range(count):
        profile, graph = sized(seed, cameras, candidates)
        made = Instance(profile, graph)
        rng = random.Random(seed)
        ways = [camera.candidates() for camera in made.cameras]
        targets = {}
        for place, name in enumerate(["hardwareCost", "systemPressureCost"][:1 + with_pressure]):
            least = sum(min(costs[place][VALUE] for _, _, costs in each) for each in ways)
            most = sum(camera.start()[place][VALUE] for camera in made.cameras)
            targets[name] = round(float(least + (min(most, 1 + place) - least) * rng.randint(10, 50) / 100), 6)
        graph["plan"]["targets"] = targets
        yield profile, graph, made, ways, targets


def timed(lines):
    ran = subprocess.run([TIMING], input="".join(lines), stdout=subprocess.PIPE, text=True, check=True)
    return [line.split() for line in ran.stdout.splitlines()]


def solver_seconds(made, ways, targets):
    """The faster of CP-SAT with and without its presolve, which is what it spends most of its time on."""
    candidates = [[(way, levels, [units(cost[VALUE]) for cost in costs]) for way, levels, costs in each] for each in ways]
    seconds = []
    for presolve in (False, True):
        solver = Solver(candidates, made.limits(targets), [0, 1], LEVELS, made.named, presolve)
        solver.best()
        seconds.append(solver.seconds)
    return min(seconds)


def spread(times):
    ordered = sorted(times)
    return f"{statistics.median(ordered) / 1000:.2f} ms, p90 {ordered[len(ordered) * 9 // 10] / 1000:.2f} ms"


def row(cameras, candidates, count, with_pressure, compared):
    made = list(instances(cameras, candidates, count, with_pressure))
    lines = timed(json.dumps(part) + "\n" for profile, graph, *_ in made for part in (profile, graph))
    assert all(line[0] in ("proven", "impossible") for line in lines), lines
    search, whole = [float(line[3]) for line in lines], [float(line[4]) for line in lines]
    size = f"{cameras} cameras, {lines[0][2]} candidates each, {'both costs' if with_pressure else 'hardwareCost'} limited"
    against, ratio = "", ""
    if Solver and compared:
        seconds = statistics.median(solver_seconds(one, ways, targets) for _, _, one, ways, targets in made[:compared])
        against = f"CP-SAT on one worker, {seconds * 1000:.0f} ms"
        ratio = f"{statistics.median(search[:compared]) / 1e6 / seconds:.4f}"
    print(f"| the exact search: {size} | {spread(search)} | {against} | {ratio} | 0.01; p90 2 ms |")
    print(f"| the whole reduction of these | {spread(whole)} | | | |")


def hostile(choosers, options, count):
    ran = subprocess.run([TIMING, "hostile", str(choosers), str(options), str(count)], stdout=subprocess.PIPE, text=True)
    lines = [line.split() for line in ran.stdout.splitlines()]
    proven = sum(line[0] in ("proven", "impossible") for line in lines)
    print(f"| the search, two costs that know nothing of each other: {choosers} x {options} | "
          f"{spread([float(line[3]) for line in lines])} | {proven} of {len(lines)} proven | | |")


if not Solver:
    print("SKIPPED: CP-SAT as a peer: python3's ortools is not installed", file=sys.stderr)
row(4, 480, 40, False, 10)
row(8, 400, 40, False, 10)
row(8, 400, 40, True, 10)
hostile(2, 400, 40)
hostile(4, 400, 40)
hostile(8, 400, 40)
