public import CaptureModel
public import CaptureSession

/// Why no configuration is within the targets.
public struct Impossibility: Sendable {
  /// Cameras and demands that together can't be met; without any one of them the rest can.
  public let conflict: [Demand]

  /// Whether the inputs that are no cameras are over a target by themselves.
  public let isOverWithoutCameras: Bool

  /// The inputs that no format fits at all, whatever the others do.
  public let withoutCandidates: [String]

  /// The costs of the cheapest configuration that meets every demand but the targets; `nil` where a camera has none.
  public let cheapest: SessionCosts?

  /// That configuration in words, camera by camera.
  public let cheapestConfiguration: String?

  /// The one demand whose relaxing is the least loss; `nil` where no single one is enough.
  public let relief: Relief?

  /// A demand, and what could be had without it.
  public struct Relief: Sendable {
    /// What would be given up.
    public let demand: Demand

    /// The best configuration without it, in words, camera by camera.
    public let configuration: String

    /// What it costs.
    public let costs: SessionCosts
  }
}

/// Something that a reduction has to respect.
public enum Demand: Hashable, Sendable {
  /// The camera streams.
  case camera(String)

  /// Nothing about the camera changes.
  case untouched(String)

  /// Its picture is no smaller.
  case size(String, width: Int?, height: Int?)

  /// It is no slower.
  case frameRate(String, FrameRate)

  /// Its binning stays.
  case binning(String, Bool)

  /// No camera is slower.
  case minimumFrameRate(FrameRate)

  /// The id of the input that it is about; `nil` where it is about all.
  public var input: String? {
    switch self {
    case .camera(let input), .untouched(let input), .size(let input, _, _), .frameRate(let input, _),
      .binning(let input, _):
      input
    case .minimumFrameRate: nil
    }
  }

  /// Whether it is that the camera streams at all.
  public var isCamera: Bool {
    if case .camera = self { return true }
    return false
  }

  /// The demand in words, as the thing that can't be had: `front at no less than 30 frames a second`.
  public var text: String {
    switch self {
    case .camera(let input): return input
    case .untouched(let input): return "\(input) as asked, untouched"
    case .size(let input, let width, let height):
      let size = [width.map { "\($0) pixels wide" }, height.map { "\($0) high" }].compactMap { $0 }
      return "\(input) no less than \(size.joined(separator: " and "))"
    case .frameRate(let input, let rate): return "\(input) at no less than \(rate) frames a second"
    case .binning(let input, let binned): return "\(input) \(binned ? "binned" : "unbinned")"
    case .minimumFrameRate(let rate): return "no camera below \(rate) frames a second"
    }
  }
}

extension ReductionRequest {
  /// The end of a reduction that is to keep more of a camera than the graph asks of it; `nil` where none is.
  func keptAboveAsked(by session: ResolvedSession) -> ReductionTrace? {
    let above = demands(on: session).filter { demand in
      guard let camera = session.cameras.first(where: { $0.id == demand.input }), let format = camera.activeFormat
      else {
        return false
      }
      switch demand {
      case .size(_, let width, let height): return (width ?? 0) > format.width || (height ?? 0) > format.height
      case .frameRate(_, let rate): return camera.effectiveRate.map { rate > $0 } ?? false
      case .camera, .untouched, .binning, .minimumFrameRate: return false
      }
    }
    guard !above.isEmpty else { return nil }
    return ReductionTrace(
      steps: [], end: .keptAboveAsked(above.reversed()), session: session, costs: CostModel.costs(of: session))
  }

  /// Every demand, from the last camera in the order of preference to the first; of each the camera itself before what
  /// is kept of it.
  func demands(on session: ResolvedSession) -> [Demand] {
    var demands: [Demand] = []
    for place in session.preferenceOrder(prefer).reversed() {
      let camera = session.cameras[place]
      demands.append(.camera(camera.id))
      guard let floor = keep[camera.inputIndex] else { continue }
      if floor.isUntouched { demands.append(.untouched(camera.id)) }
      if floor.width != nil || floor.height != nil {
        demands.append(.size(camera.id, width: floor.width, height: floor.height))
      }
      if let rate = floor.frameRate { demands.append(.frameRate(camera.id, rate)) }
      if let binned = floor.binned { demands.append(.binning(camera.id, binned)) }
    }
    if minimumFrameRate > FrameRate(LadderSearch.lowestRate) { demands.append(.minimumFrameRate(minimumFrameRate)) }
    return demands
  }

  /// The same request with only these demands.
  func with(_ demands: Set<Demand>, on session: ResolvedSession) -> ReductionRequest {
    var request = self
    request.minimumFrameRate = FrameRate(LadderSearch.lowestRate)
    if demands.contains(.minimumFrameRate(minimumFrameRate)) || minimumFrameRate < request.minimumFrameRate {
      request.minimumFrameRate = minimumFrameRate
    }
    request.keep = [:]
    for demand in demands {
      guard let camera = session.cameras.first(where: { $0.id == demand.input }) else { continue }
      var floor = request.keep[camera.inputIndex] ?? KeptFloor()
      switch demand {
      case .camera, .minimumFrameRate: continue
      case .untouched: floor.isUntouched = true
      case .size(_, let width, let height): (floor.width, floor.height) = (width, height)
      case .frameRate(_, let rate): floor.frameRate = rate
      case .binning(_, let binned): floor.binned = binned
      }
      request.keep[camera.inputIndex] = floor
    }
    return request
  }
}
