/// Collects what is wrong with a JSON text.
struct JSONFaults {
  /// How many findings one text gets before its reading is given up, so that a file of another kind can't fill memory.
  static let limit = 10_000

  private(set) var findings: [Finding] = []

  /// Whether every fault of syntax so far is a comment or has a safe fix, so that what was meant is certain.
  private(set) var isTreeReliable = true

  /// Whether there are so many that reading ends.
  var isFull: Bool { findings.count >= JSONFaults.limit }

  /// Notes a fault of syntax; one without a safe fix makes the tree unreliable, unless `keepsTree` says that it does not.
  mutating func syntax(
    _ message: String, at range: SourceRange, label: String, notes: [Finding.Note] = [], help: String? = nil,
    fix: Fix? = nil, keepsTree: Bool = false
  ) {
    if fix?.applicability != .safe && !keepsTree { isTreeReliable = false }
    add(
      Finding(
        fault: .jsonSyntax, severity: .error, message: message, range: range, label: label, notes: notes,
        fixes: fix.map { [$0] } ?? [], help: help))
  }

  /// Notes any fault that leaves the tree as reliable as it is.
  mutating func add(_ finding: Finding) {
    guard !isFull else { return }
    findings.append(finding)
  }

  /// Says that the text is not read to its end.
  mutating func giveUp(at offset: Int) {
    isTreeReliable = false
    findings.append(.jsonGivenUp(at: offset))
  }

  /// Takes back the findings past the first few that lie behind an offset, which is going to be read once more.
  mutating func forget(from offset: Int, past count: Int) {
    let kept = findings[count...].filter { $0.range.upperBound <= offset }
    findings.replaceSubrange(count..., with: kept)
  }

  /// Makes the tree unreliable where another finding already says why.
  mutating func distrustTree() { isTreeReliable = false }
}

extension Fix {
  /// A safe fix of one edit.
  static func safe(_ title: String, _ range: SourceRange, with replacement: String) -> Fix {
    Fix(title, .safe, edits: [SourceEdit(range, with: replacement)])
  }

  /// An unsafe fix of one edit.
  static func unsafe(_ title: String, _ range: SourceRange, with replacement: String) -> Fix {
    Fix(title, .unsafe, edits: [SourceEdit(range, with: replacement)])
  }
}
