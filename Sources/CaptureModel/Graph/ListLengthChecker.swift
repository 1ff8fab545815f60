import JSONSource

/// Finds the lists of a graph that have too many elements. Lists under keys that start with `x-` don't count: they are
/// the author's own.
struct ListLengthChecker {
  private let document: JSONDocument

  /// The number of elements so far, without those past the limit of their own list.
  private var count = 0
  private var firstTooMany: SourceRange?
  private var findings: [Finding] = []

  private init(_ document: JSONDocument) { self.document = document }

  /// The findings about a document's lists; O(values).
  static func findings(in document: JSONDocument) -> [Finding] {
    // Most documents have too few values for a long list.
    guard document.nodes.count > GraphLimits.elements else { return [] }
    var checker = ListLengthChecker(document)
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
      if index == GraphLimits.elements { findings.append(.listTooLong(count: document.count(of: list), at: range)) }
      return
    }
    count += 1
    if count == GraphLimits.elementsInAll + 1 { firstTooMany = range }
  }

  private func isOwn(_ key: JSONValue) -> Bool { document.string(of: key)?.isOwnKey ?? false }
}

extension Finding {
  /// One list with too many elements, reported at the first of them.
  fileprivate static func listTooLong(count: Int, at range: SourceRange) -> Finding {
    listTooLong("the list has \(count) elements", limit: GraphLimits.elements, at: range)
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
