import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Frames of a format with several aspect ratios have the size of the one in use.
  static var dynamicAspectRatioDimensions: Rule {
    Rule(
      "dynamic-aspect-ratio-dimensions",
      title: "Frames of another size than the format's",
      area: .formats,
      severity: .note,
      rationale: """
        A format with dynamic aspect ratios starts with the first of its list, and delivers frames of the device's \
        dynamicDimensions, not of the format's own width and height. A graph that names the ratio says which size it means.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["activeFormat"],
      sources: [
        .symbol("AVCaptureDevice.dynamicAspectRatio"), .symbol("AVCaptureDevice.dynamicDimensions"),
        .symbol("AVCaptureDevice.Format.supportedDynamicAspectRatios"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x1280 dynamicAspectRatio=3x4 | video").on(profile),
        .failing("single | back ⟦1280x1280⟧ | video").on(profile),
      ]
    ) { session, report in
      for camera in session.cameras where camera.input.framing.dynamicAspectRatio == nil {
        guard let request = camera.input.activeFormat, let ratios = camera.activeFormat?.features?.dynamicAspectRatios,
          let first = ratios.first
        else { continue }
        let edits = report.edit.changing(camera.input.range, set: [("dynamicAspectRatio", "\"\(first.rawValue)\"")])
        report.emit(
          "frames of \"\(camera.id)\" have the ratio \(first.words), whatever the format's size", at: request.range,
          label: "default ratio is \(first.words)", fixes: [Fix("name the ratio in the graph", .unsafe, edits: edits)],
          help: ratios.count == 1
            ? "the format has no other ratio" : "the format's ratios are \(ratios.map(\.words).sentence)")
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInWideAngleCamera",
    formats:
      #"{ "width": 1280, "height": 1280, "maxFrameRate": 30, "features": { "dynamicAspectRatios": ["3x4", "1x1"] } }"#)
}

extension AspectRatio {
  /// The ratio as people write it: `16:9`.
  fileprivate var words: String { rawValue.split(separator: "x").joined(separator: ":") }
}
