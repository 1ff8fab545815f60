/// How the process ends, as shells and scripts see it.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Success: no finding at or above the threshold.
  case success = 0

  /// Findings at or above the threshold, or targets that can't be met.
  case findings = 1

  /// The command line is wrong; nothing was written to standard output.
  case usage = 2

  /// An input can't be read or is not JSON, or an output can't be written.
  case unusable = 3

  /// A defect of capplan itself.
  case defect = 70

  /// The worse of two: a defect, then usage, then unreadable inputs or unwritable outputs, then findings.
  package func worse(_ other: ExitStatus) -> ExitStatus {
    rank < other.rank ? other : self
  }

  /// What the status means, as the help prints it.
  package var meaning: String {
    switch self {
    case .success: "done; nothing at or above the threshold"
    case .findings: "findings at or above the threshold, or targets that can't be met"
    case .usage: "the command line is wrong"
    case .unusable: "an input can't be read or is no JSON, or an output can't be written"
    case .defect: "a defect of capplan's own"
    }
  }

  /// Which of several counts, as the help prints it.
  package static let order = "If several apply, 3 wins over 1, and 1 over 0."

  private var rank: Int {
    switch self {
    case .success: 0
    case .findings: 1
    case .unusable: 2
    case .usage: 3
    case .defect: 4
    }
  }
}
