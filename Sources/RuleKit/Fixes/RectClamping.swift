public import CaptureModel
public import JSONSource

extension RectOfInterest {
  /// Whether the rectangle reaches beyond the picture; `false` if a side of it is unknown.
  public var isOutside: Bool {
    guard let (rect, part) = parts else { return false }
    // Sums of decimals may miss 1 by their rounding.
    return zip(rect, part).contains { abs($0 - $1) >= 0.000_001 }
  }

  /// The fix that clips it to the picture; none if nothing of it lies in the picture.
  public func clamping(at range: SourceRange, _ edit: DocumentEditor) -> [Fix] {
    guard let part = parts?.inside.map({ ($0 * 1_000_000).rounded() / 1_000_000 }), part[2] > 0, part[3] > 0 else {
      return []
    }
    let sides = zip(["x", "y", "width", "height"], part).map { "\"\($0)\": \(JSONNumber.text(of: $1))" }
    let text = "{ \(sides.joined(separator: ", ")) }"
    return [Fix("clip it to the picture", .unsafe, edits: [edit.replacing(range, with: text)])]
  }

  /// The place and size of the rectangle, and those of its part in the picture.
  private var parts: (whole: [Double], inside: [Double])? {
    guard let x = x?.value, let y = y?.value, let width = width?.value, let height = height?.value else { return nil }
    func cut(_ low: Double, _ size: Double) -> (low: Double, size: Double) {
      let start = min(1, max(0, low))
      return (start, max(0, min(1, low + size) - start))
    }
    let (across, down) = (cut(x, width), cut(y, height))
    return ([x, y, width, height], [across.low, down.low, across.size, down.size])
  }
}
