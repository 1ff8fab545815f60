import JSONSource
import CaptureModel
import CaptureSession

/// Finds the ways to run each camera that an exact plan chooses from.
struct CandidateFinder {
  /// The session that is planned for: every camera has a format.
  let session: ResolvedSession

  /// What is asked.
  let request: ReductionRequest

  /// The rates that are tried, besides the asked one, each format's own, and those that may not be undercut.
  static let rates: [Double] = [240, 120, 60, 50, 48, 30, 25, 24, 20, 15]

  /// Formats that break a rule, by camera.
  var illegalFormats: [CameraIndex: Set<FormatIndex>] = [:]

  /// Formats at rates that break a rule, by camera.
  var illegalChanges: [CameraIndex: Set<CameraChange>] = [:]

  /// Rates that the ladder ended with, by camera: so no plan is worse than the ladder's.
  var ladderRates: [CameraIndex: FrameRate] = [:]

  // What the cameras cost on their own ports, and with every connection moved that can move.
  private let costs: CostShares
  private let movedCosts: CostShares

  // By camera: whether the camera has connections that can move to the wide-angle constituent.
  private let canMovePorts: [Bool]

  // By camera: the formats that a configuration can name.
  private let named: [NamedFormats]

  init(session: ResolvedSession, request: ReductionRequest) {
    self.session = session
    self.request = request
    costs = CostShares(session)
    movedCosts = CostShares(PortMove.movingAll(in: session))
    named = session.cameras.map { NamedFormats(of: $0) }
    canMovePorts = session.cameras.map { !PortMove(of: $0, in: session).connections.isEmpty }
  }

  /// The same for another request; what was found illegal stays so.
  func with(_ request: ReductionRequest) -> CandidateFinder {
    var finder = CandidateFinder(session: session, request: request)
    (finder.illegalFormats, finder.illegalChanges, finder.ladderRates) = (illegalFormats, illegalChanges, ladderRates)
    return finder
  }

  /// Whether a plan may disable a camera, by index.
  func mayDisable(_ cameraIndex: CameraIndex) -> Bool {
    let camera = session.cameras[cameraIndex]
    return request.allowsDisabling && request.keep[camera.inputIndex] == nil && canDisable(camera)
  }

  /// What a camera costs after a change.
  func cost(of cameraIndex: CameraIndex, _ change: CameraChange) -> CostShare {
    let camera = session.cameras[cameraIndex]
    switch change {
    case .none: return costs.share(of: cameraIndex, as: camera)
    case .disable: return .zero
    case .run(let format, let rate, let movesPorts):
      return (movesPorts ? movedCosts : costs).share(of: cameraIndex, as: camera.running(format, at: rate))
    }
  }

  /// What the inputs that are no cameras cost.
  var base: CostShare { costs.base }

  /// Whether every camera has a candidate.
  var hasCandidates: Bool { session.cameraIndices.allSatisfy { !candidates(of: $0).isEmpty } }

  /// The candidates of a camera, by its index, in the order of its formats, each from the highest rate.
  func candidates(of cameraIndex: CameraIndex) -> [Candidate] {
    let camera = session.cameras[cameraIndex]
    let floor = request.keep[camera.inputIndex]
    guard let asked = AskedQuality(camera) else { return [asItIs(cameraIndex)] }
    var found: [Candidate] = []
    if floor?.isUntouched == true || isFrozen(camera) {
      if asked.format.multiCam != false || !session.requiresMultiCamFormats { found.append(asItIs(cameraIndex, asked)) }
    } else {
      let tried = triedRates(of: cameraIndex, asked)
      for index in camera.device?.formatIndices ?? [] where illegalFormats[cameraIndex]?.contains(index) != true {
        guard let format = camera.device?.format(index), isLegal(index, format, of: cameraIndex, asked) else {
          continue
        }
        found += candidates(of: cameraIndex, index, format, at: rates(of: format, among: tried, asked), asked)
      }
    }
    if mayDisable(cameraIndex) { found.append(disabled(cameraIndex)) }
    return found
  }

  /// The candidates of one format of a camera.
  private func candidates(
    of cameraIndex: CameraIndex, _ index: FormatIndex, _ format: DeviceFormat, at rates: [FrameRate],
    _ asked: AskedQuality
  ) -> [Candidate] {
    let floor = request.keep[session.cameras[cameraIndex].inputIndex]
    let moves = canMovePorts[cameraIndex.value] ? [false, true] : [false]
    var found: [Candidate] = []
    for rate in rates where floor?.allows(format, at: rate) ?? true {
      for movesPorts in moves {
        let change = CameraChange.run(format: index, rate: rate, movesPorts: movesPorts)
        if illegalChanges[cameraIndex]?.contains(change) == true { continue }
        found.append(
          Candidate(
            change: change,
            levels: asked.levels(of: format, at: index, rate: rate, movesPorts: movesPorts),
            costs: cost(of: cameraIndex, change)))
      }
    }
    return found
  }

  /// Whether a format may stand in for the asked one, whatever the rate.
  private func isLegal(
    _ index: FormatIndex, _ format: DeviceFormat, of camera: CameraIndex, _ asked: AskedQuality
  ) -> Bool {
    format.width <= asked.format.width && format.height <= asked.format.height && isUsable(index, format, of: camera)
  }

  /// Whether the session can run a format, and a configuration can name it.
  func isUsable(_ index: FormatIndex, _ format: DeviceFormat, of cameraIndex: CameraIndex) -> Bool {
    let camera = session.cameras[cameraIndex]
    guard format.binned != nil, format.highestRate != nil, mayRun(format, of: camera) else { return false }
    if let pixelFormat = camera.input.activeFormat?.pixelFormat?.value,
      format.pixelFormats?.contains(pixelFormat) == false
    {
      return false
    }
    return named[cameraIndex.value].canName(index)
  }

  /// Whether the session runs a format. Where no format of the camera is known to run beside other cameras, those may
  /// for which that is not known: the check of what is written says that it is unverified.
  private func mayRun(_ format: DeviceFormat, of camera: ResolvedCamera) -> Bool {
    guard session.requiresMultiCamFormats else { return true }
    if let multiCam = format.multiCam { return multiCam }
    return !(camera.device?.formats ?? []).contains { $0.multiCam == true }
  }

  /// The rates that are tried of any format of a camera: no higher than asked, no lower than allowed, the highest first.
  private func triedRates(of cameraIndex: CameraIndex, _ asked: AskedQuality) -> [FrameRate] {
    let kept = request.keep[session.cameras[cameraIndex].inputIndex]?.frameRate
    let others = [asked.rate, request.minimumFrameRate] + [ladderRates[cameraIndex], kept].compactMap { $0 }
    let rates = (Self.rates.map { FrameRate($0) } + others).filter { isAllowed($0, asked) }.sorted(by: >)
    return rates.indices.filter { $0 == 0 || rates[$0] != rates[$0 - 1] }.map { rates[$0] }
  }

  /// Those that a format holds, and its own highest.
  private func rates(of format: DeviceFormat, among tried: [FrameRate], _ asked: AskedQuality) -> [FrameRate] {
    var rates = tried.filter { format.holds($0) != false }
    if let highest = format.highestRate, isAllowed(highest, asked), format.holds(highest) != false,
      !rates.contains(highest)
    {
      rates.insert(highest, at: rates.firstIndex { $0 < highest } ?? rates.endIndex)
    }
    return rates
  }

  private func isAllowed(_ rate: FrameRate, _ asked: AskedQuality) -> Bool {
    rate <= asked.rate && rate >= min(asked.rate, request.minimumFrameRate)
  }

  /// In a single-camera session a camera without a format runs what the preset chooses, and keeps doing so.
  func isFrozen(_ camera: ResolvedCamera) -> Bool { !session.isMultiCam && camera.input.activeFormat == nil }

  private func asItIs(_ cameraIndex: CameraIndex, _ asked: AskedQuality? = nil) -> Candidate {
    let levels = asked.map { $0.levels(of: $0.format, at: $0.index, rate: $0.rate, movesPorts: false) }
    return Candidate(change: .none, levels: levels ?? .init(repeating: 1), costs: cost(of: cameraIndex, .none))
  }

  /// A camera can be disabled by what is written: its connections, of which the session formed none by itself.
  private func canDisable(_ camera: ResolvedCamera) -> Bool {
    let own = session.connections.filter { $0.input == camera.inputIndex }
    return !own.isEmpty && !own.contains(where: \.isImplicit)
  }

  private func disabled(_ cameraIndex: CameraIndex) -> Candidate {
    Candidate(change: .disable, levels: ChoiceProblem.Levels(), costs: .zero)
  }
}
