import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A square format of a front camera has its aspect ratio written out.
  static var squareSensorAspectUnset: Rule {
    Rule(
      "square-sensor-aspect-unset",
      title: "Square format without its aspect ratio",
      area: .formats,
      severity: .warning,
      rationale: """
        A front camera with a square sensor has formats that are as wide as they are high. Unless dynamicAspectRatio is \
        set, such a format delivers the first of its supportedDynamicAspectRatios: an app that chose 4032x4032 recorded \
        3024x4032.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["activeFormat"],
      sources: [
        .symbol("AVCaptureDevice.dynamicAspectRatio"),
        .symbol("AVCaptureDevice.Format.supportedDynamicAspectRatios"),
        .report("public reports of movies of 3024x4032 from a format of 4032x4032"),
      ],
      supersedes: [Rule.dynamicAspectRatioDimensions.id],
      hasFix: true,
      examples: [
        .passing("single")
          .and("front: ultra front 1280x1280 dynamicAspectRatio=1x1 | movie").on(profile(#"["3x4", "1x1"]"#)),
        .failing("single | front: ultra front ⟦1280x1280⟧ | movie").on(profile(#"["3x4", "1x1"]"#)),
        .passing("single | front: ultra front 1280x1280 | movie").on(profile(#"["1x1", "3x4"]"#)),
        .failing("single | front: ultra front ⟦4032x4032⟧ | movie").on("iphone-17-pro").withoutFix(),
      ]
    ) { session, report in
      for camera in session.cameras where camera.key.position == .front {
        guard camera.input.framing.dynamicAspectRatio == nil, let request = camera.input.activeFormat,
          let format = camera.activeFormat, format.width == format.height
        else { continue }
        let first = format.features?.dynamicAspectRatios?.first
        if first == .square { continue }
        let edits = first.map {
          report.edit.changing(camera.input.range, set: [("dynamicAspectRatio", "\"\($0.rawValue)\"")])
        }
        report.emit(
          "\"\(camera.id)\" delivers the first aspect ratio of this format, not \(format.dimensions)",
          at: request.range, label: first.map { "delivers \($0.rawValue)" } ?? "the default is not square",
          fixes: edits.map { [Fix("name the ratio in the graph", .unsafe, edits: $0)] } ?? [],
          help: "set dynamicAspectRatio to the one that you mean")
      }
    }
  }

  private static func profile(_ ratios: String) -> ExampleDevice {
    #"""
    { "capplanProfile": 1, "id": "example-front", "name": "A phone with a square front sensor",
      "cameras": [ { "deviceType": "builtInUltraWideCamera", "position": "front", "formats": [
        { "width": 1280, "height": 1280, "maxFrameRate": 30,
          "features": { "dynamicAspectRatios": \#(ratios) } } ] } ] }
    """#
  }
}
