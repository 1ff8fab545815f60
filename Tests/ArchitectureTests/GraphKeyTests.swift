import Testing

/// Which keys of a graph are read but change nothing.
struct GraphKeyTests {
  /// The keys that no rule, cost, prediction or plan reads, each with the reason why a graph may have it.
  static let unread: [String: String] = [
    "allowFrameReordering": "an encoder takes both values; emitted code sets it",
    "alwaysDiscardsLateDepthData": "a depth data output takes both values; emitted code sets it",
    "averageNonDroppableFrameRate": "a hint to an encoder that no profile knows; emitted code sets it",
    "configuresApplicationAudioSessionToMixWithOthers": "both values are right; `explain` has the facts of it",
    "expectedSourceFrameRate": "a hint to an encoder that no profile knows; emitted code sets it",
    "livePhotoAutoTrimmingEnabled": "a photo output takes both values; emitted code sets it",
    "localizedTitle": "any text is a title; emitted code shows it",
    "polarPattern": "rules ask whether the app configures its audio session, not which pattern it takes",
    "prominentValues": "values outside of a slider's range are not known to fail",
    "subjectAreaChangeMonitoringEnabled": "a camera takes both values; emitted code sets it",
    "symbolName": "which symbols there are is not known; emitted code names it",
    "throttlesProcessing": "work that the app does not do takes no load off the cameras",
  ]

  @Test func everyKeyIsReadOrHasAReasonWhyNot() {
    let graph = SourceFile.all.filter { $0.module == "CaptureModel" && $0.folder == "Graph" }
    let keys = graph.reduce(into: Set<String>()) { $0.formUnion(Self.properties(of: $1)) }
    #expect(keys.count > 100, "\(keys.count) keys")
    let types = graph.reduce(into: Set<String>()) { $0.formUnion(FileFacts(Token.list(of: $1.code)).types) }
    var read: Set<String> = []
    for (file, facts) in zip(SourceFile.all, FolderCycleTests.facts) {
      if file.module == "CaptureModel" && file.folder == "Graph" { continue }
      // Source says what the graph says, and decides nothing by it.
      if file.module == "CaptureSource" { continue }
      read.formUnion(facts.selected)
      // In an extension of the graph's types a property may stand alone.
      if !facts.contexts.isDisjoint(with: types) { read.formUnion(facts.words) }
    }
    #expect(keys.subtracting(read).sorted() == Self.unread.keys.sorted())
    #expect(Self.unread.values.allSatisfy { $0.split(separator: " ").count > 3 }, "every reason is a sentence")
  }

  /// The properties that the lines of `Field` give access to: `lens` of `Field("lens", …) { $1(&$0.lens) }`.
  static func properties(of file: SourceFile) -> Set<String> {
    let tokens = Token.list(of: file.code)
    return tokens.indices.reduce(into: []) { found, index in
      guard tokens[index].text == "$0", index > 0, tokens[index - 1].text == "&" else { return }
      let path = tokens[(index + 1)...].prefix { $0.isWord || $0.text == "." }
      if let last = path.last, last.isWord { found.insert(last.name) }
    }
  }
}
