/// The limits of a graph's size; a check within them is so fast that its author doesn't notice.
public enum GraphLimits {
  /// The size of a document in bytes: 8 MiB.
  public static let bytes = 8 << 20

  /// The inputs: no device has twenty cameras, but a graph may be for many devices.
  static let inputs = 50

  /// The outputs.
  static let outputs = 100

  /// The connections.
  static let connections = 250

  /// The photo requests.
  static let photoSettings = 100

  /// The synchronizers, and the controls.
  static let others = 50

  /// The guards: elements that are `optional`, and keys that `whereSupported` names.
  static let guards = 1_000

  /// The elements of any other list.
  public static let elements = 1_000

  /// The elements of all lists together.
  public static let elementsInAll = 10_000
}
