import JSONSource
package import CaptureModel

extension PredictionKind {
  /// Keys and elements that the app leaves out because the device lacks them. The rules decide this, so a session alone
  /// doesn't predict it.
  public static let leftOut = PredictionKind(
    "left-out", sources: [.format("whereSupported and optional: what the app asks first")]
  ) { _, _ in }
}

extension Prediction {
  /// A guarded key or element that the app leaves out, or some values of a list.
  package init(leftOut guarded: GraphGuard, values: [String], why: [String]) {
    self.init(
      kind: PredictionKind.leftOut.id,
      value: .leftOut(key: guarded.key, values: values, of: guarded.pointer, why: why),
      range: guarded.range)
  }
}
