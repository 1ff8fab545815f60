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

extension ReadingMoment: KeyScalar {}
extension ReadingOutcome: KeyScalar {}
extension RecordedPart: KeyScalar {}
