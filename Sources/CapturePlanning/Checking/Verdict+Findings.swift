import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

extension Verdict {
  init(refusals: [Finding], missing: [MissingFact]) {
    if refusals.contains(where: { $0.effect != nil }) {
      self = .invalid
    } else if !refusals.isEmpty {
      self = .cannotRun
    } else {
      self = missing.contains(where: \.decides) ? .unverified : .runs
    }
  }
}
