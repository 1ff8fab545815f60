import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Only one input of a multi-camera session has a locked frame duration.
  static var oneLockedFrameDurationInput: Rule {
    Rule(
      "one-locked-frame-duration-input",
      title: "Second input with a locked frame duration",
      area: .inputs,
      severity: .error,
      rationale: """
        In a multi-camera session at most one input may run at a locked frame duration or follow an external sync device.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["lockedVideoFrameDuration", "followsExternalSync"],
      sources: [
        .symbol("AVCaptureDeviceInput.activeLockedVideoFrameDuration"),
        .symbol("AVCaptureDeviceInput.follow(_:videoFrameDuration:delegate:)"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 lockedVideoFrameDuration=0.04 | a: video | front 1280x720 | b: video")
          .on("iphone-13-mini"),
        .failing("back 1280x720 lockedVideoFrameDuration=0.04 | a: video | front 1280x720 followsExternalSync=⟦true⟧")
          .and("b: video").on("iphone-13-mini"),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      let locked = session.cameras.compactMap { camera in
        camera.input.lockedSettings.first.map { (camera: camera, range: $0) }
      }
      let subjects = AlikeElements.pairs(locked.map { ($0.camera.id, $0.range) })
      for ((camera, range), pair) in zip(locked.dropFirst(), subjects) {
        report.emit(
          "\"\(camera.id)\" can't lock its frame duration as well", at: range, label: "second locked input",
          notes: [Finding.Note("\"\(locked[0].camera.id)\" already has a locked frame duration", at: locked[0].range)],
          fixes: [
            Fix(
              "don't lock \"\(camera.id)\"", .unsafe,
              edits: camera.input.lockedSettings.map { report.edit.removing($0) })
          ], subjects: pair)
      }
    }
  }
}

extension GraphInput {
  /// The ranges of the settings that lock the input's frame duration, in text order.
  fileprivate var lockedSettings: [SourceRange] {
    var ranges: [SourceRange] = []
    if let locked = timing.lockedVideoFrameDuration { ranges.append(locked.range) }
    if let follows = timing.followsExternalSync, follows.value { ranges.append(follows.range) }
    return ranges.sorted()
  }
}
