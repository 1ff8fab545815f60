import CaptureSession
import CapturePlans
import JSONSource

/// Writes as JSON how changing a single camera would affect the costs.
enum OutlookJSON {
  /// Writes the cameras as a member.
  static func member(_ name: String, _ outlooks: [CameraOutlook], to writer: inout JSONWriter) {
    writer.array(name) { writer in
      for outlook in outlooks {
        writer.object { writer in
          writer.member("input", outlook.input)
          writer.member("configuration", outlook.configuration.words)
          step("cheaper", outlook.cheaper, to: &writer)
          step("better", outlook.better, to: &writer)
        }
      }
    }
  }

  private static func step(_ name: String, _ answer: CameraOutlook.Answer, to writer: inout JSONWriter) {
    guard case .step(let step) = answer else { return writer.member(name, nil as String?) }
    writer.object(name) { writer in
      writer.member("configuration", step.configuration.words)
      writer.member("share", step.configuration.share?.description)
      CostJSON.member("hardwareCost", step.costs.hardware.total, to: &writer)
      CostJSON.member("systemPressureCost", step.costs.pressure?.total, to: &writer)
      writer.member("fits", step.fits)
    }
  }
}
