/// How large a graph may be: what is within these limits is checked in a time that its author does not notice.
public enum GraphLimits {
  /// The bytes of a document: 8 MiB.
  public static let bytes = 8 << 20

  /// The elements of one list.
  public static let elements = 1_000

  /// The elements of all lists together.
  public static let elementsInAll = 10_000
}
