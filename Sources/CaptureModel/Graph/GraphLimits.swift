/// The limits of a graph's size; a check within them is so fast that its author doesn't notice.
public enum GraphLimits {
  /// The size of a document in bytes: 8 MiB.
  public static let bytes = 8 << 20

  /// The elements of one list.
  public static let elements = 1_000

  /// The elements of all lists together.
  public static let elementsInAll = 10_000
}
