import JSONSource

/// Finds the lists of a graph that have too many elements. Lists under keys that start with `x-` don't count: they are
/// the author's own.
struct ListLengthChecker {
  private let document: JSONDocument

  /// The number of elements so far, without those past the limit of their own list.
  private var count = 0
  private var firstTooMany: SourceRange?
  private var findings: [Finding] = []

  /// The places of lists with a limit of their own that was reported already.
  private let told: [SourceRange]

  private init(_ document: JSONDocument, told: [SourceRange]) { (self.document, self.told) = (document, told) }

  /// The findings about a document's lists, beside those of reading it; O(values).
  static func findings(in document: JSONDocument, beside others: [Finding]) -> [Finding] {
    // Most documents have too few values for a long list.
    guard document.nodes.count > GraphLimits.elements else { return [] }
    let told = others.filter { $0.rule == DocumentFault.listTooLong.id }.map(\.range)
    var checker = ListLengthChecker(document, told: told)
    checker.visit(document.root)
    return checker.findings
      + (checker.firstTooMany.map { [.listsTooLong(count: checker.count, at: $0)] } ?? [])
  }

  private mutating func visit(_ value: JSONValue) {
    switch document.kind(of: value) {
    case .object:
      for member in document.members(of: value) where !isOwn(member.key) { visit(member.value) }
    case .array:
      for (index, element) in document.elements(of: value).enumerated() {
        note(element, index: index, of: value)
        visit(element)
      }
    default: break
    }
  }

  private mutating func note(_ element: JSONValue, index: Int, of list: JSONValue) {
    let range = document.range(of: element)
    guard index < GraphLimits.elements else {
      // Elements past the limit of their own list are reported there, and don't count again.
      if index == GraphLimits.elements, !told.contains(where: { document.range(of: list).contains($0) }) {
        findings.append(.listTooLong(count: document.count(of: list), limit: GraphLimits.elements, at: range))
      }
      return
    }
    count += 1
    if count == GraphLimits.elementsInAll + 1 { firstTooMany = range }
  }

  private func isOwn(_ key: JSONValue) -> Bool { document.string(of: key)?.isOwnKey ?? false }
}

extension Finding {
  /// One list with too many elements, reported at the first of them.
  static func listTooLong(count: Int, limit: Int, at range: SourceRange) -> Finding {
    listTooLong("the list has \(count) elements", limit: limit, at: range)
  }

  /// Too many guards in all, reported at the first of them.
  static func tooManyGuards(count: Int, at range: SourceRange) -> Finding {
    listTooLong("the graph has \(count) guards in all", limit: GraphLimits.guards, at: range)
  }

  /// Lists with too many elements in all.
  fileprivate static func listsTooLong(count: Int, at range: SourceRange) -> Finding {
    listTooLong("the lists have \(count) elements in all", limit: GraphLimits.elementsInAll, at: range)
  }

  private static func listTooLong(_ what: String, limit: Int, at range: SourceRange) -> Finding {
    Finding(
      fault: .listTooLong, severity: .error, message: "\(what); at most \(limit) are judged", range: range,
      label: "first over the limit", notes: [Note("no rule runs on a larger graph")],
      help: "remove some, or split the graph; lists under keys that begin with x- are not counted")
  }
}
