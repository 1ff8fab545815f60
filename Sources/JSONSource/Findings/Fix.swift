/// A way to fix a finding: exact edits of the text.
public struct Fix: Hashable, Sendable {
  /// Whether the edits keep what the author meant.
  public enum Applicability: String, Sendable {
    /// The meaning stays.
    case safe

    /// The meaning may change, so a person should look.
    case unsafe
  }

  /// The effect of the edits, in a few words: `set the preset to inputPriority`.
  public let title: String

  /// Whether the edits keep what the author meant.
  public let applicability: Applicability

  /// The edits, in order of place, without overlaps.
  public let edits: [SourceEdit]

  /// Whether it makes the app keep a setting or an element on devices that support it, and leave it out on others. That
  /// is right for every device, so it is preferred to fixes that give something up.
  public let isGuard: Bool

  /// A fix made of edits.
  public init(_ title: String, _ applicability: Applicability, isGuard: Bool = false, edits: [SourceEdit]) {
    self.title = title
    self.applicability = applicability
    self.isGuard = isGuard
    self.edits = edits.sorted { $0.range < $1.range }
  }
}
