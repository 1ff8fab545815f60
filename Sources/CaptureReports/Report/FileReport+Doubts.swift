import CapturePlans
import CaptureSession

extension FileReport {
  /// The facts that are missing for open verdicts, each once, with the ids of its profiles; no ids if it is missing in
  /// all.
  var doubts: [(missing: MissingFact, profiles: [String])] {
    var order: [MissingFact] = []
    var profiles: [MissingFact: [String]] = [:]
    for result in results where result.verdict == .unverified {
      for missing in result.missing where missing.decides {
        if profiles[missing] == nil { order.append(missing) }
        if profiles[missing]?.last != result.profile { profiles[missing, default: []].append(result.profile) }
      }
    }
    return order.map { missing in
      let some = profiles[missing] ?? []
      return (missing, some.count == results.count ? [] : some)
    }
  }
}
