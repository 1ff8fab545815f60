import JSONSource
import Testing

/// The order of findings in a report: by place, severity, rule and subjects, and never by words.
struct FindingOrderTests {
  private static func finding(
    _ rule: RuleID = "b-rule", _ severity: Severity = .warning, at start: Int = 4, about subjects: [Int] = [20],
    says message: String = "m"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, range: SourceRange(start, start + 1),
      subjects: subjects.map { SourceRange($0, $0 + 1) })
  }

  /// Each finding comes before the next, though each later criterion alone would say the opposite.
  private static let inOrder = [
    finding("z-rule", .note, at: 1, about: [90]), finding("z-rule", .error, about: [90]),
    finding("a-rule", about: [90]), finding(about: [10, 90]), finding(about: [20]),
    finding(about: [20, 30]), finding("a-rule", .error, at: 9, about: [10]),
  ]

  @Test func placeComesBeforeSeverityBeforeRuleBeforeSubjects() {
    for (index, earlier) in Self.inOrder.enumerated() {
      #expect(!Finding.isBefore(earlier, earlier))
      for later in Self.inOrder[(index + 1)...] {
        #expect(Finding.isBefore(earlier, later) && !Finding.isBefore(later, earlier), "\(earlier) \(later)")
      }
    }
    #expect(Self.inOrder.reversed().sorted(by: Finding.isBefore) == Self.inOrder)
  }

  @Test func otherWordsChangeNoOrder() {
    let reworded = Self.inOrder.enumerated().map { index, finding in
      Self.finding(
        finding.rule, finding.severity, at: finding.range.lowerBound,
        about: finding.subjects.map(\.lowerBound), says: "\(9 - index)")
    }
    #expect(reworded.reversed().sorted(by: Finding.isBefore) == reworded)
    let equals = ["z", "a", "m"].map { Self.finding(says: $0) }
    #expect(equals.sorted(by: Finding.isBefore) == equals)
  }
}
