"""The best choice by OR-Tools CP-SAT: one solve a level, or more where a level's digits do not fit into one objective."""
from ortools.sat.python import cp_model

WIDEST = 2 ** 50


class Solver:
    """Solves one instance; `seconds` is what CP-SAT itself took, without the making of models."""

    def __init__(self, candidates, limits, dimensions, presolve=False):
        self.candidates, self.limits, self.dimensions, self.presolve = candidates, limits, dimensions, presolve
        self.seconds, self.solves = 0.0, 0

    def cost(self, camera, option, dimension):
        return self.candidates[camera][option][2][dimension]

    def solve(self, active, weights=None, dimension=None, limits=None):
        """Options of the least sum (of a dimension) or the highest (of weights by camera and option); None if none fits."""
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
        if dimension is not None:
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

    def settle(self, active, value):
        """Leaves each camera the options of its value in the lexicographically highest vector of values."""
        digits = []
        for camera, options in enumerate(active):
            values = sorted({value(camera, option) for option in options})
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

    def best(self):
        """The option of each camera; None where nothing fits."""
        active = [list(range(len(options))) for options in self.candidates]
        if self.solve(active) is None:
            return None
        for level in range(6):
            self.settle(active, lambda camera, option: self.candidates[camera][option][1][level])
        for dimension in self.dimensions:
            if any(len(options) > 1 for options in active):
                best = self.solve(active, dimension=dimension)
                self.limits[dimension] = sum(self.cost(c, o, dimension) for c, o in enumerate(best))
        self.settle(active, lambda camera, option: -option)
        return [options[0] for options in active]

    def refusal(self, plan, level, camera):
        """The next better value of a camera on a level, and the (dimension, least sum) that it leads to; None if none."""
        active = [list(range(len(options))) for options in self.candidates]

        def keep(at, upto):
            active[at] = [o for o in active[at] if all(
                self.candidates[at][o][1][each] == self.candidates[at][plan[at]][1][each] for each in range(upto))]
        for at in range(len(active)):
            keep(at, level + 1 if at < camera else level)

        def value(option):
            return self.candidates[camera][option][1][level]
        better = min((value(o) for o in active[camera] if value(o) > value(plan[camera])), default=None)
        if better is None:
            return None
        active[camera] = [o for o in active[camera] if value(o) == better]
        for dimension in [place for place, most in enumerate(self.limits) if most is not None]:
            limits = [most if place > dimension else None for place, most in enumerate(self.limits)]
            best = self.solve(active, dimension=dimension, limits=limits)
            if best is not None:
                return better, dimension, sum(self.cost(c, o, dimension) for c, o in enumerate(best))
