import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// The facts by which an app leaves things out on a device.
struct GuardGrounds {
  /// What is left out, each with how that is known.
  let leftOut: [LeftOut]

  // In the order of what is left out.
  private let grounds: [Grounds]

  /// Weighs what says that the device lacks something, each in the session that it was found in.
  init(_ guards: SettledGuards, _ document: JSONDocument, _ options: CheckOptions) {
    var weighed: [Int: FindingGrounds] = [:]
    for step in Set(guards.lacking.flatMap { $0.evidence.map(\.step) }) {
      let findings = guards.lacking.flatMap { $0.evidence.filter { $0.step == step }.map(\.finding) }
      weighed[step] = FindingGrounds(findings, in: guards.steps[step], document, options)
    }
    var (leftOut, all): ([LeftOut], [Grounds]) = ([], [])
    for lacking in guards.lacking {
      var grounds = Grounds()
      var reasons: [String] = []
      for (finding, step) in lacking.evidence {
        if !reasons.contains(finding.message) { reasons.append(finding.message) }
        weighed[step]?[finding].map { grounds.add($0) }
      }
      leftOut.append(LeftOut(lacking.guarded, reasons: reasons, basis: grounds.basis))
      all.append(grounds)
    }
    (self.leftOut, grounds) = (leftOut, all)
  }

  /// Adds the facts to those that a running session rests on.
  func add(to grounds: inout Grounds) {
    for own in self.grounds { grounds.add(own) }
  }
}

extension [Prediction] {
  /// The predictions, with what is left out, in order of place.
  func telling(_ leftOut: [LeftOut]) -> [Prediction] {
    guard !leftOut.isEmpty else { return self }
    let all = self + leftOut.map { Prediction(leftOut: $0.guarded, why: $0.reasons) }
    return all.enumerated().sorted {
      $0.element.range == $1.element.range ? $0.offset < $1.offset : $0.element.range < $1.element.range
    }.map(\.element)
  }
}
