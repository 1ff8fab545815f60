public import JSONSource

/// A finding that the author accepts. What the graph leaves out is `nil`.
public struct GraphIgnore: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The id of the rule.
  public var rule: Located<String>?

  /// A JSON Pointer: the place, and all that lies below it; `nil` means the whole document.
  public var at: Located<String>?

  /// Why the finding is acceptable.
  public var reason: Located<String>?

  /// The last day on which it holds; `nil` means that it never ends.
  public var expires: Located<CalendarDate>?
}

extension GraphIgnore: ShapedObject {
  package static let shape = ObjectShape<GraphIgnore>(
    {
      Field("rule", .text(.reference(.rule)), isRequired: true) { $0.rule = $1 }
      Field("at", .text(.pointer(nil))) { $0.at = $1 }
      Field("reason", .text("why"), isRequired: true) { $0.reason = $1 }
      Field("expires", CalendarDate.shape) { $0.expires = $1 }
    },
    make: { GraphIgnore(range: $0) })
}
