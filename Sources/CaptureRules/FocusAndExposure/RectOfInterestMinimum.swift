import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A rectangle to focus on or to meter is supported, and large enough for the format.
  static var rectOfInterestMinimum: Rule {
    Rule(
      "rect-of-interest-minimum",
      title: "Rectangle of interest that can't be set",
      area: .inputs,
      severity: .error,
      rationale: """
        focusRectOfInterest needs isFocusRectOfInterestSupported, exposureRectOfInterest \
        isExposureRectOfInterestSupported, and a rectangle is at least as large as minFocusRectOfInterestSize or \
        minExposureRectOfInterestSize of the active format. Otherwise the setter throws NSInvalidArgumentException. A \
        new format resets rectangles and points.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["focusRectOfInterest", "exposureRectOfInterest"],
      settles: ["focusRectOfInterest", "exposureRectOfInterest"],
      sources: [
        .symbol("AVCaptureDevice.focusRectOfInterest"), .symbol("AVCaptureDevice.exposureRectOfInterest"),
        .symbol("AVCaptureDevice.minFocusRectOfInterestSize"),
        .symbol("AVCaptureDevice.minExposureRectOfInterestSize"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 focusRectOfInterest=(x=0.75 y=0 width=0.25 height=0.25) | video")
          .on(profile(true)),
        .passing("single | back 1280x720 exposureRectOfInterest=(x=0.75 y=0 width=0.25 height=0.25) | video")
          .on(profile(true)),
        .failing("single | back 1280x720 focusRectOfInterest=⟦(x=0.75 y=0 width=0.1 height=0.1)⟧ | video")
          .on(profile(true)),
        .failing("single | back 1280x720 exposureRectOfInterest=⟦(x=0.75 y=0 width=0.1 height=0.1)⟧ | video")
          .on(profile(true)),
        .failing("single | back 1280x720 focusRectOfInterest=⟦(x=0.75 y=0 width=0.25 height=0.25)⟧ | video")
          .on(profile(false)),
        .unverified("single | back 1280x720 focusRectOfInterest=(x=0.75 y=0 width=0.25 height=0.25) | video")
          .on(FocusExamples.profile("")),
      ]
    ) { session, report in
      for camera in session.cameras {
        let (own, device, format) = (
          camera.input.focusAndExposure, camera.device?.controls, camera.activeFormat?.controls
        )
        RectLimit(
          key: "focusRectOfInterest", verb: "focus on", rect: own.focusRectOfInterest,
          isSupported: device?.focusRectOfInterest, width: format?.minFocusRectWidth, height: format?.minFocusRectHeight
        ).check(camera, &report)
        RectLimit(
          key: "exposureRectOfInterest", verb: "meter", rect: own.exposureRectOfInterest,
          isSupported: device?.exposureRectOfInterest, width: format?.minExposureRectWidth,
          height: format?.minExposureRectHeight
        ).check(camera, &report)
      }
    }
  }

  private static func profile(_ isSupported: Bool) -> ExampleDevice {
    FocusExamples.profile(
      #""focusRectOfInterest": \#(isSupported), "exposureRectOfInterest": \#(isSupported)"#,
      format: #"""
        , "controls": { "minFocusRectWidth": 0.2, "minFocusRectHeight": 0.2, "minExposureRectWidth": 0.2,
                        "minExposureRectHeight": 0.2 }
        """#)
  }
}

/// A rectangle of interest, and what the camera takes.
private struct RectLimit {
  let key: String
  let verb: String
  let rect: Located<RectOfInterest>?
  let isSupported: Bool?
  let width: Double?
  let height: Double?

  func check(_ camera: ResolvedCamera, _ report: inout Emitter) {
    guard let rect else { return }
    let removal = Fix("leave \(key) out", .unsafe, edits: [report.edit.removing(rect.range)])
    switch isSupported {
    case nil:
      report.unverified(
        whether: "\"\(camera.id)\" takes a rectangle to \(verb)", settledBy: camera.fact(.controls), at: rect.range,
        lack: .value)
    case false?:
      report.emit(
        "\"\(camera.id)\" takes no rectangle to \(verb)", at: rect.range, lack: .value, label: "a point only",
        fixes: [removal], help: "set a point of interest instead")
    case true?: checkSize(rect, of: camera, &report)
    }
  }

  private func checkSize(_ rect: Located<RectOfInterest>, of camera: ResolvedCamera, _ report: inout Emitter) {
    guard let x = rect.value.x?.value, let y = rect.value.y?.value, let across = rect.value.width?.value,
      let down = rect.value.height?.value, across < 1 || down < 1
    else { return }
    guard let width, let height else {
      return report.unverified(
        "the smallest rectangle that \"\(camera.id)\" can \(verb)", settledBy: camera.formatFact(.controls),
        at: rect.range, lack: .value)
    }
    guard across < width || down < height else { return }
    let (wide, high) = (max(across, width), max(down, height))
    let sides = [("x", min(x, 1 - wide)), ("y", min(y, 1 - high)), ("width", wide), ("height", high)]
    let text = sides.map { "\"\($0.0)\": \(JSONNumber.text(of: ($0.1 * 1_000_000).rounded() / 1_000_000))" }
    let least = "\(JSONNumber.text(of: width)) by \(JSONNumber.text(of: height))"
    report.emit(
      "\"\(camera.id)\" can't \(verb) a rectangle so small", at: rect.range, lack: .value, label: "at least \(least)",
      fixes: [
        Fix(
          "enlarge it", .unsafe,
          edits: [report.edit.replacing(rect.range, with: "{ \(text.joined(separator: ", ")) }")])
      ])
  }
}
