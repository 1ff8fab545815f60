public import CaptureModel

/// Something in a log that could not be imported, and its line.
public struct LogFault: Hashable, Sendable {
  /// The kinds of faults.
  public enum Kind: Hashable, Sendable {
    /// A format that is cut by the end of the line or by another print; `after` is its last text.
    case cutFormat(after: String)

    /// A format with a damaged part: no system prints it this way.
    case damagedFormat(part: String)

    /// A format without the brackets that show where it ends.
    case openFormat

    /// A camera with an unknown id, or with the name of another camera.
    case unknownCamera(String)

    /// A set of cameras without its end, or with a cut camera.
    case cutSet

    /// Formats of a camera that the log doesn't name.
    case formatsOfNoCamera(count: Int)

    /// A second, different list of formats for a camera; the first is on an earlier line.
    case secondList(DeviceKey, first: Int)

    /// A line of a probe that is not a valid piece.
    case damagedPiece(run: String)
  }

  /// The line, from 1.
  public let line: Int

  /// The kind of fault.
  public let kind: Kind
}

/// Something in a log that was read but has no place in a profile.
public struct LogRemark: Hashable, Sendable {
  /// The kinds of skipped parts.
  public enum Kind: Hashable, Sendable {
    /// An unknown flag or property of formats, by name.
    case unknownPart(String)

    /// An unknown pixel format; its formats are imported without it.
    case unknownPixelFormat(String)

    /// Descriptions of other media, such as depth.
    case otherMedia(count: Int)
  }

  /// The first line that has it, from 1.
  public let line: Int

  /// The kind of skipped part.
  public let kind: Kind
}
