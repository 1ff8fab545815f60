/// Something other than the cameras that costs depend on, and that a reading may lack.
public enum RecordedPart: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  /// The sizes of the formats.
  case sizes

  /// The highest frame rates of the formats.
  case maxFrameRates

  /// Whether the formats are binned.
  case binning

  /// Every output, with its type and connections.
  case outputTypes
}

/// When costs were read.
public enum ReadingMoment: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  /// After the configuration, before the start.
  case configured

  /// While the session ran.
  case running
}

/// How a session without read costs ended.
public enum ReadingOutcome: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  /// It ran: its hardwareCost was at most 1.0.
  case ran

  /// It stopped with `AVError.sessionHardwareCostOverage`: its hardwareCost was above 1.0.
  case hardwareCostOverage
}

extension ReadingMoment: KeyScalar {}
extension ReadingOutcome: KeyScalar {}
extension RecordedPart: KeyScalar {}
