import JSONSource

/// What a finding speaks of, by names: the same however lines move, elements come and go and numbers drift.
struct FindingName: Hashable {
  /// The rule that speaks.
  let rule: RuleID

  /// The named path of its place: `/inputs/back/activeFormat`.
  let path: String

  /// The ids and words that its message quotes, in their order.
  let quoted: [String]
}

/// Names what the findings of one document speak of.
struct FindingNamer {
  private var paths: PathNamer?

  /// A namer for a document; of a text that is none, all places have the same name.
  init(_ document: JSONDocument?) { paths = document.map { PathNamer($0) } }

  /// The name of what a rule says of a place; of the whole text where there is none.
  mutating func name(_ rule: RuleID, _ message: String, at range: SourceRange?) -> FindingName {
    let path = range.flatMap { paths?.path(of: $0).text } ?? ""
    return FindingName(rule: rule, path: path, quoted: MessageWords.quoted(in: message))
  }
}
