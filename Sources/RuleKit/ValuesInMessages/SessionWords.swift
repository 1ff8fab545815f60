public import CaptureSession
import JSONSource

extension PhotoRequest {
  /// The request in words: `"portrait"`, or `a request` if it has no id.
  public var title: String { id.map { "\"\($0)\"" } ?? "a request" }
}

extension DepthPace {
  /// The rate, to two decimals.
  public var text: String { JSONNumber.text(of: (rate * 100).rounded() / 100) }
}
