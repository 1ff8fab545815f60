/// Descriptions that several keys of a graph share.
enum SharedSentence {
  static let nameInFindings: StaticString = "The name used in findings"
  static let columnsOfBoth: StaticString = "Width in pixels; given together with `height`, or not at all"
  static let rowsOfBoth: StaticString = "Height in pixels; given together with `width`, or not at all"
}
