import CaptureModel
import CapturePlans
import JSONSource

/// Writes the cameras' configurations under a plan as JSON.
enum PlanJSON {
  /// Writes each camera's configuration as a member; `null` if there is no plan.
  static func member(_ name: String, _ plan: [CameraConfiguration]?, to writer: inout JSONWriter) {
    guard let plan else { return writer.member(name, nil as String?) }
    writer.array(name) { writer in
      for camera in plan { element(camera, to: &writer) }
    }
  }

  private static func element(_ camera: CameraConfiguration, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("input", camera.input)
      if let format = camera.format {
        writer.object("activeFormat") { writer in FormatJSON.members(of: format, to: &writer) }
      } else {
        writer.member("activeFormat", nil as String?)
      }
      writer.member("maxFrameRateOverride", camera.limit?.value)
      writer.member("activeFrameRate", camera.activeRate?.value)
      writer.member("port", camera.isOnWidePort ? "builtInWideAngleCamera" : nil)
      writer.member("enabled", !camera.isDisabled)
      writer.member("share", camera.share?.description)
      if camera.dropsVideoHDR { writer.member("videoHDREnabled", false) }
    }
  }
}

/// Writes the name of a format as JSON.
enum FormatJSON {
  /// Writes its four keys; unknown values are `null`.
  static func members(of format: FormatName, to writer: inout JSONWriter) {
    writer.member("width", format.dimensions.width)
    writer.member("height", format.dimensions.height)
    writer.member("maxFrameRate", format.maxFrameRate?.value)
    writer.member("binned", format.binned)
  }
}
