import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// The facts that make an app leave things out on a device.
struct GuardGrounds {
  /// Everything that is left out, each with the kind of the facts that say so.
  let leftOut: [LeftOut]

  // In the same order as `leftOut`.
  private let grounds: [Grounds]

  /// Weighs findings that report a lack of the device, each in the session in which it was found.
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
      let values = lacking.values.sorted().map { document.source[$0].filter { $0 != "\"" } }
      leftOut.append(LeftOut(lacking.guarded, values: values, reasons: reasons, basis: grounds.basis))
      all.append(grounds)
    }
    (self.leftOut, grounds) = (leftOut, all)
  }

  /// Adds these facts to those that a running session depends on.
  func add(to grounds: inout Grounds) {
    for own in self.grounds { grounds.add(own) }
  }
}

extension [Prediction] {
  /// The predictions, together with everything left out, in order of place.
  func telling(_ leftOut: [LeftOut]) -> [Prediction] {
    guard !leftOut.isEmpty else { return self }
    let all = self + leftOut.map { Prediction(leftOut: $0.guarded, values: $0.values, why: $0.reasons) }
    return all.enumerated().sorted {
      $0.element.range == $1.element.range ? $0.offset < $1.offset : $0.element.range < $1.element.range
    }.map(\.element)
  }
}
