public import JSONSource

/// Elements of which a graph has one too many, such as inputs for one camera.
public enum AlikeElements {
  /// The most elements that are a group; of more, a finding is about the two that it names.
  private static let most = 16

  /// The subjects of each finding about one of them: all, so that it is the same finding whichever comes first; `nil` if
  /// there are too many.
  public static func subjects(_ places: [SourceRange]) -> [SourceRange]? { places.count <= most ? places : nil }
}
