import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// How changing a single camera would affect the costs, in JSON reports.
enum OutlookJSON {
  /// One camera.
  static let shape = ReportShape<CameraOutlook> {
    ReportKey("input", .text, about: KeySentence.input) { $0.input }
    ReportKey("configuration", .text, about: "What the camera runs") { $0.configuration.words }
    ReportKey("cheaper", .orNull(.object(step)), about: "The next cheaper choice for the camera") { $0.cheaper.step }
    ReportKey("better", .orNull(.object(step)), about: "The next better choice for the camera") { $0.better.step }
  }

  private static let step = ReportShape<CameraOutlook.Step> {
    ReportKey("configuration", .text, about: "What the camera would run") { $0.configuration.words }
    ReportKey(
      "share", .orNull(.text),
      about: "How much of the requested pixels a second the camera would still deliver, as a fraction"
    ) { $0.configuration.share?.description }
    ReportKey("hardwareCost", .orNull(.object(CostJSON.interval)), about: ReportSentence.hardware) {
      $0.costs.hardware.total
    }
    ReportKey("systemPressureCost", .orNull(.object(CostJSON.interval)), about: ReportSentence.pressure) {
      $0.costs.pressure?.total
    }
    ReportKey(
      "fits", .orNull(.boolean),
      about: "Whether the costs would be within their targets; null where that is not known"
    ) { $0.fits }
  }
}

extension CameraOutlook.Answer {
  /// The step, if there is one.
  fileprivate var step: CameraOutlook.Step? { if case .step(let step) = self { step } else { nil } }
}
