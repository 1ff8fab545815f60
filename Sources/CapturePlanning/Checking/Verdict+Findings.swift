import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

extension Verdict {
  init(findings: [Finding], missing: [MissingFact], reading: GraphDocument) {
    let refusals = findings.filter(\.refuses)
    if refusals.contains(where: { $0.effect != nil }) {
      self = .invalid
    } else if !refusals.isEmpty {
      self = .cannotRun
    } else {
      self = missing.contains(where: \.decides) ? .unverified : .runs
    }
  }
}
