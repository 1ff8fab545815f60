import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A locked frame duration is not shorter than a frame at the format's highest rate.
  static var lockedDurationBelowMinimum: Rule {
    Rule(
      "locked-duration-below-minimum",
      title: "Locked frame duration is too short",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        A locked frame duration is at least the camera's minSupportedLockedVideoFrameDuration. No source says how long \
        that is, but a format runs no faster than its highest rate. Apple documents an exception for cameras that can't \
        lock their frame duration, but not for one that is too short.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["lockedVideoFrameDuration"],
      settles: ["lockedVideoFrameDuration"],
      sources: [
        .symbol("AVCaptureDevice.minSupportedLockedVideoFrameDuration"),
        .symbol("AVCaptureDeviceInput.activeLockedVideoFrameDuration"),
        .inference("the camera's minimum is not below that of its format"),
      ],
      hasFix: true,
      examples: [
        .failing("back 1280x720@60 binned lockedVideoFrameDuration=⟦0.01⟧ | video").on("iphone-13-mini"),
        .unverified("back 1280x720@60 binned lockedVideoFrameDuration=0.016667 | video").on("iphone-13-mini"),
        .unverified("back 1280x720@60 binned lockedVideoFrameDuration=0.04 | video").on("iphone-13-mini"),
        .passing("back 1280x720@60 binned | video").on("iphone-13-mini"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let locked = camera.input.timing.lockedVideoFrameDuration else { continue }
        guard let rate = camera.activeFormat?.highestRate, locked.value + microsecond < 1 / rate.value else {
          report.unverified(
            "the shortest frame duration that \"\(camera.id)\" can lock", settledBy: .unrecorded, at: locked.range,
            lack: .value, decides: true)
          continue
        }
        let shortest = JSONNumber.text(of: (1 / rate.value / microsecond).rounded(.up) / 1_000_000)
        report.emit(
          "\"\(camera.id)\" can't lock frames of \(JSONNumber.text(of: locked.value)) s: its format runs at \(rate) at most",
          at: locked.range, lack: .value, label: "shorter than any frame",
          fixes: [Fix("lock \(shortest) s", .unsafe, edits: [report.edit.replacing(locked.range, with: shortest)])],
          help: "set no less than minSupportedLockedVideoFrameDuration")
        report.unverified(
          whether: "\"\(camera.id)\" takes a shorter duration than it can lock", settledBy: .unrecorded,
          at: locked.range, lack: .value, decides: true)
      }
    }
  }

  /// The rounding error of a duration in decimals, like a thirtieth of a second.
  private static let microsecond = 0.000_001
}
