import CaptureModel
import CaptureSession
import JSONSource

/// Finds the ways to run each camera that an exact plan chooses from.
///
/// They are found once and kept; each new plan leaves some of them out.
struct CandidateFinder {
  /// The session to plan for; every camera has a format.
  let session: ResolvedSession

  /// The request.
  private(set) var request: ReductionRequest

  /// By camera: the ways to run it, in the order of its formats and, for each format, from the highest rate down.
  private(set) var candidates: [[Candidate]] = []

  /// The cameras that belong together. What is alike doesn't change with the demands of later requests, so that plans with
  /// and without one are compared by one measure.
  private(set) var together: CamerasTogether

  // By camera: the changes that break a rule.
  private var illegal: [CameraIndex: IllegalChanges] = [:]

  // The costs of the cameras as the session has their ports and settings.
  private let costs: CostShares

  // By camera: the ways to take each format; the first one moves and drops nothing.
  private let variants: [[RunVariant]]

  // By camera: whether a format of it is known to run beside other cameras.
  private let knowsMultiCam: [Bool]

  // What the session asks of the formats.
  private let asks: FormatAsks

  /// The candidates of a session's cameras; `named` are the formats that a configuration can name, by camera.
  init(session: ResolvedSession, request: ReductionRequest, named: [NamedFormats]) {
    self.session = session
    self.request = request
    together = CamerasTogether(session, request)
    asks = FormatAsks(session)
    knowsMultiCam = session.cameras.map { ($0.device?.formats ?? []).contains { $0.multiCam == true } }
    costs = CostShares(session)
    variants = RunVariant.ofCameras(in: session, named: named, costs: costs)
    candidates = session.cameraIndices.map { findCandidates(of: $0) }
  }

  /// The candidates of a session's cameras.
  init(session: ResolvedSession, request: ReductionRequest) {
    self.init(session: session, request: request, named: NamedFormats.ofCameras(in: session))
  }

  /// The candidates for another request. Changes that were found to break a rule stay excluded.
  ///
  /// `onlyCheapest` may leave out all rates of a format but the lowest, which costs the least: that one is enough to
  /// tell whether anything fits.
  func with(_ request: ReductionRequest, onlyCheapest: Bool = false) -> CandidateFinder {
    var finder = self
    finder.request = request
    finder.together = together.inStep(for: request, of: session)
    for index in session.cameraIndices
    where !request.allowsTheSame(as: self.request, of: session.cameras[index].inputIndex) {
      // The lowest rate of a camera in step may not be one of the others.
      let isEnough = onlyCheapest && finder.together.mates(of: index).isEmpty
      finder.candidates[index.value] = finder.findCandidates(of: index, onlyCheapest: isEnough)
    }
    return finder
  }

  /// The same candidates for a request that compares the other end of a cost's interval.
  func judging(_ request: ReductionRequest) -> CandidateFinder {
    var finder = self
    finder.request = request
    return finder
  }

  /// Excludes changes of a camera that break a rule.
  mutating func exclude(_ changes: IllegalChanges, of camera: CameraIndex) {
    illegal[camera, default: IllegalChanges()].formUnion(changes)
    candidates[camera.value].removeAll { changes.contains($0.change) }
  }

  /// Whether a plan may disable a camera, by index.
  func mayDisable(_ cameraIndex: CameraIndex) -> Bool {
    let camera = session.cameras[cameraIndex]
    return request.allowsDisabling && request.keep[camera.inputIndex] == nil && canDisable(camera)
  }

  /// The costs of a camera after a change.
  func cost(of cameraIndex: CameraIndex, _ change: CameraChange) -> CostShare {
    switch change {
    case .none: return costs.share(of: cameraIndex)
    case .disable: return .zero
    case .run(let index, let rate, let movesPorts, let dropsVideoHDR):
      let variant = variants[cameraIndex.value].first {
        $0.movesPorts == movesPorts && $0.dropsVideoHDR == dropsVideoHDR
      }
      guard let variant, let format = session.cameras[cameraIndex].device?.format(index) else {
        return costs.share(of: cameraIndex)
      }
      return variant.costs.shares(of: cameraIndex, running: format, promised: [format.promise(of: rate)])[0]
    }
  }

  /// Whether a plan may remove the guarded video HDR of a camera.
  func mayDropVideoHDR(of camera: CameraIndex) -> Bool { variants[camera.value].contains(where: \.dropsVideoHDR) }

  /// The costs of inputs other than cameras.
  var base: CostShare { costs.base }

  /// Whether every camera has a candidate.
  var hasCandidates: Bool { candidates.allSatisfy { !$0.isEmpty } }

  /// The candidates of a camera.
  func candidates(of camera: CameraIndex) -> [Candidate] { candidates[camera.value] }

  private func findCandidates(of cameraIndex: CameraIndex, onlyCheapest: Bool = false) -> [Candidate] {
    let camera = session.cameras[cameraIndex]
    let floor = request.floor(of: camera)
    // A camera that doesn't stream stays as it is, unless the session refuses its format.
    let mayStay = camera.activeFormat?.multiCam != false || !session.requiresMultiCamFormats
    guard let asked = request.asked(of: camera, in: session), session.streams(camera) || !mayStay else {
      return [asItIs(cameraIndex)]
    }
    var found: [Candidate] = []
    let illegal = illegal[cameraIndex]
    if floor.isUntouched || isFrozen(camera) {
      if mayStay { found.append(asItIs(cameraIndex)) }
    } else {
      let isUnfit = asks.areMissed(by: asked.format, of: camera)
      let paces = triedRates(of: camera, asked).map { asked.pace($0) }
      found.reserveCapacity((camera.device?.formats.count ?? 0) * paces.count)
      let formats = camera.device?.formats ?? []
      var unlikely: [FormatIndex] = []
      for number in formats.indices
      where asked.allows(formats[number].dimensions, isUnfit: isUnfit) {
        // A format is a large value: those that are larger than the requested one aren't copied.
        let (index, format) = (FormatIndex(number), formats[number])
        guard mayTake(index, format, of: cameraIndex) else { continue }
        if !request.triesUnknownFormats, asks.areUnlikely(in: format, of: camera) { unlikely.append(index) }
        let held = paces.filter { format.holds($0.rate) != false && floor.allows(format, at: $0.rate) }
        let needed = onlyCheapest && illegal == nil ? held.suffix(1) : held[...]
        addCandidates(of: cameraIndex, index, format, at: needed, asked, to: &found)
      }
      if let illegal { found.removeAll { illegal.contains($0.change) } }
      // Formats that hardly have what the session needs are taken only if there are no others.
      if !unlikely.isEmpty, found.contains(where: { !$0.change.runs(anyOf: unlikely) }) {
        found.removeAll { $0.change.runs(anyOf: unlikely) }
      }
    }
    if mayDisable(cameraIndex) { found.append(disabled(cameraIndex)) }
    return found
  }

  /// Adds the candidates of one format of a camera.
  private func addCandidates(
    of cameraIndex: CameraIndex, _ index: FormatIndex, _ format: DeviceFormat,
    at paces: ArraySlice<AskedQuality.Pace>, _ asked: AskedQuality, to found: inout [Candidate]
  ) {
    let promises = paces.map { format.promise(of: $0.rate) }
    let variants = variants[cameraIndex.value].filter { $0.named.canName(index) }
    let shares = variants.map { $0.costs.shares(of: cameraIndex, running: format, promised: promises) }
    let size = asked.size(of: format)
    let camera = session.cameras[cameraIndex]
    let lost = asks.settingsLost(from: asked.format, in: format, by: camera)
    // Video HDR that the requested format has, and this one may have, is lost if the app no longer asks for it.
    let losesMore =
      asked.format.videoHDR == true && format.videoHDR != false && asks.askVideoHDR(of: camera)
    for (number, pace) in paces.enumerated() {
      for (variant, shares) in zip(variants, shares) {
        let dropsVideoHDR = variant.dropsVideoHDR
        found.append(
          Candidate(
            change: .run(
              format: index, rate: pace.rate, movesPorts: variant.movesPorts, dropsVideoHDR: dropsVideoHDR),
            quality: asked.quality(
              of: format, at: index, size: size, lost: lost + (dropsVideoHDR && losesMore ? 1 : 0), pace,
              movesPorts: variant.movesPorts, dropsVideoHDR: dropsVideoHDR),
            costs: shares[number]))
      }
    }
  }

  /// Whether the session can run a format, and a configuration can name it.
  func isUsable(_ index: FormatIndex, _ format: DeviceFormat, of cameraIndex: CameraIndex) -> Bool {
    mayTake(index, format, of: cameraIndex) && variants[cameraIndex.value][0].named.canName(index)
  }

  /// Whether the session can run a format whose name is known.
  private func mayTake(_ index: FormatIndex, _ format: DeviceFormat, of cameraIndex: CameraIndex) -> Bool {
    let camera = session.cameras[cameraIndex]
    let isNamed = format.highestRate != nil || isSettled(index, camera)
    guard format.binned != nil, isNamed, mayRun(index, format, of: cameraIndex) else { return false }
    if let pixelFormat = camera.input.activeFormat?.pixelFormat?.value,
      format.pixelFormats?.contains(pixelFormat) == false
    {
      return false
    }
    return true
  }

  /// Whether a format is the camera's own, with a rate that needs no highest one.
  private func isSettled(_ index: FormatIndex, _ camera: ResolvedCamera) -> Bool {
    if case .chosen(index, _) = camera.format { camera.hasSettledRate } else { false }
  }

  /// Whether the session runs a format, as far as is known.
  ///
  /// If that is unknown, the requested format counts as running. So do the other formats if none is known to run beside
  /// other cameras, or if the known ones don't fit. The check of the written configuration then reports that it is
  /// unverified.
  private func mayRun(_ index: FormatIndex, _ format: DeviceFormat, of cameraIndex: CameraIndex) -> Bool {
    guard session.requiresMultiCamFormats else { return true }
    if let multiCam = format.multiCam { return multiCam }
    if case .chosen(index, _) = session.cameras[cameraIndex].format { return true }
    return request.triesUnknownFormats || !knowsMultiCam[cameraIndex.value]
  }

  /// Whether the preset decides the camera's format, so that a plan can't.
  func isFrozen(_ camera: ResolvedCamera) -> Bool { !session.isMultiCam && camera.input.activeFormat == nil }

  private func asItIs(_ cameraIndex: CameraIndex) -> Candidate {
    var quality = CameraQuality()
    quality.rate = session.cameras[cameraIndex].effectiveRate ?? quality.rate
    return Candidate(change: .none, quality: quality, costs: cost(of: cameraIndex, .none))
  }

  /// Whether a configuration can disable a camera: the graph must list all its connections.
  private func canDisable(_ camera: ResolvedCamera) -> Bool {
    let own = session.connections.filter { $0.input == camera.inputIndex }
    return !own.isEmpty && !own.contains { $0.index == nil }
  }

  private func disabled(_ cameraIndex: CameraIndex) -> Candidate {
    Candidate(change: .disable, quality: .disabled, costs: .zero)
  }

  /// The rates to try besides the halves of the requested one: common video rates.
  static let rates: [Double] = [24, 20, ReductionRequest.lowestRate.value]

  /// The rates to try with each format of a camera, the highest first: the requested one, its half, a quarter and so
  /// on, those of cameras in step with it, common video rates, the rate to keep and the minimum.
  ///
  /// None is higher than requested or lower than allowed. Other rates are left out because on a 60 Hz display, for
  /// example, 50 and 48 frames a second are shown unevenly.
  func triedRates(of camera: ResolvedCamera, _ asked: AskedQuality) -> [FrameRate] {
    let least = min(asked.rate, request.hasMinimum ? request.minimumFrameRate : ReductionRequest.slowestRate)
    var rates = Self.rates.map { FrameRate($0) } + [least, request.floor(of: camera).frameRate].compactMap { $0 }
    // Cameras in step may all have what the slowest of them was asked for: 29.97 beside 30.
    rates += together.mates(of: camera.inputIndex, in: session)
      .compactMap { request.asked(of: session.cameras[$0], in: session)?.rate }
    var half = asked.rate
    while half >= least, half.value > 0 {
      rates.append(half)
      half = FrameRate(half.value / 2)
    }
    return Set(rates.filter { $0 <= asked.rate && $0 >= least }).sorted(by: >)
  }
}

extension ReductionRequest {
  /// Whether a plan may run an input in the same ways as for another request.
  fileprivate func allowsTheSame(as other: ReductionRequest, of input: InputIndex) -> Bool {
    keep[input] == other.keep[input] && hasMinimum == other.hasMinimum && minimumFrameRate == other.minimumFrameRate
      && minimumSize == other.minimumSize && allowsDisabling == other.allowsDisabling
      && triesUnknownFormats == other.triesUnknownFormats
  }
}
