import CaptureModel
public import CaptureSession
public import JSONSource

/// Brings a graph under its cost targets, and writes out the configuration that is.
public enum Reduction {
  /// What came of it.
  public enum Outcome: Sendable {
    /// The configuration, with the steps that led there.
    case reduced(ReductionTrace, ConfigurationWriter)

    /// The graph can't be reduced at all: facts are missing that a reduction needs.
    case undecided(missing: [String])

    /// The steps led nowhere: the targets can't be met along the ladder.
    case failed(ReductionTrace)
  }

  /// Reduces a session along the ladder; a camera without a format starts from the one with most pixels.
  public static func ladder(
    _ session: ResolvedSession, _ request: ReductionRequest, in document: JSONDocument
  ) -> Outcome {
    var (start, missing) = StartingPoint.formats(of: session)
    guard missing.isEmpty else { return .undecided(missing: missing) }
    if !request.isAsPublished {
      StartingPoint.clampRates(of: &start)
      if let trace = request.keptAboveAsked(by: start) { return .failed(trace) }
    }
    let trace = Ladder.reduce(start, request)
    guard case .met = trace.end else { return .failed(trace) }
    return .reduced(trace, ConfigurationWriter(trace.session, in: document))
  }
}

extension Reduction {
  /// More cameras than any device has are not planned for.
  static let mostCameras = 32

  /// Reduces a session to the best configuration within the targets, and says why it is no better, or why there is none.
  ///
  /// A graph that is within its targets stays as it is.
  public static func optimal(
    _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphReading, judge: Judge
  ) -> Outcome {
    var (start, missing) = StartingPoint.formats(of: session)
    guard missing.isEmpty, let document = reading.document else { return .undecided(missing: missing) }
    guard session.cameras.count <= mostCameras else {
      return .undecided(missing: ["how to run \(session.cameras.count) cameras at once: no device does"])
    }
    StartingPoint.clampRates(of: &start)
    if let trace = request.keptAboveAsked(by: start) { return .failed(trace) }
    let check = ConfigurationCheck(reading: reading, profile: session.profile, judge: judge)
    let ladder = Ladder.reduce(start, request)
    // Further down the ladder a format without a value ends only the ladder: a plan leaves such formats out.
    if case .noValue = ladder.end, ladder.steps.isEmpty { return .failed(ladder) }
    if ladder.steps.isEmpty, case .met = ladder.end, check.faults(of: start).isEmpty {
      return .reduced(ladder, ConfigurationWriter(start, in: document))
    }
    let trace = ExactReduction(start: start, request: request, ladder: ladder, check: check).trace()
    guard case .met = trace.end else { return .failed(trace) }
    return .reduced(trace, ConfigurationWriter(trace.session, in: document))
  }
}

/// Gives every camera of a multi-camera session the format that a reduction starts from.
enum StartingPoint {
  /// The session with every format chosen, and the facts that are missing for it.
  static func formats(of session: ResolvedSession) -> (ResolvedSession, missing: [String]) {
    var start = session
    var missing: [String] = []
    for place in session.cameras.indices {
      let camera = session.cameras[place]
      switch camera.format {
      case .chosen:
        // What is written out has to be known: four keys name a format.
        guard let format = camera.activeFormat, session.isMultiCam || camera.input.activeFormat != nil else { continue }
        if format.highestRate == nil { missing.append("the maximum frame rate of \(camera.id)'s format") }
        if format.binned == nil { missing.append("whether \(camera.id)'s format is binned") }
        // What is written names four keys, and means the first format that is equal in them.
        if case .chosen(let index, _) = camera.format, camera.input.activeFormat != nil {
          let named = camera.named(likeFormat: index)
          start.cameras[place].format = .chosen(named, among: [named])
        }
      case .unset:
        guard let largest = largestFormat(of: camera) else {
          missing.append("the multi-cam formats of the \(camera.key) camera (\(camera.id))")
          continue
        }
        start.cameras[place].format = .chosen(largest, among: [largest])
      case .absent:
        missing.append("a format of the \(camera.key) camera that is what \(camera.id) asks for")
      case .unknown:
        // Of a single-camera session without a format, the preset decides, and nothing needs to be written.
        guard session.isMultiCam || camera.input.activeFormat != nil else { continue }
        missing.append("whether the \(camera.key) camera has the format that \(camera.id) asks for")
      }
    }
    return (start, missing)
  }

  /// Lowers a promise above the format's maximum to it, and a device's rate above the promise to that.
  static func clampRates(of session: inout ResolvedSession) {
    for place in session.cameras.indices {
      guard let highest = session.cameras[place].activeFormat?.highestRate else { continue }
      if let override = session.cameras[place].rateOverride, override > highest {
        session.cameras[place].rateOverride = highest
      }
      let most = [highest, session.cameras[place].rateOverride].compactMap { $0 }.min() ?? highest
      if let active = session.cameras[place].activeRate, active > most { session.cameras[place].activeRate = most }
    }
  }

  /// The multi-cam format with most pixels, then the unbinned one, then the earliest of the profile.
  private static func largestFormat(of camera: ResolvedCamera) -> Int? {
    let formats = camera.device?.formats ?? []
    let candidates = formats.indices.filter {
      formats[$0].multiCam == true && formats[$0].binned != nil && formats[$0].highestRate != nil
    }
    return candidates.min { left, right in
      let (first, second) = (formats[left], formats[right])
      if first.dimensions.pixels != second.dimensions.pixels {
        return first.dimensions.pixels > second.dimensions.pixels
      }
      return first.binned != second.binned ? first.binned == false : left < right
    }
  }
}
