import JSONSource
import CapturePlanning
import Testing

/// A text in which `⟦` and `⟧` mark the places of findings.
struct MarkedText {
  let text: SourceText
  let ranges: [SourceRange]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var ranges: [SourceRange] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(bytes.count)
      case "⟧": ranges.append(SourceRange(starts.removeLast(), bytes.count))
      default: bytes += String(scalar).utf8
      }
    }
    text = SourceText(name: "graph.json", bytes: bytes)
    self.ranges = ranges.sorted()
  }
}

/// Expects findings of one rule at exactly the marked places, and gives them.
@discardableResult
func expectFindings(
  _ marked: String, rule: RuleID = "json-syntax", isReliable: Bool? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Finding] {
  let example = MarkedText(marked)
  let result = JSONParser.parse(example.text)
  #expect(result.findings.map(\.range) == example.ranges, sourceLocation: sourceLocation)
  #expect(result.findings.allSatisfy { $0.rule == rule }, "\(result.findings)", sourceLocation: sourceLocation)
  if let isReliable { #expect(result.isTreeReliable == isReliable, sourceLocation: sourceLocation) }
  for finding in result.findings {
    #expect(!finding.message.hasSuffix("."), sourceLocation: sourceLocation)
    #expect(finding.label?.isEmpty == false, sourceLocation: sourceLocation)
  }
  return result.findings
}

/// Expects one safe fix for each finding, which make a text without findings together.
func expectFixed(_ marked: String, to expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let findings = expectFindings(marked, isReliable: true, sourceLocation: sourceLocation)
  let edits = findings.flatMap(\.fixes).flatMap(\.edits).sorted { $0.range < $1.range }
  let fixed = SourceEdit.apply(edits, to: MarkedText(marked).text.bytes)
  #expect(String(decoding: fixed, as: UTF8.self) == expected, sourceLocation: sourceLocation)
  #expect(JSONParser.parse(SourceText(expected)).findings.isEmpty, sourceLocation: sourceLocation)
}

/// Reads a text that must have no findings.
func parse(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONDocument {
  let result = JSONParser.parse(SourceText(text))
  #expect(result.findings.isEmpty, sourceLocation: sourceLocation)
  return try #require(result.document, sourceLocation: sourceLocation)
}

/// The tree in one line of JSON, written anew from its values.
func rewritten(_ document: JSONDocument) -> String {
  func text(_ value: JSONValue) -> String {
    switch document.kind(of: value) {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: JSONNumber.text(of: document.number(of: value) ?? .nan)
    case .string: JSONString.quoted(document.string(of: value) ?? "")
    case .array: "[" + document.elements(of: value).map(text).joined(separator: ",") + "]"
    case .object:
      "{" + document.members(of: value).map { "\(text($0.key)):\(text($0.value))" }.joined(separator: ",") + "}"
    }
  }
  return text(document.root)
}
