"""The exact plan as it is defined: which format is meant, the candidates, their levels and their costs.

Written from the definition, not from the program. Costs are exact fractions, then whole numbers of 1e-12.
A cost is a triple: its value, or None, the least and, or None, the most that it can be.
"""
import itertools
from fractions import Fraction
from functools import cached_property
from math import floor

RATES = [24, 20, 15]
MOTION = 24
LINES = 720
# The levels: a name, whether it is sorted, and which of a way's values it compares; ALIKE compares how many rates cameras
# have that are alike.
ALIKE = "alike"
LEVELS = [("motion", True, 0), ("lines", True, 9), (ALIKE, None, None), ("share", True, 1), ("settings", False, 7), ("shareInOrder", False, 1),
          ("aspectRatio", False, 2), ("frameRate", False, 3), ("switchingPort", False, 4), ("binning", False, 5),
          ("videoHDR", False, 8), ("askedFormat", False, 6)]
UNIT = 10 ** 12
TOLERANCE = Fraction(1, 10 ** 9)
KIND = ("width", "height", "maxFrameRate", "binned")
ORDER = {"back": 0, "unspecified": 1, "front": 2}
VALUE, LOW, HIGH = ENDS = range(3)


def number(value):
    return Fraction(repr(value)) if isinstance(value, float) else Fraction(value)


def units(cost):
    return round(cost * UNIT)


def limit(target):
    return floor((number(target) + TOLERANCE) * UNIT)


def use(one):
    """Formats that run beside other cameras come first, then those of which that is not known."""
    return {True: 0, None: 1, False: 2}[one.get("multiCam")]


def answer(one, asks_hdr):
    """Formats that have the video HDR that is asked for come first, then those of which that is not known."""
    return {True: 0, None: 1, False: 2}[one.get("videoHDR")] if asks_hdr else 0


def meant(keys, formats, override=None, active=None, asks_hdr=False, guards_hdr=False):
    """The place of the format that some keys mean in a multi-cam session that may ask it for video HDR.

    What is guarded only prefers: that the format holds the rate comes first.
    """
    found = [place for place, one in enumerate(formats) if all(one.get(key) == value for key, value in keys.items())]
    need = max([rate for rate in (override, active) if rate is not None], default=0)

    def rank(place):
        most = formats[place]["maxFrameRate"]
        asked = [answer(formats[place], asks_hdr), most < need]
        return (use(formats[place]), *(reversed(asked) if guards_hdr else asked), most if most >= need else -most,
                formats[place]["binned"], place)
    return min(found, key=rank)


def interval(known):
    """Value, low and high of a coefficient, or of what is known exactly."""
    if isinstance(known, dict):
        return tuple(number(known[key]) for key in ("value", "low", "high"))
    return (number(known),) * 3


def total(costs):
    """The sum, end by end; None where one of them is."""
    costs = list(costs)
    return tuple(None if any(one[end] is None for one in costs) else sum(one[end] for one in costs) for end in ENDS)


def meets(cost, target):
    """Whether a cost meets a target, by its high end, its low end or its value; None where none of them says."""
    most = number(target) + TOLERANCE
    if cost[HIGH] is not None and cost[HIGH] <= most:
        return True
    if cost[LOW] > most:
        return False
    return None if cost[VALUE] is None else cost[VALUE] <= most


def known_readout(one):
    """Sensor pixels read for a frame, as the profile says or the photo sizes do; None where neither does."""
    if "readout" in one:
        return interval(one["readout"])
    if "photoDimensions" in one:
        return interval(max(size["width"] * size["height"] for size in one["photoDimensions"]))
    return None


def reads_at_most(one, other):
    """Whether the laws say that a format reads no more than another of its camera: as wide, as fast, binned if that is,
    and as high, or the 16:9 crop where the other is 4:3."""
    return (one["width"] == other["width"] and one["maxFrameRate"] == other["maxFrameRate"]
            and one["binned"] >= other["binned"]
            and (one["height"] == other["height"]
                 or one["width"] * 9 == one["height"] * 16 and other["width"] * 3 == other["height"] * 4))


def readout(one, formats, sensor):
    """What is known, or else between what the format delivers and the sensor, a quarter of it if it is binned; but no end
    is above that of a format that the laws put above, nor below that of one below."""
    known = known_readout(one)
    if known is not None:
        return known
    low, high = one["width"] * one["height"], sensor
    if high is not None and one["binned"]:
        high = Fraction(high, 4)
    for other in formats:
        bound = known_readout(other)
        if bound is None:
            continue
        if reads_at_most(one, other):
            low, high = min(low, bound[LOW]), bound[HIGH] if high is None else min(high, bound[HIGH])
        if reads_at_most(other, one):
            low, high = max(low, bound[LOW]), None if high is None else max(high, bound[HIGH])
    return None, low, None if high is None else max(low, high)


def largest_sensor(device, cameras):
    """The pixels of a camera's sensor, or the most of its constituents', where all are known, or of all cameras'.

    The video of a TrueDepth camera is that of the wide-angle camera at its side.
    """
    known = {(one["deviceType"], one["position"]): one["sensor"]["width"] * one["sensor"]["height"]
             for one in cameras if "sensor" in one}
    kind, position = device["deviceType"], device["position"]
    if (kind, position) in known:
        return known[kind, position]
    parts = ["builtInWideAngleCamera"] if kind == "builtInTrueDepthCamera" else device.get("constituents", [kind])
    own = [known.get((part, position)) for part in parts]
    return max(known.values(), default=None) if None in own else max(own)


def same_shape(one, other):
    return one["width"] * other["height"] == one["height"] * other["width"]


def is_viewfinder(one):
    """Whether a picture has the shape of photos and no more pixels than the largest screen of an iPhone shows."""
    return one["width"] * 3 == one["height"] * 4 and one["width"] * one["height"] <= 2868 * 1320


class Camera:
    """One camera of a graph on its device."""

    def __init__(self, input, profile, graph):
        self.input, self.id = input, input["id"]
        self.device = next(device for device in profile["cameras"]
                           if (device["deviceType"], device["position"]) == (input["deviceType"], input["position"]))
        self.formats = self.device["formats"]
        sensor = largest_sensor(self.device, profile["cameras"])
        self.readouts = [readout(one, self.formats, sensor) for one in self.formats]
        self.types = {output["id"]: output["type"] for output in graph["outputs"]}
        self.connections = [one for one in graph["connections"] if one["input"] == self.id]
        self.model = profile["costModel"]
        self.kept = graph["plan"].get("keep", {}).get(self.id, {})
        self.size = graph["plan"].get("minimumSize", {})
        self.least = graph["plan"].get("minimumFrameRate", 15)
        self.asks_least = "minimumFrameRate" in graph["plan"]
        # The rates that cameras in step with it were asked for.
        self.rates_in_step = set()
        self.place, self.override, self.active = self.read(input)
        self.asked = self.formats[self.place]
        self.rate = min(rate for rate in (self.asked["maxFrameRate"], self.override, self.active) if rate is not None)
        # A photo output takes no constituent port: its connection stays.
        self.movable = [one for one in self.connections if self.types[one["output"]] != "photo"] \
            if "constituents" in self.device else []

    def read(self, input):
        """The format that an input means, its override, and the most that its active rate allows."""
        override, active = input.get("maxFrameRateOverride"), input.get("activeFrameRate", {}).get("max")
        asks_hdr = bool(input.get("videoHDREnabled"))
        if "activeFormat" in input:
            place = meant(input["activeFormat"], self.formats, override, active, asks_hdr, self.guards_hdr)
            return place, override, active
        places = [place for place, one in enumerate(self.formats) if one.get("multiCam")]
        best = min(answer(self.formats[place], asks_hdr) for place in places)
        places = [place for place in places if answer(self.formats[place], asks_hdr) == best]
        if self.takes_only_photos:
            places = [place for place in places if is_viewfinder(self.formats[place])] or places
        place = min(places, key=lambda at: (-self.formats[at]["width"] * self.formats[at]["height"],
                                            self.formats[at]["binned"], at))
        return place, override, active

    @property
    def asks_hdr(self):
        return bool(self.input.get("videoHDREnabled"))

    @property
    def guards_hdr(self):
        return "videoHDREnabled" in self.input.get("whereSupported", [])

    @property
    def may_drop_hdr(self):
        """Whether a plan may remove video HDR: the app asks for it and can do without."""
        return self.asks_hdr and self.guards_hdr

    def loses_hdr(self, place, dropped=False):
        """Whether the app goes without the video HDR that it guards, as the format lacks it or a plan removed it."""
        return self.guards_hdr and (dropped or self.formats[place].get("videoHDR") is False)

    def meant_by_name(self, one, dropped=False):
        """The place of the format that the four keys of one mean, with video HDR or without."""
        asks_hdr = self.asks_hdr and not dropped
        return meant({key: one[key] for key in KIND}, self.formats, None, None, asks_hdr, self.guards_hdr)

    @cached_property
    def takes_only_photos(self):
        """Whether nothing but photos and previews come of its video; the instances have no Live Photos, which move."""
        types = {self.types[one["output"]] for one in self.connections}
        return "photo" in types and types <= {"photo", "previewLayer"}

    def asks_hdr_in(self, way):
        """Whether the app asks for video HDR in a format that has it or may have it."""
        place, _, _, dropped = way
        return self.asks_hdr and not dropped and self.formats[place].get("videoHDR") is not False

    def configured(self, input, moved):
        """What an input of a written configuration does: place, rate, moved, dropped."""
        place, override, active = self.read(input)
        rate = min(r for r in (self.formats[place]["maxFrameRate"], override, active) if r is not None)
        return place, rate, moved, self.asks_hdr and "videoHDREnabled" not in input

    def levels(self, place, rate, moved, dropped=False):
        """What a way has of what LEVELS compare; nothing counts for more than was asked.

        A picture is a share of the pixels a second; of a camera that only takes photos, of the pixels.
        """
        one = self.formats[place]
        rate, asked = number(min(rate, self.rate)), number(self.rate)
        side = min(Fraction(one["width"], self.asked["width"]), Fraction(one["height"], self.asked["height"]), 1)
        photos = self.takes_only_photos
        # A minimum that someone set says how many frames a viewfinder needs.
        goal = min(MOTION, number(self.least)) if photos and self.asks_least else MOTION
        motion = min(rate, goal) / min(asked, goal)
        lines = [min(each["width"], each["height"], LINES) for each in (one, self.asked)]
        picture = (side ** 2, Fraction(1)) if photos else (side ** 2 * rate / asked, Fraction(1))
        return (motion, picture, int(same_shape(one, self.asked)), rate, int(not moved),
                int(one["binned"] == self.asked["binned"]), int(place == self.place),
                -int(self.loses_hdr(place, dropped) and self.asked.get("videoHDR") is True), int(not dropped),
                min(Fraction(*lines), Fraction(1)))

    def costs(self, place, charged, moved, dropped=False):
        """hardwareCost and systemPressureCost."""
        one, pressure = self.formats[place], self.model["systemPressure"]
        size = one["width"] * one["height"]
        parts = self.device.get("constituents", [self.device["deviceType"]])
        taken = {part: 0 for part in parts}
        running = set()
        for connection in self.connections:
            own = [parts[0]] if moved and connection in self.movable else parts
            running.update(own)
            for part in own:
                taken[part] += size * (self.types[connection["output"]] in ("videoData", "movieFile"))
        delivered = [max(size, taken[part]) for part in running]
        has_hdr = self.asks_hdr and not self.loses_hdr(place, dropped)
        sensors = tuple(self.pixels(self.readouts[place][end], delivered, charged, end, has_hdr) for end in ENDS)
        scale = interval(pressure["perHardwareCost"]) if "perHardwareCost" in pressure else (None, 0, None)
        contributors = [pressure["videoHDR"]] if has_hdr else []
        modes = {one.get("preferredVideoStabilizationMode") for one in self.connections} - {None}
        contributors += [pressure["stabilization"][mode] for mode in modes]
        scaled = tuple(None if None in (cost, factor) else cost * factor for cost, factor in zip(sensors, scale))
        return sensors, total([scaled, *map(interval, contributors)])

    def pixels(self, read, delivered, charged, end, has_hdr):
        """What the pixels of all sensors cost at an end: with the weight of delivered pixels, and the budget that belongs
        to it, that make most of it."""
        if read is None:
            return None
        hdr, zero, slope, weights = self.charges[end]
        if not has_hdr:
            hdr = 1

        def at(weight):
            return sum(read + weight * each for each in delivered) * number(charged) * hdr / (zero + slope * weight)
        return (max if end == HIGH else min)(at(weight) for weight in weights)

    @cached_property
    def charges(self):
        """By end: the factor of video HDR, the budget at no weight and for each unit of it, and the weights to try."""
        hardware = self.model["hardware"]
        hdr = interval(hardware["hdrFactor"])
        zero, slope = (interval(hardware["pixelBudget"][key]) for key in ("atZeroWeight", "perUnitWeight"))
        value, *extremes = interval(hardware["deliveredWeight"])
        # The least cost is that of the largest budget.
        return [(hdr[end], zero[other], slope[other], weights) for end, other, weights in
                ((VALUE, VALUE, [value]), (LOW, HIGH, extremes), (HIGH, LOW, extremes))]

    def start(self):
        """Its costs as it is; the override is charged, the active rate is not."""
        return self.costs(self.place, min(self.asked["maxFrameRate"], self.override or 10 ** 9), False)

    def has_hdr(self, place):
        """Video HDR that is not guarded needs a format that has it; where the written keys leave several, it is enough that
        one may."""
        one = self.formats[place]
        named = {key: one[key] for key in KIND}
        twins = [other for other in self.formats if use(other) == use(one) and {**other, **named} == other]
        return not self.asks_hdr or self.guards_hdr or any(other.get("videoHDR") is not False for other in twins)

    def holds_active_rate(self, place):
        """An active rate lies within the range of the format."""
        least = self.formats[place].get("minFrameRate", 0)
        return self.input.get("activeFrameRate", {}).get("min", 10 ** 9) >= least

    def is_legal(self, place):
        """Whether a format breaks no rule."""
        return self.has_hdr(place) and self.holds_active_rate(place)

    def allows(self, place, rate):
        """Whether no demand forbids it; each protects at most what was asked."""
        one = self.formats[place]
        for side in ("width", "height"):
            if any(one[side] < min(demand.get(side, 0), self.asked[side]) for demand in (self.kept, self.size)):
                return False
        return (rate >= min(self.kept.get("frameRate", 0), self.rate)
                and self.kept.get("binned", one["binned"]) == one["binned"])

    def keeps_more_than_asked(self):
        """The error plan-above-format, which no plan removes."""
        return (self.kept.get("width", 0) > self.asked["width"] or self.kept.get("height", 0) > self.asked["height"]
                or self.kept.get("frameRate", 0) > self.rate
                or (self.asks_least and self.least > max(one["maxFrameRate"] for one in self.formats if one.get("multiCam"))))

    @cached_property
    def rates(self):
        """The asked rate, its halves, the listed ones, a kept one and the least, the highest first."""
        least = min(self.rate, self.least)
        rates, half = {*RATES, self.least, self.kept.get("frameRate", self.least), *self.rates_in_step}, self.rate
        while half >= least:
            rates.add(half)
            half = half / 2
        return sorted((rate for rate in rates if least <= rate <= self.rate), reverse=True)

    @property
    def has_formats_of_unknown_use(self):
        return any(use(one) == 1 for one in self.formats)

    def candidates(self, tries_unknown=False):
        """Every (place, rate, moved, dropped), its levels and its costs, in the order of places; with the formats of which it
        is not known whether they run beside other cameras, or without them."""
        found = []
        for place, one in enumerate(self.formats):
            # Only what its four keys mean can be written.
            drops = [dropped for dropped in ([False, True] if self.may_drop_hdr else [False])
                     if self.meant_by_name(one, dropped) == place]
            if use(one) > tries_unknown or not drops:
                continue
            if one["width"] > self.asked["width"] or one["height"] > self.asked["height"]:
                continue
            for rate in self.rates:
                if not one.get("minFrameRate", 0) <= rate <= one["maxFrameRate"] or not self.allows(place, rate):
                    continue
                for dropped, moved in itertools.product(drops, [False, True] if self.movable else [False]):
                    way = (place, rate, moved, dropped)
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
        # The cameras that are named come one by one on sorted levels too.
        self.named = len(prefer)
        plan = graph["plan"]
        independent = plan.get("independent", [])
        places = [place for place, camera in enumerate(self.cameras) if camera.id not in independent]
        outputs = [one["outputs"] for one in graph.get("synchronizers", [])]
        # By camera place: the cameras of one synchronizer; no output is in two.
        self.in_step = [[place for place in places
                         if any(one["output"] in names for one in self.cameras[place].connections)] for names in outputs]
        for group in self.in_step:
            for place in group:
                self.cameras[place].rates_in_step = {self.cameras[at].rate for at in group}
        by_rate = {}
        for place in places:
            camera = self.cameras[place]
            if not (camera.id in prefer or "frameRate" in camera.kept or camera.takes_only_photos):
                by_rate.setdefault(number(camera.rate), []).append(place)
        self.alike = [group for group in by_rate.values() if len(group) > 1]
        self.guarding_hdr = [place for place in places if self.cameras[place].may_drop_hdr]
        self.has_pressure = "perHardwareCost" in profile["costModel"]["systemPressure"]
        beam = interval(profile["costModel"]["systemPressure"]["microphoneBeam"])
        self.base = [interval(0), tuple(end * (len(graph["inputs"]) - len(inputs)) for end in beam)]

    def costs(self, ways):
        """Both costs of a way for each camera."""
        each = [camera.costs(*way) for camera, way in zip(self.cameras, ways)]
        return [total([one[place] for one in each] + [self.base[place]]) for place in (0, 1)]

    def limits(self, targets, ends=(VALUE, VALUE)):
        """The highest sums in units by some ends of the costs, without the base; None for a cost that is not judged."""
        return [None if target is None else limit(target) - units(base[end])
                for target, base, end in zip(self.targets(targets), self.base, ends)]

    def targets(self, targets):
        """Those of both costs; None for one that is not judged."""
        return [min(targets.get("hardwareCost", 1), 1), targets.get("systemPressureCost")]
