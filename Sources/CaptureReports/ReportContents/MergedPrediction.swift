import CapturePlans
import CaptureSession

/// A prediction of what the system will do, with its profiles.
struct MergedPrediction {
  /// The prediction.
  let prediction: Prediction

  /// The ids of its profiles, in the order of the results; empty if it is the same on all of them.
  let profiles: [String]

  /// The predictions of several results, each once, in the order of the text, then of first mention.
  static func merge(_ results: [CheckResult]) -> [MergedPrediction] {
    var order: [Prediction] = []
    var makers: [Prediction: [String]] = [:]
    for result in results {
      for prediction in result.predictions {
        if makers[prediction] == nil { order.append(prediction) }
        if makers[prediction]?.last != result.profile { makers[prediction, default: []].append(result.profile) }
      }
    }
    let sorted = order.enumerated().sorted { left, right in
      left.element.range == right.element.range
        ? left.offset < right.offset : left.element.range < right.element.range
    }
    return sorted.map { _, prediction in
      let profiles = makers[prediction] ?? []
      return MergedPrediction(prediction: prediction, profiles: profiles.count == results.count ? [] : profiles)
    }
  }
}
