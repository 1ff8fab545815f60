import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

extension Verdict {
  init(findings: [Finding], missing: [MissingFact], reading: GraphDocument) {
    let errors = findings.filter { $0.severity == .error }
    if errors.contains(where: { $0.effect != nil }) {
      self = .invalid
    } else if !errors.isEmpty {
      self = .cannotRun
    } else {
      self = missing.contains(where: \.decides) ? .unverified : .runs
    }
  }
}
