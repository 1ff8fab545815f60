import CaptureModel
import CaptureSession

/// The parts of a camera's pixel term, as columns.
struct PixelColumns {
  let term: PixelTerm
  let showsHDR: Bool

  /// Format, readout, delivered pixels, rate, HDR.
  var cells: [String] {
    [format, readout, delivered, rate, showsHDR ? hdr : ""]
  }

  private var hdr: String {
    guard term.hdr != CostInterval(1) else { return "" }
    guard let value = term.hdr.value else { return "x ?" }
    let ends = [term.hdr.low, term.hdr.high ?? value].map { Figure.decimals($0, 2) }
    return "x \(Figure.decimals(value, 2))" + (ends[0] == ends[1] ? "" : " (\(ends[0]) to \(ends[1]))")
  }

  private var format: String {
    guard let format = term.format else { return "not known" }
    return "\(format.dimensions)" + (format.binned.map { $0 ? " binned" : " unbinned" } ?? "")
  }

  private var readout: String {
    let readout = term.readout
    guard let value = readout.value else { return readout.high.map { times + Self.range(readout.low, $0) } ?? "?" }
    let isExact = readout.low == value && readout.high == value
    return times + (isExact ? "" : "~") + Figure.megapixels(value)
  }

  private var delivered: String {
    guard term.format != nil, let first = term.delivered.first else { return "?" }
    if term.delivered.allSatisfy({ $0 == first }) { return times + Figure.megapixels(first) }
    return term.delivered.map { Figure.decimals($0 / 1e6, 2) }.joined(separator: " + ") + " MP"
  }

  private var rate: String {
    guard let rate = term.rate else {
      return term.rates.high.map { "\(Figure.decimals(term.rates.low, 2)) to \(Figure.decimals($0, 2))" } ?? "?"
    }
    guard let highest = term.format?.maxFrameRate, highest != rate else { return "\(rate)" }
    return "\(rate) of \(highest)"
  }

  /// `2.07 to 12.19 MP`.
  private static func range(_ low: Double, _ high: Double) -> String {
    low == high ? Figure.megapixels(low) : "\(Figure.decimals(low / 1e6, 2)) to \(Figure.megapixels(high))"
  }

  private var times: String { term.sensors > 1 ? "\(term.sensors) x " : "" }
}
