/// How large a graph may be: a check within these limits is so fast that its author doesn't notice.
public enum GraphLimits {
  /// The size of a document in bytes: 8 MiB.
  public static let bytes = 8 << 20

  /// The elements of one list.
  public static let elements = 1_000

  /// The elements of all lists.
  public static let elementsInAll = 10_000
}
