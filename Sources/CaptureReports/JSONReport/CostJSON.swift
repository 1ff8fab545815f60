import CaptureModel
import CaptureSession
import JSONSource

/// The bills of costs in JSON reports.
enum CostJSON {
  /// What a value is at least and at most.
  static let interval = ReportShape<CostInterval> {
    ReportKey("value", .orNull(.number), about: KeySentence.bestGuess) { $0.value }
    ReportKey("low", .orNull(.number), about: KeySentence.least) { $0.low }
    ReportKey("high", .orNull(.number), about: KeySentence.most) { $0.high }
  }

  /// A cost with its charges.
  static let bill = ReportShape<CostBill> {
    interval.of { $0.total }
    ReportKey("basis", .kind, about: "How the weakest coefficient is known") { $0.basis.rawValue }
    ReportKey("items", .list(of: .object(item)), about: "The charges that it is made of") { $0.items }
    ReportKey("missing", .list(of: .text), about: "The facts that it needs and that are not known") {
      $0.missing.map(\.words)
    }
  }

  private static let item = ReportShape<CostBill.Item> {
    ReportKey("input", .orNull(.text), about: "The id of the input that is charged; null for the session") {
      $0.input
    }
    ReportKey("factor", .text, about: "What is charged for") { $0.factor.name }
    interval.of { $0.cost }
    ReportKey("basis", .kind, about: "How its coefficient is known") { $0.basis.rawValue }
    ReportKey("source", .orNull(.text), about: ReportSentence.source) { $0.source }
    ReportKey("pixels", .orNull(.object(pixels)), about: "How a charge for pixels comes about") { $0.pixels }
  }

  // The factors of a pixel term are shown with the item, but not added up.
  private static let pixels = ReportShape<PixelTerm> {
    ReportKey("format", .orNull(.object(FormatJSON.shape)), about: "The format; null where it is not known") {
      $0.format
    }
    ReportKey("readout", .orNull(.object(interval)), about: "The pixels of the sensor that a frame reads") {
      $0.readout
    }
    ReportKey("delivered", .list(of: .number), about: "The pixels of a frame that each sensor delivers") {
      $0.format == nil ? [] : $0.delivered
    }
    ReportKey("sensors", .whole, about: "How many sensors are read") { $0.sensors }
    ReportKey("chargedRate", .orNull(.number), about: "The rate that is charged, in frames a second") {
      $0.rate?.value
    }
    ReportKey("hdr", .orNull(.object(interval)), about: "How often HDR reads the sensor for a frame") { $0.hdr }
  }
}
