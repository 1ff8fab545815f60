import CaptureModel
import CapturePlans
import JSONSource

/// The cameras' configurations under a plan in JSON reports.
enum PlanJSON {
  /// What one camera runs.
  static let camera = ReportShape<CameraConfiguration> {
    ReportKey("input", .text, about: KeySentence.input) { $0.input }
    ReportKey("activeFormat", .orNull(.object(FormatJSON.shape)), about: "The format that it runs") { $0.format }
    ReportKey(
      "maxFrameRateOverride", .orNull(.number),
      about: "The rate that the app promises not to exceed, in frames a second, if it is below the format's"
    ) { $0.limit?.value }
    ReportKey(
      "activeFrameRate", .orNull(.number),
      about: "The rate that the camera is set to, in frames a second, if it is lower"
    ) { $0.activeRate?.value }
    ReportKey("port", .orNull(.text), about: "The constituent whose port its connections are moved to") {
      $0.isOnWidePort ? "builtInWideAngleCamera" : nil
    }
    ReportKey("enabled", .boolean, about: "Whether its connections are enabled") { !$0.isDisabled }
    ReportKey(
      "share", .orNull(.text),
      about: "How much of the requested pixels a second (of photos: pixels) it still delivers, as a fraction: 9/16"
    ) { $0.share?.description }
    ReportKey(
      optional: "videoHDREnabled", .boolean,
      about: "False if the app no longer asks for the video HDR that it guards"
    ) { $0.dropsVideoHDR ? false : nil }
  }
}

/// The names of formats in JSON reports.
enum FormatJSON {
  /// Four keys of a format; unknown values are `null`.
  static let shape = ReportShape<FormatName> {
    ReportKey("width", .whole, about: KeySentence.columns) { $0.dimensions.width }
    ReportKey("height", .whole, about: KeySentence.rows) { $0.dimensions.height }
    ReportKey("maxFrameRate", .orNull(.number), about: KeySentence.highestRate) { $0.maxFrameRate?.value }
    ReportKey("binned", .orNull(.boolean), about: KeySentence.binned) { $0.binned }
  }
}
