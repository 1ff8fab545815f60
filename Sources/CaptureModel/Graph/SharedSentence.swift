/// Descriptions that several keys of a graph share.
enum SharedSentence {
  static let nameInFindings: StaticString = "The name used in findings"
  static let columnsOfBoth: StaticString = "Columns, in pixels; given together with `height`, or not at all"
  static let rowsOfBoth: StaticString = "Rows, in pixels; given together with `width`, or not at all"
}
