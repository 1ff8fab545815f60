"""The exact plan as it is defined: which format is meant, the candidates, their levels and their costs.

Written from the definition, not from the program. Costs are exact fractions, then whole numbers of 1e-12.
"""
from fractions import Fraction
from math import floor

RATES = [240, 120, 60, 50, 48, 30, 25, 24, 20, 15]
UNIT = 10 ** 12
TOLERANCE = Fraction(1, 10 ** 9)
KIND = ("width", "height", "maxFrameRate", "binned")
ORDER = {"back": 0, "unspecified": 1, "front": 2}


def number(value):
    return Fraction(repr(value)) if isinstance(value, float) else Fraction(value)


def units(cost):
    return round(cost * UNIT)


def limit(target):
    return floor((number(target) + TOLERANCE) * UNIT)


def meant(keys, formats, override=None, active=None):
    """The place of the format that some keys mean in a multi-cam session; only multi-cam formats here."""
    found = [place for place, one in enumerate(formats)
             if one.get("multiCam") and all(one.get(key) == value for key, value in keys.items())]
    need = max([rate for rate in (override, active) if rate is not None], default=0)

    def rank(place):
        most = formats[place]["maxFrameRate"]
        return (most < need, most if most >= need else -most, formats[place]["binned"], place)
    return min(found, key=rank)


def readout(one):
    if "readout" in one:
        value = one["readout"]
        return number(value["value"] if isinstance(value, dict) else value)
    if "photoDimensions" in one:
        return Fraction(max(size["width"] * size["height"] for size in one["photoDimensions"]))
    return None


def same_shape(one, other):
    """Within what a row or column is rounded by."""
    (w, h), (ow, oh) = ((each["width"], each["height"]) for each in (one, other))
    return abs(w * oh - h * ow) <= max(w, ow)


class Camera:
    """One camera of a graph on its device."""

    def __init__(self, input, profile, graph):
        self.input, self.id = input, input["id"]
        self.device = next(device for device in profile["cameras"]
                           if (device["deviceType"], device["position"]) == (input["deviceType"], input["position"]))
        self.formats = self.device["formats"]
        self.types = {output["id"]: output["type"] for output in graph["outputs"]}
        self.connections = [one for one in graph["connections"] if one["input"] == self.id]
        self.model = profile["costModel"]
        self.floor = graph["plan"].get("keep", {}).get(self.id, {})
        self.least = graph["plan"].get("minimumFrameRate", 15)
        self.asks_least = "minimumFrameRate" in graph["plan"]
        self.place, self.override, self.active = self.read(input)
        self.asked = self.formats[self.place]
        self.rate = min(rate for rate in (self.asked["maxFrameRate"], self.override, self.active) if rate is not None)
        # A photo output takes no constituent port: its connection stays.
        self.movable = [one for one in self.connections if self.types[one["output"]] != "photo"] \
            if "constituents" in self.device else []

    def read(self, input):
        """The format that an input means, its override, and the most that its active rate allows."""
        override, active = input.get("maxFrameRateOverride"), input.get("activeFrameRate", {}).get("max")
        if "activeFormat" in input:
            return meant(input["activeFormat"], self.formats, override, active), override, active
        places = [place for place, one in enumerate(self.formats) if one.get("multiCam")]
        place = min(places, key=lambda at: (-self.formats[at]["width"] * self.formats[at]["height"],
                                            self.formats[at]["binned"], at))
        return place, override, active

    def configured(self, input, moved):
        """What an input of a written configuration does: place, rate, moved."""
        place, override, active = self.read(input)
        return place, min(r for r in (self.formats[place]["maxFrameRate"], override, active) if r is not None), moved

    def levels(self, place, rate, moved):
        one = self.formats[place]
        return (int(same_shape(one, self.asked)), number(rate), one["width"] * one["height"],
                int(one["binned"] == self.asked["binned"]), int(place == self.place), int(not moved))

    def costs(self, place, charged, moved):
        """hardwareCost and systemPressureCost; None where a coefficient or the readout is missing."""
        one, hardware, pressure = self.formats[place], self.model["hardware"], self.model["systemPressure"]
        read = readout(one)
        weight = number(hardware["deliveredWeight"]["value"])
        budget = hardware["pixelBudget"]
        chip = number(budget["atZeroWeight"]["value"]) + number(budget["perUnitWeight"]["value"]) * weight
        hdr = number(hardware["hdrFactor"]["value"]) if self.input.get("videoHDREnabled") else 1
        size = one["width"] * one["height"]
        parts = self.device.get("constituents", [self.device["deviceType"]])
        taken = {part: 0 for part in parts}
        running = set()
        for connection in self.connections:
            own = [parts[0]] if moved and connection in self.movable else parts
            running.update(own)
            for part in own:
                taken[part] += size * (self.types[connection["output"]] in ("videoData", "movieFile"))
        if read is None:
            return None, None
        pixels = sum(read + weight * max(size, taken[part]) for part in running)
        sensors = pixels * number(charged) * hdr / chip
        contributors = [pressure["videoHDR"]] if self.input.get("videoHDREnabled") else []
        modes = {one.get("preferredVideoStabilizationMode") for one in self.connections} - {None}
        contributors += [pressure["stabilization"][mode] for mode in modes]
        if "perHardwareCost" not in pressure:
            return sensors, None
        return sensors, sensors * number(pressure["perHardwareCost"]["value"]) + sum(
            number(one["value"]) for one in contributors)

    def start(self):
        """Its costs as it is; the override is charged, the active rate is not."""
        return self.costs(self.place, min(self.asked["maxFrameRate"], self.override or 10 ** 9), False)

    def has_hdr(self, place):
        """Video HDR needs a format that has it; where the written keys leave several, it is enough that one may."""
        named = {key: self.formats[place][key] for key in KIND}
        twins = [other for other in self.formats if other.get("multiCam") and {**other, **named} == other]
        return not self.input.get("videoHDREnabled") or any(other.get("videoHDR") is not False for other in twins)

    def holds_active_rate(self, place):
        """An active rate lies within the range of the format."""
        least = self.formats[place].get("minFrameRate", 0)
        return self.input.get("activeFrameRate", {}).get("min", 10 ** 9) >= least

    def allows(self, place, rate):
        one, floor = self.formats[place], self.floor
        return (one["width"] >= floor.get("width", 0) and one["height"] >= floor.get("height", 0)
                and rate >= floor.get("frameRate", 0) and floor.get("binned", one["binned"]) == one["binned"])

    def keeps_more_than_asked(self):
        return (self.floor.get("width", 0) > self.asked["width"] or self.floor.get("height", 0) > self.asked["height"]
                or self.floor.get("frameRate", 0) > self.rate
                or (self.asks_least and self.least > max(one["maxFrameRate"] for one in self.formats if one.get("multiCam"))))

    def candidates(self):
        """Every (place, rate, moved), its levels and its costs, in the order of places."""
        found, kinds = [], set()
        for place, one in enumerate(self.formats):
            kind = tuple(one[key] for key in KIND)
            if not one.get("multiCam") or kind in kinds:
                continue
            kinds.add(kind)
            if one["width"] > self.asked["width"] or one["height"] > self.asked["height"]:
                continue
            least = min(self.rate, self.least)
            rates = {*RATES, self.rate, one["maxFrameRate"], self.least, self.floor.get("frameRate", self.least)}
            for rate in sorted(rates, reverse=True):
                if not least <= rate <= self.rate or not one.get("minFrameRate", 0) <= rate <= one["maxFrameRate"]:
                    continue
                if not self.allows(place, rate):
                    continue
                for moved in ([False, True] if self.movable else [False]):
                    way = (place, rate, moved)
                    found.append((way, self.levels(*way), self.costs(*way)))
        return found


class Instance:
    """A graph on a profile: its cameras in the order of preference, its targets, and what is no camera's."""

    def __init__(self, profile, graph):
        inputs = [one for one in graph["inputs"] if one["deviceType"] != "microphone"]
        cameras = [Camera(one, profile, graph) for one in inputs]
        prefer = graph["plan"].get("prefer", [])

        def rank(at):
            name = cameras[at].id
            return (prefer.index(name) if name in prefer else len(prefer), ORDER[cameras[at].input["position"]], at)
        self.cameras = [cameras[at] for at in sorted(range(len(cameras)), key=rank)]
        self.has_pressure = "perHardwareCost" in profile["costModel"]["systemPressure"]
        beam = profile["costModel"]["systemPressure"]["microphoneBeam"]["value"]
        self.base = [Fraction(0), number(beam) * (len(graph["inputs"]) - len(inputs))]

    def limits(self, targets):
        """The highest sums in units, without the base; None for a cost that is not judged."""
        hardware = min(targets.get("hardwareCost", 1), 1)
        pressure = targets.get("systemPressureCost")
        return [limit(hardware), None if pressure is None else limit(pressure) - units(self.base[1])]
