import CaptureModel
import CaptureSession
package import DeviceFacts
import JSONSource

/// The results of a calibration as a JSON document, with every reading, even those that the report for people leaves
/// out.
package struct CalibrationJSON {
  /// The text, ending with LF.
  package let bytes: [UInt8]

  package init(_ calibration: Calibration) { bytes = Array(Self.shape.text(of: calibration).utf8) }

  /// The keys.
  static let shape = ReportShape<Calibration> {
    ReportKey("version", .version(1), about: KeySentence.version) { _ in 1 }
    ReportKey("fits", .list(of: .object(fit)), about: "Each cost that was fitted") { calibration in
      [calibration.hardware, calibration.pressure].compactMap { $0 }.map { ($0, calibration) }
    }
    ReportKey("leftOut", .list(of: .object(leftOut)), about: "The readings that no fit uses") { $0.excluded }
    ReportKey(
      "open", .list(of: .onOneLine(.list(of: .text))), about: "The coefficients that the readings don't tell apart"
    ) { $0.entangled.map { $0.map(\.title) } }
    ReportKey("next", .list(of: .text), about: "What to read next, in words") { $0.next.map(\.words) }
  }

  private static let fit = ReportShape<(fit: CostFit, calibration: Calibration)> {
    ReportKey("cost", .text, about: "Which cost it is") { $0.fit.cost.rawValue }
    ReportKey("isExplained", .boolean, about: "Whether the model explains every reading") { one in
      !one.calibration.unexplained.contains { $0.cost == one.fit.cost }
    }
    ReportKey("isChecked", .boolean, about: "Whether some reading could have contradicted the fit") {
      $0.fit.isChecked
    }
    ReportKey("largestMiss", .number, about: "The largest difference between a reading and the model") {
      $0.fit.largestMiss
    }
    ReportKey("step", .orNull(.number), about: "The step that the costs are rounded to; null if none was found") {
      $0.fit.step
    }
    ReportKey("readings", .list(of: .onOneLine(.object(reading))), about: "The readings that it was fitted to") {
      $0.fit.rows
    }
  }

  private static let reading = ReportShape<CostFit.Row> {
    ReportKey("id", .text, about: ReportSentence.reading) { $0.id }
    ReportKey("read", .number, about: "The cost that was read") { $0.read }
    ReportKey("model", .number, about: "The cost by the model") { $0.model }
    ReportKey("withoutIt", .orNull(.number), about: "The cost by a model that was fitted to the other readings") {
      $0.withoutIt
    }
  }

  private static let leftOut = ReportShape<(id: String, why: Calibration.Exclusion)> {
    ReportKey("id", .text, about: ReportSentence.reading) { $0.id }
    ReportKey("why", .text, about: "Why it is left out, in words") { $0.why.words }
  }
}
