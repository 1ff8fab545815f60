import JSONSource

/// The contents of a SARIF run, before it is written.
struct SARIFRun {
  let files: [FileRemarks]

  /// The remarks of each file that become results, in order.
  let results: [[Remark]]

  /// The rules of the results, in order, and the index of each.
  let rules: [RuleID]
  let indices: [RuleID: Int]

  /// How many results past the limit are left out.
  let leftOut: Int

  init(_ report: Report, showsDoubts: Bool, mostResults: Int) {
    files = report.files.map { FileRemarks($0, showsDoubts: showsDoubts) }
    var results = files.map { $0.remarks.filter(\.isResult) }
    var room = mostResults
    leftOut = max(0, results.reduce(0) { $0 + $1.count } - room)
    if leftOut > 0 {
      var kept = results.map { [Bool](repeating: false, count: $0.count) }
      for severity in [Severity.error, .warning, .note] {
        for (file, remarks) in results.enumerated() {
          for (index, remark) in remarks.enumerated() where room > 0 && remark.severity == severity {
            kept[file][index] = true
            room -= 1
          }
        }
      }
      results = zip(results, kept).map { remarks, kept in zip(remarks, kept).filter(\.1).map(\.0) }
    }
    self.results = results
    rules = Set(results.joined().map(\.rule)).sorted()
    indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
  }
}

extension Remark {
  /// Whether it is about a place in a text, which makes it a result and not a notification.
  var isResult: Bool {
    switch subject {
    case .finding, .missing: true
    case .rest, .unreadable: false
    }
  }
}
