/// A way to fix a finding: exact edits of the text.
public struct Fix: Hashable, Sendable {
  /// Whether the edits keep what the author meant.
  public enum Applicability: String, Sendable {
    /// The meaning stays.
    case safe

    /// The meaning may change: a person should look.
    case unsafe
  }

  /// What the edits do, in a few words: `set the preset to inputPriority`.
  public let title: String

  /// Whether the edits keep what the author meant.
  public let applicability: Applicability

  /// The edits, in order of place, without overlaps.
  public let edits: [SourceEdit]

  /// Whether it keeps a setting or an element for the devices that have it, and leaves it out on the others: right for
  /// every device, so it is taken before fixes that give something up.
  public let isGuard: Bool

  /// A fix made of edits.
  public init(_ title: String, _ applicability: Applicability, isGuard: Bool = false, edits: [SourceEdit]) {
    self.title = title
    self.applicability = applicability
    self.isGuard = isGuard
    self.edits = edits.sorted { $0.range < $1.range }
  }
}
