public import JSONSource

/// A finding that the author accepts. A value that the graph leaves out is `nil`.
public struct GraphIgnore: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The id of the rule.
  public var rule: Located<String>?

  /// A JSON Pointer to the place, including everything below it; default the whole document.
  public var at: Located<String>?

  /// Why the finding is acceptable.
  public var reason: Located<String>?

  /// The last day on which the finding is accepted; `nil` means that it never ends.
  public var expires: Located<CalendarDate>?
}

extension GraphIgnore: ShapedObject {
  package static let shape = ObjectShape<GraphIgnore>(
    {
      Field("rule", .text(.reference(.rule)), about: "The id of the rule", isRequired: true) { $1(&$0.rule) }
      Field(
        "at", .text(.pointer(nil)), default: .varying("the whole document"),
        about: "A JSON Pointer to the place, including everything below it"
      ) { $1(&$0.at) }
      Field("reason", .text(.string("", pattern: #"\S"#)), about: "Why the finding is acceptable", isRequired: true) {
        $1(&$0.reason)
      }
      Field("expires", CalendarDate.shape, about: "The last day on which the finding is accepted") { $1(&$0.expires) }
    },
    make: { GraphIgnore(range: $0) })
}
