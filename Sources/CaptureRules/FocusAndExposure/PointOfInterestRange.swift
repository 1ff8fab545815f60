import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A point of interest lies in the picture.
  static var pointOfInterestRange: Rule {
    Rule(
      "point-of-interest-range",
      title: "Point of interest outside of the picture",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        A point of interest is a place in the unrotated picture, from 0, 0 at the top left to 1, 1 at the bottom right, \
        and not a place in a view. No exception is documented for a point outside, and nothing says where the camera \
        looks then.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["focusPointOfInterest", "exposurePointOfInterest"],
      sources: [
        .symbol("AVCaptureDevice.focusPointOfInterest"), .symbol("AVCaptureDevice.exposurePointOfInterest"),
        .inference("what happens outside of 0 to 1 is not documented"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 focusPointOfInterest=(x=0 y=1) focusMode=autoFocus | video"),
        .failing("single | back 1280x720 focusPointOfInterest=(x=⟦187.5⟧ y=⟦333⟧) focusMode=autoFocus | video"),
        .failing("single | back 1280x720 exposurePointOfInterest=(x=0.5 y=⟦-0.1⟧) exposureMode=continuousAutoExposure")
          .and("video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        let settings = camera.input.focusAndExposure
        for point in [settings.focusPointOfInterest, settings.exposurePointOfInterest] {
          for side in [point?.value.x, point?.value.y] {
            guard let side, !(0...1).contains(side.value) else { continue }
            let nearest = side.value < 0 ? "0" : "1"
            report.emit(
              "a point of interest of \"\(camera.id)\" lies outside of the picture", at: side.range,
              label: "from 0 to 1",
              fixes: [Fix("move it to \(nearest)", .unsafe, edits: [report.edit.replacing(side.range, with: nearest)])],
              help: "a preview layer's captureDevicePointConverted(fromLayerPoint:) gives the point for a tap")
          }
        }
      }
    }
  }
}
