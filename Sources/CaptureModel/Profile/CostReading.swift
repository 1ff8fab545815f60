/// What a device of this kind once reported as its costs, or whether a session came up.
public struct CostReading: Sendable {
  /// What the profile calls the reading.
  public var id = ""

  /// What was recorded of the session.
  public var graph: RecordedSession?

  /// Which of the things that costs depend on were recorded, of every camera and output.
  public var recorded: [RecordedPart] = []

  /// `AVCaptureSession.hardwareCost`: one value, or several of like sessions; empty where it was not read.
  public var hardwareCost: [ReadCost] = []

  /// `AVCaptureMultiCamSession.systemPressureCost`; `nil` where it was not read.
  public var systemPressureCost: ReadCost?

  /// How sessions of this kind ended, each once; empty where that was not told.
  public var outcomes: [ReadingOutcome] = []

  /// When the costs were read; `nil` where that is not known.
  public var readWhen: ReadingMoment?

  /// The system of the device.
  public var operatingSystem: String?

  /// The session that was read, in words.
  public var configuration: String?

  /// The id of the profile's source.
  public var source: String?

  /// Whether the reading says what a session costs that is equal to it in all that was recorded: the cameras, and each
  /// of the recorded parts. Any other reading is evidence for the model only.
  public var speaks: Bool {
    !hardwareCost.isEmpty && RecordedPart.allCases.allSatisfy { recorded.contains($0) } && graph?.isWhole == true
  }

  /// Between which ends hardwareCost was, to the digits that were printed; `nil` where it was not read.
  public var hardwareInterval: CostInterval? {
    guard let first = hardwareCost.first?.interval else { return nil }
    let all = hardwareCost.dropFirst().reduce(first) { $0.union($1.interval) }
    return hardwareCost.contains { $0.value != first.value } ? all.withoutValue : all
  }
}

/// A cost as it was printed.
public struct ReadCost: Sendable {
  /// The number.
  public var value = 0.0

  /// How many decimals were printed.
  public var decimals = 0

  /// What would be printed so: the number, half a unit of its last decimal less and more.
  public var interval: CostInterval {
    var half = 0.5
    for _ in 0..<decimals { half /= 10 }
    return CostInterval(low: max(0, value - half), value: value, high: value + half)
  }
}

/// What costs depend on, besides the cameras, and a reading may not have recorded.
public enum RecordedPart: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  /// The sizes of the formats.
  case sizes

  /// Their highest frame rates.
  case maxFrameRates

  /// Whether they are binned.
  case binning

  /// Every output, by its type and by what it is connected to.
  case outputTypes
}

/// When costs were read.
public enum ReadingMoment: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  /// After the configuration, before the start.
  case configured

  /// While the session ran.
  case running
}

/// How a session ended that is known by that alone.
public enum ReadingOutcome: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  /// It ran: its hardwareCost was at most 1.0.
  case ran

  /// It stopped with `AVError.sessionHardwareCostOverage`: its hardwareCost was above 1.0.
  case hardwareCostOverage
}
