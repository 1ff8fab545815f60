import CapturePlans
import CaptureRules
import CaptureSession
import JSONSource
import RuleKit

extension Verdict {
  init(findings: [Finding], missing: [MissingFact], reading: GraphReading) {
    let errors = findings.filter { $0.severity == .error }
    if errors.contains(where: { Rule.documentIDs.contains($0.rule) }) {
      self = .invalid
    } else if !errors.isEmpty {
      self = .cannotRun
    } else {
      self = missing.contains(where: \.decides) ? .unverified : .runs
    }
  }
}
