import JSONSource
package import CaptureModel

extension PredictionKind {
  /// What the app leaves out because the device lacks it. Rules decide that, so the session alone predicts nothing.
  public static let leftOut = PredictionKind(
    "left-out", sources: [.format("whereSupported and optional: what the app asks first")]
  ) { _, _ in }
}

extension Prediction {
  /// A guarded key or element that the app leaves out.
  package init(leftOut guarded: GraphGuard, why: [String]) {
    self.init(
      kind: PredictionKind.leftOut.id, value: .leftOut(key: guarded.key, of: guarded.pointer, why: why),
      range: guarded.range)
  }
}
