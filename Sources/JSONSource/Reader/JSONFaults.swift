/// Collects the faults of a JSON text.
struct JSONFaults {
  /// How many findings a text gets before the reader gives up, so that a file of another kind can't fill memory.
  static let limit = 10_000

  private(set) var findings: [Finding] = []

  /// Whether every syntax error so far is a comment or has a safe fix. The author's intent is then certain.
  private(set) var isTreeReliable = true

  /// Whether there are too many to read on.
  var isFull: Bool { findings.count >= JSONFaults.limit }

  /// Adds a syntax error; without a safe fix it makes the tree unreliable, unless `keepsTree` is set.
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

  /// Adds a fault that doesn't make the tree less reliable.
  mutating func add(_ finding: Finding) {
    guard !isFull else { return }
    findings.append(finding)
  }

  /// Adds the finding that the rest of the text is not read.
  mutating func giveUp(at offset: Int) {
    isTreeReliable = false
    findings.append(.jsonGivenUp(at: offset))
  }

  /// Keeps the first `count` findings. Drops later ones that extend past `offset`, because the text is read again from
  /// there.
  mutating func forget(from offset: Int, past count: Int) {
    let kept = findings[count...].filter { $0.range.upperBound <= offset }
    findings.replaceSubrange(count..., with: kept)
  }

  /// Makes the tree unreliable, because of something that another finding reports.
  mutating func distrustTree() { isTreeReliable = false }
}

extension Fix {
  /// A safe fix with a single edit.
  static func safe(_ title: String, _ range: SourceRange, with replacement: String) -> Fix {
    Fix(title, .safe, edits: [SourceEdit(range, with: replacement)])
  }

  /// An unsafe fix with a single edit.
  static func unsafe(_ title: String, _ range: SourceRange, with replacement: String) -> Fix {
    Fix(title, .unsafe, edits: [SourceEdit(range, with: replacement)])
  }
}
