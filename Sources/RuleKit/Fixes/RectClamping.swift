public import CaptureModel
import JSONSource

extension RectOfInterest {
  /// The part of the rectangle in the picture, as JSON; `nil` if it lies in the picture already, or a side is unknown.
  public var clamped: String? {
    guard let x = x?.value, let y = y?.value, let width = width?.value, let height = height?.value else { return nil }
    func cut(_ low: Double, _ size: Double) -> (low: Double, size: Double) {
      let start = min(1, max(0, low))
      return (start, max(0, min(1, low + size) - start))
    }
    let (across, down) = (cut(x, width), cut(y, height))
    // Sums of decimals may miss 1 by their rounding.
    let isInside = zip([x, width, y, height], [across.low, across.size, down.low, down.size]).allSatisfy {
      abs($0 - $1) < 0.000_001
    }
    if isInside { return nil }
    func text(_ number: Double) -> String { JSONNumber.text(of: (number * 1_000_000).rounded() / 1_000_000) }
    return "{ \"x\": \(text(across.low)), \"y\": \(text(down.low)), \"width\": \(text(across.size)), "
      + "\"height\": \(text(down.size)) }"
  }
}
