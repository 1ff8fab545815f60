import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A connection rotates by quarter turns.
  static var rotationAngleSupported: Rule {
    Rule(
      "rotation-angle-supported",
      title: "Rotation angle is not supported",
      area: .connections,
      severity: .error,
      rationale: """
        A connection rotates its pictures by 0, 90, 180 or 270 degrees. Another angle, or any angle on a connection \
        without pictures, throws an exception.
        """,
      availability: .iOS(OSVersion(17)),
      reads: ["videoRotationAngle", "videoOrientation"],
      settles: ["videoRotationAngle", "videoOrientation"],
      sources: [
        .symbol("AVCaptureConnection.videoRotationAngle"),
        .symbol("AVCaptureConnection.isVideoRotationAngleSupported(_:)"),
        .symbol("AVCaptureConnection.isVideoOrientationSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | back -> preview videoRotationAngle=90"),
        .failing("back 1280x720 | back -> preview videoRotationAngle=⟦-90⟧"),
        .failing("back 1280x720 | back -> video videoRotationAngle=⟦360⟧"),
        .failing("mic | mic -> sound videoRotationAngle=⟦90⟧"),
        .failing("back 1280x720 | back -> video videoRotationAngle=⟦45⟧"),
        .passing("back 1280x720 | back -> preview videoRotationAngle=coordinator"),
        .failing("iOS 16.0 | mic | mic -> sound videoOrientation=⟦portrait⟧"),
        .failing("iOS 17.0 | back 1280x720 | back -> preview videoOrientation=⟦portrait⟧").withoutFix(),
        .passing("iOS 16.0 | back 1280x720 | back -> preview videoOrientation=portrait"),
      ]
    ) { session, report in
      for connection in session.connections {
        guard let written = session.written(connection) else { continue }
        if let medium = connection.mediumWithoutPictures {
          for (key, range) in written.turns {
            report.emit(
              "a connection of \(medium.rawValue) can't be rotated", at: range, label: "has no pictures",
              fixes: [Fix("remove '\(key)'", .unsafe, edits: [report.edit.removing(range)])])
          }
        } else if let angle = written.videoRotationAngle, let degrees = angle.value.degrees {
          checkAngle(degrees, at: angle.range, &report)
        } else if let orientation = written.videoOrientation, session.minimumOS(before: OSVersion(17)) == nil {
          // An app that also runs on earlier systems needs the orientation, since these have no rotation angle.
          report.emit(
            "'videoOrientation' is deprecated since iOS 17", at: orientation.range, severity: .note,
            label: "replaced by an angle",
            help: "set 'videoRotationAngle': an angle, or \"coordinator\" if a rotation coordinator sets it")
        }
      }
    }
  }

  private static func checkAngle(_ degrees: Double, at range: SourceRange, _ report: inout Emitter) {
    guard ![0, 90, 180, 270].contains(degrees) else { return }
    let turned = degrees < 0 ? degrees + 360 : degrees
    let nearest = Int((turned / 90).rounded()) % 4 * 90
    let isSame = turned == Double(nearest) || turned == 360
    report.emit(
      "the rotation angle is \(JSONNumber.text(of: degrees)) degrees", at: range, label: "0, 90, 180 or 270",
      fixes: [
        Fix(
          "rotate by \(nearest) degrees", isSame ? .safe : .unsafe,
          edits: [report.edit.replacing(range, with: "\(nearest)")])
      ])
  }
}

extension GraphConnection {
  /// The keys that rotate its images, with the ranges of their values.
  fileprivate var turns: [(key: String, range: SourceRange)] {
    [("videoRotationAngle", videoRotationAngle?.range), ("videoOrientation", videoOrientation?.range)]
      .compactMap { key, range in range.map { (key, $0) } }
  }
}
