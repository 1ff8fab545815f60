"""Random profiles and graphs to plan for: instance(seed) gives a profile, a graph and how many candidates it was aimed at."""
import random

# Devices that may run beside each other: none is a part of another.
SINGLE = [("builtInWideAngleCamera", "back"), ("builtInWideAngleCamera", "front"), ("builtInUltraWideCamera", "back"),
          ("builtInTelephotoCamera", "back"), ("builtInUltraWideCamera", "front"), ("builtInTelephotoCamera", "front"),
          ("external", "unspecified"), ("builtInTrueDepthCamera", "front")]
DUAL = ("builtInDualCamera", "back")
PARTS = ["builtInWideAngleCamera", "builtInTelephotoCamera"]
SIZES = [(640, 480), (640, 360), (960, 540), (1024, 768), (1280, 720), (1280, 960), (1366, 768), (1440, 1080),
         (1552, 1164), (1920, 1080), (1920, 1440), (2560, 1440), (2592, 1944), (3264, 2448), (3840, 2160), (4032, 3024)]
RATES = [15, 24, 25, 29.97, 30, 48, 50, 60, 60, 90, 120, 240]


def interval(value, spread=0.3, rng=random):
    return {"low": value * (1 - spread * rng.random()), "value": value, "high": value * (1 + spread * rng.random())}


def sensor(rng, width, height, binned, unknown):
    """What a mode reads, at least what it delivers; some profiles know it exactly, some as an interval, some not.

    `unknown` is how often it is not known at all.
    """
    pixels = rng.choice([width * height, rng.choice([3024, 3504, 4224]) * rng.choice([2376, 3024]) // (4 if binned else 1)])
    pixels = max(pixels, width * height // 2) + rng.choice([0, 0, rng.randrange(90_000)])
    kind = rng.random()
    if kind >= 1 - unknown:
        return {}
    if kind < 0.4:
        return {"readout": pixels}
    if kind < 0.7:
        return {"readout": {key: int(value) for key, value in interval(pixels, rng=rng).items()}}
    return {"photoDimensions": [{"width": 2 * (pixels // 4000) + 2, "height": 2000}]}


def formats(rng, count, slow, unknown):
    made = []
    for _ in range(count):
        if made and rng.random() < 0.08:  # one that four keys can't tell from another
            other = rng.choice(made)
            twin = {key: other[key] for key in ("width", "height", "maxFrameRate", "binned")}
            made.append({**twin, "multiCam": rng.random() < 0.8,
                         **sensor(rng, twin["width"], twin["height"], twin["binned"], unknown)})
            continue
        width, height = rng.choice(SIZES)
        binned = rng.random() < 0.5
        one = {"width": width, "height": height, "maxFrameRate": rng.choice(RATES[:5] if slow else RATES), "binned": binned}
        least = rng.choice([None, 1, 1, 2, 15, 24, 30])
        if least is not None and least <= one["maxFrameRate"]:
            one["minFrameRate"] = least
        multi = rng.random()
        if multi < 0.92:
            one["multiCam"] = multi < 0.85
        one.update(sensor(rng, width, height, binned, unknown))
        if rng.random() < 0.5:
            one["videoHDR"] = rng.random() < 0.8
        made.append(one)
    return made


def cost_model(rng, cameras):
    budget, slope = rng.choice([rng.uniform(2e8, 6e8), rng.uniform(5e8, 3e9)]) * cameras, rng.uniform(5e7, 2e8) * cameras
    hardware = {"pixelBudget": {"atZeroWeight": interval(budget, rng=rng), "perUnitWeight": interval(slope, rng=rng)},
                "deliveredWeight": {"low": 0, "value": rng.choice([0.5, 0.5, 0.25, round(rng.random(), 3)]), "high": 1},
                "depthStream": interval(0.05, rng=rng), "hdrFactor": {"low": 1, "value": rng.choice([1.5, 2]), "high": 2}}
    pressure = {"perHardwareCost": interval(rng.choice([1.38, 1, rng.uniform(0.5, 2.5)]), rng=rng),
                "stabilization": {"standard": interval(0.05, rng=rng), "cinematic": interval(rng.uniform(0.05, 0.2), rng=rng)},
                "videoHDR": interval(rng.uniform(0.01, 0.1), rng=rng), "microphoneBeam": interval(0.02, rng=rng)}
    if rng.random() < 0.1:
        del pressure["perHardwareCost"]
    pressure["restsOnReading"] = False
    return {"basis": "estimated", "note": "invented", "hardware": hardware, "systemPressure": pressure}


def asked_format(rng, device):
    """The keys that a graph names a multi-cam format by: all four, or some; now and then the largest, now and then any."""
    multi = [one for one in device["formats"] if one.get("multiCam") and ("readout" in one or "photoDimensions" in one)]
    best = sorted(multi, key=lambda one: -one["width"] * one["height"])
    chosen = rng.choice(best[:4] if rng.random() < 0.75 else best)
    keys = ["width", "height"]
    keys += [key for key in ("maxFrameRate", "binned") if rng.random() < 0.8]
    return chosen, {key: chosen[key] for key in keys}


def instance(seed, cameras=None, count=None):
    rng = random.Random(seed)
    number = cameras or rng.choice([2, 2, 3, 3, 4, 5, 6, 7, 8])
    has_dual = cameras is None and rng.random() < 0.3
    parts = {(part, "back") for part in PARTS} if has_dual else set()
    keys = rng.sample([key for key in SINGLE if key not in parts], min(number - has_dual, 8 - len(parts)))
    keys += [DUAL] if has_dual else []
    rng.shuffle(keys)
    slow = rng.random() < 0.15
    doubts = random.Random(f"doubts {seed}")
    unknown = doubts.choice([0.05, 0.05, 0.05, 0.5])
    devices = []
    for key in keys:
        device = {"deviceType": key[0], "position": key[1], "name": " ".join(key), "source": "made",
                  "formatsComplete": True, "multiCamFormatsComplete": True}
        if key == DUAL:
            device["constituents"] = PARTS
        device["formats"] = formats(rng, count or rng.randint(5, 40), slow, unknown)
        device["formats"].insert(rng.randrange(len(device["formats"])), {
            "width": 1920, "height": 1080, "maxFrameRate": rng.choice([30, 60]), "binned": False, "multiCam": True,
            "readout": 10_000_000, "videoHDR": True})
        devices.append(device)
    give_sensors(doubts, devices)
    profile = document(keys, devices, cost_model(rng, len(keys)))
    return profile, graph(rng, keys, devices, doubts)


def give_sensors(rng, devices):
    """Sensors, which bound what is not known to be read; some profiles have all, some a few, some none."""
    share = rng.choice([0, 0.5, 1])
    for device in devices:
        if rng.random() < share:
            device["sensor"] = {"width": 4224, "height": rng.choice([2376, 3024])}


def document(keys, devices, costs):
    return {
        "capplanProfile": 1, "id": "invented", "name": "Invented", "modelIdentifiers": ["Invented1,1"], "chip": "none",
        "multiCamSupported": True, "cameras": devices, "microphones": {"count": 4, "beams": ["front", "back"], "source": "made"},
        "multiCamDeviceSets": {"complete": True, "deviceTypes": sorted({key[0] for key in keys}), "source": "made",
                               "sets": [[{"deviceType": key[0], "position": key[1]} for key in keys]]},
        "costModel": costs,
        "sources": [{"id": "made", "kind": "estimated", "reference": "invented", "note": "invented"}]}


def sized(seed, cameras, candidates):
    """An instance whose cameras have about so many candidates each, and whose costs lie above what may be asked."""
    rng = random.Random(f"{seed} {cameras} {candidates}")
    keys = SINGLE[:cameras]
    devices = []
    for key in keys:
        kinds, made = set(), []
        while 7 * len(made) < candidates - 7:
            width, height = rng.randrange(320, 4032, 16), rng.randrange(240, 3024, 8)
            binned = rng.random() < 0.5
            if (width, height, binned) not in kinds:
                kinds.add((width, height, binned))
                made.append({"width": width, "height": height, "minFrameRate": 1, "maxFrameRate": 240, "binned": binned,
                             "multiCam": True, "readout": int(width * height * rng.uniform(1, 3))})
        made.append({"width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 240, "binned": False,
                     "multiCam": True, "readout": 12192768})
        devices.append({"deviceType": key[0], "position": key[1], "name": " ".join(key), "source": "made",
                        "formatsComplete": True, "multiCamFormatsComplete": True, "formats": made})
    inputs, outputs, connections = [], [], []
    for place, key in enumerate(keys):
        inputs.append({"id": f"c{place}", "deviceType": key[0], "position": key[1], "activeFormat": {
            "width": 4032, "height": 3024, "maxFrameRate": 240, "binned": False}})
        outputs.append({"id": f"o{place}", "type": "videoData"})
        connections.append({"input": f"c{place}", "port": "video", "output": f"o{place}"})
    profile = document(keys, devices, cost_model(rng, cameras))
    profile["costModel"]["systemPressure"].setdefault("perHardwareCost", {"low": 1, "value": 1.38, "high": 2})
    return profile, {"capplan": 1, "profiles": ["invented"], "session": {"type": "multiCam", "preset": "inputPriority"},
                     "app": {"usageDescriptions": {"NSCameraUsageDescription": "Films."}},
                     "inputs": inputs, "outputs": outputs, "connections": connections, "plan": {}}


def graph(rng, keys, devices, doubts):
    inputs, outputs, connections, plan = [], [], [], {}
    names = [f"c{place}" for place in range(len(keys))]
    photos = random.Random(f"photos {doubts.random()}")
    guards = random.Random(f"guards {photos.random()}")
    for name, key, device in zip(names, keys, devices):
        one = {"id": name, "deviceType": key[0], "position": key[1]}
        chosen, named = asked_format(rng, device)
        if rng.random() < 0.93:
            one["activeFormat"] = named
            rates = [rate for rate in (15, 20, 24, 25, 30, 48, 60, 120, chosen["maxFrameRate"])
                     if chosen.get("minFrameRate", 0) <= rate <= chosen["maxFrameRate"] and rate >= 1]
            if rng.random() < 0.4:
                named.update({key: chosen[key] for key in ("maxFrameRate", "binned")})
            if len(named) == 4 and rng.random() < 0.3:
                one["maxFrameRateOverride"] = rng.choice(rates)
            if len(named) == 4 and rng.random() < 0.12:
                most = min(rng.choice(rates), one.get("maxFrameRateOverride", 999))
                one["activeFrameRate"] = {"min": min(most, chosen.get("minFrameRate", most)), "max": most}
            asks_hdr = chosen.get("videoHDR") and len(named) == 4 and rng.random() < 0.3
            # What is guarded may be known of all formats, of some, or not of the requested one.
            guards_hdr = len(named) == 4 and guards.random() < (0.5 if asks_hdr else 0.1)
            if asks_hdr or guards_hdr:
                one.update(videoHDREnabled=True, automaticallyAdjustsVideoHDREnabled=False)
            if guards_hdr:
                one["whereSupported"] = ["videoHDREnabled"]
                if guards.random() < 0.5:
                    for other in device["formats"]:
                        other.setdefault("videoHDR", guards.random() < 0.5)
        inputs.append(one)
        kinds = rng.choice([["videoData"], ["videoData", "previewLayer"], ["videoData", "movieFile"], ["previewLayer"],
                            ["movieFile", "previewLayer"], ["videoData", "photo"]])
        if photos.random() < 0.15:
            kinds = photos.choice([["photo"], ["photo", "previewLayer"]])
        for kind in kinds:
            output = {"id": f"{name}-{kind}", "type": kind}
            outputs.append(output)
            connection = {"input": name, "port": "video", "output": output["id"]}
            if kind == kinds[0] and kind in ("videoData", "movieFile") and rng.random() < 0.2:
                connection["preferredVideoStabilizationMode"] = rng.choice(["standard", "cinematic"])
            connections.append(connection)
    if rng.random() < 0.3:
        inputs.insert(rng.randrange(len(inputs)), {"id": "mic", "deviceType": "microphone"})
        outputs.append({"id": "sound", "type": "audioData"})
        connections.append({"input": "mic", "port": "audio", "output": "sound"})
    if rng.random() < 0.5:
        plan["prefer"] = rng.sample(names, rng.randint(1, len(names)))
    if rng.random() < 0.4:
        plan["minimumFrameRate"] = rng.choice([10, 20, 24, 30, 48])
    if doubts.random() < 0.25:
        plan["minimumSize"] = doubts.choice([{"width": 1280, "height": 720}, {"width": 640, "height": 480}])
    for name, one in zip(names, [one for one in inputs if one["id"] != "mic"]):
        if rng.random() < 0.12 and "activeFormat" in one:
            floor = {"width": one["activeFormat"]["width"] // rng.choice([1, 2, 3]), "height": 480}
            if rng.random() < 0.5:
                floor["frameRate"] = rng.choice([15, 24, 30])
            if rng.random() < 0.3 and "binned" in one["activeFormat"]:
                floor["binned"] = one["activeFormat"]["binned"]
            plan.setdefault("keep", {})[name] = floor
    # Cameras that belong together, or that someone says don't.
    together = random.Random(f"together {guards.random()}")
    data = [one["id"] for one in outputs if one["type"] == "videoData"]
    belonging = {}
    if len(data) > 1 and together.random() < 0.4:
        chosen = together.sample(data, together.randint(2, len(data)))
        belonging = {"synchronizers": [{"id": "together", "outputs": [one for one in data if one in chosen]}]}
    if together.random() < 0.15:
        plan["independent"] = together.sample(names, together.randint(1, len(names)))
    return {**belonging, "capplan": 1, "profiles": ["invented"],
            "deployment": {"platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0"},
            "app": {"usageDescriptions": {"NSCameraUsageDescription": "x", "NSMicrophoneUsageDescription": "x"}},
            "session": {"type": "multiCam", "preset": "inputPriority"}, "inputs": inputs, "outputs": outputs,
            "connections": connections, "plan": plan}
