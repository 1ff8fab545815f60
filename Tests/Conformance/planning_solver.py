"""The best choice by OR-Tools CP-SAT, level by level.

A level that is settled camera by camera is one solve, or more where its digits do not fit into one objective. A sorted one
is one solve too while sums of powers fit: the smallest value weighs so much that one camera less there is worth more than
all the others; else value by value: the highest that all can have, then the fewest that stay there.
"""
from collections import Counter

from ortools.sat.python import cp_model

WIDEST = 2 ** 50


class Solver:
    """Solves one instance; `seconds` is what CP-SAT itself took, without the making of models.

    `candidates` are, by camera in their order, ways with their values and costs; `levels` say what is compared, and the
    first `named` cameras come one by one on sorted levels too. `tied` and `alike` are groups: the cameras and, by camera and
    option, a key. Those of a tied group have one key; on the level without a place the keys of the others are counted.
    """

    def __init__(self, candidates, limits, dimensions, levels, named, presolve=False, tied=(), alike=()):
        self.tied, self.alike = tied, alike
        # How many keys the groups that are alike may have, added up; None for as many as they like.
        self.most_keys = None
        self.candidates, self.limits, self.dimensions, self.presolve = candidates, limits, dimensions, presolve
        self.levels, self.named = levels, named
        self.seconds, self.solves = 0.0, 0
        # What sorted levels have settled: how many of the cameras after the named ones have each value.
        self.counts = []

    def value(self, camera, option, place):
        return self.candidates[camera][option][1][place]

    def cost(self, camera, option, dimension):
        return self.candidates[camera][option][2][dimension]

    def rest(self):
        return range(self.named, len(self.candidates))

    def used_keys(self, model, chosen, group):
        """A variable for each key of a group: true at least where a camera takes an option of it."""
        cameras, keys = group
        used = {}
        for camera in cameras:
            for option, variable in chosen[camera].items():
                key = used.setdefault(keys[camera][option], model.NewBoolVar(""))
                model.AddImplication(variable, key)
        return list(used.values())

    def count_keys(self, plan):
        """How many keys the groups that are alike take, by group."""
        return [len({keys[camera][plan[camera]] for camera in cameras}) for cameras, keys in self.alike]

    def solve(self, active, weights=None, dimension=None, limits=None, counts=(), counts_keys=False):
        """Options of the least sum (of a dimension), of the fewest keys, or of the highest sum (of weights by camera and
        option); None if none fits.

        `counts` are counts besides those that are settled: a place among the values, a value, the fewest and the most.
        """
        if not all(active):
            return None
        model = cp_model.CpModel()
        chosen = [{option: model.NewBoolVar("") for option in options} for options in active]
        for variables in chosen:
            model.AddExactlyOne(variables.values())

        def total(value):
            keys = [(camera, option) for camera, options in enumerate(active) for option in options]
            return cp_model.LinearExpr.WeightedSum([chosen[c][o] for c, o in keys], [value(c, o) for c, o in keys])
        for place, most in enumerate(self.limits if limits is None else limits):
            if most is not None:
                model.Add(total(lambda c, o: self.cost(c, o, place)) <= most)
        for place, value, least, most in (*self.counts, *counts):
            number = sum(chosen[c][o] for c in self.rest() for o in active[c] if self.value(c, o, place) == value)
            model.Add(number <= most)
            model.Add(number >= least)
        for group in self.tied:
            model.Add(sum(self.used_keys(model, chosen, group)) <= 1)
        keys = [key for group in self.alike for key in self.used_keys(model, chosen, group)]
        if self.most_keys is not None:
            model.Add(sum(keys) <= self.most_keys)
        if counts_keys:
            model.Minimize(sum(keys))
        elif dimension is not None:
            model.Minimize(total(lambda c, o: self.cost(c, o, dimension)))
        elif weights is not None:
            model.Maximize(total(lambda c, o: weights[c].get(o, 0)))
        solver = cp_model.CpSolver()
        # The presolve of 9.15 loses the best choice of some of these models and calls what is left optimal; 9.14's does not.
        solver.parameters.cp_model_presolve = self.presolve
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = 120
        status = solver.Solve(model)
        self.seconds += solver.WallTime()
        self.solves += 1
        if status == cp_model.INFEASIBLE:
            return None
        assert status == cp_model.OPTIMAL, solver.StatusName(status)
        return [next(o for o, variable in variables.items() if solver.BooleanValue(variable)) for variables in chosen]

    def settle(self, active, value, cameras):
        """Leaves some cameras the options of their values in the lexicographically highest vector of values."""
        digits = []
        for camera in cameras:
            values = sorted({value(camera, option) for option in active[camera]})
            if len(values) > 1:
                digits.append((camera, {each: rank for rank, each in enumerate(values)}))
        while digits:
            chunk, size = [], 1
            while digits and (not chunk or size * len(digits[0][1]) < WIDEST):
                size *= len(digits[0][1])
                chunk.append(digits.pop(0))
            weights, radix = [{} for _ in active], 1
            for camera, ranks in reversed(chunk):
                weights[camera] = {o: radix * ranks[value(camera, o)] for o in active[camera]}
                radix *= len(ranks)
            best = self.solve(active, weights=weights)
            for camera, _ in chunk:
                active[camera] = [o for o in active[camera] if value(camera, o) == value(camera, best[camera])]

    def settle_sorted(self, active, place):
        """Settles how many of the cameras after the named ones have each value."""
        rest = list(self.rest())
        values = sorted({self.value(c, o, place) for c in rest for o in active[c]})
        if not values:
            return
        if (len(rest) + 1) ** len(values) < WIDEST:
            # One camera less at a value is worth more than all that can be gained above it.
            loss = {value: (len(rest) + 1) ** (len(values) - 1 - rank) for rank, value in enumerate(values)}
            loss[values[-1]] = 0
            weights = [{} for _ in active]
            for camera in rest:
                weights[camera] = {o: -loss[self.value(camera, o, place)] for o in active[camera]}
            best = self.solve(active, weights=weights)
            reached = Counter(self.value(c, best[c], place) for c in rest)
        else:
            reached = self.value_by_value(active, place, values)
        for camera in rest:
            active[camera] = [o for o in active[camera] if self.value(camera, o, place) in reached]
        self.counts += [(place, value, number, number) for value, number in reached.items()]

    def value_by_value(self, active, place, values):
        """How many cameras have each value: the highest that all open ones can have, then the fewest there, and so on."""
        rest, reached = list(self.rest()), {}

        def limited(least):
            return [[o for o in options if camera < self.named or self.value(camera, o, place) in reached
                     or self.value(camera, o, place) >= least] for camera, options in enumerate(active)]

        def counts():
            return [(place, value, number, number) for value, number in reached.items()]
        while sum(reached.values()) < len(rest):
            open_values = [value for value in values if not reached or value > max(reached)]
            low, high = 0, len(open_values)
            while high - low > 1:
                middle = (low + high) // 2
                fits = self.solve(limited(open_values[middle]), counts=counts()) is not None
                low, high = (middle, high) if fits else (low, middle)
            value = open_values[low]
            options = limited(value)
            weights = [{o: -1 for o in each if camera >= self.named and self.value(camera, o, place) == value}
                       for camera, each in enumerate(options)]
            best = self.solve(options, weights=weights, counts=counts())
            reached[value] = sum(self.value(c, best[c], place) == value for c in rest)
        return reached

    def best(self):
        """The option of each camera; None where nothing fits."""
        active = [list(range(len(options))) for options in self.candidates]
        if self.solve(active) is None:
            return None
        self.counts, self.most_keys = [], None
        for _, is_sorted, place in self.levels:
            if place is None:
                self.most_keys = sum(self.count_keys(self.solve(active, counts_keys=True))) if self.alike else None
                continue

            def value(camera, option):
                return self.value(camera, option, place)
            self.settle(active, value, range(self.named if is_sorted else len(active)))
            if is_sorted:
                self.settle_sorted(active, place)
        for dimension in self.dimensions:
            if any(len(options) > 1 for options in active):
                best = self.solve(active, dimension=dimension)
                self.limits[dimension] = sum(self.cost(c, o, dimension) for c, o in enumerate(best))
        self.settle(active, lambda camera, option: -option, range(len(active)))
        return [options[0] for options in active]

    def refusals(self, plan):
        """What a plan can't have: level, cameras, next better value, dimension and the least sum there, in order."""
        active = [list(range(len(options))) for options in self.candidates]
        self.counts, self.most_keys = [], None
        for level, (_, is_sorted, place) in enumerate(self.levels):
            if place is None:
                yield from self.key_refusals(active, level, plan)
                continue
            reached = [self.value(camera, option, place) for camera, option in enumerate(plan)]
            for camera in range(self.named if is_sorted else len(plan)):
                found = self.refusal(active, place, [camera], reached[camera], None)
                if found:
                    yield level, [camera], *found
                active[camera] = [o for o in active[camera] if self.value(camera, o, place) == reached[camera]]
            if not is_sorted:
                continue
            below = []
            for value in sorted({reached[camera] for camera in self.rest()}):
                holders = [camera for camera in self.rest() if reached[camera] == value]
                found = self.refusal(active, place, holders, value, below)
                if found:
                    yield level, holders, *found
                below.append((place, value, len(holders), len(holders)))
            self.counts += below
            values = {value for _, value, _, _ in below}
            for camera in self.rest():
                active[camera] = [o for o in active[camera] if self.value(camera, o, place) in values]

    def key_refusals(self, active, level, plan):
        """What one key fewer leads to, and the number that is settled from then on."""
        counts = self.count_keys(plan)
        cameras = sorted({camera for (group, _), count in zip(self.alike, counts) if count > 1 for camera in group})
        self.most_keys = sum(counts) - 1
        least = self.least_sum(active) if cameras else None
        if least:
            yield level, cameras, sum(count for count in counts if count > 1) - 1, *least
        self.most_keys = sum(counts)

    def least_sum(self, options, counts=()):
        """The first dimension that is over its limit, and its least sum; None where nothing is possible at any cost."""
        for dimension in [at for at, most in enumerate(self.limits) if most is not None]:
            limits = [most if at > dimension else None for at, most in enumerate(self.limits)]
            best = self.solve(options, dimension=dimension, limits=limits, counts=counts)
            if best is not None:
                return dimension, sum(self.cost(c, o, dimension) for c, o in enumerate(best))
        return None

    def refusal(self, active, place, holders, reached, below):
        """The next better value of some cameras, and the (dimension, least sum) that it leads to; None if none.

        `below` is None for one camera; else one camera fewer is to have the value, and the others are as they are.
        """
        better = min((self.value(c, o, place) for c in holders for o in active[c] if self.value(c, o, place) > reached),
                     default=None)
        if better is None:
            return None
        if below is None:
            counts = []
            options = [[o for o in each if camera != holders[0] or self.value(camera, o, place) == better]
                       for camera, each in enumerate(active)]
        else:
            kept = {value for _, value, _, _ in below}
            counts = below + [(place, reached, 0, len(holders) - 1)]
            options = [[o for o in each if camera < self.named or self.value(camera, o, place) in kept
                        or self.value(camera, o, place) >= reached] for camera, each in enumerate(active)]
        for dimension in [at for at, most in enumerate(self.limits) if most is not None]:
            limits = [most if at > dimension else None for at, most in enumerate(self.limits)]
            best = self.solve(options, dimension=dimension, limits=limits, counts=counts)
            if best is not None:
                return better, dimension, sum(self.cost(c, o, dimension) for c, o in enumerate(best))
        return None
