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

  /// Formats that break a rule, by place of the camera.
  var illegalFormats: [Int: Set<Int>] = [:]

  /// Formats at rates that break a rule, by place of the camera.
  var illegalChanges: [Int: Set<CameraChange>] = [:]

  /// Rates that the ladder ended with, by place of the camera: so no plan is worse than the ladder's.
  var ladderRates: [Int: FrameRate] = [:]

  let costs: CandidateCosts

  // By place: whether the camera has connections that can move to the wide-angle constituent.
  private let canMovePorts: [Bool]

  init(session: ResolvedSession, request: ReductionRequest) {
    self.session = session
    self.request = request
    costs = CandidateCosts(session)
    canMovePorts = session.cameras.map { !PortMove(of: $0, in: session).connections.isEmpty }
  }

  /// The same for another request; what was found illegal stays so.
  func with(_ request: ReductionRequest) -> CandidateFinder {
    var finder = CandidateFinder(session: session, request: request)
    (finder.illegalFormats, finder.illegalChanges, finder.ladderRates) = (illegalFormats, illegalChanges, ladderRates)
    return finder
  }

  /// Whether a plan may disable a camera, by place.
  func mayDisable(_ place: Int) -> Bool {
    let camera = session.cameras[place]
    return request.allowsDisabling && request.keep[camera.inputIndex] == nil && canDisable(camera)
  }

  /// What the inputs that are no cameras cost.
  var base: CandidateCosts.Share { costs.base }

  /// Whether every camera has a candidate.
  var hasCandidates: Bool { session.cameras.indices.allSatisfy { !candidates(of: $0).isEmpty } }

  /// The candidates of a camera, by place, in the order of its formats, each from the highest rate.
  func candidates(of place: Int) -> [Candidate] {
    let camera = session.cameras[place]
    let floor = request.keep[camera.inputIndex]
    guard let asked = AskedQuality(camera) else { return [asItIs(place)] }
    var found: [Candidate] = []
    if floor?.isUntouched == true || isFrozen(camera) {
      if asked.format.multiCam != false || !session.requiresMultiCamFormats { found.append(asItIs(place, asked)) }
    } else {
      for (index, format) in (camera.device?.formats ?? []).enumerated() {
        guard isLegal(index, format, of: camera, asked), illegalFormats[place]?.contains(index) != true else {
          continue
        }
        found += candidates(of: place, index, format, asked)
      }
    }
    if mayDisable(place) { found.append(disabled(place)) }
    return found
  }

  /// The candidates of one format of a camera.
  private func candidates(of place: Int, _ index: Int, _ format: DeviceFormat, _ asked: AskedQuality) -> [Candidate] {
    let floor = request.keep[session.cameras[place].inputIndex]
    let moves = canMovePorts[place] ? [false, true] : [false]
    let perFrame = moves.map { costs.perFrame(of: place, format: index, movesPorts: $0) }
    var found: [Candidate] = []
    for rate in rates(of: format, asked, place) where floor?.allows(format, at: rate) ?? true {
      for (movesPorts, perFrame) in zip(moves, perFrame) {
        let change = CameraChange.run(format: index, rate: rate, movesPorts: movesPorts)
        if illegalChanges[place]?.contains(change) == true { continue }
        found.append(
          Candidate(
            change: change,
            levels: asked.levels(of: format, at: index, rate: rate, movesPorts: movesPorts),
            costs: costs.share(of: place, perFrame: perFrame, at: rate)))
      }
    }
    return found
  }

  /// Whether a format may stand in for the asked one, whatever the rate.
  private func isLegal(_ index: Int, _ format: DeviceFormat, of camera: ResolvedCamera, _ asked: AskedQuality) -> Bool {
    format.width <= asked.format.width && format.height <= asked.format.height && isUsable(index, format, of: camera)
  }

  /// Whether the session can run a format, and a configuration can name it.
  func isUsable(_ index: Int, _ format: DeviceFormat, of camera: ResolvedCamera) -> Bool {
    guard format.binned != nil, format.highestRate != nil, mayRun(format, of: camera) else { return false }
    if let pixelFormat = camera.input.activeFormat?.pixelFormat?.value,
      format.pixelFormats?.contains(pixelFormat) == false
    {
      return false
    }
    return camera.canName(index)
  }

  /// Whether the session runs a format. Where no format of the camera is known to run beside other cameras, those may
  /// for which that is not known: the check of what is written says that it is unverified.
  private func mayRun(_ format: DeviceFormat, of camera: ResolvedCamera) -> Bool {
    guard session.requiresMultiCamFormats else { return true }
    if let multiCam = format.multiCam { return multiCam }
    return !(camera.device?.formats ?? []).contains { $0.multiCam == true }
  }

  /// The rates of a format that are no higher than asked and no lower than allowed, the highest first.
  private func rates(of format: DeviceFormat, _ asked: AskedQuality, _ place: Int) -> [FrameRate] {
    let least = min(asked.rate, request.minimumFrameRate)
    var rates = Self.rates.map { FrameRate($0) } + [asked.rate]
    if let highest = format.highestRate { rates.append(highest) }
    rates += [ladderRates[place], request.keep[session.cameras[place].inputIndex]?.frameRate].compactMap { $0 }
    rates.append(request.minimumFrameRate)
    rates = rates.filter { $0 <= asked.rate && $0 >= least && format.holds($0) != false }.sorted(by: >)
    return rates.indices.filter { $0 == 0 || rates[$0] != rates[$0 - 1] }.map { rates[$0] }
  }

  /// In a single-camera session a camera without a format runs what the preset chooses, and keeps doing so.
  func isFrozen(_ camera: ResolvedCamera) -> Bool { !session.isMultiCam && camera.input.activeFormat == nil }

  private func asItIs(_ place: Int, _ asked: AskedQuality? = nil) -> Candidate {
    let levels = asked.map { $0.levels(of: $0.format, at: $0.index, rate: $0.rate, movesPorts: false) }
    return Candidate(change: .none, levels: levels ?? .init(repeating: 1), costs: costs.share(of: place, .none))
  }

  /// A camera can be disabled by what is written: its connections, of which the session formed none by itself.
  private func canDisable(_ camera: ResolvedCamera) -> Bool {
    let own = session.connections.filter { $0.input == camera.inputIndex }
    return !own.isEmpty && !own.contains(where: \.isImplicit)
  }

  private func disabled(_ place: Int) -> Candidate {
    Candidate(change: .disable, levels: ChoiceProblem.Levels(), costs: .zero)
  }
}

extension ResolvedCamera {
  /// Whether the four keys that a configuration names mean a format, by place, and no other that is equal in them.
  func canName(_ index: Int) -> Bool { named(likeFormat: index) == index }

  /// The format that the four keys of a format mean: of those equal in them the first that runs beside other cameras,
  /// else the first of which that is not known, else the first.
  func named(likeFormat index: Int) -> Int {
    guard let formats = device?.formats else { return index }
    let format = formats[index]
    let asked = input.activeFormat?.pixelFormat?.value
    func rank(_ format: DeviceFormat) -> Int { format.multiCam.map { $0 ? 0 : 2 } ?? 1 }
    var best = index
    for (place, other) in formats.enumerated() where place != index {
      guard other.width == format.width, other.height == format.height, other.binned == format.binned,
        other.highestRate == format.highestRate, asked.map({ other.pixelFormats?.contains($0) ?? true }) ?? true
      else { continue }
      if (rank(other), place) < (rank(formats[best]), best) { best = place }
    }
    return best
  }
}
