import CaptureModel
import JSONSource

extension ResolvedSession {
  /// For each of some facts about an input's format, the smallest change of the graph that settles it; `nil` if no
  /// known format is near. O(facts + cameras).
  ///
  /// What the app does stays if it can: the rate that it runs at is promised, or the highest rate of the format is left
  /// out. Else binning is changed, then the rate, to a higher one; the picture keeps its size. A binned picture is another
  /// one: it is no way to find out a rate.
  public func advice(on facts: [Fact]) -> [FormatAdvice?] {
    lazy var named = NamedCameras(self)
    lazy var asks = FormatAsks(self)
    return facts.map { fact in cameraOfFormat(in: fact, named).flatMap { advice(on: $0, settling: fact, asks) } }
  }

  private func advice(
    on camera: ResolvedCamera, settling fact: Fact, _ asks: @autoclosure () -> FormatAsks
  ) -> FormatAdvice? {
    guard let request = camera.input.activeFormat, let device = camera.device else { return nil }
    let asks = asks()
    if let advice = adviceToPromiseRate(of: camera, settling: fact) { return advice }
    if let advice = adviceToLeaveRateOut(of: camera, settling: fact, asks) { return advice }
    // Another format that has the color space is no answer.
    if case .asked(.format(.colorSpaces, _), _) = fact { return nil }
    let known = device.formats.indices.filter { index in
      let format = device.formats[index]
      return (!requiresMultiCamFormats || format.multiCam == true) && format.highestRate != nil && format.binned != nil
        && request.hasSize(of: format) && request.hasPixelFormat(of: format) && format.settles(fact)
        && !asks.areMissed(by: format, of: camera) && camera.input.ratesOfApp.allSatisfy(format.reaches)
    }
    let choices = known.map { (index: $0, changes: request.changes(to: device.formats[$0])) }
      .filter { !$0.changes.isEmpty && !(fact.isOfRate && $0.changes.binned == true) }
    // The one that is asked for, at whatever rate, may have what the app can do without.
    let meant = formatIgnoringRate(of: camera, asks).flatMap { device.format($0) }
    let whole = choices.filter { !asks.loseSettings(in: device.formats[$0.index], beside: meant, of: camera) }
    let best = (whole.isEmpty ? choices : whole).min { $0.changes.rank < $1.changes.rank }
    return best.map {
      advice(
        $0.changes.binned == true ? .otherPicture : .samePicture, best: $0.index,
        $0.changes.members + cap($0.changes, of: camera), of: camera, device)
    }
  }

  /// The rate to run at, for a format that runs faster than the one that was asked for.
  private func cap(_ changes: FormatRequest.Changes, of camera: ResolvedCamera) -> [String] {
    guard let asked = camera.input.activeFormat?.maxFrameRate?.value, let rate = changes.rate, rate > asked else {
      return []
    }
    return running(at: asked, camera)
  }

  /// The member that runs a camera at a rate; none if the graph says already at which rate it runs.
  private func running(at rate: FrameRate, _ camera: ResolvedCamera) -> [String] {
    guard camera.input.maxFrameRateOverride == nil, camera.input.activeFrameRate?.max == nil else { return [] }
    return ["\(isMultiCam ? "maxFrameRateOverride" : "activeFrameRate.max"): \(rate)"]
  }

  private func advice(
    _ effect: FormatAdvice.Effect, best index: Int, _ members: [String], removing removed: String? = nil,
    of camera: ResolvedCamera, _ device: ProfileCamera
  ) -> FormatAdvice {
    let kind = profile.provenance(of: .format(camera.key, FormatIndex(index)))?.kind
    return FormatAdvice(
      input: camera.id, members: members, removed: removed, format: FormatName(device.formats[index]),
      isSure: kind != .estimated, effect: effect)
  }

  /// The advice to promise the rate that the app sets anyway, if it settles how fast the format is for its cost.
  private func adviceToPromiseRate(of camera: ResolvedCamera, settling fact: Fact) -> FormatAdvice? {
    guard fact.isOfRate, isMultiCam, camera.input.maxFrameRateOverride == nil,
      let rate = camera.input.activeFrameRate?.max?.value, let device = camera.device,
      case .chosen(let index, _) = camera.format, let format = device.format(index), format.highestRate == nil,
      format.chargedRate(promised: rate) != nil
    else { return nil }
    return advice(.rateOfApp, best: index.value, ["maxFrameRateOverride: \(rate)"], of: camera, device)
  }

  /// The advice to name the rate to run at, not the format's highest rate; `nil` if that doesn't help.
  private func adviceToLeaveRateOut(
    of camera: ResolvedCamera, settling fact: Fact, _ asks: FormatAsks
  ) -> FormatAdvice? {
    guard let rate = camera.input.activeFormat?.maxFrameRate?.value, let device = camera.device,
      let index = formatIgnoringRate(of: camera, asks), let format = device.format(index), format.settles(fact),
      (format.highestRate ?? format.maxFrameRateBounds?.upperBound).map({ $0 >= rate }) ?? true,
      asks.tell(fact, by: format, of: camera),
      !isMultiCam || format.chargedRate(promised: camera.input.maxFrameRateOverride?.value ?? rate) != nil,
      !requiresMultiCamFormats || format.multiCam == true, !asks.areMissed(by: format, of: camera)
    else { return nil }
    return advice(
      .samePicture, best: index.value, running(at: rate, camera), removing: "activeFormat.maxFrameRate", of: camera,
      device)
  }

  /// The format that a camera would run if the graph named no highest rate.
  private func formatIgnoringRate(of camera: ResolvedCamera, _ asks: FormatAsks) -> FormatIndex? {
    guard case .chosen(let index, _) = formatResolver(of: camera, asks).chooseIgnoringRate() else { return nil }
    return index
  }

  /// The camera whose format is not known well enough; `nil` if the fact is about something else.
  private func cameraOfFormat(in fact: Fact, _ named: @autoclosure () -> NamedCameras) -> ResolvedCamera? {
    switch fact {
    case .askedFormat(_, let input), .anyAskedFormat(_, let input), .formatProperty(_, let input),
      .formatName(_, let input), .activeFormat(let input), .costOfFormat(_, let input), .costOfFormats(let input):
      named()[input]
    case .asked(.format(.multiCam, let input), _), .asked(.format(.colorSpaces, let input), _),
      .asked(.activeFormat(let input), _),
      .asked(.camera(.formats, let input), _):
      camera(ofInput: input)
    case .asked, .multiCamSupport, .deviceSets, .microphones, .camera, .format, .multiCamFormats, .coefficient,
      .stabilizationCost, .automaticStabilization, .cost, .tooManyCameras:
      nil
    }
  }
}

extension GraphInput {
  /// The rates that the app asks for: a slower format is no other name of the one that it means.
  fileprivate var ratesOfApp: [FrameRate] {
    [activeFormat?.maxFrameRate, activeFrameRate?.max, maxFrameRateOverride].compactMap { $0?.value }
  }
}

extension FormatAsks {
  /// Whether a format is known to have the color space that a fact is about; `true` for other facts.
  fileprivate func tell(_ fact: Fact, by format: DeviceFormat, of camera: ResolvedCamera) -> Bool {
    guard case .asked(.format(.colorSpaces, _), _) = fact else { return true }
    return self[camera.inputIndex].contains { ask in
      if case .colorSpace = ask.need { ask.need.isMet(by: format, of: camera) == true } else { false }
    }
  }
}

extension Fact {
  /// Whether it is the highest rate of a format.
  fileprivate var isOfRate: Bool {
    switch self {
    case .formatProperty(.maxFrameRate, _), .formatName(.maxFrameRate, _): true
    default: false
    }
  }
}

extension DeviceFormat {
  /// Whether the graph would know a fact about its camera's format if it named this one.
  fileprivate func settles(_ fact: Fact) -> Bool {
    switch fact {
    case .formatProperty(.readout, _): readoutPixels?.value != nil
    case .formatProperty(.maxFrameRate, _), .formatName(.maxFrameRate, _): reachedRate != nil
    case .formatProperty(.binned, _), .formatName(.binned, _): binned != nil
    default: true
    }
  }
}

extension FormatRequest {
  /// The members to write, so that the request names a format of the same size.
  fileprivate struct Changes {
    var binned: Bool?
    var rate: FrameRate?

    /// The difference from the requested rate.
    var distance = 0.0

    var isEmpty: Bool { binned == nil && rate == nil }

    /// The order of preference: fewer changes first, and binning before the rate.
    var rank: (Int, Double, Int) {
      ((rate == nil ? 0 : 2) + (binned == nil ? 0 : 1), distance, binned == false ? 1 : 0)
    }

    var members: [String] {
      [rate.map { "activeFormat.maxFrameRate: \($0)" }, binned.map { "activeFormat.binned: \($0)" }].compactMap { $0 }
    }
  }

  fileprivate func hasSize(of format: DeviceFormat) -> Bool {
    let sizes = [(width?.value, format.width), (height?.value, format.height)]
    return sizes.allSatisfy { $0 == nil || $0 == $1 } && index == nil
  }

  /// Whether a format has the requested pixel format. Cameras print each size in both ranges of bi-planar 4:2:0.
  fileprivate func hasPixelFormat(of format: DeviceFormat) -> Bool {
    guard let asked = pixelFormat?.value else { return true }
    return format.pixelFormats?.contains(asked) ?? ["420v", "420f"].contains(asked.code)
  }

  /// The members to write so that the request names a format. A member that the request lacks is written only if it
  /// tells formats apart.
  fileprivate func changes(to format: DeviceFormat) -> Changes {
    var changes = Changes()
    if binned?.value != format.binned { changes.binned = format.binned }
    if let asked = maxFrameRate?.value, let rate = format.highestRate, asked != rate {
      changes.rate = rate
      changes.distance = abs(asked.value - rate.value)
    }
    return changes
  }
}
