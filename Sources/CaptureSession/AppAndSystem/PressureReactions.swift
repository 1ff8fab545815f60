public import CaptureModel
public import JSONSource

/// The reactions of an app to system pressure, level by level.
public struct PressureReactions {
  /// A level and the app's reaction.
  public struct Level {
    /// The key of the level: `serious`.
    public let name: String

    /// The reaction.
    public let reaction: PressureReaction

    /// By input name: the index of its last frame rate.
    private let indices: LastNameIndex

    fileprivate init(name: String, reaction: PressureReaction) {
      self.name = name
      self.reaction = reaction
      let rates = reaction.frameRates?.value ?? []
      indices = LastNameIndex(rates.count) { rates[$0].key.value }
    }

    /// The frame rate set for a camera.
    public func rate(of camera: ResolvedCamera) -> Located<FrameRate>? {
      guard let rates = reaction.frameRates?.value else { return nil }
      return indices.last(of: camera.id) { rates[$0].key.value }.map { rates[$0].value }
    }
  }

  /// The levels at which the app reacts, from nominal to shutdown.
  public private(set) var levels: [Level] = []

  private let cameras: NamedCameras

  /// `nil` if the graph doesn't mention pressure.
  public init?(_ session: ResolvedSession) {
    guard let response = session.graph.pressureResponse else { return nil }
    cameras = NamedCameras(session)
    levels.reserveCapacity(5)
    add("nominal", response.nominal)
    add("fair", response.fair)
    add("serious", response.serious)
    add("critical", response.critical)
    add("shutdown", response.shutdown)
  }

  /// The camera with a name.
  public func camera(named name: String) -> ResolvedCamera? { cameras[name] }

  private mutating func add(_ name: String, _ reaction: PressureReaction?) {
    if let reaction { levels.append(Level(name: name, reaction: reaction)) }
  }

  /// The levels with some names.
  public func levels(_ names: String...) -> [Level] { levels.filter { names.contains($0.name) } }

  /// Whether a reaction slows a camera down.
  public func lowersRates(_ reaction: PressureReaction) -> Bool {
    (reaction.frameRates?.value ?? []).contains { entry in
      guard let camera = camera(named: entry.key.value) else { return false }
      return camera.effectiveRate.map { entry.value.value < $0 } ?? true
    }
  }

  /// Whether a reaction makes the cameras do less.
  public func eases(_ reaction: PressureReaction) -> Bool {
    lowersRates(reaction) || !(reaction.disabledInputs?.value ?? []).isEmpty
  }
}

extension ResolvedCamera {
  /// A lower rate for use under pressure: a common rate, at most two thirds of the current one.
  public var easedRate: FrameRate {
    let now = effectiveRate?.value ?? 30
    let usual = [120, 60, 30, 20, 15, 10, 5].map { FrameRate($0) }.filter { $0.value <= now * 2 / 3 }
    return usual.first { activeFormat?.holds($0) != false } ?? usual.first ?? FrameRate(now)
  }
}
