extension JSONReader {
  /// Recovers from commas where a key or an element should be.
  mutating func skipCommas(_ expected: JSONExpectation) -> JSONExpectation {
    var extra: [Int] = []
    var end = position
    while end < bytes.count, bytes[end] == JSONBytes.comma {
      extra.append(end)
      end = bytes.spaceEnd(from: end + 1)
    }
    let last = extra[extra.count - 1]
    position = last + 1
    let isTrailing = end < bytes.count && bytes[end] == frame.closer
    let isFirst = expected == .firstKey || expected == .firstElement
    if isTrailing {
      position = end
      return reportTrailingComma(last + 1, commas: isFirst ? extra : [lastComma] + extra)
    }
    faults.syntax(
      isFirst ? "a comma before the first \(childName)" : "one comma is enough between two \(childName)s",
      at: SourceRange(extra[0], last + 1), label: "not needed",
      fix: Fix("delete it", .safe, edits: Self.deletions(of: extra)))
    return expected
  }

  /// The most edits of one fix; with more commas, one edit removes them all and the space between them.
  private static let mostEdits = 1_000

  /// The edits that delete commas, one for each run.
  private static func deletions(of commas: [Int]) -> [SourceEdit] {
    var ranges: [SourceRange] = []
    for comma in commas {
      if let last = ranges.last, last.upperBound == comma || ranges.count == mostEdits {
        ranges[ranges.count - 1] = SourceRange(last.lowerBound, comma + 1)
      } else {
        ranges.append(SourceRange(comma, comma + 1))
      }
    }
    return ranges.map { SourceEdit($0, with: "") }
  }

  private var childName: String { frame.isObject ? "member" : "element" }

  /// Reports one or more commas before a closing bracket.
  mutating func reportTrailingComma(_ end: Int, commas: [Int]? = nil) -> JSONExpectation {
    let commas = commas ?? [lastComma]
    guard commas.allSatisfy({ bytes[$0] == JSONBytes.comma }) else {
      // A semicolon has a finding of its own.
      faults.distrustTree()
      return .separator
    }
    faults.syntax(
      "JSON has no trailing commas, such as this one before \(quoted(frame.closer))",
      at: SourceRange(commas[0], end), label: commas.count == 1 ? "trailing comma" : "trailing commas",
      fix: Fix("delete it", .safe, edits: Self.deletions(of: commas)))
    return .separator
  }
}
