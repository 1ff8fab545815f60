public import CaptureModel
public import CaptureSession
public import JSONSource

/// How a reduction ended.
public indirect enum ReductionEnd: Sendable {
  /// Both costs are within their targets.
  case met

  /// No rung can change anything more. The cameras ended here.
  case stuck([LadderFloor])

  /// The graph breaks these rules, and no step leads to a format or rate that keeps them.
  case broken([RuleID])

  /// The published sample would repeat the same step forever.
  case wouldNotTerminate

  /// No configuration is within the targets.
  case impossible(Impossibility)

  /// The search ran out of allowed work, without a configuration and without proof that there is none.
  case tooLong

  /// A cost with a target has no value, because of these missing facts.
  case noValue(missing: [Fact])
}

/// Where a camera ended on the ladder.
public struct LadderFloor: Hashable, Sendable {
  /// The id of the input.
  public let input: String

  /// The size of its frames.
  public let dimensions: Dimensions

  /// The effective frame rate.
  public let rate: FrameRate

  /// Whether only the minimum frame rate keeps it from a lower one.
  public let isHeldByMinimum: Bool

  /// Whether only the minimum size keeps it from a smaller format.
  public let isHeldBySize: Bool
}

/// A whole reduction: the steps, and where they led.
public struct ReductionTrace: Sendable {
  /// The steps in order.
  public let steps: [ReductionStep]

  /// How it ended.
  public let end: ReductionEnd

  /// The session before the first step.
  package let start: ResolvedSession

  /// The session after the last step.
  public package(set) var session: ResolvedSession

  /// The costs of the session after the last step.
  public let costs: SessionCosts

  /// The guarded settings that it gives up: the planned formats lack them.
  public internal(set) var lost: [GraphGuard] = []

  /// What else the app leaves out on the device, in the written configuration.
  public private(set) var without: [LeftOut] = []

  /// The guarded settings of which nothing says whether the planned formats support them.
  public internal(set) var unsure: [GraphGuard] = []

  /// The changes of the text that no step names: formats that are written out, and rates brought below a limit.
  public internal(set) var written: [WrittenChange] = []

  /// Why the plan can't be better; `nil` for the ladder, and in a check.
  public var certificate: PlanCertificate?

  /// A reduction that starts with `start` and ends with `session`.
  init(
    from start: ResolvedSession, steps: [ReductionStep], end: ReductionEnd, session: ResolvedSession,
    costs: SessionCosts, certificate: PlanCertificate? = nil
  ) {
    self.start = start
    self.steps = steps
    self.end = end
    self.session = session
    self.costs = costs
    self.certificate = certificate
  }

  /// Notes what the app leaves out in the written configuration; what the plan gives up is told as that.
  package mutating func note(_ leftOut: [LeftOut]) {
    without = leftOut.filter { left in !lost.contains { $0.isSame(as: left.guarded) } }
  }

  /// The lists of formats that are not complete, where nothing fits: another format might.
  public var openFormatLists: [Fact] {
    guard case .impossible(let reason) = end else { return [] }
    return session.openFormatLists(of: reason)
  }

  /// The photos that get smaller, camera by camera.
  public var smallerPhotos: [SmallerPhotos] { session.smallerPhotos(than: start) }

  /// The cameras that show less of the scene, in the order of the graph.
  public var narrowerViews: [NarrowerView] { session.narrowerViews(than: start) }

  /// The cameras whose pictures are binned where unbinned ones were asked for, in the order of the graph.
  public var newlyBinned: [String] { session.newlyBinned(beside: start) }

  /// The cameras whose previews stutter, in the order of the graph.
  public var slowPreviews: [SlowPreview] { session.slowPreviews(beside: start) }

  /// Whether photos get smaller, or the picture of a camera that only takes photos.
  package var losesOfPhotos: Bool {
    !smallerPhotos.isEmpty || kept.contains(where: \.losesOfPhotos)
  }

  /// The guarded settings that the app no longer asks for.
  public var dropped: [DroppedSetting] { session.droppedSettings(from: start) }

  /// What each camera ran before the first step, in the order of the graph.
  public var asked: [CameraConfiguration] { start.configurations(beside: start) }

  /// What each camera runs after the last step, with its share of what the graph asks, in the order of the graph.
  public var kept: [CameraConfiguration] { session.configurations(beside: start) }

  /// The keys that a configuration adds to formats which the graph names without them: `activeFormat.binned of back`.
  public var writtenOut: [String] {
    Configuration(session).cameras.compactMap { camera in
      guard let request = start.graph.inputs[camera.input].activeFormat else { return nil }
      let keys = [
        (GraphKey.width, request.width == nil), (.height, request.height == nil),
        (.maxFrameRate, request.maxFrameRate == nil && camera.format.highestRate != nil),
        (.binned, request.binned == nil && camera.format.binned != nil),
      ].filter(\.1).map(\.0.name)
      return keys.isEmpty
        ? nil : "activeFormat.\(keys.joined(separator: ", .")) of \(start.graph.inputName(camera.input))"
    }
  }

  /// The cameras whose rates under pressure are lowered too, each with its rate, in the order of the graph.
  public var slowedReactions: [(input: String, rate: FrameRate)] {
    guard let response = start.graph.pressureResponse else { return [] }
    return Configuration(session).cameras.compactMap { camera in
      let name = start.graph.inputName(camera.input)
      guard let highest = camera.highestActiveRate,
        response.rates(of: name).contains(where: { $0.rate.value > highest })
      else { return nil }
      return (name, highest)
    }
  }

  /// The facts that a configuration leaves out of format names because they are not known.
  public var leftOut: [Fact] { StartingPoint.formats(of: session).unnamed }

  /// The configurations of the inputs that some step changed.
  public var changed: [CameraConfiguration] {
    kept.filter { camera in steps.contains { $0.inputs.contains(camera.input) } }
  }

  /// The synchronizers whose cameras had one rate before the first step, and have several after the last.
  public var splitSynchronizers: [String] {
    var split: [String] = []
    let after = SynchronizedOutputs.all(of: session)
    for (index, before) in SynchronizedOutputs.all(of: start).enumerated()
    where index < after.count && start.countRates(of: before.outputs) == 1 {
      if session.countRates(of: after[index].outputs) > 1 { split.append(before.synchronizer) }
    }
    return split
  }

  /// The cameras without a format in the graph, with the format that the reduction started from; their shares refer to
  /// it.
  public var unasked: [CameraConfiguration] {
    zip(asked, start.cameras).filter { start.isMultiCam && $1.input.activeFormat == nil }.map(\.0)
  }
}

extension ReductionTrace {
  /// The trace with the changes of the text that none of its steps names.
  func telling(_ changes: [WrittenChange]) -> ReductionTrace {
    var trace = self
    trace.written = changes.filter { !$0.isTold(by: steps) }
    return trace
  }
}

extension WrittenChange {
  /// Whether a step of the input's camera names the change: its format, its rate or its port.
  fileprivate func isTold(by steps: [ReductionStep]) -> Bool {
    let isRate = key == GraphKey.maxFrameRateOverride.name || object.hasSuffix("/activeFrameRate")
    return steps.contains { step in
      guard input.map(step.inputs.contains) ?? true else { return false }
      if !isRate { return true }
      if case .format = step.change { return false }
      return true
    }
  }
}

extension ResolvedSession {
  /// How many rates the cameras of some outputs have.
  fileprivate func countRates(of outputs: [SynchronizedOutputs.Entry]) -> Int {
    var rates: [FrameRate] = []
    for output in outputs {
      for connection in connections(toOutput: output.output.index) where connection.isEnabled {
        if let rate = camera(ofInput: connection.input)?.effectiveRate, !rates.contains(rate) { rates.append(rate) }
      }
    }
    return rates.count
  }
}
