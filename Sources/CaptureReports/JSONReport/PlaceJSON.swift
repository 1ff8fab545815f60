import CaptureModel
import JSONSource

/// The places in a document that JSON reports tell.
enum PlaceJSON {
  /// A range as both its ends.
  static let range = ReportShape<PlacedRange> {
    ReportKey("start", .object(position), about: "Where it begins") { $0.start }
    ReportKey("end", .object(position), about: "Where it ends, exclusive") { $0.end }
  }

  private static let position = ReportShape<SourcePosition> {
    ReportKey("line", .whole, about: "The line, from 1") { $0.line }
    ReportKey("column", .whole, about: "The column in Unicode scalars, from 1") { $0.column }
    ReportKey("offset", .whole, about: "The offset in bytes, from 0") { $0.offset }
  }
}

/// A range of a text by the positions of its ends.
struct PlacedRange {
  /// Where it begins.
  let start: SourcePosition

  /// Where it ends, exclusive.
  let end: SourcePosition

  /// A range of the text of a table.
  init(_ range: SourceRange, in table: LineTable) {
    start = table.position(of: range.lowerBound)
    end = table.position(of: range.upperBound)
  }
}
