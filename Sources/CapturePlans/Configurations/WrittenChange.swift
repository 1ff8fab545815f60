import CaptureModel
import JSONSource

/// A value of the graph's text that a configuration changes.
public struct WrittenChange: Hashable, Sendable {
  /// The object that has the value, as a JSON Pointer.
  public let object: String

  /// The id of the input that the object belongs to; `nil` if it belongs to none.
  public let input: String?

  /// The key.
  public let key: String

  /// The JSON text before; `nil` if the key is added.
  public let before: String?

  /// The JSON text after; `nil` if the key is removed.
  public let after: String?
}
