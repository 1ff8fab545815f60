public import CaptureModel
import JSONSource

/// A change of an input, from a format that the profile doesn't know to one that it knows.
public struct FormatAdvice: Hashable, Sendable {
  /// The input.
  public let input: String

  /// The members to write, `activeFormat.binned: true`, in the order of the keys.
  public let members: [String]

  /// The key to leave out, `activeFormat.maxFrameRate`; `nil` if none.
  public let removed: String?

  /// The format that they name.
  public let format: FormatName

  /// Whether the device is known to have it, not only estimated to.
  public let isSure: Bool

  /// What it changes of what the app does.
  public let effect: Effect

  /// What a change of the graph changes of what the app does.
  public enum Effect: Hashable, Sendable {
    /// Nothing: it promises the rate that the app sets already.
    case rateOfApp

    /// Nothing that one can see: another name of a format for the same picture.
    case samePicture

    /// The picture: it is binned.
    case otherPicture
  }

  /// Whether the app does the same with it, so that it costs nothing to find out.
  public var isFree: Bool { effect != .otherPicture }
}
