/// The limits of a graph's size; a check within them is so fast that its author doesn't notice.
public enum GraphLimits {
  /// The size of a document in bytes: 8 MiB.
  public static let bytes = 8 << 20

  /// The inputs: no device has ten cameras, but a graph may be for many devices.
  static let inputs = 25

  /// The outputs.
  static let outputs = 50

  /// The connections.
  static let connections = 125

  /// The photo requests.
  static let photoSettings = 100

  /// The requests that one output is prepared for.
  static let preparedPhotoSettings = 50

  /// The synchronizers, and the controls.
  static let others = 50

  /// The guards: elements that are `optional`, and keys that `whereSupported` names.
  static let guards = 250

  /// The elements of any other list.
  public static let elements = 1_000

  /// The elements of all lists together.
  public static let elementsInAll = 10_000
}
