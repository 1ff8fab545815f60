import JSONSource

/// What holds of the JSON reader whatever the bytes are.
enum JSONFuzzing {
  static func fault(of source: SourceText) -> String? {
    let result = JSONParser.parse(source)
    guard let document = result.document else { return result.findings.isEmpty ? "no tree and no finding" : nil }
    for index in document.nodes.indices {
      _ = document.string(of: JSONValue(index: index))
      _ = document.number(of: JSONValue(index: index))
    }
    guard result.isTreeReliable, !result.findings.isEmpty else { return nil }
    // Deleting a comment is not safe, since something is lost, but it leaves the tree as it is.
    let fixes = result.findings.filter { $0.rule == "json-syntax" }.flatMap(\.fixes)
    let edits = fixes.flatMap(\.edits).sorted { $0.range < $1.range }
    let areApart = zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
    guard areApart else { return "fixes overlap" }
    let fixed = JSONParser.parse(source.with(SourceEdit.apply(edits, to: source.bytes)))
    let rest = fixed.findings.first { $0.severity == .error && $0.rule != "json-duplicate-key" }
    if let rest { return "a reliable tree has a fault after its fixes: \(rest.message)" }
    return fixed.document?.nodes.count == document.nodes.count ? nil : "fixes change the tree"
  }
}
