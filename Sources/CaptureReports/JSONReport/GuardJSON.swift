import CaptureModel
import CapturePlans
import JSONSource

/// The things that an app leaves out in JSON reports.
enum GuardJSON {
  /// The place of a guarded key or element.
  static let place = ReportShape<GraphGuard> {
    ReportKey("pointer", .text, about: "The JSON Pointer to the object") { $0.pointer }
    ReportKey("key", .orNull(.text), about: "The key of the object; null for the whole element") { $0.key }
  }

  /// A thing that is left out, with the reasons.
  static let leftOut = ReportShape<LeftOut> {
    place.of { $0.guarded }
    values.of { $0.values }
    ReportKey("why", .text, about: "What the device lacks") { $0.reasons.joined(separator: "; ") }
    ReportKey("basis", .kind, about: "How that is known") { $0.basis.rawValue }
  }

  /// The values of a list that go.
  static let values = ReportShape<[String]> {
    ReportKey(optional: "values", .list(of: .text), about: "The values of a list that go, if others stay") {
      $0.isEmpty ? nil : $0
    }
  }
}
