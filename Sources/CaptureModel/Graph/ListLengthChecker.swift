public import JSONSource

extension DocumentFault {
  /// A list has too many elements.
  @inlinable public static var listTooLong: DocumentFault { DocumentFault("list-too-long", leaves: .unjudged) }
}

/// Finds the lists of a graph that have too many elements; keys that begin with `x-` are the author's own, and free.
struct ListLengthChecker {
  private let document: JSONDocument

  /// The elements so far that are within the limit of their own list.
  private var count = 0
  private var firstTooMany: SourceRange?
  private var findings: [Finding] = []

  private init(_ document: JSONDocument) { self.document = document }

  /// What is to say of a document's lists; O(values).
  static func findings(in document: JSONDocument) -> [Finding] {
    // Mostly there are not enough values for one long list.
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
      // What is past its own list's limit is told there, and does not count once more.
      if index == GraphLimits.elements { findings.append(.listTooLong(count: document.count(of: list), at: range)) }
      return
    }
    count += 1
    if count == GraphLimits.elementsInAll + 1 { firstTooMany = range }
  }

  private func isOwn(_ key: JSONValue) -> Bool { document.string(of: key)?.hasPrefix("x-") ?? false }
}

extension Finding {
  /// One list that has too many elements; the place is that of the first.
  fileprivate static func listTooLong(count: Int, at range: SourceRange) -> Finding {
    listTooLong("the list has \(count) elements", limit: GraphLimits.elements, at: range)
  }

  /// Lists that have too many elements together.
  fileprivate static func listsTooLong(count: Int, at range: SourceRange) -> Finding {
    listTooLong("the lists have \(count) elements in all", limit: GraphLimits.elementsInAll, at: range)
  }

  private static func listTooLong(_ what: String, limit: Int, at range: SourceRange) -> Finding {
    Finding(
      fault: .listTooLong, severity: .error, message: "\(what); at most \(limit) are judged", range: range,
      label: "the first too many", notes: [Note("no rule looks at a graph that is larger")],
      help: "leave some out, or make several graphs; lists under keys that begin with x- are not counted")
  }
}
