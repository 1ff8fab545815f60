public import CaptureModel

/// Something of a log that could not be imported, and on which line it stands.
public struct LogFault: Hashable, Sendable {
  /// What could not be imported.
  public enum Kind: Hashable, Sendable {
    /// A format that the line ends in, or another print begins in; `after` is the last that is there.
    case cutFormat(after: String)

    /// A format with a part that no system prints so.
    case damagedFormat(part: String)

    /// A format without the brackets that show where it ends.
    case openFormat

    /// A camera whose id is not one that is known, or is another camera's than its name says.
    case unknownCamera(String)

    /// A set of cameras without its end, or with a camera that is cut.
    case cutSet

    /// Formats of which the log does not say whose they are.
    case formatsOfNoCamera(count: Int)

    /// Another list of formats of a camera, which is not equal to the one on an earlier line.
    case secondList(DeviceKey, first: Int)

    /// A line of a probe that is none of its pieces.
    case damagedPiece(run: String)
  }

  /// The line, from 1.
  public let line: Int

  /// What could not be imported.
  public let kind: Kind
}

/// Something of a log that was read and is not held by a profile.
public struct LogRemark: Hashable, Sendable {
  /// What was left aside.
  public enum Kind: Hashable, Sendable {
    /// A flag or a property of formats that is not known here, by its name.
    case unknownPart(String)

    /// A pixel format that is not known here: the formats are taken without it.
    case unknownPixelFormat(String)

    /// Descriptions of other media, such as depth.
    case otherMedia(count: Int)
  }

  /// The first line that has it, from 1.
  public let line: Int

  /// What was left aside.
  public let kind: Kind
}
